import { Match, openStream } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { jobOf } from '../catalog/index.ts'
import { readOptions } from '../options.ts'
import { Play } from '../scenario.ts'
import { alert, first, give, onTop, type Scene, scene } from '../testing/job-scene.ts'
import type { Stance } from '../vocabulary/index.ts'
import { adventures } from './game.ts'
import { layOut } from './set-up.ts'
import { putMarker } from './timeline.ts'

/** What is particular to the other two Jobs, on their own maps. */

describe('The Long Relay', () => {
  const inside = (die: number, change: Scene['change'] = () => {}) =>
    scene('the-long-relay', { crew: { mal: [9, 11] }, goons: { t2: [9, 8] }, change })
      .dice(die)
      .path('move', 'stop', 'end')

  test('CASUAL-09 somebody Casual in the relay whom a Waiting guard sees may stand out, by a die', () => {
    expect(inside(1).told()).toContain('turned-heroic')
    const looked = inside(2)
    expect([looked.goon('t2').alerted, looked.goon('t2').at]).toEqual([false, 10 * 20 + 9])
    expect(inside(3).told()).not.toContain('turned-heroic')
  })

  test('overalls or papers keep the guards from asking', () => {
    const game = scene('the-long-relay', {
      crew: { mal: [9, 11] },
      goons: { t2: [9, 8] },
      change: (state) => give(state, 'forged-papers'),
    }).path('move', 'stop', 'end')
    expect(game.told()).not.toContain('rolled')
    expect(game.goon('t2').at).toBe(8 * 20 + 9)
  })

  test('JOB-21 the Alarm locks every door of the relay again, and brings a Goon', () => {
    const game = scene('the-long-relay', {
      crew: { mal: [0, 19] },
      goons: { c3: [16, 12] },
      change: (state) => {
        state.timeline.alarm = 2
        for (const { lock } of state.doors) state.spare.locks.cards.push(...lock.hidden.cards.splice(0))
      },
    }).path('move', 'stop', 'end')
    const [south, west, east, ...others] = game.state.doors.map(({ lock }) => lock.hidden.cards.length)
    expect([south, west, east, Math.max(...others)]).toEqual([1, 1, 1, 0])
    expect(game.told()).toContain('arrived')
  })

  test('the core is easier by 1 for each terminal beyond those needed', () => {
    const target = (terminals: number) => {
      const game = scene('the-long-relay', {
        crew: { kaylee: [9, 7], mal: [0, 0], zoe: [0, 1], wash: [0, 2], jayne: [0, 3] },
        change: (state) => {
          onTop('tech', 'T01')(state)
          state.progress.step = 'read-core'
          state.progress.counters['terminals'] = terminals
          first(state, 'kaylee')
        },
      }).path('challenge core K tech', 'a')
      return game.state.test?.target
    }
    expect([target(2), target(3), target(4)]).toEqual([8, 8, 7])
  })

  test('JOB-18 a black-out hides what is farther than 4 inside', () => {
    const seen = (max: number | null) =>
      scene('the-long-relay', {
        crew: { mal: [9, 11] },
        stance: 'heroic',
        goons: { t2: [9, 4] },
        change: ({ lasting }) => {
          if (max !== null) lasting.push({ what: 'sight-limit', max, building: 0, until: { end: 'star' } })
        },
      })
        .path('move', 'stop', 'end')
        .told()
        .includes('alerted')
    expect([seen(null), seen(4)]).toEqual([true, false])
  })
})

