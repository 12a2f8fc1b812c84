import { handSize } from '../catalog/playmat.ts'
import type { Main, Table } from '../state.ts'
import { drawCards } from './decks.ts'
import { loseGame } from './end.ts'
import { damageOn, healthOf } from './health.ts'
import { crewName, isStanding, playerAt, shuffleZone, tell } from './table.ts'

/** Defeated players, and how they come back. */

/** Whether the damage on a Main Character defeats them; those nobody plays fall to any damage. */
export function isBeaten(t: Table, main: Main): boolean {
  return main.seat === null ? damageOn(main) > 0 : damageOn(main) >= healthOf(t, main)
}

/** Checks a Main Character who took a strike, and carries out a defeat. */
export function checkDefeat(t: Table, main: Main): void {
  if (main.down || !isBeaten(t, main)) return
  main.down = true
  tell(t, 'defeated-main', { who: crewName(main.crew) })
  if (main.seat === null) return
  // Further Crew Strikes due to them this turn are avoided.
  t.state.turn.spared.push(main.seat)
  gatherCards(t, main.seat)
  if (t.state.options.oneDefeat) loseGame(t, 'one-defeated')
  if (t.state.players.every(({ seat }) => !isStanding(t, seat))) loseGame(t, 'all-defeated')
}

/** Everything the player has played, holds, discarded and not drawn becomes one shuffled deck. */
function gatherCards(t: Table, seat: number): void {
  const { hand, discard, deck } = playerAt(t, seat)
  deck.cards.push(...hand.cards.splice(0), ...discard.cards.splice(0))
  if (seat === t.state.active) {
    const own = t.state.turn.played.filter(({ copyOf, gone }) => copyOf === undefined && !gone)
    deck.cards.push(...own.map(({ card }) => card))
    for (const card of own) card.gone = true
  }
  shuffleZone(t, deck)
}

/** Brings a healed Main Character back if the damage no longer defeats them; a player draws a new hand. */
export function checkReturn(t: Table, main: Main): void {
  if (!main.down || isBeaten(t, main)) return
  main.down = false
  tell(t, 'returned', { who: crewName(main.crew) })
  if (main.seat !== null) drawCards(t, playerAt(t, main.seat), handSize)
}
