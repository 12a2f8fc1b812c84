import type { Text } from '@keep-flying/kernel'
import { text } from '@keep-flying/kernel'
import type { Part } from '../box.ts'
import type {
  BaseStoryEnds,
  ContactId,
  Goal,
  GoalCondition,
  SetUpCard,
  StoryCard,
  StoryEndKind,
  StoryEndOf,
  WorkGoal,
} from '../vocabulary/index.ts'
import { describeEffect } from './describe-events.ts'
import { goalTrialLines, handlingPhrases, misbehavePhrase, needPhrases } from './describe-jobs.ts'
import { and, commas, contactList, credits, type Line, lineOf, settlingJobs } from './describe-words.ts'
import { boxTexts, entryOf } from './kinds.ts'
import type { StoryEndTexts } from './tables.ts'

type Parts = readonly Part[]

function conditions(when: GoalCondition, parts: Parts): Text[] {
  const { solidWithAnyOf, solidWith = [], credits: money, at } = when
  return [
    ...(solidWithAnyOf === undefined ? [] : [text('condition.solid-with-any', { n: solidWithAnyOf })]),
    ...(solidWith.length === 0 ? [] : [text('condition.solid-with', { contacts: contactList(solidWith) })]),
    ...(money === undefined ? [] : [text('condition.credits', { credits: credits(money) })]),
    ...(at === undefined ? [] : [text('condition.at', { place: { name: 'place', id: at } })]),
    ...parts.flatMap(({ texts }) => texts?.condition?.(when) ?? []),
  ]
}

/** A goal of a story by its place among them. */
export function describeGoal({ goals }: StoryCard, index: number, parts: Parts = []): readonly Line[] {
  const goal = goals[index]
  return goal ? goalLines(goal, index + 1, parts) : []
}

function goalLines(goal: Goal, n: number, parts: Parts): readonly Line[] {
  if (goal.kind === 'work') {
    const work = text(goal.by === 'deal' ? 'condition.deal' : 'condition.work', {
      place: { name: 'place', id: goal.at },
    })
    const trust = goal.solid === undefined ? [] : [text('goal.solid', { contacts: contactList(goal.solid) })]
    const due = duePhrases(goal)
    const crew = goal.maxCrew === undefined ? [] : [text('goal.max-crew', { n: goal.maxCrew })]
    const first = [work, ...trust, ...needPhrases(goal.needs), ...crew, ...misbehavePhrase(goal.misbehave)]
    if (goal.trial.length === 0)
      return [lineOf('goal', text('goal', { n, name: goal.name, what: commas([...first, ...due]) }))]
    return [
      lineOf('goal', text('goal', { n, name: goal.name, what: commas(first) })),
      ...goalTrialLines(goal.trial),
      ...(due.length === 0 ? [] : [text('step.then', { what: commas(due) })]),
    ]
  }
  if (goal.kind === 'tally') {
    const rest = goal.when ? conditions(goal.when, parts) : []
    const tokens = text('goal.tally', { n: goal.need })
    const what = rest.length === 0 ? tokens : commas([tokens, text('goal.tally-and', { conditions: and(rest) })])
    return [lineOf('goal', text('goal', { n, name: goal.name, what }))]
  }
  const when = text('goal.condition', { conditions: and(conditions(goal.when, parts)) })
  const what = goal.pays === undefined ? [when] : [when, text('goal.pays', { credits: credits(goal.pays) })]
  return [lineOf('goal', text('goal', { n, name: goal.name, what: commas(what) }))]
}

function duePhrases(goal: WorkGoal): Text[] {
  const { pays } = goal
  return [
    ...(pays === undefined ? [] : [text('goal.pays-on-success', { credits: credits(pays) })]),
    ...handlingPhrases(goal),
    ...(goal.brings ?? []).map(describeEffect),
  ]
}

const ends: Partial<StoryEndTexts> = {
  'last-goal-wins': () => [text('story.last-goal-wins')],
  'last-call': ({ settleJobs }) => [text('story.last-call'), ...settlingJobs(settleJobs)],
} satisfies Pick<StoryEndTexts, keyof BaseStoryEnds>

/** Generic, so that the compiler pairs each end with its entry in the table. */
function endLines<K extends StoryEndKind>(end: StoryEndOf<K>): readonly Text[] {
  return entryOf<StoryEndTexts[K]>(end.kind, ends[end.kind], boxTexts.ends[end.kind])(end)
}

/** How a story ends, and who wins it. */
export function describeStoryEnd({ end }: StoryCard): readonly Text[] {
  return endLines(end)
}

function startingJobsLines(contacts: readonly ContactId[] | undefined): readonly Text[] {
  if (contacts === undefined) return []
  if (contacts.length === 0) return [text('story.no-starting-jobs')]
  return [text('story.starting-jobs', { contacts: contactList(contacts) })]
}

function goalSetLines({ goalSet }: StoryCard): readonly Text[] {
  if (!goalSet) return []
  const { of, enough } = goalSet
  return [of === enough ? text('story.goals-in-any-order') : text('story.goal-set', { last: of, enough })]
}

/** The parts of the box have lines of their own. */
export function describeStory(story: StoryCard, parts: Parts = []): readonly Line[] {
  const { startingWarrants, absent, illegalJobBonus, requiresSolid } = story
  return [
    lineOf('hours', text('story.hours', { hours: story.hours })),
    ...startingJobsLines(story.startingJobs),
    ...(startingWarrants === undefined ? [] : [text('story.starting-warrants', { n: startingWarrants })]),
    ...(absent === undefined ? [] : [text('story.absent', { n: absent.length, contacts: contactList(absent) })]),
    ...(illegalJobBonus === undefined ? [] : [text('story.illegal-job-bonus', { credits: credits(illegalJobBonus) })]),
    ...(requiresSolid === undefined ? [] : [text('story.requires-solid', { contacts: contactList(requiresSolid) })]),
    ...parts.flatMap(({ texts }) => texts?.story?.(story) ?? []),
    ...(story.goalsAtTurnEnd ? [text('story.goals-at-turn-end')] : []),
    ...goalSetLines(story),
    ...story.goals.flatMap((_, index) => describeGoal(story, index, parts)),
    ...describeStoryEnd(story),
    ...(story.ours ? [text('story.ours')] : []),
  ]
}

export function describeSetUp(card: SetUpCard, parts: Parts = []): readonly Text[] {
  const { reshuffleCardsIn, startingJobs } = card
  const lines = [
    ...(reshuffleCardsIn ? [text('set-up.reshuffle-cards-in')] : []),
    ...startingJobsLines(startingJobs),
    ...parts.flatMap(({ texts }) => texts?.setUp?.(card) ?? []),
  ]
  return lines.length === 0 ? [text('set-up.standard')] : lines
}
