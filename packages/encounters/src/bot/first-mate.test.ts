import { type Bot, type Decision, imagineGame, openStream, playOut, type Seat } from '@keep-flying/kernel'
import { searchesFairly } from '@keep-flying/kernel/testing'
import { expect, test } from 'vitest'
import { checkLaws } from '../laws.ts'
import { encounters } from '../rules/game.ts'
import { type Play, scenario } from '../scenario.ts'
import type { State } from '../state.ts'
import { german } from '../text/german.ts'
import { english, writerFor } from '../text/languages.ts'
import { easy, firstMate, mate } from './index.ts'
import { outlookOf } from './outlook.ts'
import { isOverlooked } from './overlooked.ts'
import { positionOf } from './position.ts'
import { easyWeights } from './weights.ts'

/** A seat that is asked, with a little of the usual time to think; counts the games that are imagined in it. */
function seatOf({ match }: Play, decision: Decision, budget = 0.2): Seat<State> & { readonly imagined: () => number } {
  const { seat } = decision
  let imagined = 0
  return {
    ...{ seat, decision, budget, view: () => match.view(seat), random: openStream('sfc32:seat') },
    imagine(n) {
      imagined++
      return imagineGame(match, seat, `sfc32:${n}`)
    },
    imagined: () => imagined,
  }
}

/** What a bot does until it would end the turn. */
function deedsOf(bot: Bot<State>, play: Play): string[] {
  const done: string[] = []
  for (;;) {
    const value = bot.choose(seatOf(play, play.decision()))
    if (value === 'end' || value === null || play.match.over) return done
    done.push(String(value))
    play.choose(value)
  }
}

const lastTask = {
  players: [{ crew: 'kaylee', hand: Array.from({ length: 6 }, () => 'Shiny') }],
  others: ['wash', 'inara', 'simon', 'book'],
  bridge: [null, null, null, null, null],
  verse: [null, 'Alliance Cruiser', null, null, null],
  tasks: { 'keep-cargo': 'done', 'tend-wounded': 'done' },
} as const

test('the first mate leaves the last Objective of an early Episode open, where a mate completes it', () => {
  const slips = (bot: Bot<State>) =>
    deedsOf(bot, scenario(lastTask).begin()).some((id) => id.startsWith('use e01-cruiser'))
  expect(slips(mate)).toBe(true)
  expect(slips(firstMate)).toBe(false)
})

const decisive = {
  letter: 'C',
  others: ['wash', 'zoe', 'kaylee', 'inara'],
  players: [{ crew: 'jayne', hand: [] }],
  attack: 8,
  recruit: 5,
  combatZone: ['Train Troopers'],
  verse: [null, null, "Niska's Collectors", null, null],
} as const

test('in the third Episode it tries out what to spend its points on; in the others it does not', () => {
  const triesOut = (letter: 'A' | 'B' | 'C') => {
    const game = scenario({ letter, recruit: 6, players: [{ hand: [] }] }).begin()
    const seat = seatOf(game, game.decision())
    expect(firstMate.choose(seat)).not.toBeNull()
    return seat.imagined()
  }
  expect(triesOut('A')).toBe(0)
  expect(triesOut('B')).toBe(0)
  expect(triesOut('C')).toBeGreaterThan(0)
})

test('what it finds out does not depend on what is hidden', () => {
  const { match } = scenario(decisive).begin()
  searchesFairly(firstMate, match, 0)
})

test('it chooses the same for the same seed, and says why in every language', () => {
  const game = scenario(decisive).begin()
  const [one, other] = [0, 1].map(() => firstMate.advise?.(seatOf(game, game.decision())))
  expect(one).toEqual(other)
  expect(one?.chance).toBeGreaterThan(0)
  expect(one?.chance).toBeLessThan(1)
  for (const language of [english, german]) {
    const said = one && writerFor(game.state, language)(one.reason)
    expect(said).toMatch(/^[A-ZÄÖÜ].*\.$/)
  }
})

test('the reason to end a turn early is that the Episode is worth more while it lasts', () => {
  const game = scenario({ ...lastTask, players: [{ crew: 'kaylee', hand: [] }] }).begin()
  expect(firstMate.advise?.(seatOf(game, game.decision()))).toMatchObject({
    value: 'end',
    chance: expect.closeTo(0.5, 0),
    reason: { key: 'reason.linger' },
  })
})

test('the outlook is better with a sound crew, good cards and nobody to fight, and certain once the game is over', () => {
  const outlook = (situation: object) => outlookOf(scenario({ ...decisive, ...situation }).begin().state)
  const now = outlook({})
  expect(outlook({ combatZone: [] })).toBeGreaterThan(now)
  expect(
    outlook({ players: [{ crew: 'jayne', hand: [], deck: ['Rally the Crew', "Captain's Orders"] }] }),
  ).toBeGreaterThan(now)
  expect(outlook({ players: [{ crew: 'jayne', hand: [], strikes: ['Gunshot', 'Gunshot', 'Grazed'] }] })).toBeLessThan(
    now,
  )
  const { state } = scenario(decisive).begin()
  expect(outlookOf({ ...state, end: 'won' })).toBe(1)
  expect(outlookOf({ ...state, end: 'all-defeated' })).toBe(0)
})

test('what an easy bot overlooks it overlooks for the whole turn, and in another turn it sees it', () => {
  const game = scenario({ players: [{ hand: [] }] }).begin()
  const decision = game.decision()
  const overlookedIn = (turns: number) => {
    const view = { ...game.match.view(0), turns }
    const position = positionOf({ seat: 0, decision, view: () => view }, easyWeights)
    return Array.from({ length: 100 }, (_, n) => isOverlooked(position, `card ${n}`))
  }
  expect(overlookedIn(1)).toEqual(overlookedIn(1))
  expect(overlookedIn(2)).not.toEqual(overlookedIn(1))
  const share = overlookedIn(1).filter(Boolean).length
  expect(share).toBeGreaterThan(20)
  expect(share).toBeLessThan(50)
})

test('an easy bot and a first mate without time to think play a whole game within the laws', () => {
  const hasty: Bot<State> = { ...firstMate, choose: (seat) => firstMate.choose({ ...seat, budget: 0 }) }
  const { finished } = playOut({
    game: encounters,
    options: encounters.readOptions({ players: 2, crew: 'random' }),
    seed: 'sfc32:easy and first',
    bots: [easy, hasty],
    check: checkLaws,
  })
  expect(finished).toBe(true)
})
