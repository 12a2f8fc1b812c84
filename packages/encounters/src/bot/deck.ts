import { sum } from '@keep-flying/kernel'
import { handSize } from '../catalog/playmat.ts'
import { abilitiesOf, characterOf, playerAt } from '../rules/table.ts'
import type { CardId } from '../state.ts'
import { letters } from '../vocabulary/index.ts'
import type { Weighed } from './weights.ts'
import { textWorth } from './worth.ts'

/** What cards are worth in a player's deck. */

/** What playing a card brings: its figures, its text, and what it does for others. */
export function cardWorth(t: Weighed, seat: number, card: CardId): number {
  const character = characterOf(card)
  if (!character) return t.weights.draw
  const { recruit = 0, attack = 0, coordinate } = character
  const context = { you: seat, card }
  const text = sum(abilitiesOf(card), (ability) => {
    if (!('at' in ability)) return 0
    const worth = Math.max(-2, textWorth(t, context, ability))
    if (ability.at === 'play') return worth
    if (ability.at === 'combo') return worth * t.weights.combo
    if (ability.at === 'activate') return Math.max(0, worth) * t.weights.activate
    return ability.at === 'reaction' ? t.weights.reaction : 0
  })
  const helps = coordinate && t.state.players.length > 1 ? t.weights.coordinate : 0
  return recruit * t.weights.recruit[t.state.letter] + attack * t.weights.attack[t.state.letter] + text + helps
}

/** What recruiting a card is worth: how much better it makes the hands to come. */
export function recruitWorth(t: Weighed, seat: number, card: CardId): number {
  return Math.max(0, cardWorth(t, seat, card) - t.weights.thick) * playsToCome(t, seat) * t.weights.later
}

/** How often a card that comes into a player's deck now will be played. */
function playsToCome(t: Weighed, seat: number): number {
  const { deck, hand, discard } = playerAt(t, seat)
  const size = countOf(deck) + countOf(hand) + discard.cards.length + t.state.turn.played.length
  return (turnsToCome(t) * handSize) / Math.max(handSize, size)
}

/** A zone's size: hidden cards show their backs. */
function countOf({ cards, backs }: { readonly cards: readonly CardId[]; readonly backs?: readonly string[] }): number {
  return backs?.length ?? cards.length
}

/** About how many turns each player still has. */
function turnsToCome({ state, weights }: Weighed): number {
  const left = countOf(state.episodeDeck) + weights.turnsAfterDeck
  const later = letters.length - 1 - letters.indexOf(state.letter)
  return (left + later * weights.turnsPerEpisode) / state.players.length
}
