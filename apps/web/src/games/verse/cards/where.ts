import type { Captain, CardId, Pile, State } from '@keep-flying/verse'

/** Where a card lies, as far as everybody may know. */
export type Where =
  | {
      readonly is: 'crew' | 'gear' | 'upgrade' | 'core' | 'ship' | 'job' | 'solid' | 'considered'
      readonly seat: number
    }
  | { readonly is: 'hand' }
  | { readonly is: 'discards'; readonly deck: string }
  | { readonly is: 'removed' | 'in-play' | 'unseen' }

export function whereIs(state: State, id: CardId): Where {
  for (const captain of state.captains) {
    const found = withCaptain(captain, id)
    if (found) return found
  }
  const deck = pilesOf(state).find(([, pile]) => pile.discard.cards.includes(id))?.[0]
  if (deck !== undefined) return { is: 'discards', deck }
  if (state.removed.cards.includes(id)) return { is: 'removed' }
  const shown = [...state.drawn.cards, ...(state.attempt?.misbehave.cards ?? [])]
  return { is: shown.includes(id) ? 'in-play' : 'unseen' }
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
