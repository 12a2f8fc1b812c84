import { type Text, text } from '@keep-flying/kernel'
import { credits } from '../../../text/describe-words.ts'
import type { GoalCondition } from '../../../vocabulary/index.ts'

/** What goals of this box alone ask for. */
export function ownConditions(when: GoalCondition): readonly Text[] {
  const { illegalJobs, goalTokens, friends, turns, favoursInAllRegions, solidWithOneOf } = when
  return [
    ...(illegalJobs === undefined ? [] : [text('condition.illegal-jobs', { n: illegalJobs })]),
    ...(goalTokens === undefined ? [] : [text('condition.goal-tokens', { n: goalTokens })]),
    ...(friends === undefined ? [] : [text('condition.friends', { n: friends })]),
    ...(solidWithOneOf === undefined ? [] : [text('condition.solid-with-one-named')]),
    ...(turns === undefined ? [] : [text('condition.turns', { n: turns })]),
    ...(favoursInAllRegions ? [text('condition.favours-in-all-regions')] : []),
  ]
}

/** All that a grade of this box asks for. */
export function conditionTexts(when: GoalCondition): readonly Text[] {
  const { credits: money } = when
  return [
    ...ownConditions(when),
    ...(money === undefined ? [] : [text('condition.credits', { credits: credits(money) })]),
  ]
}
