import { expect, test } from 'vitest'
import { Checkpoints } from './checkpoints.ts'

/** A match as far as its checkpoints go. */
function match(answers: number) {
  return { checkpointAt: answers, checkpoint: { saved: { answers } }, game: { rules: '7' } }
}

const row = (answers: number, seq: number) => ({ game: 'raft', seq, rules: '7', saved: JSON.stringify({ answers }) })

test('a new checkpoint is stored with the answer that led to it', () => {
  const checkpoints = new Checkpoints('raft', match(0))
  expect(checkpoints.next(match(0), 0)).toBeUndefined()
  expect(checkpoints.next(match(2), 1)).toEqual(row(2, 2))
  expect(checkpoints.next(match(2), 2)).toBeUndefined()
})

test('one that was taken back is replaced by the one before, from where that was taken', () => {
  const checkpoints = new Checkpoints('raft', match(0))
  checkpoints.next(match(2), 1)
  checkpoints.next(match(4), 3)
  expect(checkpoints.next(match(2), 4)).toEqual(row(2, 2))
  expect(checkpoints.next(match(4), 5)).toEqual(row(4, 6))
})

test('if nobody remembers where the one before was taken, there is none until the next', () => {
  const checkpoints = new Checkpoints('raft', match(8))
  expect(checkpoints.next(match(5), 9)).toBeNull()
  expect(checkpoints.next(match(9), 13)).toEqual(row(9, 14))
})
