import { chooseOne, type Rules, text, zone } from '@keep-flying/kernel'
import { leaveCrew } from '../../rules/crew.ts'
import { remove, take } from '../../rules/decks.ts'
import { disgruntle } from '../../rules/disgruntled.ts'
import type { Hooks } from '../../rules/moments.ts'
import { showCrew } from '../../rules/show.ts'
import { abilityOn, cardName, crewCard, roll, seatName, supplyPile, tell } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import type { Captain, Member, Pile, State, Table } from '../../state.ts'
import { timerIn } from '../shared/timer/state.ts'
import { campaign } from './listing.ts'

/** What a table may agree on with the Set Up card "Flying Solo". */

/** The numbers of the tokens at the bottom of an unpredictable timer, from the last but one up; under them lies a plain one. */
const numbers: readonly number[] = [4, 3, 2, 2, 1, 1]

/** Cards that are taken out of every deck where nothing is sure. */
const takenOut = 5

/** The cards on top of each deck stay in the box, unseen. */
function takeCardsOut(state: State): void {
  const piles: readonly Pile[] = [...Object.values(state.supply), ...Object.values(state.contacts)]
  const cards = piles.flatMap(({ deck }) => deck.cards.splice(-takenOut))
  state.leftOut = zone('nobody', [...(state.leftOut?.cards ?? []), ...cards])
}

/** Tokens that every story won before costs. */
const perStoryWon = 2

/** In a campaign there is less time for every story that was won before. */
function shortenTimer(state: State): void {
  const won = campaign.findIndex((id) => state.options.variants?.includes(id)) + 1
  const timer = timerIn(state)
  if (timer) timer.left = Math.max(0, timer.left - perStoryWon * won)
}

function isDeceptive(t: Table, card: string): boolean {
  return abilityOn(t, card, 'deceptive') !== undefined
}

/** With another like her among the discards, a deceptive crew may turn sour on a 1. */
function* trouble(t: Table, c: Captain): Rules<void> {
  const member = c.crew.find(({ card }) => isDeceptive(t, card))
  const waiting = t.box.supplyDecks.some((deck) =>
    supplyPile(t, deck).discard.cards.some((card) => t.box.supply.get(card)?.kind === 'crew' && isDeceptive(t, card)),
  )
  if (!member || !waiting) return
  const die = roll(t)
  tell(t, 'trouble-roll', { card: cardName(member.card), die })
  if (die === 1) disgruntle(t, c, member)
}

/** The more are out of temper, the likelier another gets a token; whoever leaves over it is out of the game. */
function* unpleasantness(t: Table, c: Captain): Rules<void> {
  const unhappy = c.crew.filter(({ disgruntled }) => disgruntled).length
  if (unhappy === 0) return
  const die = roll(t)
  tell(t, 'unpleasant-roll', { who: seatName(c), die })
  if (die > unhappy) return
  const crew = [...c.crew]
  const asked = { seat: c.seat, kind: 'temper', prompt: text('prompt.unpleasant') }
  disgruntle(t, c, yield* chooseOne(asked, crew, showCrew))
  for (const member of crew) if (!c.crew.includes(member)) removeFromPlay(t, member)
}

function removeFromPlay(t: Table, { card }: Member): void {
  const face = crewCard(t, card)
  if (face.kind !== 'crew') return
  remove(t, take(supplyPile(t, face.deck).discard, card))
  tell(t, 'out-of-game', { card: cardName(card) })
}

/** Of two deceptive crew aboard the captain says who goes. */
function* partWithDeceiver(t: Table, c: Captain): Rules<void> {
  const both = c.crew.filter(({ card }) => isDeceptive(t, card))
  if (both.length < 2) return
  const asked = { seat: c.seat, kind: 'crew.too-many', prompt: text('prompt.one-deceiver') }
  const goes = yield* chooseOne(asked, both, showCrew)
  leaveCrew(t, c, goes)
  remove(t, goes.card)
  tell(t, 'deceiver-gone', { who: seatName(c), card: cardName(goes.card) })
}

export const soloOptionHooks: Hooks = {
  laidOut(state) {
    if (state.options.variants?.includes('no-sure-things')) takeCardsOut(state)
    shortenTimer(state)
  },
  timerNumber(t, left) {
    return hasVariant(t, 'unpredictable-timer') ? (numbers[left - 2] ?? 0) : 0
  },
  deceiversMeet: (t) => hasVariant(t, 'shes-trouble'),
  *turnBegins(t, c) {
    if (hasVariant(t, 'shes-trouble')) yield* trouble(t, c)
    if (hasVariant(t, 'unpleasantness')) yield* unpleasantness(t, c)
  },
  *settled(t) {
    if (hasVariant(t, 'shes-trouble')) for (const captain of t.state.captains) yield* partWithDeceiver(t, captain)
  },
}
