import { loadGames } from '@keep-flying/games'
import { anyAnswer, type GameRecord, Match, openStream, recordOf } from '@keep-flying/kernel'
import { readOptions, verse } from '@keep-flying/verse'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostGames } from '../games/catalog.ts'
import { unpacked } from '../packed.ts'
import { type Checker, checkHere, checkOnThread } from './checker.ts'
import { readChapter, textOf } from './record-check.ts'

const record = played(300)
const settings = { title: 'From home', visibility: 'link', pace: 'live', seats: [{ kind: 'you' }, { kind: 'open' }] }

let here: Checker
let onThread: Checker
let worked: number

beforeAll(async () => {
  here = checkHere(await hostGames(await loadGames()))
  onThread = checkOnThread('@keep-flying/games')
})
afterAll(() => onThread.close())

/** The first answers of a game. */
function played(answers: number): GameRecord {
  const match = Match.start(verse, readOptions({ players: 2 }), 'sfc32:checker')
  const random = openStream('sfc32:answers')
  while (match.log.length < answers && !match.over) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) throw new Error('The game waits for nobody.')
    match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
  }
  return recordOf(match)
}

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))
const pay = (work: number) => {
  worked = work
}

test('a record is checked on a thread as it is here', async () => {
  const { checkpoint: _, ...kept } = record
  for (const checker of [here, onThread]) {
    worked = -1
    expect(JSON.parse(await unpacked(await checker.upload(bytes(record), pay)))).toEqual(kept)
    expect(worked).toBeGreaterThanOrEqual(0)
  }
})

test('a game is read on a thread as it is here, to be continued and to be started', async () => {
  const read = async (checker: Checker) => {
    const { content, chapters, ...rest } = await checker.import(bytes({ ...settings, record }), pay)
    const { entries, ...start } = await checker.start(content)
    const log = entries.flatMap((part): unknown[] => JSON.parse(textOf(part)))
    return { ...rest, chapters: chapters.map(readChapter), ...start, log }
  }
  const game = await read(onThread)
  expect(game).toEqual(await read(here))
  expect(game).toMatchObject({ game: 'verse', seed: record.seed, over: false, request: { title: 'From home' } })
  expect(game.log).toEqual(
    record.log.map((entry, seq) => [seq, JSON.stringify(entry), 'undo' in entry ? null : expect.any(Number)]),
  )
  expect(game.chapters.length).toBeGreaterThan(0)
})

test('whatever is moved between threads shares its memory with nothing else, however short the game', async () => {
  const { content, chapters } = await here.import(bytes({ ...settings, record: played(5) }), pay)
  const { entries } = await here.start(content)
  expect(entries.length).toBeGreaterThan(0)
  for (const part of [...chapters, ...entries]) expect(part.buffer.byteLength).toBe(part.byteLength)
})

test.each([
  ['no JSON', Buffer.from('captain’s log')],
  ['an unknown game', bytes({ ...record, game: 'chess' })],
  ['wrong options', bytes({ ...record, options: { players: 9 } })],
  ['another end', bytes({ ...record, hash: 'x' })],
  ['a missing answer', bytes({ ...record, log: record.log.slice(1) })],
  ['too many answers', bytes({ ...record, log: Array.from({ length: 20_001 }, () => record.log[0]) })],
])('%s is refused on a thread with the same words as here', async (_, source) => {
  const refusal = (checker: Checker) => checker.upload(source, pay).catch((problem: unknown) => problem)
  const told = await refusal(onThread)
  expect(told).toMatchObject({ name: 'Trouble', problem: { message: expect.any(String) } })
  expect(told).toEqual(await refusal(here))
})

test('whoever waits for a record when the server closes is told so', async () => {
  const checker = checkOnThread('@keep-flying/games')
  const waiting = [checker.upload(bytes(record), pay), checker.upload(bytes(record), pay)]
  const told = Promise.allSettled(waiting)
  await checker.close()
  for (const result of await told) expect(result).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
})
