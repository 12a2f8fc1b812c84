import { openStream, type Zone } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { readOptions } from '../options.ts'
import { type Play, scenario } from '../scenario.ts'
import type { Pile, State, Table } from '../state.ts'
import type { Region, SectorId } from '../vocabulary/index.ts'
import { drawNav } from './decks.ts'
import { layOut } from './set-up.ts'

function pileOf(piles: Partial<Record<string, Pile>>, deck: string): Pile {
  const pile = piles[deck]
  if (!pile) throw new Error(`There is no deck "${deck}".`)
  return pile
}

function navSizes(game: Play, region: Region): { deck: number; discard: number } {
  const { deck, discard } = pileOf(game.state.nav, region)
  return { deck: deck.cards.length, discard: discard.cards.length }
}

function names(zone: Zone): string[] {
  return zone.cards.map((card) => (baseBox.nav.get(card) ?? baseBox.misbehave.get(card))?.name ?? card)
}

function supplyPiles(state: State): string[] {
  return Object.values(state.supply).flatMap((pile) => [...pile.deck.cards, ...pile.discard.cards])
}

test('DECK-01 a dismissed crew goes to the pile of its own deck, wherever the ship is, and can be hired again', () => {
  const away = scenario({ captains: [{ at: 'persephone', crew: ['Kaylee'] }] }).begin()
  away.choose('dismiss:regina/kaylee')
  expect(pileOf(away.state.supply, 'regina').discard.cards).toEqual(['regina/kaylee'])
  expect(pileOf(away.state.supply, 'persephone').discard.cards).toEqual([])
  const home = scenario({ captains: [{ at: 'regina', crew: ['Kaylee'] }] }).begin()
  home.path('dismiss:regina/kaylee', 'shop', ['regina/kaylee'], ['regina/kaylee'])
  expect(home.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'regina/kaylee'])
})

test('DECK-01 a discarded job lies face up on the pile of its contact', () => {
  const game = scenario({ captains: [{ hand: ['niska-01', 'badger-02'] }, {}] }).begin()
  game.choose('discard-job:niska-01')
  expect(game.captain().hand.cards).toEqual(['badger-02'])
  expect(pileOf(game.match.view(1).contacts, 'niska').discard.cards).toEqual(['niska-01'])
})

test('DECK-02 a card removed from play lies in no deck and no pile any more', () => {
  const game = scenario({ captains: [{ at: 'pelorum', crew: ['Kaylee'] }] })
    .next('nav-alliance', 'Freighter Convoy')
    .dice(1)
    .begin()
  game.path('burn', 'persephone', 'piracy', 'regina/kaylee')
  expect(game.state.removed.cards).toEqual(['regina/kaylee'])
  expect(supplyPiles(game.state)).not.toContain('regina/kaylee')
  expect(supplyPiles(game.state)).toHaveLength(124)
})

test('DECK-03 everybody may look through Supply and Contact piles on any turn, and into no deck', () => {
  const game = scenario({ captains: [{}, {}] })
    .discards('persephone', 'River Tam')
    .discards('niska', 'niska-01')
    .begin()
  for (const viewer of [0, 1, null]) {
    const { supply, contacts } = game.match.view(viewer)
    expect(pileOf(supply, 'persephone').discard.cards).toEqual(['persephone/river-tam'])
    expect(pileOf(contacts, 'niska').discard.cards).toEqual(['niska-01'])
    expect(pileOf(supply, 'persephone').deck.cards).toEqual([])
    expect(pileOf(contacts, 'niska').deck.cards).toEqual([])
  }
})

const shops = ['osiris', 'persephone', 'regina', 'silverhold', 'space-bazaar']
const contacts: Readonly<Record<SectorId, string>> = {
  athens: 'patience',
  ezra: 'niska',
  londinium: 'harken',
  persephone: 'badger',
  'space-bazaar': 'amnon-duul',
}

test('DECK-04 OPEN-02 PIC-CARD-05 each Supply and Contact deck is used in its own sector only', () => {
  const shopsFound: SectorId[] = []
  const contactsFound: Record<SectorId, string> = {}
  for (const at of baseBox.sectors.keys()) {
    const options = scenario({ captains: [{ at }], cutters: [] })
      .begin()
      .options()
    if (options.includes('shop')) shopsFound.push(at)
    for (const id of options) if (id.startsWith('deal:')) contactsFound[at] = id.slice('deal:'.length)
  }
  expect(shopsFound.sort()).toEqual(shops)
  expect(contactsFound).toEqual(contacts)
})

