import {
  anyAnswer,
  below,
  type Decision,
  type HeardEvent,
  type Match,
  type Name,
  type Option,
  openStream,
  pick,
  type RandomStream,
  type Value,
} from '@keep-flying/kernel'
import { kindsOn, noting } from '@keep-flying/kernel/testing'
import { expect, test } from 'vitest'
import { crates } from './catalog/crates.ts'
import {
  box,
  boxCrew,
  challengeCard,
  downedActions,
  equipmentCards,
  faceOf,
  goonCards,
  jobs,
  passengers,
} from './catalog/index.ts'
import { locks } from './catalog/locks.ts'
import { safes } from './catalog/safes.ts'
import { checkLaws } from './laws.ts'
import type { Options } from './options.ts'
import { effectTable } from './rules/effect-table.ts'
import type { State } from './state.ts'
import { anySituation } from './testing/situations.ts'
import type { Action } from './vocabulary/index.ts'

/**
 * Random situations of every Job, played at random, until every card and token was in play, every text was used, every
 * event came, Goons did all they can, and every effect was carried out; the laws of the game are checked after every
 * answer.
 */

const isLong = process.env['KEEP_FLYING_LONG'] === 'yes'
const situationsAtMost = isLong ? 10_000 : 8000
const answersEach = 40

/** What is to come up. */
function everything(): Set<string> {
  const texts = (of: string, actions: readonly Action[]) =>
    actions.filter(({ use }) => use !== 'passive').map(({ id }) => `text ${of} ${id}`)
  const crew = [...boxCrew, ...passengers]
  return new Set([
    ...crew.flatMap(({ id, sides }) => [...texts(id, sides.casual), ...texts(id, sides.heroic)]),
    ...downedActions.map(({ id }) => `downed ${id}`),
    ...equipmentCards.flatMap(({ id, actions }) => [`card ${id}`, ...texts(id, actions)]),
    ...[...box.challenges.tech, ...box.challenges.negotiation].flatMap((id) => [`way a ${id}`, `way b ${id}`]),
    ...[...locks, ...crates, ...safes].map(({ id }) => `token ${id}`),
    ...goonCards.map(({ id }) => `goon ${id}`),
    ...['thug brawl', 'thug moved', 'cowboy brawl', 'cowboy moved', 'cowboy goon-shoots', 'patrol'].map(
      (one) => `does ${one}`,
    ),
    ...jobs.flatMap(({ events, actions }) => [
      ...Object.values(events).map(({ id }) => `event ${id}`),
      ...actions.map(({ id }) => `job-action ${id}`),
    ]),
    ...[
      ...crew,
      ...equipmentCards,
      ...[...box.challenges.tech, ...box.challenges.negotiation].map(challengeCard),
      ...crates,
      ...safes,
      ...goonCards,
      ...jobs,
    ]
      .flatMap(kindsOn)
      .map((kind) => `effect ${kind}`),
  ])
}

/** What is meant by a name that a text or an option has. */
function subjectOf({ name, id, of }: Name): string[] {
  switch (name) {
    case 'action':
      return [`text ${faceOf(of ?? '')} ${id}`, `downed ${id}`]
    case 'way':
      return [`way ${id} ${of}`]
    case 'job-action':
    case 'event':
      return [`${name} ${id}`]
    default:
      return []
  }
}

function subjectsIn(words: unknown): string[] {
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap((word) => {
    if (isName(word)) return subjectOf(word)
    return typeof word === 'object' && word !== null && 'with' in word ? subjectsIn(word.with) : []
  })
}

function isName(word: unknown): word is Name {
  return typeof word === 'object' && word !== null && 'name' in word
}

const subjects = ({ text, about }: Pick<Option, 'text' | 'about'>) => subjectsIn({ ...text.with, about })

/** Rather what has not come up yet; else anything, but seldom the end of a turn. */
function curious(decision: Decision, missing: ReadonlySet<string>, random: RandomStream): Value {
  if (decision.form === 'confirm') return below(random, 4) > 0
  if (decision.form !== 'one') return anyAnswer(decision, random)
  const isNew = (option: Option) => subjects(option).some((subject) => missing.has(subject))
  const isTry = ({ group }: Option) => group === 'challenge'
  const fresh = decision.options.filter((option) => isNew(option) || isTry(option))
  if (fresh.length > 0 && below(random, 8) > 0) return pick(random, fresh).id
  const busy = decision.options.filter(({ role, id }) => role !== 'end' && id !== 'wait' && id !== 'heroic')
  return pick(random, busy.length > 0 && below(random, 4) > 0 ? busy : decision.options).id
}

/** What lies in sight, or was told in somebody's turn. */
function* seenIn(state: State, turn: State['turn'], told: readonly HeardEvent[]): Generator<string> {
  for (const { gear } of state.crew) for (const { card } of gear) yield `card ${faceOf(card)}`
  for (const { card } of state.goons) if (card !== null) yield `goon ${card}`
  const turned = [...state.doors.map(({ lock }) => lock), ...state.tokens.flatMap(({ face, lock }) => [face, lock])]
  for (const { shown } of turned) for (const card of shown.cards) yield `token ${faceOf(card)}`
  const type = turn?.of === 'goon' ? state.goons.find(({ id }) => id === turn.id)?.type : undefined
  for (const { kind, data } of told) {
    yield* subjectsIn(data)
    yield `does ${kind}`
    if (type) yield `does ${type} ${kind}`
    if (kind === 'lock-opened') yield 'token unlocked'
    if (kind === 'assisted' && isName(data?.['who'])) yield `text ${data['who'].id} assist`
  }
}

/** What an answer was about. */
function chosen(decision: Decision, value: Value): string[] {
  if (decision.form === 'confirm') return value === true ? subjects({ text: decision.prompt }) : []
  const options = 'options' in decision ? decision.options : []
  return options.filter(({ id }) => id === value).flatMap(subjects)
}

function playOut(match: Match<State, Options>, missing: Set<string>, random: RandomStream): void {
  let heard = 0
  for (let step = 0; step < answersEach && !match.over; step++) {
    const { pending } = match
    const offers = below(random, 4) === 0 ? pending : pending.filter(({ standing }) => !standing)
    const decision = pick(random, offers.length > 0 ? offers : pending)
    const value = curious(decision, missing, random)
    const turn = match.state.turn && { ...match.state.turn }
    match.answer({ seat: decision.seat, decision: decision.number, value })
    checkLaws(match)
    const told = match.events(null, heard)
    heard = told.at(-1)?.seq ?? heard
    for (const one of [...chosen(decision, value), ...seenIn(match.state, turn, told)]) missing.delete(one)
  }
}

/** The Challenges of which a way was not tried yet. */
function waysMissing(missing: ReadonlySet<string>): Set<string> {
  return new Set([...missing].filter((one) => one.startsWith('way ')).map((one) => one.slice('way a '.length)))
}

test('everything in the box comes up, every text is used and every effect is carried out', () => {
  const fired = new Set<string>()
  Object.assign(effectTable, noting(effectTable, fired))
  const missing = everything()
  const random = openStream('sfc32:fuzz')
  let tried = 0
  for (; tried < situationsAtMost && (isLong || missing.size > 0); tried++) {
    playOut(anySituation(random, `sfc32:fuzz ${tried}`, waysMissing(missing)), missing, random)
    for (const kind of fired) missing.delete(`effect ${kind}`)
  }
  expect([...missing]).toEqual([])
})
