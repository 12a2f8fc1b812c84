import { describe, expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'
import type { SkillTest } from '../vocabulary/index.ts'

/** Somebody beside a thing of the Job that asks for a Test; success is $100. */
const trying = (situation: Partial<Situation> & Pick<Situation, 'map'>, asked: SkillTest): Play =>
  scenario({
    ...situation,
    rules: {
      actions: [
        {
          id: 'try',
          name: 'Try',
          time: 2,
          aim: { token: 'O1' },
          test: asked,
          success: [{ do: 'reward', amount: 100 }],
          fail: [{ do: 'reward', amount: -100 }],
        },
      ],
    },
  })

const talk = (dice: number, target: number, type: SkillTest['type']): SkillTest => ({
  skill: 'negotiate',
  dice,
  target,
  type,
})
const came = (game: Play) => game.state.rewardChange

describe('Mal', () => {
  test('Fast Talk, Casual: rerolls one die of a Negotiate Test, for 1 Moment', () => {
    const game = trying({ map: 'M * .' }, talk(1, 5, 'charm'))
      .dice(2, 3)
      .choose('try')
    expect(game.options()).toEqual(['mal card fast-talk', 'accept'])
    game.choose('mal card fast-talk')
    expect([came(game), game.moment('mal')]).toEqual([100, 4])
  })

  test('Stubborn, Heroic: rerolls one die of a Fight Test, once', () => {
    const game = scenario({ map: 'M . . . . t', who: { mal: { heroic: true, gear: ['Ranch Rifle'] } } })
    game.dice(1, 1, 1).path('Ranch Rifle', 'roll 2', 'mal card stubborn')
    expect([game.goon('t1').wounds, game.kind, game.moment('mal')]).toEqual([0, 'turn.action', 5])
  })

  test('Charge, Heroic: a Brawl and a move of 2, in either order, for 3 Moments', () => {
    const game = scenario({ map: 'M . . t', who: { mal: { heroic: true } } }).choose('charge')
    expect(game.options()).toEqual(['1', '2', 'stop'])
    game.dice(2, 4).path('2')
    expect([game.goon('t1').wounds, game.moment('mal')]).toEqual([1, 4])
    const other = scenario({ map: '. M t . .', who: { mal: { heroic: true } } }).choose('charge')
    expect([other.kind, other.options()]).toEqual(['action.order', ['brawl', 'move-self']])
  })
})

describe('Wash', () => {
  test('Babble, Casual: a Disgruntled die of a Negotiate Test does not count', () => {
    const game = trying({ map: 'W * .' }, talk(2, 6, 'charm'))
      .dice(1, 4)
      .path('try', 'roll 2')
    expect(game.options()).toEqual(['wash card babble', 'accept'])
    expect([came(game.choose('wash card babble')), game.moment('wash')]).toEqual([100, 4])
  })

  test('Quick Fingers, Heroic: rerolls one die of a Tech Test', () => {
    const asked: SkillTest = { skill: 'tech', dice: 1, target: 5, type: 'repair' }
    const heroic = trying({ map: 'W * .', who: { wash: { heroic: true } } }, asked)
      .dice(2, 5)
      .choose('try')
    expect(came(heroic.choose('wash card quick-fingers'))).toBe(100)
    const casual = trying({ map: 'W * .' }, asked).dice(2).choose('try')
    expect(came(casual.choose('accept'))).toBe(-100)
    expect(casual.crew('wash').stance).toBe('casual')
  })

  test('Scramble, Heroic: 5 squares for 3 Moments', () => {
    const game = scenario({ map: 'W . . . . . .', who: { wash: { heroic: true } } }).path('scramble', '5')
    expect([game.crew('wash').at, game.moment('wash')]).toEqual([5, 4])
  })
})

describe('Jayne', () => {
  test('Brawls while Casual, for 3 Moments, and stays Casual', () => {
    const game = scenario({ map: 'J t . .' }).dice(2, 4).choose('brawl')
    expect([game.goon('t1').wounds, game.goon('t1').alerted, game.moment('jayne')]).toEqual([1, true, 4])
    expect(game.crew('jayne').stance).toBe('casual')
  })

  test('Loom, on either side: Fight counts in place of Negotiate, on Threats only', () => {
    for (const heroic of [false, true]) {
      const game = trying({ map: 'J * .', who: { jayne: { heroic } } }, talk(1, 7, 'threat')).choose('try')
      expect(game.options()).toEqual(['jayne card loom', 'roll 1'])
      expect(came(game.dice(4).choose('jayne card loom'))).toBe(100)
    }
    expect(
      came(
        trying({ map: 'J * .' }, talk(1, 7, 'charm'))
          .dice(4)
          .choose('try'),
      ),
    ).toBe(-100)
  })

  test('More Bullets, Heroic: one die more in a shot, for 2 Moments', () => {
    const game = scenario({ map: 'J . . . . . . t', who: { jayne: { heroic: true, gear: ['Snub Pistol'] } } })
    game.dice(2, 2).path('Snub Pistol', 'jayne card more-bullets', 'roll 2')
    expect([game.goon('t1').wounds, game.moment('jayne')]).toEqual([1, 5])
  })

  test('Grit, Heroic: keeps off one Wound in a Job, for 1 Moment', () => {
    const game = scenario({
      map: 'J t . .',
      who: { jayne: { heroic: true } },
      goonsAre: { t1: { alerted: 9, card: 'martial-artist' } },
    })
    game.dice(5, 2).path('brawl', true)
    expect([game.crew('jayne').wounds, game.moment('jayne')]).toEqual([0, 4])
    game.dice(5, 2).choose('brawl')
    expect(game.crew('jayne').wounds).toBe(1)
  })

  test('Haul, on either side: the first shift of a Move Action is free', () => {
    const shifted = (heroic: boolean) =>
      scenario({ map: 'J X .\n. . .', who: { jayne: { heroic } } })
        .path('move', 'shift X1', '3')
        .decision().prompt.with?.['n']
    expect([shifted(false), shifted(true)]).toEqual([3, 4])
  })
})

describe('Kaylee', () => {
  test('Befriend, Casual: a Waiting Goon steps aside, and minds no Body until the end of her next turn', () => {
    const game = scenario({ map: 'K t 1 . b' }).path('befriend', '2', 'end')
    expect([game.where(game.goon('t1')), game.goon('t1').alerted]).toEqual(['1', false])
    game.path('move', 'stop', 'end')
    expect(game.goon('t1').alerted).toBe(false)
    expect(game.path('move', 'stop', 'end').told()).toContain('alerted')
  })

  test('moves 4 for 3 Moments while Heroic', () => {
    const game = scenario({ map: 'K . . . . .', who: { kaylee: { heroic: true } } }).path('move', '4')
    expect([game.crew('kaylee').at, game.moment('kaylee')]).toEqual([4, 4])
  })
})

describe('Inara', () => {
  test('Poise: rerolls a Test of Charm or Etiquette, all its dice', () => {
    const game = trying({ map: 'I * .' }, talk(2, 9, 'etiquette'))
      .dice(1, 2, 4, 3)
      .path('try', 'roll 2')
    expect(came(game.choose('inara card poise'))).toBe(100)
    const other = trying({ map: 'I * .' }, talk(2, 9, 'deception'))
      .dice(1, 2)
      .path('try', 'roll 2')
    expect([came(other), other.kind]).toEqual([-100, 'turn.action'])
  })

  test('Draw the Eye, Casual: a Waiting Goon within 6 comes, and minds nothing for a while', () => {
    const game = scenario({
      map: 'I . . . t . M',
      who: { mal: { heroic: true, moment: 20 } },
      turn: 'inara',
    }).path('draw-the-eye', 'end')
    expect([game.where(game.goon('t1')), game.goon('t1').alerted]).toEqual(['1,0', false])
  })
})

describe('Book', () => {
  test('Tend, Casual: heals', () => {
    const game = scenario({ map: 'B M', who: { mal: { wounds: 1, moment: 9 } } }).choose('tend')
    expect([game.crew('mal').wounds, game.moment('book')]).toEqual([0, 4])
  })

  test('Kneecaps, Heroic: whom he disables sleeps, Alerts nobody and counts as no Body', () => {
    const game = scenario({
      map: 'B t . . c',
      who: { book: { heroic: true } },
      goonsAre: { t1: { alerted: 9, wounds: 1 }, c1: { alerted: 20 } },
    })
    game.dice(2, 4).path('brawl', 'wound')
    expect(game.state.bodies).toMatchObject([{ sleeper: true }])
    expect(
      scenario({ map: 'M . t' })
        .change(({ bodies }) => bodies.push({ id: 'b', at: 1, sleeper: true }))
        .path('wait', 'end')
        .told(),
    ).not.toContain('alerted')
  })

  test("OPEN-68 Past Favours does nothing for a Boss's Goons, and is not offered", () => {
    const game = scenario({ map: 'B . t', players: 2, boss: true, goonsAre: { t1: { alerted: 9 } } })
    expect(game.options()).not.toContain('past-favours')
  })
})

describe('Simon', () => {
  test('Good Manners, Casual: adds 1 for 1 Moment to Etiquette and Deception', () => {
    const game = trying({ map: 'S * .' }, talk(1, 6, 'deception')).choose('try')
    expect(game.options()).toEqual(['simon card good-manners', 'roll 1'])
    expect([came(game.dice(4).choose('simon card good-manners')), game.moment('simon')]).toEqual([100, 4])
    expect(
      trying({ map: 'S * .' }, talk(1, 6, 'charm'))
        .dice(4)
        .choose('try').kind,
    ).toBe('turn.action')
  })

  test('heals for 2 Moments', () => {
    const game = scenario({ map: 'S M', who: { mal: { wounds: 1, moment: 9 } } }).choose('heal')
    expect([game.crew('mal').wounds, game.moment('simon')]).toEqual([0, 3])
  })
})

describe('River', () => {
  const fight: SkillTest = { skill: 'fight', dice: 1, target: 6, type: 'force' }

  test('Unsettled: with 1 or 2 on a die before a Test her card does not count', () => {
    const passes = (first: number) => came(trying({ map: 'R * .' }, fight).dice(first, 3).choose('try')) === 100
    expect([1, 2, 3, 6].map(passes)).toEqual([false, false, true, true])
  })

  test('She Just Knows, Casual: looks at a lock, a Crate or a number anywhere', () => {
    const game = scenario({ map: 'R . . $', crates: ['gear'] }).choose('she-just-knows')
    expect([game.token('C1').face.shown.cards, game.token('C1').done]).toEqual([['gear#1'], false])
  })

  test('Odd Remark, Casual: by a die she stands out, or a Waiting Goon walks off', () => {
    const at = (die: number) => scenario({ map: 'R . t . . . . .' }).dice(die).choose('odd-remark')
    expect(at(1).crew('river').stance).toBe('heroic')
    expect([at(2).kind, at(3).options().length, at(6).options().length]).toEqual(['turn.action', 5, 7])
  })

  test('Brawls for 1 Moment, and Dances: a Brawl and 3 squares', () => {
    const game = scenario({ map: 'R t . .', who: { river: { heroic: true } } })
      .dice(5, 2, 4)
      .choose('brawl')
    expect([game.goon('t1').wounds, game.moment('river')]).toEqual([1, 2])
    const dance = scenario({ map: 'R . . . t', who: { river: { heroic: true } } }).path('dance', false)
    expect(dance.options()).toEqual(['1', '2', '3', 'stop'])
  })
})