test('DECK-04 the cards considered are those of the planet', () => {
  for (const at of shops) {
    const game = scenario({ captains: [{ at }] }).begin()
    const top = pileOf(game.state.supply, at).deck.cards.slice(-3).reverse()
    game.path('shop', ['draw'])
    expect(game.captain().considering.cards).toEqual(top)
    expect(top.every((card) => baseBox.supply.get(card)?.deck === at)).toBe(true)
  }
})

test('OPEN-02 Harken has no planet: he is where the Cruiser is', () => {
  const beside = scenario({ captains: [{ at: 'white-sun-r4-05' }], cruiser: 'white-sun-r4-05' }).begin()
  expect(beside.options()).toEqual(['burn', 'mosey', 'deal:harken', 'end', 'hold'])
  const without = scenario({ captains: [{ at: 'londinium' }], cruiser: 'white-sun-r4-05' }).begin()
  expect(without.options()).toEqual(['burn', 'mosey', 'make-work', 'end', 'hold'])
})

test('DECK-05 OPEN-03 when the last card of a Nav deck is resolved its pile becomes the new deck at once', () => {
  const game = scenario({ captains: [{ at: 'persephone' }] })
    .discards('nav-alliance', 'Alliance Cruiser', 'Abandoned Ship')
    .only('nav-alliance', 'Distress Signal')
    .begin()
  game.path('burn', 'pelorum')
  expect(navSizes(game, 'alliance')).toEqual({ deck: 0, discard: 2 })
  game.choose('pass')
  expect(pileOf(game.state.nav, 'alliance').discard.cards).toEqual([])
  expect(names(pileOf(game.state.nav, 'alliance').deck).sort()).toEqual([
    'Abandoned Ship',
    'Alliance Cruiser',
    'Distress Signal',
  ])
  expect(navSizes(game, 'border')).toEqual({ deck: 40, discard: 0 })
})

test('OPEN-03 a draw from an empty deck shuffles the pile without the card in hand', () => {
  const options = readOptions({ players: 1 })
  const state = layOut(baseBox, options, openStream('sfc32:empty deck'))
  const nothing = () => {}
  const t: Table = { state, box: baseBox, moments: [], tell: nothing, seal: nothing, begin: nothing }
  const pile = pileOf(state.nav, 'border')
  pile.discard.cards.push(...pile.deck.cards.splice(0, 39))
  const inHand = drawNav(t, 'border')
  const next = drawNav(t, 'border')
  expect(state.drawn.cards).toEqual([inHand, next])
  expect(pile.discard.cards).toEqual([])
  expect(pile.deck.cards).toHaveLength(38)
  expect(pile.deck.cards).not.toContain(inHand)
})

test('DECK-06 a resolved reshuffle card shuffles its pile and what is left of its deck together', () => {
  const game = scenario({ captains: [{ at: 'persephone' }] })
    .discards('nav-alliance', 'Distress Signal', 'Customs Inspection', 'Abandoned Ship')
    .discards('nav-border', 'Ghost Ship')
    .next('nav-alliance', 'Alliance Cruiser')
    .begin()
  const before = [...pileOf(game.state.nav, 'alliance').deck.cards]
  game.path('burn', 'pelorum')
  const { deck, discard } = pileOf(game.state.nav, 'alliance')
  expect(discard.cards).toEqual([])
  expect(deck.cards).toHaveLength(40)
  expect(deck.cards.slice(0, 36)).not.toEqual(before.slice(0, 36))
  expect(navSizes(game, 'border')).toEqual({ deck: 39, discard: 1 })
})

test('DECK-06 any other nav card stays on the pile', () => {
  const game = scenario({ captains: [{ at: 'persephone' }] })
    .next('nav-alliance', 'The Big Black')
    .begin()
  game.path('burn', 'pelorum')
  expect(navSizes(game, 'alliance')).toEqual({ deck: 39, discard: 1 })
})

test('DECK-07 with three captains a reshuffle card waits in its pile until its own deck has run out once', () => {
  const game = scenario({ captains: [{ at: 'persephone' }, {}, {}] })
    .only('nav-alliance', 'Distress Signal', 'Abandoned Ship')
    .begin()
  game.path('burn', 'pelorum', 'pass')
  expect(names(pileOf(game.state.nav, 'alliance').discard)).toEqual(['Alliance Cruiser', 'Distress Signal'])
  game.path('white-sun-r3-02', 'pass')
  expect(navSizes(game, 'alliance')).toEqual({ deck: 3, discard: 0 })
  expect(names(pileOf(game.state.nav, 'alliance').deck)).toContain('Alliance Cruiser')
  expect(names(pileOf(game.state.nav, 'border').discard)).toEqual(['Reaver Cutter'])
})

