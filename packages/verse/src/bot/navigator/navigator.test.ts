import { type Bot, imagineGame, isLegal, Match, openStream, playOut, type Seat } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { tableFor } from '../../ask/view-table.ts'
import { checkLaws } from '../../laws.ts'
import { defaultOptions, type Options } from '../../options.ts'
import { verse } from '../../rules/game.ts'
import { captainAt } from '../../rules/table.ts'
import { scenario } from '../../scenario.ts'
import type { State } from '../../state.ts'
import { german } from '../../text/german.ts'
import { english, writerFor } from '../../text/languages.ts'
import { captain, navigator } from '../index.ts'
import { coursesFrom } from './courses.ts'
import { roundsLeft } from './outlook.ts'
import { steersman } from './steersman.ts'

const options: Options = { ...defaultOptions, players: 2, story: 'first-time' }

/** What a bot is given at the question a match stands at. */
function seatAt(match: Match<State, Options>, granted: Partial<Seat<State>> = {}): Seat<State> {
  const decision = match.pending.find(({ standing }) => !standing)
  if (!decision) throw new Error('Nobody is asked anything.')
  const { seat } = decision
  const imagine = (n: number) => imagineGame(match, seat, `sfc32:${n}`)
  return { seat, decision, view: () => match.view(seat), imagine, random: openStream('sfc32:seat'), ...granted }
}

/** A game of captains, up to the first question of a kind in a round. */
function gameAt(round: number, asked = 'turn'): Match<State, Options> {
  const match = Match.start(verse, options, 'sfc32:navigator')
  while (match.state.round < round || match.pending.every(({ kind }) => kind !== asked)) {
    const seat = seatAt(match)
    const value = captain.choose(seat)
    if (value === null) throw new Error('The captain has no answer.')
    match.answer({ seat: seat.seat, decision: seat.decision.number, value })
  }
  return match
}

test('plays by the rules, and alike from the same seed', () => {
  const play = (bots: readonly Bot<State>[]) =>
    playOut({ game: verse, options, seed: 'sfc32:alike', bots, limit: 22, check: checkLaws, budget: 0.01 })
  expect(play([navigator, captain]).match.hash()).toBe(play([navigator, captain]).match.hash())
})

test('granted nothing, it answers as a captain does', () => {
  for (const kind of ['turn', 'fly.to', 'deal', 'deal.accept', 'shop.keep', 'nav']) {
    const match = gameAt(3, kind)
    expect(navigator.choose(seatAt(match, { budget: 0 }))).toEqual(captain.choose(seatAt(match)))
  }
})

test('keeps to a planned course at every sector, and thinks it over only before a flight', () => {
  const match = gameAt(4, 'fly.to')
  const { seat } = seatAt(match)
  let imagined = 0
  const flight: { readonly imagined: number; readonly plan: readonly unknown[] }[] = []
  const imagine = (n: number) => {
    imagined++
    return imagineGame(match, seat, `sfc32:${n}`)
  }
  while (match.pending.some(({ kind }) => kind === 'fly.to')) {
    const asked = seatAt(match, { imagine, plan: match.planOf(seat), budget: 0.15 })
    const reply = navigator.reply?.(asked)
    if (!reply) throw new Error('The navigator has no answer.')
    match.answer({ seat, decision: asked.decision.number, ...reply })
    flight.push({ imagined, plan: match.planOf(seat)?.values ?? [] })
    imagined = 0
    while (match.pending.some(({ kind }) => kind === 'nav')) {
      const nav = seatAt(match)
      match.answer({ seat, decision: nav.decision.number, value: captain.choose(nav) ?? '' })
    }
  }
  const [first, second] = flight
  expect(first?.imagined).toBeGreaterThan(6)
  expect(second).toEqual({ imagined: 0, plan: first?.plan.slice(1) })
})

