import { chooseOne, pick, type Rules, rollDie } from '@keep-flying/kernel'
import { placeOf, type SquareNumber, squareAt } from '../../geometry/ground.ts'
import type { CrewMember, Goon, Table } from '../../state.ts'
import type { Effect, EffectOf } from '../../vocabulary/index.ts'
import { alertGoon } from '../alert.ts'
import { brawlBetween } from '../brawl.ts'
import { type Context, doEffects, type EffectTable, takeOwed } from '../effects.ts'
import { rollFor } from '../goon-dice.ts'
import { actionsOf } from '../goons.ts'
import { follow } from '../job.ts'
import { squareOption } from '../move.ts'
import { captiveIn, characterIn, whoIs } from '../selectors.ts'
import { shootGun } from '../shoot.ts'
import { areNext, distanceBetween, seesSquare, standsNext } from '../squares.ts'
import { turnHeroic } from '../stance.ts'
import {
  captiveOf,
  captiveRule,
  crewOnMap,
  isCrew,
  nameOf,
  says,
  squareName,
  squareOf,
  tell,
  thingOf,
} from '../table.ts'
import { makeTest } from '../test.ts'
import { disgruntled, faceValue, firefly, isPassed } from '../test-run.ts'
import { spendTime } from '../timeline.ts'
import { dealWound, healWounds, standUp } from '../wound.ts'
import { charactersMeant } from './movement.ts'

/** Effects of fights and harm. */

export const fights: Pick<
  EffectTable,
  | 'ambush'
  | 'brawl'
  | 'shoot'
  | 'throw'
  | 'wound'
  | 'cancel-wound'
  | 'pass-wound'
  | 'heal'
  | 'stand-up'
  | 'leave-sleeper'
  | 'attack-captive'
> = {
  *ambush(t, context, { who }) {
    const { self } = context
    const goons = (yield* charactersMeant(t, context, who)).filter((one): one is Goon => !isCrew(one))
    if (!self || !isCrew(self) || goons.length === 0) return false
    turnHeroic(t, self)
    for (const goon of goons) {
      yield* alertGoon(t, goon, squareOf(self))
      if (standsNext(t, goon, self)) yield* brawlBetween(t, self, goon, { time: 0, attacker: 'goon' })
    }
    return true
  },

  *brawl(t, context) {
    const { self, fought } = context
    if (!self || !isCrew(self)) return false
    const beside = t.state.goons.filter((goon) => standsNext(t, goon, self))
    if (beside.length === 0) return false
    const goon = yield* chooseOpponent(self, beside)
    const won = yield* brawlBetween(t, self, goon, { time: takeOwed(context), attacker: 'crew' })
    if (fought) fought.won = won
    return true
  },

  *shoot(t, context, effect) {
    const { self } = context
    return self && isCrew(self) ? yield* shootGun(t, context, self, effect) : false
  },

  *throw(t, context, effect) {
    const { self } = context
    if (!self || !isCrew(self)) return false
    return yield* throwAt(t, context, self, effect)
  },

  *wound(t, context, { who, amount }) {
    const things = yield* whoIs(t, context, who)
    for (const thing of things) {
      const character = characterIn(t, thing)
      for (let n = 0; n < amount; n++)
        if (character) yield* dealWound(t, character, context.self)
        else if (captiveIn(t, thing)) yield* hurtCaptive(t)
    }
    return things.length > 0
  },

  'cancel-wound'(_, { wound }) {
    if (!wound) return false
    wound.cancelled = true
    return true
  },

  *'pass-wound'(t, context, { to }) {
    const [taker] = yield* charactersMeant(t, context, to)
    if (!context.wound || !taker) return false
    context.wound.patient = taker
    return true
  },

  *heal(t, context, { who, amount }) {
    const things = yield* whoIs(t, context, who)
    let healed = false
    for (const thing of things) {
      const character = characterIn(t, thing)
      if (character) healed = healWounds(t, character, amount) || healed
      else healed = healCaptive(t, amount) || healed
    }
    return healed
  },

  *'stand-up'(t, context, { who }) {
    const crew = (yield* charactersMeant(t, context, who)).filter(isCrew)
    return crew.map((one) => standUp(t, one)).includes(true)
  },

  'leave-sleeper'(_, { remains }) {
    if (!remains) return false
    remains.sleeper = true
    return true
  },

  *'attack-captive'(t, { self }) {
    if (!self || isCrew(self)) return false
    yield* attackCaptive(t, self)
    t.state.turn?.used.push(`${self.id} acted`)
    return true
  },
}

function* chooseOpponent(who: CrewMember, goons: readonly Goon[]): Rules<Goon> {
  const asked = { seat: who.seat, kind: 'brawl.target', prompt: says('ask.brawl.target'), about: nameOf(who) }
  return yield* chooseOne(asked, goons, (goon) => ({
    id: goon.id,
    text: says('offer.thing', { what: nameOf(goon) }),
    at: { token: goon.id },
    role: 'risky',
  }))
}

