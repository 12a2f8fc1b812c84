import type { Hooks } from '../../rules/moments.ts'

export const awfulCrowdedHooks: Hooks = {}
