import { openStream } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { readOptions } from '../options.ts'
import { effectRules } from '../rules/effects.ts'
import { layOut } from '../rules/set-up.ts'
import type { State } from '../state.ts'
import type {
  Ability,
  Ace,
  BaseAbilityKinds,
  BaseFavourKinds,
  CardId,
  Effect,
  JobStep,
  Option,
  Pickings,
  PlaceId,
  Requirement,
  Result,
  SectorId,
  Sort,
} from '../vocabulary/index.ts'
import { baseBorders } from './map.ts'
import { baseStories } from './stories.ts'
import { allianceContact, reaverContact } from './tiles.ts'

type AnyOption = Option<string>
type AnyResult = Result<string>

const { sectors, neighbours, places, supply, leaders, ships, contacts, jobs, nav, navDecks, misbehave } = baseBox

/** Every group of options printed together, under a name for messages. */
const optionGroups: readonly (readonly [string, readonly AnyOption[]])[] = [
  ...[...nav].map(([id, card]) => [id, card.options] as const),
  ...[...misbehave].map(([id, card]) => [id, card.options] as const),
  [allianceContact.name, allianceContact.options],
  [reaverContact.name, reaverContact.options],
  ...[...jobs.values()].flatMap((job) => steps(job).map((step) => [job.id, step.trial ?? []] as const)),
  ...baseStories.flatMap(({ goals }) =>
    goals.flatMap((goal) => (goal.kind === 'work' ? [[goal.name, goal.trial] as const] : [])),
  ),
]

function steps(job: { readonly pickUp?: JobStep; readonly finish: JobStep }): JobStep[] {
  return job.pickUp ? [job.pickUp, job.finish] : [job.finish]
}

/** A result and all that it may lead to. */
function unfold(result: AnyResult): AnyResult[] {
  if ('bands' in result) return [result, ...result.bands.flatMap(unfold)]
  if ('branches' in result) return [result, ...result.branches.flatMap(unfold)]
  return [result]
}

const results = optionGroups.flatMap(([name, options]) =>
  options.flatMap((option) => unfold(option).map((result) => ({ name, result }))),
)

const effects: readonly Effect[] = [
  ...results.flatMap(({ result }) => result.effects ?? []),
  ...[...nav.values()].flatMap((card) => card.first ?? []),
  ...[...jobs.values()].flatMap((job) => job.onCompletion ?? []),
]

const abilities: readonly Ability[] = [...supply.values(), ...leaders.values()].flatMap((card) => card.abilities)

test('the base box holds what its list of contents says', () => {
  const sizes = { sectors, supply, leaders, ships, contacts, jobs, nav, misbehave, stories: baseBox.stories }
  expect(Object.fromEntries(Object.entries(sizes).map(([name, { size }]) => [name, size]))).toEqual({
    sectors: 100,
    supply: 5 * 25 + 4,
    leaders: 7,
    ships: 4,
    contacts: 5,
    jobs: 5 * 25,
    nav: 2 * 40,
    misbehave: 40,
    stories: 6,
  })
  expect(baseBox.supplyDecks).toHaveLength(5)
  expect(Object.values(navDecks).flat()).toEqual([...nav.keys()])
})

test('every place named by a job, a contact, a story or an effect is on the map', () => {
  const named: (PlaceId | null | undefined)[] = [
    ...[...jobs.values()].flatMap((job) => steps(job).map((step) => step.at)),
    ...[...contacts.values()].map((contact) => contact.at),
    ...baseStories.flatMap(({ goals }) => goals.map((goal) => (goal.kind === 'work' ? goal.at : goal.when?.at))),
    ...effects.map((effect) => ('to' in effect && effect.to === 'place' ? effect.place : null)),
  ]
  const unknown = named.filter((place) => place && !places.has(place))
  expect(unknown).toEqual([])
  expect(named.filter((place) => place).length).toBeGreaterThan(125)
})

test('places and sectors name each other, and every place is somewhere', () => {
  const ofPlaces = [...places.values()].flatMap((place) => place.sectors.map((sector) => `${place.id} in ${sector}`))
  const ofSectors = [...sectors.values()].flatMap((sector) => sector.places.map((place) => `${place} in ${sector.id}`))
  expect(ofSectors.sort()).toEqual(ofPlaces.sort())
  expect([...places.values()].filter((place) => place.sectors.length === 0)).toEqual([])
})

test('contacts stand on the map where their cards say', () => {
  const onMap = [...sectors.values()].flatMap((sector) =>
    (sector.contacts ?? []).map((contact) => [contact, sector.places.includes(contacts.get(contact)?.at ?? '')]),
  )
  expect(Object.fromEntries(onMap)).toEqual({ badger: true, niska: true, patience: true, 'amnon-duul': true })
})

test('every sector can be reached from every other', () => {
  const reached = new Set<SectorId>([baseBox.starts.cruiser])
  for (const sector of reached) for (const next of neighbours.get(sector) ?? []) reached.add(next)
  expect([...sectors.keys()].filter((sector) => !reached.has(sector))).toEqual([])
})

