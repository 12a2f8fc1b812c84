import { areAlike } from './data.ts'
import type { Decision } from './decision.ts'
import type { Ask } from './rules.ts'

const noDecisions: readonly Decision[] = []

/**
 * Those of the asked decisions that there is something to decide about. A standing offer of nothing is shown to nobody;
 * it takes up a number all the same, so that nobody can tell from numbers who could have been offered something.
 */
export function openOnes(ask: Ask | null): readonly Decision[] {
  const decisions = ask?.decisions ?? noDecisions
  return decisions.some(isOfNothing) ? decisions.filter((decision) => !isOfNothing(decision)) : decisions
}

function isOfNothing(decision: Decision): boolean {
  return decision.standing === true && 'options' in decision && decision.options.length === 0
}

/** The place of a decision among those asked; -1 if it is none of them. */
export function placeOf(number: number, { decisions }: Ask): number {
  for (let place = 0; place < decisions.length; place++) if (decisions[place]?.number === number) return place
  return -1
}

/** The decisions that an answer leaves as they were: it was given beside them, to a standing offer, or they are steady. */
export function leftOpen({ decisions }: Ask, answered: number): readonly Decision[] {
  if (decisions.length === 1) return noDecisions
  const beside = decisions[answered]?.standing
  return decisions.filter(({ steady }, index) => index !== answered && (beside || steady))
}

/** The number of a decision that was left open, if it is asked again just as it was: an answer to it still counts. */
export function numberKept(decision: Decision, left: readonly Decision[]): number | undefined {
  return left.find((open) => isSame(open, decision))?.number
}

function isSame(one: Decision, other: Decision): boolean {
  return one.seat === other.seat && one.kind === other.kind && areAlike({ ...one, number: other.number }, other)
}

export function numbersOf(ask: Ask | null): readonly number[] {
  return ask?.decisions.map(({ number }) => number) ?? []
}

/** Gives the decisions asked the numbers they had before. */
export function renumber(ask: Ask | null, numbers: readonly number[]): void {
  ask?.decisions.forEach((decision, place) => {
    decision.number = numbers[place] ?? decision.number
  })
}
