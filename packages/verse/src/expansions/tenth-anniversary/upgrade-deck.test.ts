import { expect, test } from 'vitest'
import { boxFor, boxWith } from '../../boxes/index.ts'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { setUpGame } from '../../testing/aids.ts'
import { nameInBox } from '../../text/names.ts'

const expansions = ['tenth-anniversary'] as const
const variants = ['upgrade-deck']
const box = boxFor({ expansions, variants })

const begin = (captain: CaptainSet, set: Partial<Situation> = {}): Play =>
  scenario({ expansions, variants, captains: [captain], ...set }).begin()

test('UPGRADE-DECK-01 all Upgrades and Drive Cores lie in one deck, of which three lie open', () => {
  const forShips = [...box.supply.values()].filter(
    ({ kind, deck }) => deck !== null && kind !== 'crew' && kind !== 'gear',
  )
  expect(new Set(forShips.map(({ deck }) => deck))).toEqual(new Set(['ship-upgrades']))
  expect(box.supplyDecks).toEqual([...boxWith(expansions).supplyDecks, 'ship-upgrades'])
  expect(box.supply.size).toBe(boxWith(expansions).supply.size)
  const { supply } = setUpGame({ players: 2, expansions, variants }).state
  const pile = supply['ship-upgrades']
  expect(pile?.discard.cards).toHaveLength(3)
  expect((pile?.deck.cards.length ?? 0) + 3).toBe(forShips.length)
  expect(nameInBox({ name: 'supply', id: 'ship-upgrades' }, box)).toEqual({ key: 'deck.ship-upgrades' })
})

test('UPGRADE-DECK-02 a Buy action considers cards of the planet or of the Upgrades, one of the two', () => {
  const game = begin({ at: 'persephone', credits: 9000 })
  expect(game.options()).toEqual(expect.arrayContaining(['shop', 'shop:ship-upgrades']))
  game.choose('shop:ship-upgrades')
  expect(game.options()).toEqual(expect.arrayContaining(['fuel', 'part', 'shore-leave']))
  game.choose(['draw'])
  const offered = game.captain().considering.cards
  expect(offered.length).toBeGreaterThan(0)
  expect(offered.every((card) => card.startsWith('ship-upgrades/'))).toBe(true)
  game.choose([])
  expect(game.options()).not.toEqual(expect.arrayContaining(['shop']))
})

test('UPGRADE-DECK-02 away from supply planets, or without the variant, there is no such deck', () => {
  expect(
    begin({ at: 'santo' })
      .options()
      .some((id) => id.startsWith('shop')),
  ).toBe(false)
  expect(begin({ at: 'persephone' }, { variants: [] }).options()).not.toContain('shop:ship-upgrades')
})

test('UPGRADE-DECK-03 discarded Upgrades go to the pile of that deck', () => {
  const game = begin({ at: 'persephone', upgrades: ['Cry Baby'] })
  const [cryBaby = ''] = game.captain().upgrades
  const scrap = game.options().find((id) => id.includes('cry-baby')) ?? ''
  game.choose(scrap)
  expect(game.state.supply['ship-upgrades']?.discard.cards).toContain(cryBaby)
})
