import type { ShownPart } from '../../../box.ts'
import { effects } from './text/describe.ts'

/** Effects that cards of several boxes have. */
export const sharedEffects: ShownPart = { kindTexts: { effects } }
