import type { SetUpCard } from '../../vocabulary/index.ts'
import { buttonsAndCharts } from './listing.ts'

export const setUps: readonly SetUpCard[] = [
  {
    ...buttonsAndCharts,
    reshuffleCardsIn: true,
    startingJobs: ['amnon-duul', 'lord-harrow', 'magistrate-higgins'],
    startingCapers: 1,
    freeShuttles: true,
  },
]
