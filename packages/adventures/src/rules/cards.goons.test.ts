import { describe, expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'

/** Zoë beside a Goon with a card of its own, in a Brawl that she begins. */
function brawl(card: string, dice: readonly number[], situation: Partial<Situation> = {}): Play {
  const game = scenario({
    map: 'Z t . .',
    goons: 'individual',
    who: { zoe: { heroic: true } },
    goonsAre: { t1: { alerted: 20, card } },
    dice,
    ...situation,
  }).choose('brawl')
  return game
}

describe('Goons with cards of their own', () => {
  test('GOON-13 GOON-14 the Bruiser takes no Wound from a tie, and deals one', () => {
    const game = brawl('bruiser', [5, 4])
    expect([game.goon('t1').wounds, game.crew('zoe').wounds]).toEqual([0, 1])
  })

  test('GOON-13 the Butcher deals 2 Wounds with a lead of 3', () => {
    expect(brawl('butcher', [5, 1]).crew('zoe').wounds).toBe(2)
    expect(brawl('butcher', [5, 2]).crew('zoe').wounds).toBe(1)
  })

  test('GOON-13 the Bodyguard takes the Wound of a Goon next to him', () => {
    const game = brawl('butcher', [2, 5], {
      map: 'Z t t .',
      goonsAre: { t1: { alerted: 20, card: 'butcher' }, t2: { alerted: 21, card: 'bodyguard' } },
    })
    game.choose('wound')
    expect([game.goon('t1').wounds, game.goon('t2').wounds]).toEqual([0, 1])
  })

  test('ASSIST-09 BREAKAWAY-09 a Goon next to a fighting Goon adds nothing', () => {
    const map = 'Z t .\n. t .'
    const goonsAre = { t1: { alerted: 20, card: 'butcher' }, t2: { alerted: 21, card: 'martial-artist' } }
    const game = scenario({ map, goons: 'individual', who: { zoe: { heroic: true } }, goonsAre, dice: [3, 3] })
    game.path('brawl', 't1', 'wound')
    expect([game.goon('t1').wounds, game.crew('zoe').wounds]).toEqual([1, 0])
  })

  test('GOON-13 nobody Assists against the Martial Artist', () => {
    const against = (card: string) =>
      scenario({
        map: 'Z t .\nW . .',
        goons: 'individual',
        who: { zoe: { heroic: true }, wash: { heroic: true, moment: 3 } },
        goonsAre: { t1: { alerted: 20, card } },
      })
        .choose('brawl')
        .options()
    expect(against('bruiser')).toContain('assist wash')
    expect(against('martial-artist')).not.toContain('assist wash')
  })

  test('GOON-13 the Punk, when Alerted, wakes the nearest Waiting Goon in his sight', () => {
    const map = `
      Z . . t
       +---+
      .|. .|.
       +o--+
      . . t .
    `
    const woken = (card: string) =>
      scenario({
        map,
        goons: 'individual',
        who: { zoe: { heroic: true } },
        goonsAre: { t1: { card }, t2: { card: 'butcher' } },
      })
        .path('wait', 'end')
        .state.goons.map(({ alerted }) => alerted)
    expect([woken('bruiser'), woken('punk')]).toEqual([
      [true, false],
      [true, true],
    ])
  })
})
