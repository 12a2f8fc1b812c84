import { below, Match, moveCard, openStream, pick, type RandomStream, shuffle } from '@keep-flying/kernel'
import { some } from '@keep-flying/kernel/testing'
import { crewCard, jobs } from '../catalog/index.ts'
import type { SquareNumber } from '../geometry/ground.ts'
import { type Options, readOptions } from '../options.ts'
import { adventures, tableOf } from '../rules/game.ts'
import { layOut } from '../rules/set-up.ts'
import { isFree } from '../rules/squares.ts'
import { squaresIn, woundsOf } from '../rules/table.ts'
import { putMarker, segment } from '../rules/timeline.ts'
import type { CrewMember, Goon, State, Table } from '../state.ts'
import { crewMembers, type Job } from '../vocabulary/index.ts'

/** Any situation in the course of a Job of the box, likely or not. Some Challenges may lie on top of their decks. */
export function anySituation(random: RandomStream, seed: string, onTop: ReadonlySet<string>): Match<State, Options> {
  const job = pick(random, jobs)
  const players = 1 + below(random, 3)
  const options = readOptions({
    players,
    job: job.id,
    crew: shuffle(random, [...crewMembers]).slice(0, 5),
    crewCount: String(players + below(random, 6 - players)),
    goons: below(random, 3) === 0 ? 'plain' : 'individual',
    boss: players > 1 && below(random, 5) === 0,
  })
  const state = layOut(options, openStream(seed))
  state.stage = 'job'
  const t = tableOf({ state, tell: () => {}, seal: () => {}, begin: () => {} })
  standAnywhere(random, t)
  for (const who of state.crew) fitOut(random, state, who)
  stack(random, state)
  for (const goon of state.goons) rouse(random, t, goon)
  leaveBodies(random, t)
  goOn(random, t, job)
  for (const { deck } of Object.values(state.challenges))
    deck.cards.sort((one, other) => Number(onTop.has(one)) - Number(onTop.has(other)))
  return Match.resume(adventures, options, seed, { answers: 0, asked: 0, state })
}

/** Squares where something may happen: around tokens, Goons and doors, and in the zones of the Job. */
function lively(t: Table): SquareNumber[] {
  const { state, ground, job } = t
  return [
    ...state.tokens.flatMap(({ at }) => ground.around[at] ?? []),
    ...state.goons.flatMap(({ at }) => ground.around[at] ?? []),
    ...ground.doors.flatMap(({ reach }) => reach),
    ...ground.mule.flatMap((at) => ground.around[at] ?? []),
    ...Object.values(job.map.zones).flatMap((area) => squaresIn(t, area)),
  ]
}

/** Somewhere free, mostly where something may happen, and often beside somebody. */
function freeSquare(random: RandomStream, t: Table): SquareNumber {
  const beside = t.state.crew.flatMap(({ at }) => (at === null ? [] : (t.ground.around[at] ?? [])))
  const wanted = beside.length > 0 && below(random, 2) === 0 ? beside : lively(t)
  const anywhere = Array.from({ length: t.ground.squares }, (_, square) => square)
  const free = (squares: readonly SquareNumber[]) => squares.filter((square) => isFree(t, square))
  const fitting = free(wanted)
  return pick(random, fitting.length > 0 ? fitting : free(anywhere))
}

function standAnywhere(random: RandomStream, t: Table): void {
  for (const who of t.state.crew) who.at = freeSquare(random, t)
}

function fitOut(random: RandomStream, { equipment }: State, who: CrewMember): void {
  if (below(random, 2) === 0) who.stance = 'heroic'
  if (below(random, 3) === 0) {
    who.stance = 'heroic'
    who.wounds = 1 + below(random, crewCard(who.id).wounds)
    who.downed = who.wounds === crewCard(who.id).wounds
    who.healed = who.downed && below(random, 2) === 0
    if (who.healed) who.wounds--
  }
  who.credits = 100 * below(random, 8)
  for (const card of some(random, equipment.deck.cards, 4)) {
    equipment.deck.cards.splice(equipment.deck.cards.indexOf(card), 1)
    who.gear.push({ card, exhausted: below(random, 6) === 0, paid: 300 })
  }
}

