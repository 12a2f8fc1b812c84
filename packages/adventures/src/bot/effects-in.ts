import type { Effect, Job } from '../vocabulary/index.ts'

/** All that may come of some effects, those of results and choices included. */
export function effectsIn(job: Job, effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [effect, ...effectsIn(job, within(job, effect))])
}

function within({ results }: Job, effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'result':
      return results[effect.name] ?? []
    case 'check':
      return [...effect.effects, ...(effect.else ?? [])]
    case 'may':
      return effect.effects
    case 'choose':
      return effect.oneOf.flat()
    default:
      return []
  }
}
