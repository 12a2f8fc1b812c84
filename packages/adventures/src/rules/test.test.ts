import { describe, expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'
import type { Crew } from '../vocabulary/index.ts'

/** Somebody before a lock: one die against 5, two against 8, or a Heroic Fight of one die against 5. */
const before = (
  lock: 'latch' | 'keypad' | 'time-lock' | 'padlock',
  situation: Partial<Situation> = {},
  mark = 'K',
): Play =>
  scenario({
    map: `
      . . . . .
       +-----+
      .|. . .|.
       +--x--+
      . W ${mark} Z .
      . . . . .
    `,
    locks: [lock],
    shown: [lock],
    turn: ({ K: 'kaylee', M: 'mal', J: 'jayne' } as const)[mark] ?? 'kaylee',
    ...situation,
  })

const isOpen = (game: Play) => game.state.doors[0]?.lock.shown.cards.length === 0
const lock = 'lock door 0'

/** Nobody else can help. */
const alone: Partial<Record<Crew, object>> = { wash: { moment: 1 }, zoe: { moment: 1 } }

describe('a Skill Test', () => {
  test('TEST-02 TEST-03 TEST-04 TEST-05 CONTENTS-11 passes by dice and points together, if they reach the number', () => {
    const passed = before('latch', { who: alone }).dice(2).path(lock, 'roll 1')
    expect(isOpen(passed)).toBe(true)
    const tools = before('keypad', { who: { ...alone, kaylee: { gear: ['Reprogrammer'] } } })
      .dice(3)
      .path(lock, 'roll 1')
    expect(isOpen(tools)).toBe(true)
    const failed = before('keypad', { who: alone }).dice(2, 2).path(lock, 'roll 2')
    expect(isOpen(failed)).toBe(false)
  })

  test('is known to whoever decides about it, with the dice as they lie, and to nobody afterwards', () => {
    const game = before('keypad', { who: alone }).choose(lock)
    const known = { tester: 'kaylee', skill: 'tech', kind: 'lock', target: 8, points: 3, dice: 2, time: 3, rolls: [] }
    expect(game.state.test).toMatchObject(known)
    game.dice(3, 2).choose('roll 2')
    expect(game.state.test).toBeNull()
    const failing = before('time-lock', { who: alone }).dice(6, 1).path(lock, 'roll 2')
    expect(failing.state.test).toMatchObject({ target: 10, rolls: [[6], [1]] })
  })

  test('TEST-08 TEST-09 TEST-10 TEST-11 TEST-12 a Firefly is worth 6, and lets its player roll on after seeing the total', () => {
    const game = before('keypad', { who: { ...alone, kaylee: {} } }).change(({ crew }) => {
      for (const who of crew) if (who.id === 'kaylee') who.gear.splice(0)
    })
    game.dice(6, 1).path(lock, 'roll 2')
    expect(isOpen(game)).toBe(true)
    const chain = before('latch', { who: alone }, 'J').dice(6)
    expect(isOpen(chain.choose(lock))).toBe(true)
  })

  test('TEST-13 TEST-15 a lone Disgruntled die fails, whatever the points', () => {
    const game = before('latch', { who: { ...alone, kaylee: { gear: ['Reprogrammer'] } } })
      .dice(1)
      .path(lock, 'roll 1')
    expect(isOpen(game)).toBe(false)
  })

  test('TEST-14 as many Fireflies as Disgruntled dice leave it to the total', () => {
    expect(isOpen(before('keypad', { who: alone }).dice(6, 1).path(lock, 'roll 2'))).toBe(true)
  })

  test('TEST-17 OPEN-25 bonus dice count like any other, and a Firefly among them grants another', () => {
    const game = before('keypad', { who: alone }, 'J').dice(6, 1, 6, 2).path(lock, 'roll 2')
    expect(game.options()).toEqual(['bonus', 'accept'])
    game.path('bonus')
    expect(isOpen(game)).toBe(true)
    game.leaves(2)
    const sour = before('keypad', { who: alone }, 'J').dice(6, 1, 1).path(lock, 'roll 2', 'bonus')
    expect(isOpen(sour)).toBe(false)
  })

  test('TEST-10 TEST-11 nobody must roll a bonus die', () => {
    const game = before('keypad', { who: alone }, 'J').dice(6, 1).path(lock, 'roll 2', 'accept')
    expect([isOpen(game), game.kind]).toEqual([false, 'turn.action'])
  })

  test('TEST-16 OPEN-26 fewer dice than allowed may be rolled, chosen before', () => {
    expect(before('keypad', { who: alone }).choose(lock).options()).toEqual(
      expect.arrayContaining(['roll 1', 'roll 2']),
    )
  })

  test('OPEN-15 the marker moves after what is declared, before the roll', () => {
    const game = before('latch', { who: alone }).choose(lock)
    expect(game.moment('kaylee')).toBe(1)
    expect(game.dice(5).choose('roll 1').moment('kaylee')).toBe(4)
  })
})

describe('add-ons', () => {
  test('BOOST-01 BOOST-02 BOOST-04 ADDDIE-01 ADDDIE-02 ADDDIE-03 CONTENTS-11 a Boost adds a die, and its time to the Test', () => {
    const game = before('latch', { who: alone }).choose(lock)
    expect(game.options()).toEqual(['kaylee card coax-it', 'roll 1'])
    game.choose('kaylee card coax-it')
    expect(game.options()).toEqual(['roll 1', 'roll 2'])
    game.dice(1, 5).choose('roll 2')
    expect([game.moment('kaylee'), game.state.turn?.actions]).toEqual([6, 1])
  })

  test('BOOST-03 it works once per Action, and again with the second', () => {
    const game = before('latch', { who: alone }).dice(1, 1).path(lock, 'kaylee card coax-it', 'roll 2', lock)
    expect(game.options()).toContain('kaylee card coax-it')
  })

  test('ADDDIE-05 nothing is added after the roll', () => {
    const game = before('keypad', { who: alone }, 'J').dice(6, 1).path(lock, 'roll 2')
    expect(game.options()).toEqual(['bonus', 'accept'])
  })

  test('OPEN-28 several different Boosts work together', () => {
    const game = before('latch', { who: { ...alone, kaylee: { gear: ['Lucky Keepsake'] } } }).dice(1, 1, 5)
    game.path(lock, 'kaylee card coax-it', 'roll 2', 'kaylee lucky-keepsake luck-holds')
    expect(isOpen(game)).toBe(false)
  })

  test("REROLL-01 REROLL-02 REROLL-03 REROLL-07 EQUIP-13 EQUIP-14 a reroll of one die works once, on the user's own roll", () => {
    const game = before('latch', { who: { ...alone, kaylee: { gear: ['Lucky Keepsake'] } } }).dice(1, 4)
    game.path(lock, 'roll 1', 'kaylee lucky-keepsake luck-holds')
    expect(isOpen(game)).toBe(true)
    expect(game.crew('kaylee').gear).toMatchObject([{ exhausted: true }])
  })

  test('REROLL-04 REROLL-06 OPEN-29 a second source rerolls what was rerolled; the whole Test is all its dice, without bonus dice', () => {
    const game = before('keypad', { who: { ...alone, kaylee: { gear: ['Lucky Keepsake', 'Diagnostic Scanner'] } } })
    game.dice(1, 1, 1, 4, 4).path(lock, 'roll 2', 'kaylee lucky-keepsake luck-holds')
    game.choose('kaylee diagnostic-scanner second-reading')
    expect(isOpen(game)).toBe(true)
  })

  test('TEST-06 EQUIP-01 some Equipment helps with some Tests only', () => {
    const game = before('keypad', { who: { ...alone, kaylee: { gear: ['Pick Gun'] } } })
      .dice(2)
      .path(lock, 'roll 1')
    expect(isOpen(game)).toBe(true)
  })
})

describe('helping', () => {
  const wash = { wash: { moment: 2 }, zoe: { moment: 9 } }

  test('ASSIST-01 ASSIST-02 ASSIST-04 ASSIST-05 ASSIST-06 ASSIST-07 CONTENTS-11 an assistant adds its points, and pays its own time', () => {
    const game = before('latch', { who: wash }, 'M')
    game.dice(4).path(lock, 'assist wash')
    expect([isOpen(game), game.moment('wash'), game.moment('mal')]).toEqual([true, 3, 4])
  })

  test('ASSIST-01 nobody helps from farther off, nor twice', () => {
    const far = before('latch', { who: wash }, 'M').change((state) => {
      const who = state.crew.find(({ id }) => id === 'wash')
      if (who) who.at = 0
    })
    expect(far.dice(2).choose(lock).kind).toBe('turn.action')
    const twice = before('latch', { who: wash }, 'M').dice(2).path(lock, 'assist wash')
    expect([twice.kind, twice.moment('wash')]).toEqual(['turn.action', 3])
  })

  test('HEROIC-02 ASSIST-08 helping with a Heroic Test turns the assistant Heroic', () => {
    const game = before('padlock', { who: wash }, 'J').dice(2).path(lock, 'assist wash')
    expect([game.crew('jayne').stance, game.crew('wash').stance, isOpen(game)]).toEqual(['heroic', 'heroic', true])
  })

  test("OPEN-16 OPEN-30 any number may help, one after the other; a helper's marker may cover another's", () => {
    const more = scenario({
      map: `
        . . . . .
         +-----+
        .|. . .|.
         +--x--+
        . W J Z .
        . . K M .
      `,
      locks: ['latch'],
      shown: ['latch'],
      turn: 'jayne',
      who: { wash: { moment: 2 }, zoe: { moment: 3 }, kaylee: { moment: 5 }, mal: { moment: 9 } },
    })
    more.choose(lock)
    expect(more.options()).toEqual(['assist wash', 'assist zoe', 'assist kaylee', 'roll 1'])
    more.choose('assist wash')
    expect(more.options()).not.toContain('assist zoe')
    more.dice(2).choose('assist kaylee')
    expect(isOpen(more)).toBe(true)
  })

  test("OPEN-31 an assistant's weapons do not count", () => {
    const game = before('padlock', { who: { wash: { moment: 2, gear: ['Duelling Blade'] }, zoe: { moment: 9 } } }, 'K')
    game.dice(3).path(lock, 'assist wash')
    expect(isOpen(game)).toBe(false)
  })
})
