import type { SetUpCard } from '../../vocabulary/index.ts'
import { awfulCrowded } from './listing.ts'

export const setUps: readonly SetUpCard[] = [
  {
    ...awfulCrowded,
    reshuffleCardsIn: true,
    startingJobs: ['harken', 'amnon-duul', 'patience'],
    alertsOnPlanets: true,
  },
]
