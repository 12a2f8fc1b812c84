import { bestOf } from '@keep-flying/kernel'
import { crewCard, lockToken } from '../catalog/index.ts'
import { leadsTo, walkFrom } from '../geometry/walk.ts'
import { momentsPerSuccess } from '../odds/time.ts'
import { canShift, isHeld } from '../rules/move.ts'
import { shotTargets } from '../rules/shoot.ts'
import { areNext, goonsSeeing, standsNext, wayFor } from '../rules/squares.ts'
import { isCaptiveFree, thingId } from '../rules/table.ts'
import type { CrewText } from '../rules/texts.ts'
import { longestWait } from '../rules/timeline.ts'
import type { CrewMember, Table } from '../state.ts'
import { chance, momentsToClear, skillOf } from './chances.ts'
import { effectOf, momentOf, points, timeLeft, walkingTime } from './crew.ts'
import { isResented } from './extras.ts'
import { fightBack, threatsTo } from './fights.ts'
import { talkTo } from './guards.ts'
import { Haul } from './haul.ts'
import { actionsLeft, hidingPlaces, isPressed, isTooLateToBeLoud, loudness, wokenAt } from './hiding.ts'
import { betterSquare } from './moves.ts'
import { askedOf, optionsIn, type Policies, type Position } from './position.ts'
import type { Role } from './roles.ts'
import { doorOnTheWay, unreachable } from './routes.ts'
import { optionCalled, type Scene, sceneOf } from './scene.ts'
import { weights } from './weights.ts'

/** A Crew Member's turn: what keeps it alive first, then what brings the Job on, then getting there. */

export type Consideration = (scene: Scene) => string | undefined

/** What a hand thinks of, one after the other: what keeps the crew well, and what brings the Job on. */
export const considerations = {
  staying: [getUp, helpYourself, slipAway, fightBack, rally, careFor],
  working: [blendIn, work, unlock, hurry, walk],
} as const satisfies Record<string, readonly Consideration[]>

function chooseDeed(position: Position): string | undefined {
  return firstOf(position, [...considerations.staying, ...considerations.working])
}

/** The same by somebody who thinks of the goal alone. */
export function chooseSelfishly(position: Position): string | undefined {
  return firstOf(position, [getUp, helpYourself, fightBack, work, unlock, walk])
}

/** The first deed that comes to mind. */
export function firstOf(position: Position, considered: readonly Consideration[]): string | undefined {
  const scene = sceneOf(position)
  if (!scene) return undefined
  for (const consider of considered) {
    const deed = consider(scene)
    if (deed !== undefined) return deed
  }
  return optionCalled(scene, 'end') ? 'end' : 'wait'
}

function textWith({ texts }: Scene, kind: Parameters<typeof effectOf>[1]): CrewText | undefined {
  return texts.find(({ action }) => effectOf(action, kind))
}

function idOf(text: CrewText | undefined): string | undefined {
  return text?.option.id
}

/** Whoever is Downed is left alone, and stays down while a Goon would knock it down again. */
function getUp(scene: Scene): string | undefined {
  const { t, who, at } = scene
  if (!who.downed) return undefined
  const heals = idOf(textWith(scene, 'heal'))
  const isSafe = threatsTo(t, at).length === 0 && goonsSeeing(t, at).length === 0
  const stands = idOf(textWith(scene, 'stand-up'))
  return (isSafe || who.wounds === 0 ? stands : undefined) ?? heals ?? 'wait'
}

/** Out of sight before the turn ends: so nobody is woken, and nobody who is awake can attack. */
function slipAway(scene: Scene): string | undefined {
  const { t, who, at } = scene
  if (who.stance === 'casual' || goonsSeeing(t, at).length === 0 || isPressed(t, who, scene.role)) return undefined
  if (actionsLeft(t) > 1 && (who.wounds > 0 || needsHeroic(scene) || standsByMates(t, who))) return undefined
  if (actionsLeft(t) === 1 && wokenAt(t, at).length === 0 && standsByMates(t, who)) return undefined
  return hidingPlaces(t, who).length > 0 ? fastestMove(scene)?.id : undefined
}

/** Whether somebody can fight, and others are in a fight that they cannot leave. */
function standsByMates(t: Table, who: CrewMember): boolean {
  return (crewCard(who.id).skills.fight ?? 0) >= weights.fighter && isMateInDanger(t, who)
}

