import { crewCard } from '../catalog/index.ts'
import { sees } from '../geometry/sight.ts'
import { isOpen } from '../rules/challenge.ts'
import { doorCalled } from '../rules/table.ts'
import { skillPoints } from '../rules/test-run.ts'
import { textsFor } from '../rules/texts.ts'
import type { CrewMember, Goon, Table } from '../state.ts'
import type { ChallengePlace, Crew } from '../vocabulary/index.ts'
import { momentsToClear, skillOf } from './chances.ts'
import { effectOf } from './crew.ts'
import { besideThing, locksFromAfar, type Task } from './goals.ts'
import type { Role } from './roles.ts'
import { doorOnTheWay } from './routes.ts'
import { weights } from './weights.ts'

/** Waiting Goons that keep the crew from something by standing where they stand. */

/** Those beside locks that somebody has to open, and other ways to open these. */
export function guardsOfLocks(t: Table, roles: ReadonlyMap<Crew, Role>): Task[] {
  const doors = t.state.crew.flatMap(({ id, at }) => {
    const role = roles.get(id)
    const door = role && at !== null ? doorOnTheWay(t, role.routes, at) : null
    return door !== null && t.state.doors[door]?.lock.hidden.cards.length && isGuarded(t, door) ? [door] : []
  })
  return doors.length === 0 ? [] : [...guardsAt(t, doors), ...locksFromAfar(t)]
}

/** Those beside doors through which cargo will have to go. */
export function guardsOfCargo(t: Table, tasks: readonly Task[]): Task[] {
  const hauls = tasks.some(({ does }) => does.kind === 'haul' && does.what.kind === 'token')
  const forCargo = t.job.special.flatMap((rule) => (rule.rule === 'guarded-haul' && hauls ? rule.doors : []))
  const wanted = new Set(tasks.flatMap(({ opens }) => opens ?? []))
  const doors = forCargo
    .map((id) => doorCalled(t, id))
    .filter((door) => !t.state.doors[door]?.shut || wanted.size === 0 || wanted.has(door))
  return guardsAt(t, doors)
}

function guardsAt(t: Table, doors: readonly number[]): Task[] {
  return t.state.goons.flatMap((goon): Task[] => {
    const guarded = doors.filter((door) => t.ground.doors[door]?.reach.includes(goon.at))
    if (goon.alerted || goon.patrol !== null || guarded.length === 0) return []
    return [{ id: `clear ${goon.id}`, squares: approaches(t, goon, guarded), does: { kind: 'clear', goon: goon.id } }]
  })
}

function isGuarded(t: Table, door: number): boolean {
  return t.state.goons.some(({ at }) => t.ground.doors[door]?.reach.includes(at))
}

/** Beside the Goon; where it stands behind a locked door, wherever it sees somebody. */
function approaches(t: Table, goon: Goon, doors: readonly number[]): number[] {
  const inside = doors.filter((door) => t.ground.doors[door]?.building === t.ground.building[goon.at])
  const beside = besideThing(t, { kind: 'goon', id: goon.id })
  if (inside.length === 0) return beside
  return inside.flatMap((door) => t.ground.doors[door]?.reach ?? []).filter((at) => sees(t.ground, at, goon.at))
}

/** A place of Challenges at a Goon, as long as it is open. */
export function talkTo(t: Table, goon: string): ChallengePlace | undefined {
  return t.job.challenges.find(
    (place) =>
      typeof place.at === 'object' &&
      'goon' in place.at &&
      place.at.goon === goon &&
      isOpen(t, place, { kind: 'goon', id: goon }),
  )
}

/** About how many Moments it takes somebody to get a Goon out of the way: by a text, by a word, or by force. */
export function clearingTime(t: Table, who: CrewMember, goon: string): number {
  const texts = textsFor(who, 'action', 'free').filter(({ action }) => effectOf(action, 'move-goon') && action.aim)
  if (texts.length > 0) return texts[0]?.action.time ?? 0
  const place = talkTo(t, goon)
  const talk = place
    ? Math.min(...place.decks.map((deck) => momentsToClear(deck, skillPoints(who, skillOf[deck]))))
    : 99
  const fight = crewCard(who.id).skills.fight ?? 0
  return Math.min(talk, weights.force - 2 * fight)
}

/** Whether a square is one where a Goon would be in the way. */
export function isInTheWayAt(t: Table, at: number): boolean {
  return t.ground.doors.some(({ reach }) => reach.includes(at))
}
