import type { Text, Word } from '@keep-flying/kernel'
import { text } from '@keep-flying/kernel'
import type { ContactId, Goal, GoalCondition, StoryCard, StoryEnd } from '../vocabulary/index.ts'
import { misbehavePhrase, trialLines } from './describe-jobs.ts'
import { and, commas, credits } from './describe-words.ts'

const contactList = (contacts: readonly ContactId[]): Word =>
  and(contacts.map((contact) => text('contact.name', { contact: { name: 'contact', id: contact } })))

function conditions({ solidWithAnyOf, solidWith = [], credits: money, at }: GoalCondition): Text[] {
  return [
    ...(solidWithAnyOf === undefined ? [] : [text('condition.solid-with-any', { n: solidWithAnyOf })]),
    ...(solidWith.length === 0 ? [] : [text('condition.solid-with', { contacts: contactList(solidWith) })]),
    ...(money === undefined ? [] : [text('condition.credits', { credits: credits(money) })]),
    ...(at === undefined ? [] : [text('condition.at', { place: { name: 'place', id: at } })]),
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
  if (end.kind === 'last-goal-wins') return [text('story.last-goal-wins')]
  return [text('story.last-call'), ...(end.settleJobs ? [text('story.settle-jobs')] : [])]
}

export function describeStory(story: StoryCard): readonly Text[] {
  const { startingJobs, startingWarrants, absent, illegalJobBonus } = story
  return [
    text('story.hours', { hours: story.hours }),
    ...(startingJobs === undefined ? [] : [text('story.starting-jobs', { contacts: contactList(startingJobs) })]),
    ...(startingWarrants === undefined ? [] : [text('story.starting-warrants', { n: startingWarrants })]),
    ...(absent === undefined ? [] : [text('story.absent', { n: absent.length, contacts: contactList(absent) })]),
    ...(illegalJobBonus === undefined ? [] : [text('story.illegal-job-bonus', { credits: credits(illegalJobBonus) })]),
    ...story.goals.flatMap(goalLines),
    ...endLines(story.end),
    ...(story.ours ? [text('story.ours')] : []),
  ]
}
