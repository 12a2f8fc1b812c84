export * from './catalog/index.ts'
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
export { describeJob } from './text/describe-jobs.ts'
export { cardsDocument } from './text/document.ts'
export { drawMap, mapLegend } from './text/draw-map.ts'
export { english, type Language, writerOf } from './text/languages.ts'
export type { Line } from './text/words.ts'
export * from './vocabulary/index.ts'
