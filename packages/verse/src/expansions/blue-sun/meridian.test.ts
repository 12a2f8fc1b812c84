import { describe, expect, test } from 'vitest'
import { slug } from '../../box.ts'
import { boxWith } from '../../boxes/index.ts'
import { type CaptainSet, scenario } from '../../scenario.ts'
import { boundsOf, crewOf, lastTest, offers, onOffer, times } from '../../testing/aids.ts'
import { goToWork, heistFor } from '../../testing/heist.ts'
import {
  aloneIn,
  blueSun,
  drawnAtMeridian,
  facing,
  meridianDiscards,
  passed,
  pointsIn,
  toldOf,
} from './testing/index.ts'

/** What Meridian sells, what its crew and gear do at work, and the two Leaders of the box. */

const sword = 'meridian/the-operatives-sword'
const lund = 'regina/lund'

describe('BUY-08', () => {
  test('BUY-08 Meridian is a Supply planet with a deck of its own', () => {
    const game = aloneIn({ at: 'meridian' }).next('meridian', 'Love Bot', 'Cortland', 'Heist Intel').begin()
    expect(game.options()).toContain('shop')
    const cards = game.state.supply.meridian?.deck.cards ?? []
    expect(cards).toHaveLength(25)
    expect(cards.every((card) => card.startsWith('meridian/'))).toBe(true)
    game.path('shop', ['draw'])
    expect(onOffer(game)).toEqual(['meridian/love-bot', 'meridian/cortland', 'meridian/heist-intel'])
    game.choose(['meridian/cortland'])
    expect(meridianDiscards(game)).toEqual(['meridian/love-bot', 'meridian/heist-intel'])
  })

  test('BUY-08 without Blue Sun there is no Meridian', () => {
    expect(boxWith([]).supplyDecks).not.toContain('meridian')
    expect(boxWith(['blue-sun']).supplyDecks).toEqual([...boxWith([]).supplyDecks, 'meridian'])
  })
})

describe('what Meridian sells', () => {
  test.each<[string, number, 'crew' | 'gear' | 'upgrades' | 'core']>([
    ['Cortland', 300, 'crew'],
    ['Gun Hand', 100, 'crew'],
    ['Head Goon', 300, 'crew'],
    ['Sheydra', 300, 'crew'],
    ['The Middleman', 200, 'crew'],
    ['The Salesman', 200, 'crew'],
    ['Fruity Oaty Bar', 100, 'gear'],
    ['Heist Intel', 500, 'gear'],
    ["Kaylee's Parasol", 0, 'gear'],
    ['Love Bot', 1200, 'gear'],
    ['MF-813 Flying Mule', 1400, 'gear'],
    ["Mal's Brown Coat", 800, 'gear'],
    ["Mal's Frontier Model B", 800, 'gear'],
    ['Maque Tiles', 200, 'gear'],
    ["Simon's Sonic Stun Baton", 1000, 'gear'],
    ["The Operative's Sword", 1000, 'gear'],
    ['Hull-Mounted Flak Gun', 400, 'upgrades'],
    ['Long-Range Scanner Array', 800, 'upgrades'],
    ['Modded Fuel Catalyzer', 600, 'upgrades'],
    ['Reaver-Flage', 600, 'upgrades'],
    ['Xunsu Whisper X1', 1600, 'core'],
  ])('%s is bought for $%i and goes where its kind belongs', (name, price, where) => {
    const game = drawnAtMeridian(name, { credits: price })
    const [id = '', ...others] = onOffer(game)
    expect(id.startsWith(`meridian/${slug(name)}`)).toBe(true)
    expect(others).toEqual([])
    game.choose([id])
    const { credits, gear, upgrades, core } = game.captain()
    expect(credits).toBe(0)
    const places = { crew: crewOf(game).slice(1), gear, upgrades, core: [core] }
    expect(places[where]).toEqual([id])
    if (price > 0) expect(onOffer(drawnAtMeridian(name, { credits: price - 1 }))).toEqual([])
  })
})

describe('Cortland', () => {
  test('Cortland lets Bribes be paid before any Negotiate test, and before no other', () => {
    const game = facing('A Bit of Local Color', { crew: ['Cortland'] }, 1).choose('threaten')
    expect([game.kind, boundsOf(game)]).toEqual(['test.bribe', [0, 30]])
    game.choose(4)
    expect(lastTest(game)).toMatchObject({ points: 1 + 4, total: 6 })
    expect([game.captain().credits, passed(game)]).toEqual([2600, true])
    const brawl = facing('A Bit of Local Color', { crew: ['Cortland'] }, 1).choose('brawl')
    expect([brawl.kind, pointsIn(brawl), brawl.captain().credits]).toEqual(['turn', 2 + 1, 3000])
  })

  test('Cortland is of no use from aboard', () => {
    const set = heistFor({ crew: ['Cortland'] }, blueSun)
      .next('misbehave', 'A Bit of Local Color')
      .dice(1)
    const game = goToWork(set.begin(), undefined, ['meridian/cortland']).choose('threaten')
    expect([game.kind, game.captain().credits]).toEqual(['turn', 3000])
  })

  test('Cortland goes by the skill a test is turned into', () => {
    const set = { crew: ['Cortland', 'Sheydra'] }
    const turned = facing('Gun Play', set).path('shoot', true)
    expect(turned.kind).toBe('test.bribe')
    expect(facing('Gun Play', set, 5).path('shoot', false).kind).toBe('turn')
  })
})

