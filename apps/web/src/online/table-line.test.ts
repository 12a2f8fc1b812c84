import { text, writer } from '@keep-flying/kernel'
import type { SeatInfo, TableLine } from '@keep-flying/protocol'
import { expect, test } from 'vitest'
import { englishMessages } from '../i18n/en/index.ts'
import { sayTable } from './table-line.ts'

const write = writer('en', englishMessages, String)

function seat(at: number, name: string | null, waitingSince: number | null = null): SeatInfo {
  const [kind, person] = name === null ? (['open', null] as const) : (['person', `person-${at}`] as const)
  return { seat: at, kind, person, name, bot: null, waitingSince, clock: null, standIn: null, wish: null }
}

const table: TableLine = {
  id: 'abcdefgh',
  game: 'river',
  options: {},
  title: 'Friday',
  visibility: 'link',
  pace: 'live',
  clock: null,
  spectators: true,
  botDelay: 0,
  advice: false,
  status: 'playing',
  createdAt: 1,
  startedAt: 1,
  endedAt: null,
  commitment: '',
  imported: false,
  outcome: null,
  seats: [seat(0, 'Kaylee'), seat(1, 'Wash', 1)],
  waitingForAny: false,
  you: 0,
  host: true,
  rematch: null,
  follows: null,
  next: null,
  unseen: 0,
  progress: text('river.miles', { miles: 3 }),
  words: { progress: '3 miles', reason: null, campaign: null },
}

const noWords = { progress: null, reason: null, campaign: null }

function said(change: Partial<TableLine>): string {
  return sayTable((key, words) => write(text(key, words)), { ...table, ...change })
}

test('a running table says how far it has come and whom it waits for', () => {
  expect(said({})).toBe('river · Kaylee, Wash · live · 3 miles · waits for Wash')
})

test('a game of a campaign says where the campaign stands', () => {
  expect(said({ words: { ...noWords, progress: '3 miles', campaign: 'Leg 2' } })).toContain('live · Leg 2 · 3 miles')
})

test('a running table may wait for any one of several', () => {
  const seats = [seat(0, 'Kaylee'), seat(1, 'Wash', 1), seat(2, 'Zoe', 1)]
  expect(said({ seats, waitingForAny: true })).toContain('waits for any of Wash, Zoe')
})

test('a table that gathers says how many seats are free', () => {
  const open: Partial<TableLine> = { status: 'open', seats: [seat(0, 'Kaylee'), seat(1, null)] }
  expect(said({ ...open, progress: null, words: noWords })).toBe('river · Kaylee · live · 1 seat free')
})

test('a finished table says who won and why, or that the team won or lost', () => {
  const over = { status: 'over', words: { ...noWords, reason: 'The raft sank.' } } as const
  const reason = text('river.end')
  expect(said({ ...over, outcome: { by: 'seats', winners: [1], reason } })).toBe(
    'river · Kaylee, Wash · live · Won by Wash · The raft sank.',
  )
  expect(said({ ...over, outcome: { by: 'team', won: false, reason } })).toContain('Lost together · The raft sank.')
})

test('a table that everybody agreed to end has no winner', () => {
  expect(said({ status: 'abandoned', words: noWords })).toContain('ended without a winner')
})
