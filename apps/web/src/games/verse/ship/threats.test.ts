import { tableFor } from '@keep-flying/verse/ask'
import { scenario } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { threatsTo } from './threats.ts'

function threatsAt(captain: object, set: object) {
  const t = tableFor(scenario({ captains: [{ at: 'persephone', ...captain }], ...set }).begin().state)
  const [me] = t.state.captains
  if (!me) throw new Error('Nobody plays.')
  return threatsTo(t, me)
}

test('the Cruiser threatens an Outlaw Ship, and nobody else', () => {
  const set = { cruiser: 'pelorum' }
  expect(threatsAt({}, set).map(({ is }) => is)).toEqual(['cutter'])
  expect(threatsAt({ contraband: 1 }, set)[0]).toMatchObject({ is: 'cruiser', sector: 'pelorum', isNear: true })
})

test('of the Cutters the nearest is named, with how far it is', () => {
  const [far] = threatsAt({}, { cutters: ['hera'] })
  expect(far).toMatchObject({ is: 'cutter', sector: 'hera', isNear: false })
  expect(far?.away).toBeGreaterThan(2)
})
