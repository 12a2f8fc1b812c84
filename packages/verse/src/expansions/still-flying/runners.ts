import type { Answers } from '../../rules/moments.ts'
import { story } from '../../rules/table.ts'

/** "The Rumrunners' Seasonal". */
export const rumrunnersAnswers: Answers = {
  burnRange: (t, c) => (c.goals > 0 ? (story(t).runnersRange ?? 0) : 0),
}
