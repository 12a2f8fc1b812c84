import { chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Carried, Member, Table } from '../state.ts'
import { type Alternative, type CardId, type Keyword, type Needs, type Skill, skills } from '../vocabulary/index.ts'
import { hasProfession, isDeceptive } from './crew.ts'
import {
  carryLimit,
  couldHaveKeyword,
  countsAs,
  hasFreeHand,
  isIdle,
  mayCarry,
  meetsNeeds,
  type Purpose,
  suggestCarrying,
  type Team,
  weighs,
} from './gear.ts'
import type { Kind } from './moments.ts'
import { onCard, showCrew } from './show.ts'
import { teamPoints } from './skill.ts'
import { isSolid } from './solid.ts'
import { abilityOf, cardName, crewCard, gearCard } from './table.ts'

/** Choosing who goes to work and who carries what. */

function teamMeets(t: Table, team: Team, needs: Needs | undefined): boolean {
  return !needs || meetsNeeds(t, team, needs, (skill) => teamPoints(t, team, skill))
}

/** A way to carry gear with which these crew meet the needs, if there is one: some gear may be given already. */
function carryingThatMeets(
  t: Table,
  c: Captain,
  members: readonly Member[],
  needs: Needs | undefined,
  given: readonly Carried[] = [],
  barred: ReadonlySet<CardId> = new Set(),
): Carried[] | null {
  if (given.length === 0 && barred.size === 0) {
    const carried = suggestCarrying(t, c, members, needs ? { needs } : {})
    if (teamMeets(t, { captain: c, members: [...members], carried, attempt: null }, needs)) return carried
  }
  const open = c.gear.filter((gear) => !barred.has(gear) && !given.some((item) => item.gear === gear))
  return searchCarrying(t, { captain: c, members: [...members], carried: [...given], attempt: null }, needs, open)
}

/** Tries gear piece by piece, only where it could close what is missing, and gives up where nothing could. */
function searchCarrying(t: Table, team: Team, needs: Needs | undefined, open: readonly CardId[]): Carried[] | null {
  if (teamMeets(t, team, needs)) return team.carried
  if (!needs || !withinReach(t, team, needs, open)) return null
  const [gear, ...rest] = open
  if (gear === undefined) return null
  for (const member of distinctHands(t, team, gear)) {
    const found = searchCarrying(t, { ...team, carried: [...team.carried, { gear, by: member.card }] }, needs, rest)
    if (found) return found
  }
  return searchCarrying(t, team, needs, rest)
}

/** Could the needs be met if the best of the open gear went into the free hands, no matter whose? */
function withinReach(t: Table, team: Team, needs: Needs, open: readonly CardId[]): boolean {
  const hands = freeHands(t, team)
  for (const skill of skills) {
    const missing = (needs.skills?.[skill] ?? 0) - teamPoints(t, team, skill)
    if (missing > 0 && missing > mostGained(t, team, skill, open, hands) + asleep(t, team, skill)) return false
  }
  const { keywords = [], professions = [], oneOf } = needs
  const isToBeHad = (one: Alternative): boolean => {
    if ('solid' in one) return isSolid(t, team.captain, one.solid)
    if ('keyword' in one)
      return couldHaveKeyword(t, team, one.keyword) || open.some((gear) => bringsKeyword(t, gear, one.keyword))
    const gear = [...team.carried.map((item) => item.gear), ...open]
    return hasProfession(t, team.members, one.profession) || countsAs(t, gear, one.profession)
  }
  const needed = [...keywords.map((keyword) => ({ keyword })), ...professions.map((profession) => ({ profession }))]
  if (needs.deceptive && !team.members.some((member) => isDeceptive(t, member))) return false
  return needed.every(isToBeHad) && (!oneOf || oneOf.some(isToBeHad))
}

/** Points of gear in hand that is of no use yet, but might be with what else is carried. */
function asleep(t: Table, team: Team, skill: Skill): number {
  const idle = team.carried.filter(({ gear }) => isIdle(t, team, gear))
  return idle.reduce((sum, { gear }) => sum + (gearCard(t, gear).skills[skill] ?? 0), 0)
}

