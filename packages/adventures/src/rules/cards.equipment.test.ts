import { describe, expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'
import type { SkillTest } from '../vocabulary/index.ts'

const armed = (gear: string | readonly string[], situation: Partial<Situation> & Pick<Situation, 'map'>) =>
  scenario({
    ...situation,
    who: { mal: { heroic: true, gear: typeof gear === 'string' ? [gear] : gear }, ...situation.who },
  })

/** Mal tries a thing of the Job; the dice bring 3, his 2 points of Negotiate come on top. */
const tried = (gear: string, asked: SkillTest, mal = {}): Play =>
  scenario({
    map: 'M * .',
    who: { mal: { gear: [gear], ...mal } },
    rules: {
      actions: [
        {
          id: 'try',
          name: 'Try',
          time: 2,
          aim: { token: 'O1' },
          test: asked,
          success: [{ do: 'reward', amount: 100 }],
          fail: [],
        },
      ],
    },
  })
const passed = (game: Play) => game.state.rewardChange === 100
const rolls = (game: Play) => {
  game.dice(3).choose('try')
  if (game.options().includes('roll 1')) game.choose('roll 1')
  if (game.options().includes('accept')) game.choose('accept')
  return passed(game)
}

describe('weapons', () => {
  test('Paired Pistols: a shot of two dice, or two of one die at different targets', () => {
    const game = armed('Paired Pistols', { map: 'M . . t' })
    expect(game.options()).toContain('shoot paired-pistols')
    expect(game.options()).not.toContain('two-at-once paired-pistols')
  })

  test('Military Carbine: a hit may also wound another Goon within 2, once', () => {
    const game = armed('Military Carbine', { map: 'M . . . t . c' })
    game.dice(5).path('Military Carbine', 't1', 'roll 1', true)
    expect(game.state.goons.map(({ wounds }) => wounds)).toEqual([1, 1])
    expect(game.crew('mal').gear[0]?.exhausted).toBe(true)
  })

  test('Military Carbine: nobody is asked where no other Goon is near', () => {
    const game = armed('Military Carbine', { map: 'M . . . t . . . c' })
    game.dice(5).path('Military Carbine', 't1', 'roll 1')
    expect(game.kind).toBe('turn.action')
    expect(game.crew('mal').gear[0]?.exhausted).toBe(false)
  })

  test('Sonic Stunner: a Waiting target stays Waiting and sees nothing for two turns of the shooter', () => {
    const game = armed('Sonic Stunner', { map: 'M . . t' })
    game.dice(5, 5).path('stun sonic-stunner', 'roll 2')
    game.choose('end')
    expect(game.goon('t1').alerted).toBe(false)
    game.path('move', 'stop', 'end')
    expect(game.goon('t1').alerted).toBe(false)
    expect(game.path('move', 'stop', 'end').told()).not.toContain('alerted')
    expect(game.path('move', 'stop', 'end').told()).toContain('alerted')
  })

  test('Shock Baton: after a Brawl won it may cost the opponent 4 Moments', () => {
    const game = armed('Shock Baton', { map: 'M t . .', goonsAre: { t1: { alerted: 9 } } })
    game.dice(2, 4).path('Shock Baton', 'wound', true)
    expect([game.moment('t1'), game.goon('t1').wounds, game.crew('mal').gear[0]?.exhausted]).toEqual([13, 1, true])
  })

  test('Heavy Wrench: 2 more on locks that take force', () => {
    const game = armed('Heavy Wrench', {
      map: `
        . M . .
         +x--+
        .|. .|.
         +---+
        . . . .
      `,
      locks: ['crossbar'],
      shown: ['crossbar'],
    })
    // 8 less 2 Fight and 2: the wrench's own Fight does not count here.
    game.dice(2, 2).path('lock door 0', 'roll 2')
    expect(game.state.doors[0]?.lock.shown.cards).toEqual([])
  })

  test('Duelling Blade and Boot Knife: their Fight counts in Brawls', () => {
    const game = armed(['Duelling Blade', 'Boot Knife'], { map: 'M t', goonsAre: { t1: { alerted: 9 } } })
    game.dice(5, 2).path('Boot Knife')
    expect(game.kind).toBe('brawl.won')
  })
})

describe('explosives', () => {
  test('a Frag Grenade that fails slides 2 squares off, and bursts there', () => {
    const game = armed('Frag Grenade', { map: 'M . . . . . t', seed: 'slide' })
    game.dice(1).path('Frag Grenade', '5', 'accept')
    const { landed } = { landed: game.told().includes('landed') }
    expect([landed, game.crew('mal').gear[0]?.exhausted]).toEqual([true, true])
  })

  test('a Bodyguard who falls for another in the block is not hit again', () => {
    const game = armed('Frag Grenade', {
      map: 'M . . . t t',
      goons: 'individual',
      goonsAre: { t1: { alerted: 20, card: 'butcher' }, t2: { alerted: 21, card: 'bodyguard', wounds: 2 } },
    })
    game.dice(5).path('Frag Grenade', '4')
    expect(game.state.goons.map(({ id, wounds }) => [id, wounds])).toEqual([['t1', 0]])
  })

  test('Flash Charge: Alerted Goons in the block lose 4 Moments, Waiting ones see nothing', () => {
    const game = armed('Flash Charge', { map: 'M . . . t c', goonsAre: { t1: { alerted: 9 } } })
    game.path('dazzle flash-charge', '4')
    expect(game.moment('t1')).toBe(13)
    expect(game.choose('end').goon('c1').alerted).toBe(false)
  })

  test('Breaching Charge: only beside a lock', () => {
    expect(armed('Breaching Charge', { map: 'M . t' }).options()).not.toContain('blow-the-lock breaching-charge')
  })

  test('Smoke Canister: blocks sight past it as well, for 6 Moments', () => {
    const game = scenario({ map: 'M . . . . . t', who: { mal: { heroic: true, gear: ['Smoke Canister'] } } })
    game.path('pop-smoke smoke-canister', '3', 'end')
    expect(game.goon('t1').alerted).toBe(false)
    game.path('move', 'stop', 'move', 'stop')
    expect([game.moment('mal'), game.state.lasting]).toEqual([7, [expect.objectContaining({ what: 'smoke' })]])
    game.path('move', 'stop', 'end')
    expect(game.state.lasting).toEqual([])
  })
})

describe('tools', () => {
  test.each([
    ['Reprogrammer', 5, true],
    ['Reprogrammer', 6, false],
    ['Pocket Toolkit', 4, true],
    ['Pocket Toolkit', 5, false],
    ['Pick Gun', 4, false],
  ])('%s on a Tech Test against %i', (gear, target, is) => {
    expect(rolls(tried(gear, { skill: 'tech', dice: 1, target, type: 'cortex' }))).toBe(is)
  })

  test('Diagnostic Scanner: rerolls a Tech Test, all its dice', () => {
    const game = tried('Diagnostic Scanner', { skill: 'tech', dice: 2, target: 7, type: 'cortex' }).dice(1, 5, 3, 4)
    game.path('try', 'roll 2', 'mal diagnostic-scanner second-reading')
    expect(passed(game)).toBe(true)
  })

  test('Signal Scrambler: puts the Alarm off, cancels it, or keeps a Goon from coming', () => {
    const alarm = { start: 20, do: [{ do: 'reinforce', amount: 1 }], next: 8 } as const
    const later = armed('Signal Scrambler', { map: 'M . .', rules: { alarm } }).choose(
      'stall-the-signal signal-scrambler',
    )
    expect([later.state.timeline.alarm, later.moment('mal')]).toEqual([26, 1])
    const ringing = { ...alarm, start: 2 }
    const killed = armed('Signal Scrambler', { map: 'M . t', rules: { alarm: ringing } }).path('move', 'stop', 'end')
    expect(killed.kind).toBe('text.use')
    killed.choose(true)
    expect([killed.state.timeline.alarm, killed.state.goons.length]).toEqual([10, 1])
    const jammed = armed('Signal Scrambler', { map: 'M . t', rules: { alarm: ringing } }).path(
      'move',
      'stop',
      'end',
      false,
    )
    expect([jammed.kind, jammed.choose(true).state.goons.length]).toEqual(['text.use', 1])
    expect(armed('Signal Scrambler', { map: 'M . .' }).options()).not.toContain('stall-the-signal signal-scrambler')
  })

  test('Spare Parts Roll: refreshes another card of the user or of somebody beside', () => {
    const game = armed(['Spare Parts Roll', 'Fine Whiskey'], { map: 'M . .' }).change(({ crew }) => {
      for (const { gear } of crew) for (const piece of gear) if (piece.card === 'fine-whiskey') piece.exhausted = true
    })
    game.path('wait', 'patch-up spare-parts-roll')
    expect(game.crew('mal').gear).toMatchObject([{ exhausted: true }, { exhausted: false }])
  })
})

describe('clothing and papers', () => {
  const talk = (target: number, type: NonNullable<SkillTest['type']>): SkillTest => ({
    skill: 'negotiate',
    dice: 1,
    target,
    type,
  })

  test.each([
    ['Sunday Best', talk(7, 'charm'), true],
    ['Sunday Best', talk(7, 'etiquette'), true],
    ['Sunday Best', talk(7, 'deception'), false],
    ['Sunday Best', talk(6, 'deception'), true],
    ['Forged Papers', talk(8, 'deception'), true],
    ['Forged Papers', talk(6, 'charm'), false],
    ['Borrowed Badge', talk(6, 'threat'), true],
  ])('%s on a Test %o', (gear, asked, is) => {
    expect(rolls(tried(gear, asked))).toBe(is)
  })

  test('Sunday Best: nothing more for somebody with a Wound', () => {
    expect([
      rolls(tried('Sunday Best', talk(7, 'charm'), { wounds: 1 })),
      rolls(tried('Sunday Best', talk(6, 'charm'), { wounds: 1 })),
    ]).toEqual([false, true])
  })

  test('Fine Whiskey: 3 more on one Negotiate Test', () => {
    const game = tried('Fine Whiskey', talk(8, 'charm')).dice(3).choose('try')
    expect(passed(game.choose('mal fine-whiskey pour-a-glass'))).toBe(true)
    expect(game.crew('mal').gear[0]?.exhausted).toBe(true)
  })

  test('Borrowed Badge: only while Casual', () => {
    expect(armed('Borrowed Badge', { map: 'M . t' }).options()).not.toContain('you-there borrowed-badge')
    expect(scenario({ map: 'M . t', who: { mal: { gear: ['Borrowed Badge'] } } }).options()).toContain(
      'you-there borrowed-badge',
    )
  })

  test('Padded Vest: is ready again when its wearer turns Casual', () => {
    const game = armed('Padded Vest', { map: 'M . .' }).change(({ crew }) => {
      for (const { gear } of crew) for (const piece of gear) piece.exhausted = true
    })
    game.path('wait', 'act-casual')
    expect(game.crew('mal').gear).toMatchObject([{ exhausted: false }])
  })
})

describe('medicine', () => {
  test('Field Dressing: heals a Wound of the user or somebody beside, for 2 Moments, once', () => {
    const game = scenario({ map: 'M Z', who: { mal: { gear: ['Field Dressing'] }, zoe: { wounds: 2, moment: 9 } } })
    game.choose('Field Dressing')
    expect([game.crew('zoe').wounds, game.moment('mal'), game.crew('mal').gear[0]?.exhausted]).toEqual([1, 3, true])
  })

  test("Surgeon's Bag: heals again and again", () => {
    const game = scenario({ map: 'M Z', who: { mal: { gear: ["Surgeon's Bag"] }, zoe: { wounds: 2, moment: 9 } } })
    game.path("Surgeon's Bag", "Surgeon's Bag")
    expect([game.crew('zoe').wounds, game.moment('mal')]).toEqual([0, 7])
  })
})