test('borders join two sectors of the map, each pair once', () => {
  const pairs = baseBorders.map((pair) => [...pair].sort().join(' | '))
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(baseBorders.filter(([one, other]) => one === other || !sectors.has(one) || !sectors.has(other))).toEqual([])
})

test('no job has its two ends in one sector, and the Cruiser can reach all of Alliance Space', () => {
  const short = [...jobs.values()].filter(({ pickUp, finish }) =>
    places.get(pickUp?.at ?? '')?.sectors.some((sector) => places.get(finish.at)?.sectors.includes(sector)),
  )
  expect(short).toEqual([])
  const alliance = [...sectors.values()].filter((sector) => sector.region === 'alliance').map(({ id }) => id)
  const reached = new Set<SectorId>([baseBox.starts.cruiser])
  for (const sector of reached)
    for (const next of neighbours.get(sector) ?? []) if (alliance.includes(next)) reached.add(next)
  expect([...reached].sort()).toEqual([...alliance].sort())
})

test('the bands of every test begin at 1 and go up without gaps or repeats', () => {
  const tests = results.flatMap(({ name, result }) => ('bands' in result ? [{ name, bands: result.bands }] : []))
  expect(tests.length).toBeGreaterThan(50)
  for (const { name, bands } of tests) {
    const from = bands.map((band) => band.from)
    expect(from.length, name).toBeGreaterThan(1)
    expect(from[0], name).toBe(1)
    expect(from, name).toEqual([...new Set(from)].sort((one, other) => one - other))
  }
})

test('of the branches of a result exactly the last has no requirement', () => {
  for (const { name, result } of results)
    if ('branches' in result)
      expect(
        result.branches.map((branch) => (branch.requires ?? []).length > 0),
        name,
      ).toEqual(result.branches.map((_, n) => n < result.branches.length - 1))
})

test('option ids are unique on each card', () => {
  for (const [name, options] of optionGroups) {
    const ids = options.map((option) => option.id)
    expect(new Set(ids).size, name).toBe(ids.length)
  }
})

test('every ship finds its Drive Core among the starting cores, one for each', () => {
  const cores = [...supply.values()].filter((card) => card.kind === 'core' && card.deck === null)
  const wanted = [...ships.values()].map((ship) => ship.core)
  expect(cores.map((core) => core.name).sort()).toEqual(wanted.sort())
})

function decksOf(state: State): Record<string, readonly CardId[]> {
  const piles = { ...state.supply, ...state.contacts, ...state.nav, misbehave: state.misbehave }
  return Object.fromEntries(Object.entries(piles).map(([name, pile]) => [name, pile.deck.cards]))
}

test('every card has an id of its own, whatever sort of card it is', () => {
  const ids = [supply, leaders, ships, jobs, nav, misbehave].flatMap((cards: ReadonlyMap<CardId, unknown>) => [
    ...cards.keys(),
  ])
  expect(new Set(ids).size).toBe(ids.length)
  for (const [id, card] of [...leaders, ...ships, ...jobs]) expect(card.id).toBe(id)
})

test('an id tells nothing of where the card lies in its deck', () => {
  const options = readOptions({ players: 2 })
  const [one, other] = ['sfc32:one', 'sfc32:other'].map((seed) => decksOf(layOut(baseBox, options, openStream(seed))))
  for (const [deck, cards] of Object.entries(one ?? {})) {
    const others = other?.[deck] ?? []
    expect([...cards].sort(), deck).toEqual([...others].sort())
    expect(cards, deck).not.toEqual(others)
    expect(cards, deck).not.toEqual([...cards].sort())
  }
})

/** Complete by the compiler's word: a kind of the base box added to the vocabulary must be named here and used by a card. */
const abilityKinds: Readonly<Record<keyof BaseAbilityKinds, true>> = {
  'buy-cards': true,
  'burn-range': true,
  'calms-another': true,
  'cannot-carry': true,
  'carrier-needs-skill': true,
  'carry-limit': true,
  'consider-jobs': true,
  'counts-as-solid': true,
  'crew-room': true,
  deceptive: true,
  'dies-first': true,
  'discard-after-roll': true,
  'discard-for-keyword': true,
  'dodges-cruiser': true,
  'fewer-misbehaves': true,
  'fickle-talent': true,
  'free-hire': true,
  'gear-when-kosherized': true,
  'half-price': true,
  'hold-room': true,
  'ignores-breakdowns': true,
  'is-knife': true,
  'job-bonus': true,
  'medic-check-bonus': true,
  'mosey-range': true,
  'needs-profession': true,
  'no-bonus-roll': true,
  'points-in-company': true,
  'points-while-carrying': true,
  'reroll-medic-check': true,
  'reroll-ones-misbehaving': true,
  'reroll-test': true,
  'salvage-bonus': true,
  'sells-to-solid-contacts': true,
  'sits-out-immoral-jobs': true,
  'skips-wanted-rolls': true,
  'stash-room': true,
  'steady-talent': true,
  'survives-as-discard': true,
  'swap-test-skill': true,
  'takes-leaders-blame': true,
  'wanted-rolls': true,
  'weighs-nothing': true,
}

