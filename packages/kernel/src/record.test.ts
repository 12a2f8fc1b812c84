import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { copy, hashOf } from './data.ts'
import { Match } from './match.ts'
import {
  type GameRecord,
  RecordError,
  readRecord,
  recordHash,
  recordOf,
  replayRecord,
  revive,
  verifyRecord,
} from './record.ts'
import { commitmentTo } from './seed.ts'
import { playOn, race, raceBy, raceOptions, say } from './testing/games.ts'

function played(seed = 'chacha20:record', steps = 40) {
  const match = Match.start(race, raceOptions, seed)
  playOn(match, seed, steps, { undoing: true })
  return match
}

function written(record: unknown): GameRecord {
  return readRecord(JSON.stringify(record))
}

describe('a record', () => {
  test('survives being written and read', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(150), (seed, steps) => {
        const record = recordOf(played(`sfc32:${seed}`, steps))
        expect(written(record)).toEqual(record)
      }),
      { numRuns: 20 },
    )
  })

  test('says what was played and by which rules', () => {
    const match = Match.start(race, raceOptions, 'chacha20:record')
    say(match, 0, 'roll')
    expect(recordOf(match)).toMatchObject({
      format: 1,
      game: 'race',
      rules: '1',
      options: raceOptions,
      seed: 'chacha20:record',
      commitment: commitmentTo('chacha20:record'),
      log: [{ seat: 0, decision: 0, value: 'roll' }],
      checkpoint: { saved: { answers: 0 }, since: [{ seat: 0, index: 0, value: 'roll' }] },
      hash: match.hash(),
    })
  })

  test('does not grow with the match it was taken from', () => {
    const match = played()
    const record = recordOf(match)
    const before = JSON.stringify(record)
    playOn(match, 'on', 20)
    expect(JSON.stringify(record)).toBe(before)
  })

  test('of a finished game needs no checkpoint', () => {
    const match = played('sfc32:finished', 2000)
    expect(match.over).toBe(true)
    expect(recordOf(match)).not.toHaveProperty('checkpoint')
    expect(verifyRecord(race, written(recordOf(match))).over).toBe(true)
  })
})

