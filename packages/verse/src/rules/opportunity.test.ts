import { describe, expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { addToBox, type CaptainSet, type Play, scenario } from '../scenario.ts'
import { goToWork } from '../testing/heist.ts'
import type { JobCard, Needs } from '../vocabulary/index.ts'
import type { Hooks } from './moments.ts'
import { outlookOf } from './needs.ts'

/** Jobs with more to them than those of the base box. */

const plain: JobCard = {
  kind: 'job',
  id: 'badger-90',
  box: 'base',
  name: 'A run with a stop on the way',
  contact: 'badger',
  types: ['smuggling', 'transport'],
  legal: false,
  immoral: false,
  pickUp: { at: 'persephone', misbehave: 0, load: { fixed: { contraband: 2, fugitive: 2 } } },
  finish: { at: 'ezra', misbehave: 0, deliver: { any: 'fugitive' } },
  pay: { creditsPer: 300, per: 'fugitive' },
  opportunity: { at: 'regina', misbehave: 0, deliver: { fixed: { contraband: 2 } }, credits: 1400 },
}
const job = `job:${plain.id}`
const extra = `opportunity:${plain.id}`

const playing = (captain: CaptainSet, changes: Partial<JobCard> = {}) =>
  scenario({ box: addToBox(baseBox, { jobs: [{ ...plain, ...changes }] }), captains: [captain] })
const begin = (captain: CaptainSet, changes: Partial<JobCard> = {}): Play => playing(captain, changes).begin()

const laden: CaptainSet = { at: 'regina', loaded: [plain.id], contraband: 2, fugitive: 2 }

describe('a Bonus Opportunity', () => {
  test('BONUS-OPP-01 can be taken once the job was started and before it is completed', () => {
    expect(begin({ at: 'regina', hand: [plain.id], contraband: 2 }).options()).not.toContain(extra)
    expect(begin(laden).options()).toContain(extra)
    const done = goToWork(begin({ ...laden, at: 'ezra' }), job).choose(2)
    expect(done.captain().jobs).toEqual([])
  })

  test('BONUS-OPP-01 is optional', () => {
    const game = goToWork(begin({ ...laden, at: 'ezra' }), job).choose(2)
    expect(game.captain()).toMatchObject({ credits: 3600, jobs: [], hold: { contraband: 2 } })
  })

  test('BONUS-OPP-02 takes a Work action of its own', () => {
    const game = goToWork(begin(laden), extra)
    expect(game.state.turn.taken).toEqual(['work'])
    expect(game.captain().jobs).toMatchObject([{ card: plain.id, pickedUp: true }])
  })

  test('BONUS-OPP-03 pays at once, and only once', () => {
    const game = goToWork(begin({ ...laden, contraband: 4 }), extra)
    expect(game.captain()).toMatchObject({ credits: 4400, jobs: [{ opportunityTaken: true }], hold: { contraband: 2 } })
    expect(game.told()).toContain('opportunity-taken')
    expect(game.choose('end').options()).not.toContain(extra)
  })

  test('BONUS-OPP-04 leaves the crew without a cut of it', () => {
    const game = goToWork(begin({ ...laden, crew: ['Jayne'] }), extra)
    expect(game.kind).toBe('turn')
    expect(game.captain()).toMatchObject({ credits: 4400, crew: [{ disgruntled: false }, { disgruntled: false }] })
  })

  test('is closed to whoever lacks what it asks for, and says so', () => {
    const game = begin({ ...laden, contraband: 1 })
    expect(game.options()).not.toContain(extra)
    const { opportunity } = outlookOf(game.table(), game.captain(), plain.id)
    expect(opportunity).toMatchObject({
      at: 'regina',
      isHere: true,
      needs: [{ is: 'deliver', token: 'contraband', need: 2, have: 1, met: false }],
    })
  })

  test('may mean misbehaving: a Warrant there ends the job', () => {
    const risky = { opportunity: { at: 'regina', misbehave: 1, credits: 2000 } }
    const game = playing({ ...laden, solid: ['badger'], crew: ['Billy'] }, risky)
      .next('misbehave', 'Ambush')
      .dice(1)
      .begin()
    goToWork(game, extra)
    expect(game.state.attempt?.opportunity).toBe(true)
    game.choose('persephone/billy')
    expect(game.captain()).toMatchObject({ credits: 3000, jobs: [], warrants: 1, solid: {} })
  })
})

describe('loads', () => {
  test('of a sort go up to a number', () => {
    const game = goToWork(
      begin(
        { at: 'persephone', hand: [plain.id] },
        { pickUp: { at: 'persephone', misbehave: 0, load: { any: 'fugitive', most: 3 } } },
      ),
      job,
    )
    expect(game.decision()).toMatchObject({ form: 'amount', min: 1, max: 3 })
  })

  test('of goods are mixed at will', () => {
    const game = goToWork(
      begin({ at: 'persephone', hand: [plain.id] }, { pickUp: { at: 'persephone', misbehave: 0, load: { goods: 2 } } }),
      job,
    )
    game.path('contraband', 'part')
    expect(game.captain()).toMatchObject({ jobs: [{ pickedUp: true }], stash: { contraband: 1 } })
  })

  test('people of either sort are paid by the head', () => {
    const either = {
      finish: { at: 'ezra', misbehave: 0, deliver: { any: 'person' } },
      pay: { creditsPer: 300, per: 'person' },
    } as const
    const game = goToWork(begin({ ...laden, at: 'ezra', passenger: 1 }, either), job).path(0, 2)
    expect(game.captain()).toMatchObject({ credits: 3600, hold: { passenger: 1, fugitive: 0 } })
    const none = goToWork(begin({ ...laden, at: 'ezra', passenger: 1, fugitive: 0 }, either), job)
    expect(none.captain()).toMatchObject({ credits: 3300 })
    expect(begin({ ...laden, at: 'ezra', fugitive: 0 }, either).options()).not.toContain(job)
  })

  test('goods are paid by the piece', () => {
    const pay = {
      finish: { at: 'ezra', misbehave: 0, deliver: { any: 'contraband' } },
      pay: { creditsPer: 500, per: 'contraband' },
    } as const
    expect(
      goToWork(begin({ ...laden, at: 'ezra' }, pay), job)
        .choose(2)
        .captain().credits,
    ).toBe(4000)
  })

  test('what is handed over is told of', () => {
    const seen = new Set<string>()
    const hooks: Hooks[] = [{ handedOver: (_t, _team, what) => void seen.add(JSON.stringify(what)) }]
    const box = addToBox(baseBox, { jobs: [plain], hooks })
    goToWork(scenario({ box, captains: [laden] }).begin(), extra)
    expect([...seen]).toEqual(['{"contraband":2}'])
  })
})

describe('needs', () => {
  const workable = (needs: Needs, captain: CaptainSet) =>
    begin({ ...laden, at: 'ezra', ...captain }, { needs })
      .options()
      .includes(job)

  test.each<[string, Needs, CaptainSet, boolean]>([
    ['a profession', { professions: ['companion'] }, {}, false],
    ['a profession at hand', { professions: ['companion'] }, { crew: ['Inara'] }, true],
    ['one of several, none met', { oneOf: [{ solid: 'patience' }, { keyword: 'fake-id' }] }, {}, false],
    [
      'one of several, by trust',
      { oneOf: [{ solid: 'patience' }, { keyword: 'fake-id' }] },
      { solid: ['patience'] },
      true,
    ],
    [
      'one of several, by keyword',
      { oneOf: [{ solid: 'patience' }, { keyword: 'fake-id' }] },
      { gear: ['Bona Fide Credentials'] },
      true,
    ],
    [
      'one of several, by profession',
      { oneOf: [{ profession: 'medic' }, { keyword: 'fake-id' }] },
      { crew: ['Simon Tam'] },
      true,
    ],
  ])('%s', (_, needs, captain, met) => {
    expect(workable(needs, captain)).toBe(met)
  })

  test('whoever has the profession cannot stay aboard', () => {
    const game = begin({ ...laden, at: 'ezra', crew: ['Inara', 'Jayne'] }, { needs: { professions: ['companion'] } })
    expect(
      game
        .choose(job)
        .options()
        .filter((id) => id.includes('inara')),
    ).toEqual([])
  })

  test('what is given up for a keyword goes only where nothing else meets the need', () => {
    const needs: Needs = { oneOf: [{ solid: 'patience' }, { keyword: 'fake-id' }] }
    const gear = ['Hastily Forged Documents']
    const spent = goToWork(begin({ ...laden, at: 'ezra', gear }, { needs }), job).choose(2)
    expect(spent.captain().gear).toEqual([])
    const kept = goToWork(begin({ ...laden, at: 'ezra', gear, solid: ['patience'] }, { needs }), job).choose(2)
    expect(kept.captain().gear).toHaveLength(1)
  })

  test('are shown one by one', () => {
    const needs: Needs = { professions: ['companion'], oneOf: [{ solid: 'patience' }, { keyword: 'fake-id' }] }
    const game = begin({ ...laden, at: 'ezra' }, { needs })
    expect(outlookOf(game.table(), game.captain(), plain.id).needs).toMatchObject([
      { is: 'profession', profession: 'companion', met: false },
      { is: 'one-of', met: false },
      { is: 'deliver', met: true },
    ])
  })
})

describe('a bonus for a keyword', () => {
  const bonus = { bonus: { keyword: 'transport', credits: 200 } } as const
  const paidWith = (gear: readonly string[]) => goToWork(begin({ ...laden, at: 'ezra', gear }, bonus), job).choose(2)

  test('is paid with it at work', () => {
    expect(paidWith(['4WD Mule']).captain().credits).toBe(3800)
    expect(paidWith([]).captain().credits).toBe(3600)
  })

  test('may be had by giving up gear', () => {
    expect(paidWith(['Fast Horses']).choose(true).captain()).toMatchObject({ credits: 3800, gear: [] })
    expect(paidWith(['Fast Horses']).choose(false).captain().credits).toBe(3600)
  })
})
