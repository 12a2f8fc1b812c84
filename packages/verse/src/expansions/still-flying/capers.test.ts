import { describe, expect, test } from 'vitest'
import { jobsToWork } from '../../rules/work.ts'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { crewOf, lastTold, looksOf, offers, onOffer } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import { stillFlyingIn } from './state.ts'

const expansions = ['still-flying'] as const
const saffron = 'silverhold/saffron'
const bridgit = 'regina/bridgit'
/** A test of Negotiate at Persephone after two Misbehave cards: 6 or more pays, less is a double-cross. */
const blushing = 'caper-01'
/** Two Cargo from Athens to Pelorum. */
const horse = 'caper-10'
/** Whoever wins this fight loses a crew. */
const deadly = "The Sheriff's Justice"
const reshuffle = 'caper/reshuffle'

const begin = (captain: CaptainSet, ...others: CaptainSet[]) =>
  scenario({ expansions, captains: [captain, ...others], cruiser: 'albion' }).begin()

const capersIn = (game: Play) => stillFlyingIn(game.state).capers

describe('CAPER-01', () => {
  test('CAPER-01 with a Deceptive crew a Deal action anywhere lets a captain consider 3 Capers and keep 2', () => {
    const game = scenario({ expansions, captains: [{ at: 'white-sun-r2-01', crew: ['Saffron'] }] })
      .next('caper', 'caper-02', 'caper-04', 'caper-07')
      .begin()
      .choose('capers')
    expect([looksOf(game), game.options()]).toEqual([undefined, ['draw', 'draw-one']])
    game.choose(['draw'])
    expect(onOffer(game)).toEqual(['caper-02', 'caper-04', 'caper-07'])
    game.choose(['caper-02', 'caper-07'])
    expect(game.captain().hand.cards).toEqual(['caper-02', 'caper-07'])
    expect(capersIn(game).discard.cards).toEqual(['caper-04'])
    expect(game.state.turn.taken).toEqual(['deal'])
    expect(game.options()).not.toContain('capers')
  })

  test('CAPER-01 nobody else knows of any', () => {
    expect(begin({ crew: ['Kaylee'] }).options()).not.toContain('capers')
    expect(begin({ crew: ['Saffron'] }).options()).toContain('capers')
  })

  test('CAPER-01 a Caper pays like a job, earns nobody’s trust and leaves the game', () => {
    const game = complete({
      at: 'gonghe',
      leader: 'marco',
      crew: ['Saffron'],
      gear: ['persephone/bona-fide-credentials'],
      warrants: 2,
    })
    expect(game.captain()).toMatchObject({ credits: 3000 + 1500 - 300, warrants: 0, jobs: [], solid: {} })
    expect(game.state.removed.cards).toContain('caper-06')
    expect(capersIn(game).discard.cards).toEqual([])
  })
})

/** Works "A Pardon Made Out to Bearer", which holds no test, at Gonghe. */
function complete(captain: CaptainSet): Play {
  const game = scenario({ expansions, captains: [{ hand: ['caper-06'], ...captain }], cruiser: 'albion' })
    .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
    .begin()
  goToWork(game, 'job:caper-06').path('stay', 'stay')
  if (game.kind === 'pay.cuts') game.choose('all')
  return game
}

test('CONSIDER-06 Capers of the discard pile are considered first', () => {
  const game = scenario({ expansions, captains: [{ crew: ['Saffron'] }] })
    .discards('caper', 'caper-05')
    .begin()
    .choose('capers')
  expect(looksOf(game)).toBe(3)
  game.choose(['caper-05']).choose(['caper-05'])
  expect(game.captain().hand.cards).toEqual(['caper-05'])
})

describe('CAPER-02', () => {
  const draw = (...pile: string[]) =>
    scenario({ expansions, captains: [{ crew: ['Saffron'] }] })
      .discards('caper', ...pile)
      .next('caper', 'caper-02', reshuffle)
      .begin()
      .path('capers', ['draw'])

  test('CAPER-02 the reshuffle card is resolved the moment it is drawn', () => {
    const game = draw('caper-05', 'caper-09')
    expect(game.told()).toContain('capers-reshuffled')
    expect(capersIn(game).discard.cards).toEqual([])
    expect(capersIn(game).deck.cards).toContain(reshuffle)
  })

  test('OPEN-63 another card is drawn for it', () => {
    const { cards } = draw('caper-05').captain().considering
    expect([cards[0], cards.length, cards.includes(reshuffle)]).toEqual(['caper-02', 3, false])
  })
})

