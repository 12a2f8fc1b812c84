import { describe, expect, test } from 'vitest'
import { type Situation, scenario } from '../scenario.ts'

/** A Thug Brawls Mal, who defends with 2 Fight against 1. The Thug rolls first. */
const attacked = (dice: readonly number[], mal: NonNullable<Situation['who']>['mal'] = {}, map = 'M t . .') =>
  scenario({
    map,
    who: { mal: { heroic: true, moment: 3, ...mal }, zoe: { moment: 4 }, kaylee: { moment: 5 } },
    goonsAre: { t1: { alerted: 2 } },
    dice,
  })

describe('Wounds', () => {
  test('WOUND-04 BRAWL-04 BRAWL-05 BRAWL-06 BRAWL-07 a lost Brawl deals one Wound; defending costs no time', () => {
    const game = attacked([5, 2, 1, 1]).choose('accept')
    expect([game.crew('mal').wounds, game.moment('mal'), game.moment('t1')]).toEqual([1, 3, 6])
  })

  test('WOUND-01 WOUND-03 DOWNED-01 DOWNED-02 DOWNED-03 DOWNED-06 at the printed number a Crew Member is Downed, and is let be', () => {
    const game = attacked([5, 2], { wounds: 3 }).choose('accept')
    expect([game.crew('mal').downed, game.crew('mal').wounds]).toEqual([true, 4])
    expect(game.options()).toEqual(['bind-own-wound', 'wait'])
  })

  test('DOWNED-04 DOWNED-05 after some healing it can get up, and is Heroic still', () => {
    const game = scenario({ map: 'M . .', who: { mal: { wounds: 4, downed: true } } }).choose('bind-own-wound')
    expect(game.moment('mal')).toBe(6)
    expect(game.options()).toEqual(expect.arrayContaining(['get-back-up', 'crawl']))
    game.choose('get-back-up')
    expect(game.crew('mal')).toMatchObject({ downed: false, stance: 'heroic', wounds: 3 })
  })

  test('OPEN-42 a Casual Crew Member who is wounded turns Heroic', () => {
    const game = scenario({ map: 'J t .' }).dice(6, 6, 6, 2, 5).path('brawl', false)
    expect(game.crew('jayne')).toMatchObject({ wounds: 1, stance: 'heroic' })
  })

  test('OPEN-43 whoever is Downed takes no further Wounds', () => {
    const game = scenario({
      map: 'J . Z . t',
      who: { jayne: { heroic: true, gear: ['Frag Grenade'] }, zoe: { wounds: 4, downed: true, moment: 9 } },
    })
    game.dice(6).path('Frag Grenade', String(game.crew('zoe').at))
    expect(game.crew('zoe').wounds).toBe(4)
  })

  test('WOUND-05 GOON-25 OPEN-54 a Goon whose Wounds reach its number leaves a Body, and its marker goes', () => {
    const shot = scenario({
      map: 'M . . t',
      who: { mal: { heroic: true, gear: ['Worn Revolver'] } },
      goonsAre: { t1: { alerted: 9, wounds: 1 } },
    })
    const { at } = shot.goon('t1')
    shot.dice(4).choose('Worn Revolver')
    expect([shot.state.goons, shot.timeline]).toEqual([[], 'mal 3'])
    expect(shot.state.bodies).toEqual([{ id: 'body t1', at, sleeper: false }])
  })

  test('EQUIP-04 a Wound may be warded off by what somebody wears', () => {
    const game = attacked([5, 2, 1, 1], { gear: ['Padded Vest'] }).choose('accept')
    expect(game.kind).toBe('text.use')
    game.choose(true)
    expect(game.crew('mal')).toMatchObject({ wounds: 0, gear: [{ exhausted: true }] })
  })
})

describe('healing', () => {
  const patient = { zoe: { moment: 1 }, mal: { wounds: 2, moment: 5 } }

  test('HEAL-01 HEAL-05 somebody next to the patient heals; out of sight, that is Casual', () => {
    const game = scenario({ map: 'Z M . .', who: patient }).choose('heal')
    expect([game.crew('mal').wounds, game.crew('zoe').stance, game.moment('zoe')]).toEqual([1, 'casual', 4])
    expect(scenario({ map: 'Z . M .', who: patient }).options()).not.toContain('heal')
  })

  test('HEAL-02 HEAL-03 somebody wounded may heal itself, several times', () => {
    const game = scenario({ map: 'Z . .', who: { zoe: { wounds: 2 } } }).path('heal', 'heal')
    expect(game.crew('zoe').wounds).toBe(0)
  })

  test('HEAL-04 DOWNED-07 OPEN-41 healing that a Goon sees, even a Waiting one, turns the healer Heroic', () => {
    const game = scenario({ map: 'Z M . t', who: { zoe: {}, mal: { wounds: 4, downed: true, moment: 5 } } }).choose(
      'heal',
    )
    expect(game.crew('zoe').stance).toBe('heroic')
  })
})
