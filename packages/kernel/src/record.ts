import { canonical, Hash } from './data.ts'
import { readAnswer } from './decision.ts'
import type { Game, GameState } from './game.ts'
import { type LogEntry, Match, type MatchSettings } from './match.ts'
import type { Choice, Saved } from './position.ts'
import { commitmentTo } from './seed.ts'
import { finish, type Steps } from './steps.ts'
import type { Undo } from './undo.ts'

/** A game on paper: all that is needed to replay it and to prove that nothing was tampered with. */
export interface GameRecord {
  readonly format: 1
  readonly game: string
  readonly rules: string
  readonly options: unknown
  readonly commitment: string
  readonly seed: string
  readonly log: readonly LogEntry[]
  /** The checkpoint the log goes on from, where the game was taken over from other rules. */
  readonly base?: Saved<unknown>
  /** Lets a game go on under newer rules: the last checkpoint and the choices since. */
  readonly checkpoint?: { readonly saved: Saved<unknown>; readonly since: readonly Choice[] }
  /** Hash of the state after the whole log. */
  readonly hash: string
  /** The game this one follows in a campaign, by the hash of its record. */
  readonly follows?: string
}

/** Characters that the texts of a record may have: far more than any game writes, and little enough to store. */
const longest = { game: 64, rules: 64, commitment: 80, seed: 200, hash: 128, follows: 128 } as const

/** Characters of a record's options, written as JSON. */
const longestOptions = 64 * 1024

export class RecordError extends Error {
  /** The part of the record that is wrong, where there is one. */
  readonly field: string | undefined

  constructor(message: string, field?: string) {
    super(message)
    this.name = 'RecordError'
    this.field = field
  }
}

export function recordOf<S extends GameState, O>(match: Match<S, O>): GameRecord {
  if (!match.isWhole) throw new Error('This match went on from a position; its host has the log.')
  const { base, checkpoint } = match
  return {
    format: 1,
    game: match.game.id,
    rules: match.game.rules,
    options: match.options,
    commitment: commitmentTo(match.seed),
    seed: match.seed,
    log: [...match.log],
    ...(base ? { base } : {}),
    ...(checkpoint && !match.over ? { checkpoint } : {}),
    hash: match.hash(),
    ...(match.follows === null ? {} : { follows: match.follows }),
  }
}

/** Names a record by all that was played: what the next game of a campaign says it follows. */
export function recordHash(record: GameRecord): string {
  return finish(recordHashing(record))
}

/** The same in steps: a log may be long. */
export function* recordHashing({ checkpoint: _, log, ...played }: GameRecord): Steps<string> {
  const hash = new Hash()
  const fields = Object.entries({ ...played, log: null }).filter(([, field]) => field !== undefined)
  fields.sort(([one], [other]) => (one < other ? -1 : 1))
  for (const [index, [key, field]] of fields.entries()) {
    hash.add(`${index === 0 ? '{' : ','}${JSON.stringify(key)}:`)
    if (key === 'log') yield* addList(hash, log)
    else hash.add(canonical(field))
  }
  hash.add('}')
  return hash.hex()
}

function* addList(hash: Hash, list: readonly unknown[]): Steps<void> {
  hash.add('[')
  for (const [index, item] of list.entries()) {
    hash.add(`${index === 0 ? '' : ','}${canonical(item)}`)
    yield
  }
  hash.add(']')
}

/** Reads a record from the text of a file; says what is wrong with one it cannot read. */
export function readRecord(source: string): GameRecord {
  return finish(readingRecord(source))
}

/** The same in steps: a log may be long. */
export function* readingRecord(source: string): Steps<GameRecord> {
  let raw: unknown
  try {
    raw = JSON.parse(source)
  } catch {
    throw new RecordError('This is not a game record: the file is not JSON.')
  }
  yield
  return yield* readingParsedRecord(raw)
}

/** The same for a record that was part of something larger. */
export function* readingParsedRecord(raw: unknown): Steps<GameRecord> {
  if (!isObject(raw)) throw new RecordError('This is not a game record: it must be a JSON object.')
  if (raw['format'] !== 1)
    throw new RecordError(`This record has format ${JSON.stringify(raw['format'])}; only format 1 can be read.`)
  const { log, options, base, checkpoint } = raw
  if (!Array.isArray(log)) throw new RecordError('The record\'s "log" must be a list of answers.')
  return {
    format: 1,
    game: textField(raw, 'game'),
    rules: textField(raw, 'rules'),
    options: readOptions(options),
    commitment: textField(raw, 'commitment'),
    seed: textField(raw, 'seed'),
    log: yield* readingLog(log),
    ...(base === undefined ? {} : { base: readSaved(base, 'base') }),
    ...(checkpoint === undefined ? {} : { checkpoint: readCheckpoint(checkpoint) }),
    hash: textField(raw, 'hash'),
    ...(raw['follows'] === undefined ? {} : { follows: textField(raw, 'follows') }),
  }
}

