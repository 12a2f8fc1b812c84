import { playOut } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { jobs } from '../catalog/index.ts'
import { checkLaws } from '../laws.ts'
import { readOptions } from '../options.ts'
import { adventures } from '../rules/game.ts'
import { boss, drifter, greedy, hand } from './index.ts'

test.each(jobs.map(({ id }) => id))('a crew of hands works %s to its end, within the laws', (job) => {
  const options = readOptions({ players: 3, job })
  const bots = [hand, hand, hand]
  const { finished } = playOut({ game: adventures, options, seed: `sfc32:${job}`, bots, limit: 3000, check: checkLaws })
  expect(finished).toBe(true)
})

test('a Boss plays the Goons against a crew of hands to the end, and greedy crews come to one, too', () => {
  const options = readOptions({ players: 3, job: 'the-long-relay', boss: true })
  for (const [seed, bots] of Object.entries({ hands: [hand, hand, boss], greedy: [greedy, greedy, drifter] }))
    expect(playOut({ game: adventures, options, seed: `sfc32:${seed}`, bots, limit: 3000 }).finished).toBe(true)
})
