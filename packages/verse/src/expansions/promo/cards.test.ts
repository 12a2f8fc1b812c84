import { writer } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { abilityOf, crewCard } from '../../rules/table.ts'
import { type CaptainSet, scenario } from '../../scenario.ts'
import { crewOf, offers } from '../../testing/aids.ts'
import { goToWork, heistFor } from '../../testing/heist.ts'
import { describeAbility } from '../../text/describe.ts'
import { cardMessages } from '../../text/en/cards.ts'
import type { AbilityOf } from '../../vocabulary/index.ts'
import { promo } from './index.ts'
import { messages } from './text/en.ts'
import type { PromoAbilities } from './vocabulary.ts'

const expansions = ['promo'] as const

test('the box holds five heroes, who take the place of others, and four pieces of gear', () => {
  expect([promo.leaders.length, promo.supply.length]).toEqual([1, 8])
  const { box, state } = scenario({ expansions }).begin().table()
  const sizes = ['persephone', 'osiris', 'regina', 'silverhold', 'space-bazaar'] as const
  expect(sizes.map((deck) => state.supply[deck]?.deck.cards.length)).toEqual([27, 25, 25, 26, 26])
  expect(box.leaders.get('malcolm')?.box).toBe('promo')
  for (const name of ['Zoe', 'Jayne', 'Kaylee', 'Wash'])
    expect([...box.supply.values()].filter((card) => card.name === name).map((card) => card.box)).toEqual(['promo'])
})

test('PACK-R4 a table may keep to the usual printings; never are both in one game', () => {
  const printings = (variants: string[]) => {
    const { leaders, supply } = scenario({ expansions, variants }).begin().box
    const named = [...supply.values()].filter(({ name }) => ['Zoe', 'Jayne', 'Kaylee', 'Wash'].includes(name))
    return [...named, leaders.get('malcolm')].map((card) => card?.box)
  }
  expect(printings([])).toEqual(Array(5).fill('promo'))
  expect(printings(['usual-printings'])).toEqual(Array(5).fill('base'))
  const { supply } = scenario({ expansions, variants: ['usual-printings'] }).begin().box
  expect([...supply.values()].filter((card) => card.box === 'promo')).toHaveLength(4)
})

const passing = (set: CaptainSet) => {
  const game = heistFor({ credits: 0, leader: 'nandi', ...set }, { expansions })
    .next('misbehave', 'Gun Play')
    .dice(6, 6, 6)
    .begin()
  goToWork(game).choose('shoot')
  while (game.state.attempt) game.choose(game.options()[0] ?? '')
  return game.captain().credits
}

test.each(['Jayne', 'Kaylee', 'Wash', 'Zoe'])('%s is paid for a Misbehave card passed at work', (name) => {
  const others = ['Lund', 'Stark']
  const without = passing({ crew: others, gear: ['Vera'] })
  expect(passing({ crew: [...others, name], gear: ['Vera'] }) - without).toBe(100)
})

test('Malcolm takes $100 too, on a job but not on a goal', () => {
  expect(passing({ leader: 'malcolm', crew: ['Lund', 'Stark'], gear: ['Vera'] })).toBe(
    passing({ crew: ['Lund', 'Stark'], gear: ['Vera'] }) + 100,
  )
  const t = scenario({ expansions, captains: [{ leader: 'malcolm' }] })
    .begin()
    .table()
  expect(abilityOf(crewCard(t, 'malcolm'), 'job-bonus')).toMatchObject({ credits: 500 })
})

test('Fruity Oaty Bar soothes its carrier', () => {
  const set = { gear: ['Fruity Oaty Bar'], disgruntled: ['Malcolm'] }
  const game = scenario({ expansions, captains: [set] }).begin()
  game.choose(offers(game, 'soothe:')[0] ?? '')
  expect(game.captain().crew[0]?.disgruntled).toBe(false)
})

test('Loot Crate: Silverhold brings the first gear of the deck and leaves the game', () => {
  const game = scenario({ expansions, captains: [{ gear: ['Loot Crate: Silverhold'] }] })
    .next('silverhold', 'Saffron', 'Vera')
    .begin()
  game.choose(offers(game, 'open-crate:')[0] ?? '')
  expect(game.captain().gear).toEqual(['silverhold/vera'])
  expect(game.state.supply.silverhold?.discard.cards).toEqual(['silverhold/saffron'])
  expect(game.state.removed.cards).toEqual(['persephone/loot-crate-silverhold'])
})

test("Mal's Pretty Floral Bonnet spares its carrier a Wanted roll, and weighs nothing", () => {
  const captains = [{ at: 'persephone', crew: ['Jayne'], gear: ["Mal's Pretty Floral Bonnet"], warrants: 1 }]
  const game = scenario({ expansions, captains, cruiser: 'albion' }).next('nav-alliance', 'Alliance Cruiser').begin()
  game.choose('burn').choose(game.options()[0] ?? '')
  expect(game.kind).toBe('wanted.hide')
  game.choose(['silverhold/jayne'])
  expect(crewOf(game)).toContain('silverhold/jayne')
})

describe("Wash's Lucky Dinosaurs", () => {
  const bonnie = { at: 'hera', gear: ["Wash's Lucky Dinosaurs"] }
  const rolls = (flying: boolean) => {
    const game = scenario({ expansions, captains: [bonnie] }).begin()
    const t = game.table()
    if (flying) t.state.turn.flight = { way: 'burn', flown: 1, range: 5, further: 0 }
    const team = { captain: game.captain(), members: game.captain().crew, carried: [], attempt: null }
    return promo.answers?.map((on) => on.dice?.(t, team, game.captain().gear, 'fight'))
  }

  test('roll ones again in flight, and only there', () => {
    expect([rolls(true), rolls(false)]).toEqual([[{ noOnes: true }], [{}]])
  })
})

const say = writer('en', { ...cardMessages, ...messages }, ({ id }) => String(id))

/** A sample of each kind: the compiler asks for the kinds that are missing. */
const abilities: { readonly [K in keyof PromoAbilities]: readonly [AbilityOf<K>, string] } = {
  'misbehave-bonus': [
    { is: 'misbehave-bonus', credits: 100 },
    'Take $100 for each Misbehave card you pass on a job with this crew at work.',
  ],
  'reroll-ones-flying': [{ is: 'reroll-ones-flying' }, 'In flight, roll every 1 in your tests again.'],
  'digs-for-gear': [
    { is: 'digs-for-gear', deck: 'silverhold' },
    'In your turn, remove this from the game: turn up cards of the silverhold supply deck until one is gear. It is yours; discard the others.',
  ],
}

test.each(Object.values(abilities))('$0.is', (ability, english) => {
  expect(say(describeAbility(ability, 'gear'))).toBe(english)
})
