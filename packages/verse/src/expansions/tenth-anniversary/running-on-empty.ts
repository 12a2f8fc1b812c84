import type { Answers, Hooks } from '../../rules/moments.ts'
import { goalsReached, story } from '../../rules/table.ts'

/** "Running on Empty". */

export const runningOnEmptyAnswers: Answers = {
  /** Whatever Fuel cost before, it costs this much now. */
  tokenPrice(t, c, token, price) {
    const { fuelPrices } = story(t)
    if (token !== 'fuel' || !fuelPrices) return price
    return goalsReached(t, c) >= fuelPrices.from ? fuelPrices.later : fuelPrices.first
  },
}

export const runningOnEmptyHooks: Hooks = {
  startingSupplies(t, _c, usual) {
    const { onlyMoney } = story(t)
    return onlyMoney === undefined ? usual : { ...usual, credits: usual.credits + onlyMoney, fuel: 0, parts: 0 }
  },
}
