import type { Captain, CardId, Pile, State, Table } from '@keep-flying/verse'
import { cardsInForce, laidOpen } from '@keep-flying/verse/ask'

/** Where a card lies, as far as everybody may know. */
export type Where =
  | {
      readonly is: 'crew' | 'gear' | 'upgrade' | 'core' | 'ship' | 'job' | 'solid' | 'considered' | 'beside'
      readonly seat: number
    }
  | { readonly is: 'hand' }
  | { readonly is: 'discards'; readonly deck: string }
  | { readonly is: 'removed' | 'in-play' | 'in-force' | 'laid-open' | 'unseen' }

export function whereIs(t: Table, id: CardId): Where {
  const { state } = t
  for (const captain of state.captains) {
    const found = withCaptain(captain, id)
    if (found) return found
  }
  const inSight = besideTheBoard(t, id)
  if (inSight) return inSight
  const deck = pilesOf(state).find(([, pile]) => pile.discard.cards.includes(id))?.[0]
  if (deck !== undefined) return { is: 'discards', deck }
  if (state.removed.cards.includes(id)) return { is: 'removed' }
  const shown = [...state.drawn.cards, ...(state.attempt?.misbehave.cards ?? [])]
  return { is: shown.includes(id) ? 'in-play' : 'unseen' }
}

/** What a box has laid out for everybody to see. */
function besideTheBoard(t: Table, id: CardId): Where | null {
  if (cardsInForce(t).some(({ card }) => card === id)) return { is: 'in-force' }
  const laid = laidOpen(t).find(({ card, under }) => card === id || under.includes(id))
  if (!laid) return null
  return laid.seat === null ? { is: 'laid-open' } : { is: 'beside', seat: laid.seat }
}

function withCaptain(captain: Captain, id: CardId): Where | null {
  const { seat, crew, gear, upgrades, core, ship, jobs, solid, hand, considering } = captain
  if (crew.some(({ card }) => card === id)) return { is: 'crew', seat }
  if (gear.includes(id)) return { is: 'gear', seat }
  if (upgrades.includes(id)) return { is: 'upgrade', seat }
  if (core === id) return { is: 'core', seat }
  if (ship === id) return { is: 'ship', seat }
  if (jobs.some(({ card, laidUnder }) => card === id || laidUnder?.includes(id))) return { is: 'job', seat }
  if (Object.values(solid).includes(id)) return { is: 'solid', seat }
  if (considering.cards.includes(id)) return { is: 'considered', seat }
  return hand.cards.includes(id) ? { is: 'hand' } : null
}

function pilesOf({ supply, contacts, nav, misbehave }: State): readonly (readonly [string, Pile])[] {
  return [
    ...Object.entries(supply),
    ...Object.entries(contacts),
    ...Object.entries(nav).map(([region, pile]) => [`nav-${region}`, pile] as const),
    ['misbehave', misbehave],
  ]
}
