import type { ContactCard } from '../../vocabulary/index.ts'

export const contacts: readonly ContactCard[] = [
  {
    id: 'lord-harrow',
    box: 'blue-sun',
    name: 'Lord Harrow',
    at: 'highgate',
    buys: {},
    sells: { cargo: 300 },
    favours: [{ is: 'pays-for-jobs', types: ['smuggling', 'shipping'], credits: 500 }],
  },
  {
    id: 'mr-universe',
    box: 'blue-sun',
    name: 'Mr. Universe',
    at: 'cortex-relay-7',
    buys: {},
    sells: {},
    favours: [{ is: 'deals-anywhere' }, { is: 'larger-hand', plus: 2 }],
  },
]
