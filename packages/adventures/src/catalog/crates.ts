import type { FindToken } from '../vocabulary/index.ts'

export const crates: readonly FindToken[] = [
  { id: 'small-change', copies: 1, do: [{ do: 'credits', amount: 200 }] },
  { id: 'pay-packet', copies: 2, do: [{ do: 'credits', amount: 300 }] },
  { id: 'strong-box', copies: 1, do: [{ do: 'credits', amount: 500 }] },
  { id: 'gear', copies: 2, do: [{ do: 'equipment', amount: 1 }] },
]
