import { type GameRecord, recordHashing, type Steps } from '@keep-flying/kernel'
import type { End } from '../storage/store.ts'
import type { AnyMatch } from './revival.ts'

/**
 * How a finished game ended, as it is stored, in steps. The record is needed for games of a campaign alone. A fault in
 * what it hands on is reported, and does not keep the game from being over.
 */
export function* endOf(match: AnyMatch, record: GameRecord | null, onFault: (problem: unknown) => void): Steps<End> {
  const end = { outcome: match.game.outcome(match.state), hash: match.hash() }
  try {
    const campaign = yield* leftBy(match, record)
    return campaign ? { ...end, campaign } : end
  } catch (problem) {
    onFault(problem)
    return end
  }
}

/** What the game leaves to the next of its campaign; null if games of its kind are played by themselves. */
function* leftBy(match: AnyMatch, record: GameRecord | null): Steps<NonNullable<End['campaign']> | null> {
  const { campaign } = match.game
  if (!campaign || !record) return null
  const next = campaign.next(match.state, match.options)
  return {
    record: yield* recordHashing(record),
    handed_on: JSON.stringify(campaign.handsOn(match.state, match.options) ?? null),
    next: next === null ? null : JSON.stringify(next),
  }
}
