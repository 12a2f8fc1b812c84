import type { Hooks } from '../../rules/moments.ts'
import { newState } from './state.ts'

export const setUpHooks: Hooks = {
  laidOut(state) {
    state.boxes['blue-sun'] = newState()
  },
}
