import { checkpoint, forget, moveCard, type Rules } from '@keep-flying/kernel'
import type { Table } from '../state.ts'
import { drawCards, topOf } from './decks.ts'
import { untilBrokenOff } from './end.ts'
import { gainTo } from './gain.ts'
import { modifiers } from './in-force.ts'
import { countForTimer } from './inevitable.ts'
import { failTask, hasOpenTasks, isFullyCompleted, objectiveTexts } from './objective.ts'
import { activePlayer, currentEpisode, isInevitable, isStanding, seatName, tell } from './table.ts'
import { cleanUp, endTurn, newTurn, takeTurn } from './turn.ts'

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
  if (state.letter !== 'A') state.preparation = 0
  tell(t, 'episode', { name: episode.name })
  layOut(t)
  giveTalentsAndFlaws(t)
  yield* objectiveTexts(t, episode, 'setup')
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

/** What options give every player who stands as a later Episode begins; before the first, it went into the decks. */
function giveTalentsAndFlaws(t: Table): void {
  const { options, letter, players } = t.state
  if (letter === 'A') return
  const give = (stack: 'talents' | 'flaws') => {
    for (const player of players) {
      const card = isStanding(t, player.seat) ? topOf(t.state[stack]) : null
      if (card !== null) gainTo(t, player, card)
    }
  }
  if (options.laterTalents.includes(letter)) give('talents')
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
  while (hasOpenTasks(t)) {
    yield* checkpoint()
    if ((yield* playTurn(t)) || state.end) return
    passTurn(t)
  }
}

/** One turn; true if the Episode or the game ended with it. */
function* playTurn(t: Table): Rules<boolean> {
  const { state } = t
  if (!state.turn.open) {
    state.turn = newTurn()
    state.turns++
    state.turnOfEpisode++
  }
  const skipped = !isStanding(t, state.active) && !state.options.defeatedTurns
  if (skipped) {
    tell(t, 'turn-skipped', { who: seatName(state.active) })
    countForTimer(t)
    endTurn(t)
  } else {
    const ended = yield* untilBrokenOff(takeTurn(t))
    closeTurn(t)
    // After the third Episode the game is over at once.
    if (state.end || (ended && state.letter === 'C')) return true
    cleanUp(t)
    if (ended) return true
  }
  if (state.preparation > 0) state.preparation--
  return yield* countTimer(t)
}

/** The next hand may hold Flaws again. */
function closeTurn(t: Table): void {
  t.state.turn.open = false
  delete activePlayer(t).hand.lacks
}

/** Once the Inevitable card has been through everybody's turn, whatever is still open fails and the Episode ends. */
function* countTimer(t: Table): Rules<boolean> {
  const { state } = t
  if (state.counted.length < state.players.length) return false
  tell(t, 'time-up')
  yield* untilBrokenOff(failEverythingOpen(t))
  return true
}

function* failEverythingOpen(t: Table): Rules<void> {
  for (const { id } of currentEpisode(t).tasks) yield* failTask(t, id)
}

function passTurn({ state }: Table): void {
  state.active = (state.active + 1) % state.players.length
}

/** What lies about is cleared away; only the Inevitable card is kept apart, as it lies. */
export function clearAway(t: Table): void {
  const { state } = t
  if (isFullyCompleted(t)) state.completed.push(state.letter)
  const zones = [
    state.combatZone,
    state.operations,
    ...state.verse.flatMap(({ shown, hidden, attached }) => [shown, hidden, attached]),
    state.episodeDeck,
  ]
  t.seal('shown')
  for (const { cards, sees } of zones) {
    const all = cards.splice(0)
    const aside = sees === 'nobody' ? state.unseenTimers : state.timers
    aside.cards.push(...all.filter(isInevitable))
    state.defeatedCards.cards.push(...all.filter((card) => !isInevitable(card)))
  }
  for (const { hidden } of state.verse) forget(hidden)
  forget(state.episodeDeck)
  state.lasting = state.lasting.filter(({ until }) => until !== 'end-of-episode')
}
