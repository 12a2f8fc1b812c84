import { type Viewer, viewOf } from '@keep-flying/kernel'
import type { GameSync, Update } from '../api.ts'
import type { AnyMatch } from './revival.ts'
import { changesTo, type Sections, sectionsOf } from './sections.ts'

/** What leaves the server of a game: a function of the match, the viewer and what the viewer already has. */

/** Where a stored game stands. */
export interface Standing {
  readonly epoch: number
  readonly version: number
}

/** What a client holds from before. */
export interface Have {
  readonly epoch: number
  readonly event: number
}

/** What a viewer was last told. */
export interface Told extends Standing {
  readonly sections: Sections
  readonly event: number
}

type Write = (value: unknown) => string

/** Everything a viewer may know; of the events only those it does not have. */
export function syncOf(match: AnyMatch, viewer: Viewer, at: Standing, have: Have | undefined): GameSync {
  const since = have?.epoch === at.epoch ? have.event : 0
  return { ...stepOf(match, viewer, at, since), view: match.view(viewer) }
}

/** What a viewer has been told once it has everything. */
export function toldAll(match: AnyMatch, viewer: Viewer, at: Standing, write: Write): Told {
  const event = match.lastHeard(viewer, Number.POSITIVE_INFINITY)
  return { ...at, event, sections: sectionsOf(match.view(viewer), write) }
}

/**
 * What to tell a viewer who was told before, and what it has then been told. A view can differ from the one before only
 * where the state does: under `changed`, if that is known.
 */
export function updateOf(
  match: AnyMatch,
  viewer: Viewer,
  { table, ...at }: Standing & { readonly table: string },
  before: Told,
  write: Write,
  changed?: readonly string[],
): { readonly update: Update; readonly told: Told } {
  const { sections, version: from } = before
  const changes = changed
    ? changesTo(sections, viewOf(partOf(match.state, changed), viewer, match.game.backOf), write, changed)
    : changesTo(sections, match.view(viewer), write)
  const step = stepOf(match, viewer, at, before.epoch === at.epoch ? before.event : 0)
  const event = step.events.at(-1)?.seq ?? step.keep
  return { update: { ...step, table, from, changes }, told: { ...at, event, sections } }
}

function partOf(state: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(state).filter(([key]) => keys.includes(key)))
}

function stepOf(match: AnyMatch, viewer: Viewer, { epoch, version }: Standing, since: number) {
  return {
    epoch,
    version,
    answers: match.answers,
    decisions: viewer === null ? [] : match.decisionsOf(viewer),
    waiting: waitedFor(match),
    undo: viewer === null || match.over ? [] : match.undoOffers(viewer),
    events: match.events(viewer, since),
    keep: match.lastHeard(viewer, since),
    over: match.over,
  }
}

/** The seats the game cannot go on without. */
export function waitedFor(match: AnyMatch): number[] {
  return [...new Set(match.pending.filter((decision) => !decision.standing).map((decision) => decision.seat))].sort(
    (one, other) => one - other,
  )
}