function* readingLog(log: readonly unknown[]): Steps<LogEntry[]> {
  const entries: LogEntry[] = []
  for (const [index, raw] of log.entries()) {
    entries.push(readEntry(raw, index))
    yield
  }
  return entries
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function whyOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}

function textField(raw: Record<string, unknown>, field: keyof typeof longest): string {
  const value = raw[field]
  if (typeof value !== 'string') throw new RecordError(`The record's "${field}" must be text.`, field)
  if (value.length > longest[field])
    throw new RecordError(`The record's "${field}" is too long: it may have ${longest[field]} characters.`, field)
  if (/\p{Cc}/u.test(value))
    throw new RecordError(`The record's "${field}" must not contain control characters.`, field)
  return value
}

function readOptions(options: unknown): unknown {
  if ((JSON.stringify(options) ?? '').length > longestOptions)
    throw new RecordError(`The record's "options" are too long: they may have ${longestOptions} characters.`, 'options')
  return options
}

function readEntry(raw: unknown, index: number): LogEntry {
  if (isObject(raw) && 'undo' in raw) {
    const { seat, undo, agreed } = raw
    if (!isCount(seat) || !isCount(undo))
      throw new RecordError(`Entry ${index} of the record's log takes back, but not to a whole number of answers.`)
    const entry: Undo = { seat, undo, ...(agreed === true ? { agreed } : {}) }
    return entry
  }
  try {
    return readAnswer(raw)
  } catch (cause) {
    throw new RecordError(`Entry ${index} of the record's log cannot be read: ${whyOf(cause)}`)
  }
}

function readCheckpoint(raw: unknown): NonNullable<GameRecord['checkpoint']> {
  if (!isObject(raw) || !Array.isArray(raw['since']))
    throw new RecordError('The record\'s "checkpoint" must hold "saved" and a list "since".')
  return { saved: readSaved(raw['saved'], 'checkpoint.saved'), since: raw['since'].map(readChoice) }
}

function readSaved(raw: unknown, field: string): Saved<unknown> {
  if (isObject(raw)) {
    const { answers, asked, state } = raw
    if (isCount(answers) && isCount(asked) && isObject(state)) return { answers, asked, state }
  }
  throw new RecordError(`The record's "${field}" must hold the counts "answers" and "asked" and a "state".`)
}

function readChoice(raw: unknown, number: number): Choice {
  try {
    if (!isObject(raw)) throw new Error('it is not an object.')
    const { index, ...choice } = raw
    const { decision, ...rest } = readAnswer({ ...choice, decision: index })
    return { ...rest, index: decision }
  } catch (cause) {
    throw new RecordError(`Choice ${number} of the record's checkpoint cannot be read: ${whyOf(cause)}`)
  }
}

export interface Revived<S extends GameState, O> {
  readonly match: Match<S, O>
  /** How many answers the present rules could not repeat; 0 in the ordinary case. */
  readonly dropped: number
}

/** Plays a record again, up to the given number of log entries. */
export function replayRecord<S extends GameState, O>(
  game: Game<S, O>,
  record: GameRecord,
  entries = record.log.length,
  settings: MatchSettings = {},
): Match<S, O> {
  const match = beginRecord(game, record, settings)
  finish(repeatLog(match, record.log.slice(0, entries)))
  return match
}

/** The match that a record's log is played in, at its beginning. */
export function beginRecord<S extends GameState, O>(
  game: Game<S, O>,
  record: Omit<GameRecord, 'log'>,
  settings: MatchSettings = {},
): Match<S, O> {
  checkGame(game, record)
  if (record.rules !== game.rules)
    throw new RecordError(
      `This game was played by rules ${record.rules} and cannot be replayed by rules ${game.rules}. ` +
        `Use the version of Keep Flying that has rules ${record.rules}.`,
    )
  const options = game.readOptions(record.options)
  const follows = { ...settings, follows: record.follows ?? null }
  return record.base
    ? takeUp(game, options, record.seed, record.base, follows)
    : Match.start(game, options, record.seed, follows)
}

