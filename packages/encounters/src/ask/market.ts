import type { Limit, Option } from '@keep-flying/kernel'
import { limitsOn, offersFor } from '../rules/purchases.ts'
import type { Table } from '../state.ts'

/** What a plan may buy between two Episodes, and what it must keep to. */
export interface Market {
  readonly credits: number
  readonly options: readonly Option[]
  readonly limits: readonly Limit[]
}

/** What is for sale now; null at all other times. After a game that was won no cards are. */
export function marketOf(t: Table): Market | null {
  const { interMission, end } = t.state
  if (!interMission) return null
  const { credits } = interMission
  const offers = offersFor(t, credits, end === null)
  return { credits, options: offers.map(({ option }) => option), limits: limitsOn(t, offers, credits) }
}
