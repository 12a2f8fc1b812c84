import { chooseOne, oncePer, type Rules } from '@keep-flying/kernel'
import { goonActions } from '../catalog/goons.ts'
import { goonCard } from '../catalog/index.ts'
import type { SquareNumber } from '../geometry/ground.ts'
import type { CrewMember, Goon, Table } from '../state.ts'
import type { GoonActions, GoonCondition, GoonDeed } from '../vocabulary/index.ts'
import { calm } from './alert.ts'
import { bossTurn } from './boss.ts'
import { brawlBetween } from './brawl.ts'
import { doEffects } from './effects.ts'
import { cowboySquare, setGoon, squareToward, thugSquare } from './goon-moves.ts'
import { offerInterrupts } from './interrupts.ts'
import { follow } from './job.ts'

import { goonShoots, goonTargets } from './shoot.ts'
import { distanceBetween, freeSquares, isInCover, seesCharacter, standsNext } from './squares.ts'

import { crewOnMap, nameOf, opponents, says, squareOf, tell, woundsLeft } from './table.ts'
import { skillPoints } from './test-run.ts'
import { isUsedUp, noteUse, rulesOf } from './texts.ts'
import { leader, spendTime } from './timeline.ts'

/** What Alerted Goons do: always two Actions, each the first that is possible on their list. */

/** What the back of a Goon's card says, with what its own card changes. */
export function actionsOf({ type, card }: Pick<Goon, 'type' | 'card'>): GoonActions {
  return card === null ? goonActions[type] : actionsOn(card)
}

const actionsOn = oncePer((card: string): GoonActions => {
  const { type, change } = goonCard(card)
  const common = goonActions[type]
  if (!change) return common
  return {
    ...common,
    ...(change.engage === undefined ? {} : { engage: change.engage }),
    ...(change.priority === undefined ? {} : { priority: change.priority }),
    move: { ...common.move, ...change.move },
    ...(common.shoot ? { shoot: { ...common.shoot, ...change.shoot } } : {}),
  }
})

export function* goonTurn(t: Table, goon: Goon): Rules<void> {
  if (t.state.options.boss) return yield* bossTurn(t, goon)
  if (opponents(t).length === 0) {
    if (yield* backToWaiting(t, goon)) return
  }
  for (const second of [false, true]) {
    if (t.state.end || !t.state.goons.includes(goon) || !goon.alerted) return
    yield* offerInterrupts(t, goon)
    noteSeen(t, goon)
    yield* follow(t, { on: 'goon-turn' }, { self: goon, cause: null, target: null })
    if (isSpent(t, goon)) continue
    yield* act(t, goon, second)
  }
}

/** A rule of the Job may have taken the place of this Action. */
function isSpent({ state }: Table, goon: Goon): boolean {
  const spent = state.turn?.used.includes(`${goon.id} acted`) ?? false
  if (spent && state.turn) state.turn.used.splice(state.turn.used.indexOf(`${goon.id} acted`), 1)
  return spent
}

function noteSeen(t: Table, goon: Goon): void {
  const nearest = nearestOf(t, goon, visible(t, goon))
  if (nearest) goon.lastSeen = squareOf(nearest)
}

/** Opponents whom a Goon sees. */
function visible(t: Table, goon: Goon): CrewMember[] {
  return opponents(t).filter((who) => seesCharacter(t, goon, who))
}

function nearestOf(t: Table, goon: Goon, crew: readonly CrewMember[]): CrewMember | null {
  const far = (who: CrewMember) => distanceBetween(t, goon.at, squareOf(who))
  let nearest: CrewMember | null = null
  for (const who of crew) if (nearest === null || far(who) < far(nearest)) nearest = who
  return nearest
}

function* act(t: Table, goon: Goon, second: boolean): Rules<void> {
  const actions = actionsOf(goon)
  const entry = actions.priority.find((one) => isPossible(t, goon, actions, one.if, second))
  if (!entry) return
  tell(t, 'goon-acts', () => ({
    who: nameOf(goon),
    why: says(`goon.why.${entry.if}`, { engage: actions.engage ?? 0 }),
    deed: says(`goon.deed.${entry.take}`),
  }))
  yield* take(t, goon, actions, entry.take)
}

function isPossible(
  t: Table,
  goon: Goon,
  { engage = 0, shoot }: GoonActions,
  condition: GoonCondition,
  second: boolean,
): boolean {
  const shootable = () => (shoot ? goonTargets(t, goon, shoot) : [])
  switch (condition) {
    case 'always':
      return true
    case 'next-to-opponent':
      return opponents(t).some((who) => standsNext(t, goon, who))
    case 'sees-within-engage':
      return shootable().some((who) => distanceBetween(t, goon.at, squareOf(who)) <= engage)
    case 'second-action-and-sees':
      return second && shootable().length > 0
  }
}

