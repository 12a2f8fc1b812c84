import { describe, expect, test } from 'vitest'
import type { Play } from '../scenario.ts'
import type { State } from '../state.ts'
import { alert, first, give, onTop, type Scene, scene } from '../testing/job-scene.ts'
import type { Stance } from '../vocabulary/index.ts'
import { putMarker } from './timeline.ts'

/** What is particular to the first two Jobs, on their own maps. */

describe('Light Fingers', () => {
  test('no cargo is carried past a Waiting guard at a warehouse door, and past an Alerted one it is', () => {
    const hauls = (alerted: boolean) => {
      const game = scene('light-fingers', {
        crew: { kaylee: [8, 7], mal: [0, 0], zoe: [0, 1] },
        goons: { c1: [9, 7] },
        change: (state, square) => {
          for (const door of state.doors) door.shut = false
          for (const token of state.tokens) if (token.id === 'X1') token.at = square([8, 8])
          first(state, 'kaylee')
          if (alerted) alert(state, 'c1', 30)
        },
      }).path('move', 'shift X1')
      return game.options().map(Number)
    }
    const inside = [8 * 20 + 7, 8 * 20 + 9]
    expect([hauls(false), hauls(true).length]).toEqual([inside, 6])
  })

  test('a warehouse door is forced by Fight, or blown open; either brings the Alarm 5 nearer', () => {
    const forced = scene('light-fingers', { crew: { jayne: [8, 7] }, dice: [5, 4] })
    const alarm = forced.state.timeline.alarm ?? 0
    forced.path('force-door', 'roll 2')
    expect([forced.state.doors[0]?.shut, forced.crew('jayne').stance, forced.state.timeline.alarm]).toEqual([
      false,
      'heroic',
      alarm - 5,
    ])
    const blown = scene('light-fingers', {
      crew: { jayne: [8, 7] },
      change: (state) => give(state, 'breaching-charge'),
    }).choose('blow-the-lock breaching-charge')
    expect([blown.state.doors[0]?.shut, blown.state.timeline.alarm, blown.state.progress.step]).toEqual([
      false,
      alarm - 5,
      'haul',
    ])
  })

  test('JOB-20 a console that is failed brings the Alarm nearer; JOB-21 the Alarm wakes both door guards and brings a Goon', () => {
    const failed = scene('light-fingers', { crew: { kaylee: [4, 4] }, change: onTop('tech', 'T01'), dice: [1, 2] })
    const alarm = failed.state.timeline.alarm ?? 0
    failed.path('challenge console-west T1 tech', 'a', 'roll 2')
    expect(failed.state.timeline.alarm).toBe(alarm - 3)
    const rung = scene('light-fingers', {
      crew: { mal: [0, 19] },
      goons: { c2: [12, 12], t1: [4, 5] },
      change: ({ timeline }) => {
        timeline.alarm = 2
      },
    }).path('move', 'stop', 'end')
    expect(rung.told().filter((kind) => kind === 'alerted' || kind === 'arrived')).toEqual([
      'arrived',
      'alerted',
      'alerted',
    ])
    expect([rung.goon('t1').alerted, rung.state.timeline.alarm]).toEqual([false, 10])
  })

  test('JOB-05 JOB-06 GOON-27 it pays $1000 for each crate aboard, less $100 for each Body on the map', () => {
    const game = scene('light-fingers', {
      crew: { mal: [8, 18] },
      change: (state, square) => {
        state.progress.counters['cargo-aboard'] = 3
        for (const n of [1, 2]) state.bodies.push({ id: `body ${n}`, at: square([n, 0]), sleeper: false })
        state.bodies.push({ id: 'asleep', at: square([5, 0]), sleeper: true })
      },
    }).choose('pull-out')
    expect(game.state.end).toMatchObject({ won: true, reward: 2800 })
  })

  test('JOB-03 SETUP-01 with enough aboard the end of time still pays, with less it is a Bust', () => {
    const ends = (aboard: number) =>
      scene('light-fingers', {
        crew: { mal: [0, 0], zoe: [19, 0] },
        change: ({ progress, timeline }) => {
          progress.counters['cargo-aboard'] = aboard
          timeline.markers.splice(0)
          putMarker(timeline, { of: 'crew', id: 'zoe' }, timeline.last + 1)
          putMarker(timeline, { of: 'crew', id: 'mal' }, timeline.last)
          timeline.star = timeline.last
        },
      }).path('move', 'stop', 'end').state.end
    expect([ends(1), ends(0)]).toMatchObject([{ won: true, reward: 1000 }, { won: false }])
  })
})