test('Gun Hand brings 1 Fight and is discarded to Meridian when killed', () => {
  const game = facing('Gun Play', { crew: ['meridian/gun-hand/1'] }, 1).choose('shoot')
  expect(pointsIn(game)).toBe(2 + 1)
  game.choose('meridian/gun-hand/1')
  expect(crewOf(game)).toEqual(['malcolm'])
  expect([meridianDiscards(game), game.state.removed.cards]).toEqual([['meridian/gun-hand/1'], []])
})

test('Head Goon brings 2 Negotiate once three of the crew are Mercs', () => {
  const threaten = (...crew: string[]) => pointsIn(facing('A Bit of Local Color', { crew }, 1).choose('threaten'))
  expect(threaten('Head Goon', 'meridian/gun-hand/1')).toBe(1)
  expect(threaten('Head Goon', 'meridian/gun-hand/1', 'meridian/gun-hand/2')).toBe(1 + 2)
})

describe('Sheydra', () => {
  test('Sheydra turns one Fight test a job into a Negotiate test', () => {
    const game = facing('Gun Play', { crew: ['Sheydra'] }, 4).choose('shoot')
    expect(game.kind).toBe('test.swap')
    game.choose(true)
    expect(lastTest(game)).toMatchObject({ skill: { name: 'skill', id: 'negotiate' }, points: 1 + 2, total: 7 })
    expect(passed(game)).toBe(true)
  })

  test('Sheydra does so once, and is a Companion in Fancy Duds', () => {
    const set = scenario({
      ...blueSun,
      captains: [{ at: 'valentine', leader: 'nandi', crew: ['Sheydra'], active: ['niska-18'] }],
    })
    const game = goToWork(
      set.next('misbehave', 'Gun Play', 'Gun Play', 'A Formal Affair').dice(4, 6, 1).begin(),
      'job:niska-18',
    )
    game.path('shoot', true, 'shoot')
    expect(lastTest(game)).toMatchObject({ skill: { name: 'skill', id: 'fight' } })
    expect([game.kind, game.options()]).toEqual(['misbehave.ace', ['ace', 'face']])
    game.choose('face')
    expect(game.options()).toEqual(['dress-up', 'mingle'])
  })
})

describe('selling at a premium', () => {
  const sell = (token: string, set: CaptainSet) => {
    const game = aloneIn({ at: 'persephone', solid: ['badger'], credits: 0, cargo: 2, contraband: 2, ...set }).begin()
    return game.path('deal:badger', times(2, `sell:${token}`)).captain().credits
  }

  test('The Middleman gets $100 more for each Contraband and nothing more for Cargo', () => {
    expect(sell('contraband', {})).toBe(1400)
    expect(sell('contraband', { crew: ['The Middleman'] })).toBe(1600)
    expect(sell('cargo', { crew: ['The Middleman'] })).toBe(800)
  })

  test('Murphy gets $100 more for Cargo and Contraband, beside what The Middleman gets', () => {
    expect(sell('cargo', { leader: 'murphy' })).toBe(1000)
    expect(sell('contraband', { leader: 'murphy' })).toBe(1600)
    expect(sell('contraband', { leader: 'murphy', crew: ['The Middleman'] })).toBe(1800)
  })

  test('Murphy gets nothing for what a contact does not want', () => {
    const game = aloneIn({ at: 'highgate', leader: 'murphy', solid: ['lord-harrow'], cargo: 1 }).begin()
    expect(game.choose('deal:lord-harrow').options()).toEqual(['draw', 'draw-one', 'buy:cargo'])
  })
})

test("Kaylee's Parasol brings 1 Negotiate and takes up no hand", () => {
  const game = facing('A Bit of Local Color', { gear: ["Kaylee's Parasol", 'regina/pistol/1'] }, 1)
  expect(game.state.attempt?.carried).toHaveLength(2)
  expect(pointsIn(game.choose('threaten'))).toBe(1 + 1)
})