// What is thrown

function* throwAt(t: Table, context: Context, who: CrewMember, effect: EffectOf<'throw'>): Rules<boolean> {
  const from = squareOf(who)
  const far = (square: SquareNumber) => distanceBetween(t, from, square)
  const squares = Array.from({ length: t.ground.squares }, (_, square) => square).filter(
    (square) => far(square) <= effect.range && seesSquare(t, from, square),
  )
  const asked = { seat: who.seat, kind: 'throw.at', prompt: says('ask.throw.at'), about: nameOf(who) }
  const centre = yield* chooseOne(asked, squares, squareOption)
  const run = yield* makeTest(t, {
    tester: who,
    skill: 'fight',
    kind: 'throw',
    dice: effect.dice,
    target: far(centre),
    time: takeOwed(context),
    heroic: true,
  })
  const lands = isPassed(t, run) ? centre : scatter(t, centre, effect.scatter)
  tell(t, 'landed', () => ({ where: squareName(lands) }))
  yield* burst(t, who, lands, effect.size, effect.hit)
  return true
}

const directions = [-1, 0, 1]
  .flatMap((down) => [-1, 0, 1].map((right) => [right, down] as const))
  .filter(([right, down]) => right !== 0 || down !== 0)

/** Slides in one of eight directions, up to a wall or the map's edge. */
function scatter(t: Table, from: SquareNumber, squares: number): SquareNumber {
  const [right, down] = pick(t.state.random, directions)
  let at = from
  for (let n = 0; n < squares; n++) {
    const [column, row] = placeOf(t.ground, at)
    const [x, y] = [column + right, row + down]
    if (x < 0 || y < 0 || x >= t.ground.columns || y >= t.ground.rows) break
    const next = squareAt(t.ground, [x, y])
    if (!t.ground.paces[at]?.some(({ to, door }) => to === next && door === null)) break
    at = next
  }
  return at
}

/** Everybody in the block who sees its centre is hit. */
function* burst(t: Table, who: CrewMember, centre: SquareNumber, size: number, hit: readonly Effect[]): Rules<void> {
  const reach = (size - 1) / 2
  const [column, row] = placeOf(t.ground, centre)
  const isIn = (square: SquareNumber) => {
    const [x, y] = placeOf(t.ground, square)
    return Math.abs(x - column) <= reach && Math.abs(y - row) <= reach && seesSquare(t, centre, square)
  }
  const everybody = [...crewOnMap(t), ...t.state.goons].filter((one) => isIn(squareOf(one)))
  for (const one of everybody)
    if (isStillThere(t, one)) yield* doEffects(t, { self: who, cause: who, target: thingOf(one) }, hit.map(toTarget))
}

/** A Goon that took a Wound for another may be gone before it is hit itself. */
function isStillThere({ state }: Table, one: CrewMember | Goon): boolean {
  return isCrew(one) || state.goons.includes(one)
}

/** What is done to each in the block is done to one after the other. */
function toTarget(effect: Effect): Effect {
  return effect.do === 'wound' ? { ...effect, who: 'target' } : effect
}

// The captive

function* hurtCaptive(t: Table): Rules<void> {
  const captive = captiveOf(t)
  captive.wounds++
  tell(t, 'captive-wounded')
  if (captive.wounds >= (captiveRule(t)?.wounds ?? 0))
    yield* follow(t, { on: 'captive-down' }, { self: null, cause: null, target: { kind: 'captive' } })
}

/** Any care puts him on his feet. */
function healCaptive(t: Table, amount: number): boolean {
  const captive = captiveOf(t)
  captive.wounds = Math.max(0, captive.wounds - amount)
  captive.walks = true
  tell(t, 'captive-healed')
  return true
}

/** He defends himself with one die, like anybody. */
function* attackCaptive(t: Table, goon: Goon): Rules<void> {
  const captive = captiveOf(t)
  if (!areNext(t, goon.at, captive.at)) return
  spendTime(t, goon, actionsOf(goon).brawl.time)
  const roll = rollFor(t, goon, 1, Number.POSITIVE_INFINITY)
  const faces = [rollDie(t.state.random)]
  while (faces.at(-1) === firefly) faces.push(rollDie(t.state.random))
  const total = faces.reduce((sum, face) => sum + faceValue(face), captiveRule(t)?.fight ?? 0)
  const fumbled = faces.length === 1 && faces[0] === disgruntled
  if (!fumbled && total >= roll.total) yield* dealWound(t, goon, null)
  if (!roll.disgruntled && roll.total >= total) yield* hurtCaptive(t)
}
