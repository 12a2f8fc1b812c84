import type { Text } from '@keep-flying/kernel'
import type { ActiveJob, Captain, Carried, Table } from '../state.ts'
import {
  type Alternative,
  type Amounts,
  type CardId,
  type ContactId,
  type Goal,
  type JobCard,
  type JobStep,
  type Keyword,
  type Opportunity,
  type PlaceId,
  type Profession,
  type SectorId,
  type Skill,
  skills,
  type Token,
  tokens,
  type WorkGoal,
} from '../vocabulary/index.ts'
import { isDeceptive } from './crew.ts'
import { ableToWork, canBeMetBy, type Sending } from './equip.ts'
import { suggestCarrying } from './gear.ts'
import { aboard, couldMakeRoomFor, fits } from './hold.ts'
import { activeLimit } from './job.ts'
import { isAt, sectorsAt } from './map.ts'
import { teamPoints } from './skill.ts'
import { isSolid, solidContacts } from './solid.ts'
import { ordinary, placeOf } from './story.ts'
import { jobCard, story } from './table.ts'
import {
  activeJob,
  addedMisbehaves,
  canMeet,
  isOpenOtherwise,
  leastOf,
  nextStep,
  openOpportunity,
  sendingFor,
  termsOf,
} from './work.ts'

/** What jobs and goals still ask of a captain, item by item, as the rules compute it, for anyone who shows it. */

/** The kinds of needs; a box declares its own. */
export interface NeedKinds {
  skill: { skill: Skill; need: number; have: number }
  keyword: { keyword: Keyword }
  profession: { profession: Profession }
  /** A Deceptive crew at work. */
  deceptive: object
  /** Any one of these would do. */
  'one-of': { of: readonly Alternative[] }
  /** Every need could be met, but not all of them by the same hands. */
  'all-at-once': object
  deliver: { token: Token; need: number; have: number }
  /** Room for what is taken aboard; `dump` where something must be thrown out for it. */
  room: { load: Amounts; dump: boolean }
  /** A job in hand cannot be begun beside so many active ones. */
  'active-jobs': { most: number }
  'solid-with-any': { need: number; have: number }
  solid: { contact: ContactId }
  credits: { need: number; have: number }
  /** Goal tokens the story has given. */
  'goal-tokens': { need: number; have: number }
  at: { place: PlaceId; sectors: readonly SectorId[] }
  /** Whatever else a story counts, in its own words. */
  counted: { what: Text; need: number; have: number }
}

type NeedKind = keyof NeedKinds
export type Need = { [K in NeedKind]: { readonly is: K; readonly met: boolean } & Readonly<NeedKinds[K]> }[NeedKind]

/** How a job stands with a captain. */
export interface Outlook {
  readonly step: JobStep
  readonly does: 'pick-up' | 'drop-off' | 'target'
  /** Misbehave cards of the step, those of what lies under the job included. */
  readonly misbehave: number
  readonly isHere: boolean
  readonly needs: readonly Need[]
  /** What else may be done for the job meanwhile. */
  readonly opportunity?: OpportunityOutlook
}

/** How the Bonus Opportunity of an active job stands with a captain. */
export interface OpportunityOutlook extends Opportunity {
  readonly isHere: boolean
  readonly needs: readonly Need[]
}

export function outlookOf(t: Table, c: Captain, id: CardId): Outlook {
  const card = jobCard(t, id)
  const active = activeJob(c, id)
  const step = nextStep(card, active)
  const terms = termsOf(t, active?.laidUnder ?? [], card, step)
  return {
    step,
    does: step === card.pickUp ? 'pick-up' : card.pickUp ? 'drop-off' : 'target',
    misbehave: step.misbehave + (terms.moreMisbehaves ?? 0) + addedMisbehaves(t, c, card),
    isHere: c.sector !== '' && (isOpenOtherwise(t, c, card) ?? isAt(t, c, step.at)),
    needs: [...needsOf(t, c, card, active, step), ...loadNeeds(t, c, step)],
    ...opportunityIn(t, c, card, active),
  }
}

function opportunityIn(
  t: Table,
  c: Captain,
  card: JobCard,
  active: ActiveJob | undefined,
): { readonly opportunity?: OpportunityOutlook } {
  const opportunity = active && openOpportunity(t, c, active)
  if (!opportunity) return {}
  const needs = [...needsOf(t, c, card, active, card.finish), ...loadNeeds(t, c, opportunity)]
  return { opportunity: { ...opportunity, isHere: c.sector !== '' && isAt(t, c, opportunity.at), needs } }
}

function needsOf(t: Table, c: Captain, card: JobCard, active: ActiveJob | undefined, step: JobStep): Need[] {
  const terms = termsOf(t, active?.laidUnder ?? [], card, step)
  const single = teamNeeds(t, c, ableToWork(t, c, card), sendingFor(card.needs, terms))
  const clash = single.every(({ met }) => met) && !canMeet(t, c, card, terms)
  const tooMany = !active && c.jobs.length >= activeLimit(t, c)
  return [
    ...single,
    ...(clash ? [{ is: 'all-at-once', met: false } as const] : []),
    ...t.moments.flatMap((on) => on.jobNeeds?.(t, c, card) ?? []),
    ...(tooMany ? [{ is: 'active-jobs', most: activeLimit(t, c), met: false } as const] : []),
  ]
}

