import { anyAnswer, BotPace, Match, nextStep, openStream } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { verse } from '../rules/game.ts'
import { captain } from './captain.ts'

/** What bots wait where nobody has set anything. */
const usualDelay = 600

/** The waits of two bots, round by round, while a person at seat 0 takes no time. */
function waitsPerRound(seed: number, rounds: number): number[] {
  const match = Match.start(verse, verse.readOptions({ players: 3 }), `sfc32:pace ${seed}`)
  const random = openStream(`sfc32:${seed}`)
  const pace = new BotPace()
  const waits: number[] = []
  while (!match.over && match.state.round <= rounds) {
    const decision = match.pending.find(({ standing }) => !standing)
    if (!decision) break
    const { seat, number } = decision
    const { round } = match.state
    if (seat > 0 && match.state.phase === 'playing')
      waits[round - 1] = (waits[round - 1] ?? 0) + pace.before(nextStep(match, seat), usualDelay)
    const imagine = () => null
    const value = captain.choose({ seat, decision, view: () => match.view(seat), imagine, random })
    match.answer({ seat, decision: number, value: value ?? anyAnswer(decision, random) })
  }
  return waits
}

test('a round of two bots takes about eight seconds at the usual pace', () => {
  const waits = [1, 2, 3].flatMap((seed) => waitsPerRound(seed, 10))
  const mean = waits.reduce((sum, wait) => sum + wait, 0) / waits.length
  expect(waits.length).toBeGreaterThan(20)
  expect(mean).toBeGreaterThan(6000)
  expect(mean).toBeLessThan(8500)
  expect(Math.max(...waits)).toBeLessThan(13_000)
})