function isMateInDanger({ state }: Table, who: CrewMember): boolean {
  return state.crew.some(
    (one) => one !== who && one.at !== null && one.stance === 'heroic' && !one.downed && one.wounds > 0,
  )
}

/** What costs no time: open what lies beside, and turn up locks. */
function helpYourself({ position, t }: Scene): string | undefined {
  const finds = t.state.tokens.filter(({ id }) => !isResented(t, id)).map(({ id }) => `open ${id}`)
  return optionsIn(position).find(({ id, group }) => group === 'look' || finds.includes(id))?.id
}

/** Heals whoever is Downed, the captive so that he walks, and oneself where nobody is near. */
function careFor(scene: Scene): string | undefined {
  const { t, who } = scene
  const text = scene.texts.find(({ action }) => effectOf(action, 'heal') && action.aim !== undefined)
  if (!text || (who.stance === 'casual' && goonsSeeing(t, scene.at).length > 0)) return undefined
  const isDown = t.state.crew.some((one) => one.downed && !one.healed && standsNext(t, one, who))
  const { captive } = t.state
  const carries = captive && isCaptiveFree(t) && !captive.walks && areNext(t, scene.at, captive.at)
  const self = who.wounds > 0 && goonsSeeing(t, scene.at).length === 0 && timeLeft(t, who) > weights.timeToHeal
  return isDown || carries || self ? text.option.id : undefined
}

/** Somebody who can fight, and has nothing better to do, stands by a mate in danger. */
function rally(scene: Scene): string | undefined {
  const { t, who, role } = scene
  if (who.stance === 'heroic' || who.wounds > 1 || (crewCard(who.id).skills.fight ?? 0) < weights.fighter)
    return undefined
  if (role?.counts && role.task.does.kind !== 'open') return undefined
  const inDanger = t.state.crew.some(
    (one) => one.at !== null && one.stance === 'heroic' && !one.downed && threatsTo(t, one.at).length > 0,
  )
  if (!inDanger) return undefined

  const canShoot = scene.texts.some(({ action }) => {
    const shoot = effectOf(action, 'shoot')
    return shoot && shotTargets(t, who, shoot).some(({ alerted }) => alerted)
  })
  const isBeside = t.state.goons.some((goon) => goon.alerted && standsNext(t, goon, who))
  return canShoot || isBeside ? optionCalled(scene, 'heroic')?.id : undefined
}

/** Whoever is Casual is left alone. */
function blendIn(scene: Scene): string | undefined {
  const { t, who } = scene
  if (who.stance === 'casual' || t.state.goons.length === 0) return undefined
  if (needsHeroic(scene) || isLate(scene)) return undefined
  const text = textWith(scene, 'act-casual') ?? textWith(scene, 'go-casual')
  return timeLeft(t, who) > weights.timeToBlendIn ? idOf(text) : undefined
}

/** Whether what is to be done next asks for somebody Heroic. */
function needsHeroic({ t, at, role }: Scene): boolean {
  if (!role) return false
  const { does, squares } = role.task
  if (squares.includes(at) && does.kind !== 'unlock')
    return does.kind === 'clear' || (does.kind === 'job' && Boolean(does.action.heroic))
  const door = doorAhead(t, role, at)
  if (door === null || !t.ground.doors[door]?.reach.includes(at)) return false
  const [shown] = t.state.doors[door]?.lock.shown.cards ?? []
  return shown !== undefined && Boolean(lockToken(shown).attempt?.heroic)
}

/** The door that is to be opened for the task, or on the way to it. */
function doorAhead(t: Table, { task, routes }: Role, at: number): number | null {
  return task.does.kind === 'unlock' ? task.does.door : doorOnTheWay(t, routes, at)
}

/** Does what the task is, where it is done. */
function work(scene: Scene): string | undefined {
  const { role, at } = scene
  if (!role?.counts || !role.task.squares.includes(at)) return undefined
  const { does } = role.task
  switch (does.kind) {
    case 'challenge':
      return challengeAt(scene, does.place.id, thingId(does.spot))
    case 'job':
      if (does.action.heroic && isTooLateToBeLoud(scene.t, scene.who)) return undefined
      return optionCalled(scene, does.action.id)?.id
    case 'open':
      return breakOpen(scene, does.token)
    case 'clear':
      return clearAway(scene, does.goon)
    default:
      return undefined
  }
}

