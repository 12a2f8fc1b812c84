import { describe, expect, test } from 'vitest'
import { type Situation, scenario } from '../scenario.ts'

/** Each Goon acts once; then it is Zoë's turn. */
const goonsAct = (map: string, situation: Partial<Situation> = {}) =>
  scenario({ map, who: { zoe: { heroic: true, moment: 2 } }, ...situation })

describe('Alerting', () => {
  test('GOON-17 GOON-18 TURN-10 TURN-11 GOON-19 a Waiting Goon that sees a Heroic Crew Member at the end of a turn is Alerted, and acts next', () => {
    const game = scenario({ map: 'M . . . . . . . t', who: { mal: { heroic: true } } }).path('move', 'stop', 'end')
    expect([game.goon('t1').alerted, game.moment('t1')]).toEqual([true, 9])
    expect(game.where(game.goon('t1'))).toBe('1,0')
  })

  test('GOON-22 crossing its view does not matter if the turn ends out of sight', () => {
    const game = scenario({
      map: `
        M . 1 . .
         +-+
        .|.|. . .
         +-+
        . . t . .
      `,
      who: { mal: { heroic: true } },
    })
    game.path('move', game.spot('1'), '0', 'end')
    expect(game.goon('t1').alerted).toBe(false)
  })

  test('GOON-26 Bodies Alert Goons that see them', () => {
    expect(scenario({ map: 'M b . t' }).path('move', 'stop', 'end').told()).toContain('alerted')
  })

  test('GOON-20 OPEN-19 several Goons act nearest first', () => {
    const game = scenario({
      map: 'c . . . . M . . t',
      who: { mal: { heroic: true, gear: ['Lucky Keepsake'] } },
    }).path('move', 'stop', 'end')
    expect(game.told().filter((kind) => kind === 'alerted')).toHaveLength(2)
    expect([game.kind, game.state.turn?.id, game.timeline]).toEqual(['test.improve', 't1', 'c1 3, mal 3, t1 8'])
  })

  test('GOON-23 GOON-24 OPEN-18 a Wound Alerts, an attack without one does not', () => {
    const shot = (die: number) =>
      scenario({
        map: `
          J . .
          . . .
          . . t
        `,
        who: { jayne: { gear: ['Snub Pistol'] } },
      })
        .dice(die)
        .path('Snub Pistol', 'roll 1')
    expect(shot(5).goon('t1').alerted).toBe(true)
    expect(shot(1).goon('t1').alerted).toBe(false)
  })

  test('OPEN-59 only Crew turns end with a look around', () => {
    const game = scenario({
      map: `
        . . . . M
         +-+
        .|t|. . c
         +-+
        . . . . .
      `,
      who: { mal: { heroic: true, moment: 2 } },
      goonsAre: { c1: { alerted: 1 } },
      dice: [1, 1],
    })
    expect(game.goon('t1').alerted).toBe(false)
  })
})

describe('Thugs', () => {
  test('GOON-04 GOON-05 GOON-06 TURN-04 GOON-32 a Thug moves, and Brawls once it can', () => {
    const game = goonsAct('Z . . . . t', { goonsAre: { t1: { alerted: 1 } }, dice: [5, 2] })
    expect([game.where(game.goon('t1')), game.moment('t1')]).toEqual(['1,0', 6])
  })

  test('GOON-03 GOON-36 next to an opponent it Brawls twice', () => {
    const game = goonsAct('Z t . .', { goonsAre: { t1: { alerted: 1 } }, dice: [1, 1, 1, 1] })
    expect(game.moment('t1')).toBe(5)
  })

  test('GOON-48 OPEN-45 Casual Crew are let be: with nobody Heroic it goes home', () => {
    const game = scenario({ map: 'M t . .', who: { mal: { moment: 2 } }, goonsAre: { t1: { alerted: 1 } } })
    expect([game.goon('t1').alerted, game.where(game.goon('t1'))]).toEqual([false, '1,0'])
  })

  test('GOON-29 GOON-30 OPEN-56 a Goon away from home walks there, and waits again when it begins a turn there, healed', () => {
    const away = scenario({
      map: 'M . . . t . .',
      who: { mal: { moment: 1 } },
      goonsAre: { t1: { alerted: 3, wounds: 1 } },
    })
    away.change((state) => {
      const goon = state.goons[0]
      if (goon) goon.at = 6
    })
    away.path('wait', 3, 'end')
    expect(away.goon('t1')).toMatchObject({ alerted: true, at: 4 })
    away.path('wait', 6, 'end')
    expect(away.goon('t1')).toMatchObject({ alerted: false, wounds: 0 })
  })

  test('LOCK-10 LOCK-11 a locked door does not stop a Goon, and stays locked', () => {
    const game = goonsAct(
      `
        . . .
         +-+
        .|t|.
         +x+
        . . .
        Z . .
      `,
      { goonsAre: { t1: { alerted: 1 } }, locks: ['latch'], dice: [1, 1] },
    )
    expect(game.state.doors[0]?.lock.hidden.cards).toHaveLength(1)
    expect(game.goon('t1').at).toBeGreaterThan(5)
  })
})

describe('Cowboys', () => {
  test('GOON-07 GOON-08 GOON-09 GOON-12 far off it moves 3, then shoots', () => {
    const game = goonsAct('Z . . . . . . . . . c', { goonsAre: { c1: { alerted: 1 } }, dice: [1] })
    expect([game.where(game.goon('c1')), game.moment('c1')]).toEqual(['7,0', 6])
  })

  test('GOON-10 SHOOT-13 GOON-35 within 6 it shoots with both Actions', () => {
    const game = goonsAct('Z . . . c', { goonsAre: { c1: { alerted: 1 } }, dice: [3, 2] })
    expect([game.crew('zoe').wounds, game.moment('c1')]).toEqual([1, 7])
  })

  test('GOON-11 next to a Crew Member it Brawls', () => {
    const game = goonsAct('Z c . .', { goonsAre: { c1: { alerted: 1 } }, dice: [1, 1, 1, 1] })
    expect(game.told().filter((kind) => kind === 'brawl')).toHaveLength(2)
  })

  test('OPEN-38 it rolls bonus dice only while it must', () => {
    const game = goonsAct('Z . . . c', { goonsAre: { c1: { alerted: 1 } }, dice: [6, 1] })
    expect(game.crew('zoe').wounds).toBe(1)
  })

  test('GOON-37 GOON-38 GOON-39 OPEN-51 OPEN-52 a shot into a Brawl that goes wild hits somebody next to the target', () => {
    const game = goonsAct('Z t . . . c', { goonsAre: { c1: { alerted: 1 }, t1: { alerted: 8 } }, dice: [1, 2] })
    expect(game.goon('t1').wounds).toBe(1)
  })

  test('OPEN-47 GOON-41 GOON-42 of two equally far, the one not in cover, then the one with fewer Wounds left', () => {
    const game = scenario({
      map: `
        M . . . .
        . . . . c
        J . . . .
      `,
      who: { mal: { heroic: true, moment: 2 }, jayne: { heroic: true, moment: 2 } },
      goonsAre: { c1: { alerted: 1 } },
      dice: [5, 5],
    })
    expect([game.crew('mal').wounds, game.crew('jayne').wounds]).toEqual([2, 0])
  })
})
