import type { GameSetup } from '../../../game/setup.ts'
import { FirstJobs } from './FirstJobs.tsx'
import { GoalChart } from './GoalChart.tsx'
import { Stories } from './Stories.tsx'
import { titleIn } from './story.ts'

/** What setting up Firefly: The Game looks like, beyond what its options say of themselves. */
export const verseSetup: GameSetup = {
  usual: { players: 3 },
  guided: { players: 2, story: 'first-time', startingJobs: 'first-game' },
  titleOf: (options) => titleIn(options).name,
  summary: (options, n, say) => say('setup.captains', { n, hours: titleIn(options).hours.replace('-', '–') }),
  main: ['story'],
  fields: { story: Stories, startingJobs: FirstJobs },
  Aside: GoalChart,
}
