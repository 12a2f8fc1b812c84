import { describe, expect, test } from 'vitest'
import { type Name, text, writer } from './text.ts'

const messages = {
  plain: 'The sky is clear.',
  credits: '{count, plural, one {# credit} other {# credits}}',
  ordinal: 'the {turn, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} turn',
  pays: '{who} pays {sum}.',
  takes: '{who} takes {things}.',
  cargo: 'a crate',
  fuel: 'a cell of fuel',
  parts: 'a box of parts',
  all: '{said}',
  tagged: '<b>{who}</b>',
  sentence: '{said, opening}.',
}

const callName = ({ name, id }: Name) => `${name} ${id}`
const write = writer('en', messages, callName)
const things = ['cargo', 'fuel', 'parts'].map((key) => text(key))

test('a text without words carries none', () => {
  expect(text('plain')).toEqual({ key: 'plain' })
  expect(text('pays', { who: 'x' })).toEqual({ key: 'pays', with: { who: 'x' } })
  expect(write(text('plain'))).toBe('The sky is clear.')
})

test('plurals and ordinals', () => {
  expect([0, 1, 2, 1500].map((count) => write(text('credits', { count })))).toEqual([
    '0 credits',
    '1 credit',
    '2 credits',
    '1,500 credits',
  ])
  expect([1, 2, 3, 11].map((turn) => write(text('ordinal', { turn })))).toEqual([
    'the 1st turn',
    'the 2nd turn',
    'the 3rd turn',
    'the 11th turn',
  ])
})

test('texts within texts, and names as the game calls them', () => {
  const sum = text('credits', { count: 3 })
  expect(write(text('pays', { who: { name: 'seat', id: 2 }, sum }))).toBe('seat 2 pays 3 credits.')
  expect(write(text('all', { said: text('pays', { who: 'The captain', sum }) }))).toBe('The captain pays 3 credits.')
})

test('what opens a sentence is written with a capital, whatever it is', () => {
  expect(write(text('sentence', { said: text('cargo') }))).toBe('A crate.')
  expect(write.parts(text('sentence', { said: text('cargo') }))).toEqual(['A crate.'])
  const seat = { name: 'seat', id: 2 }
  expect(write(text('sentence', { said: seat }))).toBe('Seat 2.')
  expect(write.parts(text('sentence', { said: seat }))).toEqual([{ name: seat, called: 'Seat 2' }, '.'])
  expect(write(text('sentence', { said: 'so' }))).toBe('So.')
  expect(write(text('sentence', { said: 5 }))).toBe('5.')
  expect(write.parts(text('sentence', { said: { list: [], join: 'and' } }))).toEqual(['.'])
})

test('what has no name of its own is called by a text', () => {
  const byText = writer('en', messages, () => text('cargo'))
  expect(byText(text('pays', { who: { name: 'thing', id: 1 }, sum: 1 }))).toBe('a crate pays 1.')
  expect(byText.nameOf({ name: 'thing', id: 1 })).toBe('a crate')
})

describe('lists', () => {
  const took = (join: 'and' | 'or', count: number) =>
    write(text('takes', { who: 'She', things: { list: things.slice(0, count), join } }))

  test('are joined as the language does', () => {
    expect(took('and', 1)).toBe('She takes a crate.')
    expect(took('and', 2)).toBe('She takes a crate and a cell of fuel.')
    expect(took('and', 3)).toBe('She takes a crate, a cell of fuel, and a box of parts.')
    expect(took('or', 3)).toBe('She takes a crate, a cell of fuel, or a box of parts.')
    expect(took('and', 0)).toBe('She takes .')
  })

  test('of sentences stand one after the other', () => {
    const list = [text('plain'), text('pays', { who: 'He', sum: text('credits', { count: 1 }) })]
    expect(write(text('all', { said: { list, join: 'sentences' } }))).toBe('The sky is clear. He pays 1 credit.')
  })

  test('in another language', () => {
    const german = writer('de', { all: '{said}', a: 'Kiste', b: 'Brennstoff' }, callName)
    const said = { list: [text('a'), text('b')], join: 'or' } as const
    expect(german(text('all', { said }))).toBe('Kiste oder Brennstoff')
  })
})

test('braces and markup in words are not read as templates', () => {
  expect(write(text('tagged', { who: '{who} <i>' }))).toBe('<b>{who} <i></b>')
})

test('a missing key or a missing word is an error that names it', () => {
  expect(() => write(text('nowhere'))).toThrow('No en message for the text key "nowhere".')
  expect(() => write(text('all', { said: text('nowhere') }))).toThrow('"nowhere"')
  expect(() => write(text('pays', { who: 'x' }))).toThrow(/sum/)
})

test('a thing by itself is called as in a sentence', () => {
  expect(write.nameOf({ name: 'seat', id: 2 })).toBe('seat 2')
})

test('a sentence in parts says the same and keeps the names apart', () => {
  const who: Name = { name: 'seat', id: 2 }
  const listed = { list: [text('cargo'), text('all', { said: who })], join: 'and' } as const
  const sentence = text('takes', { who, things: listed })
  const parts = write.parts(sentence)
  expect(parts.map((part) => (typeof part === 'string' ? part : part.called)).join('')).toBe(write(sentence))
  expect(parts.filter((part) => typeof part !== 'string')).toEqual([
    { name: who, called: 'seat 2' },
    { name: who, called: 'seat 2' },
  ])
  expect(write.parts(text('all', { said: { list: [text('plain'), text('plain')], join: 'sentences' } })).join('')).toBe(
    'The sky is clear. The sky is clear.',
  )
  expect(write.parts(text('credits', { count: 3 }))).toEqual(['3 credits'])
})
