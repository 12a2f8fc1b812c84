/** What a client or a bot may ask about a table it sees; nothing here changes it. */

export { type Covering, whatCovers } from '../geometry/cover.ts'
export { type Ground, layGround } from '../geometry/ground.ts'
export { sees } from '../geometry/sight.ts'
export type { BrawlAim, BrawlOdds, GoonSide } from '../odds/fight.ts'
export type { GoonShotOdds } from '../odds/goon-roll.ts'
export type { Improvement } from '../odds/skill-test.ts'
export { bossSeat } from '../options.ts'
export { repeats } from '../repeats.ts'
export { numberToken, squaresOf } from '../rules/candidates.ts'
export { mostGear } from '../rules/gear.ts'
export { fightOf as goonFight } from '../rules/goon-dice.ts'
export { distanceBetween, seesSquare } from '../rules/squares.ts'
export { crewMember, doorsOf, thingId, thingName, thingSpot, wayTold, woundsOf } from '../rules/table.ts'
export { facesTold, type TestPlan } from '../rules/test-run.ts'
export { longestWait, markerOf, momentNow, segment } from '../rules/timeline.ts'
export { type JobDeed, jobDeed, lockCalled, lockPlan, thingAt, thingCalled, wayPlans } from './attempts.ts'
export { type DeedAhead, deedsOnCard, deedsOnGear } from './deeds.ts'
export {
  type BrawlAhead,
  brawlAhead,
  brawlChances,
  goonShotAhead,
  type ShotAhead,
  shotAhead,
  shotsAt,
} from './fights.ts'
export { type GearMeaning, gearMeaning, type JobWants, jobWants } from './outfit.ts'
export { type PatrolAhead, patrolAhead } from './patrols.ts'
export { dangersAt, getaway, type Reach, reachOf, type SquareDangers } from './reach.ts'
export { type RewardAhead, rewardAhead } from './reward.ts'
export { hasCargoToHaul } from './shifts.ts'
export { type Counted, countsOf, jobStakes, placeStakes, type Stakes, wayStakes } from './stakes.ts'
export { type AnswerAhead, answersToAim, answerToHelp, answerToRoll, answerToStop } from './steps.ts'
export { type PointPart, pointParts, type TargetPart, targetParts, textPlan } from './sums.ts'
export { type Supposed, supposing } from './supposing.ts'
export {
  allHelps,
  bestTest,
  type Helping,
  rolledChance,
  type TestAhead,
  type TestHelp,
  testAhead,
  testChances,
  testTime,
  testUnderWay,
} from './tests.ts'
export { type TurnEndAhead, turnEndAhead } from './turn-end.ts'
export { tableFor } from './view-table.ts'
