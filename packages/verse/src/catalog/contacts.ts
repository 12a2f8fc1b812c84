import type { ContactCard } from '../vocabulary/index.ts'

export const baseContacts: readonly ContactCard[] = [
  {
    id: 'harken',
    box: 'base',
    name: 'Harken',
    at: null,
    buys: {},
    sells: { fuel: 100 },
    favours: [{ is: 'ignores-nav-card', card: 'Customs Inspection' }, { is: 'no-warrants' }],
  },
  {
    id: 'badger',
    box: 'base',
    name: 'Badger',
    at: 'persephone',
    buys: { cargo: 400, contraband: 700 },
    sells: {},
    favours: [{ is: 'clears-warrants', credits: 1000 }],
  },
  {
    id: 'amnon-duul',
    box: 'base',
    name: 'Amnon Duul',
    at: 'space-bazaar',
    buys: { cargo: 600, contraband: 500 },
    sells: {},
    favours: [{ is: 'loads-people', people: ['passenger', 'fugitive'] }],
  },
  {
    id: 'patience',
    box: 'base',
    name: 'Patience',
    at: 'athens',
    buys: { cargo: 500, contraband: 600 },
    sells: {},
    favours: [{ is: 'consider-jobs', cards: 4 }],
  },
  {
    id: 'niska',
    box: 'base',
    name: 'Niska',
    at: 'ezra',
    buys: { cargo: 400, contraband: 800 },
    sells: {},
    favours: [{ is: 'warrant-kills', crew: 1 }],
  },
]