/** Takes an Action; its time is paid as it is resolved. */
function* take(t: Table, goon: Goon, actions: GoonActions, deed: GoonDeed): Rules<void> {
  switch (deed) {
    case 'brawl':
      return yield* brawlWithCrew(t, goon, actions.brawl.time)
    case 'shoot':
      return yield* shootSomebody(t, goon, actions)
    case 'move':
      spendTime(t, goon, actions.move.time)
      return yield* moveOn(t, goon, actions.move.squares)
  }
}

/** The players choose whom of several a Goon attacks. */
function* brawlWithCrew(t: Table, goon: Goon, time: number): Rules<void> {
  const beside = opponents(t).filter((who) => standsNext(t, goon, who))
  const asked = { seat: leader(t).seat, kind: 'goon.brawls', prompt: says('ask.goon.brawls', { who: nameOf(goon) }) }
  const whom = yield* chooseOne(asked, beside, crewOption)
  yield* brawlBetween(t, whom, goon, { time, attacker: 'goon' })
}

function* shootSomebody(t: Table, goon: Goon, { shoot }: GoonActions): Rules<void> {
  if (!shoot) return
  const whom = yield* targetOf(t, goon, goonTargets(t, goon, shoot), true)
  spendTime(t, goon, shoot.time)
  if (whom) yield* goonShoots(t, goon, whom, shoot.dice, !shoot.ignoresCover)
}

/**
 * Whom a Goon goes for: the nearest; then, for shots, whoever is not in cover; then whoever can take fewer Wounds; then
 * whoever has more Fight; the players settle what is left.
 */
function* targetOf(t: Table, goon: Goon, crew: readonly CrewMember[], shoots: boolean): Rules<CrewMember | null> {
  const [only = null] = crew
  if (crew.length < 2) return only
  const measures: ((who: CrewMember) => number)[] = [
    (who) => distanceBetween(t, goon.at, squareOf(who)),
    (who) => (shoots && isInCover(t, goon.at, squareOf(who)) ? 1 : 0),
    woundsLeft,
    (who) => -skillPoints(who, 'fight'),
  ]
  let left = [...crew]
  for (const measure of measures) {
    if (left.length === 1) break
    const least = Math.min(...left.map(measure))
    left = left.filter((who) => measure(who) === least)
  }
  const place = (who: CrewMember) => t.state.timeline.markers.findIndex(({ id }) => id === who.id)
  left.sort((one, other) => place(one) - place(other))
  const asked = { seat: leader(t).seat, kind: 'goon.target', prompt: says('ask.goon.target', { who: nameOf(goon) }) }
  return yield* chooseOne(asked, left, crewOption)
}

function crewOption(who: CrewMember) {
  return { id: who.id, text: says('offer.thing', { what: nameOf(who) }), at: { token: who.id } }
}

/** Toward the nearest opponent it sees, or else the nearest on the map; with none left, home. */
function* moveOn(t: Table, goon: Goon, squares: number): Rules<void> {
  const seen = visible(t, goon)
  const goal = yield* targetOf(t, goon, seen.length > 0 ? seen : opponents(t), false)
  if (!goal) return goHome(t, goon, squares)
  const to = goon.type === 'thug' ? thugSquare(t, goon, goal, squares) : cowboySquare(t, goon, goal, squares)
  setGoon(t, goon, to)
}

// With nobody Heroic on the map

/** The nearest start location that is free, its own square included; none: the nearest Crew Member. */
function homeOf(t: Table, goon: Goon): SquareNumber | null {
  const starts = t.state.starts.map(({ at }) => at)
  if (starts.includes(goon.at)) return goon.at
  const far = (at: SquareNumber) => distanceBetween(t, goon.at, at)
  return freeSquares(t, starts).sort((one, other) => far(one) - far(other) || one - other)[0] ?? null
}

function goHome(t: Table, goon: Goon, squares: number): void {
  const home = homeOf(t, goon) ?? nearestCrew(t, goon)
  if (home !== null && home !== goon.at) setGoon(t, goon, squareToward(t, goon, home, squares))
}

function nearestCrew(t: Table, goon: Goon): SquareNumber | null {
  return nearestOf(t, goon, crewOnMap(t))?.at ?? null
}

const closeEnough = 2

/** A Goon that begins its turn on a start location waits again, and is well. Returns whether its turn is over. */
function* backToWaiting(t: Table, goon: Goon): Rules<boolean> {
  for (const rule of rulesOf(goon, 'no-heroic-crew')) {
    const key = `${goon.id} no-heroic-crew`
    if (isUsedUp(t, rule.limit, key)) continue
    noteUse(t, rule.limit, key)
    yield* doEffects(t, { self: goon, cause: null, target: null }, rule.do)
    spendTime(t, goon, 2 * actionsOf(goon).move.time)
    return true
  }
  if (!isAtHome(t, goon)) return false
  calm(t, goon)
  goon.wounds = 0
  tell(t, 'waits-again', () => ({ who: nameOf(goon) }))
  return true
}

function isAtHome(t: Table, goon: Goon): boolean {
  const home = homeOf(t, goon)
  if (home !== null) return t.state.starts.some(({ at }) => at === goon.at)
  const crew = nearestCrew(t, goon)
  return crew !== null && distanceBetween(t, goon.at, crew) <= closeEnough
}