describe('MF-813 Flying Mule', () => {
  const mule = 'meridian/mf-813-flying-mule'
  const rob = (set: CaptainSet) => {
    const easy = ['A Little Job on the Side', 'An Unexpected Opportunity']
    const robbery = aloneIn({ at: 'space-bazaar', active: ['badger-14'], fuel: 0, part: 0, ...set })
    return goToWork(
      robbery
        .next('misbehave', ...easy)
        .dice(6, 5)
        .begin(),
      'job:badger-14',
    ).path('stay', 'stay')
  }

  test('MF-813 Flying Mule loads goods of your choice after a Crime: 6 less the crew who worked it', () => {
    const game = rob({ crew: ['Lund', 'Zoe'], gear: [mule] })
    for (const [n, good] of ['cargo', 'contraband', 'part'].entries()) {
      expect([game.kind, game.options()]).toEqual(['load.good', ['cargo', 'contraband', 'fuel', 'part']])
      expect(game.decision().prompt.with).toEqual({ n: 3 - n })
      game.choose(good)
    }
    expect(game.kind).toBe('pay.cuts')
    expect(game.captain().hold).toMatchObject({ cargo: 1, part: 1 })
    expect(game.captain().stash.contraband).toBe(1)
  })

  test('MF-813 Flying Mule loads nothing with six at work, nor left aboard', () => {
    const six = ['Lund', 'Zoe', 'Emma', 'Billy', 'Jesse']
    expect(rob({ crew: six, gear: [mule] }).kind).toBe('pay.cuts')
    expect(rob({ crew: six.slice(1), gear: [mule] }).kind).toBe('load.good')
    const set = aloneIn({ at: 'space-bazaar', active: ['badger-14'], gear: [mule] })
    const easy = ['A Little Job on the Side', 'An Unexpected Opportunity']
    const left = set
      .next('misbehave', ...easy)
      .dice(6, 5)
      .begin()
      .path('job:badger-14', 'by-hand', 'aboard', 'stay', 'stay')
    expect([left.kind, left.captain().jobs]).toEqual(['turn', []])
  })

  test('MF-813 Flying Mule is a Transport and loads nothing after other jobs', () => {
    const game = aloneIn({ at: 'jiangyin', loaded: ['amnon-duul-07'], contraband: 2, gear: [mule] }).begin()
    game.path('job:amnon-duul-07', 'suggested')
    expect([game.kind, game.captain().jobs]).toEqual(['turn', []])
    expect(facing('Old-Fashioned Shoot-out', { gear: [mule] }).options()).toEqual(['shoot', 'drive-off'])
  })
})

describe("The Operative's Sword", () => {
  test("The Operative's Sword may be discarded as the Ace of any Misbehave card", () => {
    const game = facing('Gun Play', { gear: [sword] })
    expect([game.kind, game.options()]).toEqual(['misbehave.ace', ['face', sword]])
    game.choose(sword)
    expect([passed(game), game.captain().gear, meridianDiscards(game)]).toEqual([true, [], [sword]])
    expect(toldOf(game, 'test')).toBe(0)
  })

  test("The Operative's Sword kept in hand is a Knife with 2 Fight", () => {
    const game = facing('Knife Fight', { gear: [sword] }, 1).choose('face')
    expect([pointsIn(game), passed(game), game.captain().gear]).toEqual([2 + 2 + 3, true, [sword]])
  })

  test("The Operative's Sword left aboard is no Ace", () => {
    const set = heistFor({ gear: [sword] }, blueSun).next('misbehave', 'Gun Play')
    const game = set.begin().path('job:amnon-duul-07', 'by-hand', 'aboard')
    expect([game.kind, game.options()]).toEqual(['misbehave', ['shoot', 'back-down']])
  })
})

describe('Atherton', () => {
  test('Atherton hires no Companion, wherever one is for hire', () => {
    const shop = drawnAtMeridian('Sheydra', { leader: 'atherton' })
    expect([shop.kind, shop.options()]).toEqual(['shop.keep', ['fuel', 'part']])
    shop.choose([])
    expect([crewOf(shop), meridianDiscards(shop)]).toEqual([['atherton'], ['meridian/sheydra']])
    const lured = (leader: string) =>
      scenario({
        ...blueSun,
        captains: [
          { at: 'albion', leader },
          { at: 'albion', crew, disgruntled: crew },
        ],
      }).begin()
    const crew = ['Sheydra', 'Lund']
    expect(offers(lured('atherton'), 'hire:')).toEqual([`hire:${lund}`])
    expect(offers(lured('malcolm'), 'hire:')).toEqual(['hire:meridian/sheydra', `hire:${lund}`])
  })

  test('Atherton hires everybody else, and may own what only counts as a Companion', () => {
    expect(onOffer(drawnAtMeridian('Cortland', { leader: 'atherton' }))).toEqual(['meridian/cortland'])
    expect(onOffer(drawnAtMeridian('Love Bot', { leader: 'atherton' }))).toEqual(['meridian/love-bot'])
  })

  test('Atherton brings papers, fine clothes, 1 Fight and 2 Negotiate', () => {
    const leader = 'atherton'
    const card = { leader, gear: ['regina/pistol/1'] }
    expect(facing('Alliance Patrol', card).options()).toEqual(['ace', 'face'])
    expect(facing('A Formal Affair', card).options()).toEqual(['dress-up', 'mingle'])
    expect(pointsIn(facing('A Bit of Local Color', card, 1).choose('threaten'))).toBe(2)
    expect(pointsIn(facing('A Bit of Local Color', card, 1).choose('brawl'))).toBe(1)
  })
})
