import { describe, expect, test } from 'vitest'
import { type Situation, scenario } from '../scenario.ts'

/** Rules about Goons that are easily read a little wrong. */

const heroic = (moment: number, more = {}) => ({ heroic: true, moment, ...more })

describe('shots of Goons', () => {
  test('GOON-35 OPEN-47 the nearest is shot at, even in cover with another in the open', () => {
    const game = scenario({
      map: `
        . . . . . . .
        c . . m Z . .
        . . . . . . J
      `,
      who: { zoe: heroic(2), jayne: heroic(3) },
      goonsAre: { c1: { alerted: 1 } },
      dice: [6, 6],
    })
    expect([game.crew('zoe').wounds, game.kind]).toEqual([2, 'turn.action'])
  })

  const wild = (map: string, dice: readonly number[], more: Partial<Situation> = {}) =>
    scenario({ map, who: { zoe: heroic(2) }, goonsAre: { c1: { alerted: 1 } }, dice, ...more })

  test('OPEN-52 a shot that misses by its total alone hits nobody', () => {
    expect(wild('Z t . . . . c', [2, 2]).goon('t1').wounds).toBe(0)
  })

  test('OPEN-51 without another Goon beside the target nobody else is hit', () => {
    const game = wild('M Z . . . . c', [1, 1], { who: { zoe: heroic(2), mal: { moment: 3 } } })
    expect([game.crew('mal').wounds, game.told().filter((kind) => kind === 'missed').length]).toEqual([0, 2])
  })

  test('OPEN-51 GOON-39 anybody beside the target may be hit, Casual Crew too, but not whoever is Downed', () => {
    const hit = (seed: string, downed: boolean) => {
      const game = wild('M Z t . . . c', [1, 2], {
        seed,
        who: { zoe: heroic(2), mal: downed ? { wounds: 4, downed, moment: 3 } : { moment: 3 } },
      })
      return game.goon('t1').wounds > 0 ? 't1' : game.crew('mal').wounds > 0 ? 'mal' : 'nobody'
    }
    const seeds = ['a', 'b', 'c', 'd', 'e', 'f']
    expect(new Set(seeds.map((seed) => hit(seed, false)))).toEqual(new Set(['t1', 'mal']))
    expect(new Set(seeds.map((seed) => hit(seed, true)))).not.toContain('nobody')
  })
})

describe('Alerted together', () => {
  test('OPEN-19 the distance to whoever ended the turn counts, if it is seen and Heroic, and not that to a Body', () => {
    const first = (heroicMal: boolean) =>
      scenario({
        map: 't . . . . M . . . . . . . t b',
        who: { mal: { heroic: heroicMal, moment: 1 } },
      })
        .path('wait', 'end')
        .match.told()
        .find(({ event }) => event.kind === 'moved')?.event.data?.['who']
    // The one beside the Body is farther from Mal.
    expect(first(true)).toMatchObject({ name: 'goon', id: 't1' })
  })

  test('OPEN-19 GOON-43 of those equally far the leading player says who acts first, the lower name by default', () => {
    const game = scenario({
      map: 't . . . M . . . t',
      players: 2,
      who: { mal: { heroic: true, seat: 1 } },
    }).path('move', 'stop', 'end')
    expect([game.kind, game.decision().seat, game.options(1)]).toEqual(['goons.order', 1, ['t1', 't2']])
  })
})

describe('the death of a Goon', () => {
  test('OPEN-54 ends its turn at once', () => {
    const game = scenario({
      map: 'Z t . .',
      who: { zoe: heroic(9) },
      goonsAre: { t1: { alerted: 1, wounds: 1 } },
      dice: [2, 5],
    }).choose('wound')
    expect([game.state.goons, game.timeline, game.state.bodies.length]).toEqual([[], 'zoe 9', 1])
  })

  test('OPEN-54 OPEN-55 it never comes back as reinforcement', () => {
    const call = { id: 'call', name: 'Call', use: 'action', time: 1, do: [{ do: 'reinforce', amount: 1 }] } as const
    const game = scenario({ map: 'M b . .\n. . . .', rules: { actions: [call] } })
    // No type is in play, and nobody waits: nothing happens.
    expect(game.choose('call').state.goons).toEqual([])
  })
})

describe('Patrols', () => {
  const round = (goons: Record<string, number>, moment = 1): NonNullable<Situation['rules']> => ({
    patrols: [
      {
        id: 'round',
        route: [
          [0, 1],
          [9, 1],
        ],
        goons,
        moment,
      },
    ],
  })

  test('OPEN-58 a mixed one advances by the slower type, each Goon moving at its own pace', () => {
    const game = scenario({
      map: `
        M . . . . . . . . .
        . t c . . . . . . .
      `,
      who: { mal: { moment: 2 } },
      rules: round({ t1: 2, c1: 2 }),
    })
    expect([game.timeline, game.where(game.goon('t1')), game.where(game.goon('c1'))]).toEqual([
      'mal 2, round 7',
      '9,1',
      '8,1',
    ])
  })

  test('OPEN-58 JOB-17 the marker goes on while Goons of the route live, and leaves with the last', () => {
    const off = scenario({
      map: 'M . . . . . . . . t\n. . . . . . . . . .',
      who: { mal: { moment: 2 } },
      rules: round({ t1: 1 }),
      goonsAre: { t1: { alerted: 30 } },
    })
    expect([off.timeline, off.where(off.goon('t1'))]).toEqual(['mal 2, round 7, t1 30', '9,0'])
    const gone = scenario({
      map: 'M . . . . . . . . t\n. . . . . . . . . .',
      rules: round({ t1: 1 }, 2),
    }).change((state) => void state.goons.splice(0))
    expect(gone.path('move', 'stop', 'end').timeline).toBe('mal 3')
  })

  test('TIMELINE-13 OPEN-14 its marker covers like any other', () => {
    const game = scenario({
      map: `
        M Z . . . . . . . .
        . . . . . . . . . t
      `,
      who: { mal: heroic(1, { gear: ['Worn Revolver'] }), zoe: heroic(4) },
      rules: round({ t1: 1 }, 4),
    })
    expect(game.timeline).toBe('mal 1, zoe 4, round 4')
  })
})

describe('with nobody Heroic', () => {
  test('GOON-29 it walks to the nearest start location that is free, whoever started there', () => {
    const game = scenario({
      map: 'M . . t . . . t',
      who: { mal: { moment: 2 } },
      goonsAre: { t2: { alerted: 1 } },
    }).change(({ goons }) => {
      for (const goon of goons) if (goon.id === 't1') goon.at = 1
      for (const goon of goons) if (goon.id === 't2') goon.at = 5
    })
    expect(game.state.starts.map(({ at }) => at)).toEqual([3, 7])
    expect(game.goon('t2').alerted).toBe(false)
  })

  test('OPEN-44 a Downed Crew Member does not count as Heroic Crew on the map', () => {
    const game = scenario({
      map: 'M . . . t . .',
      who: { mal: { wounds: 4, downed: true, moment: 3 } },
      goonsAre: { t1: { alerted: 1 } },
    })
    expect([game.goon('t1').alerted, game.goon('t1').at]).toEqual([false, 4])
  })
})
