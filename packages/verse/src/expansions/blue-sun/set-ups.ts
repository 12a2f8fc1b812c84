import type { SetUpCard } from '../../vocabulary/index.ts'

export const setUps: readonly SetUpCard[] = [
  {
    id: 'awful-crowded',
    box: 'blue-sun',
    name: 'Awful Crowded in My Sky',
    reshuffleCardsIn: true,
    startingJobs: ['harken', 'amnon-duul', 'patience'],
    alertsOnPlanets: true,
  },
]
