import { expect, test } from 'vitest'
import { boxWith } from '../../boxes/index.ts'
import { type CaptainSet, type Play, type Scenario, type Situation, scenario } from '../../scenario.ts'
import { boundsOf, setUpGame } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { havensIn } from '../shared/havens/state.ts'

/** "Any Port in a Storm". */

const box = boxWith(['blue-sun'])

function anyPort(captains: readonly CaptainSet[], set: Partial<Situation> = {}): Scenario {
  return scenario({ expansions: ['blue-sun'], story: 'any-port', captains, ...set })
}

test('everyone starts with a Warrant, and every Alliance planet but the Havens with an Alliance Alert token', () => {
  const game = setUpGame({ players: 2, expansions: ['blue-sun'], story: 'any-port' })
  expect(game.state.captains.map((captain) => captain.warrants)).toEqual([1, 1])
  const alerts = alertTokensIn(game.state)
  const havens = havensIn(game.state)
  expect([...havens].sort()).toEqual(['pelorum', 'santo'])
  const watched = ['persephone', 'bernadette', 'londinium', 'sihnon', 'liann-jiun', 'bellerophon', 'gonghe']
  watched.push('osiris', 'valentine', 'albion', 'ariel')
  expect(alerts).toEqual(Object.fromEntries(watched.map((sector) => [sector, { reaver: 0, alliance: 1 }])))
})

test('completing an Illegal job brings a Warrant and costs nothing else; a legal one brings none', () => {
  const smuggler: CaptainSet = { at: 'shadow', loaded: ['lord-harrow-15'], contraband: 3, solid: ['harken'] }
  const illegal = goToWork(anyPort([smuggler, {}]).begin(), 'job:lord-harrow-15')
  expect(illegal.captain()).toMatchObject({ warrants: 2, credits: 5300, jobs: [] })
  expect(Object.keys(illegal.captain().solid)).toEqual(['lord-harrow'])
  const carrier: CaptainSet = { at: 'shadow', loaded: ['amnon-duul-29'], cargo: 3, solid: ['harken'] }
  const legal = goToWork(anyPort([carrier, {}]).begin(), 'job:amnon-duul-29')
  expect(legal.captain()).toMatchObject({ warrants: 1, credits: 4800, jobs: [] })
  expect(Object.keys(legal.captain().solid)).toEqual(['harken', 'amnon-duul'])
})

test('in other stories an Illegal job brings no Warrant', () => {
  const smuggler: CaptainSet = { at: 'shadow', loaded: ['lord-harrow-15'], contraband: 3 }
  const game = goToWork(anyPort([smuggler, {}], { story: 'patiences-war' }).begin(), 'job:lord-harrow-15')
  expect(game.captain()).toMatchObject({ warrants: 0, credits: 5300 })
})

/** Seat 0, with a Warrant, burns to Ariel, a Haven beside the Haven of Bellerophon, and draws this card. */
function burnToAriel(card: string, cruiser = 'londinium'): Play {
  const captains = [{ at: 'white-sun-r4-14', haven: 'ariel', warrants: 1 }, { haven: 'bellerophon' }, {}]
  return anyPort(captains, { cruiser }).next('nav-alliance', card, 'The Big Black').begin().path('burn', 'ariel')
}

test('sent to a Haven, the Cruiser is put beside it by the player on the right, in Alliance Space and no Haven', () => {
  const game = burnToAriel('Alliance Cruiser')
  expect(game.decision()).toMatchObject({ seat: 2, kind: 'cruiser.move' })
  expect(game.options()).toEqual(['white-sun-r3-08', 'white-sun-r4-01', 'white-sun-r4-14'])
  game.choose('white-sun-r4-01')
  expect(game.state.cruiser).toBe('white-sun-r4-01')
})

test('a Cruiser turned away boards nobody, and the ship keeps flying', () => {
  const game = burnToAriel('Alliance Cruiser').choose('white-sun-r4-01')
  expect(game.captain()).toMatchObject({ warrants: 1, credits: 3000, metCruiser: false })
  expect(game.decision()).toMatchObject({ seat: 0, kind: 'fly.to' })
  const elsewhere = anyPort([{ at: 'white-sun-r4-14', warrants: 1 }, {}])
  const boarded = elsewhere.next('nav-alliance', 'Alliance Cruiser').begin().path('burn', 'ariel')
  expect(boarded.state.cruiser).toBe('ariel')
  expect(boarded.captain()).toMatchObject({ warrants: 0, credits: 2000 })
})

test('a Haven is not among the sectors the Cruiser may be moved to', () => {
  const game = burnToAriel('Cruiser Patrol', 'white-sun-r3-08')
  expect(box.neighbours.get('white-sun-r3-08')).toEqual(expect.arrayContaining(['ariel', 'bellerophon']))
  expect(game.decision()).toMatchObject({ seat: 2, kind: 'cruiser.move' })
  expect(game.options()).toEqual(['white-sun-r2-01', 'white-sun-r2-04', 'osiris', 'white-sun-r4-13', 'white-sun-r4-14'])
})

