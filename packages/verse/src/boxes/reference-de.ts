import type { BoxRules } from '@keep-flying/kernel'
import { de as blueSunTexts } from '../expansions/blue-sun/reference/de.ts'
import { table as blueSun } from '../expansions/blue-sun/reference/table.ts'
import { de as crimeTexts } from '../expansions/crime/reference/de.ts'
import { table as crime } from '../expansions/crime/reference/table.ts'
import { de as kalidasaTexts } from '../expansions/kalidasa/reference/de.ts'
import { table as kalidasa } from '../expansions/kalidasa/reference/table.ts'
import { de as piratesTexts } from '../expansions/pirates/reference/de.ts'
import { table as pirates } from '../expansions/pirates/reference/table.ts'
import { de as stillFlyingTexts } from '../expansions/still-flying/reference/de.ts'
import { table as stillFlying } from '../expansions/still-flying/reference/table.ts'
import { de as tenthTexts } from '../expansions/tenth-anniversary/reference/de.ts'
import { table as tenth } from '../expansions/tenth-anniversary/reference/table.ts'
import { de } from '../reference/de.ts'
import { table } from '../reference/table.ts'

/** The rules of every box in German. */
export const rules: readonly BoxRules[] = [
  { box: 'base', table, texts: de },
  { box: 'pirates', table: pirates, texts: piratesTexts },
  { box: 'blue-sun', table: blueSun, texts: blueSunTexts },
  { box: 'crime', table: crime, texts: crimeTexts },
  { box: 'kalidasa', table: kalidasa, texts: kalidasaTexts },
  { box: 'still-flying', table: stillFlying, texts: stillFlyingTexts },
  { box: 'tenth-anniversary', table: tenth, texts: tenthTexts },
]