/** Nobody gives itself away for a Safe. */
function breakOpen(scene: Scene, token: string): string | undefined {
  const { t, who, at } = scene
  const [shown] = t.state.tokens.find(({ id }) => id === token)?.lock?.shown.cards ?? []
  const isLoud = shown !== undefined && lockToken(shown).attempt?.heroic
  if (isLoud && who.stance === 'casual' && wokenAt(t, at).length > 0) return undefined
  return optionCalled(scene, `lock ${token}`)?.id
}

function challengeAt(scene: Scene, place: string, spot: string): string | undefined {
  const { t, who } = scene
  const decks = t.job.challenges.find(({ id }) => id === place)?.decks ?? []
  const offered = decks.filter((deck) => optionCalled(scene, `challenge ${place} ${spot} ${deck}`))
  const deck = bestOf(offered, (one) => -momentsToClear(one, points(who, skillOf[one])))
  return deck && `challenge ${place} ${spot} ${deck}`
}

/** A Goon goes where it is sent: by a word, or by a text that moves it. */
function clearAway(scene: Scene, goon: string): string | undefined {
  const text = scene.texts.find(({ action }) => effectOf(action, 'move-goon') && action.aim !== undefined)
  if (text) return text.option.id
  const place = talkTo(scene.t, goon)
  const talk = place && challengeAt(scene, place.id, goon)
  return talk ?? attack(scene, goon)
}

/**
 * A lock that is watched cannot even be looked at, unless by a text or Intel: else the watch is sent off, and at last drawn
 * off by somebody who can fight.
 */
function drawOut(scene: Scene): string | undefined {
  const { t, who } = scene
  const sends = scene.texts.find(({ action }) => effectOf(action, 'move-goon') && action.aim !== undefined)
  const looks = scene.texts.find(({ action }) => effectOf(action, 'look') && action.aim !== undefined)
  const quietly = idOf(looks ?? sends) ?? optionCalled(scene, 'intel lock')?.id ?? knocks(scene)[0]?.id
  if (quietly !== undefined) return quietly
  if ((crewCard(who.id).skills.fight ?? 0) < weights.fighter || who.stance === 'heroic') return undefined
  const isLeftToOthers = [...scene.position.roles().values()].some(({ task }) => task.does.kind === 'clear')
  return isLeftToOthers || isTooLateToBeLoud(t, who) ? undefined : optionCalled(scene, 'heroic')?.id
}

/** Actions of the Job that are aimed at locks. */
function knocks(scene: Scene): LockWay[] {
  return scene.t.job.actions.flatMap(({ id, aim, time }) =>
    typeof aim === 'object' && 'kind' in aim && aim.kind === 'lock' && optionCalled(scene, id)
      ? [{ id, moments: 2 * time + 1, isLoud: false }]
      : [],
  )
}

/** By force: one who is seen Heroic draws a Goon away from where it stands. */
function attack(scene: Scene, goon: string): string | undefined {
  const { t, who } = scene
  if ((crewCard(who.id).skills.fight ?? 0) < weights.fighter) return undefined
  if (who.stance === 'casual') return optionCalled(scene, 'heroic')?.id
  const shot = scene.texts.find(({ action }) => {
    const shoot = effectOf(action, 'shoot')
    return shoot && shotTargets(t, who, shoot).some(({ id }) => id === goon)
  })
  const isBeside = t.state.goons.some((one) => one.id === goon && standsNext(t, one, who))
  return idOf(shot ?? (isBeside ? textWith(scene, 'brawl') : undefined))
}

