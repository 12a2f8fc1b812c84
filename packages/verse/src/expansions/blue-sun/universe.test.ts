import { expect, test } from 'vitest'
import type { Box } from '../../box.ts'
import { boxWith } from '../../boxes/index.ts'
import { type CaptainSet, type Play, type Scenario, type Situation, scenario } from '../../scenario.ts'
import type { Captain } from '../../state.ts'
import { lastTest, offers, onOffer } from '../../testing/aids.ts'
import type { JobCard } from '../../vocabulary/index.ts'

const box = boxWith(['blue-sun'])

function withCaptain(captain: CaptainSet, set: Omit<Situation, 'captains'> = {}): Scenario {
  return scenario({ expansions: ['blue-sun'], captains: [captain], ...set })
}

/** The box and a job besides. */
function boxWithJob(job: JobCard): Box {
  return { ...box, jobs: new Map([...box.jobs, [job.id, job]]) }
}

const madeUp: JobCard = {
  kind: 'job',
  id: 'badger-99',
  box: 'blue-sun',
  name: 'Made up',
  contact: 'badger',
  types: ['smuggling'],
  legal: false,
  immoral: false,
  finish: { at: 'meridian', misbehave: 1 },
  pay: { credits: 100 },
}

/** A legal Job done at Meridian for $600, with nothing asked. */
const errand = 'harken-29'
/** An illegal one: 2 Misbehave cards at Persephone and 3 Contraband to hand over, for $2000. */
const delivery = 'badger-27'
/** Legal Challenges of one more Misbehave card, and of a Negotiate test. */
const [naughty, broadcast] = ['mr-universe-01', 'mr-universe-19']
/** Illegal ones: no Fight points; at most two crew; 2 more Misbehave cards. */
const [handsTied, twoByTwo, merryHob] = ['mr-universe-24', 'mr-universe-20', 'mr-universe-10']
const easy = ['A Little Job on the Side', 'An Unexpected Opportunity']

const pileOf = (game: Play) => game.state.contacts['mr-universe']?.discard.cards

test('UNIVERSE-01 PIC-CARD-07 at Cortex Relay 7 three Challenges are considered and up to two kept', () => {
  const game = withCaptain({ at: 'cortex-relay-7' })
    .next('mr-universe', 'mr-universe-01', 'mr-universe-02', 'mr-universe-03')
    .begin()
    .choose('deal:mr-universe')
  expect(game.options()).toEqual(['draw', 'draw-one'])
  game.path(['draw'])
  expect(onOffer(game)).toEqual(['mr-universe-01', 'mr-universe-02', 'mr-universe-03'])
  game.choose(['mr-universe-03', 'mr-universe-01'])
  expect(game.captain().hand.cards).toEqual(['mr-universe-03', 'mr-universe-01'])
  expect(pileOf(game)).toEqual(['mr-universe-02'])
})

test('UNIVERSE-02 Challenges and Jobs fill the same hand of three', () => {
  const game = withCaptain({ at: 'persephone', hand: ['badger-01', naughty] })
    .next('badger', 'badger-02', 'badger-03')
    .begin()
    .path('deal:badger', ['draw-one'], 'draw', 'stop')
  expect(() => game.choose(['badger-02', 'badger-03'])).toThrow('That takes 2 of "hand", and there are 1.')
  game.choose(['badger-02', 'badger-03', `discard:${naughty}`])
  expect(game.captain().hand.cards).toEqual(['badger-01', 'badger-02', 'badger-03'])
  expect(pileOf(game)).toEqual([naughty])
})

test('UNIVERSE-03 a Challenge is laid under a Job as its work starts, or not at all', () => {
  const start = () => withCaptain({ at: 'meridian', hand: [errand, broadcast] }).begin()
  const game = start().dice(1).choose(`job:${errand}`)
  expect([game.kind, game.options()]).toEqual(['work.challenge', ['none', broadcast]])
  game.path(broadcast, 0)
  expect(game.captain()).toMatchObject({ jobs: [{ card: errand, laidUnder: [broadcast] }], hand: { cards: [] } })
  const without = start().path(`job:${errand}`, 'none')
  expect(without.captain()).toMatchObject({ jobs: [], credits: 3600, hand: { cards: [broadcast] } })
  expect(without.captain().solid).toEqual({ harken: errand })
})

