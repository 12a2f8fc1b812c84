import { text } from '@keep-flying/kernel'
import { plainOption } from '../../rules/deed.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { endGame, holds } from '../../rules/story.ts'
import { activeCaptain, seatName, story, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { GoalCondition } from '../../vocabulary/index.ts'
import { keepTenth, tenthOf } from './state.ts'

/** Solo stories that are won well, or better. The first grade is the win, and is kept, whatever comes. */

const endings = ['grade-1', 'grade-2', 'grade-3'] as const

function gradesOf(t: Table): readonly GoalCondition[] {
  const { end } = story(t)
  return end.kind === 'graded' ? end.grades : []
}

/** Looks whether better grades now hold; the last of them ends the game. */
function noticeGrades(t: Table, c: Captain): void {
  const grades = gradesOf(t)
  const best = grades.findLastIndex((when) => holds(t, c, when)) + 1
  if (best <= (tenthOf(t).grade ?? 0)) return
  keepTenth(t.state, { grade: best })
  tell(t, 'graded', { who: seatName(c), grade: best })
  if (best === grades.length) finish(t, c)
}

/** The story ends with the best grade there was. */
function finish(t: Table, c: Captain): void {
  const ending = endings[(tenthOf(t).grade ?? 0) - 1]
  if (ending) endGame(t, [c.seat], ending)
}

export const gradeAnswers: Answers = {
  goalNeeds(t, c, { goalTokens, turns }) {
    const have = tenthOf(t).turns ?? 0
    return [
      ...(goalTokens === undefined
        ? []
        : [{ is: 'goal-tokens', need: goalTokens, have: c.goals, met: c.goals >= goalTokens } as const]),
      ...(turns === undefined
        ? []
        : [
            {
              is: 'counted',
              what: text('condition.turns', { n: turns }),
              need: turns,
              have,
              met: have >= turns,
            } as const,
          ]),
    ]
  },
}

export const gradeHooks: Hooks = {
  laidOut(state) {
    keepTenth(state, { grade: 0, turns: 0 })
  },
  settled(t) {
    noticeGrades(t, activeCaptain(t))
  },
  turnEnds(t, c) {
    keepTenth(t.state, { turns: (tenthOf(t).turns ?? 0) + 1 })
    noticeGrades(t, c)
  },
  turnChoices(t, c) {
    if ((tenthOf(t).grade ?? 0) === 0) return []
    return [{ option: plainOption('rest', { role: 'end', sign: 'star' }), carryOut: () => finish(t, c) }]
  },
  timeIsUp(t) {
    finish(t, activeCaptain(t))
  },
}
