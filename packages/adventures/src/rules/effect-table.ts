import { attention } from './effects/attention.ts'
import { cards } from './effects/cards.ts'
import { fights } from './effects/fights.ts'
import { flow } from './effects/flow.ts'
import { map } from './effects/map.ts'
import { movement } from './effects/movement.ts'
import { tests } from './effects/tests.ts'
import { time } from './effects/time.ts'
import type { EffectTable } from './effects.ts'

/** What every effect does. */
export const effectTable: EffectTable = {
  ...movement,
  ...fights,
  ...attention,
  ...time,
  ...tests,
  ...cards,
  ...map,
  ...flow,
}
