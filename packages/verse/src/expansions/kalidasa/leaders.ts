import type { LeaderCard } from '../../vocabulary/index.ts'

export const leaders: readonly LeaderCard[] = [
  {
    kind: 'leader',
    id: 'wright',
    name: 'Wright',
    box: 'kalidasa',
    skills: { fight: 1, tech: 1, negotiate: 1 },
    professions: ['grifter'],
    keywords: [],
    moral: false,
    wanted: false,
    abilities: [{ is: 'sells-people', person: 'fugitive', plus: 100 }],
  },
]
