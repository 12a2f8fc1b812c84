import { chooseOne, pick, type Rules } from '@keep-flying/kernel'
import type { CopyId } from '../catalog/index.ts'
import { apart, type SquareNumber } from '../geometry/ground.ts'
import { seesPast } from '../geometry/sight.ts'
import { coverBonus } from '../odds/fight.ts'
import type { Character, CrewMember, Goon, Table } from '../state.ts'
import type { Effect, EffectOf, GoonActions } from '../vocabulary/index.ts'
import { allMet } from './conditions.ts'
import { type Context, doEffects, takeOwed } from './effects.ts'
import { rollFor } from './goon-dice.ts'
import { ownTexts } from './helps.ts'
import { offerTexts } from './offers.ts'
import { areNext, distanceBetween, isInCover, seesCharacter, standsNext } from './squares.ts'
import { crewOnMap, nameOf, opponents, says, squareOf, tell, thingOf } from './table.ts'
import { makeTest } from './test.ts'
import { isPassed, type TestPlan } from './test-run.ts'
import { isUsedUp, noteUse, rulesOf, textKey } from './texts.ts'
import { dealWound, type WoundRun } from './wound.ts'

/** Shooting. */

type GoonShot = NonNullable<GoonActions['shoot']>
type Gun = Pick<EffectOf<'shoot'>, 'dice' | 'min' | 'max' | 'close'>

/** What must be reached: the distance, and more if the target is in cover. */
export function shotNumber(t: Table, from: SquareNumber, to: SquareNumber, countsCover = true): number {
  return distanceBetween(t, from, to) + (countsCover && isInCover(t, from, to) ? coverBonus : 0)
}

/** Whether squares are so close that nobody shoots there: all around, whatever stands between. */
function isClose(t: Table, one: SquareNumber, other: SquareNumber): boolean {
  return apart(t.ground, one, other) === 1
}

/** Whom a Crew Member may shoot at with a gun. */
export function shotTargets(t: Table, who: CrewMember, gun: Gun): Goon[] {
  return t.state.goons.filter((goon) => isInRange(t, who, goon, gun) && isClearShot(t, who, goon))
}

function isInRange(
  t: Table,
  who: CrewMember,
  goon: Goon,
  { min = 0, max = Number.POSITIVE_INFINITY, close }: Gun,
): boolean {
  const from = squareOf(who)
  const far = distanceBetween(t, from, goon.at)
  const limits = t.state.lasting.flatMap((one) => (one.what === 'shot-limit' ? one.max : []))
  if (isClose(t, from, goon.at)) return Boolean(close) && areNext(t, from, goon.at)
  return far >= min && far <= Math.min(max, ...limits)
}

/** In sight, past fellow Crew who have a Goon next to them, and with no other Crew Member next to the target. */
function isClearShot(t: Table, who: CrewMember, goon: Goon): boolean {
  const others = crewOnMap(t).filter((other) => other !== who)
  if (!seesCharacter(t, who, goon) || others.some((other) => standsNext(t, other, goon))) return false
  const inBrawls = others.filter((other) => t.state.goons.some((one) => standsNext(t, one, other)))
  return seesPast(t.ground, squareOf(who), goon.at, inBrawls.map(squareOf))
}

/** A shot with a gun, or several at different targets; a Boost works once for all of them. */
export function* shootGun(t: Table, context: Context, who: CrewMember, gun: EffectOf<'shoot'>): Rules<boolean> {
  const shotAt: Goon[] = []
  const boosts: string[] = []
  for (let n = 0; n < (gun.targets ?? 1); n++) {
    const targets = shotTargets(t, who, gun).filter((goon) => !shotAt.includes(goon))
    if (targets.length === 0) break
    const goon = yield* chooseTarget(t, who, targets)
    shotAt.push(goon)
    boosts.push(...(yield* shootAt(t, context, who, goon, gun, boosts)))
  }
  return shotAt.length > 0
}

function* chooseTarget(t: Table, who: CrewMember, targets: readonly Goon[]): Rules<Goon> {
  const asked = { seat: who.seat, kind: 'shoot.target', prompt: says('ask.shoot.target'), about: nameOf(who) }
  return yield* chooseOne(asked, targets, (goon) => ({
    id: goon.id,
    text: says('offer.shoot', { whom: nameOf(goon), n: shotNumber(t, squareOf(who), goon.at) }),
    at: { token: goon.id },
    role: 'risky',
  }))
}

