import type { Effect, SeedCard } from '../vocabulary/index.ts'

/** All effects of a list, those inside others included. */
export function* effectsIn(effects: readonly (Effect | SeedCard)[]): Generator<Effect | SeedCard> {
  for (const effect of effects) {
    yield effect
    if ('options' in effect) for (const option of effect.options) yield* effectsIn(option)
    if ('effects' in effect) yield* effectsIn(effect.effects ?? [])
    if ('else' in effect) yield* effectsIn(effect.else ?? [])
  }
}