function freeHands(t: Table, team: Team): number {
  const full = team.carried.filter((item) => weighs(t, item.gear)).length
  return team.members.reduce((sum, member) => sum + carryLimit(t, member), 0) - full
}

function mostGained(t: Table, team: Team, skill: Skill, open: readonly CardId[], hands: number): number {
  const pointsOn = (gear: CardId) => gearCard(t, gear).skills[skill] ?? 0
  const light = open.filter((gear) => !weighs(t, gear)).reduce((sum, gear) => sum + pointsOn(gear), 0)
  const points = open
    .filter((gear) => weighs(t, gear))
    .map(pointsOn)
    .sort((one, other) => other - one)
  const liked = team.members.map((member) => abilityOf(crewCard(t, member.card), 'points-while-carrying'))
  const bonus = liked.reduce((sum, liking) => sum + (liking?.skill === skill ? liking.points : 0), 0)
  return points.slice(0, Math.max(0, hands)).reduce((sum, n) => sum + n, bonus + light)
}

function bringsKeyword(t: Table, gear: CardId, keyword: Keyword): boolean {
  const card = gearCard(t, gear)
  return card.keywords.includes(keyword) || abilityOf(card, 'discard-for-keyword')?.keyword === keyword
}

/** Hands that could take the gear; of crew who are alike in this, one stands for all. */
function distinctHands(t: Table, team: Team, gear: CardId): Member[] {
  const able = team.members.filter((member) => mayCarry(t, member, gear) && hasFreeHand(t, member, gear, team.carried))
  const plain = able.find((member) => !isParticular(t, member))
  return able.filter((member) => member === plain || isParticular(t, member))
}

function isChoosy(t: Table, member: Member, skill: Skill): boolean {
  return abilityOf(crewCard(t, member.card), 'points-while-carrying')?.skill === skill
}

function isParticular(t: Table, member: Member): boolean {
  const card = crewCard(t, member.card)
  const marks = ['points-while-carrying', 'carry-limit', 'cannot-carry'] as const
  return marks.some((mark) => abilityOf(card, mark)) || (card.skills.tech ?? 0) > 0
}

/** Those who may go to work of this sort at all. */
export function ableToWork(t: Table, c: Captain, work: Kind): Member[] {
  return c.crew.filter((member) => !staysAboard(t, member, work))
}

function staysAboard(t: Table, member: Member, work: Kind): boolean {
  if (work.immoral && abilityOf(crewCard(t, member.card), 'sits-out-immoral-jobs')) return true
  return t.moments.some((on) => on.staysAboard?.(t, member, work))
}

/** The captain sends everyone who can go, or leaves some aboard as long as the others meet the needs. */
export function* assembleTeam(
  t: Table,
  c: Captain,
  able: readonly Member[],
  sending: Sending,
  job: CardId | null,
): Rules<Member[]> {
  let members = [...able]
  for (;;) {
    const tooMany = members.length > (sending.maxCrew ?? Number.POSITIVE_INFINITY)
    const spared = members.length > 1 ? members.filter((member) => couldStay(t, c, members, member, sending)) : []
    const choice: Member | null = yield* chooseOne<Member | null>(
      { seat: c.seat, kind: 'work.team', prompt: text('prompt.team'), rule: 'WORK-05', ...(job ? { card: job } : {}) },
      tooMany ? spared : [null, ...spared],
      (member) =>
        member === null
          ? { id: 'go', text: text('option.team-goes'), usual: true, sign: 'work' }
          : onCard(member.card, 'option.leave-aboard', {}, { id: `leave:${member.card}`, group: 'leave' }),
    )
    if (!choice) return members
    members = members.filter((member) => member !== choice)
  }
}

function couldStay(t: Table, c: Captain, members: readonly Member[], member: Member, sending: Sending): boolean {
  return canBeMetBy(
    t,
    c,
    members.filter((other) => other !== member),
    sending,
  )
}

/** What a team must do justice to. */
export interface Sending extends Purpose {
  readonly maxCrew?: number
  readonly bannedGear?: boolean
  /** Barred from tests alone: it counts towards the needs. */
  readonly bannedSkill?: Skill
}

