import { moveCard, type Rules, shuffle, zone } from '@keep-flying/kernel'
import type { Table, Thing } from '../../state.ts'
import { squaresOf } from '../candidates.ts'
import { type Context, doEffects, type EffectTable } from '../effects.ts'
import { layLock, openDoor, openLock, turnLock } from '../locks.ts'
import { turnNumber, turnUp } from '../numbers.ts'
import { whichAre } from '../selectors.ts'
import { characterAt, isFree, isFurnished } from '../squares.ts'
import {
  buildingCalled,
  doorCalled,
  doorsOf,
  isCrew,
  squareIn,
  tell,
  thingName,
  tokenCalled,
  tokenName,
} from '../table.ts'
import { freeInside } from './movement.ts'

/** Effects on doors, tokens and things of the Job. */

export const map: Pick<
  EffectTable,
  'open-lock' | 'open-door' | 'relock' | 'look' | 'place-crate' | 'place-captive' | 'remove' | 'take' | 'hand-over'
> = {
  *'open-lock'(t, context, { which }) {
    const things = yield* whichAre(t, context, which)
    let opened = false
    for (const thing of things) opened = (yield* breach(t, thing, context)) || opened
    return opened
  },

  *'open-door'(t, context, { which }) {
    const door = which === 'target' ? context.target : ({ kind: 'door', door: doorCalled(t, which.door) } as const)
    return door?.kind === 'door' ? yield* openDoor(t, door.door, context) : false
  },

  relock(t, _, { building }) {
    const number = buildingCalled(t, building)
    for (const [door, { building: of }] of t.ground.doors.entries()) if (of === number) layLock(t, door)
    tell(t, 'relocked', () => ({ what: { name: 'building', id: building } }))
    return true
  },

  *look(t, context, { which }) {
    const things = yield* whichAre(t, context, which)
    let seen = false
    for (const thing of things) seen = (yield* lookAtThing(t, thing, context)) || seen
    return seen
  },

  'place-crate'(t, _, { at }) {
    return placeCrate(t, squareIn(t, at))
  },

  // On the token, or beside whoever stands there.
  'place-captive'(t, { target }) {
    const [token] = target ? squaresOf(t, target) : []
    if (token === undefined) return false
    const at = isFree(t, token) ? token : (freeInside(t, token)[0] ?? token)
    t.state.captive = { at, wounds: t.state.captive?.wounds ?? 0, walks: false }
    tell(t, 'captive-found')
    return true
  },

  *remove(t, context, { which }) {
    const things = yield* whichAre(t, context, which)
    for (const thing of things) removeToken(t, thing)
    return things.length > 0
  },

  take(t, { self }, { item }) {
    if (!self || !isCrew(self) || t.state.crew.some(({ items }) => items.includes(item))) return false
    self.items.push(item)
    tell(t, 'got-item', () => ({ who: { name: 'crew', id: self.id }, what: { name: 'item', id: item } }))
    return true
  },

  'hand-over'(t, { self }, { item }) {
    if (!self || !isCrew(self) || !self.items.includes(item)) return false
    self.items.splice(self.items.indexOf(item), 1)
    tell(t, 'handed-over', () => ({ who: { name: 'crew', id: self.id }, what: { name: 'item', id: item } }))
    return true
  },
}

/** Opens a lock; where the Job allows it, also a door that it keeps shut. */
function* breach(t: Table, thing: Thing, context: Context): Rules<boolean> {
  if (openLock(t, thing)) return true
  const rule = t.job.special.find((one) => one.rule === 'breachable')
  if (thing.kind !== 'door' || rule?.rule !== 'breachable') return false
  if (!rule.doors.includes(doorsOf(t.job)[thing.door]?.id ?? '')) return false
  if (!(yield* openDoor(t, thing.door, context))) return false
  yield* doEffects(t, context, rule.do)
  return true
}

function* lookAtThing(t: Table, thing: Thing, context: Context): Rules<boolean> {
  const token = thing.kind === 'token' ? tokenCalled(t, thing.id) : null
  if (token?.kind === 'numbered') return yield* turnNumber(t, token, context)
  if (token?.kind === 'crate') {
    tell(t, 'looked-into', () => ({ what: tokenName(token.id) }))
    return turnUp(t, token.face)
  }
  return turnLock(t, thing)
}

/** A Crate at random from those that are left; on a taken square it does not come. */
function placeCrate(t: Table, at: number): boolean {
  const { state } = t
  const { crates } = state.spare
  if (crates.cards.length === 0 || characterAt(t, at) || isFurnished(t, at)) return false
  t.seal('shuffled')
  shuffle(state.random, crates.cards)
  const id = `crate ${state.tokens.length + 1}`
  const face = { hidden: zone('nobody'), shown: zone('everyone') }
  const lock = { hidden: zone('nobody'), shown: zone('everyone') }
  const [card] = crates.cards
  if (card !== undefined) moveCard(crates, face.hidden, card)
  state.tokens.push({ id, kind: 'crate', at, face, lock, done: false })
  tell(t, 'crate-placed', () => ({ what: tokenName(id) }))
  return true
}

function removeToken(t: Table, thing: Thing): void {
  if (thing.kind !== 'token') return
  const at = t.state.tokens.findIndex(({ id }) => id === thing.id)
  if (at < 0) return
  t.state.tokens.splice(at, 1)
  tell(t, 'removed', () => ({ what: thingName(thing) }))
}
