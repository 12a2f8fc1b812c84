import { shuffle } from '@keep-flying/kernel'
import type { Box } from '../../box.ts'
import { newPile } from '../../rules/decks.ts'
import type { Pile, State, Table } from '../../state.ts'
import type { CardId, ContactId, SectorId, SupplyDeckId } from '../../vocabulary/index.ts'
import { type AlertId, alertCard, alertCards } from './alert-cards.ts'

/** What this box keeps track of. */
export interface CrimeState {
  /** The Alerts that are not in force; none is ever discarded. */
  readonly alerts: Pile
  inForce: CardId | null
  /** Where an Alert that moves about lies. */
  lyingOn: { readonly contact: ContactId } | { readonly shop: SupplyDeckId } | null
  /** Actions of this turn above the usual. */
  moreActions: number
  /** Sectors of this Full Burn that are entered without a nav card. */
  clearSectors: number
  /** Contraband lying about, and the contacts who still pay for the first of it. */
  smuggling?: Smuggled
}

interface Smuggled {
  readonly goods: Record<SectorId, number>
  prizes: ContactId[]
  /** Contraband sold to each of the contacts in this turn. */
  sold: Partial<Record<ContactId, number>>
}

declare module '../../state.ts' {
  interface BoxStates {
    crime?: CrimeState
  }
}

export function newState(state: State, box: Box): CrimeState {
  const deck = shuffle(
    state.random,
    alertCards.map(({ id }) => id),
  )
  const { setUp, story } = state.options
  const begun = box.setUps.get(setUp)?.alertInForce ?? box.stories.get(story)?.alertInForce
  const inForce = begun ? (deck.pop() ?? null) : null
  return { alerts: newPile(deck), inForce, lyingOn: null, moreActions: 0, clearSectors: 0 }
}

export function crimeIn(state: State): CrimeState {
  const kept = state.boxes.crime
  if (!kept) throw new Error('This game is played without Crime & Punishment.')
  return kept
}

export function crimeOf(t: Table): CrimeState {
  return crimeIn(t.state)
}

/** Is this Alert in force? On a table without captains, where bots work out what they keep, none is. */
export function isInForce(t: Table, alert: AlertId): boolean {
  return t.state.captains.length > 0 && crimeOf(t).inForce === alertCard(alert)
}

export function smugglingIn(state: State): Smuggled {
  const { smuggling } = crimeIn(state)
  if (!smuggling) throw new Error('Nothing is smuggled in this story.')
  return smuggling
}
