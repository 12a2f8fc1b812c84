import { OptionError } from '@keep-flying/kernel'
import { box, jobs } from './catalog/index.ts'
import { storyline } from './catalog/storyline.ts'
import { type Crew, crewMembers } from './vocabulary/index.ts'

/** What a Job of a Storyline hands on to the next. */
export interface Carried {
  /** The Jobs played so far, and the Reward of each. */
  readonly jobs: readonly string[]
  readonly rewards: readonly number[]
  readonly players: number
  /** All credits that the Crew hold together. */
  readonly credits: number
  readonly intel: number
  /** Every piece of Equipment, with the price that was paid. */
  readonly gear: readonly KeptGear[]
  /** Whoever ended the last Job Downed. */
  readonly downed: readonly Crew[]
  readonly next: NextJob
}

/** What the players chose after a Job: the next one, and who works it. */
export interface NextJob {
  readonly job: string
  readonly crew: readonly Crew[]
}

export interface KeptGear {
  readonly card: string
  readonly paid: number
}

const mostCredits = 1_000_000

/** How many Crew can work one Job. */
export const mostCrew = 5

/** Reads what was handed on from untrusted data. Throws an OptionError that names what is wrong. */
export function readCarried(raw: unknown): Carried {
  const given = fieldsOf(raw, 'handed', ['jobs', 'rewards', 'players', 'credits', 'intel', 'gear', 'downed', 'next'])
  const ids = jobs.map(({ id }) => id)
  const played = list(given['jobs'], 'handed.jobs', (one, field) => oneOf(one, ids, field))
  if (played.length === 0 || played.length >= storyline.jobs)
    throw new OptionError('handed.jobs', `"handed.jobs" must name 1 to ${storyline.jobs - 1} Jobs.`)
  distinct(played, 'handed.jobs')
  const rewards = list(given['rewards'], 'handed.rewards', (one, field) => whole(one, mostCredits, field))
  if (rewards.length !== played.length)
    throw new OptionError('handed.rewards', '"handed.rewards" must have one Reward per Job.')
  const gear = list(given['gear'], 'handed.gear', readGear)
  distinct(
    gear.map(({ card }) => card),
    'handed.gear',
  )
  return {
    jobs: played,
    rewards,
    players: whole(given['players'], 5, 'handed.players'),
    // With more the Storyline is won and over.
    credits: whole(given['credits'], storyline.goal - 1, 'handed.credits'),
    intel: whole(given['intel'], 1000, 'handed.intel'),
    gear,
    downed: readCrew(given['downed'], 'handed.downed'),
    next: readNext(given['next'], played),
  }
}

/** Nobody works a Job twice in a Storyline. */
function readNext(raw: unknown, played: readonly string[]): NextJob {
  const given = fieldsOf(raw, 'handed.next', ['job', 'crew'])
  const left = jobs.map(({ id }) => id).filter((id) => !played.includes(id))
  const crew = readCrew(given['crew'], 'handed.next.crew')
  if (crew.length === 0 || crew.length > mostCrew)
    throw new OptionError('handed.next.crew', `"handed.next.crew" must name 1 to ${mostCrew} Crew Members.`)
  return { job: oneOf(given['job'], left, 'handed.next.job'), crew }
}

function readCrew(raw: unknown, field: string): readonly Crew[] {
  return distinct(
    list(raw, field, (one, at) => oneOf(one, crewMembers, at)),
    field,
  )
}

function readGear(raw: unknown, field: string): KeptGear {
  const { card, paid } = fieldsOf(raw, field, ['card', 'paid'])
  return { card: oneOf(card, box.equipment, `${field}.card`), paid: whole(paid, mostCredits, `${field}.paid`) }
}

function fieldsOf(raw: unknown, field: string, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw))
    throw new OptionError(field, `"${field}" must be an object with ${names.join(', ')}.`)
  const given = Object.fromEntries(Object.entries(raw))
  const extra = Object.keys(given).find((name) => !names.includes(name))
  if (extra !== undefined) throw new OptionError(`${field}.${extra}`, `"${field}" has no "${extra}".`)
  return given
}

function list<T>(raw: unknown, field: string, read: (one: unknown, field: string) => T): T[] {
  if (!Array.isArray(raw) || raw.length > 100) throw new OptionError(field, `"${field}" must be a list.`)
  return raw.map((one: unknown, n) => read(one, `${field}.${n}`))
}

function distinct<T>(items: readonly T[], field: string): readonly T[] {
  if (new Set(items).size < items.length) throw new OptionError(field, `"${field}" must name nothing twice.`)
  return items
}

function whole(raw: unknown, most: number, field: string): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < 0 || raw > most)
    throw new OptionError(field, `"${field}" must be a whole number from 0 to ${most}.`)
  return raw
}

function oneOf<T extends string>(raw: unknown, all: readonly T[], field: string): T {
  const found = all.find((one) => one === raw)
  if (found === undefined) throw new OptionError(field, `"${field}" must be one of ${all.join(', ')}.`)
  return found
}
