import { outlookOf, tableFor } from '@keep-flying/verse/ask'
import { Play, scenario } from '@keep-flying/verse/scenario'
import { expect, test } from 'vitest'
import { jobsFrom, startAt, startingPick } from './starts.ts'

const t = tableFor(scenario({ captains: [{ at: 'persephone' }] }).begin().state)

test('a place says what it has, and how far the rest is', () => {
  expect(startAt(t, 'persephone')).toMatchObject({
    supply: { sector: 'persephone', far: 0 },
    contact: { what: 'badger', sector: 'persephone', far: 0 },
  })
  const elsewhere = startAt(t, 'pelorum')
  expect(elsewhere.supply?.far).toBeGreaterThan(0)
  expect(elsewhere.contact?.far).toBeGreaterThan(0)
})

test('a contact’s jobs are counted, the commonest kind first', () => {
  const { n, types } = jobsFrom(t, 'badger')
  const count = (type: string | undefined) =>
    [...t.box.jobs.values()].filter((job) => job.contact === 'badger' && job.types.some((one) => one === type)).length
  expect(n).toBe([...t.box.jobs.values()].filter(({ contact }) => contact === 'badger').length)
  expect(types.map(count)).toEqual(types.map(count).sort((one, other) => other - one))
})

test('before anybody has chosen, a place with people and supplies stands picked, and then the jobs nearest to being done', () => {
  const game = Play.newGame({ players: 1, story: 'king-of-londinium' }, 'sfc32:first jobs').path('Malcolm', 'Serenity')
  const [place = ''] = startingPick(game.table(), game.captain(), game.decision()) ?? []
  expect(startAt(game.table(), place)).toMatchObject({ supply: { far: 0 }, contact: { far: 0 } })
  game.choose(place)
  const kept = startingPick(game.table(), game.captain(), game.decision()) ?? []
  const missing = (job: string) => outlookOf(game.table(), game.captain(), job).needs.filter(({ met }) => !met).length
  const left = game.captain().hand.cards.filter((job) => !kept.includes(job))
  expect(kept).toHaveLength(3)
  expect(Math.max(...kept.map(missing))).toBeLessThanOrEqual(Math.min(...left.map(missing)))
  expect(startingPick(game.table(), game.captain(), game.choose(kept).decision())).toBeNull()
})
