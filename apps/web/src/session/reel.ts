import {
  type AnyEngine,
  commitmentTo,
  type GameRecord,
  type GameState,
  type Match,
  replayRecord,
  type Viewer,
} from '@keep-flying/kernel'
import type { Fairness, Moment, Playback } from './types.ts'

/** What a recorded game looked like after one of its entries; who sits where is for others to say. */
export type Frame = Omit<Moment, 'seats'>

/** Entries developed together: stepping to and fro among them costs nothing. */
const stripLength = 32
const keptStrips = 8

/**
 * A recorded game that can be looked at anywhere. Rules only run forward, so a strip of moments is developed at a time,
 * and going on from where the last one ended needs no playing again.
 */
export class Reel {
  readonly record: GameRecord
  /** How many sit at the table. */
  readonly seats: number
  readonly turns: Playback['turns']
  readonly over: boolean
  readonly fairness: Fairness
  readonly #engine: AnyEngine
  readonly #strips = new Map<string, readonly Frame[]>()
  /** A match that may be played on, and how many entries it has taken. */
  #parked: { readonly match: Match<GameState, unknown>; readonly at: number } | null = null

  /** Plays the whole record once; throws a RecordError if it does not play under these rules. */
  constructor(engine: AnyEngine, record: GameRecord) {
    this.#engine = engine
    this.record = record
    const match = replayRecord(engine.game, record, 0, { heard: false })
    this.seats = engine.game.seats(match.options)
    const turns: Playback['turns'][number][] = []
    let began: number | undefined
    record.log.forEach((entry, index) => {
      match.repeat(entry)
      // A turn begins where the game can start again: at a checkpoint.
      const from = match.checkpoint?.saved.answers
      const seat = match.pending.find(({ standing }) => !standing)?.seat
      if (from === began || seat === undefined) return
      began = from
      turns.push({ at: index + 1, seat, progress: engine.progress(match.state) })
    })
    this.turns = turns
    this.over = match.over
    this.fairness = fairnessOf(record, match)
  }

  get length(): number {
    return this.record.log.length
  }

  frame(at: number, viewer: Viewer): Frame {
    const wanted = Math.min(Math.max(0, Math.trunc(at)), this.length)
    const strip = Math.floor(wanted / stripLength)
    const frame = this.#strip(strip, viewer)[wanted - strip * stripLength]
    if (!frame) throw new Error(`The reel has no frame ${wanted}.`)
    return frame
  }

  #strip(strip: number, viewer: Viewer): readonly Frame[] {
    const key = `${strip}/${viewer ?? 'spectator'}`
    const kept = this.#strips.get(key)
    const frames = kept ?? this.#develop(strip * stripLength, viewer)
    // Last used, last forgotten.
    this.#strips.delete(key)
    this.#strips.set(key, frames)
    const [oldest] = this.#strips.keys()
    if (this.#strips.size > keptStrips && oldest !== undefined) this.#strips.delete(oldest)
    return frames
  }

  #develop(from: number, viewer: Viewer): Frame[] {
    const match = this.#matchAt(from)
    const end = Math.min(from + stripLength - 1, this.length)
    const frames = [frameOf(match, viewer, from)]
    for (const [index, entry] of this.record.log.slice(from, end).entries()) {
      match.repeat(entry)
      frames.push(frameOf(match, viewer, from + index + 1, frames.at(-1)))
    }
    this.#parked = { match, at: end }
    return frames
  }

  #matchAt(at: number): Match<GameState, unknown> {
    const parked = this.#parked
    this.#parked = null
    if (!parked || parked.at > at) return replayRecord(this.#engine.game, this.record, at)
    for (const entry of this.record.log.slice(parked.at, at)) parked.match.repeat(entry)
    return parked.match
  }
}

function frameOf(match: Match<GameState, unknown>, viewer: Viewer, version: number, before?: Frame): Frame {
  const events = match.events(viewer)
  return {
    game: match.game.id,
    viewer,
    // A copy: parts of a view are shared with the state, which moves on.
    view: structuredClone(match.view(viewer)),
    decisions: [],
    waiting: [...new Set(match.pending.filter(({ standing }) => !standing).map(({ seat }) => seat))],
    undo: null,
    plan: null,
    events,
    seen: (before?.events ?? events).at(-1)?.seq ?? 0,
    version,
    answers: match.answers,
    over: match.over,
    outcome: match.over ? match.game.outcome(match.state) : null,
  }
}

function fairnessOf(record: GameRecord, match: Match<GameState, unknown>): Fairness {
  if (commitmentTo(record.seed) !== record.commitment) return { proven: false, why: 'seed' }
  if (record.base) return { proven: false, why: 'base' }
  return match.hash() === record.hash ? { proven: true } : { proven: false, why: 'end' }
}
