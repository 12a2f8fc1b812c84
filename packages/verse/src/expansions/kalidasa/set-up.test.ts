import { expect, test } from 'vitest'
import { boxWith } from '../../boxes/index.ts'
import { readOptions } from '../../options.ts'
import { isPlanetary } from '../../rules/map.ts'
import { Play, scenario } from '../../scenario.ts'
import { setUpGame } from '../../testing/aids.ts'
import { kalidasa, withBlueSun } from './testing/index.ts'

const rims = { ...withBlueSun, setUp: 'rims-the-thing' }
const times = { ...kalidasa, setUp: 'times-not-on-our-side' }

test('KAL-SETUP-01 any Set Up card goes with any story', () => {
  const box = boxWith(withBlueSun.expansions)
  for (const story of box.stories.keys())
    for (const setUp of box.setUps.keys())
      expect(readOptions({ players: 2, expansions: ['blue-sun', 'kalidasa'], story, setUp })).toMatchObject({
        story,
        setUp,
      })
})

test('KAL-SETUP-02 KAL-SETUP-08 what a Set Up card does not name stays as usual', () => {
  const { state } = setUpGame({ players: 2, ...rims, expansions: [...rims.expansions] })
  expect(state.captains.map(({ credits }) => credits)).toEqual([3000, 3000])
  expect(state.cruiser).toBe('londinium')
  expect(state.supply.regina?.discard.cards).toHaveLength(3)
})

test('KAL-SETUP-03 a story beats a Set Up card: no first jobs', () => {
  const { state } = setUpGame({ players: 2, ...times, expansions: [...times.expansions], story: 'who-you-know' })
  for (const { hand } of state.captains) expect(hand.cards).toEqual([])
})

test('KAL-SETUP-04 a planetary sector has a named planet', () => {
  const t = scenario(kalidasa).begin().table()
  expect([isPlanetary(t, 'salisbury'), isPlanetary(t, 'rim-r1-12')]).toEqual([true, false])
})

test('KAL-SETUP-05 The Rim’s the Thing: only jobs of Blue Sun and Kalidasa', () => {
  const game = scenario(rims).begin()
  const cards = Object.values(game.state.contacts).flatMap(({ deck }) => deck.cards)
  const boxes = new Set(cards.map((card) => game.box.jobs.get(card)?.box))
  boxes.delete(undefined)
  expect([...boxes].sort()).toEqual(['blue-sun', 'kalidasa'])
})

test('KAL-SETUP-06 The Rim’s the Thing: reshuffle cards are in the Nav decks', () => {
  const { state } = scenario({ ...rims, captains: [{}, {}, {}] }).begin()
  for (const { discard } of Object.values(state.nav)) expect(discard.cards).toEqual([])
})

test('KAL-SETUP-07 The Rim’s the Thing: one first job from each contact of both boxes, none from the others', () => {
  const asked = (options: object) => {
    const game = Play.newGame({ players: 2, ...withBlueSun, ...options }, 'sfc32:rim')
    while (game.kind !== 'set-up.keep-jobs') game.choose(game.options()[0] ?? '', game.decision().seat)
    return [0, 1].map((seat) => game.options(seat).map((card) => card.slice(0, card.lastIndexOf('-'))))
  }
  const rim = ['fanty-and-mingo', 'lord-harrow', 'mr-universe', 'magistrate-higgins']
  expect(asked({ setUp: 'rims-the-thing' })).toEqual([rim, rim])
  const base = ['harken', 'amnon-duul', 'patience', 'badger', 'niska']
  expect(asked({}).map((contacts) => contacts.sort())).toEqual([base.toSorted(), base.toSorted()])
  expect(boxWith(kalidasa.expansions).setUps.has('rims-the-thing')).toBe(false)
})

test('KAL-SETUP-09 goods are loaded one by one, of whatever kind the captain likes', () => {
  const game = scenario({ ...kalidasa, captains: [{ at: 'beaumonde', fuel: 2 }] })
    .next('nav-rim', 'Orphaned Cargo Pod')
    .begin()
    .path('burn', 'salisbury', 'salvage')
  expect(game.options().sort()).toEqual(['cargo', 'contraband', 'fuel', 'part'])
})

test('KAL-OPEN-08 without a Set Up card the first jobs come from the five contacts of the base game', () => {
  const { state } = setUpGame({ players: 1, expansions: ['kalidasa'] })
  const contacts = state.captains[0]?.hand.cards.map((card) => boxWith(['kalidasa']).jobs.get(card)?.contact) ?? []
  for (const contact of contacts) expect(['harken', 'badger', 'amnon-duul', 'patience', 'niska']).toContain(contact)
})

test('Time’s Not on Our Side: three first jobs of one contact', () => {
  const game = setUpGame({ players: 1, ...times, expansions: [...times.expansions] })
  const contacts = game.captain().hand.cards.map((card) => game.box.jobs.get(card)?.contact)
  expect(contacts).toHaveLength(3)
  expect(new Set(contacts).size).toBe(1)
})

test('Time’s Not on Our Side: after the last token everyone has one more turn, then credits decide', () => {
  const captains = [{ credits: 500 }, { credits: 900 }]
  const game = scenario({ ...times, captains, first: 0, turn: 1, turnsLeft: 1 }).begin()
  game.path('end')
  expect(game.state.lastCall).toMatchObject({ toPlay: [1, 0] })
  game.path('end').choose('end', 1)
  expect(game.state.result).toBeNull()
  game.path('end')
  expect(game.state.result).toMatchObject({ winners: [1], ended: 'time-up' })
})