/** What a team of these crew must bring, need by need. */
function teamNeeds(t: Table, c: Captain, able: ReturnType<typeof ableToWork>, all: Sending): Need[] {
  const { needs = {}, ...sending } = all
  return [
    ...skills.flatMap((skill): Need[] => {
      const need = needs.skills?.[skill] ?? 0
      if (need === 0) return []
      const have = mostOf(t, c, able, sending, skill, need)
      return [{ is: 'skill', skill, need, have, met: have >= need }]
    }),
    ...(needs.keywords ?? []).map((keyword): Need => {
      const met = canBeMetBy(t, c, able, { ...sending, needs: { keywords: [keyword] } })
      return { is: 'keyword', keyword, met }
    }),
    ...(needs.professions ?? []).map((profession): Need => {
      const met = canBeMetBy(t, c, able, { ...sending, needs: { professions: [profession] } })
      return { is: 'profession', profession, met }
    }),
    ...(needs.deceptive ? [{ is: 'deceptive', met: able.some((member) => isDeceptive(t, member)) } as const] : []),
    ...(needs.oneOf ? [oneOfNeed(t, c, able, sending, needs.oneOf)] : []),
    ...(needs.solid ?? []).map((contact): Need => ({ is: 'solid', contact, met: isSolid(t, c, contact) })),
  ]
}

function oneOfNeed(
  t: Table,
  c: Captain,
  able: ReturnType<typeof ableToWork>,
  sending: Sending,
  of: readonly Alternative[],
): Need {
  return { is: 'one-of', of, met: canBeMetBy(t, c, able, { ...sending, needs: { oneOf: of } }) }
}

/** How many of the points asked for these crew can bring. */
function mostOf(
  t: Table,
  c: Captain,
  able: ReturnType<typeof ableToWork>,
  sending: Sending,
  skill: Skill,
  need: number,
): number {
  for (let points = need; points > 0; points--)
    if (canBeMetBy(t, c, able, { ...sending, needs: { skills: { [skill]: points } } })) return points
  return 0
}

function loadNeeds(t: Table, c: Captain, step: Pick<JobStep, 'at' | 'load' | 'deliver'>): Need[] {
  const { load, deliver } = step
  const delivered = deliver ? leastOf(c, deliver) : {}
  const there = { ...c, sector: sectorsAt(t, step.at)[0] ?? c.sector }
  return [
    ...tokens.flatMap((token): Need[] => {
      const need = delivered[token] ?? 0
      const have = aboard(c, token)
      return need === 0 ? [] : [{ is: 'deliver', token, need, have, met: have >= need }]
    }),
    ...(load ? [roomNeed(t, there, leastOf(c, load))] : []),
  ]
}

function roomNeed(t: Table, there: Captain, load: Amounts): Need {
  return { is: 'room', load, dump: !fits(t, there, load), met: couldMakeRoomFor(t, there, load) }
}

/** What a goal asks for, and which of it holds. */
export function goalNeeds(t: Table, c: Captain, goal: Goal): Need[] {
  const at = (place: PlaceId): Need => {
    const sectors = sectorsAt(t, place)
    return { is: 'at', place, sectors, met: sectors.includes(c.sector) }
  }
  const solid = (contact: ContactId): Need => ({ is: 'solid', contact, met: isSolid(t, c, contact) })
  if (goal.kind === 'work') {
    const trusting = [...(story(t).requiresSolid ?? []), ...(goal.solid ?? [])].map(solid)
    return [...trusting, at(placeOf(t, c, goal)), ...dueNeeds(t, c, goal)]
  }
  const when = goal.when ?? {}
  const { solidWithAnyOf: any, solidWith = [], credits, at: place } = when
  const trusting = solidContacts(t, c).length
  return [
    ...(goal.kind === 'tally'
      ? [{ is: 'goal-tokens', need: goal.need, have: c.goals, met: c.goals >= goal.need } as const]
      : []),
    ...(any === undefined ? [] : [{ is: 'solid-with-any', need: any, have: trusting, met: trusting >= any } as const]),
    ...solidWith.map(solid),
    ...(credits === undefined
      ? []
      : [{ is: 'credits', need: credits, have: c.credits, met: c.credits >= credits } as const]),
    ...(place === undefined ? [] : [at(place)]),
    ...t.moments.flatMap((on) => on.goalNeeds?.(t, c, when) ?? []),
  ]
}

/** What is paid, handed over and taken aboard where a goal is worked. */
function dueNeeds(t: Table, c: Captain, goal: WorkGoal): Need[] {
  const { pays } = goal
  const money: Need[] =
    pays === undefined ? [] : [{ is: 'credits', need: pays, have: c.credits, met: c.credits >= pays }]
  const { needs, maxCrew } = goal
  const sending = sendingFor(needs, maxCrew === undefined ? {} : { maxCrew })
  return [...(needs ? teamNeeds(t, c, ableToWork(t, c, ordinary), sending) : []), ...money, ...loadNeeds(t, c, goal)]
}

/** Where a goal is reached, if that is at some place. */
export function goalSectors(t: Table, c: Captain, goal: Goal): readonly SectorId[] {
  return goalNeeds(t, c, goal).flatMap((need) => ('sectors' in need ? need.sectors : []))
}

/** The most points of each skill that the whole crew could bring to a test, gear and all. */
export function crewPoints(t: Table, c: Captain): Readonly<Record<Skill, number>> {
  const points = (skill: Skill) => {
    const carried = suggestCarrying(t, c, c.crew, { skill })
    return teamPoints(t, { captain: c, members: c.crew, carried, attempt: null }, skill)
  }
  return { fight: points('fight'), tech: points('tech'), negotiate: points('negotiate') }
}

/** Who carries what: those at work what they took along, and otherwise as the gear might be handed out. */
export function inHands(t: Table, c: Captain): readonly Carried[] {
  const { attempt } = t.state
  return attempt?.seat === c.seat ? attempt.carried : suggestCarrying(t, c, c.crew, {})
}
