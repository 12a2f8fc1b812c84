import type { Name, Spot, Text } from '@keep-flying/kernel'
import { box, challengeCard, lockToken } from '../catalog/index.ts'
import { jobAims } from '../rules/actions.ts'
import { lockOf } from '../rules/candidates.ts'
import { changeAt, isOpen, placesAt } from '../rules/challenge.ts'
import { says, thingName, thingSpot } from '../rules/table.ts'
import type { TestPlan } from '../rules/test-run.ts'
import type { CrewMember, Table, Thing } from '../state.ts'
import type { Attempt, ChallengePlace } from '../vocabulary/index.ts'

/** Tests that are not on anybody's card: of locks, of Challenges, and of the Job. */

function planOf(tester: CrewMember, kind: TestPlan['kind'], { test, time, heroic }: Attempt): TestPlan {
  return { tester, kind, ...test, time, heroic: Boolean(heroic) }
}

/** The Test of a lock that lies face up. */
export function lockPlan(t: Table, who: CrewMember, thing: Thing): TestPlan | null {
  const [shown] = lockOf(t, thing)?.shown.cards ?? []
  const attempt = shown === undefined ? null : lockToken(shown).attempt
  return attempt && planOf(who, 'lock', attempt)
}

/** What trying a lock is called where its Test stands beside. */
export function lockCalled(thing: Thing): Text {
  return says('offer.lock.plain', { what: thingName(thing) })
}

/** An Action of the Job's own: what it takes, what it may be aimed at, and its Test if it is one. */
export interface JobDeed {
  readonly time: number
  readonly turnsHeroic: boolean
  readonly targets: readonly Thing[]
  readonly plan: TestPlan | null
}

export function jobDeed(t: Table, who: CrewMember, id: string): JobDeed | null {
  const action = t.job.actions.find((one) => one.id === id)
  if (!action) return null
  return {
    time: action.time,
    turnsHeroic: Boolean(action.heroic) && who.stance === 'casual',
    targets: action.aim === undefined ? [] : jobAims(t, who, action),
    plan: 'test' in action ? planOf(who, 'job', action) : null,
  }
}

/** The place of Challenges at which a card was drawn: at one thing there may be one after another. */
export function placeOfCard(t: Table, card: string, spot: Thing): ChallengePlace | undefined {
  return placesAt(t, spot).find(
    (place) => isOpen(t, place, spot) && place.decks.some((deck) => box.challenges[deck].includes(card)),
  )
}

/** The Tests of the two ways of a Challenge Card that was drawn at a thing. */
export function wayPlans(t: Table, who: CrewMember, card: string, spot: Thing): readonly TestPlan[] {
  const { options } = challengeCard(card)
  const place = placeOfCard(t, card, spot)
  const change = place ? changeAt(t, who, place, spot) : 0
  return options.map((option) => {
    const plan = planOf(who, 'challenge', option)
    return { ...plan, target: plan.target + change }
  })
}

/** Everything on the table that an option may lie at. */
function thingsOn({ state }: Table): Thing[] {
  return [
    ...state.crew.map(({ id }): Thing => ({ kind: 'crew', id })),
    ...state.goons.map(({ id }): Thing => ({ kind: 'goon', id })),
    ...state.tokens.map(({ id }): Thing => ({ kind: 'token', id })),
    ...state.doors.map((_, door): Thing => ({ kind: 'door', door })),
    ...(state.captive ? [{ kind: 'captive' } as const] : []),
    ...state.crew.flatMap(({ id, gear }) => gear.map(({ card }): Thing => ({ kind: 'gear', card, of: id }))),
  ]
}

/** The thing that lies where an option does. */
export function thingAt(t: Table, spot: Spot): Thing | null {
  return thingsOn(t).find((thing) => isSame(thingSpot(thing), spot)) ?? null
}

/** The thing that a name means. */
export function thingCalled(t: Table, { name, id }: Name): Thing | null {
  return thingsOn(t).find((thing) => thingName(thing).name === name && thingName(thing).id === id) ?? null
}

function isSame(one: Spot, other: Spot): boolean {
  const [[kind, id] = []] = Object.entries(one)
  return Object.entries(other).some(([otherKind, otherId]) => otherKind === kind && otherId === id)
}
