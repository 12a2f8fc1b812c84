import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

describe('a turn', () => {
  test('TURN-01 TURN-02 TURN-03 TURN-07 OPEN-11 up to two Actions, at least one, the same one twice if one likes', () => {
    const game = scenario({ map: 'M . . . . Z', who: { zoe: { moment: 9 } } })
    expect(game.options()).not.toContain('end')
    game.path('move', 'stop')
    expect(game.options()).toEqual(expect.arrayContaining(['end', 'move']))
    game.path('move', 'stop')
    expect([game.moment('mal'), game.state.turn?.actions]).toEqual([5, 0])
  })

  test('TURN-05 TURN-09 Actions come from the Crew Card, Equipment, Locks and Challenges', () => {
    const game = scenario({
      map: `
        . . . . .
         +-+
        .|.|. t .
         +x+
        . K @ . .
      `,
      locks: ['latch'],
      shown: ['latch'],
      who: { kaylee: { wounds: 1, gear: ['Field Dressing'] } },
      rules: {
        challenges: [{ id: 'console', at: { token: 'T1' }, decks: ['tech'], successes: 1, success: [], fail: [] }],
      },
    })
    expect(game.options().map((id) => id.replace(/#\d/, ''))).toEqual(
      expect.arrayContaining([
        'move',
        'dress-a-wound field-dressing',
        'lock door 0',
        'challenge console T1 tech',
        'wait',
      ]),
    )
  })

  test('TIMELINE-22 a result may push somebody on even while it leads', () => {
    const rules = {
      actions: [
        { id: 'stumble', name: 'Stumble', use: 'action', time: 1, do: [{ do: 'time', who: 'self', amount: 5 }] },
      ],
    } as const
    expect(scenario({ map: 'M . .', rules }).choose('stumble').moment('mal')).toBe(7)
  })

  test("TIMELINE-16 a text for any time is offered in others' turns, to whoever is Available and does not lead", () => {
    const map = `
      M Z J
      . . .
    `
    const who = {
      zoe: { moment: 3, gear: ['Stim Shot'], seat: 1 },
      jayne: { moment: 8, wounds: 5, downed: true },
    } as const
    const game = scenario({ map, players: 2, who })
    expect(game.options(1)).toEqual(['back-in-the-fight stim-shot', 'heroic zoe'])
    game.choose('back-in-the-fight stim-shot', 1)
    expect(game.crew('jayne')).toMatchObject({ downed: false, wounds: 4 })
    expect(game.state.turn?.id).toBe('mal')
  })
})

describe("a Boss's turn", () => {
  const map = 'M . c . Z'

  test('BOSS-03 BOSS-04 BOSS-05 any two Actions of the card, at any target but Casual Crew', () => {
    const game = scenario({
      map,
      players: 2,
      boss: true,
      who: { mal: { heroic: true, moment: 4 }, zoe: { moment: 5 } },
      goonsAre: { c1: { alerted: 1 } },
    })
    expect([game.kind, game.options(1)]).toEqual(['boss.action', ['shoot mal', 'move']])
    game.choose('move', 1)
    expect(game.options(1)).toContain('1')
  })

  test("OPEN-68 a Boss's Goon does not go back to Waiting", () => {
    const game = scenario({
      map,
      players: 2,
      boss: true,
      who: { mal: { moment: 4 }, zoe: { moment: 5 } },
      goonsAre: { c1: { alerted: 1 } },
    })
    expect([game.kind, game.decision().seat]).toEqual(['goon.to', 1])
  })

  test('BOSS-06 new Goons come wherever no Crew Member sees, or on the edge', () => {
    const rules = {
      actions: [{ id: 'call', name: 'Call', use: 'action', time: 1, do: [{ do: 'reinforce', amount: 1 }] }],
    } as const
    const game = scenario({
      map: `
        . . . . .
        . M . . .
        . . . . c
      `,
      players: 2,
      boss: true,
      rules,
      goonsAre: { c1: { alerted: 9 } },
    }).choose('call')
    expect([game.kind, game.options(1).includes('7'), game.options(1).includes('0')]).toEqual([
      'boss.place',
      false,
      true,
    ])
  })
})
