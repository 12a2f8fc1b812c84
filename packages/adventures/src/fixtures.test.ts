import { verifyChain } from '@keep-flying/kernel'
import { keptGamesReplay, keptIn, keptRecord } from '@keep-flying/kernel/testing'
import { expect, test } from 'vitest'
import { adventures } from './rules/game.ts'

const folder = new URL('./fixtures/', import.meta.url)
const story = new URL('./fixtures/storyline/', import.meta.url)

const optionsOf = (name: string) => adventures.readOptions(keptRecord(folder, name).options)

keptGamesReplay(adventures, folder, ({ state }) => {
  expect(adventures.outcome(state)).not.toBeNull()
})

test('games of one to five players, of every Job, and with a Boss are kept', () => {
  const kept = keptIn(folder).map(optionsOf)
  expect(new Set(kept.map(({ players }) => players))).toEqual(new Set([1, 2, 3, 4, 5]))
  expect(new Set(kept.map(({ job }) => job)).size).toBe(4)
  expect(kept.some(({ boss }) => boss)).toBe(true)
})

test('a Storyline verifies as it was played', () => {
  const matches = verifyChain(
    adventures,
    keptIn(story).map((name) => keptRecord(story, name)),
  )
  expect(matches.length).toBeGreaterThan(1)
  expect(matches.filter(({ over }) => !over)).toEqual([])
  const last = matches.at(-1)
  expect(last && adventures.campaign?.next(last.state, last.options)).toBeNull()
})
