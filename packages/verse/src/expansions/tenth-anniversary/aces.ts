import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import type { Counter } from '../../box.ts'
import { remove, take } from '../../rules/decks.ts'
import type { Team } from '../../rules/gear.ts'
import { cardsPassed } from '../../rules/misbehave.ts'
import type { Hooks } from '../../rules/moments.ts'
import { showCard } from '../../rules/show.ts'
import { endGame } from '../../rules/story.ts'
import { cardName, misbehaveCard, seatName, story, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { Suit } from '../../vocabulary/index.ts'
import { keepTenth, kept, tenthOf } from './state.ts'
import type { Tale } from './vocabulary.ts'

/** "Aces Up Your Sleeve". */

export function talesOf(t: Table, c: Captain): Tale[] {
  return kept(tenthOf(t).tales?.[c.seat])
}

const suits: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades']

/** What a captain's tales are worth: each for itself, and every set of four suits. */
export function pointsFor(t: Table, c: Captain): number {
  const { end } = story(t)
  if (end.kind !== 'most-points') return 0
  const tales = talesOf(t, c)
  const sets = Math.min(...suits.map((suit) => tales.filter(({ card }) => misbehaveCard(t, card).suit === suit).length))
  return tales.reduce((sum, { aced }) => sum + (aced ? end.acedTale : end.tale), 0) + sets * end.fourSuits
}

/** One of the cards passed in the Work action that completed the job becomes a tale. */
function* keepTale(t: Table, { captain, attempt }: Team): Rules<void> {
  const passed = attempt ? cardsPassed(attempt) : []
  if (!attempt || passed.length === 0) return
  const card = yield* chooseOne({ seat: captain.seat, kind: 'tale', prompt: text('prompt.tale') }, passed, showCard)
  remove(t, take(attempt.misbehave, card))
  talesOf(t, captain).push({ card, aced: kept(tenthOf(t).aced).includes(card) })
  tell(t, 'tale', { who: seatName(captain), card: cardName(card), points: pointsFor(t, captain) })
}

/** Most points win, and among those who have as many the richest. */
function countPoints(t: Table): void {
  const { captains } = t.state
  const most = Math.max(...captains.map((captain) => pointsFor(t, captain)))
  const leading = captains.filter((captain) => pointsFor(t, captain) === most)
  const richest = Math.max(...leading.map(({ credits }) => credits))
  endGame(
    t,
    leading.filter(({ credits }) => credits === richest).map(({ seat }) => seat),
  )
}

export function taleCounters(t: Table): readonly Counter[] {
  if (!story(t).tales) return []
  return t.state.captains.map((captain) => {
    const n = pointsFor(t, captain)
    return { is: 'points', n, seat: captain.seat, text: text('counter.points', { who: seatName(captain), n }) }
  })
}

export const acesHooks: Hooks = {
  laidOut(state) {
    keepTenth(state, { tales: state.captains.map(() => []), aced: [] })
  },
  misbehavePassed(t, { attempt }, card, by) {
    const before = attempt && attempt.passed > 1 ? kept(tenthOf(t).aced) : []
    keepTenth(t.state, { aced: by === 'ace' ? [...before, card] : before })
  },
  jobCompleted: keepTale,
  timeIsUp: countPoints,
}
