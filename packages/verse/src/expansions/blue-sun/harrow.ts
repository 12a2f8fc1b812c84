import type { Hooks } from '../../rules/moments.ts'

export const harrowHooks: Hooks = {}
