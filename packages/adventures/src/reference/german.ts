import { type Chapter, composeReference } from '@keep-flying/kernel'
import { de as crewTexts } from './crew/de.ts'
import { table as crew } from './crew/table.ts'
import { de as fightsTexts } from './fights/de.ts'
import { table as fights } from './fights/table.ts'
import { de as gearTexts } from './gear/de.ts'
import { table as gear } from './gear/table.ts'
import { de as goonsTexts } from './goons/de.ts'
import { table as goons } from './goons/table.ts'
import { de as jobsTexts } from './jobs/de.ts'
import { table as jobs } from './jobs/table.ts'
import { de as movementTexts } from './movement/de.ts'
import { table as movement } from './movement/table.ts'
import { de as rulingsTexts } from './rulings/de.ts'
import { table as rulings } from './rulings/table.ts'
import { de as settingUpTexts } from './setting-up/de.ts'
import { table as settingUp } from './setting-up/table.ts'
import { de as testsTexts } from './tests/de.ts'
import { table as tests } from './tests/table.ts'
import { de as timeTexts } from './time/de.ts'
import { table as time } from './time/table.ts'

/** The rules for players in German; all but the words is that of the English reference. */
export const germanReference: readonly Chapter[] = composeReference([
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
