import type { Advice } from '../bot/advice.ts'
import type { Module, Played, ShownPart } from '../box.ts'
import type { EffectTable } from '../rules/effects.ts'

/** What plays a box, beside what a page shows of it. */
export interface BoxEngine {
  /** What it does at the moments of the rules. */
  readonly plays?: Partial<Played> & Pick<Module, 'chosenHooks'>
  /** What its kinds of effect do, and those that it shares with others. */
  readonly effects: Partial<EffectTable>
  /** What it tells the bots. */
  readonly advice: readonly Advice[]
  /** What plays the parts that it shares with others. */
  readonly shares?: readonly PartEngine[]
}

/** What plays a shared part. */
export interface PartEngine {
  readonly of: ShownPart
  readonly plays: Partial<Played>
}
