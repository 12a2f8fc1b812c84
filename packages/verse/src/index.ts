export * from './box.ts'
export { baseBox, boxFor, boxWith, expansions } from './boxes/index.ts'
export { everyBoxId, isReadable } from './boxes/known.ts'
export type { StoryTitle } from './boxes/list.ts'
export { boxesNamedIn, boxNamedIn, loadModules, loadWords } from './boxes/load.ts'
export { base } from './catalog/index.ts'
export { checkLaws } from './laws.ts'
export * from './options.ts'
export { verse } from './rules/game.ts'
export * from './state.ts'
export {
  describeBonus,
  describeDeed,
  describeEffect,
  describeGoal,
  describePay,
  describeResult,
  describeSteps,
  describeStoryEnd,
  describeWork,
  loadWord,
  oneOf,
} from './text/describe.ts'
export type { Line, LinePart } from './text/describe-words.ts'
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
export * from './vocabulary/index.ts'