/** Returns the Boosts that were used. */
function* shootAt(
  t: Table,
  context: Context,
  who: CrewMember,
  goon: Goon,
  gun: EffectOf<'shoot'>,
  used: readonly string[],
): Rules<string[]> {
  const plan = { ...shotPlan(t, who, goon, gun, context.card), time: takeOwed(context), used: [...used] }
  const run = yield* makeTest(t, plan)
  const boosts = ownTexts(run, 'boost').map(textKey)
  if (isPassed(t, run)) {
    tell(t, 'hit', () => ({ who: nameOf(who), whom: nameOf(goon) }))
    yield* hitBy(t, who, goon, gun.hit)
  }
  return run.used.filter((text) => boosts.includes(text))
}

/** A shot as a Fight Test: by the Crew Card and the one firearm, for the distance and the target's cover. */
export function shotPlan(t: Table, who: CrewMember, goon: Goon, { dice }: Gun, card?: CopyId): TestPlan {
  return {
    tester: who,
    skill: 'fight',
    kind: 'shoot',
    dice,
    target: shotNumber(t, squareOf(who), goon.at),
    time: 0,
    heroic: true,
    weapons: card === undefined ? [] : [card],
    against: goon,
  }
}

function* hitBy(t: Table, who: CrewMember, goon: Goon, hit: readonly Effect[] | undefined): Rules<void> {
  const context: Context = { self: who, cause: who, target: thingOf(goon) }
  yield* offerTexts(t, who, 'shot-hit', context)
  if (hit) yield* doEffects(t, context, hit)
  else yield* dealWound(t, goon, who)
}

// Goons

/** Whom a Goon may shoot at: whom it sees, and not somebody beside it, unless its gun says otherwise and no shut door is between. */
export function goonTargets(t: Table, goon: Goon, { close }: GoonShot): CrewMember[] {
  return opponents(t).filter(
    (who) =>
      seesCharacter(t, goon, who) &&
      (!isClose(t, goon.at, squareOf(who)) || (Boolean(close) && standsNext(t, goon, who))),
  )
}

/** A Goon's shot at somebody; one that goes wild hits whoever stands next to the target. */
export function* goonShoots(t: Table, goon: Goon, whom: CrewMember, dice: number, countsCover: boolean): Rules<void> {
  tell(t, 'goon-shoots', () => ({ who: nameOf(goon), whom: nameOf(whom) }))
  const number = shotNumber(t, goon.at, squareOf(whom), countsCover)
  const roll = rollFor(t, goon, dice, number)
  if (roll.disgruntled) return yield* goWild(t, goon, whom)
  if (roll.total < number) return tell(t, 'missed', () => ({ who: nameOf(goon) }))
  yield* hitCrew(t, goon, whom)
}

function* hitCrew(t: Table, goon: Goon, whom: CrewMember): Rules<void> {
  tell(t, 'hit', () => ({ who: nameOf(goon), whom: nameOf(whom) }))
  const wound: WoundRun = { patient: whom, cancelled: false }
  for (const rule of rulesOf(goon, 'shot-hit')) {
    const context: Context = { self: goon, cause: null, target: thingOf(whom), wound }
    const key = `${goon.id} shot-hit`
    if (isUsedUp(t, rule.limit, key) || !allMet(t, context, rule.needs)) continue
    noteUse(t, rule.limit, key)
    yield* doEffects(t, context, rule.do)
  }
  if (!wound.cancelled) yield* dealWound(t, whom, goon)
}

/** Into a Brawl only: somebody next to the target is a Goon other than the shooter. Then anybody there may be hit. */
function* goWild(t: Table, shooter: Goon, whom: CrewMember): Rules<void> {
  const everybody: Character[] = [...crewOnMap(t).filter(({ downed }) => !downed), ...t.state.goons]
  const beside = everybody.filter((one) => one !== shooter && standsNext(t, one, whom))
  if (!beside.some((one) => t.state.goons.some((goon) => goon === one)))
    return tell(t, 'missed', () => ({ who: nameOf(shooter) }))
  const hit = pick(t.state.random, beside)
  tell(t, 'went-wild', () => ({ who: nameOf(shooter), whom: nameOf(hit) }))
  yield* dealWound(t, hit, shooter)
}
