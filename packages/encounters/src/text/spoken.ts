import type { Text } from '@keep-flying/kernel'
import type { Cost, Effect } from '../vocabulary/index.ts'
import { describeCost } from './describe-costs.ts'
import { describeEffects } from './describe-effects.ts'

/** What cards say, for questions and options: made once for each list of effects and each price of a card. */

function once<T extends object>(describe: (thing: T) => Text): (thing: T) => Text {
  const made = new WeakMap<T, Text>()
  return (thing) => {
    const known = made.get(thing)
    if (known) return known
    const said = describe(thing)
    made.set(thing, said)
    return said
  }
}

/** What effects do. */
export const deedText = once<readonly Effect[]>(describeEffects)

/** What is to be paid. */
export const priceText = once<readonly Cost[]>(describeCost)
