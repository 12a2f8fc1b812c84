import { expect, test } from 'vitest'
import { inSector, onCard, showCard, showCrew, showSector } from './show.ts'

test('a card and a sector are shown where they lie, under their own ids', () => {
  const card = { id: 'regina/zoe', text: { key: 'option.card', with: { card: { name: 'card', id: 'regina/zoe' } } } }
  expect(showCard('regina/zoe')).toEqual({ ...card, at: { card: 'regina/zoe' } })
  expect(showCrew({ card: 'regina/zoe', disgruntled: true })).toEqual(showCard('regina/zoe'))
  const sector = { id: 'osiris', text: { key: 'option.sector', with: { sector: { name: 'sector', id: 'osiris' } } } }
  expect(showSector('osiris')).toEqual({ ...sector, at: { place: 'osiris' } })
})

test('a deed has its own words and may have an id of its own', () => {
  expect(onCard('regina/zoe', 'option.pay-cut', { credits: 300 }, { id: 'pay:zoe', role: 'minor' })).toEqual({
    id: 'pay:zoe',
    text: { key: 'option.pay-cut', with: { card: { name: 'card', id: 'regina/zoe' }, credits: 300 } },
    at: { card: 'regina/zoe' },
    role: 'minor',
  })
  expect(inSector('osiris', 'option.move-cutter', { from: 'regina' }, { id: 'regina>osiris' })).toEqual({
    id: 'regina>osiris',
    text: { key: 'option.move-cutter', with: { sector: { name: 'sector', id: 'osiris' }, from: 'regina' } },
    at: { place: 'osiris' },
  })
})
