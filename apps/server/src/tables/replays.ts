import { setImmediate } from 'node:timers/promises'
import { commitmentTo, type GameRecord, OptionError, RecordError, readRecord, replayRecord } from '@keep-flying/kernel'
import { packageOf } from '../games/catalog.ts'
import { newId } from '../ids.ts'
import type { AnyMatch } from '../play/revival.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { UserRow } from '../storage/schema.ts'
import { type CostMeter, processorTime } from './cost.ts'

/** What checking an uploaded record may cost. */
export interface Effort {
  /** Log entries. */
  readonly entries: number
  /** Milliseconds at a stretch, after which others get their turn. */
  readonly stretch: number
  /** Milliseconds of processor time in all: a busy machine makes nothing cost more. */
  readonly work: number
  readonly meter: CostMeter
}

const usualEffort: Effort = { entries: 20_000, stretch: 15, work: 5000, meter: processorTime }

/** How many records are checked at the same time; more are refused. */
const mostAtOnce = 2

/** A record that was replayed, and the match it led to. */
export interface Replayed {
  readonly record: GameRecord
  readonly match: AnyMatch
}

/** Looks at the match after each entry of a record. */
type Watch = (match: AnyMatch, index: number) => void

/** Checks and stores the records that people upload, to look at them or to continue the game. */
export function createReplays(services: Services, effort: Effort = usualEffort) {
  let checking = 0

  /** Replays a record; few at a time, because it is work. */
  async function check(source: string, watch: Watch = () => undefined): Promise<Replayed> {
    if (checking >= mostAtOnce)
      throw new Trouble('unavailable', 'Other records are being checked right now. Try again in a moment.')
    checking++
    try {
      return await replayable(services, source, effort, watch)
    } finally {
      checking--
    }
  }

  /** Stores a record if it replays; returns its id. */
  async function upload(user: UserRow, source: string): Promise<string> {
    const { record } = await check(source)
    const id = newId()
    await services.store.addReplay({ id, user: user.id, at: services.now(), record: JSON.stringify(record) })
    return id
  }

  return { check, upload, read: (id: string) => readReplay(services, id) }
}

export type Replays = ReturnType<typeof createReplays>

async function readReplay({ store }: Services, id: string): Promise<GameRecord> {
  const row = await store.replay(id)
  if (!row) throw new Trouble('not-found', 'There is no such replay.')
  return JSON.parse(row.record)
}

/** Reads a record and replays it; refuses it with the reason if it does not replay. */
async function replayable(services: Services, source: string, effort: Effort, watch: Watch): Promise<Replayed> {
  const { checkpoint: _, ...record } = refusing(() => readRecord(source))
  if (record.log.length > effort.entries)
    throw new Trouble('too-large', `The log has more than ${effort.entries} entries.`, 'log')
  // A state written by hand could lead the rules anywhere; only what follows from a seed is played.
  if (record.base)
    throw new Trouble('invalid', 'This game was continued under other rules and cannot be replayed.', 'base')
  if (commitmentTo(record.seed) !== record.commitment)
    throw new Trouble('invalid', 'The seed does not match the commitment.', 'seed')
  const match = await replay(services, record, effort, watch)
  if (match.hash() !== record.hash)
    throw new Trouble('invalid', 'The log leads to another state than the record claims.', 'hash')
  return { record, match }
}

/** Replays the log in short stretches, so that nobody else has to wait. */
async function replay({ games }: Services, record: GameRecord, effort: Effort, watch: Watch): Promise<AnyMatch> {
  const { game } = packageOf(games, record.game)
  const match = refusing(() => replayRecord(game, record, 0, { heard: false }))
  let worked = 0
  let since = performance.now()
  let cost = effort.meter()
  for (const [index, entry] of record.log.entries()) {
    refusing(() => match.repeat(entry), `Entry ${index} of the log does not replay: `)
    watch(match, index)
    if (performance.now() - since < effort.stretch) continue
    worked += cost()
    if (worked >= effort.work) throw new Trouble('too-large', 'Replaying this record takes too long.', 'log')
    await setImmediate()
    since = performance.now()
    cost = effort.meter()
  }
  return match
}

/** Whatever goes wrong with an uploaded record is the record's fault. */
function refusing<T>(work: () => T, before = ''): T {
  try {
    return work()
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem)
    throw new Trouble('invalid', `${before}${why}`, fieldOf(problem))
  }
}

function fieldOf(problem: unknown): string | undefined {
  if (problem instanceof OptionError) return `options.${problem.field}`
  return problem instanceof RecordError ? problem.field : undefined
}
