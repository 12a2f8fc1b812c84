import { describe, expect, test } from 'vitest'
import { type Situation, scenario } from '../scenario.ts'

const armed = (card: string, situation: Partial<Situation> & Pick<Situation, 'map'>) =>
  scenario({ ...situation, who: { mal: { heroic: true, gear: [card] }, ...situation.who } })

describe('guns', () => {
  test('SHOOT-08 the Snub Pistol may be fired at a Goon next to the shooter, the Worn Revolver not', () => {
    const near = { map: 'M t .', goonsAre: { t1: { alerted: 9 } } }
    expect(armed('Snub Pistol', near).options()).toContain('shoot snub-pistol')
    expect(
      armed('Worn Revolver', near)
        .options()
        .some((id) => id.startsWith('shoot')),
    ).toBe(false)
  })

  test('the Scattergun reaches 4 squares, the Scoped Long Rifle needs 5', () => {
    const shots = (card: string, map: string) =>
      armed(card, { map })
        .options()
        .some((id) => id.startsWith('shoot'))
    expect([shots('Scattergun', 'M . . . t'), shots('Scattergun', 'M . . . . t')]).toEqual([true, false])
    expect([shots('Scoped Long Rifle', 'M . . . t'), shots('Scoped Long Rifle', 'M . . . . t')]).toEqual([false, true])
  })

  test('the Sonic Stunner deals no Wound: an Alerted target loses 5 Moments', () => {
    const game = armed('Sonic Stunner', { map: 'M . . t', goonsAre: { t1: { alerted: 9 } } })
    game.dice(5, 5).path('stun sonic-stunner', 'roll 2')
    game.choose('0')
    expect([game.goon('t1').wounds, game.moment('t1')]).toEqual([0, 14])
  })
})

describe('what goes off once', () => {
  test('the Frag Grenade wounds everybody in the block, and is exhausted', () => {
    const game = armed('Frag Grenade', { map: 'M . . . t\n. . . . c' })
    game.choose('Frag Grenade')
    game.dice(5).choose(String(game.goon('t1').at))
    expect(game.state.goons.map(({ wounds }) => wounds)).toEqual([1, 1])
    expect(game.crew('mal')).toMatchObject({ wounds: 0, gear: [{ exhausted: true }] })
  })

  test('the Breaching Charge opens a lock, and wakes Waiting Goons within 8', () => {
    const game = armed('Breaching Charge', {
      map: `
      . M . . t .
       +x--+
      .|. .|. . .
       +---+
      . . . . . .
    `,
      locks: ['time-lock'],
    }).choose('blow-the-lock breaching-charge')
    expect([game.state.doors[0]?.lock.hidden.cards, game.goon('t1').alerted]).toEqual([[], true])
  })

  test('the Smoke Canister hides whoever is in it', () => {
    const game = scenario({ map: 'M . . . t', who: { mal: { heroic: true, gear: ['Smoke Canister'] } } })
    game.choose('pop-smoke smoke-canister')
    game.choose(String(game.crew('mal').at))
    expect(game.state.lasting).toMatchObject([{ what: 'smoke' }])
    game.choose('end')
    expect(game.goon('t1').alerted).toBe(false)
  })
})

describe('what protects and heals', () => {
  test('the Padded Vest takes a Wound, once', () => {
    const game = scenario({
      map: 'M t . .',
      who: { mal: { heroic: true, gear: ['Padded Vest'] } },
      goonsAre: { t1: { alerted: 9 } },
      dice: [5, 2],
    }).choose('brawl')
    game.choose('accept')
    expect(game.kind).toBe('text.use')
    game.choose(true)
    expect(game.crew('mal')).toMatchObject({ wounds: 0, gear: [{ exhausted: true }] })
  })

  test('Work Overalls turn their wearer Casual even if seen, but not beside an Alerted Goon', () => {
    const game = armed('Work Overalls', { map: 'M . . t' }).choose('part-of-the-scenery work-overalls')
    game.choose(true)
    expect(game.crew('mal').stance).toBe('casual')
    const held = armed('Work Overalls', { map: 'M t .', goonsAre: { t1: { alerted: 9 } } })
    expect(held.options()).not.toContain('part-of-the-scenery work-overalls')
  })

  test('the Stim Shot brings a Downed Crew Member back at once', () => {
    const game = armed('Stim Shot', { map: 'M Z . .', who: { zoe: { wounds: 4, downed: true, moment: 5 } } })
    game.choose('back-in-the-fight stim-shot')
    expect(game.crew('zoe')).toMatchObject({ wounds: 3, downed: false })
  })
})
