import type { Answers, Hooks } from '../../rules/moments.ts'
import { gain } from '../../rules/purse.ts'
import { story } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { keepTenth, kept, tenthOf } from './state.ts'

/** "It's a Mad, Mad, Mad, Mad 'Verse!" */

/** Is the fortune aboard? */
function hasFortune(t: Table, c: Captain): boolean {
  const { fortune } = story(t)
  return fortune !== undefined && c.goals >= fortune.from
}

export const madVerseAnswers: Answers = {
  makesOutlaw: hasFortune,
  burnCost: (t, c, usual) => (hasFortune(t, c) ? usual + (story(t).fortune?.fuel ?? 0) : usual),
}

export const madVerseHooks: Hooks = {
  laidOut(state) {
    keepTenth(state, { cluesTaken: [] })
  },
  /** A clue is worth something to whoever is the first to have it. */
  goalDone(t, c, goal) {
    const { goals, goalSet, firstClue = 0 } = story(t)
    const taken = kept(tenthOf(t).cluesTaken)
    if (!goalSet || goals.indexOf(goal) >= goalSet.of || taken.includes(goal.name)) return
    taken.push(goal.name)
    gain(t, c, firstClue)
  },
}
