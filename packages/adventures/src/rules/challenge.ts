import { chooseOne, gather, type Option, type Rules } from '@keep-flying/kernel'
import { challengeCard } from '../catalog/index.ts'
import type { CrewMember, State, Table, Thing, Token } from '../state.ts'
import type { ChallengeCard, ChallengeDeck, ChallengeOption, ChallengePlace, Job } from '../vocabulary/index.ts'
import { isNextTo, numberToken } from './candidates.ts'
import { allMet } from './conditions.ts'
import type { Deed } from './deed.ts'
import { type Context, doEffects } from './effects.ts'
import { draw } from './gear.ts'
import { countedAmount, follow } from './job.ts'
import { goonCalled, nameOf, personsOf, says, squareOf, tell, thingId, thingName, thingSpot } from './table.ts'
import { makeTest } from './test.ts'
import { isPassed } from './test-run.ts'
import { spendTime } from './timeline.ts'

/** Challenges: where they may be tried, and how. */

export function challengeDeeds(t: Table, who: CrewMember): Deed[] {
  const { step } = t.state.progress
  return gather(t.job.challenges, (place) => (isInStep(place, step) ? challengeDeedsAt(t, who, place) : none))
}

const none: readonly never[] = []

function challengeDeedsAt(t: Table, who: CrewMember, place: ChallengePlace): Deed[] {
  const deeds: Deed[] = []
  for (const spot of spotsOf(t, place)) {
    const isNear = isNextTo(t, squareOf(who), spot)
    if (!isNear || !isOpen(t, place, spot) || !allMet(t, contextAt(who, spot), place.needs)) continue
    for (const deck of place.decks) deeds.push(challengeDeed(t, who, place, spot, deck))
  }
  return deeds
}

function challengeDeed(t: Table, who: CrewMember, place: ChallengePlace, spot: Thing, deck: ChallengeDeck): Deed {
  const id = `challenge ${place.id} ${thingId(spot)} ${deck}`
  return {
    option: {
      id,
      text: says(`offer.challenge.${deck}`, { where: thingName(spot) }),
      at: thingSpot(spot),
      group: 'challenge',
      role: 'risky',
      sign: deck === 'tech' ? 'tech' : 'negotiate',
    },
    isAction: true,
    does: () => attempt(t, who, place, spot, deck),
  }
}

/** Where a place of Challenges is. */
export function spotsOf({ state, job }: Table, { at }: ChallengePlace): Thing[] {
  if (at === 'captive') return state.captive ? [{ kind: 'captive' }] : []
  if (at === 'householder') return householders(state, job).map(asToken)
  if (at === 'buyer')
    return householders(state, job)
      .filter(({ face }) => face.shown.cards.includes(numberToken(1)))
      .map(asToken)
  if ('token' in at) return state.tokens.some(({ id }) => id === at.token) ? [{ kind: 'token', id: at.token }] : []
  return state.goons.some(({ id }) => id === at.goon) ? [{ kind: 'goon', id: at.goon }] : []
}

function householders({ tokens }: State, job: Job): Token[] {
  return tokens.filter(({ id }) => personsOf(job).includes(id))
}

const asToken = ({ id }: { readonly id: string }): Thing => ({ kind: 'token', id })

function passedKey({ id }: ChallengePlace, spot: Thing): string {
  return `${id} ${thingId(spot)}`
}

function isInStep({ steps }: ChallengePlace, step: string): boolean {
  return !steps || steps.includes(step)
}

/** In the step, not passed often enough; an Alerted Goon is not to be talked to, unless a Boss plays it. */
export function isOpen(t: Table, place: ChallengePlace, spot: Thing, step = t.state.progress.step): boolean {
  const { progress, options } = t.state
  if (!isInStep(place, step)) return false
  if ((progress.passed[passedKey(place, spot)] ?? 0) >= place.successes) return false
  return spot.kind !== 'goon' || options.boss || !goonCalled(t, spot.id).alerted
}

