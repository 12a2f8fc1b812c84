import { chooseOne, type Rules, shuffle, text } from '@keep-flying/kernel'
import type { Counter } from '../../box.ts'
import { atMost, chooseBasket, withinMoney } from '../../rules/basket.ts'
import { crewRoom, joinCrew, willHire } from '../../rules/crew.ts'
import { take } from '../../rules/decks.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { onCard } from '../../rules/show.ts'
import { endGame } from '../../rules/story.ts'
import { abilityOf, story, supplyCard, supplyName, supplyPile, tell } from '../../rules/table.ts'
import type { Captain, State, Table } from '../../state.ts'
import type { CardId, CrewCard, StoryCard, SupplyDeckId } from '../../vocabulary/index.ts'
import { timerIn } from '../shared/timer/state.ts'
import type { LonelyState } from './vocabulary.ts'

/** "Awful Lonely in the Big Black". */

function lonelyIn({ boxes: { promo } }: State): LonelyState {
  if (!promo) throw new Error('Nothing is kept of this story.')
  return promo
}

/** Somebody in a supply deck who could come along. */
interface Hand {
  readonly card: CardId
  readonly deck: SupplyDeckId
  readonly face: CrewCard
}

function handsFor(t: Table, c: Captain): Hand[] {
  return t.box.supplyDecks.flatMap((deck) =>
    [...supplyPile(t, deck).deck.cards].sort().flatMap((card): Hand[] => {
      const face = supplyCard(t, card)
      return face.kind === 'crew' && willHire(t, c, face) ? [{ card, deck, face }] : []
    }),
  )
}

/** Some crew of any decks come along for nothing, as far as their cost goes; the decks are shuffled again. */
function* chooseCrew(t: Table, c: Captain, { crew, credits }: NonNullable<StoryCard['freeCrew']>): Rules<void> {
  const [first] = t.box.supplyDecks
  if (first === undefined) return
  const named = yield* chooseBasket<Hand>(
    {
      ...{ seat: c.seat, kind: 'set-up.free-crew', about: supplyName(first), rule: 'SETUP-20' },
      prompt: text('prompt.free-crew', { n: crew, credits }),
    },
    handsFor(t, c),
    ({ card, face }) => onCard(card, 'option.free-crew', {}, { group: 'cards', price: face.cost }),
    [
      atMost('cards', crew, () => 1),
      atMost('berths', Math.max(0, crewRoom(t, c)), () => 1),
      atMost('deceivers', 1, ({ face }) => Number(abilityOf(face, 'deceptive') !== undefined)),
      withinMoney({ ...c, credits }, ({ face }) => face.cost),
    ],
  )
  for (const { card, deck } of named) {
    take(supplyPile(t, deck).deck, card)
    joinCrew(t, c, card)
  }
  t.seal('shuffled')
  for (const deck of t.box.supplyDecks) shuffle(t.state.random, supplyPile(t, deck).deck.cards)
}

/** One of the goals is what it will be about. */
function* choosePath(t: Table, c: Captain): Rules<void> {
  const { goals } = story(t)
  const path = yield* chooseOne(
    { seat: c.seat, kind: 'set-up.path', prompt: text('prompt.path') },
    goals.map(({ name }) => name),
    (name) => ({ id: name, text: text('option.path', { goal: name }), sign: 'goal' }),
  )
  lonelyIn(t.state).path = path
  tell(t, 'path', { goal: path })
}

/** Cards that were passed are kept aside once they are done with. */
function keepAside(t: Table): void {
  const kept = lonelyIn(t.state)
  const { deck, discard } = t.state.misbehave
  for (const card of kept.passing) {
    const zone = [discard, deck].find(({ cards }) => cards.includes(card))
    if (zone) t.state.removed.cards.push(take(zone, card))
  }
  kept.passed += kept.passing.length
  kept.passing = []
}

/** In the last turn nobody flies. */
function isLastTurn({ state }: Table): boolean {
  return timerIn(state)?.last === true
}

export function lonelyCounters(t: Table): readonly Counter[] {
  const { goals, freeCrew } = story(t)
  if (!freeCrew) return []
  const { path, passed, passing } = lonelyIn(t.state)
  const chosen = goals.find(({ name }) => name === path)
  const of = chosen?.kind === 'condition' ? chosen.when.misbehavesPassed : undefined
  if (of === undefined) return []
  const n = passed + passing.length
  return [{ is: 'passed', n, of, text: text('counter.passed', { n, most: of }) }]
}

export const lonelyAnswers: Answers = {
  actionsInTurn: () => 2,
  mayTakeAction: (t, kind) => kind !== 'fly' || !isLastTurn(t),
  openGoals: (t, _c, usual) =>
    usual.length === 0 ? [] : story(t).goals.filter(({ name }) => name === lonelyIn(t.state).path),
  goalNeeds(t, _c, { misbehavesPassed: need }) {
    if (need === undefined) return []
    const { passed, passing } = lonelyIn(t.state)
    const have = passed + passing.length
    return [{ is: 'counted', what: text('condition.misbehaves-passed', { n: need }), need, have, met: have >= need }]
  },
}

export const lonelyHooks: Hooks = {
  laidOut(state) {
    state.boxes.promo = { path: null, passed: 0, passing: [] }
  },
  *drafted(t, order) {
    const { freeCrew } = story(t)
    for (const captain of order) {
      if (freeCrew) yield* chooseCrew(t, captain, freeCrew)
      yield* choosePath(t, captain)
    }
  },
  endsTurn: (_t, kind) => kind === 'fly',
  misbehavePassed(t, _team, card) {
    lonelyIn(t.state).passing.push(card)
  },
  settled: keepAside,
  goalReached(t, c) {
    endGame(t, [c.seat])
  },
}
