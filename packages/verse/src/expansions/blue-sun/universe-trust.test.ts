import { expect, test } from 'vitest'
import { boxWith } from '../../boxes/index.ts'
import { type CaptainSet, type Play, type Scenario, type Situation, scenario } from '../../scenario.ts'
import { offers, onOffer } from '../../testing/aids.ts'
import type { JobCard } from '../../vocabulary/index.ts'

function withCaptain(captain: CaptainSet, set: Omit<Situation, 'captains'> = {}): Scenario {
  return scenario({ expansions: ['blue-sun'], captains: [captain], ...set })
}

/** A legal Job done at Meridian for $600, with nothing asked. */
const errand = 'harken-29'
/** An illegal one: 2 Misbehave cards at Persephone and 3 Contraband to hand over, for $2000. */
const delivery = 'badger-27'
/** Challenges of one more Misbehave card, of a Negotiate test, and of no Fight points. */
const [naughty, broadcast, handsTied] = ['mr-universe-01', 'mr-universe-19', 'mr-universe-24']
const easy = ['A Little Job on the Side', 'An Unexpected Opportunity']

const pileOf = (game: Play) => game.state.contacts['mr-universe']?.discard.cards

test('UNIVERSE-12 completion makes Solid with both, the Challenge being the mark, and each is lost apart', () => {
  const game = withCaptain({
    at: 'persephone',
    hand: ['badger-01'],
    loaded: [delivery],
    under: { [delivery]: handsTied },
    contraband: 3,
  })
    .next('misbehave', ...easy)
    .begin()
    .path(`job:${delivery}`, 'stay', 'stay')
  expect(game.captain().solid).toEqual({ badger: delivery, 'mr-universe': handsTied })
  const lost = withCaptain({ at: 'athens', active: ['badger-08'], solid: ['badger', 'mr-universe'] })
    .next('misbehave', 'Alliance Patrol')
    .dice(1)
    .begin()
    .choose('job:badger-08')
  expect([lost.captain().warrants, Object.keys(lost.captain().solid)]).toEqual([1, ['mr-universe']])
})

test('UNIVERSE-12 a further Challenge completed leaves the game', () => {
  const game = withCaptain({ at: 'meridian', active: [errand], under: { [errand]: naughty }, solid: ['mr-universe'] })
    .next('misbehave', ...easy)
    .begin()
  const mark = game.captain().solid['mr-universe']
  game.path(`job:${errand}`, 'stay')
  expect(game.captain()).toMatchObject({ credits: 4600, solid: { harken: errand, 'mr-universe': mark } })
  expect(game.state.removed.cards).toEqual([naughty])
})

test('UNIVERSE-13 Solid with Mr. Universe the hand holds five', () => {
  const hand = ['badger-01', 'badger-02', 'badger-03']
  const dealt = (solid: readonly 'mr-universe'[]) =>
    withCaptain({ at: 'persephone', hand, solid })
      .next('badger', 'badger-04', 'badger-05')
      .begin()
      .path('deal:badger', ['draw-one'], 'draw', 'stop')
  expect(onOffer(dealt([]))).toEqual([])
  const game = dealt(['mr-universe'])
  expect(onOffer(game)).toEqual(['badger-04', 'badger-05'])
  expect(game.choose(['badger-04', 'badger-05']).captain().hand.cards).toEqual([...hand, 'badger-04', 'badger-05'])
})

test('PIC-CARD-07 Mr. Universe is dealt with from any sector by those Solid with him, and trades in nothing', () => {
  const deals = (set: CaptainSet) => offers(withCaptain({ at: 'albion', ...set }).begin(), 'deal:')
  expect(deals({})).toEqual([])
  expect(deals({ solid: ['mr-universe'] })).toEqual(['deal:mr-universe'])
  expect(deals({ solid: ['mr-universe'], at: 'persephone' })).toEqual(['deal:badger', 'deal:mr-universe'])
  expect(deals({ solid: ['mr-universe'], at: 'cortex-relay-7' })).toEqual(['deal:mr-universe'])
  const game = withCaptain({ solid: ['mr-universe'], cargo: 1, contraband: 1 })
    .begin()
    .choose('deal:mr-universe')
  expect(game.options()).toEqual(['draw', 'draw-one'])
})

test('UNIVERSE-14 UNIVERSE-15 PIC-CARD-11 a Warrant costs Job, Challenge and Solid, and the hand is cut at once', () => {
  const hand = ['patience-01', 'patience-02', 'patience-03', 'patience-04', broadcast]
  const active = { loaded: ['niska-28'], under: { 'niska-28': handsTied }, contraband: 3 }
  const gear = ['silverhold/gj-flashkill-pod-grenades/1']
  const game = withCaptain({
    at: 'ezra',
    leader: 'marco',
    crew: ['Jayne'],
    gear,
    hand,
    ...active,
    solid: ['mr-universe'],
  })
    .next('misbehave', 'Alliance Patrol')
    .dice(1)
    .begin()
    .path('job:niska-28', 'go', 'suggested', 'papers')
  expect([game.kind, game.options()]).toEqual(['hand.cut-down', hand])
  expect(game.decision()).toMatchObject({ min: 2, max: 2 })
  expect(game.captain()).toMatchObject({ warrants: 1, jobs: [], solid: {}, credits: 3000 })
  expect(pileOf(game)).toEqual([handsTied])
  game.choose(['patience-02', broadcast])
  expect(game.captain().hand.cards).toEqual(['patience-01', 'patience-03', 'patience-04'])
  expect(pileOf(game)).toEqual([handsTied, broadcast])
  expect(game.kind).toBe('kill.victim')
})

test('UNIVERSE-15 however the reputation is lost, a hand above the limit is cut down', () => {
  const base = boxWith(['blue-sun'])
  const spiteful: JobCard = {
    kind: 'job',
    id: 'badger-99',
    box: 'blue-sun',
    name: 'Made up',
    contact: 'badger',
    types: ['crime'],
    legal: false,
    immoral: false,
    finish: { at: 'meridian', misbehave: 1 },
    pay: { credits: 100 },
    onCompletion: [{ do: 'lose-solid', contact: 'mr-universe' }],
  }
  const box = { ...base, jobs: new Map([...base.jobs, [spiteful.id, spiteful]]) }
  const hand = ['badger-01', 'badger-02', 'badger-03', 'badger-04']
  const game = withCaptain({ at: 'meridian', active: [spiteful.id], hand, solid: ['mr-universe'] }, { box })
    .next('misbehave', ...easy)
    .begin()
    .path(`job:${spiteful.id}`, 'stay')
  expect(game.decision()).toMatchObject({ kind: 'hand.cut-down', min: 1, max: 1 })
  expect(game.choose(['badger-01']).captain().hand.cards).toEqual(['badger-02', 'badger-03', 'badger-04'])
})
