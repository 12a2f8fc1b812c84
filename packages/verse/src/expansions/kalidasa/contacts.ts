import type { ContactCard } from '../../vocabulary/index.ts'

export const contacts: readonly ContactCard[] = [
  {
    id: 'fanty-and-mingo',
    box: 'kalidasa',
    name: 'Fanty & Mingo',
    at: 'beaumonde',
    buys: {},
    sells: { contraband: 400 },
    favours: [{ is: 'pays-for-jobs', types: ['transport'], credits: 500 }],
  },
  {
    id: 'magistrate-higgins',
    box: 'kalidasa',
    name: 'Magistrate Higgins',
    at: 'harvest',
    buys: {},
    sells: {},
    favours: [
      { is: 'more-active-jobs', plus: 1 },
      { is: 'refuses-with-crew', crew: 'Jayne' },
    ],
  },
]
