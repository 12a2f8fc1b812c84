export { crates } from './catalog/crates.ts'
export * from './catalog/index.ts'
export { locks } from './catalog/locks.ts'
export { safes } from './catalog/safes.ts'
export type { Options } from './options.ts'
export { campaignStands } from './standing.ts'
export type { CrewMember, DoorState, Gear, Goon, Marker, State, Table, Thing, Token } from './state.ts'
export {
  describeChallenge,
  describeCrewCard,
  describeDowned,
  describeEquipment,
  describeFind,
  describeGoonCard,
  describeGoonType,
  describeLock,
} from './text/describe.ts'
export { describeDeed } from './text/describe-actions.ts'
export { describeAlarm, describeEvent, describeGrade, describeJob, describePay } from './text/describe-jobs.ts'
export { cardsDocument } from './text/document.ts'
export { type Drawing, drawGrid, drawMap, mapLegend } from './text/draw-map.ts'
export { english, type Language, writerFor, writerOf } from './text/languages.ts'
export { crewVoice, voiceOf } from './text/voice.ts'
export type { Line } from './text/words.ts'
export * from './vocabulary/index.ts'
