import type { PartTab } from '../../../game/client.ts'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

export const tabs: readonly PartTab[] = [
  { id: 'board', icon: 'operations', label: 'enc.tab.table' },
  { id: 'hand', icon: 'draw-card', label: 'enc.tab.hand' },
  { id: 'ship', icon: 'firefly', label: 'enc.tab.ship' },
]

/** The parts in which something lies that the question may be answered with. */
export function useAskedTabs(): ReadonlySet<string> {
  const { decision, me, moment } = useTable()
  const { serenity, operations } = moment.view
  const own = new Set(me?.hand.cards)
  const aboard = new Set([...serenity.flatMap(({ strike, upgrade }) => [strike, upgrade]), ...operations.cards])
  const spots = optionsOf(decision).flatMap(({ at, role }) => (at && role !== 'minor' ? [at] : []))
  return new Set(
    spots.map((spot) => {
      if (!('card' in spot)) return 'board'
      return own.has(spot.card) ? 'hand' : aboard.has(spot.card) ? 'ship' : 'board'
    }),
  )
}
