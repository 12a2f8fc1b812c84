import { rules } from '../boxes/reference-en.ts'
import { composeReference } from './compose.ts'
import type { Chapter } from './types.ts'

export type { Chapter, Rule } from './types.ts'

/** The rules for players, chapter by chapter, in reading order. */
export const reference: readonly Chapter[] = composeReference(rules)
