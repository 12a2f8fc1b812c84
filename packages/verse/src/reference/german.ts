import { type Chapter, composeReference } from '@keep-flying/kernel'
import { rules } from '../boxes/reference-de.ts'

/** The rules for players in German; all but the words is that of the English reference. */
export const germanReference: readonly Chapter[] = composeReference(rules)
