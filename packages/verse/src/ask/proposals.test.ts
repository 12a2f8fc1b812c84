import { expect, test } from 'vitest'
import { type CaptainSet, type Situation, scenario } from '../scenario.ts'
import { proposals } from './proposals.ts'
import { nearest, reasonsToGo } from './reasons.ts'
import { distancesFrom } from './routes.ts'
import { tableFor } from './view-table.ts'

function seated(captain: CaptainSet, set: Situation = {}) {
  const { state } = scenario({ ...set, captains: [captain] }).begin()
  const t = tableFor(state)
  const [c] = state.captains
  if (!c) throw new Error('There is no captain.')
  return { t, c }
}

const story = 'king-of-londinium'
/** Cargo for Brisingamen is aboard; more for Harvest waits at Ariel. */
const atWork: CaptainSet = {
  at: 'persephone',
  leader: 'Nandi',
  crew: ['Zoe', 'Inara'],
  loaded: ['badger-02'],
  cargo: 2,
  hand: ['badger-07'],
  credits: 12_000,
}

test('what can be delivered comes first, then what can be picked up, then a goal that can be paid, then the rest', () => {
  const { t, c } = seated(atWork, { story })
  const [deliver, pickUp, goal, ...rest] = proposals(t, c)
  expect(deliver).toMatchObject({
    sector: 'brisingamen',
    reasons: [{ is: 'job', n: 1, does: 'drop-off', active: true, ready: true, pay: 1500 }],
  })
  expect(pickUp).toMatchObject({ sector: 'ariel', reasons: [{ is: 'job', n: 2, does: 'pick-up', active: false }] })
  expect(goal).toMatchObject({ sector: 'jiangyin', reasons: [{ is: 'goal', n: 1, ready: true }] })
  expect(rest.map(({ reasons }) => reasons[0]?.is)).toEqual(rest.map(() => expect.stringMatching(/contact|supply/)))
})

test('a goal that cannot be paid yet is no reason to hurry there', () => {
  const { t, c } = seated({ ...atWork, credits: 1000 }, { story })
  expect(proposals(t, c).at(-1)).toMatchObject({ sector: 'jiangyin', reasons: [{ is: 'goal', ready: false }] })
})

test('a job whose needs are not met comes after whoever might help', () => {
  const { t, c } = seated({ at: 'persephone', active: ['badger-04'] })
  const order = proposals(t, c)
  expect(order[0]?.reasons[0]?.is).not.toBe('job')
  expect(order.at(-1)).toMatchObject({ sector: 'kerry', reasons: [{ is: 'job', ready: false }] })
})

test('a delivery pays for the people aboard', () => {
  const { t, c } = seated({ at: 'persephone', loaded: ['badger-03'], passenger: 3, crew: ['Zoe', 'Kaylee'] })
  expect(reasonsToGo(t, c).get('jubilee')).toContainEqual(
    expect.objectContaining({ is: 'job', pay: 1500, ready: true }),
  )
})

test('with a full hand nobody is asked for jobs, but who buys what is aboard is still worth a visit', () => {
  const full: CaptainSet = { at: 'persephone', hand: ['badger-04', 'badger-06', 'badger-01'] }
  const { t, c } = seated({ ...full, cargo: 2, solid: ['patience'] })
  const people = [...reasonsToGo(t, c).values()].flat().filter((reason) => reason.is === 'contact')
  expect(people.every(({ hires }) => !hires)).toBe(true)
  expect(people.filter(({ pays }) => pays > 0).map(({ contact }) => contact)).toEqual(['patience'])
})

test('an Outlaw is not sent to the Cruiser to ask for jobs', () => {
  const harken = (set: CaptainSet) => {
    const { t, c } = seated({ at: 'persephone', ...set }, { cruiser: 'gonghe' })
    return reasonsToGo(t, c).get('gonghe') ?? []
  }
  expect(harken({})).toContainEqual(expect.objectContaining({ is: 'contact', contact: 'harken' }))
  expect(harken({ contraband: 1 })).toEqual([])
})

test('who is short of fuel goes where there is some', () => {
  const { t, c } = seated({ at: 'brisingamen', fuel: 1 })
  expect(proposals(t, c)[0]?.reasons).toContainEqual({ is: 'supply', refuels: true })
})

test('before the ship is placed, sectors with somebody or something to buy come first', () => {
  const { t, c } = seated({ at: 'persephone' })
  const order = proposals(t, { ...c, sector: '' }, ['pelorum', 'osiris', 'persephone'])
  expect(order.map(({ sector }) => sector)).toEqual(['persephone', 'osiris', 'pelorum'])
})

test('the nearest of a sort is not where the ship is', () => {
  const { t, c } = seated({ at: 'persephone' })
  const supply = nearest(t, c, 'supply')
  expect(supply?.sector).not.toBe('persephone')
  expect(supply?.far).toBe(distancesFrom(t, 'persephone').get(supply?.sector ?? ''))
  expect(nearest(t, c, 'job')).toBeNull()
})
