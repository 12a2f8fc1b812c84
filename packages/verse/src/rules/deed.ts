import {
  type Decision,
  type OneOf,
  type Option,
  question,
  type Rules,
  type Text,
  text,
  type Value,
} from '@keep-flying/kernel'
import type { ActionKind } from '../state.ts'

/** Something a captain may do now: the option that offers it, and what it does. Base rules and boxes offer deeds alike. */
export interface Deed {
  readonly option: Option
  /** The action it takes; none if it is free. */
  readonly action?: ActionKind | 'other'
  carryOut(): Rules<void> | void
}

/** An option that lives nowhere on the table. */
export function plainOption(id: string, details: Partial<Omit<Option, 'id' | 'text'>> = {}): Option {
  return { id, text: text(`option.${id}`), ...details }
}

/** The two answers to a question, each by what it does. */
export function yesOrNo(asked: string): { readonly yes: Text; readonly no: Text } {
  return { yes: text(`option.yes.${asked}`), no: text(`option.no.${asked}`) }
}

/** A deed that takes no action and asks nothing. */
export interface QuietDeed {
  readonly option: Option
  carryOut(): void
}

export function* carryOut(deed: Deed): Rules<void> {
  const asking = deed.carryOut()
  if (asking) yield* asking
}

/** A question beside the turn's own, and what its answer does: nothing that asks, for nobody waits for it. */
export interface Aside {
  readonly decision: Decision
  take(value: Value): void
}

type Asked = Omit<OneOf, 'number' | 'form' | 'options'>

export function asideOf(asked: Asked, deeds: readonly QuietDeed[]): Aside {
  return {
    decision: question.one({ options: deeds.map(({ option }) => option), ...asked }),
    take(value) {
      deeds.find(({ option }) => option.id === value)?.carryOut()
    },
  }
}

/** The marks of a question that its seat has begun and goes on with beside the turn. */
export const underWay = { standing: true, underWay: true } as const
