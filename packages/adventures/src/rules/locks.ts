import { moveCard, type Rules, shuffle } from '@keep-flying/kernel'
import { lockToken } from '../catalog/index.ts'
import type { DoorNumber } from '../geometry/ground.ts'
import type { CrewMember, Face, Table, Thing } from '../state.ts'
import type { Attempt, Skill } from '../vocabulary/index.ts'
import { candidates, isNextTo, lockOf } from './candidates.ts'
import type { Deed } from './deed.ts'
import { type Context, takeOwed } from './effects.ts'
import { follow } from './job.ts'
import { turnUp } from './numbers.ts'
import { tokenIn } from './squares.ts'
import { nameOf, says, tell, thingId, thingName, thingSpot } from './table.ts'
import { makeTest } from './test.ts'
import { isPassed } from './test-run.ts'

/** Locks on doors and Safes. */

export function lockDeeds(t: Table, who: CrewMember): Deed[] {
  const context: Context = { self: who, cause: who, target: null }
  const near = candidates(t, context, { how: 'pick', kind: 'lock', where: ['adjacent'] })
  return near.flatMap((thing): Deed[] => {
    const lock = lockOf(t, thing)
    const [shown] = lock?.shown.cards ?? []
    if (shown !== undefined) return attemptDeeds(t, who, thing, lockToken(shown).attempt)
    return isGuarded(t, thing) ? [] : [flipDeed(t, who, thing)]
  })
}

/** Nobody turns a token that a Goon stands next to. */
function isGuarded(t: Table, thing: Thing): boolean {
  return t.state.goons.some(({ at }) => isNextTo(t, at, thing))
}

function flipDeed(t: Table, who: CrewMember, thing: Thing): Deed {
  const words = { what: thingName(thing) }
  return {
    option: {
      id: `flip ${thingId(thing)}`,
      text: says('offer.flip', words),
      at: thingSpot(thing),
      group: 'look',
      role: 'minor',
    },
    isAction: false,
    does() {
      tell(t, 'lock-turned', () => ({ who: nameOf(who), ...words }))
      turnLock(t, thing)
      return true
    },
  }
}

/** Turns a Locked Token; one that was never locked opens. */
export function turnLock(t: Table, thing: Thing): boolean {
  const lock = lockOf(t, thing)
  if (!lock || !turnUp(t, lock)) return false
  const [shown] = lock.shown.cards
  if (shown !== undefined && lockToken(shown).attempt === null) openLock(t, thing)
  return true
}

function attemptDeeds(t: Table, who: CrewMember, thing: Thing, attempt: Attempt | null): Deed[] {
  if (!attempt) return []
  const { target, dice, skill } = attempt.test
  const words = { what: thingName(thing), skill: says(`skill.${skill}`), n: target, dice, time: attempt.time }
  return [
    {
      option: {
        id: `lock ${thingId(thing)}`,
        text: says('offer.lock', words),
        at: thingSpot(thing),
        group: 'lock',
        role: 'risky',
      },
      isAction: true,
      does: () => tryLock(t, who, thing, attempt),
    },
  ]
}

function* tryLock(t: Table, who: CrewMember, thing: Thing, { heroic, test, time }: Attempt): Rules<void> {
  const run = yield* makeTest(t, { tester: who, kind: 'lock', ...test, time, heroic: Boolean(heroic) })
  if (isPassed(t, run)) openLock(t, thing)
}

/** A lock tried by another Skill, with something added: same dice, same number. */
export function* tryLockBy(t: Table, context: Context, who: CrewMember, skill: Skill, added: number): Rules<boolean> {
  const { target } = context
  const [shown] = (target && lockOf(t, target)?.shown.cards) ?? []
  const attempt = shown === undefined ? null : lockToken(shown).attempt
  if (!target || !attempt) return false
  const { dice, target: number } = attempt.test
  const run = yield* makeTest(t, {
    tester: who,
    kind: 'lock',
    skill,
    dice,
    target: number,
    type: 'force',
    time: takeOwed(context),
    heroic: true,
    added,
  })
  if (isPassed(t, run)) openLock(t, target)
  return true
}

/** The token leaves the map. A Safe may then be opened like a Crate. */
export function openLock(t: Table, thing: Thing): boolean {
  const lock = lockOf(t, thing)
  if (!lock || !takeToken(t, lock)) return false
  tell(t, 'lock-opened', () => ({ what: thingName(thing) }))
  return true
}

function takeToken(t: Table, { hidden, shown }: Face): boolean {
  const { locks } = t.state.spare
  for (const zone of [shown, hidden]) {
    const [card] = zone.cards
    if (card === undefined) continue
    moveCard(zone, locks, card)
    return true
  }
  return false
}

/** Opens a door that the Job kept shut. */
export function* openDoor(t: Table, door: DoorNumber, context: Context): Rules<boolean> {
  const state = t.state.doors[door]
  const building = t.ground.doors[door]?.building
  if (!state?.shut || building === undefined) return false
  state.shut = false
  tell(t, 'door-opened', () => ({ what: thingName({ kind: 'door', door }) }))
  yield* follow(t, { on: 'door-opened', building }, context)
  return true
}

/** Lays a Locked Token face down on a door that has none. */
export function layLock(t: Table, door: DoorNumber): void {
  const { doors, spare, random } = t.state
  const lock = doors[door]?.lock
  if (!lock || tokenIn(lock) !== undefined) return
  t.seal('shuffled')
  shuffle(random, spare.locks.cards)
  const [card] = spare.locks.cards
  if (card !== undefined) moveCard(spare.locks, lock.hidden, card)
}
