import { sum } from '@keep-flying/kernel'
import { hasKeyword } from '../rules/enemies.ts'
import { faceUp } from '../rules/filters.ts'
import { abilitiesOf, enemyOf, mainAt } from '../rules/table.ts'
import type { CardId } from '../state.ts'
import { shipStrikeCost, strikeCost } from './strikes.ts'
import type { Weighed } from './weights.ts'
import { textWorth, triggerWorth } from './worth.ts'

/** What enemies would do if nobody fought them. */

/** The enemies that lie face-up where they can be fought. */
export function enemiesInSight(t: Weighed): CardId[] {
  return faceUp(t).flatMap(({ card, area }) => (area !== 'operations' && enemyOf(card) ? card : []))
}

/** What the team is spared if an enemy goes: its strikes to come, and what it holds up while it is there. */
export function danger(t: Weighed, card: CardId): number {
  const where = faceUp(t).find((lying) => lying.card === card)
  const enemy = enemyOf(card)
  if (!where || !enemy) return 0
  if (hasKeyword(t, card, 'escape')) return -triggerWorth(t, { you: t.state.active, card }, 'escape')
  const strikes = oneStrike(t, card) * (hasKeyword(t, card, 'double-strike') ? 2 : 1)
  return strikes * strikesToCome(t, card, where.space) + taxes(t, card)
}

/** What one strike of an enemy costs, its text included. */
function oneStrike(t: Weighed, card: CardId): number {
  const { active } = t.state
  const strike = enemyOf(card)?.type === 'ship' ? shipStrikeCost(t) : strikeCost(t, mainAt(t, active))
  return strike - triggerWorth(t, { you: active, card }, 'strike')
}

/** How often an enemy would strike before somebody else fights it. */
function strikesToCome(t: Weighed, card: CardId, space: number | null): number {
  if (space === null || hasKeyword(t, card, 'range')) return t.weights.strikesToCome
  if (hasKeyword(t, card, 'stationary')) return 0
  return t.weights.strikesToCome * (t.weights.approaching[space] ?? 1)
}

/** What an enemy's text costs for as long as it lies there. */
function taxes(t: Weighed, card: CardId): number {
  const context = { you: t.state.active, card }
  return sum(abilitiesOf(card), (ability) => {
    if (!('in' in ability)) return 0
    if ('static' in ability) return t.weights.tax
    return 'when' in ability ? Math.max(0, -textWorth(t, context, ability)) : 0
  })
}

/** What fighting an enemy is worth: the danger that goes with it, and what its defeat brings. */
export function fightWorth(t: Weighed, card: CardId): number {
  return t.weights.kill + danger(t, card) + triggerWorth(t, { you: t.state.active, card }, 'defeated')
}