const favourKinds: Readonly<Record<keyof BaseFavourKinds, true>> = {
  'clears-warrants': true,
  'consider-jobs': true,
  'ignores-nav-card': true,
  'loads-people': true,
  'no-warrants': true,
  'warrant-kills': true,
}

/** Told of in the base rules (HOLD-06), yet on no base card. Whoever prints one takes it off this list. */
const onNoCardYet: ReadonlySet<string> = new Set(['load-goods'])

function distinct(kinds: readonly string[]): string[] {
  return [...new Set(kinds)].sort()
}

test('every kind of effect, ability and favour is used by some card', () => {
  const favours = [...contacts.values()].flatMap((contact) => contact.favours)
  const effectKinds = Object.keys(effectRules).filter((kind) => !onNoCardYet.has(kind))
  expect(distinct(effects.map((effect) => effect.do))).toEqual(effectKinds.sort())
  expect(distinct(abilities.map((ability) => ability.is))).toEqual(Object.keys(abilityKinds).sort())
  expect(distinct(favours.map((favour) => favour.is))).toEqual(Object.keys(favourKinds).sort())
})

test('WORK-07 misbehave cards speak of those at work, nav cards of the whole crew', () => {
  const spokenOf = (cards: Iterable<{ readonly options: readonly AnyOption[] }>) =>
    [...cards]
      .flatMap(({ options }) => options.flatMap(unfold))
      .flatMap(({ effects: done = [] }) => done)
      .flatMap((effect) => (effect.do === 'disgruntle' || effect.do === 'calm' ? [effect.who] : []))
  expect(distinct(spokenOf(misbehave.values())).sort()).toEqual(['all-at-work', 'moral-at-work'])
  expect(distinct(spokenOf(nav.values())).sort()).toEqual(['all', 'moral'])
})

test('every name that a card calls is the name of a card', () => {
  const crewAndGear = new Set([...supply.values(), ...leaders.values()].map((card) => card.name))
  const aces = [...misbehave.values()].flatMap(({ ace }): Ace[] => (ace ? [ace] : []))
  const called = aces.flatMap((ace) => ('crew' in ace ? [ace.crew] : 'gear' in ace ? [ace.gear] : []))
  expect(called.filter((name) => !crewAndGear.has(name))).toEqual([])
  const ignored = [...contacts.values()].flatMap(({ id, favours }) =>
    favours.flatMap((favour) => (favour.is === 'ignores-nav-card' ? [[favour.card, id]] : [])),
  )
  const ignorable = [...nav.values()].flatMap((card) => (card.ignoredBySolid ? [[card.name, card.ignoredBySolid]] : []))
  expect(distinct(ignorable.map((pair) => pair.join(' by ')))).toEqual(
    distinct(ignored.map((pair) => pair.join(' by '))),
  )
})

test('every contact that a requirement or an effect names is in the box', () => {
  const requirements: readonly Requirement[] = optionGroups.flatMap(([, options]) =>
    options.flatMap((option) => [
      ...(option.requires ?? []),
      ...unfold(option).flatMap((result) =>
        'branches' in result ? result.branches.flatMap((branch) => branch.requires ?? []) : [],
      ),
    ]),
  )
  const named = [
    ...requirements.flatMap((one) => ('solid' in one ? [one.solid] : [])),
    ...effects.flatMap((effect) => (effect.do === 'lose-solid' ? [effect.contact] : [])),
    ...abilities.flatMap((ability) => (ability.is === 'counts-as-solid' ? [ability.contact] : [])),
  ]
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter((contact) => !contacts.has(contact))).toEqual([])
})

function spaces(load: Pickings | undefined): number {
  if (!load || !('fixed' in load)) return 0
  const { fuel = 0, part = 0, ...whole } = load.fixed
  return Object.values(whole).reduce((sum, n) => sum + n, 0) + Math.ceil((fuel + part) / 2)
}

test('what a job loads fits an empty ship, and it delivers what it loaded', () => {
  const room = Math.min(...[...ships.values()].map((ship) => ship.hold + ship.stash))
  for (const { id, pickUp, finish } of jobs.values()) {
    expect(spaces(pickUp?.load), id).toBeLessThanOrEqual(room)
    expect(finish.load, id).toBeUndefined()
    expect(pickUp?.deliver, id).toBeUndefined()
    if (pickUp) expect(finish.deliver, id).toEqual(pickUp.load)
  }
})

test('pay by the head counts people the job delivers', () => {
  const paid: Sort[] = []
  for (const { id, pay, finish } of jobs.values()) {
    if (!('creditsPer' in pay)) continue
    expect(finish.deliver, id).toEqual({ any: pay.per })
    paid.push(pay.per)
  }
  expect(distinct(paid)).toEqual(['fugitive', 'passenger'])
})