/** Could these crew, or as many of them as may go, meet the needs? */
export function canBeMetBy(t: Table, c: Captain, members: readonly Member[], sending: Sending): boolean {
  const { needs, maxCrew = members.length, bannedGear } = sending
  if (!needs) return true
  const meets = (team: readonly Member[]) =>
    bannedGear
      ? teamMeets(t, { captain: c, members: [...team], carried: [], attempt: null }, needs)
      : carryingThatMeets(t, c, team, needs) !== null
  if (members.length <= maxCrew) return meets(members)
  return [...teamsOf(members, maxCrew)].some(meets)
}

/** Every team of a size. */
function* teamsOf(members: readonly Member[], size: number): Generator<Member[]> {
  if (size === 0) return yield []
  for (const [n, member] of members.entries())
    for (const rest of teamsOf(members.slice(n + 1), size - 1)) yield [member, ...rest]
}

/**
 * The captain hands out the gear. Where every piece finds a hand there is nothing to ask but the suggestion; else the
 * captain takes the suggestion or hands out piece by piece.
 */
export function* handOutGear(
  t: Table,
  c: Captain,
  members: readonly Member[],
  purpose: Purpose,
  job: CardId | null,
): Rules<Carried[]> {
  const suggestion = carryingThatMeets(t, c, members, purpose.needs) ?? suggestCarrying(t, c, members, purpose)
  if (c.gear.length === 0) return suggestion
  const way = yield* chooseOne(
    { seat: c.seat, kind: 'gear.carry', prompt: text('prompt.carry'), rule: 'GEAR-04', ...(job ? { card: job } : {}) },
    ['suggested', 'by-hand'] as const,
    showCarrying,
  )
  return way === 'suggested' ? suggestion : yield* handOutByHand(t, c, members, purpose.needs, suggestion)
}

function showCarrying(way: 'suggested' | 'by-hand'): Option {
  const option = { id: way, text: text(`option.carry-${way}`) }
  return way === 'suggested' ? { ...option, usual: true, sign: 'check' } : { ...option, sign: 'gear' }
}

/** Where no way is left to bring what is needed by what was handed out so far, the suggestion stands. */
function* handOutByHand(
  t: Table,
  c: Captain,
  members: readonly Member[],
  needs: Needs | undefined,
  suggestion: Carried[],
): Rules<Carried[]> {
  const carried: Carried[] = []
  const barred = new Set<CardId>()
  for (const gear of c.gear) {
    const hands = members.filter(
      (member) =>
        mayCarry(t, member, gear) &&
        hasFreeHand(t, member, gear, carried) &&
        carryingThatMeets(t, c, members, needs, [...carried, { gear, by: member.card }], barred),
    )
    const leavable = carryingThatMeets(t, c, members, needs, carried, new Set([...barred, gear]))
    if (!leavable && hands.length === 0) return suggestion
    const bearer = yield* chooseOne<Member | null>(
      {
        seat: c.seat,
        kind: 'gear.bearer',
        prompt: text('prompt.bearer', { card: cardName(gear) }),
        card: gear,
        rule: 'GEAR-01',
      },
      leavable ? [null, ...hands] : hands,
      (member) => (member === null ? { id: 'aboard', text: text('option.gear-stays') } : showCrew(member)),
    )
    if (bearer) carried.push({ gear, by: bearer.card })
    else barred.add(gear)
  }
  return carried
}

/**
 * Outside Work gear is handed round freely before a test. There is a choice only where not all of it can be carried,
 * or where somebody's points depend on what they carry.
 */
export function* equipForTest(t: Table, team: Team, skill: Skill): Rules<void> {
  const { captain } = team
  const suggestion = suggestCarrying(t, captain, team.members, { skill })
  team.carried = suggestion
  const choosy =
    team.members.some((member) => isChoosy(t, member, skill)) ||
    t.moments.some((on) => on.carrierMatters?.(t, team, skill))
  if (suggestion.length === captain.gear.length && !choosy) return
  const way = yield* chooseOne(
    { seat: captain.seat, kind: 'gear.carry', prompt: text('prompt.carry'), rule: 'GEAR-02' },
    ['suggested', 'by-hand'] as const,
    showCarrying,
  )
  if (way === 'by-hand') team.carried = yield* handOutByHand(t, captain, team.members, undefined, suggestion)
}
