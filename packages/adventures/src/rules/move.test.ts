import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

describe('moving', () => {
  test('MOVE-01 MOVE-02 MOVE-03 a Move Action gives squares to spend, straight or at an angle', () => {
    const game = scenario({
      map: `
        M . . . 1
        . 2 . . .
      `,
    }).choose('move')
    expect(game.options()).not.toContain(game.spot('1'))
    game.choose(game.spot('2'))
    expect(game.where(game.crew('mal'))).toBe('2')
    expect(game.options().length).toBeGreaterThan(4)
    expect(game.choose('stop').moment('mal')).toBe(3)
  })

  test('MOVE-07 MOVE-09 Crew pass through Crew, and not through Goons', () => {
    const reaches = (map: string) => {
      const game = scenario({ map, turn: 'mal' }).choose('move')
      return game.options().includes(game.spot('1'))
    }
    expect([reaches('M Z 1'), reaches('M t 1')]).toEqual([true, false])
  })

  test('MOVE-10 OPEN-07 a Body may be walked over, and nobody stops there, nor on others, Crates or the M.U.L.E.', () => {
    const game = scenario({ map: 'M b 1 Z' }).choose('move')
    expect(game.options()).toEqual([game.spot('1'), 'shift body 1', 'stop'].filter((id) => game.options().includes(id)))
    expect(game.options()).toContain(game.spot('1'))
    const blocked = scenario({ map: 'M m 1' }).choose('move')
    expect(blocked.kind).toBe('turn.action')
    expect(scenario({ map: 'M $ 1' }).choose('move').kind).toBe('turn.action')
  })

  test('MOVE-04 MOVE-06 DOOR-01 DOOR-02 OPEN-05 a locked door is not gone through, an open one is, straight', () => {
    const at = (door: string) =>
      scenario({
        map: `
          . . .
           +-+
          .|1|.
           +${door}+
          2 M .
        `,
        locks: ['latch'],
      }).choose('move')
    expect([at('o'), at('x'), at('#')].map((game) => game.options().includes(game.spot('1')))).toEqual([
      true,
      false,
      false,
    ])
  })

  test('MOVE-11 an ability that moves somebody works on the Distracted', () => {
    const game = scenario({ map: 'M . Z 1', who: { mal: { moment: 1 }, zoe: { moment: 1 } }, turn: 'mal' })
    game.path('give-the-nod', game.spot('1'))
    expect(game.where(game.crew('zoe'))).toBe('1')
  })

  test('MOVE-12 MOVE-08 a Waiting Goon is moved by an ability, past other Goons', () => {
    const game = scenario({ map: 'W t t 1' }).path('distract')
    game.choose(game.spot('1'))
    expect([game.where(game.goon('t1')), game.goon('t1').alerted]).toEqual(['1', false])
  })
})

describe('a Move with a Boost', () => {
  test('BOOST-01 BOOST-02 takes longer, and may keep a Waiting Goon from noticing', () => {
    const slips = (wanted: boolean) => {
      const game = scenario({ map: 'R . . . t', who: { river: { heroic: true } } }).choose('move')
      expect(game.kind).toBe('text.use')
      game.path(wanted, 'stop')
      expect([game.moment('river'), game.state.turn?.actions]).toEqual([wanted ? 4 : 3, 1])
      return game.choose('end').told().includes('alerted')
    }
    expect([slips(true), slips(false)]).toEqual([false, true])
  })
})