/** Often shortly before a star or the end of time. */
function stack(random: RandomStream, { crew, timeline }: State): void {
  const first = pick(random, [1, 8, 9, timeline.last - 6]) + segment * below(random, timeline.last / segment - 1)
  const moment = Math.min(first, timeline.last)
  for (const { id } of shuffle(random, [...crew]))
    putMarker(timeline, { of: 'crew', id }, moment + below(random, 2) * below(random, 6))
  const earliest = timeline.markers.find(({ of }) => of === 'crew')?.moment ?? 1
  timeline.star = segment * Math.floor((earliest - 1) / segment)
  if (timeline.alarm !== null && below(random, 2) === 0) timeline.alarm = moment + below(random, 6)
}

function rouse(random: RandomStream, t: Table, goon: Goon): void {
  const { state } = t
  if (below(random, 3) === 0) goon.at = freeSquare(random, t)
  if (!state.options.boss && below(random, 2) === 0) return
  goon.alerted = true
  goon.patrol = null
  goon.wounds = below(random, woundsOf(goon))
  const moment = state.timeline.markers.find(({ of }) => of === 'crew')?.moment ?? 1
  putMarker(state.timeline, { of: 'goon', id: goon.id }, moment + below(random, 4))
}

function leaveBodies(random: RandomStream, t: Table): void {
  for (let n = below(random, 3); n > 0; n--)
    t.state.bodies.push({ id: `body ${n}`, at: freeSquare(random, t), sleeper: below(random, 4) === 0 })
}

/** How far the Job may have come, whether or not it could have come so far in this way. */
function goOn(random: RandomStream, t: Table, job: Job): void {
  const { state } = t
  const { progress } = state
  state.intel = below(random, 3)
  progress.step = pick(random, job.steps).id
  progress.heroic = state.crew.some(({ stance }) => stance === 'heroic')
  progress.flags.push(...some(random, [...namesIn(job, 'flag')], 2))
  for (const counter of namesIn(job, 'counter'))
    if (below(random, 2) === 0) progress.counters[counter] = below(random, 4)
  for (const item of namesIn(job, 'item')) if (below(random, 2) === 0) giveItem(random, t, item)
  for (const { face, lock } of state.tokens)
    for (const { hidden, shown } of [face, lock]) if (below(random, 3) === 0) turn(hidden, shown)
  for (const { lock } of state.doors) if (below(random, 3) === 0) turn(lock.hidden, lock.shown)
  for (const door of state.doors) if (door.shut && below(random, 2) === 0) door.shut = false
  for (const name of namesIn(job, 'timer'))
    if (below(random, 3) === 0) state.timeline.timers.push({ name, moment: 1 + below(random, state.timeline.last) })
  const captive = job.special.find((rule) => rule.rule === 'captive')
  if (captive?.rule === 'captive' && below(random, 3) > 0)
    state.captive = { at: freeSquare(random, t), wounds: below(random, captive.wounds), walks: below(random, 2) === 0 }
}

/** Whoever has something of the Job stands where it may be wanted. */
function giveItem(random: RandomStream, t: Table, item: string): void {
  const who = pick(random, t.state.crew)
  who.items.push(item)
  const persons = t.state.tokens.filter(({ kind }) => kind === 'numbered')
  const beside = persons.flatMap(({ at }) => t.ground.around[at] ?? []).filter((square) => isFree(t, square))
  if (beside.length > 0) who.at = pick(random, beside)
}

function turn(hidden: State['market'], shown: State['market']): void {
  const [card] = hidden.cards
  // An open lock is taken away when it is turned.
  if (card !== undefined && !card.startsWith('unlocked')) moveCard(hidden, shown, card)
}

type Named = 'flag' | 'counter' | 'item' | 'timer'

/** The names of such things anywhere in a Job. */
function namesIn(part: unknown, kind: Named, found = new Set<string>()): Set<string> {
  if (part === null || typeof part !== 'object') return found
  const given = new Map<string, unknown>(Object.entries(part))
  const name = kind === 'timer' && given.get('do') === 'timer' ? given.get('name') : given.get(kind)
  if (typeof name === 'string') found.add(name)
  for (const inner of given.values()) namesIn(inner, kind, found)
  return found
}
