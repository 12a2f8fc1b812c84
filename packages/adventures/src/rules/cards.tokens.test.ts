import { describe, expect, test } from 'vitest'
import { locks } from '../catalog/locks.ts'
import { type Play, scenario } from '../scenario.ts'
import type { Crew } from '../vocabulary/index.ts'

/** What is on the other side of every Locked Token, Crate and Safe, by opening it. */

const map = (mark: string) => `
  . . .
   +-+
  .|.|.
   +x+
  . ${mark} .
`

/** Whoever tries it has 3 points of the Skill; the dice come to the target number, or to one less. */
const kinds: readonly (readonly [
  id: string,
  who: Crew,
  heroic: boolean,
  time: number,
  passes: number[],
  fails: number[],
])[] = [
  ['latch', 'kaylee', false, 3, [2], [1]],
  ['keypad', 'kaylee', false, 3, [2, 3], [2, 2]],
  ['time-lock', 'kaylee', false, 4, [3, 4], [3, 3]],
  ['padlock', 'zoe', true, 2, [2], [1]],
  ['crossbar', 'zoe', true, 3, [2, 3], [2, 2]],
  ['blast-bolt', 'zoe', true, 3, [3, 4], [3, 3]],
  ['hot-wire', 'kaylee', true, 2, [3], [2]],
  ['live-panel', 'kaylee', true, 2, [2, 4], [2, 3]],
]

function tried(id: string, who: Crew, dice: readonly number[]): Play {
  const mark = who === 'kaylee' ? 'K' : 'Z'
  const game = scenario({ map: map(mark), locks: [id], shown: [id] })
    .dice(...dice)
    .choose('lock door 0')
  if (game.kind === 'test.prepare') game.choose(`roll ${dice.length}`)
  return game
}

describe.each(kinds)('a Locked Token: %s', (id, who, heroic, time, passes, fails) => {
  test('LOCK-05 LOCK-06 LOCK-08 opens at its target number, not below, for its Moments', () => {
    const opened = tried(id, who, passes)
    expect([opened.moment(who), opened.crew(who).stance]).toEqual([1 + time, heroic ? 'heroic' : 'casual'])
    expect(opened.state.doors[0]?.lock.shown.cards).toEqual([])
    const shut = tried(id, who, fails)
    expect([shut.moment(who), shut.state.doors[0]?.lock.shown.cards.length]).toEqual([1 + time, 1])
    expect(shut.options()).toContain('lock door 0')
  })
})

test('LOCK-04 one kind was never locked: turned, it is open at no cost; the others are turned and stay', () => {
  const turned = (id: string) => {
    const game = scenario({ map: map('K'), locks: [id] }).choose('flip door 0')
    const { lock } = game.state.doors[0] ?? { lock: null }
    return [lock?.hidden.cards.length, lock?.shown.cards.length, game.moment('kaylee'), game.state.turn?.actions]
  }
  expect(turned('unlocked')).toEqual([0, 0, 1, 0])
  for (const [id] of kinds) expect(turned(id)).toEqual([0, 1, 1, 0])
  expect(['unlocked', ...kinds.map(([id]) => id)].sort()).toEqual(locks.map(({ id }) => id).sort())
})

test.each([
  ['small-change', 200, 0],
  ['pay-packet', 300, 0],
  ['strong-box', 500, 0],
  ['gear', 0, 1],
])('JOB-08 JOB-09 JOB-10 JOB-11 a Crate: %s', (id, credits, pieces) => {
  const game = scenario({ map: 'K $ .', crates: [id] })
  const top = game.state.equipment.deck.cards.at(-1)
  game.choose('open C1')
  expect(game.crew('kaylee')).toMatchObject({ credits, gear: pieces === 0 ? [] : [{ card: top, paid: 0 }] })
  expect([game.state.found, game.moment('kaylee'), game.state.turn?.actions]).toEqual([credits, 1, 0])
})

test.each([
  ['ledger', 500, 0, 1],
  ['payroll', 1000, 0, 0],
  ['heirloom', 300, 1, 0],
])('JOB-12 OPEN-64 a Safe: %s', (id, credits, pieces, intel) => {
  const game = scenario({ map: 'K % .', locks: ['latch'], shown: ['latch'], safes: [id] })
  const top = game.state.equipment.deck.cards.at(-1)
  expect(game.options()).not.toContain('open S1')
  game.dice(2).path('lock S1', 'roll 1', 'open S1')
  expect(game.crew('kaylee')).toMatchObject({ credits, gear: pieces === 0 ? [] : [{ card: top, paid: 0 }] })
  expect([game.state.found, game.state.intel, game.moment('kaylee')]).toEqual([credits, intel, 4])
})
