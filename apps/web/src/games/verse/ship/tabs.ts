import type { Captain } from '@keep-flying/verse'
import type { PartTab } from '../../../game/client.ts'
import { optionsOf } from '../../../table/context.tsx'
import { useTable } from '../table.tsx'

export const tabs: readonly PartTab[] = [
  { id: 'board', icon: 'recentre', label: 'ship.tab.chart' },
  { id: 'ship', icon: 'firefly', label: 'ship.tab.ship' },
  { id: 'jobs', icon: 'job', label: 'ship.tab.jobs' },
]

/** The parts in which something lies that the question may be answered with. */
export function useAskedTabs(): ReadonlySet<string> {
  const { decision, me } = useTable()
  const spots = optionsOf(decision).flatMap(({ at, role }) => (at && role !== 'minor' ? [at] : []))
  const cards = spots.flatMap((at) => ('card' in at ? [at.card] : []))
  return new Set([
    ...(spots.some((at) => 'place' in at) ? ['board'] : []),
    ...(spots.some((at) => 'token' in at) || isAboard(me, cards) ? ['ship'] : []),
    ...(isJob(me, cards) ? ['jobs'] : []),
  ])
}

function isAboard(me: Captain | null, cards: readonly string[]): boolean {
  const own = me ? [...me.crew.map(({ card }) => card), ...me.gear, ...me.upgrades, me.core] : []
  return cards.some((card) => own.includes(card))
}

function isJob(me: Captain | null, cards: readonly string[]): boolean {
  const own = me ? [...me.jobs.map(({ card }) => card), ...me.hand.cards] : []
  return cards.some((card) => own.includes(card))
}
