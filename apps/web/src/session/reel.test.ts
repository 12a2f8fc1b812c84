import {
  anyAnswer,
  commitmentTo,
  type GameRecord,
  Match,
  openStream,
  recordOf,
  replayRecord,
} from '@keep-flying/kernel'
import { readOptions, verse } from '@keep-flying/verse'
import { expect, test } from 'vitest'
import { Reel } from './reel.ts'

/** A game of so many answers at random, with something taken back now and then. */
function played(answers: number): GameRecord {
  const match = Match.start(verse, readOptions({ players: 3 }), 'chacha20:reel')
  const random = openStream('sfc32:reel')
  while (match.log.length < answers && !match.over) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('The game waits for nobody.')
    match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
    if (match.log.length % 9 === 0 && match.undoOffer(decision.seat).refused === null)
      match.undo(decision.seat, 'choice')
  }
  return recordOf(match)
}

const record = played(300)

test('every moment looks as it did when it was played, in whatever order it is looked at', () => {
  const reel = new Reel(record)
  for (const at of [0, 40, 300, 12, 13, 11, 299, 31, 32, 150, 149, 64])
    for (const viewer of [null, 0, 2]) {
      const match = replayRecord(verse, record, at)
      const frame = reel.frame(at, viewer)
      expect(frame.view).toEqual(match.view(viewer))
      expect(frame.events).toEqual(match.events(viewer))
      expect(frame).toMatchObject({ viewer, version: at, answers: match.answers, decisions: [], undo: null })
    }
})

test('a place beyond the reel is its end, and one before it its beginning', () => {
  const reel = new Reel(record)
  expect(reel.frame(9999, null).version).toBe(record.log.length)
  expect(reel.frame(-3, null).version).toBe(0)
})

test('turns begin where the Dinosaur changed hands', () => {
  const { turns } = new Reel(record)
  expect(turns.length).toBeGreaterThan(3)
  for (const { at, seat, round } of turns)
    expect(replayRecord(verse, record, at).state).toMatchObject({ active: seat, round, phase: 'playing' })
})

test('a record that keeps its promise is proven fair; one that was touched is not', () => {
  expect(new Reel(record).fairness).toEqual({ proven: true })
  expect(new Reel({ ...record, commitment: commitmentTo('chacha20:other') }).fairness).toMatchObject({ why: 'seed' })
  expect(new Reel({ ...record, hash: 'x' }).fairness).toMatchObject({ why: 'end' })
})

test('a record of other rules is refused', () => {
  expect(() => new Reel({ ...record, rules: '0' })).toThrow('rules 0')
})