describe('Out of the Stockade', () => {
  /** The captive is in the cell of H4; somebody comes to its Doorway. */
  const found = (stance: Stance) =>
    scene('out-of-the-stockade', {
      crew: { mal: [4, 14], zoe: [0, 0], wash: [0, 1], jayne: [0, 2], kaylee: [0, 3] },
      stance,
      change: (state) => {
        for (const { id, kind, face } of state.tokens)
          if (kind === 'numbered')
            face.hidden.cards.splice(0, 1, id === 'H4' ? 'number 1' : `number ${Number(id.slice(1)) + 1}`)
        first(state, 'mal')
      },
    }).path('move', String(15 * 20 + 4))

  test('whoever looks in by a Doorway finds him; guards come, Alerted, if the finder is Heroic', () => {
    const casual = found('casual')
    const { 'guard-thugs': thugs = 0, 'guard-cowboys': cowboys = 0 } = jobOf('out-of-the-stockade').figures
    expect([casual.state.progress.step, casual.state.captive?.at]).toEqual(['irons', 17 * 20 + 4])
    expect(casual.state.goons).toEqual([])
    expect(found('heroic').state.goons.map(({ type, alerted }) => [type, alerted])).toEqual([
      ...Array.from({ length: thugs }, () => ['thug', true]),
      ...Array.from({ length: cowboys }, () => ['cowboy', true]),
    ])
  })

  const freed = (more: Partial<Scene> = {}): Play =>
    scene('out-of-the-stockade', {
      crew: { mal: [10, 20] },
      ...more,
      change: (state, square) => {
        state.progress.step = 'carry'
        state.progress.flags.push('freed')
        state.captive = { at: square([11, 20]), wounds: 0, walks: false }
        more.change?.(state, square)
      },
    })

  test('SETUP-01 a Goon next to him, and to nobody Heroic, Brawls him; at no Wounds left the Job is a Bust', () => {
    const attacked = (wounds: number) =>
      freed({
        crew: { mal: [0, 0], zoe: [2, 0] },
        stance: 'heroic',
        goons: { t1: [12, 20] },
        change: (state) => {
          if (state.captive) state.captive.wounds = wounds
          for (const who of state.crew) if (who.id === 'zoe') who.stance = 'casual'
          state.timeline.markers.splice(0)
          for (const { id } of state.crew) putMarker(state.timeline, { of: 'crew', id }, 2)
          alert(state, 't1', 1)
        },
        dice: wounds === 2 ? [5, 2] : [5, 2, 1, 3],
      })
    const hurt = attacked(0)
    expect([hurt.state.captive?.wounds, hurt.goon('t1').wounds, hurt.moment('t1')]).toEqual([1, 1, 5])
    expect(attacked(2).state.end?.won).toBe(false)
  })

  test('BOSS-03 a Boss may have a Goon do the same', () => {
    const options = readOptions({
      players: 2,
      boss: true,
      job: 'out-of-the-stockade',
      crew: ['mal'],
      crewCount: '1',
      goons: 'plain',
    })
    const state = layOut(options, openStream('sfc32:jobs'))
    const [goon] = state.goons
    if (!goon) throw new Error('There is no Goon.')
    state.stage = 'job'
    state.progress.step = 'carry'
    state.progress.flags.push('freed')
    state.captive = { at: goon.at + 1, wounds: 0, walks: false }
    for (const who of state.crew) who.at = 0
    putMarker(state.timeline, { of: 'crew', id: 'mal' }, 9)
    for (const { id } of state.goons) alert(state, id, id === goon.id ? 1 : 20)
    const game = new Play(() =>
      Match.resume(adventures, options, 'sfc32:jobs', structuredClone({ answers: 0, asked: 0, state })),
    )
    expect(game.options(1)).toEqual(['job', 'move'])
    game.dice(5, 2).choose('job', 1)
    expect(game.state.captive?.wounds).toBe(1)
  })

  test('he is shifted like a Heavy Object; healed, he walks along with whoever is next to him', () => {
    expect(freed().choose('move').options()).toContain('shift captive')
    const walking = freed({
      change: ({ captive }) => {
        if (captive) captive.walks = true
      },
    }).path('move', String(18 * 20 + 10), 'stop')
    expect([walking.kind, walking.options().length > 0]).toEqual(['move.captive', true])
  })

  test('HEAL-04 OPEN-41 healing him in sight of a Goon is Heroic', () => {
    const game = freed({
      crew: { simon: [10, 20] },
      goons: { c1: [16, 20] },
      change: ({ captive }) => {
        if (captive) captive.wounds = 1
      },
    }).choose('heal')
    expect([game.crew('simon').stance, game.state.captive]).toMatchObject(['heroic', { wounds: 0, walks: true }])
  })

  test('JOB-05 it pays more for an unhurt captive and for time left, less for whoever is Downed or left behind', () => {
    const pays = (wounds: number, far: boolean) =>
      freed({
        crew: { mal: [9, 26], zoe: far ? [0, 0] : [10, 26] },
        change: (state, square) => {
          state.progress.flags.push('ship-down')
          state.captive = { at: square([9, 27]), wounds, walks: false }
        },
      }).path('move', 'stop', 'end').state.end?.reward
    expect([pays(0, false), pays(1, false), pays(0, true)]).toEqual([5000, 4500, 4500])
  })
})
