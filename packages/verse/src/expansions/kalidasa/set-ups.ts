import type { SetUpCard } from '../../vocabulary/index.ts'
import { setUpTitles } from './listing.ts'

export const setUps: readonly SetUpCard[] = [
  {
    ...setUpTitles.rimsTheThing,
    reshuffleCardsIn: true,
    jobsOnlyOf: ['blue-sun', 'kalidasa'],
    startingJobs: ['fanty-and-mingo', 'lord-harrow', 'mr-universe', 'magistrate-higgins'],
  },
  { ...setUpTitles.timesNotOnOurSide, reshuffleCardsIn: true, turnTokens: 20, jobsOfOneContact: 3 },
]
