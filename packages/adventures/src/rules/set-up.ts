import { moveCard, type RandomStream, shuffle, type Zone, zone } from '@keep-flying/kernel'
import { box } from '../catalog/index.ts'
import { storyline } from '../catalog/storyline.ts'
import { squareAt } from '../geometry/ground.ts'
import { crewSeats, type Options, workingCrew } from '../options.ts'
import type { CrewMember, DoorState, Face, Goon, State, Token } from '../state.ts'
import type { Crew, GoonType, Job, JobGoon, JobToken, SpecialRule } from '../vocabulary/index.ts'
import { numberToken } from './candidates.ts'
import { doorsOf, fewerOf, groundOf, jobIn } from './table.ts'
import { putMarker, segment } from './timeline.ts'

/** Setting up a Job. */

const jobMoney = 3000

const pool = { locks: 'locks', crates: 'crates', safes: 'safes', numbers: 'numbers' } as const

function emptyFace(of?: string): Face {
  return { hidden: zone('nobody', [], of), shown: zone('everyone') }
}

/** The first state: everything that nobody decides about. */
export function layOut(options: Options, random: RandomStream): State {
  const seats = crewSeats(options)
  const crew = workingCrew(options).map((id, n) => newCrew(id, seats[n % seats.length] ?? 0))
  return layOutJob({ options, job: options.job, random, crew })
}

type Beginning = Pick<State, 'options' | 'job' | 'random' | 'crew'> & { readonly madeUp?: string }

/** Lays out a Job, which may be made up, for some Crew. */
export function layOutJob({ options, job: id, random, crew, ...made }: Beginning): State {
  const job = jobIn({ job: id, ...made })
  const shuffled = (cards: readonly string[], of?: string) => zone('nobody', shuffle(random, [...cards]), of)
  const deck = (cards: readonly string[]) => ({ deck: shuffled(cards), discard: zone('everyone') })
  const state: State = {
    options,
    job: id,
    ...made,
    random,
    stage: 'market',
    crew,
    goons: [],
    unused: { thug: [...box.goons.thug], cowboy: [...box.goons.cowboy] },
    timeline: { markers: [], last: lastMoment(job, crew.length), alarm: null, star: 0, timers: [], waking: [] },
    turn: null,
    test: null,
    doors: [],
    tokens: [],
    bodies: [],
    captive: null,
    starts: [],
    equipment: deck(box.equipment.filter((card) => !options.handed?.gear.some((kept) => kept.card === card))),
    market: zone('everyone'),
    challenges: { tech: deck(box.challenges.tech), negotiation: deck(box.challenges.negotiation) },
    spare: {
      locks: shuffled(box.locks, pool.locks),
      crates: shuffled(box.crates, pool.crates),
      safes: shuffled(box.safes, pool.safes),
    },
    bunk: [],
    purse: purseOf(options),
    intel: options.handed?.intel ?? 0,
    found: 0,
    rewardChange: 0,
    progress: { step: '', flags: [], counters: {}, passed: {}, used: [], heroic: false, arrived: 0 },
    lasting: [],
    end: null,
    next: null,
  }
  placeEverything(state, job)
  return state
}

/** One more Segment for every Crew Member fewer than the Job is made for. */
function lastMoment(job: Job, crew: number): number {
  return segment * (job.segments + Math.max(0, job.crew - crew))
}

/** The money that a crew begins with. */
export function purseOf({ campaign, handed }: Options): number {
  if (campaign === 'none') return jobMoney
  return handed?.credits ?? storyline.seed
}

export function newCrew(id: Crew, seat: number): CrewMember {
  return {
    id,
    seat,
    at: null,
    stance: 'casual',
    wounds: 0,
    downed: false,
    healed: false,
    credits: 0,
    gear: [],
    items: [],
  }
}

function placeEverything(state: State, job: Job): void {
  const fewer = fewerOf(job, state.crew.length)
  const { timeline, progress } = state
  progress.step = job.steps[0]?.id ?? ''
  timeline.alarm = job.alarm && job.alarm.start + (fewer.alarm ?? 0)
  state.doors.push(...doorsOf(job).map(({ closed }) => newDoor(state, closed)))
  state.tokens.push(...job.tokens.map((token) => newToken(state, job, token)))
  for (const rule of job.special) layNumbers(state, job, rule)
  for (const goon of job.goons) if (!fewer.leaveOut?.includes(goon.id)) state.goons.push(newGoon(state, job, goon))
  if (!state.options.boss) for (const { id, moment } of job.patrols) putMarker(timeline, { of: 'patrol', id }, moment)
}

function deal(from: Zone, to: Zone): void {
  const card = from.cards.at(-1)
  if (card === undefined) throw new Error('There are not enough tokens.')
  moveCard(from, to, card)
}

function newDoor(state: State, closed: 'open' | 'lock' | 'job'): DoorState {
  const lock = emptyFace(pool.locks)
  if (closed === 'lock') deal(state.spare.locks, lock.hidden)
  return { lock, shut: closed === 'job' }
}

function newToken(state: State, job: Job, { id, kind, at }: JobToken): Token {
  const lock = emptyFace(pool.locks)
  const face = emptyFace(kind === 'crate' ? pool.crates : kind === 'safe' ? pool.safes : pool.numbers)
  if (kind === 'safe') deal(state.spare.locks, lock.hidden)
  if (kind === 'crate') deal(state.spare.crates, face.hidden)
  if (kind === 'safe') deal(state.spare.safes, face.hidden)
  return { id, kind, at: squareAt(groundOf(job), at), face, lock, done: false }
}

/** Numbers are mixed and laid face down; some that are not number 1 leave the map unseen. */
function layNumbers(state: State, job: Job, rule: SpecialRule): void {
  if (rule.rule !== 'hidden-numbers') return
  const { random, tokens, crew } = state
  const numbers = shuffle(
    random,
    rule.places.map((_, n) => numberToken(n + 1)),
  )
  for (const [n, place] of rule.places.entries()) {
    const number = numbers[n]
    if (number !== undefined) tokens.find(({ id }) => id === place)?.face.hidden.cards.push(number)
  }
  const figure = typeof rule.ruledOut === 'number' ? null : rule.ruledOut.figure
  const out =
    figure === null ? rule.ruledOut : (fewerOf(job, crew.length).figures?.[figure] ?? job.figures[figure] ?? 0)
  const wrong = shuffle(
    random,
    tokens.filter(({ face }) => face.hidden.cards.some((card) => numbers.includes(card) && card !== numberToken(1))),
  )
  for (const token of wrong.slice(0, Number(out))) tokens.splice(tokens.indexOf(token), 1)
}

function newGoon(state: State, job: Job, { id, type, at }: JobGoon): Goon {
  const start = squareAt(groundOf(job), at)
  state.starts.push({ type, at: start })
  const route = state.options.boss ? undefined : job.patrols.find(({ goons }) => id in goons)
  return {
    id,
    type,
    card: takeCard(state, type),
    at: start,
    start,
    alerted: false,
    wounds: 0,
    lastSeen: null,
    patrol: route ? { route: route.id, next: (route.goons[id] ?? 1) - 1 } : null,
  }
}

/** One of the type at random; where all are alike, only the number of them counts. */
function takeCard({ unused, random, options }: State, type: GoonType): string | null {
  const [card] = shuffle(random, unused[type])
  if (card === undefined) throw new Error(`There is no ${type} left.`)
  unused[type].splice(0, 1)
  return options.goons === 'plain' ? null : card
}
