import type { PartTab } from '../../../game/client.ts'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

export const tabs: readonly PartTab[] = [
  { id: 'board', icon: 'operations', label: 'enc.tab.table' },
  { id: 'hand', icon: 'draw-card', label: 'enc.tab.hand' },
]

/** The parts in which something lies that the question may be answered with. */
export function useAskedTabs(): ReadonlySet<string> {
  const { decision, me } = useTable()
  const spots = optionsOf(decision).flatMap(({ at, role }) => (at && role !== 'minor' ? [at] : []))
  const own = me?.hand.cards ?? []
  const isOwn = (spot: (typeof spots)[number]) => 'card' in spot && own.includes(spot.card)
  return new Set([...(spots.some(isOwn) ? ['hand'] : []), ...(spots.some((spot) => !isOwn(spot)) ? ['board'] : [])])
}
