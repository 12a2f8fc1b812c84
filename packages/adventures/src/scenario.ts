import { copy, loadDice, Match, openStream, type Zone } from '@keep-flying/kernel'
import { SituationError } from '@keep-flying/kernel/scenario'
import { equipmentCard, lockToken } from './catalog/index.ts'
import { squareAt } from './geometry/ground.ts'
import { readPicture } from './geometry/picture.ts'
import { defaultOptions, readOptions } from './options.ts'
import { numberToken } from './rules/candidates.ts'
import { adventures } from './rules/game.ts'
import { layOutJob, newCrew } from './rules/set-up.ts'
import { groundOf } from './rules/table.ts'
import { putMarker } from './rules/timeline.ts'
import { bodyMark, crewMarks, isSpot, madeUpJob } from './scenario/map.ts'
import { Play } from './scenario/play.ts'
import type { CrewSet, Situation } from './scenario/situation.ts'
import type { CrewMember, Face, Goon, State } from './state.ts'
import type { Crew, Job } from './vocabulary/index.ts'

export { Play } from './scenario/play.ts'
export type { Situation } from './scenario/situation.ts'

/**
 * Any map and situation in a few lines, for tests and for anyone who wants to check how we read a rule:
 *
 *     const game = scenario({
 *       map: `
 *         M . 1 .
 *          +---+
 *         .|. t|.
 *          +o--+
 *         . . . c
 *       `,
 *       who: { mal: { heroic: true, gear: ['Worn Revolver'] } },
 *       goonsAre: { c1: { alerted: 4 } },
 *     })
 *     game.path('move', game.spot('1'))
 *     game.options()        // what is legal now
 *     game.where(game.crew('mal'))
 */
export function scenario(situation: Situation): Play {
  const picture = readPicture(situation.map)
  const members = picture.marks.flatMap(({ mark }) => crewMarks[mark] ?? [])
  const job = madeUpJob(picture, members.length, situation)
  const options = optionsOf(situation)
  const seed = `sfc32:${situation.seed ?? 'scenario'}`
  const crew = members.map((id) => newCrew(id, situation.who?.[id]?.seat ?? 0))
  const state = layOutJob({ options, job: options.job, madeUp: JSON.stringify(job), random: openStream(seed), crew })
  const ground = groundOf(job)
  for (const { mark, at } of picture.marks) {
    const who = crew.find(({ id }) => id === crewMarks[mark])
    if (who) who.at = squareAt(ground, at)
    if (mark === bodyMark)
      state.bodies.push({ id: `body ${state.bodies.length + 1}`, at: squareAt(ground, at), sleeper: false })
  }
  arrange(state, job, situation)
  loadDice(state.random, situation.dice ?? [])
  const spots = new Map(picture.marks.filter(isSpot).map(({ mark, at }) => [mark, squareAt(ground, at)]))
  const saved = { answers: 0, asked: 0, state }
  return new Play(() => Match.resume(adventures, options, seed, copy(saved)), spots)
}

function optionsOf(situation: Situation): ReturnType<typeof readOptions> {
  const named = Object.entries(situation).filter(([field]) => field in defaultOptions)
  return readOptions({ goons: 'plain', players: 1, ...Object.fromEntries(named) })
}

function arrange(state: State, job: Job, situation: Situation): void {
  for (const who of state.crew) arm(state, who, situation.who?.[who.id] ?? {})
  for (const goon of state.goons) rouse(state, goon, situation)
  stack(state, situation)
  layTokens(state, situation)
  state.stage = 'job'
  state.purse = situation.purse ?? 0
  state.intel = situation.intel ?? 0
  state.progress.flags.push(...(situation.flags ?? []))
  state.progress.heroic = state.crew.some(({ stance }) => stance === 'heroic')
  state.progress.step = job.steps[0]?.id ?? ''
}

function arm(state: State, who: CrewMember, set: CrewSet): void {
  who.stance = set.heroic || set.wounds || set.downed ? 'heroic' : 'casual'
  who.wounds = set.wounds ?? 0
  who.downed = set.downed ?? false
  who.credits = set.credits ?? 0
  who.items.push(...(set.items ?? []))
  for (const name of set.gear ?? [])
    who.gear.push({
      card: takeNamed(state.equipment.deck, name, (id) => equipmentCard(id).name),
      exhausted: false,
      paid: 0,
    })
}

/** Takes a card by its id or by its printed name. */
function takeNamed(from: Zone, called: string, nameOf: (id: string) => string): string {
  const at = from.cards.findIndex((id) => id === called || nameOf(id) === called)
  const [card] = at < 0 ? [] : from.cards.splice(at, 1)
  if (card === undefined) throw new SituationError(null, called, `There is no "${called}" left.`)
  return card
}

function rouse(state: State, goon: Goon, { goonsAre }: Situation): void {
  const set = goonsAre?.[goon.id]
  if (!set) return
  goon.wounds = set.wounds ?? 0
  if (set.card !== undefined) goon.card = set.card
  if (set.alerted === undefined) return
  goon.alerted = true
  goon.patrol = null
  putMarker(state.timeline, { of: 'goon', id: goon.id }, set.alerted)
}

/** Whoever's turn it is lies on top; of the others on one Moment, the first in reading order. */
function stack({ crew, timeline }: State, { who, turn = crew[0]?.id }: Situation): void {
  const first = (id: Crew) => (id === turn ? 1 : 0)
  const order = [...crew].reverse().sort((one, other) => first(one.id) - first(other.id))
  for (const { id } of order) putMarker(timeline, { of: 'crew', id }, who?.[id]?.moment ?? 1)
}

function layTokens(state: State, { locks = [], shown = [], crates = [], safes = [], numbers = [] }: Situation): void {
  const locked = [...state.doors, ...state.tokens]
    .map(({ lock }) => lock)
    .filter(({ hidden }) => hidden.cards.length > 0)
  for (const lock of locked) state.spare.locks.cards.push(...lock.hidden.cards.splice(0))
  for (const [n, lock] of locked.entries()) lay(state.spare.locks, lock, locks[n], shown, (id) => lockToken(id).id)
  const finds = { crate: crates, safe: safes }
  for (const kind of ['crate', 'safe'] as const) {
    const spare = state.spare[`${kind}s`]
    const faces = state.tokens.filter((token) => token.kind === kind).map(({ face }) => face)
    for (const face of faces) spare.cards.push(...face.hidden.cards.splice(0))
    for (const [n, face] of faces.entries()) lay(spare, face, finds[kind][n], shown, withoutCopy)
  }
  for (const [n, token] of state.tokens.filter(({ kind }) => kind === 'numbered').entries()) {
    const number = numbers[n]
    if (number !== undefined) token.face[shown.includes(token.id) ? 'shown' : 'hidden'].cards.push(numberToken(number))
  }
}

const withoutCopy = (id: string) => id.split('#')[0] ?? id

/** Lays a token down, the one that is named or any other. */
function lay(
  spare: Zone,
  face: Face,
  called: string | undefined,
  shown: readonly string[],
  nameOf: (id: string) => string,
): void {
  const card = takeNamed(spare, called ?? spare.cards[0] ?? '', nameOf)
  face[called !== undefined && shown.includes(called) ? 'shown' : 'hidden'].cards.push(card)
}
