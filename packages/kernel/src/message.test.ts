import { expect, test } from 'vitest'
import { filler, readTemplate } from './message.ts'

const fill = filler('en')

function said(source: string, words: Record<string, string | number> = {}): string {
  return fill<string>(readTemplate(source), words).join('')
}

test('words stand as they are; numbers are written as the language does on demand', () => {
  expect(said('{a} and { b }', { a: 'fuel', b: 1500 })).toBe('fuel and 1500')
  expect(said('{sum, number} credits', { sum: 1500 })).toBe('1,500 credits')
  expect(said('{change, number, ::sign-always}', { change: 2 })).toBe('+2')
  const german = filler('de')
  expect(german<string>(readTemplate('{sum, number}'), { sum: 1500 }).join('')).toBe('1.500')
  expect(german<string>(readTemplate('{at, time, short}'), { at: new Date(2030, 0, 1, 14, 2).getTime() })).toEqual([
    '14:02',
  ])
})

test('what opens a sentence has a capital', () => {
  expect(said('{who, opening} and {who}', { who: 'she' })).toBe('She and she')
  expect(
    fill<string[]>(readTemplate('{who, opening}.'), { who: ['she'] }, ([who = '']) => [who.toUpperCase()]),
  ).toEqual([['SHE'], '.'])
})

test('exact numbers come before plural categories, and # is the number', () => {
  const source = '{n, plural, =0 {none} =-1 {one too few} one {# crate} other {# crates}}'
  expect([0, -1, 1, 1500].map((n) => said(source, { n }))).toEqual(['none', 'one too few', '1 crate', '1,500 crates'])
  expect(said('{n, selectordinal, two {#nd} other {#th}} # turn', { n: 2 })).toBe('2nd # turn')
})

test('choices nest; # belongs to the number right around it', () => {
  const source = '{who, select, you {You have {n, plural, one {# job} other {# jobs}}.} other {{who} has {n, number}.}}'
  expect(said(source, { who: 'you', n: 1 })).toBe('You have 1 job.')
  expect(said(source, { who: 'Zoe', n: 3 })).toBe('Zoe has 3.')
  for (const who of ['constructor', '__proto__', 'toString']) expect(said(source, { who, n: 1 })).toBe(`${who} has 1.`)
  expect(said('{n, plural, other {{k, select, a {#} other {-}}}}', { n: 3, k: 'a' })).toBe('#')
})

test('an apostrophe quotes braces, is itself twice, and is itself alone', () => {
  expect(said("Haulin' '{'it'}' isn''t {n, plural, other {'#' #}}", { n: 2 })).toBe("Haulin' {it} isn't # 2")
})

test('what is filled in may be more than text', () => {
  expect(fill<{ name: string }>(readTemplate('{who} pays.'), { who: { name: 'Zoe' } })).toEqual([
    { name: 'Zoe' },
    ' pays.',
  ])
})

test('a missing word, and a template that cannot be read, are errors', () => {
  expect(() => said('{who} pays.')).toThrow('"who"')
  for (const source of ['{who', '{n, plural, one {#}}', '{n, spellout}', '{n, plural, other {#}', '{a b}'])
    expect(() => readTemplate(source), source).toThrow('cannot be read')
})
