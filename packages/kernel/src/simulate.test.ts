import { describe, expect, test } from 'vitest'
import { anyAnswer, type Bot, randomBot } from './bot.ts'
import type { Decision } from './decision.ts'
import { playOut, type Simulation } from './simulate.ts'
import { type RaceOptions, type RaceState, race, raceOptions } from './testing/games.ts'

const bots: readonly Bot<RaceState>[] = ['a', 'b', 'c'].map((id) => randomBot<RaceState>(id))

function play(changes: Partial<Simulation<RaceState, RaceOptions>> = {}) {
  return playOut({ game: race, options: raceOptions, seed: 'sfc32:simulation', bots, ...changes })
}

describe('a game among bots', () => {
  test('is played to its end', () => {
    const { match, finished, decisions } = play()
    expect(finished).toBe(true)
    expect(match.over).toBe(true)
    expect(match.state.turns).toBe(raceOptions.turns)
    expect(decisions).toBe(match.answers)
    expect(race.outcome(match.state)).toMatchObject({
      by: 'seats',
      winners: expect.arrayContaining([expect.any(Number)]),
    })
  })

  test('is the same for the same seed, recorded or not, and another for another', () => {
    const hash = play().match.hash()
    expect(play().match.hash()).toBe(hash)
    expect(play({ settings: { heard: true, recorded: true } }).match.hash()).toBe(hash)
    expect(play({ seed: 'sfc32:another' }).match.hash()).not.toBe(hash)
  })

  test('plays with chacha20 as well', () => {
    expect(play({ seed: 'chacha20:simulation' }).finished).toBe(true)
  })

  test('is checked at the start and after every answer', () => {
    const answers: number[] = []
    const { decisions } = play({ check: (match) => answers.push(match.answers) })
    expect(answers).toEqual(Array.from({ length: decisions + 1 }, (_, n) => n))
  })

  test('ends with the error of a check that finds something wrong', () => {
    const check: Simulation<RaceState, RaceOptions>['check'] = ({ state }) => {
      if (state.turns === 3) throw new Error('The third turn is forbidden.')
    }
    expect(() => play({ check })).toThrow('The third turn is forbidden.')
  })

  test('is given up at the limit', () => {
    expect(play({ limit: 5 })).toMatchObject({ finished: false, decisions: 5 })
  })
})

describe('a bot', () => {
  test('is given its own view, decision and number, and dreams that agree with the view', () => {
    const asked: Decision[] = []
    const curious: Bot<RaceState> = {
      id: 'curious',
      imagines: true,
      choose: (seat) => {
        expect(seat.decision.seat).toBe(seat.seat)
        const { deck, hands, random } = seat.view()
        expect(deck.cards).toEqual([])
        expect(Object.keys(random)).toEqual(['sees'])
        for (const [owner, hand] of hands.entries()) expect('backs' in hand).toBe(owner !== seat.seat)
        const imagined = seat.imagine(0)
        if (imagined) expect(imagined.state.hands[seat.seat]).toEqual(hands[seat.seat])
        asked.push(seat.decision)
        return randomBot<RaceState>('random').choose(seat)
      },
    }
    play({ bots: [curious, curious, curious] })
    expect(new Set(asked.map((decision) => decision.seat))).toEqual(new Set([0, 1, 2]))
    expect(asked.some((decision) => decision.standing)).toBe(true)
  })

  test('may leave a standing offer alone for ever, or never', () => {
    const trades = (standingOneIn: number) => {
      let count = 0
      const watched = randomBot<RaceState>('watched', standingOneIn)
      const counting: Bot<RaceState> = {
        id: 'counting',
        choose: (seat) => {
          const value = watched.choose(seat)
          if (seat.decision.standing && value !== null) count++
          return value
        },
      }
      play({ bots: [counting, counting, counting], limit: 60 })
      return count
    }
    expect(trades(2 ** 32)).toBe(0)
    expect(trades(1)).toBe(60)
  })

  test('is missed when its seat is asked, and so is an answer that nobody gives', () => {
    expect(() => play({ bots: [] })).toThrow(/There is no bot for seat/)
    const silent: Bot<RaceState> = { id: 'silent', choose: () => null }
    expect(() => play({ bots: [silent, silent, silent] })).toThrow('Nobody answered, though a decision is pending.')
  })
})

test('bots that imagine stand at their own question, whatever the match keeps, and are told what they are granted', () => {
  const budgets = new Set<number | undefined>()
  const dreamer: Bot<RaceState> = {
    id: 'dreamer',
    imagines: true,
    choose({ seat, decision, view, imagine, random, budget }) {
      const game = imagine(0)
      if (game) expect(game.view(seat)).toEqual(view())
      if (decision.form === 'one' && decision.kind === 'race.action') expect(game).not.toBeNull()
      budgets.add(budget)
      return decision.standing ? null : anyAnswer(decision, random)
    },
  }
  const bots = [dreamer, dreamer, dreamer]
  const settings = { heard: false, recorded: false }
  playOut({ game: race, options: raceOptions, seed: 'sfc32:dreams', bots, limit: 40, settings, budget: 0.3 })
  expect(budgets).toEqual(new Set([0.3]))
})
