import type { Decision, HeardEvent, Value } from '@keep-flying/kernel'
import type { Roll } from '../dice/roll.ts'
import { answerOf, type Picked } from './answers.ts'
import type { Step } from './autopilot.ts'

/** What pressing the one primary button does: an answer now, and what follows from it without being asked again. */
export interface Deed {
  readonly value: Value
  /** What the game is told of the questions of this kind that follow: it keeps that, whatever becomes of this page. */
  readonly plan?: readonly Value[]
  readonly next: readonly Step[]
  /** Whatever else of its sort comes up meanwhile is done as well: {@link Planner.more} says what. */
  readonly withMore?: true
}

/** Answers with what is picked, and nothing follows from it; null while the picks are no answer yet. */
export function plainDeed(decision: Decision, picked: Picked): Deed | null {
  const value = answerOf(decision, picked)
  return value === null ? null : { value, next: [] }
}

/** What a deed answers, now and without being asked again. */
export function answersOf({ value, next }: Deed): readonly Value[] {
  return [value, ...next.map((step) => step.value)]
}

/** What came of the viewer's last answer and is worth a look before anything else is asked. */
export interface News {
  readonly card: string | null
  readonly roll: Roll | null
  readonly lines: readonly HeardEvent[]
}

/** How a game turns picks into answers. It must be the same as long as nothing it works from has changed. */
export interface Planner {
  /** What stands picked before anybody has picked, given what was picked last; null where the shell's own idea will do. */
  usualPick(decision: Decision, before: Picked): Picked | null
  deedOf(decision: Decision, picked: Picked): Deed | null
  /** What is worth a look among what was told since the last answer. */
  newsIn(events: readonly HeardEvent[], decision: Decision | null): News | null
  /** Whether a plan goes on by itself in spite of what has just come of it. */
  goesOn(news: News, plan: readonly Step[]): boolean
  /** What there is of the same sort as a deed that was done with all of its sort; null where nothing is left. */
  more?(decision: Decision): Deed | null
  /** The viewer picks something else. */
  picking(decision: Decision | null): void
}

/** What the one button says: the deed and its price. */
export interface Primary {
  readonly label: string
  readonly icon: string
}
