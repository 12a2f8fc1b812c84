/** What a client or a bot may ask about a table it sees; nothing here changes it. */

export { distanceBetween, seesSquare } from '../rules/squares.ts'
export { doorsOf, thingId, thingName, thingSpot, woundsOf } from '../rules/table.ts'
export { facesTold } from '../rules/test-run.ts'
export { momentNow, segment } from '../rules/timeline.ts'
export { type JobDeed, jobDeed, lockPlan, thingAt, thingCalled, wayPlans } from './attempts.ts'
export { type DeedAhead, deedsOnCard, deedsOnGear } from './deeds.ts'
export { type Landing, landing } from './landing.ts'
export { tableFor } from './view-table.ts'