test('DECK-07 once in the deck it reshuffles whenever it is drawn', () => {
  const game = scenario({ captains: [{ at: 'persephone' }, {}, {}] })
    .discards('nav-alliance', 'Distress Signal')
    .next('nav-alliance', 'Alliance Cruiser')
    .begin()
  game.path('burn', 'pelorum')
  expect(navSizes(game, 'alliance')).toEqual({ deck: 40, discard: 0 })
})

test('OPEN-48 the Misbehave reshuffle card is in its deck from the start, however many play', () => {
  for (const captains of [[{}], [{}, {}, {}, {}]]) {
    const { deck, discard } = scenario({ captains }).begin().state.misbehave
    expect(deck.cards).toHaveLength(40)
    expect(names(deck)).toContain('Alliance Operatives')
    expect(discard.cards).toEqual([])
  }
})

/** A captain on a job of three Misbehaves, with the aces for whatever a companion or River Tam can pass. */
const onTheJob = { at: 'aesir', leader: 'nandi', crew: ['River Tam', 'Kaylee'], hand: ['niska-05'] } as const
const [formal, operatives] = ['A Formal Affair', 'Alliance Operatives'] as const
const [touch, justice, distraction] = [
  "It Takes a Woman's Touch",
  "The Sheriff's Justice",
  'We Need a Distraction!',
] as const

function misbehaveCards({ state }: Play) {
  const { deck, discard } = state.misbehave
  return {
    attempt: state.attempt ? names(state.attempt.misbehave) : [],
    deck: names(deck).sort(),
    discard: names(discard).sort(),
  }
}

test('OPEN-48 OPEN-80 a resolved reshuffle card shuffles all but the cards of the attempt, these when it ends', () => {
  const game = scenario({ captains: [onTheJob] })
    .discards('misbehave', touch, distraction)
    .only('misbehave', formal, operatives, justice)
    .begin()
  game.path('job:niska-05', 'go', 'ace')
  expect(misbehaveCards(game)).toEqual({
    attempt: [formal, operatives],
    deck: [justice],
    discard: [touch, distraction],
  })
  game.choose('ace')
  const { attempt } = misbehaveCards(game)
  const others = [touch, justice, distraction].filter((card) => card !== attempt[2])
  expect(misbehaveCards(game)).toEqual({ attempt: [formal, operatives, attempt[2]], deck: others, discard: [] })
  expect(others).toHaveLength(2)
  game.path('ace', 'all')
  expect(misbehaveCards(game)).toEqual({
    attempt: [],
    deck: [formal, operatives, touch, justice, distraction],
    discard: [],
  })
})

test('OPEN-48 cards passed wait beside the deck and go to the pile when the attempt ends', () => {
  const game = scenario({ captains: [onTheJob] })
    .discards('misbehave', 'Ambush')
    .only('misbehave', formal, touch, justice, distraction)
    .begin()
  game.path('job:niska-05', 'go', 'ace', 'ace')
  expect(misbehaveCards(game)).toEqual({
    attempt: [formal, touch, justice],
    deck: [distraction],
    discard: ['Ambush'],
  })
  game.path('ace', 'all')
  expect(misbehaveCards(game)).toEqual({
    attempt: [],
    deck: [distraction],
    discard: [formal, 'Ambush', touch, justice],
  })
})

test('OPEN-48 an empty Misbehave deck is made anew of its pile, the cards of the attempt left out', () => {
  const game = scenario({ captains: [onTheJob] })
    .discards('misbehave', touch, justice)
    .only('misbehave', formal)
    .begin()
  game.path('job:niska-05', 'go')
  expect(misbehaveCards(game)).toEqual({ attempt: [formal], deck: [], discard: [touch, justice] })
  game.choose('ace')
  const [, second] = misbehaveCards(game).attempt
  expect([touch, justice]).toContain(second)
  expect(misbehaveCards(game)).toEqual({
    attempt: [formal, second],
    deck: [touch, justice].filter((card) => card !== second),
    discard: [],
  })
})

test('OPEN-80 a reshuffle card that ends its attempt does not rest in the pile either', () => {
  const game = scenario({ captains: [{ ...onTheJob, gear: ['regina/fast-horses/1'] }] })
    .discards('misbehave', 'Ambush')
    .next('misbehave', operatives)
    .begin()
  game.path('job:niska-05', 'go', 'suggested', 'face', 'flee')
  expect(game.state.attempt).toBeNull()
  expect(game.state.misbehave.discard.cards).toEqual([])
  expect(game.state.misbehave.deck.cards).toHaveLength(40)
})
