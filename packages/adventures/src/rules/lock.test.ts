import { describe, expect, test } from 'vitest'
import { type Situation, scenario } from '../scenario.ts'

/** Somebody before a door with a lock. */
const door = (
  situation: Partial<Situation> = {},
  map = `
  . . . . .
   +-----+
  .|. . .|.
   +--x--+
  . . K . .
  . . . . .
`,
) => scenario({ map, locks: ['latch'], ...situation })

describe('locks', () => {
  test('LOCK-01 LOCK-02 TURN-12 OPEN-09 whoever is next to a token may turn it on its own turn, for nothing', () => {
    const game = door().choose('flip door 0')
    expect(game.state.doors[0]?.lock.shown.cards).toHaveLength(1)
    expect([game.moment('kaylee'), game.state.turn?.actions]).toEqual([1, 0])
    const beside = door(
      {},
      `
      . . . . .
       +-----+
      .|. . .|.
       +--x--+
      . K . . .
    `,
    )
    expect(beside.options()).toContain('flip door 0')
    const far = door(
      {},
      `
      . . . . .
       +-----+
      .|. . .|.
       +--x--+
      . . . . .
      . . K . .
    `,
    )
    expect(far.options()).not.toContain('flip door 0')
  })

  test('LOCK-03 no token is turned that a Goon stands next to', () => {
    const game = door(
      {},
      `
      . . . . .
       +-----+
      .|. . .|.
       +--x--+
      . t K . .
    `,
    )
    expect(game.options()).not.toContain('flip door 0')
  })

  test('OPEN-70 once it is turned a guard does not matter', () => {
    const game = door(
      { shown: ['latch'] },
      `
      . . . . .
       +-----+
      .|. . .|.
       +--x--+
      . t K . .
    `,
    )
    expect(game.options()).toContain('lock door 0')
  })

  test('LOCK-04 DOOR-01 a token that was never locked opens when it is turned', () => {
    const game = door({ locks: ['unlocked'] }).choose('flip door 0')
    expect(game.state.doors[0]?.lock).toMatchObject({ hidden: { cards: [] }, shown: { cards: [] } })
  })

  test('LOCK-05 LOCK-06 LOCK-07 its Test is an Action with a time of its own; passed, it opens the door, and moves nobody', () => {
    const game = door({ shown: ['latch'] })
      .dice(4)
      .path('lock door 0', 'roll 1')
    expect([game.moment('kaylee'), game.state.turn?.actions]).toEqual([4, 1])
    expect(game.state.doors[0]?.lock.shown.cards).toEqual([])
    game.choose('move')
    expect(game.options()).toContain('7')
  })

  test('LOCK-08 after a failure it stays, and may be tried again with the second Action', () => {
    const game = door({ shown: ['latch'] })
      .dice(1, 4)
      .path('lock door 0', 'roll 1')
    expect(game.state.doors[0]?.lock.shown.cards).toHaveLength(1)
    game.path('lock door 0', 'roll 1')
    expect(game.state.doors[0]?.lock.shown.cards).toEqual([])
  })

  test('DOOR-10 seeing through a closed door does not open it', () => {
    expect(door().choose('move').options()).not.toContain('7')
  })

  test('JOB-12 OPEN-64 a Safe is unlocked like a door; then whoever is next to it may open it for nothing, and carries what is in it', () => {
    const safe = scenario({
      map: `
        K % .
        Z . .
      `,
      locks: ['latch'],
      shown: ['latch'],
      safes: ['payroll'],
      who: { zoe: { moment: 5 } },
    })
    expect(safe.options()).not.toContain('open S1')
    safe.dice(5).path('lock S1', 'roll 1')
    expect([safe.crew('kaylee').credits, safe.options().includes('open S1')]).toEqual([0, true])
    safe.path('move', 'stop', 'end', 'open S1')
    expect([safe.crew('zoe').credits, safe.state.found, safe.moment('zoe')]).toEqual([1000, 1000, 5])
  })

  test('JOB-12 a Safe whose lock was open all the while is not emptied from afar', () => {
    const safe = scenario({ map: 'K . . %', locks: ['unlocked'], safes: ['payroll'], intel: 1 }).choose('intel lock')
    expect([safe.token('S1').done, safe.crew('kaylee').credits, safe.options().includes('open S1')]).toEqual([
      false,
      0,
      false,
    ])
  })

  test('JOB-08 JOB-09 JOB-10 OPEN-64 a Crate is opened for nothing, and its credits are usable at once', () => {
    const crate = scenario({ map: 'K $ .', crates: ['strong-box'] }).choose('open C1')
    expect([
      crate.crew('kaylee').credits,
      crate.state.found,
      crate.moment('kaylee'),
      crate.state.turn?.actions,
    ]).toEqual([500, 500, 1, 0])
    expect(crate.options()).not.toContain('open C1')
  })

  test('JOB-11 the Equipment symbol gives the top card', () => {
    const game = scenario({ map: 'K $ .', crates: ['gear'] }).choose('open C1')
    expect(game.crew('kaylee').gear).toHaveLength(1)
  })
})