describe('Heavy Objects', () => {
  test('OBJECT-01 OBJECT-06 OPEN-08 one square of movement shifts an object next to the mover to another such square', () => {
    const game = scenario({
      map: `
        . M X
        . 1 .
      `,
    }).path('move', 'shift X1')
    expect(game.kind).toBe('move.shift')
    game.choose(game.spot('1'))
    expect([game.where(game.token('X1')), game.kind]).toEqual(['1', 'move.to'])
    const left = game.decision()
    expect(left.prompt.with).toMatchObject({ n: 2 })
  })

  test('OBJECT-02 DOWNED-08 Bodies and Downed Crew are Heavy Objects; OBJECT-03 Goons are not', () => {
    const game = scenario({ map: 'Z M b', who: { zoe: { wounds: 4, downed: true, moment: 9 } } }).choose('move')
    expect(game.options().filter((id) => id.startsWith('shift'))).toEqual([])
    const open = scenario({
      map: `
        Z M b
        . . t
      `,
      turn: 'mal',
      who: { zoe: { wounds: 4, downed: true, moment: 9 } },
    }).choose('move')
    expect(open.options().filter((id) => id.startsWith('shift'))).toEqual(['shift body 1', 'shift zoe'])
  })

  test('OBJECT-04 OBJECT-05 objects go at an angle through open doors and round corners', () => {
    const game = scenario({
      map: `
        . . . .
         +-+
        .|M|. .
         +o+
        X 1 2 .
      `,
    }).path('move', 'shift X1')
    expect(game.options()).toEqual([game.spot('1'), game.spot('2')])
  })

  test('OBJECT-06 some carry the first shift for nothing', () => {
    const game = scenario({
      map: `
        . J X
        . 1 .
      `,
    }).path('move', 'shift X1')
    game.choose(game.spot('1'))
    expect(game.decision().prompt.with).toMatchObject({ n: 3 })
  })
})

describe('breaking away', () => {
  const held = { mal: { heroic: true } }

  test('BREAKAWAY-01 BREAKAWAY-02 a Heroic Crew Member next to an Alerted Goon cannot move off', () => {
    const game = scenario({ map: 'M t .', who: held, goonsAre: { t1: { alerted: 9 } } })
    expect(game.options()).not.toContain('move')
  })

  test('BREAKAWAY-03 BREAKAWAY-04 Waiting Goons hold nobody, and nobody holds Casual Crew', () => {
    expect(scenario({ map: 'M t .', who: held }).options()).toContain('move')
    expect(scenario({ map: 'M t .', goonsAre: { t1: { alerted: 9 } } }).options()).toContain('move')
  })

  test('BREAKAWAY-05 BREAKAWAY-06 BREAKAWAY-07 BREAKAWAY-08 BREAKAWAY-09 OPEN-34 a Brawl won lets it wound or move, at no more time', () => {
    const game = scenario({
      map: `
        t M 1
        . t .
      `,
      who: held,
      goonsAre: { t1: { alerted: 9 }, t2: { alerted: 9 } },
    })
    game.dice(2, 5).path('brawl', 't1')
    expect([game.kind, game.options()]).toEqual(['brawl.won', ['wound', 'move']])
    game.path('move', game.spot('1'), 'stop')
    expect([game.where(game.crew('mal')), game.moment('mal'), game.state.turn?.actions]).toEqual(['1', 3, 1])
  })

  test('BREAKAWAY-10 BRAWL-15 a Brawl won in defence does as much, at no time at all', () => {
    const game = scenario({
      map: 'M t . .',
      who: { mal: { heroic: true, moment: 3 } },
      goonsAre: { t1: { alerted: 2 } },
      dice: [2, 5],
    })
    expect([game.kind, game.moment('mal')]).toEqual(['brawl.won', 3])
  })

  test('OPEN-36 some get off without a Brawl; OPEN-37 whoever has no Brawl stays', () => {
    const wash = scenario({ map: 'W t .', who: { wash: { heroic: true } }, goonsAre: { t1: { alerted: 9 } } })
    expect(wash.options()).toContain('scramble')
    expect(wash.options()).not.toContain('move')
    const kaylee = scenario({ map: 'K t .', who: { kaylee: { heroic: true } }, goonsAre: { t1: { alerted: 9 } } })
    expect(kaylee.kind).toBe('turn.wait')
  })
})
