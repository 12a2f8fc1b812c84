import { scenario } from '@keep-flying/adventures/scenario'
import { expect, test } from 'vitest'
import { wokenBy } from './wakes.ts'

test('whoever turns Heroic in sight of Waiting Goons wakes them, and whoever stays Casual does not', () => {
  const game = scenario({ map: 'Z . . t' })
  const woken = (heroic: boolean) => wokenBy(game.table(), game.crew('zoe'), { heroic, time: 2 }).map(({ id }) => id)
  expect(woken(true)).toHaveLength(1)
  expect(woken(false)).toEqual([])
})
