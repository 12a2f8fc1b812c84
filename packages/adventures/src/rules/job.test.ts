import { describe, expect, test } from 'vitest'
import { type Situation, scenario } from '../scenario.ts'
import type { Job } from '../vocabulary/index.ts'

const nothing = { id: 'nothing', name: 'Nothing', do: [] }
const events = (face: 1 | 2 | 3 | 4 | 5 | 6, effects: Job['events'][1]['do']): Job['events'] => ({
  1: nothing,
  2: nothing,
  3: nothing,
  4: nothing,
  5: nothing,
  6: nothing,
  [face]: { id: 'event', name: 'Event', do: effects },
})

const waits = (situation: Partial<Situation>, map = 'M . . . .') =>
  scenario({ map, ...situation }).path('move', 'stop', 'end')

describe('Alarm and stars', () => {
  const alarm = { start: 3, do: [{ do: 'reward', amount: -500 }], next: 8 } as const

  test('JOB-20 JOB-21 TIMELINE-18 a turn that ends on or beyond the Alarm marker triggers it; then it moves on', () => {
    const game = waits({ rules: { alarm } })
    expect([game.state.rewardChange, game.state.timeline.alarm]).toEqual([-500, 11])
    expect(waits({ rules: { alarm: { ...alarm, start: 4 } } }).state.rewardChange).toBe(0)
  })

  test('OPEN-14 the Alarm lies beside the track, and takes no turn', () => {
    expect(waits({ rules: { alarm } }).timeline).toBe('mal 3')
  })

  test('JOB-22 JOB-23 TIMELINE-19 OPEN-21 each star is rolled for once, by the first Crew turn that ends on or beyond it', () => {
    const rules = { events: events(1, [{ do: 'reward', amount: 100 }]) }
    const game = scenario({ map: 'M . .', rules, who: { mal: { moment: 8 } }, dice: [1] }).path('move', 'stop', 'end')
    expect([game.state.rewardChange, game.state.timeline.star]).toEqual([100, 10])
    game.path('move', 'stop', 'end')
    expect(game.state.rewardChange).toBe(100)
  })

  test('OPEN-20 the Job is completed before an Alarm that the same turn would trigger', () => {
    const rules = { alarm, rules: [{ when: { on: 'crew-turn-ends' }, do: [{ do: 'win' }] }] } as const
    expect(waits({ rules }).state.end).toEqual({ won: true, reward: 1000, intel: 0 })
  })
})

describe('Patrols', () => {
  const patrol = (type: 't' | 'c', moment = 1): Situation => ({
    map: `
      . . . . . . . . . .
      M . . . . . . . . .
      ${type} . . . . . . . . .
    `,
    who: { mal: { moment: 2 } },
    rules: {
      patrols: [
        {
          id: 'round',
          route: [
            [9, 2],
            [0, 2],
          ],
          goons: { [`${type}1`]: 1 },
          moment,
        },
      ],
    },
  })

  test('JOB-13 JOB-14 JOB-15 JOB-16 OPEN-58 OPEN-60 Goons on Patrol take two Moves toward their marker, which then advances: 6 for Thugs, 4 for Cowboys', () => {
    const thugs = scenario(patrol('t'))
    expect([thugs.where(thugs.goon('t1')), thugs.timeline]).toEqual(['8,2', 'mal 2, round 7'])
    const cowboys = scenario(patrol('c'))
    expect([cowboys.where(cowboys.goon('c1')), cowboys.timeline]).toEqual(['6,2', 'mal 2, round 5'])
  })

  test('JOB-17 an Alerted Goon is off Patrol', () => {
    const game = scenario({ ...patrol('t', 5), who: { mal: { moment: 1, heroic: true } } }).path('move', 'stop', 'end')
    expect(game.goon('t1').patrol).toBeNull()
  })
})

describe('a Job', () => {
  test('JOB-02 JOB-05 JOB-06 JOB-19 a completed Job pays its Reward and Intel', () => {
    const game = scenario({
      map: 'M b . .',
      intel: 1,
      rules: {
        rules: [{ when: { on: 'crew-turn-ends' }, do: [{ do: 'win' }] }],
        reward: { base: 2000, lines: [{ amount: -100, per: 'body-on-map', max: 5 }], intel: [{ amount: 2 }] },
      },
    }).path('move', 'stop', 'end')
    expect([game.state.end, game.state.intel]).toEqual([{ won: true, reward: 1900, intel: 2 }, 3])
  })

  test('JOB-04 after a Bust what was found is kept', () => {
    const game = scenario({ map: 'M $ .', crates: ['strong-box'], who: { mal: { moment: 39 } }, dice: [2] })
    game.path('open C1', 'wait', 'move')
    expect([game.state.end?.won, game.crew('mal').credits]).toEqual([false, 500])
  })

  test('TURN-06 JOB-18 JOB-25 Actions of the Job, in the steps it says', () => {
    const action = { id: 'wave', name: 'Wave', use: 'action', time: 2, do: [{ do: 'intel', amount: 1 }] } as const
    const game = scenario({ map: 'M . .', rules: { actions: [action] } }).choose('wave')
    expect([game.state.intel, game.moment('mal')]).toEqual([1, 3])
    const later = scenario({ map: 'M . .', rules: { actions: [{ ...action, steps: ['later'] }] } })
    expect(later.options()).not.toContain('wave')
  })

  test('JOB-25 timers end with the first Crew turn on or beyond them', () => {
    const rules: Situation['rules'] = {
      actions: [{ id: 'fuse', name: 'Fuse', use: 'action', time: 1, do: [{ do: 'timer', name: 'boom', amount: 2 }] }],
      rules: [{ when: { on: 'timer-ends', name: 'boom' }, do: [{ do: 'win' }] }],
    }
    const game = scenario({ map: 'M . .', rules }).path('fuse', 'end')
    expect(game.kind).toBe('turn.action')
    game.path('move', 'stop', 'end')
    expect(game.state.end?.won).toBe(true)
  })
})

describe('reinforcements', () => {
  const call: Situation['rules'] = {
    actions: [{ id: 'call', name: 'Call', use: 'action', time: 1, do: [{ do: 'reinforce', amount: 1 }] }],
  }
  const map = `
    . . . . . . . .
    . . M . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . t
  `

  test('GOON-21 GOON-44 GOON-45 GOON-46 OPEN-10 OPEN-55 one of a type in play comes to the nearest edge, Alerted, with a start location', () => {
    const game = scenario({ map, rules: call }).choose('call')
    expect(game.goon('r1')).toMatchObject({ type: 'thug', at: 2, alerted: true })
    expect(game.state.starts.map(({ at }) => at)).toContain(2)
  })

  test('GOON-47 with none left the nearest Waiting Goon is Alerted instead', () => {
    const game = scenario({ map, rules: call }).change(({ unused }) => void unused.thug.splice(0))
    expect(game.choose('call').goon('t1').alerted).toBe(true)
  })
})
