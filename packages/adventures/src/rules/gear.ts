import { chooseOne, moveCard, type Option, type Rules, shuffle } from '@keep-flying/kernel'
import type { CopyId } from '../catalog/index.ts'
import type { CrewMember, Deck, Gear, Table } from '../state.ts'
import { gearName, nameOf, says, tell } from './table.ts'

/** Equipment that somebody comes by. */

/** How many pieces a Crew Member may carry. */
export const mostGear = 4

export function carried({ gear }: CrewMember): readonly Gear[] {
  return gear.filter(({ stowed }) => !stowed)
}

/** One piece too many is left, or another in its place, or it is carried without being of use. */
export function* receive(t: Table, who: CrewMember, piece: Gear): Rules<void> {
  tell(t, 'got-gear', () => ({ who: nameOf(who), what: gearName(piece.card) }))
  if (carried(who).length < mostGear) {
    who.gear.push(piece)
    return
  }
  const pieces = [...carried(who), piece]
  const asked = {
    seat: who.seat,
    kind: 'gear.limit',
    prompt: says('ask.gear.limit', { who: nameOf(who), n: mostGear }),
  }
  const left = yield* chooseOne(asked, [...pieces, null], (one): Option => {
    if (one === null) return { id: 'stow', text: says('offer.gear.stow', { what: gearName(piece.card) }) }
    return { id: one.card, text: says('offer.gear.drop', { what: gearName(one.card) }), at: { card: one.card } }
  })
  if (left === null) who.gear.push({ ...piece, exhausted: true, stowed: true })
  else {
    who.gear.push(piece)
    drop(t, who, left)
  }
}

/** What is dropped leaves the Job. */
function drop(t: Table, who: CrewMember, piece: Gear): void {
  who.gear.splice(who.gear.indexOf(piece), 1)
  t.state.equipment.discard.cards.push(piece.card)
  tell(t, 'dropped', () => ({ who: nameOf(who), what: gearName(piece.card) }))
}

/** The top card of a deck; its discards are shuffled when it is empty. */
export function draw(t: Table, { deck, discard }: Deck): CopyId | undefined {
  if (deck.cards.length === 0) {
    t.seal('shuffled')
    for (const card of [...discard.cards]) moveCard(discard, deck, card)
    shuffle(t.state.random, deck.cards)
  }
  t.seal('shown')
  return deck.cards.pop()
}

/** A card from the Equipment deck, for nothing. */
export function* drawGear(t: Table, who: CrewMember): Rules<boolean> {
  const card = draw(t, t.state.equipment)
  if (card === undefined) return false
  yield* receive(t, who, { card, exhausted: false, paid: 0 })
  return true
}
