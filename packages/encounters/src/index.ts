export { encounters } from './rules/game.ts'
export type { State } from './state.ts'
