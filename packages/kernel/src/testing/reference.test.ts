import { describe, expect, test } from 'vitest'
import type { Chapter } from '../package.ts'
import { referenceFaults } from './reference.ts'

const english: readonly Chapter[] = [
  {
    id: 'SAIL',
    title: 'Sailing',
    rules: [
      { id: 'SAIL-01', text: 'Pay 2.', tags: ['base'], see: ['SAIL-02'] },
      { id: 'SAIL-02', text: 'Sail.', tags: ['base'] },
    ],
  },
]

/** The chapter with other words for its rules. */
function inWords(...texts: readonly string[]): readonly Chapter[] {
  return english.map((chapter) => ({
    ...chapter,
    rules: chapter.rules.map((rule, at) => ({ ...rule, text: texts[at] ?? '' })),
  }))
}

const german = inWords('Zahle 2.', 'Segle.')

describe('faults of a reference', () => {
  test('there are none if it is complete in both languages', () => {
    expect(referenceFaults(english, german)).toEqual([])
  })

  test('words that are missing, not translated, or have other numbers', () => {
    expect(referenceFaults(english, inWords('Zahle 3.', 'Sail.'))).toEqual([
      'SAIL-01 has other numbers in the translation.',
      'SAIL-02 is not translated.',
    ])
    expect(referenceFaults(inWords('', 'Sail.'), german)).toEqual(['SAIL-01 says nothing.'])
    const untitled = german.map((chapter) => ({ ...chapter, title: '' }))
    expect(referenceFaults(english, untitled)).toEqual(['SAIL has no translated title.'])
  })

  test('links to rules there are not, or to the rule itself', () => {
    const linked = (...see: readonly string[]): readonly Chapter[] => [
      { id: 'SAIL', title: 'Sailing', rules: [{ id: 'SAIL-01', text: 'Pay.', tags: ['base'], see }] },
    ]
    const faults = referenceFaults(linked('SAIL-01', 'SAIL-09'), linked())
    expect(faults).toEqual([
      'SAIL-01 points at SAIL-01.',
      'SAIL-01 points at SAIL-09.',
      'The translation has other chapters, rules, tags or links.',
    ])
  })

  test('rules twice, out of order or in the wrong chapter, and chapters without rules or title', () => {
    const rule = (id: string) => ({ id, text: id, tags: ['base'] })
    const muddled: readonly Chapter[] = [
      { id: 'SAIL', title: 'Sailing', rules: [rule('SAIL-02'), rule('SAIL-01'), rule('LAND-01')] },
      { id: 'TOW', title: '', rules: [] },
    ]
    expect(referenceFaults(muddled, [])).toEqual([
      'LAND-01 is not of SAIL.',
      'SAIL has rules twice or out of order.',
      'TOW has no rules.',
      'TOW has no title.',
      'The translation has other chapters, rules, tags or links.',
    ])
  })
})
