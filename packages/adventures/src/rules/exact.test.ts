import { describe, expect, test } from 'vitest'
import { type Situation, scenario } from '../scenario.ts'

/** Rules that are easily read a little wrong. */

describe('a turn whose Actions are taken', () => {
  test('TURN-12 CHALLENGE-07 goes on for what costs no Action, and draws no Challenge', () => {
    const game = scenario({
      map: `
        K $ @
        . . .
      `,
      rules: {
        challenges: [{ id: 'console', at: { token: 'T1' }, decks: ['tech'], successes: 1, success: [], fail: [] }],
      },
    }).path('move', String(4), 'stop')
    expect(game.options()).toEqual(expect.arrayContaining(['open C1', 'challenge console T1 tech', 'move', 'end']))
    game.path('move', 'stop')
    expect([game.kind, game.options()]).toEqual(['turn.action', ['open C1', 'heroic', 'end']])
    game.choose('open C1')
    expect(game.state.turn?.actions).toBe(0)
  })

  test('TURN-01 ends by itself where nothing else is free', () => {
    const game = scenario({ map: 'M . . . Z', who: { zoe: { moment: 9 } } }).path('move', 'stop', 'move', 'stop')
    expect([game.moment('mal'), game.state.turn?.actions]).toEqual([5, 0])
  })

  test('TURN-01 giving the Job up, which may wait, does not keep it open', () => {
    const giveUp = { id: 'give-up', name: 'Give up', use: 'free', time: 0, do: [{ do: 'bust' }] } as const
    const game = scenario({ map: 'M . . . Z', who: { zoe: { moment: 9 } }, rules: { actions: [giveUp] } })
    expect(game.path('move', 'stop').options()).toContain('give-up')
    expect(game.path('move', 'stop').state.turn?.actions).toBe(0)
  })

  test('LOCK-02 EQUIP-25 a token is turned and things change hands after the second Action', () => {
    const game = scenario({
      map: `
        . . . .
         +-+
        .|.|. .
         +x+
        Z K . .
      `,
      locks: ['latch'],
      turn: 'kaylee',
      who: { zoe: { moment: 9, credits: 100 } },
    }).path('move', 'stop', 'move', 'stop')
    expect(game.options()).toEqual(['flip door 0', 'heroic', 'exchange zoe', 'end'])
  })
})

describe('waiting', () => {
  test('TIMELINE-11 OPEN-12 nobody waits as second Action who is beyond the others already', () => {
    const game = scenario({ map: 'M . . Z', who: { zoe: { moment: 2 } } }).path('move', 'stop')
    expect([game.moment('mal'), game.options().includes('wait')]).toEqual([3, false])
    const level = scenario({ map: 'M . . Z', who: { zoe: { moment: 3 } } }).path('move', 'stop', 'wait')
    expect(level.moment('mal')).toBe(4)
  })
})

describe('held by an Alerted Goon', () => {
  const held: Situation = {
    map: `
      M t .
      b . .
    `,
    who: { mal: { heroic: true } },
    goonsAre: { t1: { alerted: 9 } },
  }

  test('OPEN-08 shifting a Heavy Object needs no Breakaway; moving does', () => {
    const game = scenario(held).choose('move')
    expect(game.options()).toEqual(['shift body 1', 'stop'])
    game.path('shift body 1', 'stop')
    expect([game.state.bodies[0]?.at, game.crew('mal').at, game.moment('mal')]).toEqual([4, 0, 3])
  })

  test('BREAKAWAY-02 with nothing to shift there is no Move at all', () => {
    const game = scenario({ ...held, map: 'M t .\n. . .' })
    expect(game.options()).not.toContain('move')
  })
})

describe('a shut door between neighbours', () => {
  const facing = (door: string, goon: Situation['goonsAre'] = { c1: { alerted: 1 } }) =>
    scenario({
      map: `
        . . .
         +-+
        .|Z|.
         +${door}+
        . c .
      `,
      locks: ['latch'],
      who: { zoe: { heroic: true, moment: 2, gear: ['Snub Pistol'] } },
      goonsAre: goon,
    })

  test('OPEN-05 SHOOT-13 a Cowboy neither shoots nor Brawls through it, though it sees', () => {
    const game = facing('x')
    expect(game.told().filter((kind) => kind === 'goon-shoots' || kind === 'brawl')).toEqual([])
    expect(game.moment('c1')).toBe(5)
    expect(facing('o').told()).toContain('brawl')
  })

  test('OPEN-05 SHOOT-08 a Duelist, who shoots at whoever is beside him, does not either', () => {
    expect(facing('x', { c1: { alerted: 1, card: 'duelist' } }).told()).not.toContain('goon-shoots')
    expect(facing('o', { c1: { alerted: 1, card: 'duelist' } }).told()).toContain('goon-shoots')
  })

  test('OPEN-05 nor does a Crew Member, with whatever gun', () => {
    const options = facing('x', { c1: { alerted: 9 } }).options()
    expect(options.filter((id) => id.startsWith('shoot') || id.startsWith('brawl'))).toEqual([])
  })

  test('OPEN-05 BOSS-04 nor does a Boss have it shoot', () => {
    const game = scenario({
      map: `
        . . .
         +-+
        .|Z|.
         +x+
        . c .
      `,
      players: 2,
      boss: true,
      locks: ['latch'],
      who: { zoe: { heroic: true, moment: 2 } },
      goonsAre: { c1: { alerted: 1 } },
    })
    expect(game.kind).toBe('goon.to')
  })
})

