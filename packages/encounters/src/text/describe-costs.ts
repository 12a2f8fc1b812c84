import { type Text, text } from '@keep-flying/kernel'
import type { Cost, Rebate } from '../vocabulary/index.ts'
import { describeCondition } from './describe-conditions.ts'
import { classCards, commas, together } from './describe-words.ts'

/** Prices, as what a player does: "pay 2 Recruit". */

function describeRebate({ n, if: condition }: Rebate): Text {
  return text('cost.less', { n, condition: describeCondition(condition) })
}

function describePart(cost: Cost): Text {
  if ('pay' in cost) {
    const price = text(`cost.pay.${cost.pay}`, { n: cost.n })
    const { less = [] } = cost
    return less.length === 0 ? price : text('cost.rebates', { price, rebates: commas(less.map(describeRebate)) })
  }
  if ('show' in cost) return text('cost.show', { cards: classCards(cost.show, cost.n) })
  if ('showClasses' in cost) return text('cost.show-classes', { n: cost.showClasses })
  if ('discard' in cost) return text('cost.discard', { n: cost.discard })
  if ('give' in cost) return text(`cost.${cost.give}`)
  return text(`cost.players-pay.${cost.each}`, { n: cost.playersPay })
}

export function describeCost(cost: readonly Cost[]): Text {
  return together(cost.map(describePart))
}
