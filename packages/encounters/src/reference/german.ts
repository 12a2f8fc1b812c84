import { type Chapter, composeReference } from '@keep-flying/kernel'
import { de as abilitiesTexts } from './abilities/de.ts'
import { table as abilities } from './abilities/table.ts'
import { de as episodesTexts } from './episodes/de.ts'
import { table as episodes } from './episodes/table.ts'
import { de as rulingsTexts } from './rulings/de.ts'
import { table as rulings } from './rulings/table.ts'
import { de as settingUpTexts } from './setting-up/de.ts'
import { table as settingUp } from './setting-up/table.ts'
import { de as strikesTexts } from './strikes/de.ts'
import { table as strikes } from './strikes/table.ts'
import { de as turnTexts } from './turn/de.ts'
import { table as turn } from './turn/table.ts'
import { de as variantsTexts } from './variants/de.ts'
import { table as variants } from './variants/table.ts'

/** The rules for players in German; all but the words is that of the English reference. */
export const germanReference: readonly Chapter[] = composeReference([
  { box: 'base', table: settingUp, texts: settingUpTexts },
  { box: 'base', table: turn, texts: turnTexts },
  { box: 'base', table: strikes, texts: strikesTexts },
  { box: 'base', table: episodes, texts: episodesTexts },
  { box: 'base', table: abilities, texts: abilitiesTexts },
  { box: 'base', table: variants, texts: variantsTexts },
  { box: 'base', table: rulings, texts: rulingsTexts },
])
