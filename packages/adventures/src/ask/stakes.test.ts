import { expect, test } from 'vitest'
import { box } from '../catalog/index.ts'
import { english, writerOf } from '../index.ts'
import { scene } from '../testing/job-scene.ts'
import { wayPlans } from './attempts.ts'
import { countsOf, jobStakes, placeStakes, wayStakes } from './stakes.ts'
import { tableFor } from './view-table.ts'

const write = writerOf(english)

const atConsole = () =>
  tableFor(
    scene('light-fingers', { crew: { kaylee: [15, 5], mal: [7, 17], zoe: [8, 17], wash: [11, 17], jayne: [12, 17] } })
      .state,
  )
const console = { kind: 'token', id: 'T2' } as const

test('a place of Challenges says before a card is drawn what a success and a failure bring', () => {
  const stakes = placeStakes(atConsole(), console)
  expect(stakes?.success && write(stakes.success)).toBe(
    'Codes of the south shutter: +1. The Alarm is put off by 2 Moments.',
  )
  expect(stakes?.fail && write(stakes.fail)).toBe('The Alarm comes 3 Moments sooner.')
})

test('the ways of a Challenge Card add what is theirs to what the place brings', () => {
  const [quiet, loud] = wayStakes(atConsole(), 'T09', console)
  expect(quiet?.success && write(quiet.success)).not.toContain('win back')
  expect(loud?.success && write(loud.success)).toMatch(/^Win back 2 Moments\. Codes/)
  expect(loud?.fail && write(loud.fail)).toBe('Take 1 Wound. Lose 1 Moment. The Alarm comes 3 Moments sooner.')
})

test('of two places of Challenges at one thing the one that is open counts, for what follows and for the odds', () => {
  const { state } = scene('signed-and-delivered', {
    crew: { mal: [10, 6], wash: [11, 6] },
    change({ progress, tokens }) {
      progress.step = 'deliver'
      for (const { face } of tokens)
        if (face.hidden.cards.includes('number 1')) face.shown.cards.push(...face.hidden.cards.splice(0))
    },
  })
  const t = tableFor(state)
  const buyer = state.tokens.find(({ face }) => face.shown.cards.includes('number 1'))
  const [card] = box.challenges.negotiation
  const mal = state.crew.find(({ id }) => id === 'mal')
  if (!buyer || card === undefined || !mal) throw new Error('Nobody is asked to sign.')
  const door = { kind: 'token', id: buyer.id } as const
  const [way] = wayStakes(t, card, door)
  expect(way?.success && write(way.success)).toContain('Sheets signed: +1.')
  const targets = () => wayPlans(t, mal, card, door).map(({ target }) => target)
  const before = targets()
  state.progress.counters[`grudge at ${buyer.id}`] = 2
  expect(targets()).toEqual(before.map((target) => target + 2))
})

test('an Action of the Job says what it leads to', () => {
  const stakes = jobStakes(atConsole(), 'force-door')
  expect(stakes?.success && write(stakes.success)).toContain('The Alarm comes 5 Moments sooner.')
  expect(stakes?.fail).toBeNull()
  expect(jobStakes(atConsole(), 'nothing of the sort')).toBeNull()
})

test('what the Job counts is told for its goal, and elsewhere once it has begun, until it is reached', () => {
  const t = atConsole()
  const told = () => countsOf(t).map(({ id, n, of }) => `${id} ${n}/${of}`)
  expect(told()).toEqual(['cargo-aboard 0/2'])
  t.state.progress.counters['south-code'] = 1
  expect(told()).toEqual(['cargo-aboard 0/2', 'south-code 1/2'])
  t.state.progress.counters['south-code'] = 2
  t.state.progress.counters['cargo-aboard'] = 2
  expect(told()).toEqual([])
})