/** Plays the next entries of a log, in steps. */
export function* repeatLog<S extends GameState, O>(match: Match<S, O>, log: Iterable<LogEntry>): Steps<void> {
  for (const entry of log) {
    const index = match.log.length
    try {
      yield* match.repeating(entry)
    } catch (cause) {
      throw new RecordError(`Entry ${index} of the log does not replay: ${whyOf(cause)}`)
    }
    yield
  }
}

/**
 * Takes a stored game up again. Under the rules it was played by, the whole log is repeated. Under other rules it goes
 * on from its checkpoint with as many of the choices since as still fit.
 */
export function revive<S extends GameState, O>(game: Game<S, O>, record: GameRecord): Revived<S, O> {
  if (record.rules === game.rules) return { match: replayRecord(game, record), dropped: 0 }
  checkGame(game, record)
  if (!record.checkpoint)
    throw new RecordError(`This game was played by rules ${record.rules} and holds no checkpoint to go on from.`)
  const { saved, since } = record.checkpoint
  const follows = { follows: record.follows ?? null }
  return finish(playOn(takeUp(game, game.readOptions(record.options), record.seed, saved, follows), since))
}

/** Repeats choices of a stored game in steps, up to the first that the present rules do not take. */
export function* playOn<S extends GameState, O>(match: Match<S, O>, choices: readonly Choice[]): Steps<Revived<S, O>> {
  for (const [done, choice] of choices.entries()) {
    try {
      match.replay(choice)
    } catch {
      return { match, dropped: choices.length - done }
    }
    yield
  }
  return { match, dropped: 0 }
}

function takeUp<S extends GameState, O>(
  game: Game<S, O>,
  options: O,
  seed: string,
  saved: Saved<unknown>,
  settings: MatchSettings,
): Match<S, O> {
  try {
    return Match.resume(game, options, seed, saved as Saved<S>, settings)
  } catch (cause) {
    throw new RecordError(`Rules ${game.rules} cannot go on from the record's checkpoint: ${whyOf(cause)}`)
  }
}

function checkGame<S extends GameState, O>(game: Game<S, O>, record: Pick<GameRecord, 'game'>): void {
  if (record.game !== game.id) throw new RecordError(`This is a record of "${record.game}", not of "${game.id}".`)
}

/** Throws unless the seed is the one promised and the log leads from it to the recorded hash and checkpoint. */
export function verifyRecord<S extends GameState, O>(game: Game<S, O>, record: GameRecord): Match<S, O> {
  if (commitmentTo(record.seed) !== record.commitment)
    throw new RecordError('The seed does not match the commitment published when the table opened.')
  if (record.base)
    throw new RecordError('This game was taken over from other rules; what came before that cannot be verified.')
  const match = replayRecord(game, record, record.log.length, { heard: false })
  if (match.hash() !== record.hash) throw new RecordError('The log leads to another state than the record claims.')
  if (record.checkpoint && canonical(record.checkpoint) !== canonical(match.checkpoint))
    throw new RecordError("The record's checkpoint is not one the log leads to.")
  return match
}

/**
 * Verifies the records of a campaign in the order they were played: each by itself, and each as the one that follows
 * the one before it, with what that one handed on. Throws a RecordError that names the game in question.
 */
export function verifyChain<S extends GameState, O>(
  game: Game<S, O>,
  records: readonly GameRecord[],
): readonly Match<S, O>[] {
  const { campaign } = game
  if (!campaign) throw new RecordError(`Games of "${game.id}" are not played as a campaign.`)
  let handedOn: unknown = null
  let before: GameRecord | null = null
  return records.map((record, index) => {
    const wrong = (what: string) => new RecordError(`Game ${index + 1} of the campaign ${what}`)
    const expected: string | undefined = before ? recordHash(before) : undefined
    if (record.follows !== expected)
      throw wrong(before ? 'does not follow the record before it.' : 'follows another game, which must come first.')
    const match = verifyLink(game, record, wrong)
    if (canonical(campaign.takes(match.options)) !== canonical(handedOn))
      throw wrong('takes something else than the game before it handed on.')
    if (!match.over && index < records.length - 1) throw wrong('is not over, yet another game follows it.')
    handedOn = match.over ? campaign.handsOn(match.state, match.options) : null
    before = record
    return match
  })
}

function verifyLink<S extends GameState, O>(
  game: Game<S, O>,
  record: GameRecord,
  wrong: (what: string) => RecordError,
): Match<S, O> {
  try {
    return verifyRecord(game, record)
  } catch (cause) {
    throw wrong(`cannot be verified: ${whyOf(cause)}`)
  }
}
