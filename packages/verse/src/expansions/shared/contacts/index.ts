import type { ShownPart } from '../../../box.ts'
import { favours } from './text/describe.ts'

/** What contacts of several boxes do. */
export const sharedContacts: ShownPart = { kindTexts: { favours } }
