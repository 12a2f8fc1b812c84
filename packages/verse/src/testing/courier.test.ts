import { readFileSync } from 'node:fs'
import { playOut, randomBot } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { checkLaws } from '../laws.ts'
import { defaultOptions } from '../options.ts'
import { verse } from '../rules/game.ts'
import type { State } from '../state.ts'
import { courier } from './courier.ts'

const seeds = ['c', 'd', 'e', 'f']

/** Who completed each of the jobs completed after some time. */
function completed(seed: string): readonly number[] {
  const { match } = playOut({
    game: verse,
    options: { ...defaultOptions, players: 2, story: 'first-time' },
    seed: `sfc32:${seed}`,
    bots: [courier, randomBot<State>('drifter')],
    limit: 1000,
    check: checkLaws,
    settings: { recorded: false },
  })
  const jobs = match.events(null).filter(({ kind }) => kind === 'job-completed')
  return jobs.map(({ data }) => Number(Reflect.get(Object(data?.['who']), 'id')))
}

test('the example of the guide completes more jobs than a bot that only wanders', () => {
  const by = seeds.flatMap(completed)
  const [courierJobs, drifterJobs] = [0, 1].map((seat) => by.filter((one) => one === seat).length)
  expect(courierJobs).toBeGreaterThan(Number(drifterJobs))
})

test('the guide prints the example as it is', () => {
  const source = readFileSync(new URL('courier.ts', import.meta.url), 'utf8')
  const guide = readFileSync(new URL('../../../../docs/adding-a-bot.md', import.meta.url), 'utf8')
  expect(guide).toContain(`\n\`\`\`ts\n${source}\`\`\`\n`)
})
