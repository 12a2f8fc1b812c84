import type { Module } from '../../box.ts'
import type { SupplyCard } from '../../vocabulary/index.ts'

/** All Upgrades and Drive Cores that are for sale, in one deck that every shop has beside its own. */

function inOneDeck(card: SupplyCard): SupplyCard {
  const isForShips = card.kind === 'upgrade' || card.kind === 'core'
  return isForShips && card.deck !== null ? { ...card, deck: 'ship-upgrades' } : card
}

export function withUpgradeDeck(modules: readonly Module[]): readonly Module[] {
  return modules.map((module) => ({ ...module, supply: module.supply.map(inOneDeck) }))
}