test('UNIVERSE-03 a Job already under way takes no Challenge any more', () => {
  for (const set of [{ active: [errand] }, { active: [errand], under: { [errand]: naughty } }]) {
    const game = withCaptain({ at: 'meridian', hand: [broadcast], ...set })
      .next('misbehave', ...easy)
      .begin()
      .choose(`job:${errand}`)
    if (game.kind === 'misbehave') game.choose('stay')
    expect(game.captain()).toMatchObject({ jobs: [], hand: { cards: [broadcast] } })
    expect(game.kind).toBe('turn')
  }
})

test('UNIVERSE-04 a Challenge alone cannot be worked', () => {
  const game = withCaptain({ at: 'meridian', hand: [naughty, handsTied] }).begin()
  expect(offers(game, 'job:')).toEqual([])
  expect(offers(game, 'discard-job:')).toEqual([`discard-job:${naughty}`, `discard-job:${handsTied}`])
})

test('UNIVERSE-05 Jobs that are neither Crime nor delivery nor Task, as Piracy is, take no Challenge', () => {
  for (const [types, kind] of [
    [[], 'misbehave'],
    [['smuggling'], 'work.challenge'],
  ] as const) {
    const game = withCaptain(
      { at: 'meridian', hand: [madeUp.id, handsTied] },
      { box: boxWithJob({ ...madeUp, types }) },
    ).next('misbehave', ...easy)
    expect(game.begin().choose(`job:${madeUp.id}`).kind).toBe(kind)
  }
})

test('UNIVERSE-06 only Challenges of the same legality fit a Job', () => {
  const hand = (job: string, at: string) =>
    withCaptain({ at, hand: [job, naughty, handsTied] })
      .begin()
      .choose(`job:${job}`)
      .options()
  expect(hand(errand, 'meridian')).toEqual(['none', naughty])
  expect(hand('lord-harrow-15', 'persephone')).toEqual(['none', handsTied])
})

test('UNIVERSE-07 OPEN-59 three active Jobs may each have a Challenge, and a Job takes only one', () => {
  const active = ['amnon-duul-29', 'patience-27']
  const under = { 'amnon-duul-29': naughty, 'patience-27': 'mr-universe-02' }
  const game = withCaptain({ at: 'meridian', active, under, hand: [errand, broadcast, 'mr-universe-11'] })
    .next('misbehave', 'Reaver Raid')
    .dice(1)
    .begin()
    .choose(`job:${errand}`)
  expect(game.options()).toEqual(['none', broadcast, 'mr-universe-11'])
  game.choose('mr-universe-11')
  expect(game.kind).toBe('turn')
  expect(game.captain().jobs.map((job) => job.laidUnder)).toEqual([[naughty], ['mr-universe-02'], ['mr-universe-11']])
  expect(game.captain().hand.cards).toEqual([broadcast])
})

test('UNIVERSE-07 OPEN-59 a Goal takes no Challenge', () => {
  const game = withCaptain({ at: 'jiangyin', hand: [naughty, handsTied] })
    .next('misbehave', ...easy)
    .begin()
    .choose('goal')
  expect(game.kind).toBe('misbehave')
  expect(game.captain().hand.cards).toEqual([naughty, handsTied])
})

