import { expect, test } from 'vitest'
import { addToBox } from '../box.ts'
import { baseBox } from '../boxes/index.ts'
import { readOptions } from '../options.ts'
import { scenario } from '../scenario.ts'
import { onOffer, roomTold, setUpGame, times } from '../testing/aids.ts'
import { tokens } from '../vocabulary/index.ts'

function countBy<T>(items: Iterable<T>, key: (item: T) => string | null): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[key(item) ?? 'none'] = (counts[key(item) ?? 'none'] ?? 0) + 1
  return counts
}

test('BOX-01 there are five Supply decks of 25 cards', () => {
  const { none: startingCores, ...decks } = countBy(baseBox.supply.values(), (card) => card.deck)
  expect(decks).toEqual({ persephone: 25, osiris: 25, regina: 25, silverhold: 25, 'space-bazaar': 25 })
  expect(startingCores).toBe(4)
})

test('BOX-02 there are five Contact decks of 25 jobs', () => {
  const decks = countBy(baseBox.jobs.values(), (job) => job.contact)
  expect(decks).toEqual({ harken: 25, badger: 25, 'amnon-duul': 25, patience: 25, niska: 25 })
})

test('BOX-03 there are two Nav decks of 40 cards', () => {
  const sizes = Object.entries(baseBox.navDecks).map(([region, cards]) => [region, new Set(cards).size])
  expect(sizes).toEqual([
    ['alliance', 40],
    ['border', 40],
  ])
})

test('BOX-04 the Misbehave deck has 40 cards, one of them a reshuffle card', () => {
  expect(baseBox.misbehave.size).toBe(40)
  const reshuffles = [...baseBox.misbehave.values()].filter((card) => card.reshuffle)
  expect(reshuffles.map((card) => card.name)).toEqual(['Alliance Operatives'])
})

test('BOX-05 there are 11 Set Up cards, Leaders and starting Drive Cores, 4 ships and 6 stories', () => {
  const cores = [...baseBox.supply.values()].filter((card) => card.kind === 'core' && card.deck === null)
  expect(baseBox.leaders.size).toBe(7)
  expect(cores).toHaveLength(4)
  expect(baseBox.ships.size).toBe(4)
  expect(baseBox.stories.size).toBe(6)
})

test('BOX-06 four captains at most share one Cruiser and one Cutter', () => {
  expect(readOptions({ players: 4 }).players).toBe(4)
  expect(() => readOptions({ players: 5 })).toThrow('from 1 to 4')
  const game = scenario({ captains: [{}, {}, {}, {}] }).begin()
  expect(game.state.captains.map((captain) => captain.ship)).toEqual(['serenity', 'yun-qi', 'bonanza', 'bonnie-mae'])
  expect(baseBox.sectors.has(game.state.cruiser)).toBe(true)
  expect(game.state.cutters).toHaveLength(1)
})

test('BOX-07 a ship carries six kinds of tokens; Warrants, Goals and Disgruntled crew are kept beside them', () => {
  expect([...tokens].sort()).toEqual(['cargo', 'contraband', 'fuel', 'fugitive', 'part', 'passenger'])
  const game = scenario({ captains: [{ warrants: 2, goals: 1, disgruntled: ['malcolm'] }, {}], turn: 1 }).begin()
  const { hold, stash, warrants, goals, crew } = game.captain()
  expect(Object.keys(hold).sort()).toEqual([...tokens].sort())
  expect(Object.keys(stash).sort()).toEqual([...tokens].sort())
  expect({ warrants, goals, crew }).toEqual({ warrants: 2, goals: 1, crew: [{ card: 'malcolm', disgruntled: true }] })
  expect(game.state.active).toBe(1)
})

test('OPEN-74 neither tokens nor money run out', () => {
  const rich = { fuel: 16, stash: { fuel: 8 }, part: 0, credits: 900_000 }
  const game = scenario({
    captains: [{ ...rich, at: 'persephone', fuel: 0, stash: { fuel: 4 }, warrants: 170 }, rich, rich, rich],
  })
    .next('nav-alliance', 'Customs Inspection')
    .begin()
  game.path('shop', times(20, 'fuel'), 'burn', 'pelorum', 'run', 'white-sun-r3-02')
  const { hold, stash, credits, warrants } = game.captain()
  expect(hold.fuel + stash.fuel).toBe(24 - 2)
  expect(credits).toBe(900_000 - 20 * 100)
  expect(warrants).toBe(171)
})

test('PIC-CARD-15 a base ship has Hold 8, Stash 4, room for 6 crew, 3 active jobs, 3 Upgrades and its main drive', () => {
  for (const ship of baseBox.ships.values())
    expect(ship).toMatchObject({
      hold: 8,
      stash: 4,
      maxCrew: 6,
      upgradeSlots: 3,
      core: 'Radion Accelerator Mark I',
      coreLocked: false,
    })
})

