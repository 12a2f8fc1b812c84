import type { BoxEngine } from '../../boxes/list.ts'

/** These stories are played by the rules of the base game. */
export const engine: BoxEngine = { effects: {}, advice: [] }
