import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

describe('Casual and Heroic', () => {
  test('CASUAL-01 CASUAL-02 HEROIC-05 only the Actions of the side that shows are there', () => {
    const game = scenario({ map: 'J . t' })
    expect(game.options()).not.toContain('kick-it-in')
    expect(scenario({ map: 'J t .' }).options()).toContain('brawl')
    expect(scenario({ map: 'M t .' }).options()).not.toContain('brawl')
    expect(scenario({ map: 'M t .', who: { mal: { heroic: true } } }).options()).toContain('brawl')
  })

  test('HEROIC-04 TURN-12 turning Heroic is free', () => {
    const game = scenario({ map: 'M t .' }).choose('heroic')
    expect([game.crew('mal').stance, game.moment('mal'), game.state.turn?.actions]).toEqual(['heroic', 1, 0])
    expect(game.options()).toContain('brawl')
  })

  test('HEROIC-01 SHOOT-01 a shot is Heroic: taking it turns the shooter Heroic; no gun, no shot', () => {
    const game = scenario({ map: 'M . . t', who: { mal: { gear: ['Worn Revolver'] } } })
      .dice(5)
      .path('Worn Revolver')
    expect(game.crew('mal').stance).toBe('heroic')
    expect(
      scenario({ map: 'M . . t' })
        .options()
        .some((id) => id.startsWith('shoot')),
    ).toBe(false)
  })

  test('CASUAL-05 CASUAL-06 Act Casual needs to be out of sight of every Goon, Waiting ones too', () => {
    const hidden = scenario({
      map: `
        . . . .
         +-+
        .|M|. .
         +-+
        . . . t
      `,
      who: { mal: { heroic: true } },
    })
    hidden.choose('act-casual')
    expect([hidden.crew('mal').stance, hidden.moment('mal')]).toEqual(['casual', 3])
    const seen = scenario({ map: 'M . . t', who: { mal: { heroic: true } } })
    expect(seen.options()).not.toContain('act-casual')
  })

  test('CASUAL-07 WOUND-02 whoever has a Wound stays Heroic', () => {
    const game = scenario({ map: 'M . .', who: { mal: { wounds: 1 } } })
    expect(game.options()).not.toContain('act-casual')
  })

  test('CASUAL-09 GOON-49 a Casual Crew Member Alerts nobody', () => {
    const game = scenario({ map: 'M . . t' }).path('move', 'stop', 'end')
    expect(game.goon('t1').alerted).toBe(false)
  })

  test('HEROIC-03 what is Casual may be done by a Heroic Crew Member', () => {
    const map = `
      . . .
       +-+
      .|.|.
       +x+
      . K .
    `
    const heroic = scenario({ map, locks: ['latch'], shown: ['latch'], who: { kaylee: { heroic: true } } })
    expect(heroic.options()).toContain('lock door 0')
    expect(heroic.dice(5).path('lock door 0', 'roll 1').crew('kaylee').stance).toBe('heroic')
  })

  test('LOCK-09 opening a lock while Casual Alerts nobody', () => {
    const game = scenario({
      map: `
        . . . t
         +-+
        .|.|. .
         +x+
        . K . .
      `,
      locks: ['latch'],
      shown: ['latch'],
    })
    game.dice(5).path('lock door 0', 'roll 1', 'end')
    expect(game.goon('t1').alerted).toBe(false)
  })
})
