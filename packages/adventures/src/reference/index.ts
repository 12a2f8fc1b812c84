import { type Chapter, composeReference } from '@keep-flying/kernel'
import { en as crewTexts } from './crew/en.ts'
import { table as crew } from './crew/table.ts'
import { en as fightsTexts } from './fights/en.ts'
import { table as fights } from './fights/table.ts'
import { en as gearTexts } from './gear/en.ts'
import { table as gear } from './gear/table.ts'
import { en as goonsTexts } from './goons/en.ts'
import { table as goons } from './goons/table.ts'
import { en as jobsTexts } from './jobs/en.ts'
import { table as jobs } from './jobs/table.ts'
import { en as movementTexts } from './movement/en.ts'
import { table as movement } from './movement/table.ts'
import { en as rulingsTexts } from './rulings/en.ts'
import { table as rulings } from './rulings/table.ts'
import { en as settingUpTexts } from './setting-up/en.ts'
import { table as settingUp } from './setting-up/table.ts'
import { en as testsTexts } from './tests/en.ts'
import { table as tests } from './tests/table.ts'
import { en as timeTexts } from './time/en.ts'
import { table as time } from './time/table.ts'

/** The rules for players, chapter by chapter, in reading order. */
export const reference: readonly Chapter[] = composeReference([
  { box: 'base', table: settingUp, texts: settingUpTexts },
  { box: 'base', table: time, texts: timeTexts },
  { box: 'base', table: crew, texts: crewTexts },
  { box: 'base', table: tests, texts: testsTexts },
  { box: 'base', table: movement, texts: movementTexts },
  { box: 'base', table: fights, texts: fightsTexts },
  { box: 'base', table: gear, texts: gearTexts },
  { box: 'base', table: goons, texts: goonsTexts },
  { box: 'base', table: jobs, texts: jobsTexts },
  { box: 'base', table: rulings, texts: rulingsTexts },
])
