import { type Chapter, composeReference } from '@keep-flying/kernel'
import { en as abilitiesTexts } from './abilities/en.ts'
import { table as abilities } from './abilities/table.ts'
import { en as episodesTexts } from './episodes/en.ts'
import { table as episodes } from './episodes/table.ts'
import { en as rulingsTexts } from './rulings/en.ts'
import { table as rulings } from './rulings/table.ts'
import { en as settingUpTexts } from './setting-up/en.ts'
import { table as settingUp } from './setting-up/table.ts'
import { en as strikesTexts } from './strikes/en.ts'
import { table as strikes } from './strikes/table.ts'
import { en as turnTexts } from './turn/en.ts'
import { table as turn } from './turn/table.ts'
import { en as variantsTexts } from './variants/en.ts'
import { table as variants } from './variants/table.ts'

/** The rules for players, chapter by chapter, in reading order. */
export const reference: readonly Chapter[] = composeReference([
  { box: 'base', table: settingUp, texts: settingUpTexts },
  { box: 'base', table: turn, texts: turnTexts },
  { box: 'base', table: strikes, texts: strikesTexts },
  { box: 'base', table: episodes, texts: episodesTexts },
  { box: 'base', table: abilities, texts: abilitiesTexts },
  { box: 'base', table: variants, texts: variantsTexts },
  { box: 'base', table: rulings, texts: rulingsTexts },
])