describe('reading refuses', () => {
  const good = copy(recordOf(played()))

  test.each<[string, string]>([
    ['not JSON', 'This is not a game record: the file is not JSON.'],
    ['[]', 'This is not a game record: it must be a JSON object.'],
    ['null', 'This is not a game record: it must be a JSON object.'],
    ['{}', 'This record has format undefined; only format 1 can be read.'],
    ['{"format":2}', 'This record has format 2; only format 1 can be read.'],
  ])('the file %s', (source, message) => {
    expect(() => readRecord(source)).toThrow(new RecordError(message))
  })

  test.each<[string, object, RegExp]>([
    ['no log', { log: undefined }, /"log" must be a list/],
    ['a log of something else', { log: [3] }, /^Entry 0 of the record's log cannot be read: An answer is an object/],
    ['an odd answer', { log: [{ seat: 0, decision: 0, value: null }] }, /^Entry 0 .*: The value must be/],
    ['an odd undo', { log: [{ seat: 0, undo: -1 }] }, /^Entry 0 .* not to a whole number of answers/],
    ['an undo by nobody', { log: [{ undo: 1 }] }, /^Entry 0 /],
    ['no game', { game: undefined }, /"game" must be text/],
    ['odd rules', { rules: 1 }, /"rules" must be text/],
    ['no seed', { seed: null }, /"seed" must be text/],
    ['an endless seed', { seed: `sfc32:${'x'.repeat(200)}` }, /"seed" is too long: it may have 200 characters/],
    ['a seed with control characters', { seed: 'sfc32:a\u0000b' }, /"seed" must not contain control characters/],
    ['an endless hash', { hash: 'x'.repeat(200) }, /"hash" is too long/],
    ['endless options', { options: { story: 'x'.repeat(70_000) } }, /"options" are too long/],
    [
      'an endless answer',
      { log: [{ seat: 0, decision: 0, value: 'x'.repeat(501) }] },
      /^Entry 0 .*: The value must be/,
    ],
    ['an endless list', { log: [{ seat: 0, decision: 0, value: Array(1001).fill('x') }] }, /^Entry 0 .*: The value/],
    ['no commitment', { commitment: undefined }, /"commitment" must be text/],
    ['no hash', { hash: 7 }, /"hash" must be text/],
    ['an odd checkpoint', { checkpoint: 7 }, /"checkpoint" must hold "saved" and a list "since"/],
    ['an empty checkpoint', { checkpoint: { since: [] } }, /"checkpoint\.saved" must hold the counts/],
    ['an odd base', { base: { answers: 0.5, asked: 0, state: {} } }, /"base" must hold the counts/],
    [
      'an odd choice',
      { checkpoint: { ...good.checkpoint, since: [{ seat: 0, index: 0 }] } },
      /^Choice 0 of the record's checkpoint cannot be read: The value must be/,
    ],
    [
      'a choice that is none',
      { checkpoint: { ...good.checkpoint, since: ['x'] } },
      /^Choice 0 of the record's checkpoint cannot be read/,
    ],
  ])('%s', (_, change, message) => {
    const source = JSON.stringify({ ...good, ...change })
    expect(() => readRecord(source)).toThrow(RecordError)
    expect(() => readRecord(source)).toThrow(message)
  })
})

describe('replaying', () => {
  test('may stop anywhere', () => {
    const match = Match.start(race, raceOptions, 'sfc32:stop')
    const hashes = [match.hash()]
    playOn(match, 'stop', 30, { undoing: true, after: () => hashes.push(match.hash()) })
    const record = written(recordOf(match))
    for (const [entries, hash] of hashes.entries()) expect(replayRecord(race, record, entries).hash()).toBe(hash)
  })

  test('refuses another game, other rules, other options and an entry that does not fit', () => {
    const record = recordOf(played())
    const replaying =
      (change: object, game = race) =>
      () =>
        replayRecord(game, { ...record, ...change })
    expect(replaying({ game: 'chess' })).toThrow(new RecordError('This is a record of "chess", not of "race".'))
    expect(replaying({}, raceBy('2'))).toThrow(/played by rules 1 and cannot be replayed by rules 2.*has rules 1\.$/)
    expect(replaying({ options: { players: 9 } })).toThrow('"players" must be from 2 to 4.')
    expect(replaying({ log: [{ seat: 0, decision: 5, value: 'roll' }] })).toThrow(
      /^Entry 0 of the log does not replay: Decision 5 has not been asked/,
    )
  })
})

describe('reviving under other rules', () => {
  /** A game in its third turn, in which three choices were made since the checkpoint. */
  function thirdTurn() {
    const match = Match.start(race, raceOptions, 'chacha20:newer')
    for (const [seat, value] of [
      [0, 'draw'],
      [0, 'pass'],
      [1, 'roll'],
      [1, 'pass'],
      [2, 'gift'],
      [2, true],
      [2, 'roll'],
    ] as const)
      say(match, seat, value)
    return match
  }

  test('goes on from the checkpoint with all the choices that fit', () => {
    const match = thirdTurn()
    const { match: revived, dropped } = revive(raceBy('2'), written(recordOf(match)))
    expect(dropped).toBe(0)
    expect(revived.hash()).toBe(match.hash())
    expect(revived.answers).toBe(match.answers)
    expect(revived.game.rules).toBe('2')
  })

  test('leaves the first choice that does not fit and all after it, and counts them', () => {
    const record = written(recordOf(thirdTurn()))
    const withoutRoll = revive(raceBy('2', ['roll']), record)
    expect(withoutRoll).toMatchObject({ dropped: 1, match: { answers: 6 } })
    const withoutGift = revive(raceBy('2', ['gift']), record)
    expect(withoutGift).toMatchObject({ dropped: 3, match: { answers: 4 } })
    expect(withoutGift.match.hash()).toBe(replayRecord(race, record, 4).hash())
  })

  test('uses no number of a decision that was asked before', () => {
    const match = thirdTurn()
    const { match: revived } = revive(raceBy('2', ['gift']), written(recordOf(match)))
    const asked = Math.max(...match.pending.map((decision) => decision.number))
    for (const { number } of revived.pending) expect(number).toBeGreaterThan(asked)
  })

  test('gives a game that can be recorded and revived again, but not verified', () => {
    const { match } = revive(raceBy('2', ['gift']), written(recordOf(thirdTurn())))
    playOn(match, 'again', 40, { undoing: true })
    const record = written(recordOf(match))
    const { match: again } = revive(raceBy('2', ['gift']), record)
    expect(again.hash()).toBe(match.hash())
    expect(again.pending).toEqual(match.pending)
    expect(again.events(0)).toEqual(match.events(0))
    expect(() => verifyRecord(raceBy('2', ['gift']), record)).toThrow(/taken over from other rules/)
    const third = revive(raceBy('3'), record)
    expect(third.match.hash()).toBe(match.hash())
  })

  test('needs a checkpoint that the rules can go on from, and the same game', () => {
    const record = recordOf(thirdTurn())
    const { checkpoint, ...without } = record
    if (!checkpoint) throw new Error('A game that goes on has a checkpoint.')
    expect(() => revive(raceBy('2'), without)).toThrow(/rules 1 and holds no checkpoint/)
    expect(() => revive(raceBy('2'), { ...record, game: 'chess' })).toThrow(/"chess", not of "race"/)
    const broken = { ...checkpoint, saved: { ...checkpoint.saved, state: { turns: 0 } } }
    expect(() => revive(raceBy('2'), { ...record, checkpoint: broken })).toThrow(
      /^Rules 2 cannot go on from the record's checkpoint: /,
    )
  })
})

test('the name of a record is the hash of all that was played', () => {
  const { checkpoint, ...game } = recordOf(played())
  expect(recordHash({ ...game, ...(checkpoint ? { checkpoint } : {}) })).toBe(hashOf(game))
  for (const other of [
    { ...game, follows: 'another' },
    { ...game, log: [] },
    { ...game, options: { log: [] } },
  ])
    expect(recordHash(other)).toBe(hashOf(other))
})

describe('verifying', () => {
  const record = copy(recordOf(played()))

  test('accepts a record as it was', () => {
    expect(verifyRecord(race, record).hash()).toBe(record.hash)
  })

  test('rejects another seed', () => {
    const seed = 'chacha20:luckier'
    expect(() => verifyRecord(race, { ...record, seed })).toThrow(/does not match the commitment/)
    expect(() => verifyRecord(race, { ...record, seed, commitment: commitmentTo(seed) })).toThrow(RecordError)
  })

  test('rejects another hash', () => {
    expect(() => verifyRecord(race, { ...record, hash: '0'.repeat(64) })).toThrow(
      /another state than the record claims/,
    )
  })

  test('rejects another checkpoint', () => {
    const { checkpoint } = record
    if (!checkpoint) throw new Error('A game that goes on has a checkpoint.')
    const richer = copy(checkpoint)
    Object.assign(richer.saved.state ?? {}, { points: [99, 0, 0] })
    for (const changed of [
      richer,
      { ...checkpoint, since: [...checkpoint.since, { seat: 0, index: 0, value: 'roll' }] },
    ])
      expect(() => verifyRecord(race, { ...record, checkpoint: changed })).toThrow(/checkpoint is not one the log/)
  })

  test('rejects a log from which any entry is missing', () => {
    for (const index of record.log.keys())
      expect(() => verifyRecord(race, { ...record, log: record.log.toSpliced(index, 1) })).toThrow(RecordError)
  })

  test('rejects a log in which an answer was changed', () => {
    const match = Match.start(race, raceOptions, 'chacha20:changed')
    say(match, 0, 'roll')
    say(match, 0, 'gift')
    say(match, 0, true)
    const honest = recordOf(match)
    const changed = honest.log.with(2, { seat: 0, decision: 4, value: false })
    expect(() => verifyRecord(race, { ...honest, log: changed })).toThrow(/another state than the record claims/)
  })
})
