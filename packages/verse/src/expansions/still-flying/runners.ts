import type { Answers } from '../../rules/moments.ts'
import { goalsReached, story } from '../../rules/table.ts'

/** "The Rumrunners' Seasonal". */
export const rumrunnersAnswers: Answers = {
  burnRange: (t, c) => (goalsReached(t, c) > 0 ? (story(t).runnersRange ?? 0) : 0),
}
