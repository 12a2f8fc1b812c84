import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bot, Seat } from '../../bot.ts'
import { canonical } from '../../data.ts'
import type { GameState } from '../../game.ts'
import { imagineGame } from '../../imagine.ts'
import type { Match } from '../../match.ts'
import { openStream } from '../../seed.ts'
import { recorded, type Sample, twins } from './sample.ts'
import { stepAlike } from './secrecy.ts'

/** How many random games are tried, and how much of their thinking bots that search are granted. */
interface Effort {
  readonly numRuns?: number
  readonly budget?: number
}

/**
 * Bots choose, advise and say what they are about from what their seat sees and imagines: whatever is hidden from it is dealt again,
 * and they do the same.
 */
export function choosesFairly<S extends GameState, O>(
  { game, settings }: Sample<S, O>,
  bots: readonly Bot<S>[],
  { numRuns = 15, budget = 1 }: Effort = {},
): void {
  test.each(bots.map((bot) => [bot.id, bot] as const))(
    'what %s chooses does not depend on what is hidden',
    (_, bot) => {
      let chosen = 0
      fc.assert(
        fc.property(settings, fc.integer({ min: 5, max: 200 }), (setting, length) => {
          const match = recorded(game, setting, length)
          const seat = match.pending.find(({ standing }) => !standing)?.seat
          const pair = seat === undefined ? null : twins(match, seat)
          if (seat === undefined || !pair) return
          const [one, other] = pair
          for (let step = 0; step < 6; step++) {
            const choices = deedsOf(bot, one, seat, budget)
            expect(deedsOf(bot, other, seat, budget)).toEqual(choices)
            chosen += choices.length
            if (!stepAlike(one, other, seat)) break
          }
        }),
        { numRuns },
      )
      expect(chosen).toBeGreaterThan(numRuns)
    },
  )
}

/** The same of a bot that searches, at a question where it does. */
export function searchesFairly<S extends GameState, O>(bot: Bot<S>, match: Match<S, O>, seat: number): void {
  const pair = twins(match, seat)
  if (!pair) throw new Error('What is hidden cannot be dealt again here.')
  const [one, other] = pair
  expect(canonical(one.state)).not.toBe(canonical(other.state))
  const imagined = new Set<number>()
  expect(deedsOf(bot, other, seat, 0.2)).toEqual(deedsOf(bot, one, seat, 0.2, (n) => imagined.add(n)))
  expect(imagined.size).toBeGreaterThan(0)
}

function deedsOf<S extends GameState, O>(
  bot: Bot<S>,
  match: Match<S, O>,
  seat: number,
  budget: number,
  onChoiceImagined: (n: number) => void = () => undefined,
) {
  return match.decisionsOf(seat).map((decision) => {
    const given = (onImagined: (n: number) => void): Seat<S> => ({
      ...{ seat, decision, budget, random: openStream('sfc32:choosing'), view: () => match.view(seat) },
      imagine: (n) => {
        onImagined(n)
        return imagineGame(match, seat, `sfc32:${n}`)
      },
    })
    const again = () => given(() => undefined)
    return {
      choice: bot.choose(given(onChoiceImagined)),
      advice: bot.advise?.(again()),
      intent: bot.intends?.(again()),
    }
  })
}
