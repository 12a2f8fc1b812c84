import { type Outcome, text, writer } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { englishMessages } from '../i18n/en/index.ts'
import { sayOutcome } from './outcome.ts'

const write = writer('en', englishMessages, String)
const names = ['Kaylee', 'Wash', 'Zoe']
const reason = text('some.reason')

function said(outcome: Outcome): string {
  return sayOutcome(
    (key, words) => write(text(key, words)),
    outcome,
    (seat) => names[seat] ?? '',
  )
}

test('an outcome names whoever won, and says that nobody did', () => {
  expect(said({ by: 'seats', winners: [1], reason })).toBe('Won by Wash')
  expect(said({ by: 'seats', winners: [0, 2], reason })).toBe('Won by Kaylee, Zoe')
  expect(said({ by: 'seats', winners: [], reason })).toBe('Nobody won')
})

test('a team wins or loses together', () => {
  expect(said({ by: 'team', won: true, reason })).toBe('Won together')
  expect(said({ by: 'team', won: false, reason })).toBe('Lost together')
})
