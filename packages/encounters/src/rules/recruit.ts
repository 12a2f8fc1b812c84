import { browncoatsCost } from '../catalog/playmat.ts'
import type { CardId, Table } from '../state.ts'
import { topOf } from './decks.ts'
import { gainTo } from './gain.ts'
import { modifiers } from './in-force.ts'
import { spendRecruit } from './points.ts'
import { activePlayer, cardName, characterOf, tell } from './table.ts'

/** Recruiting characters from the Bridge, and Browncoats. */

/** An empty space of the Bridge is refilled at once, as long as the Crew Deck lasts. */
export function refillBridge(t: Table): void {
  const { bridge, crewDeck } = t.state
  for (const [index, card] of bridge.entries()) {
    if (card !== null) continue
    const next = crewDeck.cards.pop()
    if (next === undefined) return
    t.seal('shown')
    bridge[index] = next
    tell(t, 'bridge-refilled', { card: cardName(next) })
  }
}

/** The cards of the Bridge that can be had: the rightmost may be closed. */
export function openBridge(t: Table): CardId[] {
  const closed = modifiers(t, 'bridge-closed').reduce((sum, { modifier }) => sum + modifier.n, 0)
  const cards = t.state.bridge.filter((card) => card !== null)
  return cards.slice(0, Math.max(0, cards.length - closed))
}

/** What recruiting a character from the Bridge costs now. */
export function recruitCost(t: Table, card: CardId): number {
  const printed = characterOf(card)?.cost ?? 0
  const { fromBridge } = t.state.turn
  const change = modifiers(t, 'recruit-cost').reduce(
    (sum, { modifier }) => (modifier.firstOfTurn && fromBridge > 0 ? sum : sum + modifier.n),
    0,
  )
  return Math.max(0, printed + change)
}

export function recruitFromBridge(t: Table, card: CardId): void {
  const { bridge, turn, lasting } = t.state
  spendRecruit(t, recruitCost(t, card))
  bridge[bridge.indexOf(card)] = null
  turn.recruited++
  turn.fromBridge++
  t.state.lasting = lasting.filter(({ modifier }) => !(modifier.mod === 'recruit-cost' && modifier.next))
  gainTo(t, activePlayer(t), card)
  refillBridge(t)
}

/** Browncoats always cost the same; which one comes is not known before. */
export function canRecruitBrowncoats({ state }: Table): boolean {
  return state.browncoats.cards.length > 0 && state.turn.recruit >= browncoatsCost
}

export function recruitBrowncoats(t: Table): void {
  const card = topOf(t.state.browncoats)
  if (card === null) return
  spendRecruit(t, browncoatsCost)
  t.seal('shown')
  t.state.turn.recruited++
  gainTo(t, activePlayer(t), card)
}
