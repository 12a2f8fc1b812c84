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
import type { Box } from './box.ts'
import { boxWith, expansions } from './boxes/index.ts'
import { addEffects, effectsAtHand } from './rules/effect-rules.ts'
import { type CaptainSet, type Play, scenario } from './scenario.ts'
import type { BoxId, CardId } from './vocabulary/index.ts'

/**
 * Random situations, played at random, until every card was in play and every effect was carried out, with the laws of
 * the game checked after every answer, as in every scenario.
 */

const situationsAtMost = 4000
const answersEach = 60

/** A captain with a chance crew and cargo, at a place where a chance job is worked. */
function anyCaptain(random: RandomStream, box: Box, taken: Set<CardId>): CaptainSet {
  const ofKind = (kind: string) =>
    [...box.supply].filter(([id, card]) => card.kind === kind && card.deck !== null && !taken.has(id)).map(([id]) => id)
  const jobs = [...box.jobs.keys()].filter((id) => !taken.has(id))
  const [gear, upgrades] = [some(random, ofKind('gear'), 5), some(random, ofKind('upgrade'), 2)]
  const core = pick(random, ofKind('core'))
  const others = [...box.others.keys()].filter((id) => !taken.has(id))
  const hand = [...shuffle(random, jobs).slice(0, 2), ...some(random, others, 1)]
  const crew = anyCrew(random, box, taken, ofKind('crew'), hand)
  const begun = below(random, 3) === 0 ? hand.splice(0, 1) : []
  const loaded = begun.filter((card) => box.jobs.get(card)?.pickUp)
  const active = begun.filter((card) => !loaded.includes(card))
  for (const card of [...crew, ...gear, ...upgrades, core, ...hand, ...begun]) taken.add(card)
  const job = box.jobs.get(
    pick(
      random,
      [...begun, ...hand].filter((card) => box.jobs.has(card)),
    ),
  )
  const place = (loaded.length > 0 ? undefined : job?.pickUp?.at) ?? job?.finish.at ?? 'persephone'
  const { sectors = [] } = box.places.get(place) ?? {}
  return {
    at: sectors.length > 0 ? pick(random, sectors) : box.starts.cruiser,
    crew,
    gear,
    upgrades,
    core,
    hand,
    active,
    loaded,
    credits: 500 * below(random, 20),
    warrants: below(random, 3),
    cargo: below(random, 3),
    passenger: below(random, 3),
    stash: { contraband: below(random, 3), fugitive: below(random, 2) },
    disgruntled: crew.filter(() => below(random, 3) === 0),
  }
}

/** A chance crew. Some jobs come to nothing at once without a deceptive crew: then one is aboard, if none is in play. */
function anyCrew(
  random: RandomStream,
  box: Box,
  taken: ReadonlySet<CardId>,
  hands: readonly CardId[],
  jobs: readonly CardId[],
): CardId[] {
  const deceiver = [...taken].find((card) => isDeceptive(box, card))
  const asked = jobs.some((card) => box.jobs.get(card)?.needs?.deceptive)
  const first = asked
    ? shuffle(
        random,
        hands.filter((card) => isDeceptive(box, card)),
      ).slice(0, 1)
    : []
  const crew = [...new Set([...first, ...some(random, hands, 5)])].slice(0, 5)
  return crew.filter((card, _, all) => {
    const rival = deceiver ?? all.find((other) => isDeceptive(box, other))
    return !isDeceptive(box, card) || card === rival
  })
}

/** Of deceptive crew one at most is in play. */
function isDeceptive(box: Box, card: CardId): boolean {
  return box.supply.get(card)?.abilities.some((ability) => ability.is === 'deceptive') ?? false
}

/** Mostly at random, but rather working, flying and shopping than dithering. */
function bold(decision: Decision, random: RandomStream): Value {
  if (decision.kind !== 'turn' || !('options' in decision) || below(random, 10) === 0)
    return anyAnswer(decision, random)
  const acts = decision.options.filter((option) => option.role !== 'minor' && option.id !== 'end')
  const work = acts.filter((option) => option.id.startsWith('job:') || option.id === 'goal')
  const wanted = work.length > 0 && below(random, 3) > 0 ? work : acts
  return wanted.length > 0 ? pick(random, wanted).id : anyAnswer(decision, random)
}

function* inPlay({ state }: Play): Generator<CardId> {
  yield* state.drawn.cards
  yield* state.attempt?.misbehave.cards ?? []
  for (const captain of state.captains) {
    yield* [captain.core, ...captain.gear, ...captain.upgrades]
    for (const { card } of [...captain.crew, ...captain.jobs]) yield card
    for (const { laidUnder } of captain.jobs) yield* laidUnder ?? []
  }
  for (const pile of Object.values(state.nav)) yield* pile.discard.cards
  yield* state.misbehave.discard.cards
}

/** Chance captains hardly ever get to the end of a hard job: what happens there has tests of its own. */
function withoutEnd(card: object): object {
  return { ...card, onCompletion: [], ...(needsDeceiver(card) ? { finish: {} } : {}) }
}

/** Jobs that hardly any crew can work at all. */
function needsDeceiver(card: object): boolean {
  return 'needs' in card && typeof card.needs === 'object' && card.needs !== null && 'deceptive' in card.needs
}

/** What effects do, without anybody noting it. */
const rules = { ...effectsAtHand }

function cover(boxes: readonly BoxId[]): { missing: CardId[]; silent: string[] } {
  const fired = new Set<string>()
  addEffects(noting(rules, fired))
  const box = boxWith(boxes)
  const decks = [box.supply, box.jobs, box.others, box.nav, box.misbehave]
  const wanted = new Set(decks.flatMap((cards) => [...cards.keys()]))
  for (const [id, card] of box.supply) if (card.deck === null) wanted.delete(id)
  const used = new Set(decks.flatMap((cards) => [...cards.values()].map(withoutEnd)).flatMap(kindsOn))
  const random = openStream(`sfc32:fuzz ${boxes.join()}`)
  const forTwo = [...box.stories.values()].filter(({ seats }) => !seats || seats.includes(2))
  const stories = forTwo.map(({ id }) => id)
  for (let n = 0; n < situationsAtMost; n++) {
    const taken = new Set<CardId>()
    const captains = [anyCaptain(random, box, taken), anyCaptain(random, box, taken)]
    const game = scenario({ box, expansions: boxes, story: pick(random, stories), captains, seed: `fuzz ${n}` }).begin()
    for (let step = 0; step < answersEach && !game.match.over; step++) {
      const decision = game.decision()
      game.choose(bold(decision, random))
      for (const card of inPlay(game)) wanted.delete(card)
    }
    if (wanted.size === 0 && [...used].every((kind) => fired.has(kind))) break
  }
  return { missing: [...wanted], silent: [...used].filter((kind) => !fired.has(kind)) }
}

const all = expansions.map((module) => module.id)
const alone = process.env['KEEP_FLYING_LONG'] ? [[], ...all.map((id) => [id])] : []

for (const boxes of [all, ...alone])
  test(`every card of ${['base', ...boxes].join(' with ')} comes into play and every effect is carried out`, () => {
    expect(cover(boxes)).toEqual({ missing: [], silent: [] })
  })
