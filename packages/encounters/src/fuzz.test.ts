import {
  anyAnswer,
  below,
  type Decision,
  openStream,
  pick,
  type RandomStream,
  shuffle,
  type Value,
} from '@keep-flying/kernel'
import { kindsOn, noting, some } from '@keep-flying/kernel/testing'
import { expect, test } from 'vitest'
import {
  allCards,
  avatars,
  type BoxCard,
  box,
  boxCard,
  episodeOf,
  episodes,
  episodesWith,
  miniDeck,
  stackOf,
} from './catalog/index.ts'
import { effectTable } from './rules/effect-table.ts'
import { startingCards } from './rules/set-up.ts'
import { type Play, type PlayerSet, type Situation, type SlotSet, scenario } from './scenario.ts'
import type { CardId } from './state.ts'
import { type Crew, crewMembers, type Letter, letters } from './vocabulary/index.ts'

/**
 * Random situations, played at random, until every card was in play and every effect was carried out, with the laws of
 * the game checked after every answer, as in every scenario.
 */

const situationsAtMost = 1500
const answersEach = 40

const kindOf = (card: CardId) => boxCard(card).kind
const isTimer = (card: CardId) => kindOf(card) === 'inevitable'
const isFoe = (card: CardId) => kindOf(card) === 'enemy' || kindOf(card) === 'side-job'

/** What a situation still has to give away: nobody may have a card twice. */
class Pool {
  readonly #random: RandomStream
  #cards: CardId[]

  constructor(random: RandomStream, cards: readonly CardId[]) {
    this.#random = random
    this.#cards = shuffle(random, [...cards])
  }

