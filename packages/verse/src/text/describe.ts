/** What cards say, made from their data: a card has no words of its own. */
export {
  describeCost,
  describeDeed,
  describeEffect,
  describeMisbehaveCard,
  describeNavCard,
  describeOption,
  describeOutcome,
  describeRequirement,
  describeResult,
  describeSteps,
  describeTest,
  describeTile,
  type TrialOf,
} from './describe-events.ts'
export {
  describeBonus,
  describeContact,
  describeFavour,
  describeJob,
  describePay,
  describeWork,
  loadWord,
  oneOf,
} from './describe-jobs.ts'
export { describeGoal, describeSetUp, describeStory, describeStoryEnd } from './describe-stories.ts'
export { describeAbility, describeLeader, describeShip, describeSupplyCard } from './describe-supply.ts'
