import type { Chapter } from '@keep-flying/kernel'
import { rules } from '../boxes/reference-en.ts'
import { composeReference } from './compose.ts'

/** The rules for players, chapter by chapter, in reading order. */
export const reference: readonly Chapter[] = composeReference(rules)
