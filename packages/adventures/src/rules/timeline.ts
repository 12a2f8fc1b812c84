import type { Character, CrewMember, Goon, Marker, Table, Timeline } from '../state.ts'
import type { Action } from '../vocabulary/index.ts'
import { crewMember, nameOf, tell } from './table.ts'

/** The Timeline: who is behind whom, who is Available, and how markers move. */

/** How many Moments a Segment has; the last one carries a star. */
export const segment = 10

/** The rearmost marker: whose turn it is. */
export function rearmost({ state }: Table): Marker | undefined {
  return state.timeline.markers[0]
}

/** The Moment that has come: that of the rearmost marker, and at last the end of the track. */
export function momentNow({ markers, last }: Timeline): number {
  return Math.min(markers[0]?.moment ?? last, last)
}

/** Puts a marker on a Moment, on top of whatever lies there. */
export function putMarker({ markers }: Timeline, marker: Omit<Marker, 'moment'>, moment: number): void {
  const at = markers.findIndex((other) => other.moment >= moment)
  markers.splice(at < 0 ? markers.length : at, 0, { of: marker.of, id: marker.id, moment })
}

export function takeMarker({ markers }: Timeline, id: string): Marker | undefined {
  const at = markers.findIndex((marker) => marker.id === id)
  return at < 0 ? undefined : markers.splice(at, 1)[0]
}

export function markerOf({ state }: Table, { id }: { readonly id: string }): Marker | undefined {
  return state.timeline.markers.find((marker) => marker.id === id)
}

/** Moves somebody's marker forward, or back if negative, but not off the track. Nothing happens to one that has none. */
export function spendTime(t: Table, character: { readonly id: string }, moments: number): void {
  const { timeline } = t.state
  if (moments === 0) return
  const marker = takeMarker(timeline, character.id)
  if (marker) putMarker(timeline, marker, Math.max(1, marker.moment + moments))
}

/** What a Character pays is told. */
export function pay(t: Table, character: Character, moments: number): void {
  if (moments === 0) return
  spendTime(t, character, moments)
  tell(t, moments > 0 ? 'time-spent' : 'time-regained', () => ({ who: nameOf(character), n: Math.abs(moments) }))
}

/** Whether nothing lies on a Character's marker. */
export function isAvailable({ state }: Table, { id }: { readonly id: string }): boolean {
  const { markers } = state.timeline
  const at = markers.findIndex((marker) => marker.id === id)
  return at >= 0 && markers[at - 1]?.moment !== markers[at]?.moment
}

/** The marker of the Character who is last in turn order. */
function frontMarker({ state }: Table): Marker | undefined {
  return state.timeline.markers.findLast(isOfCharacter)
}

function isAtFront(t: Table, { id }: { readonly id: string }): boolean {
  return frontMarker(t)?.id === id
}

function isOfCharacter({ of }: Marker): boolean {
  return of !== 'patrol'
}

/** The Crew Member who decides what the rules leave to the players: the one farthest ahead. */
export function leader(t: Table): CrewMember {
  const marker = t.state.timeline.markers.findLast(({ of }) => of === 'crew')
  const [first] = t.state.crew
  if (marker) return crewMember(t, marker.id)
  if (!first) throw new Error('Nobody works this Job.')
  return first
}

/** Whether somebody may act outside its own turn: its marker is uncovered, and it does not lead. */
export function mayInterrupt(t: Table, who: CrewMember): boolean {
  return !who.downed && isAvailable(t, who) && !isAtFront(t, who)
}

/** In others' turns, whatever takes time needs its user to be Available; what works at any time, also not to lead. */
export function mayUseNow(t: Table, { of, action }: { readonly of: CrewMember; readonly action: Action }): boolean {
  if (t.state.turn?.id === of.id) return true
  return action.use === 'any-time' ? mayInterrupt(t, of) : action.time === 0 || isAvailable(t, of)
}

/** How long a Crew Member may wait: to one Moment beyond the front of the others; alone, for one Moment. Less than 1: not at all. */
export function longestWait(t: Table, who: CrewMember): number {
  const own = markerOf(t, who)?.moment ?? 0
  const others = t.state.timeline.markers.filter((marker) => isOfCharacter(marker) && marker.id !== who.id)
  return others.length === 0 ? 1 : Math.max(...others.map(({ moment }) => moment + 1 - own))
}

/** The Moments from somebody's marker to the last one. */
export function momentsLeft(t: Table, who: { readonly id: string }): number {
  return Math.max(0, t.state.timeline.last - (markerOf(t, who)?.moment ?? t.state.timeline.last))
}

/** Whether no Crew Member has time left for a turn. */
export function isTimeOver({ state }: Table): boolean {
  const first = state.timeline.markers.find(({ of }) => of === 'crew')
  return !first || first.moment > state.timeline.last
}

/** Lays the marker of a Goon on top of the rearmost one: it acts next. */
export function putOnRearmost(t: Table, goon: Goon): void {
  const first = rearmost(t)
  putMarker(t.state.timeline, { of: 'goon', id: goon.id }, first?.moment ?? 1)
}
