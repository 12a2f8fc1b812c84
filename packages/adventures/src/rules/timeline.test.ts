import { describe, expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'

/** Three of the crew in the open; the rearmost acts. */
const field = (situation: Partial<Situation> = {}): Play =>
  scenario({
    map: `
      M Z W .
      1 2 3 .
      . . . .
    `,
    ...situation,
  })

const acting = (game: Play) => game.state.turn?.id

describe('the Timeline', () => {
  test('TIMELINE-04 TIMELINE-05 TIMELINE-07 the rearmost acts, and of a stack its top', () => {
    const game = field({ who: { mal: { moment: 3 }, zoe: { moment: 2 }, wash: { moment: 2 } }, turn: 'wash' })
    expect(game.timeline).toBe('wash 2, zoe 2, mal 3')
    expect(acting(game)).toBe('wash')
  })

  test('TIMELINE-03 TIMELINE-06 an Action moves the marker by its time, on top of what lies there', () => {
    const game = field({ who: { zoe: { moment: 3 }, wash: { moment: 5 } } })
    game.path('move', game.spot('1'), 'stop', 'end')
    expect(game.timeline).toBe('mal 3, zoe 3, wash 5')
    expect(acting(game)).toBe('mal')
  })

  test('TIMELINE-08 whoever is still rearmost takes another turn at once', () => {
    const game = field({ who: { zoe: { moment: 9 }, wash: { moment: 9 } } })
    game.path('move', 'stop', 'end')
    expect([game.timeline, acting(game)]).toEqual(['mal 3, zoe 9, wash 9', 'mal'])
  })

  test('TIMELINE-10 TIMELINE-11 OPEN-12 waiting takes as long as one likes, to one Moment beyond the others', () => {
    const game = field({ who: { zoe: { moment: 3 }, wash: { moment: 4 } } }).choose('wait')
    expect(game.decision()).toMatchObject({ form: 'amount', min: 1, max: 4 })
    game.choose(4)
    expect(game.timeline).toBe('zoe 3, wash 4, mal 5')
  })

  test('OPEN-12 whoever is alone waits for one Moment; Alerted Goons count, Patrols do not', () => {
    const alone = scenario({ map: 'M . . .' }).choose('wait')
    expect(alone.timeline).toBe('mal 2')
    const goon = scenario({ map: 'M . . t', goonsAre: { t1: { alerted: 6 } } }).choose('wait')
    expect(goon.decision()).toMatchObject({ max: 6 })
    const patrolled = scenario({
      map: 'M . . t',
      rules: { patrols: [{ id: 'round', route: [[3, 0]], goons: { t1: 1 }, moment: 8 }] },
    }).choose('wait')
    expect(patrolled.moment('mal')).toBe(2)
  })

  test('TIMELINE-12 TIMELINE-13 TIMELINE-14 whoever has a marker on top is Distracted, and cannot Assist', () => {
    const lock = {
      map: `
      . . . .
       +---+
      .|K .|.
      .|Z W|.
       +x--+
      . . . .
    `,
      locks: ['latch'],
      shown: ['latch'],
      turn: 'zoe',
    } as const
    const helps = (situation: Situation) =>
      scenario(situation)
        .choose('lock door 0')
        .options()
        .filter((id) => id.startsWith('assist'))
    expect(helps({ ...lock, who: { kaylee: { moment: 3 }, wash: { moment: 6 } } })).toEqual(['assist kaylee'])
    expect(helps({ ...lock, who: { kaylee: { moment: 6 }, wash: { moment: 6 } } })).toEqual(['assist kaylee'])
    expect(helps({ ...lock, who: { kaylee: { moment: 1 }, wash: { moment: 4 } } })).toEqual([])
  })

  test("TIMELINE-15 TIMELINE-16 TIMELINE-17 OPEN-13 ASSIST-10 whoever leads stays out of others' turns; on top of another it does not lead", () => {
    const helpers = (wash: number, kaylee: number) =>
      scenario({
        map: `
          . . . .
           +---+
          .|W K|.
          .|Z .|.
           +x--+
          . . . .
        `,
        locks: ['latch'],
        shown: ['latch'],
        turn: 'zoe',
        who: { wash: { moment: wash }, kaylee: { moment: kaylee } },
      })
        .choose('lock door 0')
        .options()
        .filter((id) => id.startsWith('assist'))
    expect(helpers(4, 6)).toEqual(['assist wash'])
    expect(helpers(6, 4)).toEqual(['assist kaylee'])
    expect(helpers(5, 5)).toEqual(['assist wash'])
  })

  test('TIMELINE-09 TIMELINE-20 a Waiting Goon has no marker; Alerted, it acts next', () => {
    const game = scenario({ map: 'M . . . t', who: { mal: { heroic: true } } })
    expect(game.timeline).toBe('mal 1')
    game.path('move', 'stop', 'end')
    expect(game.goon('t1').alerted).toBe(true)
    expect(game.told()).toContain('moved')
  })

  test('TIMELINE-01 TIMELINE-02 CREWCOUNT-06 CREWCOUNT-07 a Job has Segments of ten Moments, one more for each of the Crew who is missing', () => {
    expect(field().state.timeline.last).toBe(40)
    expect(field({ rules: { crew: 5 } }).state.timeline.last).toBe(60)
  })

  test('OPEN-23 JOB-03 with every Crew marker beyond the last Moment, the Job is a Bust', () => {
    const game = scenario({ map: 'M . .', who: { mal: { moment: 39 } } })
    game.path('move', 'stop', 'end')
    expect(game.kind).toBe('over')
    expect(game.state.end).toEqual({ won: false, reward: 0, intel: 0, why: 'time' })
  })
})
