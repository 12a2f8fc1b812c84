import type { BoxRules } from '@keep-flying/kernel'
import { de as blueSunTexts } from '../expansions/blue-sun/reference/de.ts'
import { table as blueSun } from '../expansions/blue-sun/reference/table.ts'
import { de } from '../reference/de.ts'
import { table } from '../reference/table.ts'

/** The rules of every box in German. */
export const rules: readonly BoxRules[] = [
  { box: 'base', table, texts: de },
  { box: 'blue-sun', table: blueSun, texts: blueSunTexts },
]
