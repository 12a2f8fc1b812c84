import type { TurnAction } from '../../vocabulary/index.ts'

/** What the Downed card lets a Crew Member do, besides waiting. */
export const downedActions: readonly TurnAction[] = [
  {
    id: 'bind-own-wound',
    name: 'Bind Own Wound',
    use: 'action',
    time: 5,
    do: [{ do: 'heal', who: 'self', amount: 1 }],
  },
  {
    id: 'get-back-up',
    name: 'Get Back Up',
    use: 'action',
    time: 3,
    needs: [{ need: 'healed-once' }],
    do: [{ do: 'stand-up', who: 'self' }],
  },
  {
    id: 'crawl',
    name: 'Crawl',
    use: 'action',
    time: 2,
    needs: [{ need: 'healed-once' }],
    do: [{ do: 'move-self', squares: 1, ignoresBreakaway: true }],
  },
]
