import type { GameHome } from '../game/home.ts'
import { adventuresHome } from './adventures/home/index.ts'
import { encountersHome } from './encounters/home/index.ts'
import { verseHome } from './verse/home/index.ts'

/** What the first page shows of each game of the registry, by its id. Apart from it, so that tables do without. */
export const homes: Readonly<Record<string, GameHome>> = {
  verse: verseHome,
  encounters: encountersHome,
  adventures: adventuresHome,
}
