import type { Viewer } from '@keep-flying/kernel'
import type { GameSync, Update } from '@keep-flying/protocol'
import { type ChangedPart, changesFor } from './changes.ts'
import type { AnyMatch } from './revival.ts'

/** What leaves the server about a game: a function of the match, the viewer and what the viewer already has. */

/** Where a stored game stands. */
export interface Standing {
  readonly epoch: number
  readonly version: number
}

/** The seats the game is waiting for: each of them, or any one where they share their questions. */
type Waited = Pick<GameSync, 'waiting' | 'waitingForAny'>

/** How long it waits for them, where not for ever. */
type Lapsing = Pick<GameSync, 'lapsesIn'>

/** A step as it is for everybody: found out once, however many are told. */
export interface Step extends Standing, Waited, Lapsing {
  readonly table: string
}

/** What a client still has. */
export interface Have {
  readonly epoch: number
  readonly event: number
}

/** What a viewer was last told. */
export interface Told extends Standing {
  readonly event: number
}

/** Events that a viewer is sent, and which of those it has still stand. */
export type Heard = Pick<GameSync, 'events' | 'keep' | 'earlier'>

/** Everything a viewer may know, with the events it is sent. */
export function syncOf(match: AnyMatch, viewer: Viewer, at: Standing & Lapsing, heard: Heard): GameSync {
  return Object.assign(stepOf(match, viewer, at, waitedFor(match), heard), {
    view: match.view(viewer),
    earlier: heard.earlier,
  })
}

/** What a viewer has been told once it has everything. */
export function toldAll(match: AnyMatch, viewer: Viewer, at: Standing): Told {
  return { ...at, event: match.lastHeard(viewer, Number.POSITIVE_INFINITY) }
}

/** What to tell a viewer about a state that changed in these parts, and what it has been told after that. */
export function updateOf(
  match: AnyMatch,
  viewer: Viewer,
  at: Step,
  before: Told,
  changed: readonly ChangedPart[],
): { readonly update: Update; readonly told: Told } {
  const changes = changesFor(viewer, changed, match.game.backOf)
  const since = before.epoch === at.epoch ? before.event : 0
  const heard = { events: match.events(viewer, since), keep: match.lastHeard(viewer, since) }
  const step = stepOf(match, viewer, at, at, heard)
  const event = step.events.at(-1)?.seq ?? step.keep
  const { table, epoch, version } = at
  // This runs for every viewer and answer; spreading into another object would cost three times as much.
  return { update: Object.assign(step, { table, from: before.version, changes }), told: { epoch, version, event } }
}

function stepOf(
  match: AnyMatch,
  viewer: Viewer,
  { epoch, version, lapsesIn }: Standing & Lapsing,
  { waiting, waitingForAny }: Waited,
  { events, keep }: Omit<Heard, 'earlier'>,
) {
  const step = {
    epoch,
    version,
    answers: match.answers,
    decisions: viewer === null ? [] : match.decisionsOf(viewer),
    waiting,
    waitingForAny,
    undo: viewer === null || match.over ? null : match.undoOffer(viewer),
    plan: viewer === null ? null : match.planOf(viewer),
    events,
    keep,
    over: match.over,
  }
  return lapsesIn === undefined ? step : Object.assign(step, { lapsesIn })
}

export function waitedFor(match: AnyMatch): Waited {
  const waiting: number[] = []
  let shared = true
  for (const { standing, seat, sharedBy } of match.pending) {
    if (standing) continue
    if (!waiting.includes(seat)) waiting.push(seat)
    shared &&= sharedBy !== undefined
  }
  waiting.sort((one, other) => one - other)
  return { waiting, waitingForAny: waiting.length > 1 && shared }
}
