import type { BoxRules } from '@keep-flying/kernel'
import { en as blueSunTexts } from '../expansions/blue-sun/reference/en.ts'
import { table as blueSun } from '../expansions/blue-sun/reference/table.ts'
import { en as crimeTexts } from '../expansions/crime/reference/en.ts'
import { table as crime } from '../expansions/crime/reference/table.ts'
import { en as kalidasaTexts } from '../expansions/kalidasa/reference/en.ts'
import { table as kalidasa } from '../expansions/kalidasa/reference/table.ts'
import { en as piratesTexts } from '../expansions/pirates/reference/en.ts'
import { table as pirates } from '../expansions/pirates/reference/table.ts'
import { en as stillFlyingTexts } from '../expansions/still-flying/reference/en.ts'
import { table as stillFlying } from '../expansions/still-flying/reference/table.ts'
import { en as tenthTexts } from '../expansions/tenth-anniversary/reference/en.ts'
import { table as tenth } from '../expansions/tenth-anniversary/reference/table.ts'
import { en } from '../reference/en.ts'
import { table } from '../reference/table.ts'

/** The rules of every box in English. */
export const rules: readonly BoxRules[] = [
  { box: 'base', table, texts: en },
  { box: 'pirates', table: pirates, texts: piratesTexts },
  { box: 'blue-sun', table: blueSun, texts: blueSunTexts },
  { box: 'crime', table: crime, texts: crimeTexts },
  { box: 'kalidasa', table: kalidasa, texts: kalidasaTexts },
  { box: 'still-flying', table: stillFlying, texts: stillFlyingTexts },
  { box: 'tenth-anniversary', table: tenth, texts: tenthTexts },
]
