import { Match } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { readOptions } from '../options.ts'
import { Play } from '../scenario.ts'
import type { State } from '../state.ts'
import type { Crew } from '../vocabulary/index.ts'
import { adventures } from './game.ts'

/** Each Job of the box, worked from its first step to its Reward. */

/** One Crew Member begins a Job, with nothing bought. */
function working(job: string, crew: Crew, columns: number) {
  const options = readOptions({ players: 1, job, crew: [crew], crewCount: '1', goons: 'plain' })
  const game = new Play(() => Match.start(adventures, options, 'sfc32:jobs'))
  while (game.kind !== 'turn.action') game.choose(game.kind === 'market.trade' ? 'done' : (game.options()[0] ?? 0))
  const square = (column: number, row: number) => row * columns + column
  /** Puts the Crew Member somewhere in a fresh turn, whose first Action is a wait, with every Goon out of the way. */
  const goTo = (column: number, row: number, more: (state: State) => void = () => {}) => {
    if (game.options().includes('end')) game.choose('end')
    game.change((state) => {
      const who = state.crew.find(({ id }) => id === crew)
      if (who) who.at = square(column, row)
      state.goons.splice(0)
      const { markers } = state.timeline
      for (let n = markers.length - 1; n >= 0; n--) if (markers[n]?.of !== 'crew') markers.splice(n, 1)
      state.timeline.waking = []
      more(state)
    })
    game.choose('wait')
  }
  const next = (deck: 'tech' | 'negotiation', card: string) =>
    game.change(({ challenges }) => {
      const { cards } = challenges[deck].deck
      cards.push(...cards.splice(cards.indexOf(card), 1))
    })
  /** Passes an easy Challenge. */
  const pass = (id: string, deck: 'tech' | 'negotiation' = 'tech') => {
    next(deck, deck === 'tech' ? 'T01' : 'N01')
    game.dice(5, 5).path(id, 'a', 'roll 2')
  }
  return { game, square, goTo, pass }
}

test('Light Fingers: a console opens a door after a while, and cargo beside the M.U.L.E. is aboard', () => {
  const { game, square, goTo, pass } = working('light-fingers', 'kaylee', 20)
  goTo(4, 4)
  pass('challenge console-west T1 tech')
  expect([game.state.timeline.timers, game.state.timeline.alarm]).toEqual([[{ name: 'north-shutter', moment: 9 }], 36])
  game.path('end', 'wait', 'wait', 'end', 'wait', 'wait', 'end')
  expect([game.state.doors[0]?.shut, game.state.progress.step]).toEqual([false, 'haul'])
  goTo(7, 17, ({ tokens }) => {
    const cargo = tokens.find(({ id }) => id === 'X1')
    if (cargo) cargo.at = square(7, 16)
  })
  game.path('move', 'shift X1', String(square(8, 17)))
  expect([game.state.progress.step, game.state.progress.counters]).toEqual([
    'more',
    { 'north-code': 1, 'cargo-aboard': 1 },
  ])
  expect(game.state.tokens.some(({ id }) => id === 'X1')).toBe(false)
  game.choose('stop')
  goTo(8, 17)
  game.choose('pull-out')
  expect(game.state.end).toEqual({ won: true, reward: 1000, intel: 0 })
})

test('The Long Relay: terminals, then the core, then out with the data', () => {
  const { game, goTo, pass } = working('the-long-relay', 'kaylee', 20)
  goTo(6, 5)
  pass('challenge terminal-1 T1 tech')
  expect(game.state.progress.step).toBe('read-core')
  goTo(9, 7)
  pass('challenge core K tech')
  expect([game.crew('kaylee').items, game.state.progress.step]).toEqual([['data'], 'out'])
  goTo(9, 14)
  game.choose('end')
  expect(game.state.end).toMatchObject({ won: true, reward: 3200, intel: 1 })
})

test('Signed and Delivered: householders are asked, the buyer signs, the receipt comes home', () => {
  const { game, goTo, pass } = working('signed-and-delivered', 'mal', 30)
  expect(game.crew('mal').items).toEqual(['package'])
  const { id = '', at = 0 } = game.state.tokens.find(({ face }) => face.hidden.cards.includes('number 1')) ?? {}
  const [column, row] = [(at % 30) + 1, Math.floor(at / 30)]
  goTo(column, row)
  pass(`challenge question ${id} negotiation`, 'negotiation')
  expect([game.state.progress.step, game.token(id).face.shown.cards]).toEqual(['deliver', ['number 1']])
  goTo(column, row)
  pass(`challenge sign ${id} negotiation`, 'negotiation')
  expect([game.crew('mal').items, game.state.progress.step]).toEqual([['receipt'], 'home'])
  goTo(1, 9)
  game.choose('end')
  expect(game.state.end).toEqual({ won: true, reward: 4000, intel: 0 })
})

test('Out of the Stockade: the captive is found, freed, brought to the pad, and the ship comes', () => {
  const { game, square, goTo, pass } = working('out-of-the-stockade', 'kaylee', 20)
  const cell = game.state.tokens.find(({ face }) => face.hidden.cards.includes('number 1'))?.at ?? 0
  const [column, row] = [(cell % 20) + 1, Math.floor(cell / 20)]
  goTo(column, row)
  expect([game.state.progress.step, game.state.captive?.at, game.state.goons.length]).toEqual(['irons', cell, 0])
  goTo(column, row)
  pass('challenge irons captive tech')
  expect([game.state.progress.step, game.state.progress.flags]).toEqual(['carry', ['freed']])
  goTo(10, 26)
  game.choose('call-ship')
  goTo(8, 26, ({ captive }) => {
    if (captive) captive.at = square(9, 27)
  })
  game.path('wait', 'wait', 'wait')
  expect(game.state.end).toMatchObject({ won: true, intel: 2 })
})