describe('CAPER-03', () => {
  test('CAPER-03 losing the Deceptive crew discards all active Capers at once', () => {
    const game = scenario({
      expansions,
      captains: [{ at: 'regina' }, { crew: ['Saffron'], active: [blushing], loaded: [horse], cargo: 2 }],
    })
      .next('regina', bridgit)
      .begin()
      .path('shop', ['draw-one'], 'stop', [bridgit])
    expect(game.captain(1).jobs).toEqual([])
    expect(game.captain(1).hold.cargo).toBe(2)
    expect(new Set(capersIn(game).discard.cards)).toEqual(new Set([blushing, horse]))
  })

  test('CAPER-03 jobs of others stay', () => {
    const rival = { at: 'albion', crew: ['Saffron'], disgruntled: ['Saffron'], active: [blushing, 'amnon-duul-07'] }
    const game = begin({ at: 'albion' }, rival).choose(`hire:${saffron}`)
    expect(game.captain(1).jobs.map(({ card }) => card)).toEqual(['amnon-duul-07'])
    expect(game.captain(0).jobs).toEqual([])
  })

  test('OPEN-63 Capers in hand stay, but cannot be started without a Deceptive crew', () => {
    const game = begin(
      { at: 'albion' },
      { at: 'albion', crew: ['Saffron'], disgruntled: ['Saffron'], hand: [blushing] },
    )
    game.choose(`hire:${saffron}`)
    expect(game.captain(1).hand.cards).toEqual([blushing])
    expect(offers(begin({ at: 'persephone', hand: [blushing] }), 'job:')).toEqual([])
    expect(offers(begin({ at: 'persephone', crew: ['Saffron'], hand: [blushing] }), 'job:')).toEqual([
      `job:${blushing}`,
    ])
  })

  test('CAPER-R1 the Deceptive crew must be among those at work', () => {
    const game = begin({ at: 'persephone', crew: ['Saffron', 'Kaylee'], hand: [blushing] }).choose(`job:${blushing}`)
    expect(game.options()).toContain('leave:regina/kaylee')
    expect(game.options()).not.toContain(`leave:${saffron}`)
  })
})

describe('CAPER-04', () => {
  /** The first card costs the life of a crew, and the captain lets it be the Card Sharp; the second is no trouble. */
  const bereft = (...dice: number[]) => {
    const captain = {
      at: 'persephone',
      leader: 'marco',
      crew: ['Card Sharp', 'Kaylee'],
      active: [blushing, 'caper-04'],
    }
    const game = scenario({ expansions, captains: [captain], cruiser: 'albion' })
      .next('misbehave', deadly, 'A Little Job on the Side')
      .dice(6, 4, ...dice)
      .begin()
    goToWork(game, `job:${blushing}`).path('fight', 'space-bazaar/card-sharp')
    expect(game.captain().jobs.map(({ card }) => card)).toEqual([blushing])
    game.choose('stay')
    if (game.kind === 'trial') game.choose('scheme')
    return game
  }

  test('CAPER-04 an attempt under way may be finished without her; other Capers are gone at once', () => {
    const game = bereft(6, 1)
    if (game.kind === 'pay.cuts') game.choose('all')
    expect(game.captain()).toMatchObject({ credits: 3000 + 3000 - 300, jobs: [] })
    expect(game.state.removed.cards).toContain(blushing)
    expect(capersIn(game).discard.cards).toEqual(['caper-04'])
  })

  test('CAPER-04 if it fails, the Caper is discarded like the others', () => {
    const game = bereft(1)
    expect(game.captain()).toMatchObject({ credits: 3000, jobs: [] })
    expect(new Set(capersIn(game).discard.cards)).toEqual(new Set([blushing, 'caper-04']))
  })
})

test('CAPER-05 JOB-01 JOB-02 Capers count towards the limits of hand and active jobs', () => {
  const full = begin({ crew: ['Saffron'], hand: ['caper-02', 'caper-04', 'harken-01'] }).path('capers', ['draw'])
  expect(onOffer(full)).toEqual([])
  const [first = ''] = full.captain().considering.cards
  full.choose(['discard:caper-02', first])
  expect(full.captain().hand.cards).toEqual(['caper-04', 'harken-01', first])
  const active = ['caper-02', 'caper-04', 'caper-07']
  expect(offers(begin({ at: 'persephone', crew: ['Saffron'], active, hand: [blushing] }), 'job:')).toEqual([])
  const two = active.slice(1)
  expect(offers(begin({ at: 'persephone', crew: ['Saffron'], active: two, hand: [blushing] }), 'job:')).toHaveLength(1)
})