  /** Some of the cards that fit, at most so many. */
  some(most: number, fits: (card: CardId) => boolean = () => true): CardId[] {
    const taken = some(this.#random, this.#cards.filter(fits), most)
    this.#cards = this.#cards.filter((card) => !taken.includes(card))
    return taken
  }

  one(fits?: (card: CardId) => boolean): CardId | undefined {
    return shuffle(this.#random, this.some(3, fits))[0]
  }
}

function anySituation(random: RandomStream, n: number): Situation {
  const crew = shuffle(random, [...crewMembers])
  const [mains, supporting] = [crew.slice(0, 5), crew.slice(5)]
  const seats = 1 + below(random, 5)
  const numbers = { A: anyEpisode(random, 'A'), B: anyEpisode(random, 'B'), C: anyEpisode(random, 'C') }
  const letter = pick(random, letters)
  const own = new Pool(random, [
    ...supporting.flatMap((one) => stackOf[one]),
    ...box.browncoats,
    ...box.talents.slice(0, 10),
    ...box.flaws,
    ...episodeCharacters(numbers[letter]),
  ])
  const row = new Pool(random, [
    ...miniDeck(numbers[letter]).filter((card) => kindOf(card) !== 'character'),
    ...box.sideJobs,
    ...box.inevitable,
  ])
  const strikes = new Pool(
    random,
    box.crewStrikes.filter((card) => !card.startsWith('cs-gut') && !card.startsWith('cs-point')),
  )
  const players = mains.slice(0, seats).map((one, seat): PlayerSet => anyPlayer(random, one, seat, own, strikes))
  return {
    players,
    others: mains.slice(seats),
    letter,
    episodeA: String(numbers.A),
    episodeB: String(numbers.B),
    episodeC: String(numbers.C),
    campaign: below(random, 2) === 0 ? 'mixed' : 'none',
    turn: below(random, seats),
    quietTurns: below(random, 2),
    verse: [0, 1, 2, 3, 4].map(() => anySpace(random, row)),
    operations: row.some(3, (card) => kindOf(card) === 'goal'),
    combatZone: [...row.some(3, isFoe), ...(below(random, 4) === 0 ? row.some(1, isTimer) : [])],
    serenity: anySerenity(random),
    tasks: anyTasks(random, numbers[letter]),
    credits: below(random, 8),
    seed: `fuzz ${n}`,
  }
}

function anyEpisode(random: RandomStream, letter: Letter): number {
  return pick(random, episodesWith(letter)).number
}

function episodeCharacters(episode: number): CardId[] {
  return miniDeck(episode).filter((card) => kindOf(card) === 'character')
}

function anyPlayer(random: RandomStream, crew: Crew, seat: number, own: Pool, strikes: Pool): PlayerSet {
  const first = new Pool(random, startingCards(seat))
  return {
    crew,
    hand: [...own.some(5), ...first.some(3)],
    discard: [...own.some(2), ...first.some(2)],
    strikes: strikes.some(2),
  }
}

function anySpace(random: RandomStream, row: Pool) {
  const card = below(random, 3) === 0 ? undefined : row.one((one) => !isTimer(one))
  if (card === undefined) return null
  const openly = ['enemy', 'side-job', 'goal'].includes(kindOf(card)) && below(random, 3) === 0
  return openly ? { shown: card } : { hidden: card }
}

function anySerenity(random: RandomStream): SlotSet[] {
  const [hits, fitted] = [new Pool(random, box.shipStrikes), new Pool(random, box.upgrades)]
  return [0, 1, 2, 3, 4].map((slot) => {
    const [strike] = slot < 3 ? hits.some(1) : []
    const [upgrade] = fitted.some(1)
    return { ...(strike ? { strike } : {}), ...(upgrade ? { upgrade } : {}) }
  })
}

/** Now and then only one task is left, so that Episodes and games come to their ends. */
function anyTasks(random: RandomStream, episode: number): NonNullable<Situation['tasks']> {
  if (below(random, 2) === 0) return {}
  const ids = shuffle(
    random,
    episodeOf(episode).tasks.map(({ id }) => id),
  )
  return Object.fromEntries(ids.slice(1).map((id) => [id, 'done']))
}

/** Mostly at random, but rather playing and using cards than ending the turn. */
function bold(decision: Decision, random: RandomStream): Value {
  if (decision.kind !== 'action' || !('options' in decision) || below(random, 12) === 0)
    return anyAnswer(decision, random)
  for (const group of shuffle(random, [
    'play',
    'play',
    'use',
    'activate',
    'repair',
    'fight',
    'scan',
    'recruit',
    'coordinate',
  ])) {
    const wanted = decision.options.filter((option) => option.group === group)
    if (wanted.length > 0) return pick(random, wanted).id
  }
  return anyAnswer(decision, random)
}

/** Everything that lies or lay where all can see it. */
function* inPlay({ state }: Play): Generator<CardId> {
  yield* [
    ...state.combatZone.cards,
    ...state.operations.cards,
    ...state.defeatedCards.cards,
    ...state.drawnStrikes.cards,
  ]
  for (const { shown, attached } of state.verse) yield* [...shown.cards, ...attached.cards]
  for (const { strike, upgrade } of state.serenity) yield* [strike, upgrade].filter((card) => card !== null)
  for (const { strikes } of state.mains) for (const { card } of strikes) yield card
  for (const { card } of state.turn.played) yield card
  yield* state.crewStrikes.discard.cards
  if (state.turn.phase === 'action') yield* state.flaws.cards
}

/** One of every face: copies are alike. */
function faces(): Map<BoxCard, CardId> {
  return new Map([...allCards].map(([id, boxed]) => [boxed, id]))
}

test('every card comes into play and every effect is carried out', () => {
  const fired = new Set<string>()
  Object.assign(effectTable, noting(effectTable, fired))
  const missing = faces()
  const used = new Set([...missing.keys(), ...avatars, ...episodes].flatMap(kindsOn))
  // Seeds are read when a campaign's next game is set up.
  used.delete('seed')
  const random = openStream('sfc32:fuzz')
  for (let n = 0; n < situationsAtMost; n++) {
    playOut(scenario(anySituation(random, n)).begin(), random, (card) => missing.delete(boxCard(card)))
    if (missing.size === 0 && [...used].every((kind) => fired.has(kind))) break
  }
  expect([...missing.values()]).toEqual([])
  expect([...used].filter((kind) => !fired.has(kind))).toEqual([])
})

function playOut(game: Play, random: RandomStream, seen: (card: CardId) => void): void {
  if (!game.match.over && below(random, 2) === 0)
    game.change(({ turn }) => {
      turn.recruit += 12
      turn.attack += 12
    })
  for (let step = 0; step < answersEach && !game.match.over; step++) {
    const offers = game.match.pending
    const decision =
      below(random, 6) === 0 ? pick(random, offers) : (offers.find(({ standing }) => !standing) ?? pick(random, offers))
    game.choose(bold(decision, random), decision.seat)
    for (const card of inPlay(game)) seen(card)
  }
}