/** Notes a success; what was asked with success is not asked again. */
export function notePassed(t: Table, place: ChallengePlace, spot: Thing): void {
  const { passed } = t.state.progress
  const key = passedKey(place, spot)
  passed[key] = (passed[key] ?? 0) + 1
  const token = spot.kind === 'token' ? t.state.tokens.find(({ id }) => id === spot.id) : undefined
  if (token?.kind === 'numbered') token.done = true
}

/** The places of Challenges at a thing. */
export function placesAt(t: Table, thing: Thing): ChallengePlace[] {
  return t.job.challenges.filter((place) => spotsOf(t, place).some((spot) => thingId(spot) === thingId(thing)))
}

function contextAt(who: CrewMember, spot: Thing): Context {
  return { self: who, cause: who, target: spot, place: thingId(spot) }
}

/** Draws a card; one of its two ways must be tried. */
function* attempt(t: Table, who: CrewMember, place: ChallengePlace, spot: Thing, deck: ChallengeDeck): Rules<void> {
  const id = draw(t, t.state.challenges[deck])
  if (id === undefined) return
  const card = challengeCard(id)
  tell(t, 'challenge', () => ({ who: nameOf(who), what: { name: 'challenge', id } }))
  const context = contextAt(who, spot)
  const change = changeAt(t, who, place, spot)
  const way = yield* chooseWay(who, card, spot, change)
  const { test, time, heroic } = way
  const run = yield* makeTest(t, {
    tester: who,
    kind: 'challenge',
    ...test,
    target: test.target + change,
    time,
    heroic: Boolean(heroic),
  })
  t.state.challenges[deck].discard.cards.push(id)
  if (isPassed(t, run)) yield* succeed(t, context, place, spot, way)
  else yield* fail(t, context, place, card, deck)
}

/** What a place adds to the target numbers of its Challenges now. */
export function changeAt(t: Table, who: CrewMember, { targetChange = [] }: ChallengePlace, spot: Thing): number {
  const context = contextAt(who, spot)
  return targetChange.reduce((sum, one) => sum + countedAmount(t, one, context), 0)
}

function* chooseWay(who: CrewMember, card: ChallengeCard, spot: Thing, change: number): Rules<ChallengeOption> {
  const asked = {
    seat: who.seat,
    kind: 'challenge.way',
    prompt: says('ask.challenge.way', { what: { name: 'challenge', id: card.id } }),
    card: card.id,
    about: thingName(spot),
  }
  const ways = ['a', 'b'] as const
  const chosen = yield* chooseOne(asked, ways, (way): Option => {
    const { test, time } = card.options[ways.indexOf(way) === 0 ? 0 : 1]
    return {
      id: way,
      text: says('offer.challenge.way', {
        what: { name: 'way', id: way, of: card.id },
        skill: says(`skill.${test.skill}`),
        n: test.target + change,
        dice: test.dice,
        time,
      }),
      role: 'risky',
    }
  })
  return card.options[chosen === 'a' ? 0 : 1]
}

const bossDelay = 3

function* succeed(t: Table, context: Context, place: ChallengePlace, spot: Thing, way: ChallengeOption): Rules<void> {
  notePassed(t, place, spot)
  yield* doEffects(t, context, way.success ?? [])
  // Against a Boss, talking to a Goon only costs it time.
  if (t.state.options.boss && spot.kind === 'goon') spendTime(t, spot, bossDelay)
  else yield* doEffects(t, context, place.success)
}

function* fail(
  t: Table,
  context: Context,
  place: ChallengePlace,
  card: ChallengeCard,
  deck: ChallengeDeck,
): Rules<void> {
  yield* doEffects(t, context, card.fail)
  yield* doEffects(t, context, place.fail)
  yield* follow(t, { on: 'challenge-failed', deck }, context)
}