test.each(['turn', 'fly.to', 'deal', 'deal.accept', 'shop.keep', 'nav'])(
  'tries out what else could be answered to "%s"',
  (kind) => {
    const match = gameAt(3, kind)
    let imagined = 0
    const imagine = (n: number) => {
      imagined++
      return imagineGame(match, match.pending[0]?.seat ?? 0, `sfc32:${n}`)
    }
    const seat = seatAt(match, { imagine, budget: 0.15 })
    expect(isLegal(seat.decision, navigator.choose(seat))).toBe(true)
    expect(imagined).toBeGreaterThan(6)
  },
)

test('says what it would do, how likely it is to win, and why, in both languages', () => {
  const match = gameAt(4)
  const seat = seatAt(match, { budget: 0.05 })
  const advice = navigator.advise?.(seat)
  expect(advice?.value).toBe(navigator.choose(seatAt(match, { budget: 0.05 })))
  expect(advice?.chance).toBeGreaterThan(0)
  expect(advice?.chance).toBeLessThan(1)
  for (const language of [english, german]) {
    const said = advice && writerFor(match.state, language)(advice.reason)
    expect(said).toMatch(/^\S.+\.$/)
  }
})

test('says where it would fly', () => {
  const match = gameAt(4, 'fly.to')
  const advice = navigator.advise?.(seatAt(match, { budget: 0.05 }))
  expect(advice && writerFor(match.state, english)(advice.reason)).toMatch(
    /^What is worth most from here is at [A-Z].+\.$/,
  )
})

test('a steersman keeps the course until it is run, then plays as a captain does, and the others let their turns pass', () => {
  const match = gameAt(3)
  const { seat } = seatAt(match)
  const game = imagineGame(match, seat, 'sfc32:course')
  if (!game) throw new Error('The game cannot be imagined.')
  const t = tableFor(game.state)
  const course = coursesFrom(t, captainAt(t, seat), []).find(({ at }) => at !== captainAt(t, seat).sector)
  if (!course) throw new Error('There is nowhere to go.')
  const player = steersman(seat, course)
  const rival = { ...captainAt(t, 1 - seat) }
  const until = game.state.round + 4
  const visited = new Set<string>()
  let isRun = false
  while (!game.over && game.state.round < until) {
    const decision = game.pending.find(({ standing }) => !standing)
    if (!decision) break
    const asked = () => ({
      seat: decision.seat,
      decision,
      view: () => game.view(decision.seat),
      imagine: () => null,
      random: openStream('sfc32:0'),
    })
    const value = player.choose(asked())
    if (isRun && decision.kind === 'turn') expect(value).toBe(steersman(seat).choose(asked()))
    isRun ||= decision.seat === seat && value === course.action && captainAt(t, seat).sector === course.at
    game.answer({ seat: decision.seat, decision: decision.number, value: value ?? '' })
    visited.add(captainAt(t, seat).sector)
  }
  expect(isRun).toBe(true)
  expect(visited).toContain(course.at)
  expect(captainAt(t, 1 - seat)).toMatchObject({ sector: rival.sector, credits: rival.credits })
})

test('whoever has money, trust, a job under way or a goal behind them needs fewer rounds to win', () => {
  const left = (story: string, changes: object) => {
    const { state } = scenario({
      story,
      captains: [{ at: 'persephone', leader: 'malcolm', credits: 1000, ...changes }],
    }).begin()
    const t = tableFor(state)
    return roundsLeft(t, captainAt(t, 0))
  }
  expect(left('respectable', { credits: 3000 })).toBeLessThan(left('respectable', {}))
  expect(left('harkens-folly', { solid: ['badger'] })).toBeLessThan(left('harkens-folly', {}) - 2)
  expect(left('harkens-folly', { solid: ['harken'] })).toBeGreaterThan(left('harkens-folly', {}) - 1)
  expect(left('first-time', { solid: ['harken'] })).toBeLessThan(left('first-time', {}) - 1)
  expect(left('king-of-londinium', { goals: 1 })).toBeLessThan(left('king-of-londinium', {}))
  expect(left('respectable', { hand: ['amnon-duul-06'], crew: ['Inara'] })).toBeLessThan(
    left('respectable', { crew: ['Inara'] }),
  )
})