test('UNIVERSE-08 a Challenge is offered, and its Job workable, only while the demands of both can be met', () => {
  const captain: CaptainSet = { at: 'highgate', leader: 'marco', crew: ['Jayne', 'Inara', 'Wash'] }
  const [job, pistol] = ['lord-harrow-23', 'regina/pistol/1']
  const start = (gear: string[]) => withCaptain({ ...captain, gear, hand: [job, twoByTwo, handsTied] }).begin()
  expect(start([pistol]).choose(`job:${job}`).options()).toEqual(['none', twoByTwo, handsTied])
  expect(start([]).choose(`job:${job}`).options()).toEqual(['none', handsTied])
  const workable = (gear: string[], under: CaptainSet['under']) =>
    offers(withCaptain({ ...captain, gear, active: [job], under: { ...under } }).begin(), 'job:')
  expect(workable([], {})).toEqual([`job:${job}`])
  expect(workable([], { [job]: twoByTwo })).toEqual([])
  expect(workable([pistol], { [job]: twoByTwo })).toEqual([`job:${job}`])
})

test('UNIVERSE-08 UNIVERSE-11 UNIVERSE-16 a Challenge failed botches the Job, pays nothing and stays with it', () => {
  const game = withCaptain({ at: 'meridian', active: [errand], under: { [errand]: broadcast } })
    .dice(5, 5)
    .begin()
    .path(`job:${errand}`, 1)
  expect(game.captain()).toMatchObject({ credits: 2900, jobs: [{ card: errand, laidUnder: [broadcast] }], solid: {} })
  game.path('end', `job:${errand}`, 2)
  expect(game.captain()).toMatchObject({ credits: 3300, jobs: [], stash: { contraband: 2 } })
})

test('UNIVERSE-11 OPEN-34 room may be made for a reward in goods, and what is declined is lost', () => {
  const full = { fuel: 2, part: 0, cargo: 7, stash: { cargo: 4 } }
  const begin = () =>
    withCaptain({ at: 'meridian', active: [errand], under: { [errand]: broadcast }, ...full })
      .dice(6, 1)
      .begin()
      .path(`job:${errand}`, 0)
  const game = begin()
  expect([game.kind, game.options()]).toEqual(['hold.make-room', ['cargo', 'fuel', 'enough']])
  const contraband = ({ hold, stash }: Captain) => hold.contraband + stash.contraband
  expect(contraband(begin().choose('enough').captain())).toBe(0)
  expect(contraband(begin().path('cargo', 'enough').captain())).toBe(1)
  expect(contraband(begin().path('cargo', 'cargo').captain())).toBe(2)
})

test('UNIVERSE-09 more Misbehave cards come at every step that has some', () => {
  const twice = { ...madeUp, pickUp: { at: 'meridian', misbehave: 1 }, finish: { at: 'highgate', misbehave: 1 } }
  const set = { under: { [madeUp.id]: merryHob }, leader: 'marco', crew: ['Jayne'], gear: ['regina/pistol/1'] }
  const played = (at: string, step: CaptainSet) =>
    withCaptain({ at, ...set, ...step }, { box: boxWithJob(twice) })
      .next('misbehave', ...easy, 'Knife Fight')
      .begin()
      .path(`job:${madeUp.id}`, 'go', 'suggested', 'stay', 'stay')
  const pickUp = played('meridian', { active: [madeUp.id] })
  expect([pickUp.kind, pickUp.captain().jobs[0]?.pickedUp]).toEqual(['misbehave', false])
  expect(pickUp.choose('gun').captain().jobs).toMatchObject([{ pickedUp: true, passed: 3 }])
  const finish = played('highgate', { loaded: [madeUp.id] })
  expect(finish.kind).toBe('misbehave')
  expect(finish.path('gun', 'all').captain().credits).toBe(3000 + 100 + 3 * 500 - 300)
})

test('UNIVERSE-09 on a Job without any, more Misbehave cards come at the last step alone', () => {
  const relief = 'amnon-duul-29'
  const loaded = withCaptain({ at: 'bernadette', hand: [relief, naughty] })
    .begin()
    .path(`job:${relief}`, naughty)
  expect(loaded.captain().jobs).toEqual([{ card: relief, pickedUp: true, laidUnder: [naughty], passed: 0 }])
  const under = { [relief]: naughty }
  const last = withCaptain({ at: 'shadow', loaded: [relief], under, cargo: 3 })
    .next('misbehave', ...easy)
    .begin()
    .choose(`job:${relief}`)
  expect([last.kind, last.captain().credits]).toEqual(['misbehave', 3000])
  expect(last.choose('stay').captain().credits).toBe(3000 + 1800 + 1000)
})

