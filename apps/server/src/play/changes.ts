import { type BackOf, copy, insidersOf, isSecretive, type Viewer, viewOf } from '@keep-flying/kernel'
import type { ViewChange } from '@keep-flying/protocol'

type Fields = Record<string, unknown>

/** A state as it was when its viewers were last told about it. */
export type Memory = Fields

/** A part of a state, one or two keys deep, that changed. */
export interface ChangedPart {
  readonly path: ViewChange['path']
  readonly before: unknown
  readonly now: unknown
  /** Once somebody was told of it: what most are told. */
  common?: ViewChange | null
  /** Likewise, the seats that may be told something else. */
  insiders?: ReadonlySet<number>
}

/** The parts in which a state differs from the one remembered, which is then brought up to date. */
export function changedParts(memory: Memory, state: object): ChangedPart[] {
  const parts: ChangedPart[] = []
  if (!isFields(state)) return parts
  for (const key of keysOfBoth(memory, state)) {
    const before = memory[key]
    const now = state[key]
    if (isFields(before) && isFields(now) && areAlike(before, now)) partsWithin(key, before, now, parts)
    else if (!isSame(before, now)) {
      parts.push({ path: [key], before, now })
      remember(memory, key, now)
    }
  }
  return parts
}

function partsWithin(key: string, memory: Fields, section: Fields, parts: ChangedPart[]): void {
  for (const inner of keysOfBoth(memory, section)) {
    const before = memory[inner]
    const now = section[inner]
    if (isSame(before, now)) continue
    parts.push({ path: [key, inner], before, now })
    remember(memory, inner, now)
  }
}

function remember(memory: Fields, key: string, now: unknown): void {
  if (now === undefined) delete memory[key]
  else memory[key] = copy(now)
}

/**
 * What changed for a viewer: a view can differ only where the state does. Most viewers see most parts as a spectator
 * does, and what those are told of them is found out once: it is the same object for all of them.
 */
export function changesFor(viewer: Viewer, parts: readonly ChangedPart[], backOf: BackOf): ViewChange[] {
  const changes: ViewChange[] = []
  for (const part of parts) {
    const change = isInsider(viewer, part) ? changeIn(part, viewer, backOf) : commonChange(part, backOf)
    if (change) changes.push(change)
  }
  return changes
}

function isInsider(viewer: Viewer, part: ChangedPart): boolean {
  if (viewer === null) return false
  part.insiders ??= insidersOf(part.now, insidersOf(part.before))
  return part.insiders.has(viewer)
}

function commonChange(part: ChangedPart, backOf: BackOf): ViewChange | null {
  if (part.common === undefined) part.common = changeIn(part, null, backOf)
  return part.common
}

/** Something hidden may change and still look the same; the viewer is then told nothing about it. */
function changeIn(part: ChangedPart, viewer: Viewer, backOf: BackOf): ViewChange | null {
  const before = shown(part.before, viewer, backOf)
  const now = shown(part.now, viewer, backOf)
  const open = before === part.before && now === part.now
  if (!open && isSame(before, now)) return null
  return now === undefined ? { path: part.path } : { path: part.path, value: now }
}

function shown(part: unknown, viewer: Viewer, backOf: BackOf): unknown {
  return isFields(part) ? viewOf(part, viewer, backOf) : part
}

/** A record or a list. */
function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object'
}

/**
 * Whether changes can be told part by part: two records, or two lists of one length, that are not hidden as a whole.
 */
function areAlike(one: Fields, other: Fields): boolean {
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && one.length === other.length
  return !isSecretive(one) && !isSecretive(other)
}

function keysOfBoth(one: Fields, other: Fields): string[] {
  const keys = Object.keys(other)
  for (const key of Object.keys(one)) if (!Object.hasOwn(other, key)) keys.push(key)
  return keys
}

/** Whether two pieces of plain data are equal. A field without a value counts as missing. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isFields(one) || !isFields(other)) return false
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && isSameList(one, other)
  return isSameRecord(one, other)
}

function isSameRecord(one: Fields, other: Fields): boolean {
  let fields = 0
  for (const key in one) {
    const part = one[key]
    if (part !== other[key] && !isSame(part, other[key])) return false
    if (part !== undefined) fields++
  }
  // Looking every field up once more is seldom needed: with as many keys, the other can have no field of its own.
  for (const _ in other) fields--
  if (fields === 0) return true
  for (const key in other) if (one[key] === undefined && other[key] !== undefined) return false
  return true
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false
  // Mostly ids of cards, for which the first comparison is enough.
  for (let n = 0; n < one.length; n++) if (one[n] !== other[n] && !isSame(one[n], other[n])) return false
  return true
}
