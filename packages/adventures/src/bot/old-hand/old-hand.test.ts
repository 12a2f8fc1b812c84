import { type Bot, Match, openStream, playOut, type Seat } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { jobs } from '../../catalog/index.ts'
import { checkLaws } from '../../laws.ts'
import { readOptions } from '../../options.ts'
import { adventures } from '../../rules/game.ts'
import type { Play } from '../../scenario.ts'
import type { State } from '../../state.ts'
import { first, scene } from '../../testing/job-scene.ts'
import { german } from '../../text/german.ts'
import { english, writerFor } from '../../text/languages.ts'
import type { Square } from '../../vocabulary/index.ts'
import { hand, oldHand } from '../index.ts'
import { rolesOf } from '../roles.ts'
import { rolesOfOldHands } from './sharing.ts'
import { stakeAt } from './stakes.ts'

test.each(jobs.map(({ id }) => id))('a crew of old hands works %s to its end, within the laws', (job) => {
  const options = readOptions({ players: 1, job, goons: 'plain' })
  const bots = [oldHand]
  const { finished } = playOut({ game: adventures, options, seed: `sfc32:${job}`, bots, limit: 3000, check: checkLaws })
  expect(finished).toBe(true)
})

function seatIn(play: Play): Seat<State> {
  const decision = play.decision()
  const { match } = play
  return { seat: 0, decision, view: () => match.view(0), imagine: () => null, random: openStream('sfc32:seat') }
}

const chosenBy = (bot: Bot<State>, play: Play) => bot.choose(seatIn(play))

/** The buyer is known, and Mal carries the package. */
function delivering(change: (state: State) => void = () => {}): Play {
  return scene('signed-and-delivered', {
    crew: { mal: [10, 6], wash: [11, 6] },
    change(state) {
      state.progress.step = 'deliver'
      for (const { face } of state.tokens)
        if (face.hidden.cards.includes('number 1')) face.shown.cards.push(...face.hidden.cards.splice(0))
      for (const who of state.crew) if (who.id === 'mal') who.items.push('package')
      first(state, 'wash')
      change(state)
    },
  })
}

function downed(state: State): void {
  for (const who of state.crew) if (who.id === 'mal') Object.assign(who, { downed: true, stance: 'heroic', wounds: 4 })
}

test('what a Downed mate carries is taken over, where a hand leaves it', () => {
  expect(chosenBy(hand, delivering(downed))).not.toBe('exchange mal')
  const play = delivering(downed)
  expect(oldHand.advise?.(seatIn(play))).toMatchObject({ value: 'exchange mal', reason: { key: 'reason.take' } })
  play.choose('exchange mal')
  expect(chosenBy(oldHand, play)).toEqual(['package'])
})

test('whoever is farther ahead on the Timeline hands on what it carries, and says what that saves', () => {
  const play = delivering(({ timeline: { markers } }) => {
    const at = markers.findIndex(({ id }) => id === 'mal')
    markers.push(...markers.splice(at, 1).map((marker) => ({ ...marker, moment: 15 })))
  })
  const advice = oldHand.advise?.(seatIn(play))
  expect(advice).toMatchObject({ value: 'exchange mal', reason: { key: 'reason.pass' } })
  expect(advice?.reason.with?.n).toBeGreaterThan(5)
})

test('while the carrier is as soon there, it keeps the package', () => {
  expect(chosenBy(oldHand, delivering())).not.toBe('exchange mal')
})

test('what a third failure would end is at stake, more so after the second, and other Challenges are not', () => {
  const stakes = (change?: (state: State) => void) => {
    const t = delivering(change).table()
    return Object.fromEntries(t.job.challenges.map((place) => [place.id, stakeAt(t, place)]))
  }
  expect(stakes()).toEqual({ question: 0, sign: 1 / 3, register: 0 })
  expect(stakes(({ progress }) => Object.assign(progress.counters, { 'sign-fails': 2 }))).toMatchObject({ sign: 1 })
})

/** The captive in the east shed of Out of the Stockade, and others around him. */
function inCell(step: string, change: (state: State, square: (at: Square) => number) => void = () => {}): Play {
  return scene('out-of-the-stockade', {
    crew: { mal: [14, 17], zoe: [16, 17], wash: [15, 18], kaylee: [16, 18], jayne: [15, 15] },
    change(state, square) {
      state.progress.step = step
      state.captive = { at: square([15, 17]), wounds: 0, walks: false }
      if (step === 'carry') state.progress.flags.push('freed')
      change(state, square)
    },
  })
}

test('several try to undo the irons at once, where of hands only one does', () => {
  const t = inCell('irons').table()
  const busy = (roles: ReturnType<typeof rolesOf>) =>
    [...roles.values()].filter(({ task, counts }) => counts && task.id === 'irons captive').length
  expect(busy(rolesOf(t))).toBe(1)
  expect(busy(rolesOfOldHands(t))).toBe(3)
})

test('a captive who is far from where he goes is healed, so that he walks', () => {
  const play = inCell('carry', (state) => first(state, 'zoe'))
  expect(chosenBy(oldHand, play)).toBe('heal')
})

test('a Downed mate in the doorway is dragged out of the way of the captive', () => {
  const play = inCell('carry', (state, square) => {
    for (const who of state.crew)
      if (who.id === 'jayne') Object.assign(who, { at: square([15, 16]), downed: true, stance: 'heroic', wounds: 5 })
  })
  const tasks = [...rolesOfOldHands(play.table()).values()].map(({ task }) => task.id)
  expect(tasks).toContain('drag jayne')
})

test('a hint tells the chance to win: less for a crew that is Downed, more once the package is delivered, none before the Job', () => {
  const chance = (play: Play) => oldHand.advise?.(seatIn(play))?.chance ?? 0
  const usual = chance(delivering())
  expect(usual).toBeGreaterThan(0.1)
  expect(usual).toBeLessThan(1)
  expect(chance(delivering(downed))).toBeLessThan(usual)
  const home = delivering(({ progress, crew }) => {
    progress.step = 'home'
    for (const { items } of crew) items.splice(0, items.length, ...items.map(() => 'receipt'))
  })
  expect(chance(home)).toBeGreaterThan(usual)
  const options = readOptions({ players: 1, job: 'light-fingers', goons: 'plain' })
  const match = Match.start(adventures, options, 'sfc32:market')
  const [decision] = match.pending
  if (!decision) throw new Error('Nobody is asked anything.')
  const seat = { seat: 0, decision, view: () => match.view(0), imagine: () => null, random: openStream('sfc32:seat') }
  expect(oldHand.advise?.(seat)?.chance).toBeNull()
})

test('it has a reason for whatever it advises, in every language', () => {
  const said = new Set<string>()
  const advising: Bot<State> = {
    id: 'advising',
    choose(seat) {
      const advice = oldHand.advise?.(seat) ?? null
      if (advice) {
        said.add(advice.reason.key)
        for (const language of [english, german])
          expect(writerFor(seat.view(), language)(advice.reason)).toMatch(/^[A-ZÄÖÜ].*\.$/)
      }
      return advice?.value ?? null
    },
  }
  const options = readOptions({ players: 1, job: 'the-long-relay', goons: 'plain' })
  playOut({ game: adventures, options, seed: 'sfc32:reasons', bots: [advising], limit: 400 })
  expect(said.size).toBeGreaterThan(7)
})
