import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'

describe('abilities of the Crew', () => {
  test('MOVE-11 Give the Nod moves another standing Crew Member in sight, Distracted or not', () => {
    const game = scenario({ map: 'M . . W . 1', who: { wash: { moment: 1 } } })
    game.path('give-the-nod')
    expect(game.kind).toBe('move.to')
    game.path(game.spot('1'))
    expect([game.where(game.crew('wash')), game.moment('mal'), game.moment('wash')]).toEqual(['1', 3, 1])
  })

  test('MOVE-12 Distract moves a Waiting Goon next to Wash by 2, and only such a one', () => {
    const game = scenario({ map: 'W t 1 2 3' })
    game.choose('distract')
    expect(game.options()).toContain(game.spot('2'))
    expect(game.options()).not.toContain(game.spot('3'))
    game.choose(game.spot('2'))
    expect([game.where(game.goon('t1')), game.goon('t1').alerted]).toEqual(['2', false])
    expect(scenario({ map: 'W . t 1 2' }).options()).not.toContain('distract')
    const alerted = scenario({ map: 'W t 1 2', goonsAre: { t1: { alerted: 9 } } })
    expect(alerted.options()).not.toContain('distract')
  })

  test('MOVE-13 an ability moves a Goon out of a Brawl', () => {
    const game = scenario({ map: 'W t 1', who: { wash: { gear: ['Borrowed Badge'] } } })
    game.choose('Borrowed Badge')
    game.choose(game.spot('1'))
    expect([game.where(game.goon('t1')), game.crew('wash').gear[0]?.exhausted]).toEqual(['1', true])
  })

  test('OPEN-36 Scramble leads away from Alerted Goons without a Brawl', () => {
    const game = scenario({ map: 'W t . . . 1', who: { wash: { heroic: true } }, goonsAre: { t1: { alerted: 9 } } })
    expect(game.options()).toContain('scramble')
    expect(game.options()).not.toContain('move')
  })

  test('LOCK-02 Size It Up turns a Locked Token in sight, guarded or not, for 1 Moment', () => {
    const game = scenario({
      map: `
      . Z . .
       +x--+
      t|. .|.
       +---+
      . . . .
    `,
      locks: ['keypad'],
    }).choose('size-it-up')
    expect([game.state.doors[0]?.lock.shown.cards, game.moment('zoe')]).toEqual([['keypad#1'], 2])
  })

  test('CASUAL-03 Kick It In tries a turned lock by Fight, with 1 added', () => {
    const game = scenario({
      map: `
      . J . .
       +x--+
      .|. .|.
       +---+
      . . . .
    `,
      locks: ['keypad'],
      shown: ['keypad'],
      who: { jayne: { heroic: true } },
      dice: [2, 2],
    }).path('kick-it-in', 'roll 2')
    expect([game.state.doors[0]?.lock.shown.cards, game.moment('jayne')]).toEqual([[], 3])
  })

  test('BOOST-01 ADDDIE-03 Coax It adds a die for 2 Moments more', () => {
    const game = scenario({
      map: `
      . K . .
       +x--+
      .|. .|.
       +---+
      . . . .
    `,
      locks: ['latch'],
      shown: ['latch'],
    }).choose('lock door 0')
    expect(game.options()).toEqual(expect.arrayContaining(['kaylee card coax-it', 'roll 1']))
    game.path('kaylee card coax-it')
    expect(game.options()).toContain('roll 2')
    game.dice(3, 4).choose('roll 2')
    expect([game.moment('kaylee'), game.state.doors[0]?.lock.shown.cards]).toEqual([6, []])
  })

  test('HEAL-01 Triage heals a Downed Crew Member and puts it on its feet', () => {
    const game = scenario({
      map: 'S M . .',
      who: { simon: { heroic: true }, mal: { wounds: 4, downed: true, moment: 5 } },
    }).choose('triage')
    expect(game.crew('mal')).toMatchObject({ wounds: 3, downed: false, stance: 'heroic' })
    expect(game.moment('simon')).toBe(5)
  })

  test('Past Favours sends an Alerted Goon back to Waiting, once per Job', () => {
    const game = scenario({ map: 'B . . t', goonsAre: { t1: { alerted: 9 } } }).choose('past-favours')
    expect([game.goon('t1').alerted, game.timeline]).toEqual([false, 'book 1'])
    expect(game.options()).not.toContain('past-favours')
  })

  test('CASUAL-06 Inara turns Casual even if seen; others do not', () => {
    const inara = scenario({ map: 'I . . t', who: { inara: { heroic: true } } })
    expect(inara.choose('act-casual').crew('inara').stance).toBe('casual')
    expect(scenario({ map: 'M . . t', who: { mal: { heroic: true } } }).options()).not.toContain('act-casual')
  })
})

describe('abilities of others in a Test', () => {
  test('REROLL-05 ADDDIE-04 Covering Eye, of somebody in sight, lets another reroll a Fight Test that failed', () => {
    const game = scenario({
      map: 'M . . . t\nZ . . . .',
      who: { mal: { heroic: true, gear: ['Worn Revolver'] }, zoe: { heroic: true, moment: 5 } },
      goonsAre: { t1: { alerted: 20 } },
      dice: [1, 5],
    }).choose('Worn Revolver')
    expect(game.options()).toEqual(['assist zoe', 'roll 1'])
    game.choose('roll 1')
    expect(game.options()).toContain('zoe card covering-eye')
    game.choose('zoe card covering-eye')
    expect([game.goon('t1').wounds, game.moment('zoe')]).toEqual([1, 7])
  })

  test('OPEN-35 a defender counts up to two Melee Weapons', () => {
    const defended = (...gear: readonly string[]) => {
      const game = scenario({
        map: 'K t',
        who: { kaylee: { heroic: true, gear } },
        goonsAre: { t1: { alerted: 2 } },
        dice: [4, 3, 1, 1],
      }).path('wait', 2, 'end')
      return [game.crew('kaylee').wounds, game.goon('t1').wounds]
    }
    expect(defended('Boot Knife')).toEqual([1, 0])
    expect(defended('Boot Knife', 'Weighted Gloves')).toEqual([1, 1])
    expect(defended('Boot Knife', 'Weighted Gloves', 'Heavy Wrench')).toEqual([1, 1])
  })
})