describe('Signed and Delivered', () => {
  /** Householder H4 has this number; the door of the house is open. */
  const house = (number: number, more: Partial<Scene> = {}): Play =>
    scene('signed-and-delivered', {
      crew: { mal: [5, 15] },
      ...more,
      change: (state, square) => {
        const others = [1, 2, 3, 4, 5, 6].filter((one) => one !== number)
        for (const token of state.tokens)
          if (token.kind === 'numbered')
            token.face.hidden.cards.splice(0, 1, `number ${token.id === 'H4' ? number : others.pop()}`)
        state.crew[0]?.items.push('package')
        onTop('negotiation', 'N01')(state)
        more.change?.(state, square)
      },
    })

  test('a householder who is not the buyer, asked with success, rules another wrong house out', () => {
    const game = house(4, { dice: [5, 5] })
    const houses = game.state.tokens.filter(({ kind }) => kind === 'numbered').length
    game.path('challenge question H4 negotiation', 'a', 'roll 2')
    expect(game.token('H4').face.shown.cards).toEqual(['number 4'])
    expect(game.state.tokens.filter(({ kind }) => kind === 'numbered')).toHaveLength(houses - 1)
    expect([game.state.progress.step, game.options().includes('challenge question H4 negotiation')]).toEqual([
      'find',
      false,
    ])
  })

  test('a second failure at a house turns whoever lives there into an Alerted Goon; the buyer only bears a grudge', () => {
    const failed = (number: number) => {
      const game = house(number, {
        change: ({ progress }) => {
          progress.counters['fails at H4'] = 1
        },
        dice: [1, 2],
      })
      return game.path('challenge question H4 negotiation', 'a', 'roll 2', 'accept')
    }
    const stranger = failed(4)
    expect([stranger.state.tokens.some(({ id }) => id === 'H4'), stranger.goon('r1').alerted]).toEqual([false, true])
    const buyer = failed(1)
    expect([buyer.state.goons.length, buyer.state.progress]).toMatchObject([
      0,
      { step: 'deliver', counters: { 'grudge at H4': 2 } },
    ])
  })

  test('leaning on somebody is a Heroic Fight Test, and rouses them if it fails', () => {
    const game = house(5, { dice: [1, 2] }).path('lean-on', 'roll 2', 'accept')
    expect([game.crew('mal').stance, game.goon('r1')]).toMatchObject(['heroic', { type: 'thug', alerted: true }])
  })

  test('signing is as hard as asking, harder by each Body; three failures sour the deal', () => {
    const change = (state: State) => {
      state.progress.step = 'deliver'
      for (const { id, face } of state.tokens) if (id === 'H4') face.shown.cards.push(...face.hidden.cards.splice(0))
      state.bodies.push({ id: 'body', at: 0, sleeper: false })
    }
    const asked = house(1, { change }).path('challenge sign H4 negotiation', 'a')
    expect(asked.state.test?.target).toBe(8 + 1)
    const soured = house(1, {
      change: (state) => {
        change(state)
        state.progress.counters['sign-fails'] = 2
      },
      dice: [1, 2],
    }).path('challenge sign H4 negotiation', 'a', 'roll 2', 'accept')
    expect([soured.state.progress.step, soured.goon('r1').alerted]).toEqual(['soured', true])
  })

  test('knocking at a locked house opens it by a die of 4 or more, once per door, and only for the Casual', () => {
    const knocks = (stance: Stance = 'casual') =>
      scene('signed-and-delivered', {
        crew: { mal: [4, 4] },
        stance,
        change: ({ tokens }) => {
          for (const token of tokens) if (token.id === 'H1') token.face.hidden.cards.splice(0, 1, 'number 6')
        },
      })
    expect(knocks('heroic').options()).not.toContain('knock')
    const opened = knocks().dice(4).choose('knock')
    expect(opened.state.doors[0]?.lock.hidden.cards).toEqual([])
    const shut = knocks().dice(3).choose('knock')
    expect([shut.state.doors[0]?.lock.hidden.cards.length, shut.options().includes('knock')]).toEqual([1, false])
  })

  test('opening the package is a Bust that leaves $800', () => {
    const game = house(1).choose('open-package')
    expect([game.state.end?.won, game.crew('mal').credits]).toEqual([false, 800])
  })
})
