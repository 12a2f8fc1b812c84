import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { onOffer } from '../testing/aids.ts'
import { goods, type JobType, people, type Token, tokens, tokensOf } from '../vocabulary/index.ts'

const jobs = [...baseBox.jobs.values()]
const ofType = (type: JobType) => jobs.filter((job) => job.types.includes(type))
const workable = (game: Play) => game.options().filter((id) => id.startsWith('job:'))

const loadOf = (id: string): Token[] => {
  const load = baseBox.jobs.get(id)?.pickUp?.load
  if (!load) return []
  if ('any' in load) return [...tokensOf(load.any)]
  return 'fixed' in load ? tokens.filter((token) => load.fixed[token]) : [...goods]
}

test('JOB-01 a hand of three takes no further Job until one is discarded', () => {
  const hand = ['harken-01', 'harken-02']
  const game = scenario({ captains: [{ at: 'persephone', hand }] })
    .next('badger', 'badger-01', 'badger-02')
    .begin()
    .path('deal:badger', ['draw-one'], 'draw', 'stop')
  expect(game.options()).toEqual(['badger-01', 'badger-02', 'discard:harken-01', 'discard:harken-02'])
  expect(onOffer(game)).toEqual(['badger-01', 'badger-02'])
  expect(() => game.choose(['badger-01', 'badger-02'])).toThrow('That takes 2 of "hand", and there are 1.')
  game.choose(['badger-01', 'discard:harken-02', 'badger-02'])
  expect(game.captain().hand.cards).toEqual(['harken-01', 'badger-01', 'badger-02'])
})

test('JOB-02 at most three Jobs are active, and those in hand do not count towards them', () => {
  const at = (active: string[]) =>
    scenario({ captains: [{ at: 'persephone', hand: ['badger-05', 'badger-02', 'badger-07'], active }] }).begin()
  expect(workable(at(['harken-01', 'harken-02']))).toEqual(['job:badger-05'])
  expect(workable(at(['harken-01', 'harken-02', 'harken-03']))).toEqual([])
})

test('JOB-02 with three active Jobs those three may still be worked', () => {
  const active = ['harken-01', 'harken-02', 'harken-05']
  const game = scenario({ captains: [{ at: 'sihnon', active, hand: ['badger-09'] }], cruiser: 'ariel' }).begin()
  expect(workable(game)).toEqual(active.map((id) => `job:${id}`))
})

test('JOB-03 JOB-05 a Job in hand is discarded without an action, to the pile of the Contact who gave it', () => {
  const game = scenario({ captains: [{ at: 'pelorum', hand: ['niska-01', 'badger-01'] }] }).begin()
  game.choose('discard-job:niska-01')
  expect(game.captain().hand.cards).toEqual(['badger-01'])
  expect(game.state.contacts.niska?.discard.cards).toEqual(['niska-01'])
  expect(game.state.contacts.badger?.discard.cards).toEqual([])
  expect(game.state.turn.taken).toEqual([])
})

test('JOB-04 an active Job cannot be discarded', () => {
  const captain: CaptainSet = { at: 'pelorum', hand: ['badger-01'], active: ['niska-01'], loaded: ['badger-05'] }
  const game = scenario({ captains: [captain] }).begin()
  expect(game.options().filter((id) => id.startsWith('discard'))).toEqual(['discard-job:badger-01'])
})

test('JOB-04 a Warrant ends an active Job, and so does completing it', () => {
  const lost = scenario({ captains: [{ at: 'athens', active: ['badger-08'] }] })
    .next('misbehave', 'Alliance Patrol')
    .dice(1)
    .begin()
    .choose('job:badger-08')
  expect(lost.captain().jobs).toEqual([])
  expect(lost.state.contacts.badger?.discard.cards).toEqual(['badger-08'])
  const done = scenario({ captains: [{ at: 'albion', loaded: ['harken-01'], cargo: 2 }] }).begin()
  done.choose('job:harken-01')
  expect(done.captain().jobs).toEqual([])
  expect(done.captain().solid).toEqual({ harken: 'harken-01' })
})

test('JOB-06 a Job in hand is secret until it is worked, then it lies open', () => {
  const game = scenario({ captains: [{ at: 'sihnon', hand: ['harken-01'] }, {}], cruiser: 'ariel' }).begin()
  const seen = () => game.match.view(1).captains[0]
  expect(seen()?.hand).toEqual({ sees: 0, cards: [], backs: ['harken'] })
  game.choose('job:harken-01')
  expect(seen()?.hand).toEqual({ sees: 0, cards: [], backs: [] })
  expect(seen()?.jobs).toEqual([{ card: 'harken-01', pickedUp: true }])
})

test('JOB-07 every Job names its Contact, type, law, morals, places, Misbehave counts and pay', () => {
  expect(jobs).toHaveLength(125)
  for (const contact of baseBox.contacts.keys()) expect(jobs.filter((job) => job.contact === contact)).toHaveLength(25)
  for (const job of jobs) {
    expect(job.name, job.id).not.toBe('')
    expect(job.types, job.id).toHaveLength(1)
    for (const step of [job.finish, job.pickUp ?? job.finish]) {
      expect(baseBox.places.has(step.at), `${job.id} at ${step.at}`).toBe(true)
      expect([0, 1, 2, 3, 4], job.id).toContain(step.misbehave)
    }
    const amount =
      'credits' in job.pay
        ? job.pay.credits
        : 'creditsPer' in job.pay
          ? job.pay.creditsPer
          : Object.values(job.pay).at(-1)
    expect(amount, job.id).toBeGreaterThan(0)
  }
})

