import { facesTold } from '@keep-flying/adventures/ask'
import type { HeardEvent, Name } from '@keep-flying/kernel'
import type { News } from '../../../dock/planning.ts'

/** A roll as it fell: who rolled what, and what it came to. */
export interface RollTold {
  readonly seq: number
  readonly who: Name | null
  readonly faces: readonly number[]
  readonly points: number
  readonly total: number
  readonly target: number
}

/** Reads a roll from what was told of it. */
export function rollIn({ seq, kind, data }: HeardEvent): RollTold | null {
  if (kind !== 'rolled') return null
  const who = data?.['who']
  return {
    seq,
    who: typeof who === 'object' && 'name' in who ? who : null,
    faces: facesTold(data?.['dice']),
    points: Number(data?.['points'] ?? 0),
    total: Number(data?.['n'] ?? 0),
    target: Number(data?.['target'] ?? 0),
  }
}

/** What came of the last answer is worth a look if dice fell, or a card was turned up. */
export function newsOf(events: readonly HeardEvent[]): News | null {
  const first = events.findIndex(({ kind }) => worthALook.has(kind))
  return first < 0 ? null : { card: null, roll: null, lines: events.slice(first) }
}

/** What lines are left to say once the last roll is shown as it lies. */
export function withoutRoll(lines: readonly HeardEvent[]): readonly HeardEvent[] {
  const at = lines.findLastIndex(({ kind }) => kind === 'rolled')
  return lines.filter(({ kind }, n) => n !== at && !(n > at && at >= 0 && isResult.has(kind)))
}

/** So many lines leave room for the question. */
const most = 3

/**
 * Whose turn it is stands above. Where there is more to tell than has room, whom it woke and where figures went can be seen
 * on the map, and the latest is told.
 */
export function mattering(lines: readonly HeardEvent[]): readonly HeardEvent[] {
  const told = lines.filter(({ kind }) => kind !== 'turn')
  const matters = told.length > most ? told.filter(({ kind }) => !isSeen.has(kind)) : told
  return matters.slice(-most)
}

const isSeen: ReadonlySet<string> = new Set(['alerted', 'moved'])

const isResult: ReadonlySet<string> = new Set(['test-passed', 'test-failed'])

const worthALook: ReadonlySet<string> = new Set([
  'rolled',
  'star',
  'alarm',
  'wounded',
  'downed',
  'alerted',
  'arrived',
  'step',
])
