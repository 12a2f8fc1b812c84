import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Bot } from '../../bot.ts'
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

/** Bots choose from what their seat sees and imagines: whatever is hidden from it is dealt again, and they choose the same. */
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
            const choices = choicesOf(bot, one, seat, budget)
            expect(choicesOf(bot, other, seat, budget)).toEqual(choices)
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

function choicesOf<S extends GameState, O>(bot: Bot<S>, match: Match<S, O>, seat: number, budget: number) {
  return match.decisionsOf(seat).map((decision) =>
    bot.choose({
      seat,
      decision,
      view: () => match.view(seat),
      imagine: (n) => imagineGame(match, seat, `sfc32:${n}`),
      random: openStream('sfc32:choosing'),
      budget,
    }),
  )
}