test('JOB-07 what a delivery loads is what it delivers', () => {
  for (const job of jobs) expect(job.finish.deliver, job.id).toEqual(job.pickUp?.load)
})

test('JOB-08 two Jobs of one name keep their own places and pay', () => {
  const loaded = ['amnon-duul-04', 'amnon-duul-05']
  const at = (sector: string) => scenario({ captains: [{ at: sector, loaded, cargo: 4, crew: ['Wash'] }] }).begin()
  const albion = at('albion')
  const bellerophon = at('bellerophon')
  expect(workable(albion)).toEqual(['job:amnon-duul-04'])
  expect(workable(bellerophon)).toEqual(['job:amnon-duul-05'])
  albion.path('job:amnon-duul-04', 'all')
  bellerophon.path('job:amnon-duul-05', 'all')
  expect([albion.captain().credits, bellerophon.captain().credits]).toEqual([3000 + 1500 - 200, 3000 + 1300 - 200])
  expect(albion.captain().jobs.map((job) => job.card)).toEqual(['amnon-duul-05'])
})

test('JOB-09 Shipping is Legal and carries goods other than Contraband from pick-up to drop-off', () => {
  const shipping = ofType('shipping')
  expect(shipping.every((job) => job.legal && job.pickUp)).toBe(true)
  const legalGoods = goods.filter((good) => good !== 'contraband')
  for (const job of shipping) for (const token of loadOf(job.id)) expect(legalGoods, job.id).toContain(token)
})

test('JOB-10 Transport carries people, and is Illegal just when they are Fugitives', () => {
  for (const job of ofType('transport')) {
    const load = loadOf(job.id)
    expect(
      load.some((token) => people.some((person) => person === token)),
      job.id,
    ).toBe(true)
    expect(job.legal, job.id).toBe(!load.includes('fugitive'))
  }
})

test('JOB-10 whoever takes Fugitives aboard is an Outlaw from then on', () => {
  const cruiser = 'persephone'
  const working = (hand: string) =>
    scenario({ captains: [{ at: cruiser, hand: [hand] }], cruiser })
      .next('misbehave', 'A Little Job on the Side')
      .begin()
      .choose(`job:${hand}`)
  const outlaw = working('badger-17').choose('stay')
  expect(outlaw.told()).toContain('alliance-contact')
  expect(outlaw.captain().stash.fugitive).toBe(0)
  const legal = working('harken-22')
  expect(legal.told()).not.toContain('alliance-contact')
  expect(legal.captain().hold.passenger).toBe(2)
})

test('JOB-11 Smuggling is Illegal, carries Contraband and has Misbehaving at one step or both', () => {
  for (const job of ofType('smuggling')) {
    expect(job.legal, job.id).toBe(false)
    expect(loadOf(job.id), job.id).toEqual(['contraband'])
    expect((job.pickUp?.misbehave ?? 0) + job.finish.misbehave, job.id).toBeGreaterThan(0)
  }
})

test('JOB-12 Crime is a single place with Misbehaving, done in one Work action', () => {
  for (const job of ofType('crime')) {
    expect([job.legal, job.pickUp], job.id).toEqual([false, undefined])
    expect(job.finish.misbehave, job.id).toBeGreaterThan(0)
  }
  const game = scenario({ captains: [{ at: 'brisingamen', leader: 'womack', hand: ['patience-20'] }] })
    .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
    .begin()
    .path('job:patience-20', 'stay', 'stay')
  expect(game.captain().solid).toEqual({ patience: 'patience-20' })
  expect(game.state.turn.taken).toEqual(['work'])
})

test('JOB-13 a Job with special pay gives what its instructions say instead of money', () => {
  const game = scenario({
    captains: [{ at: 'triumph', leader: 'corbin', hand: ['niska-25'], crew: ['Wash', 'Jayne'] }],
  })
    .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity')
    .begin()
    .path('job:niska-25', 'leave:silverhold/jayne', 'stay', 'stay', 'all')
  expect(game.captain().stash.contraband).toBe(2)
  expect(game.captain().credits).toBe(3000 - 200 - 300)
})

test('JOB-14 a Salvage Op does nothing by itself; crew and Upgrades react to it', () => {
  const salvaged = (more: CaptainSet) =>
    scenario({ captains: [{ at: 'border-r1-02', ...more }] })
      .next('nav-border', 'Derelict Ship')
      .begin()
      .path('burn', 'border-r1-03', 'salvage')
      .captain()
  const plain = salvaged({})
  expect([plain.hold.cargo, plain.stash.contraband, plain.credits]).toEqual([2, 0, 3000])
  expect(salvaged({ crew: ['Billy'] }).hold.cargo).toBe(3)
  const shop = salvaged({ upgrades: ['Onboard Chop Shop'] })
  expect([shop.hold.cargo, shop.stash.contraband, shop.credits]).toEqual([2, 1, 3500])
})
