import { type Measured, type OptionFields, text } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { effectOf, measuredAt, measuredFor, settingOf } from './measured.ts'

const few = { options: { life: 3 }, games: 10, won: 0.3 }
const many = { options: { life: 1, aid: ['a', 'b'] }, games: 400, won: 0.3 }
const measured: Measured = {
  seed: 'test',
  usual: { options: {}, games: 500, won: 0.5 },
  among: [few, many, { options: { hard: true }, games: 400, won: 0.7 }],
}

const choices = ['a', 'b'].map((id) => ({ id, label: text(id) }))
const fields: OptionFields = {
  life: { kind: 'count', label: text('life'), min: 0, max: 5, default: 2 },
  aid: { kind: 'choices', label: text('aid'), choices, default: [] },
  hard: { kind: 'switch', label: text('hard'), default: false },
}

test('a difference that chance could make is none', () => {
  expect(effectOf(measured, few)).toBe('alike')
  expect(effectOf(measured, many)).toBe('harder')
  expect(measured.among.map((row) => effectOf(measured, row))).toEqual(['alike', 'harder', 'easier'])
})

test('what was measured with several options stands with the first of them', () => {
  expect(measuredFor(measured, 'life')).toEqual([few, many])
  expect(measuredFor(measured, 'aid')).toEqual([])
  expect(measuredAt(measured, 'life', 3)).toBe(few)
  expect(measuredAt(measured, 'life', 1)).toBeUndefined()
})

test('it is said what was set', () => {
  const said = measured.among.map((row) => settingOf(row, fields, ({ key }) => key))
  expect(said).toEqual(['3', 'life 1 · a, b', ''])
})
