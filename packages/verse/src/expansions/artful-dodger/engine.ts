import type { BoxEngine } from '../../boxes/list.ts'

/** What plays this box. */
export const engine: BoxEngine = { effects: {}, advice: [] }
