import type { Hooks } from '../../rules/moments.ts'

export const alertHooks: Hooks = {}
