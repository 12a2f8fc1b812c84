import { controlEffects } from './control-effects.ts'
import { deckEffects } from './deck-effects.ts'
import type { EffectTable } from './effects.ts'
import { strikeEffects } from './strike-effects.ts'
import { taskEffects } from './task-effects.ts'
import { verseEffects } from './verse-effects.ts'

/** What every kind of effect does. */
export const effectTable: EffectTable = {
  ...deckEffects,
  ...verseEffects,
  ...strikeEffects,
  ...taskEffects,
  ...controlEffects,
}
