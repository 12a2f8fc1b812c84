import {
  type Answer,
  type Consequences,
  checkValue,
  foretell,
  type GameState,
  Refusal,
  type Text,
} from '@keep-flying/kernel'
import { Trouble } from '../problems.ts'
import type { AnyMatch } from './revival.ts'

/** What an answer would lead to; null once its question has passed. */
export function foretold(match: AnyMatch, words: Consequences<GameState>, answer: Answer): readonly Text[] | null {
  const decision = match.decisionsOf(answer.seat).find(({ number }) => number === answer.decision)
  if (!decision) return null
  try {
    checkValue(decision, answer.value)
  } catch (problem) {
    throw problem instanceof Refusal ? new Trouble('illegal', problem.message, 'values') : problem
  }
  return foretell(match, words, decision, answer.value)
}
