import type { LogEntry } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import type { EntryRow } from '../storage/schema.ts'
import { broughtFurther } from './replacing.ts'

const [kaylee, zoe] = [0, 2]
const answer = (seat: number): LogEntry => ({ seat, decision: 0, value: 1 })
const undo = (seat: number, to: number): LogEntry => ({ seat, undo: to })
const agreed = (seat: number, to: number): LogEntry => ({ seat, undo: to, agreed: true })

/** What was stored, one entry per minute, the latest first; the first 400 answers of the game came before. */
function stored(entries: readonly LogEntry[]): EntryRow[] {
  const rows = entries.map((entry, n) => ({
    game: 'raft',
    seq: 400 + n,
    entry: JSON.stringify(entry),
    place: 0,
    once: null,
    at: n,
  }))
  return rows.reverse()
}

const turn = [answer(zoe), answer(zoe), answer(zoe)]

test.each<[what: string, entries: LogEntry[], goesOn: boolean]>([
  ['answers', [answer(kaylee), answer(zoe)], true],
  ['leaves the answers to another', [answer(zoe), answer(kaylee)], false],
  ['takes back', [answer(zoe), undo(zoe, 400)], false],
  ['takes back and answers again', [answer(zoe), undo(zoe, 400), answer(zoe)], false],
  ['goes on after that', [answer(zoe), undo(zoe, 400), answer(zoe), answer(zoe)], true],
  ['takes back a turn again and again', [...turn, undo(zoe, 400), ...turn, undo(zoe, 400), ...turn], false],
  ['plays anew what all agreed to take back', [...turn, agreed(kaylee, 400), answer(zoe)], true],
])('whoever %s has brought the game further: %o, %o', (_, entries, goesOn) => {
  const since = Math.max(
    0,
    entries.findLastIndex((entry) => 'undo' in entry),
  )
  expect(broughtFurther(stored(entries), zoe, since)).toBe(goesOn)
})

test('only what came since counts', () => {
  const rows = stored([answer(zoe), answer(kaylee)])
  expect(broughtFurther(rows, zoe, -1)).toBe(true)
  expect(broughtFurther(rows, zoe, 0)).toBe(false)
})
