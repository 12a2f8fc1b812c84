import { type Market, marketOf } from '@keep-flying/encounters/ask'
import type { Option } from '@keep-flying/kernel'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { type Picked, timesIn, withTimes } from '../../../dock/answers.ts'
import { useTable } from '../table.tsx'

/** The plan that the viewer is making, or else the one on the table. */
export interface Basket {
  /** Whether the viewer may change it now. */
  readonly isOpen: boolean
  readonly credits: number
  readonly options: readonly Option[]
  readonly buys: Picked
  /** Credits that are still to be spent. */
  readonly left: number
  find(id: string): Option | undefined
  times(id: string): number
  /** How often it could be bought, with all else that is in the plan. */
  most(id: string): number
  set(id: string, times: number): void
}

/** Questions that are answered by a plan. */
const planning: ReadonlySet<string> = new Set(['intermission.plan', 'intermission.amend', 'intermission.decide'])

/** Null where nothing is for sale. */
export function useBasket(): Basket | null {
  const { t, decision, moment } = useTable()
  const { picked, pick } = useAnswering()
  const market = marketOf(t)
  if (!market) return null
  const isOpen = decision !== null && planning.has(decision.kind)
  const buys = isOpen ? picked : (moment.view.interMission?.plan?.buys ?? [])
  const { credits, options } = market
  const left = credits - spent(market, buys)
  const times = (id: string) => timesIn(buys, id)
  return {
    isOpen,
    credits,
    options,
    buys,
    left,
    find: (id) => options.find((option) => option.id === id),
    times,
    most: (id) => mostOf(market, id, left, times(id)),
    set: (id, n) => pick(withTimes(buys, id, n)),
  }
}

function mostOf(market: Market, id: string, left: number, now: number): number {
  const option = market.options.find((one) => one.id === id)
  if (!option) return 0
  const each = spent(market, [id])
  const affordable = each <= 0 ? Number.POSITIVE_INFINITY : now + Math.floor(left / each)
  return Math.max(now, Math.min(option.most ?? 1, affordable))
}

/** What the picks cost: the rules say so themselves. */
function spent({ limits }: Market, buys: Picked): number {
  const credits = limits.find(({ of }) => of === 'credits')
  return credits ? buys.reduce((sum, id) => sum + (credits.uses[id] ?? 0), 0) : 0
}
