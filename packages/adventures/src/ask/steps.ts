import { shiftId, stopMoving } from '../rules/move.ts'
import { thingId } from '../rules/table.ts'
import { rollId } from '../rules/test.ts'
import type { Thing } from '../state.ts'
import type { Action, Effect } from '../vocabulary/index.ts'

/** An answer to a question that will come up. */
export interface AnswerAhead {
  readonly kind: string
  readonly value: string
}

/** The answers that aim an Action at a thing, once it is taken: a client may have the aim first. */
export function answersToAim(
  { aim, do: effects, eitherOrder }: Pick<Action, 'aim' | 'do' | 'eitherOrder'>,
  at: Thing,
): AnswerAhead[] {
  const value = thingId(at)
  if (aim !== undefined) return [{ kind: 'action.aim', value }]
  const effect = effects.find((one) => isAimedBy(one, at))
  if (!effect) return []
  const order = eitherOrder ? [{ kind: 'action.order', value: effect.do }] : []
  switch (effect.do) {
    case 'move-self':
      if (at.kind !== 'square') return [...order, { kind: 'move.to', value: shiftId(at) }]
      return [...order, { kind: 'move.to', value }, answerToStop]
    case 'brawl':
      return [...order, { kind: 'brawl.target', value }]
    case 'shoot':
      return [{ kind: 'shoot.target', value }]
    case 'throw':
      return [{ kind: 'throw.at', value }]
    default:
      return []
  }
}

function isAimedBy({ do: kind }: Effect, { kind: thing }: Thing): boolean {
  if (thing === 'square') return kind === 'move-self' || kind === 'throw'
  if (thing === 'token') return kind === 'move-self'
  return thing === 'goon' && (kind === 'brawl' || kind === 'shoot')
}

/** Ending a move where one has gone. */
export const answerToStop: AnswerAhead = { kind: 'move.to', value: stopMoving }

/** Rolling so many dice for a Test. */
export function answerToRoll(dice: number): AnswerAhead {
  return { kind: 'test.prepare', value: rollId(dice) }
}

/** A help that is declared for a Test. */
export function answerToHelp(id: string): AnswerAhead {
  return { kind: 'test.prepare', value: id }
}
