import { describe, expect, test } from 'vitest'
import { drawn } from './testing/drawn.ts'

describe('cover', () => {
  test('COVER-01 COVER-04 a corner of a building covers whoever touches it, if it cuts a line', () => {
    const map = drawn(`
      . . . . . .
       +---+
      .|. .|t . .
       +---+
      . . . . . .
      a . . . . b
    `)
    expect([map.sees('a', 't'), map.covered('a', 't')]).toEqual([true, true])
    expect([map.sees('b', 't'), map.covered('b', 't')]).toEqual([true, false])
  })

  test('COVER-05 what cuts a line without touching the target covers nothing', () => {
    const map = drawn(`
      . . . . . . .
       +---+
      .|. .|. . . t
       +---+
      a . . . . . .
    `)
    expect([map.sees('a', 't'), map.covered('a', 't')]).toEqual([true, false])
  })

  test('COVER-08 OPEN-02 cover depends on the shooter: the one at the corner shoots freely', () => {
    const map = drawn(`
      . . . . . .
       +---+
      .|. .|s . .
       +---+
      . . . . . .
      t . . . . .
    `)
    expect([map.covered('s', 't'), map.covered('t', 's')]).toEqual([false, true])
  })

  test('OPEN-02 a wall along the edge of all lines covers nothing', () => {
    const map = drawn(`
      . . . . . .
       +-------+
      .|. . . .|.
       +-------+
      a . . . t .
    `)
    expect(map.covered('a', 't')).toBe(false)
  })

  test('DOOR-06 a Doorway covers against shooters beyond the door, open or closed, and against no others', () => {
    for (const door of ['o', 'x']) {
      const map = drawn(`
        . . . . .
         +-----+
        .|i . .|.
        .|. h .|.
         +--${door}--+
        . . d . .
        b . f . .
      `)
      expect([map.covered('f', 'h'), map.covered('h', 'd'), map.covered('i', 'h')]).toEqual([true, true, false])
      expect(map.covered('f', 'd')).toBe(false)
    }
  })

  test('COVER-07 the M.U.L.E. covers whoever touches it from shots across it', () => {
    const map = drawn(`
      . . . . . .
      a . m m t .
      . . . . . u
      . . . . b .
    `)
    expect([map.covered('a', 't'), map.covered('b', 't'), map.covered('a', 'u')]).toEqual([true, false, false])
  })
})
