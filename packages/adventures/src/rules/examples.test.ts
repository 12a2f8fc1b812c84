import { describe, expect, test } from 'vitest'
import { isCovered } from '../geometry/cover.ts'
import { type Play, scenario } from '../scenario.ts'

/** The worked examples and figures of the book. */

const did = (game: Play) => game.told().filter((kind) => ['brawl', 'goon-shoots', 'moved'].includes(kind))

describe('Skill Tests', () => {
  test('TEST-02 TEST-04 CONTENTS-11 Kaylee with 3 Tech and a Reprogrammer has 5 points', () => {
    const game = scenario({
      map: `
        . . .
         +-+
        .|.|.
         +x+
        . K .
      `,
      locks: ['keypad'],
      shown: ['keypad'],
      who: { kaylee: { gear: ['Reprogrammer'] } },
    }).choose('lock door 0')
    expect(game.state.test).toMatchObject({ points: 5, target: 8 })
  })

  test('TEST-05 one die against 7: a total of 6 fails, 7 passes', () => {
    const total = (die: number) =>
      scenario({
        map: 'S *',
        rules: {
          actions: [
            {
              id: 'try',
              name: 'Try',
              time: 1,
              aim: { token: 'O1' },
              test: { skill: 'tech', dice: 1, target: 7, type: 'repair' },
              success: [{ do: 'win' }],
              fail: [],
            },
          ],
        },
      })
        .dice(die)
        .choose('try').kind
    expect([total(4), total(5)]).toEqual(['turn.action', 'over'])
  })

  test('BOOST-01 ADDDIE-03 a Tech Test of 3 Moments takes Kaylee 5 with her Boost, which she may use again', () => {
    const game = scenario({
      map: `
        . . .
         +-+
        .|.|.
         +x+
        . K .
      `,
      locks: ['keypad'],
      shown: ['keypad'],
    })
    game.dice(1, 1, 2).path('lock door 0', 'kaylee card coax-it', 'roll 3')
    expect(game.moment('kaylee')).toBe(6)
    expect(game.choose('lock door 0').options()).toContain('kaylee card coax-it')
  })

  test('ASSIST-05 ASSIST-07 Wash adds his 1 Tech and 1 of his Equipment for 1 Moment', () => {
    // Somebody else leads, who could not help.
    const game = scenario({
      map: `
        . . . .
         +-+
        .|.|. .
         +x+
        W K . Z
      `,
      locks: ['keypad'],
      shown: ['keypad'],
      turn: 'kaylee',
      who: { wash: { moment: 2, gear: ['Pocket Toolkit'] }, zoe: { moment: 9 } },
    }).path('lock door 0', 'assist wash')
    expect([game.state.test?.points, game.moment('wash')]).toEqual([5, 3])
  })
})

describe("Thrillin' Heroics", () => {
  test('TEST-09 TEST-10 Mal needs 9 with one die: a Firefly and then a 4 hit', () => {
    const game = scenario({
      map: 'M . . . . . . . . . . . t',
      who: { mal: { heroic: true, gear: ['Worn Revolver'] } },
    })
    game.dice(6, 4).path('Worn Revolver', 'bonus')
    expect(game.goon('t1').wounds).toBe(1)
  })

  test('TEST-11 Zoë needs 8 with two dice: a 3 and a Firefly hit without a third die', () => {
    const game = scenario({
      map: 'Z . . . . . . . . . . . t',
      who: { zoe: { heroic: true, gear: ['Ranch Rifle'] } },
    })
    game.dice(3, 6).path('Ranch Rifle', 'roll 2')
    expect([game.goon('t1').wounds, game.kind]).toEqual([1, 'turn.action'])
  })

  test('TEST-13 TEST-15 Mal rolls a Disgruntled face at a closer target: whatever his Fight, he misses', () => {
    const game = scenario({ map: 'M . t', who: { mal: { heroic: true, gear: ['Scattergun'] } } })
    game.dice(1).path('Scattergun', 'roll 1', 'accept')
    expect(game.goon('t1').wounds).toBe(0)
  })

  test('TEST-14 TEST-17 Zoë rolls a Firefly and a Disgruntled face, then a 4: with 10 she hits', () => {
    const game = scenario({
      map: 'Z . . . . . . . . . . . . . t',
      who: { zoe: { heroic: true, gear: ['Ranch Rifle'] } },
    })
    game.dice(6, 1, 4).path('Ranch Rifle', 'roll 2', 'bonus')
    expect(game.goon('t1').wounds).toBe(1)
  })
})

describe('figures', () => {
  test('GOON-04 GOON-05 GOON-06 a Thug far off moves with both Actions, one closer by moves and then Brawls', () => {
    const far = scenario({
      map: 'M . . . . . . . . . t',
      who: { mal: { heroic: true, moment: 2 } },
      goonsAre: { t1: { alerted: 1 } },
    })
    expect([did(far), far.where(far.goon('t1'))]).toEqual([['moved', 'moved'], '2,0'])
    const near = scenario({
      map: 'M . . . t',
      who: { mal: { heroic: true, moment: 2 } },
      goonsAre: { t1: { alerted: 1 } },
    })
    expect(did(near)).toEqual(['moved', 'brawl'])
  })

  test('GOON-07 GOON-09 GOON-10 a Cowboy within 6 shoots twice; one 10 off moves 3 and shoots from 7', () => {
    const acts = (map: string) =>
      scenario({ map, who: { mal: { heroic: true, moment: 2 } }, goonsAre: { c1: { alerted: 1 } } })
    expect(did(acts('M . . . . . c'))).toEqual(['goon-shoots', 'goon-shoots'])
    const far = acts('M . . . . . . . . . c')
    expect([did(far), far.where(far.goon('c1'))]).toEqual([['moved', 'goon-shoots'], '7,0'])
  })

  test('HEAL-04 DOWNED-07 Casual Zoë turns Heroic to heal Wash, who is Downed in sight of a Goon', () => {
    const game = scenario({ map: 'Z W . c', who: { wash: { wounds: 3, downed: true, moment: 9 } } }).choose('heal')
    expect([game.crew('zoe').stance, game.crew('wash').wounds]).toEqual(['heroic', 2])
  })

  test('COVER-04 COVER-05 COVER-08 of three Goons two are beside what stands in the way, and one is not', () => {
    const game = scenario({
      map: `
        . . . . . . . .
        M . . . . m m c
        . . . . . . . .
        . . . . c . . .
           +---+
        . .|. .|c . . .
           +-o-+
        . . . . . . . .
      `,
    })
    const { ground } = game.table()
    const covered = game.state.goons.map(({ at }) => isCovered(ground, game.crew('mal').at ?? 0, at))
    expect(covered).toEqual([true, false, true])
  })

  test('GOON-42 OPEN-47 Mal and Jayne are as far off: the Cowboy shoots whoever is easier to hit', () => {
    const game = scenario({
      map: `
        J . . . .
        . . . . c
        M m . . .
      `,
      who: { mal: { heroic: true, moment: 2, wounds: 3 }, jayne: { heroic: true, moment: 3 } },
      goonsAre: { c1: { alerted: 1 } },
      dice: [5, 5],
    }).path(false, false)
    expect([game.crew('jayne').wounds, game.crew('mal').wounds]).toEqual([2, 3])
  })
})