/** Opens the door that is in the way, by whatever takes least. */
function unlock(scene: Scene): string | undefined {
  const { t, who, at, role } = scene
  if (!role) return undefined
  const door = doorAhead(t, role, at)
  if (door === null || t.state.doors[door]?.shut || !t.ground.doors[door]?.reach.includes(at)) return undefined
  const [shown] = t.state.doors[door]?.lock.shown.cards ?? []
  const attempt = shown === undefined ? null : lockToken(shown).attempt
  if (shown === undefined) return drawOut(scene)
  const ways: LockWay[] = [...knocks(scene)]
  if (attempt && optionCalled(scene, `lock door ${door}`)) {
    const passed = chance(attempt.test.dice, attempt.test.target - points(who, attempt.test.skill))
    const isLoud = Boolean(attempt.heroic)
    ways.push({ id: `lock door ${door}`, moments: momentsPerSuccess(passed, attempt.time), isLoud })
  }
  for (const { action, option } of scene.texts) {
    const forced = effectOf(action, 'try-lock')
    if (forced && attempt) {
      const passed = chance(attempt.test.dice, attempt.test.target - points(who, forced.skill) - forced.add)
      ways.push({ id: option.id, moments: momentsPerSuccess(passed, action.time), isLoud: true })
    }
    if (effectOf(action, 'open-lock')) ways.push({ id: option.id, moments: action.time, isLoud: true })
  }
  const loud = loudness(t, who, door)
  const inTime = ways.filter(
    ({ moments, isLoud }) => moments < weights.hopelessLock && !(isLoud && isTooLateToBeLoud(t, who)),
  )
  return bestOf(inTime, ({ moments, isLoud }) => -moments - (isLoud ? loud : 0))?.id
}

interface LockWay {
  readonly id: string
  readonly moments: number
  readonly isLoud: boolean
}

/** With too little time left, whoever walks far goes Heroic. */
function hurry(scene: Scene): string | undefined {
  return scene.who.stance === 'casual' && isLate(scene) ? optionCalled(scene, 'heroic')?.id : undefined
}

/** Whether somebody comes in time at the pace of the Heroic, but not at that of the Casual. */
function isLate({ t, who, at, role }: Scene): boolean {
  if (!role?.counts || role.task.does.kind === 'open') return false
  const left = role.routes.left[at] ?? unreachable
  if (left === unreachable || left < weights.worthRunning) return false
  const time = timeLeft(t, who)
  return walkingTime(who, left, 'casual') > time && walkingTime(who, left, 'heroic') <= time
}

/** Moves, if that leads nearer. */
function walk(scene: Scene): string | undefined {
  const { role } = scene
  if (!role || (isHeld(scene.t, scene.who) && !canShift(scene.t, scene.who))) return undefined
  const move = fastestMove(scene)
  return move && leadsNearer(scene, move.squares) ? move.id : undefined
}

export function fastestMove({ texts }: Scene): { readonly id: string; readonly squares: number } | undefined {
  const moves = texts.flatMap((text) => {
    const move = effectOf(text.action, 'move-self')
    return move && text.action.do.length === 1
      ? [{ id: text.option.id, squares: move.squares, time: text.action.time }]
      : []
  })
  return bestOf(moves, ({ squares, time }) => squares / time)
}

function leadsNearer({ t, who, at, role }: Scene, squares: number): boolean {
  if (!role) return false
  const { does } = role.task
  if (
    role.counts &&
    does.kind === 'haul' &&
    new Haul(t, does.what, does.at, does.zone).left(at, does.at) !== unreachable
  )
    return true
  const walked = walkFrom(t.ground, at, squares, wayFor(t, who))
  if (who.stance === 'heroic') return betterSquare(t, who, role, walked.ends.slice(1)) !== undefined
  if (role.task.squares.includes(at)) return false
  const { left } = role.routes
  return walked.ends.some((end) => leadsTo(walked, end) && (left[end] ?? unreachable) < (left[at] ?? unreachable))
}

/** Waits for a timer to end, or a little. */
function wait(position: Position): number | undefined {
  const who = askedOf(position)
  if (!who) return undefined
  const { t } = position
  const timers = t.state.timeline.timers.map(({ moment }) => moment - momentOf(t, who))
  const until = Math.min(weights.wait, ...timers.filter((moments) => moments > 0))
  return Math.max(1, Math.min(until, longestWait(t, who)))
}

/** Somebody Downed is brought back at once. */
function interrupt(position: Position): string | null {
  const { t } = position
  for (const option of optionsIn(position))
    for (const who of t.state.crew)
      for (const { card } of who.gear) if (option.at && 'card' in option.at && option.at.card === card) return option.id
  return null
}

export const turnPolicies: Policies = { 'turn.action': chooseDeed, 'turn.wait': wait, 'turn.interrupt': interrupt }
