import type { BoxEngine } from '../../boxes/engine.ts'

/** What plays this box. */
export const engine: BoxEngine = { effects: {}, advice: [] }
