export {
  allCards,
  avatars,
  type BoxCard,
  box,
  boxCard,
  episodeOf,
  episodes,
  miniDeck,
  stackOf,
} from './catalog/index.ts'
export { browncoatsCost } from './catalog/playmat.ts'
export { type Options, suggestedCrews } from './options.ts'
export { encounters } from './rules/game.ts'
export { avatarOf } from './rules/table.ts'
export { campaignStands } from './standing.ts'
export type { CardId, Main, Played, Player, Slot, Space, State, Table, TaskState } from './state.ts'
export { describeAvatar, describeBoxCard, describeObjective, describeTask } from './text/describe.ts'
export { describeAbility } from './text/describe-abilities.ts'
export type { Line } from './text/describe-words.ts'
export { cardsDocument } from './text/document.ts'
export { cardText, describeCard, english, type Language, writerFor, writerOf } from './text/languages.ts'
export { nameOf } from './text/names.ts'
export { type Ability, type CharacterClass, type Crew, crewMembers, type Task } from './vocabulary/index.ts'