test('PIC-CARD-15 eight Cargo fill the Hold and four more the Stash, then something must go for what is bought', () => {
  const game = scenario({ captains: [{ at: 'persephone', fuel: 0, part: 0, cargo: 8, stash: { cargo: 3 } }] }).begin()
  game.choose('shop')
  expect(game.options()).toEqual(['draw', 'draw-one', 'fuel', 'part', 'shore-leave'])
  expect(roomTold(game, 'fuel')).toBe(2)
  game.choose(['fuel', 'fuel', 'draw'])
  expect(game.captain().stash).toMatchObject({ cargo: 3, fuel: 2 })
  expect(roomTold(game, 'fuel')).toBe(0)
  game.choose(['fuel'])
  expect(game.captain()).toMatchObject({ hold: { cargo: 7, fuel: 1 }, stash: { cargo: 3, fuel: 2 } })
})

test('PIC-CARD-15 a sixth crew, the Leader counted, is the last that comes aboard', () => {
  const [enforcer, gunHand] = ['persephone/enforcer/1', 'persephone/gun-hand/1'] as const
  const game = scenario({ captains: [{ at: 'persephone', crew: ['Kaylee', 'Wash', 'Lund', 'Inara'] }] })
    .discards('persephone', enforcer, gunHand)
    .begin()
  game.path('shop', [enforcer, gunHand])
  expect(onOffer(game)).toEqual([enforcer, gunHand])
  expect(() => game.choose([enforcer, gunHand])).toThrow('That takes 2 of "berths", and there are 1.')
  game.choose([enforcer])
  expect(game.captain().crew).toHaveLength(6)
})

test('PIC-CARD-15 a third Upgrade is the last that is installed', () => {
  const [one, other] = ['persephone/cry-baby/1', 'persephone/cry-baby/2'] as const
  const game = scenario({ captains: [{ at: 'persephone', upgrades: ['regina/sky-hook/1', 'regina/cry-baby'] }] })
    .discards('persephone', one, other)
    .begin()
  game.path('shop', [one, other])
  expect(onOffer(game)).toEqual([one, other])
  expect(() => game.choose([one, other])).toThrow('That takes 2 of "slots", and there are 1.')
  game.choose([one])
  expect(game.captain().upgrades).toEqual(['regina/sky-hook/1', 'regina/cry-baby', one])
})

test('PIC-CARD-15 a third job is the last that is active', () => {
  const worked = { at: 'persephone', hand: ['badger-05'] }
  const two = scenario({ captains: [{ ...worked, active: ['badger-02', 'badger-07'] }] }).begin()
  expect(two.options()).toContain('job:badger-05')
  const three = scenario({ captains: [{ ...worked, active: ['badger-02', 'badger-07', 'badger-11'] }] }).begin()
  expect(three.options()).not.toContain('job:badger-05')
})

test('a contact may live on a planet of another box', () => {
  const badger = baseBox.contacts.get('badger')
  if (!badger) throw new Error('There is no Badger.')
  const box = addToBox(baseBox, { contacts: [{ ...badger, at: 'harvest' }] })
  expect(box.sectors.get('harvest')?.contacts).toEqual(['badger'])
  expect(
    scenario({ box, captains: [{ at: 'harvest' }] })
      .begin()
      .options(),
  ).toContain('deal:badger')
})

test('a box may put the reshuffle cards into the nav decks, however many play', () => {
  const waiting = (box = baseBox) => setUpGame({ players: 3 }, box).state.nav.border?.discard.cards.length
  expect(waiting()).toBeGreaterThan(0)
  expect(waiting(addToBox(baseBox, { reshuffleCardsIn: true }))).toBe(0)
})

test('equal supply cards of several boxes are numbered through, and a reprint takes the place of a card', () => {
  const [zoe] = [...baseBox.supply.values()].filter(({ name }) => name === 'Zoe')
  const [hat] = [...baseBox.supply.values()].filter(({ name }) => name === "Jayne's Cunning Hat")
  if (!zoe || !hat) throw new Error('The base box has changed.')
  const box = addToBox(baseBox, { supply: [{ ...zoe, reprint: true, check: 'new' }, hat] })
  const ids = (name: string) => [...box.supply].filter(([, card]) => card.name === name)
  expect(ids('Zoe').map(([id, { check }]) => [id, check])).toEqual([['silverhold/zoe', 'new']])
  expect(ids(hat.name).map(([id]) => id.slice(-2))).toEqual(['/1', '/2'])
})

test('what comes with a ship lies beside it and in no deck', () => {
  const box = addToBox(baseBox, {
    supply: [
      {
        ...{ kind: 'upgrade', name: 'Awning', box: 'base', deck: 'regina', copies: 2, withShip: 1, cost: 100 },
        ...{ keywords: [], abilities: [] },
      },
    ],
  })
  const { aside, supply } = scenario({ box }).begin().state
  expect(aside.cards).toContain('regina/awning/2')
  expect(supply.regina?.deck.cards).toContain('regina/awning/1')
})
