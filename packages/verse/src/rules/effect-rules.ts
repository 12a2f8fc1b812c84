import type { EffectKind } from '../vocabulary/index.ts'
import type { EffectTable } from './effects.ts'

/** What effects do, as far as it is at hand. Apart from the cards, so that whoever only looks at a game does without. */
const atHand: Partial<EffectTable> = {}

/** Makes known what some kinds of effect do. */
export function addEffects(effects: Partial<EffectTable>): void {
  Object.assign(atHand, effects)
}

/** What effects of a kind do. */
export function effectRule<K extends EffectKind>(kind: K): EffectTable[K] {
  const rule: EffectTable[K] | undefined = atHand[kind]
  if (!rule) throw new Error(`The rules of the effect "${kind}" must be loaded before it is played with.`)
  return rule
}

export const effectsAtHand: Readonly<Partial<EffectTable>> = atHand
