import { type Chapter, composeReference } from '@keep-flying/kernel'
import { rules } from '../boxes/reference-en.ts'

/** The rules for players, chapter by chapter, in reading order. */
export const reference: readonly Chapter[] = composeReference(rules)
