import type { LeaderCard } from '../../vocabulary/index.ts'

export const leaders: readonly LeaderCard[] = [
  {
    kind: 'leader',
    id: 'atherton',
    name: 'Atherton',
    box: 'blue-sun',
    skills: { fight: 1, negotiate: 2 },
    professions: [],
    keywords: ['fake-id', 'fancy-duds'],
    moral: false,
    wanted: false,
    abilities: [{ is: 'will-not-hire', profession: 'companion' }],
  },
  {
    kind: 'leader',
    id: 'murphy',
    name: 'Murphy',
    box: 'blue-sun',
    skills: { fight: 1, tech: 2 },
    professions: ['mechanic', 'medic'],
    keywords: [],
    moral: true,
    wanted: false,
    abilities: [{ is: 'sale-bonus', tokens: ['cargo', 'contraband'], plus: 100 }],
  },
]
