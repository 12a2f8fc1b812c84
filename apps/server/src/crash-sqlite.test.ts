import { test } from 'vitest'
import { killAgainAndAgain } from './testing/killing.ts'

test('a server on SQLite that is killed again and again keeps every answer it acknowledged', () =>
  killAgainAndAgain(null))
