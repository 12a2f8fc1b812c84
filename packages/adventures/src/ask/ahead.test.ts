import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { patrolAhead } from './patrols.ts'
import { dangersAt, getaway, reachOf } from './reach.ts'
import { supposing } from './supposing.ts'
import { turnEndAhead } from './turn-end.ts'

describe('a way', () => {
  const game = scenario({
    map: `
      M . 1 t
      . . m .
      . 2 . c
    `,
    who: { mal: { heroic: true } },
    goonsAre: { t1: { alerted: 5 } },
  })

  test('leads where nobody is, by its shortest path', () => {
    const reach = reachOf(game.table(), game.crew('mal'), 2)
    expect(reach.ends.length).toBe(8)
    expect([reach.stepsTo(2), reach.wayTo(2)]).toEqual([2, [1, 2]])
  })

  test('is as straight as a shortest path can be', () => {
    const open = scenario({
      map: `
        . . . . .
        M . . . .
        . . . . .
      `,
    })
    const ways = reachOf(open.table(), open.crew('mal'), 5)
    expect([ways.wayTo(9), ways.wayTo(1)]).toEqual([[6, 7, 8, 9], [1]])
  })

  test('has its dangers: who sees a square, who holds whoever stands there, from whom it is covered', () => {
    const names = (square: string) => {
      const { seenBy, heldBy, coveredFrom } = dangersAt(game.table(), Number(game.spot(square)))
      return [seenBy, heldBy, coveredFrom].map((goons) => goons.map(({ id }) => id))
    }
    expect(names('1')).toEqual([['t1', 'c1'], ['t1'], ['c1']])
    expect(names('2')).toEqual([['t1', 'c1'], [], ['t1']])
  })

  test('is open to whoever is held only by winning a Brawl, as far as a Move Action leads', () => {
    expect(getaway(game.table(), game.crew('mal'))).toEqual([])
    const held = scenario({ map: 't M . . . . .', who: { mal: { heroic: true } }, goonsAre: { t1: { alerted: 5 } } })
    const move = reachOf(held.table(), held.crew('mal'), 4).ends
    expect(getaway(held.table(), held.crew('mal'))).toEqual(move.slice(1))
  })
})

describe('the end of a turn', () => {
  const game = scenario({
    map: `
      c . . . . M . . t
      Z . . . . . . . .
    `,
    who: { zoe: { moment: 2 } },
  })

  test('wakes nobody while the Crew are Casual', () => {
    expect(turnEndAhead(game.table(), game.crew('mal'))).toEqual({
      alarm: false,
      stars: [],
      timers: [],
      wakes: [],
      markers: game.state.timeline.markers,
    })
  })

  test('wakes whoever would see somebody Heroic, the nearest acting first', () => {
    const then = supposing(game.table(), game.crew('mal'), { stance: 'heroic', moment: 12 })
    const { wakes, markers, stars } = turnEndAhead(then, game.crew('mal'))
    expect(wakes.map(({ id }) => id)).toEqual(['t1', 'c1'])
    expect(markers.map(({ id, moment }) => `${id} ${moment}`)).toEqual(['t1 2', 'c1 2', 'zoe 2', 'mal 12'])
    expect(stars).toEqual([10])
    expect(game.goon('t1').alerted).toBe(false)
  })

  test('wakes with one Goon those whom it calls', () => {
    const called = scenario({
      map: `
        M . . . t
         +-----+
        .|. . .|.
         +---o-+
        . . . . t
      `,
      goonsAre: { t1: { card: 'punk' } },
    })
    const heroic = supposing(called.table(), called.crew('mal'), { stance: 'heroic' })
    expect(turnEndAhead(heroic, called.crew('mal')).wakes.map(({ id }) => id)).toEqual(['t2', 't1'])
  })
})

test('a patrol would stand where its next turns lead it', () => {
  const game = scenario({
    map: `
      M . . . . . . . . .
      . . . . . . . . . .
      t . . . . . . . . .
    `,
    rules: {
      patrols: [
        {
          id: 'round',
          route: [
            [9, 2],
            [0, 2],
          ],
          goons: { t1: 1 },
          moment: 4,
        },
      ],
    },
  })
  expect(patrolAhead(game.table(), 'round', 2)).toEqual([
    { patrol: 'round', moment: 4, squares: { t1: 28 } },
    { patrol: 'round', moment: 10, squares: { t1: 22 } },
  ])
  expect(game.goon('t1').at).toBe(20)
})
