export * from './at-hand.ts'
export { bots } from './bot/index.ts'
export * from './box.ts'
export { baseBox, boxWith, expansions } from './boxes.ts'
export { base } from './catalog/index.ts'
export { checkLaws, LawBroken } from './laws.ts'
export { flyOnChance, unseenNav } from './nav-odds.ts'
export type { Passage, Peril } from './nav-risk.ts'
export * from './odds.ts'
export { alertsAt, havensIn, reaverSpaceIn } from './on-board.ts'
export * from './options.ts'
export { reference } from './reference/index.ts'
export type { Chapter, Rule } from './reference/types.ts'
export { helmOf, type RouteOdds, routeOdds } from './route-odds.ts'
export * from './routes.ts'
export { hasRoomFor, leavePrice, priceFor } from './rules/buy.ts'
export { crewRoom, cutOf, isWanted } from './rules/crew.ts'
export { burnCost, burnRange, mayEnter, moseyRange } from './rules/fly.ts'
export { verse } from './rules/game.ts'
export { hasFreeHand, mayCarry, meetsNeeds, suggestCarrying, type Team } from './rules/gear.ts'
export { aboard, holdSpaces, roomFor, spacesUsed, stashSpaces } from './rules/hold.ts'
export { contactsIn } from './rules/map.ts'
export { misbehavesToPass } from './rules/misbehave.ts'
export { crewPoints, goalNeeds, inHands, type Need, type Outlook, outlookOf } from './rules/needs.ts'
export { isOutlaw } from './rules/outlaw.ts'
export { bribesWelcome, diceFor, teamPoints } from './rules/skill.ts'
export { solidContacts } from './rules/solid.ts'
export { freeSlots } from './rules/upgrade.ts'
export * from './scenario.ts'
export * from './state.ts'
export { describeEffect, describeResult } from './text/describe.ts'
export { cardsDocument } from './text/document.ts'
export {
  cardText,
  describeCard,
  english,
  type Language,
  sectorText,
  storySummary,
  writerFor,
  writerOf,
} from './text/languages.ts'
export { tableFor } from './view-table.ts'
export * from './vocabulary/index.ts'
