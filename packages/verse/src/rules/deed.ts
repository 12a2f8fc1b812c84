import { type Option, type Rules, type Text, text } from '@keep-flying/kernel'
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
export function yesOrNo(question: string): { readonly yes: Text; readonly no: Text } {
  return { yes: text(`option.yes.${question}`), no: text(`option.no.${question}`) }
}

export function* carryOut(deed: Deed): Rules<void> {
  const asking = deed.carryOut()
  if (asking) yield* asking
}
