import { bestOf } from '@keep-flying/kernel'
import { crewCard, lockToken } from '../catalog/index.ts'
import { leadsTo, walkFrom } from '../geometry/walk.ts'
import { momentsPerSuccess } from '../odds/time.ts'
import { shotTargets } from '../rules/shoot.ts'
import { areNext, standsNext, wayFor } from '../rules/squares.ts'
import { isCaptiveFree, thingId } from '../rules/table.ts'
import type { CrewText } from '../rules/texts.ts'
import { longestWait } from '../rules/timeline.ts'
import { chance, momentsToClear, skillOf } from './chances.ts'
import { effectOf, momentOf, points, timeLeft, walkingTime } from './crew.ts'
import { isResented } from './extras.ts'
import { fightBack, threatsTo } from './fights.ts'
import { talkTo } from './guards.ts'
import { Haul } from './haul.ts'
import { askedOf, optionsIn, type Policies, type Position } from './position.ts'
import { doorOnTheWay, unreachable } from './routes.ts'
import { optionCalled, type Scene, sceneOf } from './scene.ts'
import { weights } from './weights.ts'

/** A Crew Member's turn: what keeps it alive first, then what brings the Job on, then getting there. */

const considerations: readonly ((scene: Scene) => string | undefined)[] = [
  getUp,
  helpYourself,
  fightBack,
  rally,
  careFor,
  blendIn,
  work,
  unlock,
  hurry,
  walk,
]

function chooseDeed(position: Position): string | undefined {
  return firstOf(position, considerations)
}

/** The same by somebody who thinks of the goal alone. */
export function chooseSelfishly(position: Position): string | undefined {
  return firstOf(position, [getUp, helpYourself, fightBack, work, unlock, walk])
}

function firstOf(position: Position, considered: typeof considerations): string | undefined {
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

function getUp(scene: Scene): string | undefined {
  if (!scene.who.downed) return undefined
  return idOf(textWith(scene, 'stand-up')) ?? idOf(textWith(scene, 'heal')) ?? 'wait'
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
  if (!text) return undefined
  const isDown = t.state.crew.some((one) => one.downed && !one.healed && standsNext(t, one, who))
  const { captive } = t.state
  const carries = captive && isCaptiveFree(t) && !captive.walks && areNext(t, scene.at, captive.at)
  const self = who.wounds > 0 && threatsTo(t, scene.at).length === 0 && timeLeft(t, who) > weights.timeToHeal
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
  if (needsHeroic(scene)) return undefined
  const text = textWith(scene, 'act-casual') ?? textWith(scene, 'go-casual')
  return timeLeft(t, who) > weights.timeToBlendIn ? idOf(text) : undefined
}

/** Whether what is to be done next asks for somebody Heroic. */
function needsHeroic({ t, at, role }: Scene): boolean {
  if (!role) return false
  const { does, squares } = role.task
  if (squares.includes(at)) return does.kind === 'clear' || (does.kind === 'job' && Boolean(does.action.heroic))
  const door = doorOnTheWay(t, role.routes, at)
  if (door === null || !t.ground.doors[door]?.reach.includes(at)) return false
  const [shown] = t.state.doors[door]?.lock.shown.cards ?? []
  return shown !== undefined && Boolean(lockToken(shown).attempt?.heroic)
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
      return optionCalled(scene, does.action.id)?.id
    case 'open':
      return optionCalled(scene, `lock ${does.token}`)?.id
    case 'clear':
      return clearAway(scene, does.goon)
    default:
      return undefined
  }
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

/** A lock that is watched cannot even be looked at: the watch is sent off, or drawn off by somebody who can fight. */
function drawOut(scene: Scene): string | undefined {
  const { who } = scene
  const text = scene.texts.find(({ action }) => effectOf(action, 'move-goon') && action.aim !== undefined)
  if (text) return text.option.id
  const knock = knocks(scene)[0]
  if (knock) return knock.id
  if ((crewCard(who.id).skills.fight ?? 0) < weights.fighter || who.stance === 'heroic') return undefined
  return optionCalled(scene, 'heroic')?.id
}

/** Actions of the Job that are aimed at locks. */
function knocks(scene: Scene): { readonly id: string; readonly moments: number }[] {
  return scene.t.job.actions.flatMap(({ id, aim, time }) =>
    typeof aim === 'object' && 'kind' in aim && aim.kind === 'lock' && optionCalled(scene, id)
      ? [{ id, moments: 2 * time + 1 }]
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
  const door = doorOnTheWay(t, role.routes, at)
  if (door === null || !t.ground.doors[door]?.reach.includes(at)) return undefined
  const [shown] = t.state.doors[door]?.lock.shown.cards ?? []
  const attempt = shown === undefined ? null : lockToken(shown).attempt
  const loud = who.stance === 'casual' ? weights.goingHeroic : 0
  if (shown === undefined) return drawOut(scene)
  const ways: { readonly id: string; readonly moments: number }[] = []
  if (attempt && optionCalled(scene, `lock door ${door}`)) {
    const passed = chance(attempt.test.dice, attempt.test.target - points(who, attempt.test.skill))
    ways.push({
      id: `lock door ${door}`,
      moments: momentsPerSuccess(passed, attempt.time) + (attempt.heroic ? loud : 0),
    })
  }
  for (const text of scene.texts) {
    const forced = effectOf(text.action, 'try-lock')
    if (forced && attempt) {
      const passed = chance(attempt.test.dice, attempt.test.target - points(who, forced.skill) - forced.add)
      ways.push({ id: text.option.id, moments: momentsPerSuccess(passed, text.action.time) + loud })
    }
    if (effectOf(text.action, 'open-lock')) ways.push({ id: text.option.id, moments: text.action.time + loud })
  }
  ways.push(...knocks(scene))
  const way = bestOf(ways, ({ moments }) => -moments)
  return way && way.moments < weights.hopelessLock ? way.id : undefined
}

/** With too little time left, whoever walks far goes Heroic. */
function hurry(scene: Scene): string | undefined {
  const { t, who, at, role } = scene
  if (who.stance === 'heroic' || !role?.counts) return undefined
  const left = role.routes.left[at] ?? unreachable
  if (left === unreachable || left < 4) return undefined
  const isLate = walkingTime(who, left, 'casual') > timeLeft(t, who)
  const isLastDash = role.task.only !== undefined && role.task.does.kind === 'be-there' && left <= weights.lastDash
  if (isLastDash) return optionCalled(scene, 'heroic')?.id
  return isLate && walkingTime(who, left, 'heroic') <= timeLeft(t, who) ? optionCalled(scene, 'heroic')?.id : undefined
}

/** Moves, if that leads nearer. */
function walk(scene: Scene): string | undefined {
  const { role } = scene
  if (!role) return undefined
  const moves = scene.texts.flatMap((text) => {
    const move = effectOf(text.action, 'move-self')
    return move && text.action.do.length === 1
      ? [{ id: text.option.id, squares: move.squares, time: text.action.time }]
      : []
  })
  const move = bestOf(moves, ({ squares, time }) => squares / time)
  if (!move) return undefined
  return leadsNearer(scene, move.squares) ? move.id : undefined
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
  if (role.task.squares.includes(at)) return false
  const { left } = role.routes
  const walked = walkFrom(t.ground, at, squares, wayFor(t, who))
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
