import { describe, expect, test } from 'vitest'
import { type Situation, scenario } from '../scenario.ts'

const pair = (situation: Partial<Situation> = {}) =>
  scenario({
    map: 'M Z . .',
    who: {
      mal: { credits: 300, gear: ['Boot Knife', 'Pick Gun'] },
      zoe: { moment: 4, credits: 100, gear: ['Worn Revolver'] },
    },
    ...situation,
  })

describe('exchanging', () => {
  test('EQUIP-23 EQUIP-24 EQUIP-25 TURN-12 OPEN-61 gives and takes anything at once, for a Moment of each and no Action', () => {
    const game = pair().choose('exchange zoe')
    expect(game.timeline).toBe('mal 2, zoe 5')
    const [knife, , gun] = [...game.crew('mal').gear, ...game.crew('zoe').gear].map(({ card }) => card)
    game.choose([knife ?? '', gun ?? '']).choose(2)
    expect(game.crew('mal')).toMatchObject({ credits: 100, gear: [{ card: 'pick-gun' }, { card: gun }] })
    expect(game.crew('zoe')).toMatchObject({ credits: 300, gear: [{ card: knife }] })
    expect(game.state.turn?.actions).toBe(0)
  })

  test('EQUIP-23 only with somebody next to oneself; OPEN-61 whoever is Downed does not begin it', () => {
    expect(pair({ map: 'M . Z .' }).options()).not.toContain('exchange zoe')
    const downed = pair({ turn: 'zoe', who: { mal: { credits: 100, moment: 5 }, zoe: { wounds: 4, downed: true } } })
    expect(downed.options()).not.toContain('exchange mal')
  })

  test('EQUIP-05 EQUIP-06 EQUIP-07 EQUIP-08 OPEN-63 four pieces are carried; one more is left, or of no use', () => {
    const full = ['Boot Knife', 'Pick Gun', 'Fine Whiskey', 'Stim Shot']
    const game = scenario({ map: 'M $ .', crates: ['gear'], who: { mal: { gear: full } } }).choose('open C1')
    expect([game.kind, game.options().length]).toEqual(['gear.limit', 6])
    game.choose('stow')
    expect(game.crew('mal').gear[4]).toMatchObject({ exhausted: true, stowed: true })
    const dropping = scenario({ map: 'M $ .', crates: ['gear'], who: { mal: { gear: full } } }).choose('open C1')
    dropping.choose('pick-gun')
    expect([dropping.crew('mal').gear.length, dropping.state.equipment.discard.cards]).toEqual([4, ['pick-gun']])
  })
})

describe('using Equipment', () => {
  test('EQUIP-13 EQUIP-14 EQUIP-15 exhausted Equipment is of no use until it is Refreshed', () => {
    const game = scenario({
      map: 'K M .',
      who: { kaylee: { heroic: true }, mal: { moment: 3, gear: ['Diagnostic Scanner'] } },
    })
    game.change(({ crew }) => {
      for (const { gear } of crew) for (const piece of gear) piece.exhausted = true
    })
    game.path('wait', 1, 'jury-rig')
    expect(game.crew('mal').gear).toMatchObject([{ exhausted: false }])
  })

  test('EQUIP-03 a timed Action on Equipment is one of the two', () => {
    const game = scenario({ map: 'M . .', who: { mal: { wounds: 1, gear: ["Surgeon's Bag"] } } }).choose(
      "Surgeon's Bag",
    )
    expect([game.crew('mal').wounds, game.moment('mal'), game.state.turn?.actions]).toEqual([0, 4, 1])
  })

  test('EQUIP-04 what has no time takes no Action', () => {
    const game = scenario({ map: 'M . . t', who: { mal: { gear: ['Borrowed Badge'] } } }).choose('Borrowed Badge')
    expect([game.kind, game.state.turn?.actions]).toEqual(['goon.to', 0])
  })
})
