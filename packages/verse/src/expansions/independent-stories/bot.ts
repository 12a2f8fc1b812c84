import type { Advice } from '../../bot/advice.ts'
import { nextGoal } from '../../rules/story.ts'
import { prideOf } from './whirlwind.ts'

/** What an illegal job is worth where the story counts them. */
const towardsGoal = 1500

export const advice: Advice = {
  bonuses(t, c) {
    const goal = nextGoal(t, c)
    const counts = goal?.kind === 'condition' && goal.when.warrantsOrIllegalJobs !== undefined
    const pride = prideOf(t, c)
    return ({ legal }) => (legal ? 0 : pride + (counts ? towardsGoal : 0))
  },
}
