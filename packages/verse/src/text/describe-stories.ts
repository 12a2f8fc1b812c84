import type { Text, Word } from '@keep-flying/kernel'
import { text } from '@keep-flying/kernel'
import type { ContactId, Goal, GoalCondition, PlaceId, SetUpCard, StoryCard, StoryEnd } from '../vocabulary/index.ts'
import { misbehavePhrase, trialLines } from './describe-jobs.ts'
import { and, commas, credits, or, someRegion } from './describe-words.ts'

const contactList = (contacts: readonly ContactId[]): Word =>
  and(contacts.map((contact) => text('contact.name', { contact: { name: 'contact', id: contact } })))

function conditions({ solidWithAnyOf, solidWith = [], credits: money, at, atOwnHaven }: GoalCondition): Text[] {
  return [
    ...(solidWithAnyOf === undefined ? [] : [text('condition.solid-with-any', { n: solidWithAnyOf })]),
    ...(solidWith.length === 0 ? [] : [text('condition.solid-with', { contacts: contactList(solidWith) })]),
    ...(money === undefined ? [] : [text('condition.credits', { credits: credits(money) })]),
    ...(at === undefined ? [] : [text('condition.at', { place: { name: 'place', id: at } })]),
    ...(atOwnHaven ? [text('condition.at-own-haven')] : []),
  ]
}

function goalLines(goal: Goal, index: number): readonly Text[] {
  const n = index + 1
  if (goal.kind === 'work') {
    const work = text('condition.work', { place: { name: 'place', id: goal.at } })
    const what = commas([work, ...misbehavePhrase(goal.misbehave)])
    return [text('goal', { n, name: goal.name, what }), ...trialLines(goal.trial)]
  }
  const when = text('goal.condition', { conditions: and(conditions(goal.when)) })
  const what = goal.pays === undefined ? [when] : [when, text('goal.pays', { credits: credits(goal.pays) })]
  return [text('goal', { n, name: goal.name, what: commas(what) })]
}

function endLines(end: StoryEnd): readonly Text[] {
  switch (end.kind) {
    case 'last-goal-wins':
      return [text('story.last-goal-wins')]
    case 'last-call':
      return [text('story.last-call'), ...settling(end.settleJobs)]
    case 'contacts-exhausted':
      return [text('story.contacts-exhausted', { n: end.decks }), ...settling(end.settleJobs)]
  }
}

const settling = (settles: boolean): Text[] => (settles ? [text('story.settle-jobs')] : [])

function startingJobsLines(contacts: readonly ContactId[] | undefined): readonly Text[] {
  if (contacts === undefined) return []
  if (contacts.length === 0) return [text('story.no-starting-jobs')]
  return [text('story.starting-jobs', { contacts: contactList(contacts) })]
}

function havenLines({ havens, noCruiserAtHavens, havenComforts: comforts }: StoryCard): readonly Text[] {
  return [
    ...(havens === undefined
      ? []
      : [text('story.havens', { region: someRegion([havens.within]), places: anyOf(havens.notAt) })]),
    ...(noCruiserAtHavens ? [text('story.no-cruiser-at-havens')] : []),
    ...(comforts === undefined ? [] : [text('story.haven-comforts', { fuel: comforts.freeFuelAtOwn })]),
  ]
}

const anyOf = (places: readonly PlaceId[]): Word =>
  or(places.map((place) => text('place.name', { place: { name: 'place', id: place } })))

function trustLines({ requiresSolid, goalWarrantsSpare }: StoryCard): readonly Text[] {
  return [
    ...(requiresSolid === undefined ? [] : [text('story.requires-solid', { contacts: contactList(requiresSolid) })]),
    ...(goalWarrantsSpare === undefined
      ? []
      : [text('story.goal-warrants-spare', { contacts: contactList(goalWarrantsSpare) })]),
  ]
}

export function describeStory(story: StoryCard): readonly Text[] {
  const { startingWarrants, absent, illegalJobBonus } = story
  return [
    text('story.hours', { hours: story.hours }),
    ...startingJobsLines(story.startingJobs),
    ...(startingWarrants === undefined ? [] : [text('story.starting-warrants', { n: startingWarrants })]),
    ...(absent === undefined ? [] : [text('story.absent', { n: absent.length, contacts: contactList(absent) })]),
    ...(illegalJobBonus === undefined ? [] : [text('story.illegal-job-bonus', { credits: credits(illegalJobBonus) })]),
    ...(story.illegalJobWarrant ? [text('story.illegal-job-warrant')] : []),
    ...havenLines(story),
    ...(story.allianceAlertsOnPlanets ? [text('story.alliance-alerts-on-planets')] : []),
    ...(story.contactDecksCutToPlayers ? [text('story.contact-decks-cut')] : []),
    ...trustLines(story),
    ...story.goals.flatMap(goalLines),
    ...endLines(story.end),
    ...(story.ours ? [text('story.ours')] : []),
  ]
}

export function describeSetUp({ reshuffleCardsIn, startingJobs, alertsOnPlanets }: SetUpCard): readonly Text[] {
  const lines = [
    ...(reshuffleCardsIn ? [text('set-up.reshuffle-cards-in')] : []),
    ...startingJobsLines(startingJobs),
    ...(alertsOnPlanets ? [text('set-up.alerts-on-planets')] : []),
  ]
  return lines.length === 0 ? [text('set-up.standard')] : lines
}
