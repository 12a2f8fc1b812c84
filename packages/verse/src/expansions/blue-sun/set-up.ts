import type { Hooks } from '../../rules/moments.ts'
import { keep } from '../shared/kept.ts'
import { newState } from './state.ts'

export const setUpHooks: Hooks = {
  laidOut(state) {
    keep(state, newState())
  },
}