test('UNIVERSE-10 OPEN-60 PIC-CARD-08 with hands tied no Fight points count, of crew or Gear, but keywords do', () => {
  const set: CaptainSet = { at: 'persephone', leader: 'marco', crew: ['Jayne'], gear: ['regina/pistol/1'] }
  const start = { ...set, loaded: [delivery], under: { [delivery]: handsTied }, contraband: 3 }
  const game = withCaptain(start)
    .next('misbehave', 'Knife Fight', 'Gun Play')
    .dice(5)
    .begin()
    .path(`job:${delivery}`, 'go', 'suggested', 'gun', 'shoot')
  expect(lastTest(game)).toMatchObject({ die: 5, points: 0, total: 5 })
  expect(game.captain().jobs).toHaveLength(1)
})

test('PIC-CARD-08 a skill that is barred from tests still meets the needs of the Job', () => {
  const needsFight = { ...madeUp, needs: { skills: { fight: 3 } } }
  const begin = (set: CaptainSet) =>
    withCaptain({ at: 'meridian', leader: 'marco', crew: ['Jayne'], ...set }, { box: boxWithJob(needsFight) })
  const game = begin({ hand: [madeUp.id, handsTied] })
    .next('misbehave', 'Gun Play')
    .dice(5)
    .begin()
    .choose(`job:${madeUp.id}`)
  expect(game.options()).toEqual(['none', handsTied])
  game.path(handsTied, 'shoot')
  expect(lastTest(game)).toMatchObject({ points: 0, total: 5 })
  const active = begin({ active: [madeUp.id], under: { [madeUp.id]: handsTied } }).begin()
  expect(offers(active, 'job:')).toEqual([`job:${madeUp.id}`])
})

test('UNIVERSE-10 with hands tied crew still count their guns where no test is taken', () => {
  const set: CaptainSet = { at: 'persephone', leader: 'corbin', crew: ['Jayne', 'Emma'] }
  const game = withCaptain({ ...set, loaded: [delivery], under: { [delivery]: handsTied }, contraband: 3 })
    .next('misbehave', 'An Interesting Day', ...easy)
    .begin()
    .path(`job:${delivery}`, 'go', 'call-bluff')
  expect(game.captain().crew.map((member) => member.card)).toEqual(['corbin', 'persephone/emma'])
})

test('UNIVERSE-10 the trial of the Job itself is faced without Fight points too', () => {
  const [job, under] = ['lord-harrow-11', { 'lord-harrow-11': handsTied }]
  const game = withCaptain({ at: 'athens', crew: ['Jayne'], loaded: [job], under, contraband: 4 })
    .dice(6, 2)
    .begin()
    .path(`job:${job}`, 'go')
  expect(lastTest(game)).toMatchObject({ points: 0, total: 8 })
  expect(game.kind).toBe('kill.victim')
})

test('PIC-CARD-08 the reward is $500 for each Misbehave card passed in steps that were done', () => {
  const start = { loaded: [delivery], under: { [delivery]: handsTied }, contraband: 3 }
  const game = withCaptain({ at: 'persephone', ...start })
    .next('misbehave', 'A Little Job on the Side', 'Gun Play', 'An Unexpected Opportunity', 'Locals in Need')
    .dice(3)
    .begin()
    .path(`job:${delivery}`, 'stay', 'back-down')
  expect(game.captain().jobs).toMatchObject([{ card: delivery, laidUnder: [handsTied] }])
  game.path('end', `job:${delivery}`, 'stay')
  expect(game.captain()).toMatchObject({ jobs: [], credits: 3000 + 2000 + 2 * 500 })
})
