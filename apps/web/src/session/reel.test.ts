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
import { verseEngine } from '@keep-flying/verse/engine'
import { expect, test } from 'vitest'
import { Reel } from './reel.ts'
import { riverEngine } from './testing/river.ts'

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
  const reel = new Reel(verseEngine, record)
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
  const reel = new Reel(verseEngine, record)
  expect(reel.frame(9999, null).version).toBe(record.log.length)
  expect(reel.frame(-3, null).version).toBe(0)
})

test('turns begin where the Dinosaur changed hands', () => {
  const { turns, seats } = new Reel(verseEngine, record)
  expect(turns.length).toBeGreaterThan(3)
  for (const { at, seat, progress } of turns) {
    const { state } = replayRecord(verse, record, at)
    expect(state).toMatchObject({ active: seat, phase: 'playing' })
    expect(progress).toEqual({ key: 'progress.round', with: { round: state.round } })
  }
  const changes = record.log.filter((_, index) => {
    const [before, after] = [index, index + 1].map((at) => replayRecord(verse, record, at).state)
    return after?.phase === 'playing' && (before?.phase !== 'playing' || before.active !== after.active)
  })
  expect(turns).toHaveLength(changes.length)
  expect(seats).toBe(3)
})

test('a record that keeps its promise is proven fair; one that was touched is not', () => {
  expect(new Reel(verseEngine, record).fairness).toEqual({ proven: true })
  expect(new Reel(verseEngine, { ...record, commitment: commitmentTo('chacha20:other') }).fairness).toMatchObject({
    why: 'seed',
  })
  expect(new Reel(verseEngine, { ...record, hash: 'x' }).fairness).toMatchObject({ why: 'end' })
})

test('a record of other rules is refused', () => {
  expect(() => new Reel(verseEngine, { ...record, rules: '0' })).toThrow('rules 0')
})

test('any game can be looked at again, turn by turn', () => {
  const match = Match.start(riverEngine.game, { miles: 3 }, 'sfc32:river')
  for (const seat of [0, 1, 0]) match.answer({ seat, decision: match.pending[0]?.number, value: true })
  const { turns, seats, over } = new Reel(riverEngine, recordOf(match))
  const miles = (n: number) => ({ key: 'river.miles', with: { miles: n } })
  expect(turns).toEqual([
    { at: 1, seat: 1, progress: miles(1) },
    { at: 2, seat: 0, progress: miles(2) },
  ])
  expect({ seats, over }).toEqual({ seats: 2, over: true })
})