describe('DECEPTIVE-03', () => {
  const decks = (game: Play) => Object.values(game.state.supply).flatMap((pile) => pile?.deck.cards ?? [])

  test('DECEPTIVE-03 one replaced by another is shuffled into its supply deck', () => {
    const game = scenario({ expansions, captains: [{ at: 'regina' }, { crew: ['Saffron'] }] })
      .next('regina', bridgit)
      .begin()
      .path('shop', ['draw-one'], 'stop', [bridgit])
    expect([crewOf(game, 1), game.state.removed.cards]).toEqual([['womack'], []])
    expect(game.state.supply.silverhold?.deck.cards).toContain(saffron)
    expect(lastTold(game, 'back-in-deck')).toMatchObject({ card: { id: saffron }, deck: { id: 'silverhold' } })
  })

  test('DECEPTIVE-03 so is one who is killed, and nobody else', () => {
    const captain = { at: 'hera', leader: 'marco', crew: ['Saffron', 'Kaylee'] }
    const game = scenario({ expansions, captains: [captain], cutters: ['hera'], cruiser: 'albion' })
      .dice(1)
      .begin()
    game.path(saffron, 'regina/kaylee')
    expect(crewOf(game)).toEqual(['marco'])
    expect(game.state.removed.cards).toEqual(['regina/kaylee'])
    expect(decks(game)).toContain(saffron)
  })
})

describe('CAPER-R5', () => {
  const crossed = (captain: CaptainSet) => {
    const game = scenario({
      expansions,
      captains: [{ at: 'persephone', leader: 'marco', crew: ['Saffron'], hand: [blushing], ...captain }],
      cruiser: 'albion',
    })
      .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
      .dice(1)
      .begin()
    goToWork(game, `job:${blushing}`).path('stay', 'stay')
    if (game.kind === 'trial') game.choose('scheme')
    return game
  }

  test('CAPER-R5 the Deceptive crew takes the loot and is gone, and every active Caper with her', () => {
    const game = crossed({ active: ['caper-04'], gear: ['regina/pistol/1'] })
    expect(game.captain()).toMatchObject({ credits: 2000, warrants: 0, jobs: [], gear: ['regina/pistol/1'] })
    expect(crewOf(game)).toEqual(['marco'])
    expect(game.state.supply.silverhold?.deck.cards).toContain(saffron)
    expect(new Set(capersIn(game).discard.cards)).toEqual(new Set([blushing, 'caper-04']))
    expect(lastTold(game, 'double-crossed').credits).toBe(1000)
  })

  test('CAPER-R5 who has less loses all there is', () => {
    expect(crossed({ credits: 400 }).captain().credits).toBe(0)
  })
})

test('CAPER-R7 OPEN-59 no Challenge is laid under a Caper', () => {
  const hand = ['caper-06', 'mr-universe-01', 'mr-universe-02', 'mr-universe-03', 'mr-universe-04']
  for (const challenge of hand.slice(1)) {
    const captain = { at: 'gonghe', crew: ['Saffron'], gear: ['persephone/bona-fide-credentials'] }
    const game = scenario({
      expansions: ['blue-sun', 'still-flying'],
      captains: [{ ...captain, hand: ['caper-06', challenge] }],
      cruiser: 'albion',
    }).begin()
    expect(game.choose('job:caper-06').kind).not.toBe('work.challenge')
  }
})

test('CAPER-R8 Alliance Audit does not move for a Caper', () => {
  const game = scenario({
    expansions: ['crime', 'still-flying'],
    captains: [{ at: 'gonghe', crew: ['Saffron'], gear: ['persephone/bona-fide-credentials'], hand: ['caper-06'] }],
    ...{ cruiser: 'albion', alert: 'alliance-audit' },
  })
    .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
    .begin()
  goToWork(game, 'job:caper-06').path('stay', 'stay', 'all')
  expect(game.state.removed.cards).toContain('caper-06')
  expect(game.state.boxes.crime?.lyingOn).toBeNull()
})

test('the law misses nothing: a Caper without its schemer is no work anywhere', () => {
  const game = begin({ crew: ['Saffron'], hand: [blushing] })
  const [t, c] = [game.table(), game.captain()]
  const where = [...t.box.sectors.keys()].filter((sector) => jobsToWork(t, { ...c, sector }).length > 0)
  expect(where).toEqual(['persephone'])
  expect(jobsToWork(t, { ...c, sector: 'persephone', crew: c.crew.slice(0, 1) })).toEqual([])
})