describe("abilities that take time in others' turns", () => {
  const attacked = (mal: number, wash: number) =>
    scenario({
      map: 'W . M t',
      who: { mal: { heroic: true, moment: mal, gear: ['Lucky Keepsake'] }, wash: { moment: wash } },
      goonsAre: { t1: { alerted: 1 } },
      turn: 'wash',
      dice: [5, 2],
    }).options()

  test('TIMELINE-15 need their user to be Available; what takes none does not', () => {
    expect(attacked(4, 5)).toEqual(['mal card stubborn', 'mal lucky-keepsake luck-holds', 'accept'])
    expect(attacked(4, 4)).toEqual(['mal lucky-keepsake luck-holds', 'accept'])
  })

  test('TIMELINE-15 TIMELINE-17 leading does not matter, except for what works at any time', () => {
    expect(attacked(5, 4)).toEqual(['mal card stubborn', 'mal lucky-keepsake luck-holds', 'accept'])
    const grit = (jayne: number, zoe: number) =>
      scenario({
        map: 'Z . J t',
        who: { jayne: { heroic: true, moment: jayne }, zoe: { moment: zoe } },
        goonsAre: { t1: { alerted: 1, card: 'martial-artist' } },
        turn: 'zoe',
        dice: [5, 2],
      }).kind === 'text.use'
    expect([grit(4, 20), grit(20, 4)]).toEqual([true, false])
  })
})

describe('the marker of whoever acts', () => {
  test("ASSIST-06 OPEN-15 BRAWL-13 moves after others have declared: a Goon's does not cover those who would help before the roll", () => {
    const game = scenario({
      map: `
        M t
        Z .
      `,
      who: { mal: { heroic: true, moment: 9 }, zoe: { moment: 3 } },
      goonsAre: { t1: { alerted: 1 } },
    }).choose('pass')
    expect([game.timeline, game.options()]).toEqual(['t1 1, zoe 3, mal 9', ['assist zoe', 'roll 1']])
    game.dice(5, 2).choose('roll 1')
    expect(game.timeline).toBe('t1 3, zoe 3, mal 9')
  })
})

describe('Any Time Actions', () => {
  const downed = { wounds: 5, downed: true, moment: 30 }

  test("TIMELINE-16 are offered in a Goon's turn, and whoever is brought back may be its target", () => {
    const game = scenario({
      map: 't J Z',
      who: { jayne: downed, zoe: { heroic: true, moment: 3, gear: ['Stim Shot'] } },
      goonsAre: { t1: { alerted: 1 } },
    })
    expect([game.kind, game.options()]).toEqual(['turn.interrupt', ['back-in-the-fight stim-shot', 'pass']])
    expect(game.choose('back-in-the-fight stim-shot').told()).toContain('brawl')
  })

  test("TIMELINE-16 of one's own Crew are offered in the turn of another of them", () => {
    const game = scenario({
      map: 'M Z J',
      who: { jayne: downed, zoe: { moment: 3, gear: ['Stim Shot'] } },
    })
    const offers = game.match.pending.filter(({ kind }) => kind === 'turn.interrupt')
    expect(offers).toMatchObject([{ seat: 0, standing: true }])
  })
})

describe('Boosts', () => {
  test('BOOST-03 work once in an Action, even if it makes two Tests', () => {
    const game = scenario({ map: 'Z . . t . t', who: { zoe: { heroic: true, gear: ['Paired Pistols'] } } })
    game.path('two-at-once paired-pistols', 't1', 'zoe card steady-aim').dice(5, 5).choose('roll 2')
    expect(game.state.test).toBeNull()
    expect([game.moment('zoe'), game.kind]).toEqual([6, 'turn.action'])
  })
})
