import type { FindToken } from '../vocabulary/index.ts'

export const safes: readonly FindToken[] = [
  {
    id: 'ledger',
    copies: 1,
    do: [
      { do: 'credits', amount: 500 },
      { do: 'intel', amount: 1 },
    ],
  },
  { id: 'payroll', copies: 1, do: [{ do: 'credits', amount: 1000 }] },
  {
    id: 'heirloom',
    copies: 1,
    do: [
      { do: 'equipment', amount: 1 },
      { do: 'credits', amount: 300 },
    ],
  },
]
