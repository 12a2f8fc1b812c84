/** What a client or a bot may ask about a table it sees; nothing here changes it. */

export { distanceBetween, seesSquare } from '../rules/squares.ts'
export { doorsOf, woundsOf } from '../rules/table.ts'
export { momentNow } from '../rules/timeline.ts'
export { tableFor } from './view-table.ts'
