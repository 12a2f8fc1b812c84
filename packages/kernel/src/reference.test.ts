import { describe, expect, it } from 'vitest'
import { composeReference, type RulesTable } from './reference.ts'

describe('a reference put together', () => {
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

  it('has a chapter where its box puts it', () => {
    const base: RulesTable = { chapters: { FLY: {}, LAND: {} }, rules: { 'FLY-01': {}, 'LAND-01': {} } }
    const box: RulesTable = { chapters: { DRIFT: { after: 'FLY' } }, rules: { 'DRIFT-01': {} } }
    const titles = { FLY: 'Flying', LAND: 'Landing' }
    const chapters = composeReference([
      { box: 'base', table: base, texts: { titles, rules: { 'FLY-01': 'a', 'LAND-01': 'b' } } },
      { box: 'one', table: box, texts: { titles: { DRIFT: 'Drifting' }, rules: { 'DRIFT-01': 'c' } } },
    ])
    expect(chapters.map(({ title }) => title)).toEqual(['Flying', 'Drifting', 'Landing'])
  })
})
