import { describe, expect, test } from 'vitest'
import { type Situation, scenario } from '../scenario.ts'

/** Zoë, with 3 Fight, Brawls a Thug with 1. The Thug rolls first. */
const brawl = (dice: readonly number[], situation: Partial<Situation> = {}) =>
  scenario({ map: 'Z t . .', who: { zoe: { heroic: true } }, ...situation })
    .dice(...dice)
    .path('brawl')

const wounds = (game: ReturnType<typeof brawl>) => [
  game.crew('zoe').wounds,
  game.state.goons.find(({ id }) => id === 't1')?.wounds,
]

describe('Brawls', () => {
  test('BRAWL-01 BRAWL-02 an opponent must be next to the brawler', () => {
    expect(scenario({ map: 'Z . t', who: { zoe: { heroic: true } } }).options()).not.toContain('brawl')
    expect(scenario({ map: 'Z t .', who: { zoe: { heroic: true } } }).options()).toContain('brawl')
  })

  test('BRAWL-03 BRAWL-06 BRAWL-07 only the initiator pays; the higher total wounds', () => {
    const game = brawl([4, 3])
    expect([wounds(game), game.moment('zoe')]).toEqual([[0, 1], 3])
    expect(wounds(brawl([5, 2]))).toEqual([1, 0])
  })

  test('BRAWL-08 equal totals wound both', () => {
    expect(wounds(brawl([4, 2]))).toEqual([1, 1])
  })

  test('BRAWL-09 OPEN-33 a Disgruntled side deals no Wound, whatever its total', () => {
    expect(wounds(brawl([2, 1]))).toEqual([1, 0])
    expect(wounds(brawl([1, 2]))).toEqual([0, 1])
    const strong = brawl([2, 1], { who: { zoe: { heroic: true, gear: ['Duelling Blade', 'Boot Knife'] } }, map: 'Z t' })
    expect(wounds(strong)).toEqual([0, 0])
  })

  test('BRAWL-10 if both are Disgruntled nobody is wounded', () => {
    expect(wounds(brawl([1, 1]))).toEqual([0, 0])
  })

  test('BRAWL-11 BRAWL-12 EQUIP-02 EQUIP-11 up to two melee weapons count; each has a Brawl of its own', () => {
    const gear = ['Boot Knife', 'Weighted Gloves', 'Heavy Wrench']
    const game = scenario({ map: 'Z t', who: { zoe: { heroic: true, gear } } })
    expect(game.options().filter((id) => id.startsWith('brawl'))).toHaveLength(4)
    game.dice(6, 3, 5).choose('Weighted Gloves')
    expect([wounds(game), game.moment('zoe')]).toEqual([[1, 1], 2])
  })

  test('OPEN-32 Fireflies bring bonus dice: the Goon rolls all of them first, then the Crew Member decides', () => {
    const game = brawl([6, 5, 6])
    expect([game.kind, game.options()]).toEqual(['test.improve', ['bonus', 'accept']])
    game.dice(5).choose('bonus')
    expect(wounds(game)).toEqual([0, 1])
  })

  test('BRAWL-13 ASSIST-04 somebody next to the fighter may Assist, in defence as well', () => {
    const game = scenario({
      map: `
        M t
        Z .
      `,
      who: { mal: { heroic: true, moment: 6 }, zoe: { heroic: true, moment: 5 } },
      goonsAre: { t1: { alerted: 1 } },
    })
    expect(game.choose('mal').options()).toContain('assist zoe')
  })

  test('BRAWL-14 OPEN-53 of several Crew next to a Goon the players choose who is attacked', () => {
    const game = scenario({
      map: 'M t Z',
      who: { mal: { heroic: true, moment: 3 }, zoe: { heroic: true, moment: 5 } },
      goonsAre: { t1: { alerted: 1 } },
    })
    expect([game.kind, game.options()]).toEqual(['goon.brawls', ['mal', 'zoe']])
  })

  test('COVER-03 cover does nothing in a Brawl', () => {
    const game = scenario({
      map: `
        . . .
         +-+
        .|Z|.
         +o+
        . t .
      `,
      who: { zoe: { heroic: true } },
    })
    expect(wounds(game.dice(4, 3).choose('brawl'))).toEqual([0, 1])
  })

  test('GOON-13 GOON-14 some Goons take no Wound from equal totals, or deal more by a clear win', () => {
    const bruiser = scenario({
      map: 'Z t',
      who: { zoe: { heroic: true } },
      goonsAre: { t1: { alerted: 9, card: 'bruiser' } },
    })
    expect(wounds(bruiser.dice(4, 3).choose('brawl'))).toEqual([1, 0])
    const butcher = scenario({
      map: 'Z t',
      who: { zoe: { heroic: true } },
      goonsAre: { t1: { alerted: 9, card: 'butcher' } },
    })
    expect(wounds(butcher.dice(6, 2, 2).choose('brawl'))).toEqual([2, 0])
  })

  test('TURN-08 OPEN-36 a Brawl and a move come in either order; held, the Brawl comes first', () => {
    const free = scenario({ map: 'M . t', who: { mal: { heroic: true } } }).choose('charge')
    expect(free.kind).toBe('move.to')
    const held = scenario({ map: 'M t .', who: { mal: { heroic: true } }, goonsAre: { t1: { alerted: 9 } } })
    expect(held.dice(2, 5).choose('charge').kind).toBe('brawl.won')
  })
})
