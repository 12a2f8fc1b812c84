import { describe, expect, test } from 'vitest'
import { squaresNext } from './next.ts'
import { drawn } from './testing/drawn.ts'
import { closestOf, dangersAlong, leadsTo, nearestTo, pathTo, stepsTo, type Way, walkFrom } from './walk.ts'

describe('squares and distances', () => {
  const yard = drawn(`
    a b . . . .
       +---+
    c d|e .|h .
       +o--+
    . f g i . .
    . . . . . .
  `)

  test('MAP-01 MAP-02 MAP-04 the eight squares around are neighbours, and each step counts 1', () => {
    expect(squaresNext(yard.ground, yard.at('a'), 0)).toEqual([yard.at('b'), yard.at('c'), yard.at('d')])
    expect([yard.distance('a', 'd'), yard.distance('a', 'c'), yard.distance('a', 'a')]).toEqual([1, 1, 0])
  })

  test('MAP-05 OPEN-03 distances go round corners and straight through doors of any state', () => {
    expect([yard.distance('h', 'i'), yard.distance('d', 'g')]).toEqual([2, 2])
    expect([yard.distance('e', 'g'), yard.distance('e', 'f'), yard.distance('e', 'i')]).toEqual([1, 2, 2])
    const shut = drawn(`
      . . .
       +-+
      .|e|.
       +x+
      . g .
    `)
    expect(shut.distance('e', 'g')).toBe(1)
  })

  test('OPEN-03 without any way the squares in between count', () => {
    const sealed = drawn(`
      . . . . .
       +-+
      .|e|. . g
       +-+
      . . . . .
    `)
    expect(sealed.distance('e', 'g')).toBe(3)
  })

  test('MAP-03 OPEN-04 next to goes round a corner and at an angle through an open door, not through walls', () => {
    expect([yard.next('h', 'i'), yard.next('e', 'g'), yard.next('e', 'f'), yard.next('e', 'i')]).toEqual(
      Array(4).fill(true),
    )
    expect([yard.next('d', 'e'), yard.next('b', 'e')]).toEqual([false, false])
  })

  test('OPEN-05 DOOR-05 two squares of a Doorway are next to each other while the door is open', () => {
    const at = (door: string) =>
      drawn(`
        . . .
         +-+
        .|e|.
         +${door}+
        f g .
      `)
    expect([at('o').next('e', 'g'), at('x').next('e', 'g'), at('#').next('e', 'g')]).toEqual([true, false, false])
    expect([at('o').next('e', 'f'), at('x').next('e', 'f'), at('x').sees('e', 'g')]).toEqual([true, false, true])
  })

  test('OPEN-09 a lock is reached from the six squares that touch the edge of its door', () => {
    const map = drawn(`
      . . . . .
       +-----+
      .|a b c|.
       +--x--+
      . d e f .
    `)
    expect([...(map.ground.doors[0]?.reach ?? [])].sort((one, other) => one - other)).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(map.at),
    )
  })
})

describe('ways', () => {
  const free: Way = { shut: 0, barred: [], taken: [] }
  const map = drawn(`
    s . . . .
       +---+
    . .|r .|.
       +x--+
    a b c d .
  `)

  test('MOVE-03 MOVE-05 MOVE-06 steps go straight or at an angle, round corners, never through walls', () => {
    const walk = walkFrom(map.ground, map.at('s'), 3, { ...free, shut: map.shut })
    expect([...'abcd'].map((mark) => leadsTo(walk, map.at(mark)) && stepsTo(walk, map.at(mark)))).toEqual([
      2,
      2,
      3,
      false,
    ])
    expect(leadsTo(walk, map.at('r'))).toBe(false)
    expect(pathTo(walk, map.at('b'))).toHaveLength(2)
    expect(() => pathTo(walk, map.at('d'))).toThrow('does not lead')
    expect(() => stepsTo(walk, map.at('d'))).toThrow('does not lead')
  })

  test('MOVE-04 DOOR-02 an open door is crossed straight, at the price of one step', () => {
    const from = (mark: string) => stepsTo(walkFrom(map.ground, map.at(mark), 9, free), map.at('r'))
    expect([from('c'), from('b'), from('d')]).toEqual([1, 2, 2])
  })

  test('OPEN-07 some squares are not passed, on others nobody stops', () => {
    const lane = drawn(`
      s t b e
    `)
    const walk = (way: Partial<Way>) => walkFrom(lane.ground, lane.at('s'), 3, { ...free, ...way })
    expect(walk({ barred: [lane.at('b')] }).ends).toEqual([lane.at('s'), lane.at('t')])
    expect(walk({ taken: [lane.at('t')] }).ends).toEqual(['s', 'b', 'e'].map(lane.at))
  })

  test('of some squares the nearest by steps are found, past what is in the way; all, if no way leads there', () => {
    const lane = drawn(`
      a . g b
       +-+
      .|c|d .
       +-+
      . . . .
    `)
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(lane.at)
    const nearest = (marks: string, way: Partial<Way> = {}) =>
      nearestTo(lane.ground, lane.at('g'), [...marks].map(lane.at), { ...free, ...way })
    expect(nearest('acdb')).toEqual([b, d])
    expect(nearest('ag')).toEqual([lane.at('g')])
    expect(nearest('ab', { barred: [lane.at('b')] })).toEqual([a])
    expect(nearest('c')).toEqual([c])
  })

  test('paths know who sees each of their squares, and who stands next to it', () => {
    const lane = drawn(`
      s . . e
       +-+
      .|w|. v
       +-+
      . . . .
    `)
    const path = pathTo(walkFrom(lane.ground, lane.at('s'), 3, free), lane.at('e'))
    expect(dangersAlong(lane.ground, path, [lane.at('w'), lane.at('v')], 0)).toEqual([
      { seenBy: [1], heldBy: [] },
      { seenBy: [1], heldBy: [1] },
      { seenBy: [1], heldBy: [1] },
    ])
  })

  test('OPEN-10 the closest free square on the edge: by steps, then straight, then from the top left', () => {
    const field = drawn(`
      p q r . . .
      . . . . . .
      . . a . . .
      . . . . . .
      . . . . . .
    `)
    const nearest = (isFree: (square: number) => boolean) =>
      closestOf(field.ground, field.at('a'), field.ground.rim.filter(isFree))
    expect(nearest(() => true)).toBe(field.at('r'))
    expect(nearest((square) => square !== field.at('r'))).toBe(field.ground.columns * 2)
    expect(nearest((square) => square === field.at('p') || square === field.at('q'))).toBe(field.at('q'))
    expect(nearest(() => false)).toBeNull()
  })
})
