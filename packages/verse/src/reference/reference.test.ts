import type { RulesTable } from '@keep-flying/kernel'
import { referenceFaults } from '@keep-flying/kernel/testing'
import { describe, expect, it } from 'vitest'
import { rules as germanRules } from '../boxes/reference-de.ts'
import { germanReference } from './german.ts'
import { reference } from './index.ts'

describe('the reference', () => {
  it('has every rule of every table once', () => {
    const listed = germanRules.flatMap(({ table }) => Object.keys(table.rules))
    const ids = reference.flatMap(({ rules }) => rules.map(({ id }) => id))
    expect(ids.sort()).toEqual(listed.sort())
  })

  it('is complete, in order and in two languages', () => {
    expect(referenceFaults(reference, germanReference)).toEqual([])
  })

  it('has a chapter of another box where that box puts it', () => {
    const chapters = reference.map(({ id }) => id)
    for (const { table } of germanRules)
      for (const [id, { after }] of Object.entries<RulesTable['chapters'][string]>(table.chapters))
        if (after !== undefined) expect(chapters[chapters.indexOf(id) - 1]).toBe(after)
  })
})
