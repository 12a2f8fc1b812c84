import type { Chapter, RulesTable } from '@keep-flying/kernel'
import { describe, expect, it } from 'vitest'
import { rules as germanRules } from '../boxes/reference-de.ts'
import { germanReference } from './german.ts'
import { reference } from './index.ts'

const rulesOf = (chapters: readonly Chapter[]) => chapters.flatMap((chapter) => chapter.rules)
const ids = rulesOf(reference).map((rule) => rule.id)

describe('the reference', () => {
  it('has every rule of every table once, in its own chapter', () => {
    const listed = germanRules.flatMap(({ table }) => Object.keys(table.rules))
    expect([...ids].sort()).toEqual([...listed].sort())
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, rules } of reference)
      for (const rule of rules) expect(rule.id).toMatch(new RegExp(`^${id}-\\d\\d$`))
  })

  it('has the rules of a chapter in the order of their numbers, and no chapter without rules', () => {
    for (const { rules } of reference) {
      const own = rules.map((rule) => rule.id)
      expect(own.length).toBeGreaterThan(0)
      expect(own).toEqual([...own].sort())
    }
  })

  it('points only at rules there are', () => {
    const dangling = rulesOf(reference).flatMap(({ see = [] }) => see.filter((id) => !ids.includes(id)))
    expect(dangling).toEqual([])
  })

  it('has a chapter of another box where that box puts it', () => {
    const chapters = reference.map(({ id }) => id)
    for (const { table } of germanRules)
      for (const [id, { after }] of Object.entries<RulesTable['chapters'][string]>(table.chapters))
        if (after !== undefined) expect(chapters[chapters.indexOf(id) - 1]).toBe(after)
  })
})

const pairs = rulesOf(reference).flatMap((english, at) => {
  const german = rulesOf(germanReference)[at]
  return german === undefined ? [] : [{ id: english.id, english: english.text, german: german.text }]
})

function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(/\d+/g)].map(([digits]) => digits).sort()
}

/** Everything but the words. */
function bones(chapters: readonly Chapter[]) {
  return chapters.map(({ id, rules }) => ({ id, rules: rules.map(({ text, ...rest }) => rest) }))
}

describe('the German reference', () => {
  it('has the same chapters and rules in the same order as the English one', () => {
    expect(bones(germanReference)).toEqual(bones(reference))
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
