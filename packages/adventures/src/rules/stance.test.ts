import { describe, expect, test } from 'vitest'
import { type Situation, scenario } from '../scenario.ts'

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

  test("HEROIC-04 in others' turns everybody who is Casual may turn Heroic, whoever leads or is Distracted, and the turn goes on", () => {
    const game = scenario({
      map: 'M . Z W J',
      players: 2,
      who: { zoe: { seat: 1 }, wash: { seat: 1, moment: 9 }, jayne: { seat: 1, heroic: true, moment: 3 } },
    })
    expect(game.options(1)).toEqual(['heroic zoe', 'heroic wash'])
    game.choose('heroic wash', 1)
    expect([game.crew('wash').stance, game.crew('zoe').stance]).toEqual(['heroic', 'casual'])
    expect([game.state.turn, game.timeline]).toMatchObject([{ id: 'mal', actions: 0 }, 'mal 1, zoe 1, jayne 3, wash 9'])
    expect([game.options(1), game.kind]).toEqual([['heroic zoe'], 'turn.action'])
  })

  const chased: Situation = {
    map: 'Z . t . . M',
    who: { mal: { heroic: true, moment: 2 }, zoe: { moment: 20 } },
    goonsAre: { t1: { alerted: 1 } },
  }

  test('HEROIC-04 TIMELINE-16 before each Action of a Goon, whoever would draw it may turn Heroic', () => {
    const drawn = scenario(chased)
    expect([drawn.kind, drawn.options()]).toEqual(['turn.interrupt', ['heroic zoe', 'pass']])
    drawn.dice(2, 2).choose('heroic zoe')
    expect([drawn.where(drawn.goon('t1')), drawn.moment('t1')]).toEqual(['1,0', 6])
    const left = scenario(chased).dice(2, 2).choose('pass')
    expect([left.where(left.goon('t1')), left.crew('zoe').stance]).toEqual(['4,0', 'casual'])
  })

  test('HEROIC-04 nobody is asked whom the Goon would leave alone: behind a wall, farther off, or with nobody to be drawn from', () => {
    const farther = scenario({ ...chased, map: 'Z . . . t . M' })
    const hidden = scenario({ ...chased, map: '. . . . . .\n +-+\n.|Z|t . . M\n +-+\n. . . . . .' })
    const calm = scenario({ ...chased, who: { mal: { moment: 2 }, zoe: { moment: 20 } } })
    expect([farther.kind, hidden.kind, calm.kind]).not.toContain('turn.interrupt')
  })

  test('HEROIC-04 REROLL-05 an ability of the Heroic side is offered to a Casual Crew Member, says so, and turns it', () => {
    const game = scenario({
      map: 'M t Z',
      who: { mal: { heroic: true }, zoe: { moment: 5 } },
      goonsAre: { t1: { alerted: 9 } },
      dice: [5, 2, 5],
    }).choose('brawl')
    game.path('Covering Eye (2 Moments), turning Heroic', 'wound')
    expect([game.crew('zoe').stance, game.moment('zoe'), game.goon('t1').wounds]).toEqual(['heroic', 7, 1])
  })

  test('HEROIC-04 OPEN-42 so does one that keeps the Wound off which would turn it anyway', () => {
    const game = scenario({ map: 'J t .' }).dice(6, 2, 2).path('brawl', true)
    expect(game.crew('jayne')).toMatchObject({ wounds: 0, stance: 'heroic' })
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
