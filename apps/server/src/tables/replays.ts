import { setTimeout as wait } from 'node:timers/promises'
import {
  commitmentTo,
  type GameRecord,
  OptionError,
  RecordError,
  readingParsedRecord,
  replayRecord,
  type Steps,
} from '@keep-flying/kernel'
import { packageOf } from '../games/catalog.ts'
import { newId } from '../ids.ts'
import { Line } from '../line.ts'
import { withList, writeItems } from '../long-json.ts'
import { parsing } from '../parsing.ts'
import type { AnyMatch } from '../play/revival.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import { type CostMeter, processorTime } from './cost.ts'
import { ImportQuota, type Payer } from './import-quota.ts'

/** What checking an uploaded record may cost. */
export interface Effort {
  /** Log entries. */
  readonly entries: number
  /** Milliseconds at a stretch, and how long others then have their turn. */
  readonly stretch: number
  readonly rest: number
  /** Milliseconds of processor time in all: a busy machine makes nothing cost more. */
  readonly work: number
  readonly meter: CostMeter
}

const usualEffort: Effort = { entries: 20_000, stretch: 1, rest: 3, work: 5000, meter: processorTime }

/** One record is checked at a time; some may wait, but nobody fills the line alone. */
const lineLimits = {
  atOnce: 1,
  waiting: 20,
  waitingEach: 3,
  full: 'Too many other records wait to be checked. Try again in a moment.',
}

/** A record that was replayed, and the match it led to. */
export interface Replayed {
  readonly record: GameRecord
  readonly match: AnyMatch
}

/** Looks at the match after each entry of a record, and at what was told. */
type Watch = (match: AnyMatch, index: number) => void

/** Checks and stores the records that people upload, to look at them or to continue the game. */
export function createReplays(services: Services, effort: Effort = usualEffort) {
  const quota = new ImportQuota(services.config, services.now)
  const line = new Line(lineLimits)

  /** Does a part of the work, which is paid for however it ends. */
  function paid<T>(payer: Payer, work: () => T): T {
    const cost = effort.meter()
    try {
      return work()
    } finally {
      quota.charge(payer, { work: cost() })
    }
  }

  /** Reads a record and replays it in its turn; refuses it with the reason if it does not replay. */
  function check(payer: Payer, reading: Steps<GameRecord>, watch: Watch | null = null): Promise<Replayed> {
    return line.inTurn(async () => {
      const labour = new Labour(effort, (work) => quota.charge(payer, { work }))
      try {
        const record = replayable(await labour.through(reading), effort)
        const match = await replay(services, record, labour, watch)
        if (match.hash() !== record.hash)
          throw new Trouble('invalid', 'The log leads to another state than the record claims.', 'hash')
        return { record, match }
      } finally {
        labour.pay()
      }
    }, payer.network)
  }

  /** Stores a record if it replays; returns its id. */
  async function upload(payer: Payer, source: string): Promise<string> {
    await services.quotas.checkKept('replays', payer.person)
    const { record } = await check(payer, readingUpload(source))
    const id = newId()
    const { log, ...rest } = record
    const text = withList(rest, 'log', await writeItems(services.slices, log)).join('')
    await services.store.addReplay({ id, user: payer.person, at: services.now(), record: text })
    return id
  }

  return { quota, paid, check, upload, read: (id: string) => readReplay(services, id) }
}

export type Replays = ReturnType<typeof createReplays>

function* readingUpload(source: string): Steps<GameRecord> {
  return yield* readingParsedRecord(yield* parsedUpload(source))
}

function* parsedUpload(source: string): Steps<unknown> {
  try {
    return yield* parsing(source, ['log'])
  } catch {
    throw new RecordError('This is not a game record: the file is not JSON.')
  }
}

/** The text of a stored record: it may be long, and is not read to be sent. */
async function readReplay({ store }: Services, id: string): Promise<string> {
  const row = await store.replay(id)
  if (!row) throw new Trouble('not-found', 'There is no such replay.')
  return row.record
}

/** The record as it is replayed; refuses one that nobody should try to replay. */
function replayable({ checkpoint: _, ...record }: GameRecord, effort: Effort): GameRecord {
  if (record.log.length > effort.entries)
    throw new Trouble('too-large', `The log has more than ${effort.entries} entries.`, 'log')
  // A state written by hand could lead the rules anywhere; only what follows from a seed is played.
  if (record.base)
    throw new Trouble('invalid', 'This game was continued under other rules and cannot be replayed.', 'base')
  if (commitmentTo(record.seed) !== record.commitment)
    throw new Trouble('invalid', 'The seed does not match the commitment.', 'seed')
  return record
}

/** Replays the log in short stretches, so that nobody else has to wait. */
async function replay({ games }: Services, record: GameRecord, labour: Labour, watch: Watch | null): Promise<AnyMatch> {
  const { game } = packageOf(games, record.game)
  const match = refusing(() => replayRecord(game, record, 0, { heard: watch !== null }))
  for (const [index, entry] of record.log.entries()) {
    const steps = match.repeating(entry)
    while (!refusing(() => steps.next(), `Entry ${index} of the log does not replay: `).done)
      if (labour.tired) await labour.rest()
    watch?.(match, index)
    if (labour.tired) await labour.rest()
  }
  return match
}

/** Work in stretches, between which others have their turn. It may cost so much and no more. */
class Labour {
  readonly #effort: Effort
  readonly #charge: (work: number) => void
  #worked = 0
  #since = performance.now()
  #cost: () => number

  constructor(effort: Effort, charge: (work: number) => void) {
    this.#effort = effort
    this.#charge = charge
    this.#cost = effort.meter()
  }

  /** Whether it is time for others. On a busy machine little is done in a while, and resting as often would take for ever. */
  get tired(): boolean {
    const { stretch } = this.#effort
    const elapsed = performance.now() - this.#since
    return elapsed >= stretch && (elapsed >= 4 * stretch || this.#cost() >= stretch)
  }

  /** Does all steps. */
  async through<T>(steps: Steps<T>): Promise<T> {
    for (;;) {
      const step = refusing(() => steps.next())
      if (step.done) return step.value
      if (this.tired) await this.rest()
    }
  }

  async rest(): Promise<void> {
    this.pay()
    if (this.#worked >= this.#effort.work)
      throw new Trouble('too-large', 'Replaying this record takes too long.', 'log')
    await wait(this.#effort.rest)
    this.#since = performance.now()
    this.#cost = this.#effort.meter()
  }

  /** Pays for the last stretch, once. */
  pay(): void {
    const cost = this.#cost()
    this.#cost = () => 0
    this.#worked += cost
    this.#charge(cost)
  }
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
