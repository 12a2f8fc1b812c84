import { tableFor } from '@keep-flying/verse/ask'
import { scenario } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { nearestOf, sourcesOf } from './sources.ts'

const hackingRig = { is: 'keyword', keyword: 'hacking-rig', met: false } as const

function seen(set: object) {
  return tableFor(scenario({ captains: [{ at: 'persephone', ...set }] }).begin().state)
}

test('a keyword is sold where cards with it are, the nearest place first', () => {
  const sources = sourcesOf(seen({}), 'persephone', hackingRig)
  expect(sources[0]).toMatchObject({ sector: 'persephone', away: 0 })
  expect(sources.map(({ sector }) => sector)).toContain('regina')
  expect(sources.map(({ away }) => away)).toEqual(sources.map(({ away }) => away).sort((a, b) => a - b))
})

test('what somebody owns already is not offered', () => {
  const owned = sourcesOf(seen({ gear: ["Kaylee's Reprogrammer"] }), 'regina', hackingRig)
  expect(owned.map(({ sector }) => sector)).not.toContain('regina')
})

test('points are looked for where the most can be had at once', () => {
  const [best] = sourcesOf(seen({}), 'osiris', { is: 'skill', skill: 'negotiate', need: 3, have: 0, met: false })
  expect(best).toMatchObject({ sector: 'osiris', cards: expect.arrayContaining(['osiris/inara']) })
})

test('trust is earned where the contact deals; Harken travels with the Cruiser', () => {
  const t = seen({})
  const [badger] = sourcesOf(t, 'persephone', { is: 'solid', contact: 'badger', met: false })
  const [harken] = sourcesOf(t, 'persephone', { is: 'solid', contact: 'harken', met: false })
  expect([badger?.sector, harken?.sector]).toEqual(['persephone', t.state.cruiser])
})

test('of a stretch of space the nearest sector counts', () => {
  const t = seen({})
  for (const { id, sectors } of t.box.places.values())
    if (sectors.length > 1) expect(sectors).toContain(nearestOf(t, 'persephone', id))
})
