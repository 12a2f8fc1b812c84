import type { GameHome } from '../../../game/home.ts'
import { Picture } from './Picture.tsx'
import { homeWords } from './words.ts'

export const verseHome: GameHome = {
  words: homeWords,
  scenery: async () => (await import('./Scenery.tsx')).wholeChart(),
  Picture,
}
