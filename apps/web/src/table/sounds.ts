import { isMyTurn } from '../session/turn.ts'
import type { Moment } from '../session/types.ts'
import type { Sound } from './synth.ts'

/** Which kinds of events are heard, and as what. */
export type EventSounds = Readonly<Record<string, Sound>>

/** Of several things at once only the weightiest is heard. */
const byWeight: readonly Sound[] = ['threat', 'alarm', 'pay', 'dice', 'turn', 'tick']

/** What there is to hear between two moments; null if nothing. */
export function soundBetween(before: Moment | null, now: Moment | null, soundOf: EventSounds): Sound | null {
  // Nothing that was there when the page came, or that is seen from another seat, is news.
  if (!before || !now || before.viewer !== now.viewer || now.version <= before.version) return null
  const last = before.events.at(-1)?.seq ?? 0
  const heard = new Set(now.events.filter(({ seq }) => seq > last).flatMap(({ kind }) => soundOf[kind] ?? []))
  if (isMyTurn(now) && !isMyTurn(before)) heard.add('turn')
  if (isMyTurn(before)) heard.add('tick')
  return byWeight.find((sound) => heard.has(sound)) ?? null
}
