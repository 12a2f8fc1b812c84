import { checkpoint, moveCard, type Rules } from '@keep-flying/kernel'
import type { Table } from '../state.ts'
import { gainTo } from './deck-effects.ts'
import { drawCards, topOf } from './decks.ts'
import { followText } from './effects.ts'
import { BreakOff } from './end.ts'
import { modifiers } from './in-force.ts'
import { isInevitableOut } from './inevitable.ts'
import { failTask, isFullyCompleted } from './objective.ts'
import { activePlayer, currentEpisode, isInevitable, isStanding, tell } from './table.ts'
import { cleanUp, newTurn, takeTurn } from './turn.ts'

/** An Episode from its set-up to its end. */

/** How many cards lie in the 'Verse as an Episode begins. */
function cardsAtStart({ state }: Table): number {
  const { options, letter } = state
  return { A: options.startA, B: options.startB, C: options.startC }[letter]
}

/** Sets an Episode up: its deck, its first cards, its tasks, and then the Setup text of its Objective. */
export function* beginEpisode(t: Table): Rules<void> {
  const { state } = t
  const episode = currentEpisode(t)
  const deck = state.waiting[state.letter]
  if (deck) {
    state.episodeDeck.cards.push(...deck.cards.splice(0))
    delete state.waiting[state.letter]
  }
  state.tasks = Object.fromEntries(episode.tasks.map(({ id }) => [id, 'open']))
  state.turnOfEpisode = 0
  state.counted = []
  state.usedInEpisode = []
  layOut(t)
  giveTalentsAndFlaws(t)
  tell(t, 'episode', { name: episode.name })
  for (const ability of episode.abilities)
    if ('at' in ability && ability.at === 'setup') yield* followText(t, { you: state.active, card: null }, ability)
  startHands(t)
}

/** The first cards: the first drawn lies furthest left, as if it had come earliest. */
function layOut(t: Table): void {
  const { state } = t
  for (let index = cardsAtStart(t) - 1; index >= 0; index--) {
    const card = state.episodeDeck.cards.at(-1)
    const space = state.verse[index]
    if (card !== undefined && space && !isInevitable(card)) moveCard(state.episodeDeck, space.hidden, card)
  }
}

/** What difficulty options give every player as an Episode begins; before the first, into the deck. */
function giveTalentsAndFlaws(t: Table): void {
  const { options, letter, players } = t.state
  const into = letter === 'A' ? 'deck-shuffle' : undefined
  const give = (stack: 'talents' | 'flaws') => {
    for (const player of players) {
      if (!isStanding(t, player.seat)) continue
      const card = topOf(t.state[stack])
      if (card !== null) gainTo(t, player, card, into)
    }
  }
  if (letter !== 'A' && options.laterTalents.includes(letter)) give('talents')
  if (options.flaws.includes(letter)) give('flaws')
}

/** Cards drawn more or fewer as an Episode begins, by what an earlier one brought. */
function startHands(t: Table): void {
  const more = modifiers(t, 'start-hand').reduce((sum, { modifier }) => sum + modifier.n, 0)
  if (more > 0) for (const player of t.state.players) if (isStanding(t, player.seat)) drawCards(t, player, more)
  t.state.lasting = t.state.lasting.filter(({ modifier }) => modifier.mod !== 'start-hand')
}

/** Plays turns until the Episode or the game is over. */
export function* playEpisode(t: Table): Rules<void> {
  const { state } = t
  for (;;) {
    yield* checkpoint()
    const over = yield* playTurn(t)
    if (state.end) return
    if (over) return
    passTurn(t)
  }
}

/** One turn; true if the Episode ended with it. */
function* playTurn(t: Table): Rules<boolean> {
  const { state } = t
  if (!state.turn.open) {
    state.turn = newTurn()
    state.turnOfEpisode++
  }
  const skipped = !isStanding(t, state.active) && !state.options.defeatedTurns
  const brokenOff = skipped ? false : yield* untilBrokenOff(t, takeTurn(t))
  closeTurn(t)
  if (state.end) return true
  if (!skipped) cleanUp(t)
  if (brokenOff) return true
  if (state.preparation > 0) state.preparation--
  return yield* countTimer(t)
}

/** The next hand may hold Flaws again. */
function closeTurn(t: Table): void {
  t.state.turn.open = false
  delete activePlayer(t).hand.lacks
}

/** Carries rules out; true if the Episode's end broke them off. */
function* untilBrokenOff(t: Table, rules: Rules<void>): Rules<boolean> {
  try {
    yield* rules
    return false
  } catch (broken) {
    if (!(broken instanceof BreakOff)) throw broken
    return broken.what === 'episode' || t.state.end !== null
  }
}

/** Once the Inevitable card has been through everybody's turn, whatever is still open fails and the Episode ends. */
function* countTimer(t: Table): Rules<boolean> {
  const { state } = t
  if (!isInevitableOut(state)) return false
  if (!state.counted.includes(state.active)) state.counted.push(state.active)
  if (state.counted.length < state.players.length) return false
  tell(t, 'time-up')
  yield* untilBrokenOff(t, failEverythingOpen(t))
  return true
}

function* failEverythingOpen(t: Table): Rules<void> {
  for (const { id } of currentEpisode(t).tasks) yield* failTask(t, id)
}

function passTurn({ state }: Table): void {
  state.active = (state.active + 1) % state.players.length
}

/** What lies about is cleared away; only the Inevitable card is kept apart. */
export function clearAway(t: Table): void {
  const { state } = t
  if (isFullyCompleted(t)) state.completed.push(state.letter)
  const zones = [
    state.combatZone,
    state.operations,
    ...state.verse.flatMap(({ shown, hidden, attached }) => [shown, hidden, attached]),
    state.episodeDeck,
  ]
  for (const { cards } of zones) {
    const all = cards.splice(0)
    state.timers.cards.push(...all.filter(isInevitable))
    state.defeatedCards.cards.push(...all.filter((card) => !isInevitable(card)))
  }
  state.lasting = state.lasting.filter(({ until }) => until === 'used' || until === 'next-cleanup')
}
