import type { Part } from '../../../box.ts'
import { effects } from './text/describe.ts'

/** Effects that cards of several boxes have. */
export const sharedEffects: Part = { hooks: [], kindTexts: { effects } }
