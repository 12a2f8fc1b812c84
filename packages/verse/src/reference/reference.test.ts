import type { Chapter } from '@keep-flying/kernel'
import { describe, expect, it } from 'vitest'
import { rules as germanRules } from '../boxes/reference-de.ts'
import { composeReference } from './compose.ts'
import { germanReference } from './german.ts'
import { reference } from './index.ts'
import type { RulesTable } from './types.ts'

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

  it('refuses a table without words', () => {
    const table: RulesTable = { chapters: { NEW: {} }, rules: { 'NEW-01': {} } }
    const texts = { titles: { NEW: 'New' }, rules: {} }
    expect(() => composeReference([{ box: 'new', table, texts }])).toThrow('no words for NEW-01')
    const titled = { titles: {}, rules: { 'NEW-01': 'New.' } }
    expect(() => composeReference([{ box: 'new', table, texts: titled }])).toThrow('no words for NEW')
  })

  it('tells what brings a rule into force, and what rules of other boxes have to do with it', () => {
    const base: RulesTable = { chapters: { FLY: {} }, rules: { 'FLY-01': { see: ['FLY-03'] }, 'FLY-03': {} } }
    const box: RulesTable = {
      chapters: {},
      rules: { 'FLY-02': { tag: 'one|two' } },
      seeAlso: { 'FLY-01': ['FLY-02'] },
    }
    const [fly] = composeReference([
      { box: 'base', table: base, texts: { titles: { FLY: 'Flying' }, rules: { 'FLY-01': 'a', 'FLY-03': 'c' } } },
      { box: 'one', table: box, texts: { titles: {}, rules: { 'FLY-02': 'b' } } },
    ])
    expect(fly?.rules).toEqual([
      { id: 'FLY-01', text: 'a', tags: ['base'], see: ['FLY-03', 'FLY-02'] },
      { id: 'FLY-02', text: 'b', tags: ['one|two'] },
      { id: 'FLY-03', text: 'c', tags: ['base'] },
    ])
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
