import { describe, expect, test } from 'vitest'
import { seesPast } from './sight.ts'
import { drawn } from './testing/drawn.ts'

describe('line of sight', () => {
  test('LOS-01 LOS-02 LOS-03 a line from any point of one square to any of the other suffices', () => {
    const map = drawn(`
      a . . . . b
         +---+
      . .|. .|. c
         +---+
      d . . . . e
    `)
    expect([map.sees('a', 'b'), map.sees('a', 'e'), map.sees('d', 'c')]).toEqual([true, false, true])
  })

  test('LOS-04 MAP-06 MAP-08 behind a building nothing is seen', () => {
    const map = drawn(`
      . . b . .
       +-----+
      .|. . .|.
       +-----+
      . . a . c
    `)
    expect([map.sees('a', 'b'), map.sees('a', 'c')]).toEqual([false, true])
  })

  test('LOS-05 a line that only passes from corner to corner is none', () => {
    const map = drawn(`
      . . . .
       +-+
      .|.|b .
       +-+-+
      . a|.|.
         +-+
      . . . .
    `)
    expect(map.sees('a', 'b')).toBe(false)
  })

  test('DOOR-03 DOOR-04 DOOR-07 LOS-07 through a door only a square of its Doorway sees or is seen', () => {
    const map = drawn(`
      . . . . . . .
       +---------+
      .|. . i j .|.
      .|. . h . .|.
       +----o----+
      . . k d e . .
      . . . f . . g
    `)
    expect(map.sees('h', 'd')).toBe(true)
    expect([map.sees('h', 'e'), map.sees('h', 'f'), map.sees('h', 'g')]).toEqual([true, true, true])
    expect([map.sees('d', 'i'), map.sees('d', 'j')]).toEqual([true, true])
    expect([map.sees('i', 'f'), map.sees('i', 'e'), map.sees('j', 'g')]).toEqual([false, false, false])
    expect([map.sees('k', 'i'), map.sees('k', 'h')]).toEqual([false, true])
  })

  test('DOOR-09 LOS-08 a closed door lets the same lines through, both ways', () => {
    const map = drawn(`
      . . . . .
       +-----+
      .|i j .|.
      .|. h .|.
       +--x--+
      . . d . .
      . . f . .
    `)
    expect([map.sees('h', 'd'), map.sees('d', 'h'), map.sees('f', 'h'), map.sees('d', 'j')]).toEqual(
      Array(4).fill(true),
    )
    expect([map.sees('f', 'j'), map.sees('j', 'f')]).toEqual([false, false])
  })

  test('DOOR-08 each door of a building has a Doorway of its own', () => {
    const map = drawn(`
      . . a . .
       +--o--+
      .|. h .|.
       +--o--+
      . . b c .
    `)
    expect([map.sees('a', 'h'), map.sees('b', 'h'), map.sees('a', 'b'), map.sees('a', 'c')]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('LOS-09 COVER-06 COVER-07 MAP-07 the M.U.L.E. hides nothing', () => {
    const map = drawn(`
      a m m b
      . . . .
    `)
    expect(map.sees('a', 'b')).toBe(true)
  })

  test('OPEN-06 squares that block stand like four walls: lines beside them still pass', () => {
    const open = drawn(`
      a . c . b
      . . . . .
    `)
    expect(seesPast(open.ground, open.at('a'), open.at('b'), [open.at('c')])).toBe(false)
    const beside = drawn(`
      a . c . .
      . . . . b
    `)
    expect(seesPast(beside.ground, beside.at('a'), beside.at('b'), [beside.at('c')])).toBe(true)
    expect(seesPast(beside.ground, beside.at('a'), beside.at('c'), [])).toBe(true)
  })
})
