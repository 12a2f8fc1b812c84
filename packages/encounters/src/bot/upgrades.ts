import { sum } from '@keep-flying/kernel'
import { abilitiesOf } from '../rules/table.ts'
import type { CardId } from '../state.ts'
import { type Ability, type Effect, letters, type Modifier } from '../vocabulary/index.ts'
import type { Weighed } from './weights.ts'

/** What Upgrades are worth: what they will do in the Episodes to come, whatever the table is like now. */

export function upgradeWorth(t: Weighed, card: CardId): number {
  const toCome = letters.length - 1 - letters.indexOf(t.state.letter)
  return sum(abilitiesOf(card), (ability) => {
    // Only what is earned before the last Episode can be spent.
    if ('at' in ability) return ability.at === 'end-of-episode' ? effectsWorth(t, ability.effects) * (toCome - 1) : 0
    return perEpisode(t, ability) * toCome
  })
}

function perEpisode(t: Weighed, ability: Ability): number {
  if ('static' in ability) return sum(ability.static, (modifier) => modifierWorth(t, modifier))
  const uses = ability.limit === 'episode' ? 1 : t.weights.usesPerEpisode
  return uses * effectsWorth(t, ability.effects)
}

function modifierWorth({ state, weights }: Weighed, modifier: Modifier): number {
  switch (modifier.mod) {
    case 'scan-cost':
      return -modifier.n * weights.scanCost * weights.usesPerEpisode
    case 'repair-cost':
      return -modifier.n * weights.repairCost
    case 'start-hand':
      return modifier.n * weights.draw * state.players.length
    default:
      return weights.otherUpgrade
  }
}

function effectsWorth(t: Weighed, effects: readonly Effect[]): number {
  return sum(effects, (effect) => {
    switch (effect.do) {
      case 'credits':
        return effect.n * t.weights.credit
      case 'heal':
        return effect.n * t.weights.strike
      case 'heal-damage':
        return effect.n * t.weights.perDamage * t.state.players.length
      case 'avoid':
        return t.weights.strike * (effect.n === 'all' ? 2 : effect.n)
      case 'modify':
        return effect.modifier.mod === 'skip-add' ? effect.modifier.n * t.weights.turn : t.weights.otherUpgrade
      default:
        return t.weights.otherUpgrade
    }
  })
}
