/** What a client or a bot may ask about a table it sees; nothing here changes it. */

export { repeats } from '../boxes/repeats.ts'
export { actionsInTurn } from '../rules/actions.ts'
export { sideText } from '../rules/bargain.ts'
export { considered, hasRoomFor, mayBuyAt, priceFor } from '../rules/buy.ts'
export { jobsToConsider } from '../rules/contact-offers.ts'
export { crewRoom, cutOf, isWanted } from '../rules/crew.ts'
export { burnCost, burnRange, mayEnter, moseyRange } from '../rules/fly.ts'
export { hasFreeHand, mayCarry, meetsNeeds, suggestCarrying, type Team } from '../rules/gear.ts'
export { aboard, type Filled, filled, fits, holdSpaces, roomFor, spacesAboard, stashSpaces } from '../rules/hold.ts'
export { contactsIn, distance, sectorsAt } from '../rules/map.ts'
export { misbehavesToPass } from '../rules/misbehave.ts'
export {
  crewPoints,
  goalNeeds,
  goalSectors,
  inHands,
  type Need,
  type OpportunityOutlook,
  type Outlook,
  outlookOf,
} from '../rules/needs.ts'
export { isOutlaw } from '../rules/outlaw.ts'
export { areSisters } from '../rules/sisters.ts'
export { bandAt, bribesWelcome, diceFor, gradeOf, teamPoints } from '../rules/skill.ts'
export { solidContacts } from '../rules/solid.ts'
export { goalHere, goalStanding, goalsToReach, nextGoal, openGoals, placeOf } from '../rules/story.ts'
export { freeSlots } from '../rules/upgrade.ts'
export { jobsToStart } from '../rules/work.ts'
export { type AfterRollOdds, afterRollOdds, bestAfterRoll, type FallenTest } from './after-roll.ts'
export * from './at-hand.ts'
export { chancesOf, duelIn, laidOpen } from './contests.ts'
export { foretells } from './foretells.ts'
export { cardsInForce, countersOn, marksAt, marksOn } from './marks.ts'
export { flyOnChance, unseenNav } from './nav-odds.ts'
export type { Passage } from './nav-risk.ts'
export * from './odds.ts'
export { type Proposal, proposals } from './proposals.ts'
export { fuelToTake } from './provisions.ts'
export { jobsOf, nearest, type Reason, reasonsToGo } from './reasons.ts'
export { navRisksOf, type RouteOdds, routeOdds } from './route-odds.ts'
export * from './routes.ts'
export { tableFor } from './view-table.ts'
