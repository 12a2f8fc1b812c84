import { describe, expect, it } from 'vitest'
import { reference } from '../index.ts'
import type { Chapter } from '../types.ts'
import { chapters } from './chapters.ts'
import { germanReference } from './index.ts'

const rulesOf = (chapterList: readonly Chapter[]) => chapterList.flatMap((chapter) => chapter.rules)

const pairs = rulesOf(reference).flatMap((english, at) => {
  const german = rulesOf(germanReference)[at]
  return german === undefined ? [] : [{ id: english.id, english: english.text, german: german.text }]
})

function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => digits).sort()
}

/** Everything but the words. */
function bones(chapterList: readonly Chapter[]) {
  return chapterList.map(({ id, rules }) => ({ id, rules: rules.map(({ text, ...rest }) => rest) }))
}

describe('the German reference', () => {
  it('has the same chapters and rules in the same order as the English one', () => {
    expect(bones(germanReference)).toEqual(bones(reference))
  })

  it('has no word for a chapter or rule that is not in the English one', () => {
    const german = [...chapters].flatMap(([id, { rules }]) => [id, ...Object.keys(rules)])
    const english = reference.flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)])
    expect(german.sort()).toEqual(english.sort())
  })

  it('gives every chapter a title', () => {
    expect(germanReference.filter(({ title }) => title.trim() === '')).toEqual([])
  })

  it('leaves no rule empty or in English', () => {
    expect(pairs.filter(({ english, german }) => german.trim() === '' || german === english)).toEqual([])
  })

  it('keeps the numbers of every rule', () => {
    const differing = pairs.filter(({ english, german }) => `${numbersIn(german)}` !== `${numbersIn(english)}`)
    expect(differing).toEqual([])
  })
})
