import { randomBytes } from 'node:crypto'
import { type AnyPackage, type BotTask, type Decision, taskFor, type Wanted, type Wish } from '@keep-flying/kernel'
import type { AnyMatch } from '../play/revival.ts'

/** What a bot's thread is given. */
export interface ThreadTask extends BotTask {
  readonly game: string
  /** An answer, or advice to somebody who has to answer. */
  readonly wanted: Wanted
  /** Milliseconds after which it goes by what it has found. */
  readonly thinking: number
}

/** A question for a bot of a game. */
export type GameTask = Omit<ThreadTask, 'wanted' | 'thinking'>

/** What a bot is asked at an open question. The view in it shares parts with the state, so it is to be handed on at once. */
export function newTask(
  pack: AnyPackage,
  match: AnyMatch,
  decision: Decision,
  given: { readonly bot: string; readonly budget: number; readonly wishes: readonly Wish[] },
): GameTask {
  const seed = `sfc32:${randomBytes(16).toString('hex')}`
  return { game: pack.game.id, ...taskFor(pack, match, structuredClone(decision), { ...given, seed }) }
}
