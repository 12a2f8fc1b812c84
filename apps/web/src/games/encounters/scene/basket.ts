import type { Option, SomeOf } from '@keep-flying/kernel'
import { useAnswering } from '../../../dock/AnswerProvider.tsx'
import { timesIn, withTimes } from '../../../dock/answers.ts'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

/** The plan that the viewer is making, or else the one on the table. */
export interface Basket {
  /** Whether the viewer may change it now. */
  readonly isOpen: boolean
  readonly options: readonly Option[]
  times(id: string): number
  set(id: string, times: number): void
  /** Credits that are still to be spent. */
  readonly left: number
}

export function useBasket(): Basket {
  const { decision, moment } = useTable()
  const { picked, pick } = useAnswering()
  const { interMission } = moment.view
  const isOpen =
    decision?.form === 'some' && decision.options.some(({ group }) => group !== undefined && buys.has(group))
  const buysNow = isOpen ? picked : (interMission?.plan?.buys ?? [])
  return {
    isOpen,
    options: isOpen ? optionsOf(decision) : [],
    times: (id) => timesIn(buysNow, id),
    set: (id, times) => pick(withTimes(picked, id, times)),
    left: (interMission?.credits ?? 0) - (isOpen ? spent(decision, picked) : 0),
  }
}

const buys: ReadonlySet<string> = new Set(['upgrade', 'repair', 'replace', 'heal', 'draw'])

/** What the picks cost: the rules say so themselves. */
function spent({ limits = [] }: SomeOf, picked: readonly string[]): number {
  const credits = limits.find(({ of }) => of === 'credits')
  return credits ? picked.reduce((sum, id) => sum + (credits.uses[id] ?? 0), 0) : 0
}
