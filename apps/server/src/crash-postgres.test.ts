import { inject, test } from 'vitest'
import { freshDatabase } from './testing/databases.ts'
import { killAgainAndAgain } from './testing/killing.ts'

test('a server on PostgreSQL that is killed again and again keeps every answer it acknowledged', async () =>
  killAgainAndAgain(await freshDatabase(inject('postgres'))))