test('with no sector but a Haven to go to, the Cruiser is put beside it', () => {
  const captains: CaptainSet[] = [
    { at: 'ariel', solid: ['harken'], warrants: 0 },
    { at: 'santo', haven: 'santo', warrants: 1 },
  ]
  const game = anyPort(captains).next('nav-alliance', 'Alliance Entanglements', 'The Big Black').begin()
  game.path('burn', 'bellerophon', 'tip-off')
  expect(game.decision()).toMatchObject({ seat: 1, kind: 'cruiser.move' })
  expect(game.options()).toEqual(['white-sun-r3-06', 'white-sun-r4-09', 'white-sun-r4-10'])
  game.choose('white-sun-r4-09')
  expect([game.state.cruiser, game.captain(1).warrants, game.kind]).toEqual(['white-sun-r4-09', 1, 'fly.to'])
})

test('with every way beside a Haven barred the Cruiser stays where it is', () => {
  const havens = ['white-sun-r3-06', 'white-sun-r4-09', 'white-sun-r4-10']
  const captains = [{ at: 'white-sun-r4-10', haven: 'santo' }, ...havens.map((haven) => ({ haven }))]
  const game = anyPort(captains).next('nav-alliance', 'Alliance Cruiser').begin().path('burn', 'santo')
  expect([game.state.cruiser, game.kind]).toEqual(['londinium', 'fly.to'])
})

test("at another's Haven one Buy action may both buy Fuel and give Shore Leave, at the usual prices", () => {
  const guest: CaptainSet = { at: 'santo', haven: 'ariel', crew: ['Kaylee'], disgruntled: ['Kaylee'] }
  const game = anyPort([guest, { haven: 'santo' }]).begin()
  expect(game.options()).not.toContain('shop')
  expect(game.options()).not.toContain('shore-leave')
  game.choose('haven')
  expect(game.options()).toEqual(['shop-fuel', 'shore-leave', 'done'])
  game.path('shop-fuel', 3)
  expect(game.captain()).toMatchObject({ credits: 2700, hold: { fuel: 9 } })
  game.choose('shore-leave')
  expect(game.captain()).toMatchObject({ credits: 2500, crew: [{ disgruntled: false }, { disgruntled: false }] })
  expect(game.options()).toEqual(['shop-fuel', 'done'])
  game.choose('done')
  expect([game.state.turn.taken, game.options().includes('haven')]).toEqual([['buy'], false])
})

test('at the own Haven Shore Leave is free, and so is Fuel up to 4', () => {
  const host: CaptainSet = { at: 'santo', haven: 'santo', crew: ['Kaylee'], disgruntled: ['malcolm'] }
  const game = anyPort([host, { haven: 'ariel' }])
    .begin()
    .choose('haven')
  expect(game.options()).toEqual(['free-fuel', 'shop-fuel', 'shore-leave', 'done'])
  game.choose('shore-leave')
  expect(game.captain()).toMatchObject({ credits: 3000, crew: [{ disgruntled: false }, { disgruntled: false }] })
  game.choose('free-fuel')
  expect(boundsOf(game)).toEqual([1, 4])
  game.choose(3)
  expect(game.options()).toEqual(['free-fuel', 'shop-fuel', 'done'])
  game.choose('free-fuel')
  expect(game.captain()).toMatchObject({ credits: 3000, hold: { fuel: 10 } })
  expect(game.options()).toEqual(['shop-fuel', 'done'])
  game.path('shop-fuel', 1)
  expect(game.captain()).toMatchObject({ credits: 2900, hold: { fuel: 11 } })
})

test('without credits only the own Haven has anything to offer', () => {
  const guest = anyPort([{ at: 'santo', credits: 0 }, { haven: 'santo' }]).begin()
  expect(guest.options()).not.toContain('haven')
  const host = anyPort([{ at: 'santo', haven: 'santo', credits: 0 }])
    .begin()
    .choose('haven')
  expect(host.options()).toEqual(['free-fuel', 'shore-leave', 'done'])
})

test('whoever is at the own Haven with $12000 wins', () => {
  const homeward = (credits: number, haven: string) =>
    anyPort([{ at: 'white-sun-r4-10', credits, haven }, { haven: 'ariel' }])
      .begin()
      .path('mosey', 'santo')
  const home = homeward(12000, 'santo')
  expect([home.kind, home.state.result?.winners, home.captain().credits]).toEqual(['over', [0], 12000])
  expect(homeward(11999, 'santo').kind).not.toBe('over')
  expect(homeward(12000, 'gonghe').kind).not.toBe('over')
  const atWork = anyPort([{ at: 'santo', haven: 'santo', credits: 11800 }, {}]).begin()
  expect(atWork.kind).toBe('turn')
  expect(atWork.choose('make-work').kind).toBe('over')
})
