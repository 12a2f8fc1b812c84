import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { type News, NewsBatch } from './news.ts'

const grown = (table: string, version: number): News => ({ kind: 'grown', table, version })

test('what comes up in one moment goes to the other nodes together, each table with its newest version', async () => {
  const sent: (readonly News[])[] = []
  const batch = new NewsBatch((news) => sent.push(news))
  batch.add(grown('one', 1))
  batch.add(grown('other', 7))
  batch.add({ kind: 'changed', table: 'one' })
  batch.add(grown('one', 2))
  expect(sent).toEqual([])
  await setImmediate()
  expect(sent).toEqual([[grown('one', 2), grown('other', 7), { kind: 'changed', table: 'one' }]])
  batch.add(grown('one', 3))
  await setImmediate()
  expect(sent[1]).toEqual([grown('one', 3)])
})

test('one message to the other nodes stays below what PostgreSQL passes on at once', () => {
  const sent: (readonly News[])[] = []
  const batch = new NewsBatch((news) => sent.push(news))
  for (let n = 0; n < 1000; n++) batch.add(grown(`${n}`.padStart(22, '0'), 20_000))
  batch.flush()
  expect(sent.flat()).toHaveLength(1000)
  for (const news of sent) expect(JSON.stringify(news).length).toBeLessThan(7500)
})
