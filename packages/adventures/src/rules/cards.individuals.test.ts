import { describe, expect, test } from 'vitest'
import { type Play, type Situation, scenario } from '../scenario.ts'

/** One Goon with a card acts; then it is Zoë's turn. */
const acts = (card: string, map: string, situation: Partial<Situation> = {}): Play =>
  scenario({
    map,
    goons: 'individual',
    who: { zoe: { heroic: true, moment: 2 } },
    goonsAre: { [map.includes('c') ? 'c1' : 't1']: { alerted: 1, card } },
    ...situation,
  })
const did = (game: Play) => game.told().filter((kind) => ['brawl', 'goon-shoots', 'moved'].includes(kind))

describe('individual Goons', () => {
  test('GOON-13 the Punk moves 6', () => {
    const game = acts('punk', 'Z . . . . . . . . . . . . . t')
    expect([game.where(game.goon('t1')), did(game)]).toEqual(['2,0', ['moved', 'moved']])
  })

  test('GOON-14 the Duelist shoots at whoever is next to him', () => {
    const game = acts('duelist', 'Z c . .', { dice: [1, 1] })
    expect([did(game), game.moment('c1')]).toEqual([['goon-shoots', 'goon-shoots'], 7])
  })

  test('GOON-13 the Grizzled Gunman rolls a Disgruntled die again, once per turn', () => {
    const game = acts('grizzled-gunman', 'Z . . . c', { dice: [1, 4, 1] })
    expect([game.crew('zoe').wounds, did(game).length]).toEqual([1, 2])
  })

  test('GOON-13 the Roper pulls whom he hits within 5 two squares closer, 2 Moments later, and does not wound', () => {
    const game = acts('roper', 'Z . . . . c . .', { dice: [5, 1] })
    expect([game.where(game.crew('zoe')), game.crew('zoe').wounds, game.moment('zoe')]).toEqual(['2,0', 0, 4])
    const twice = acts('roper', 'Z . . . . c . .', { dice: [5, 5] })
    expect([twice.crew('zoe').wounds, twice.moment('zoe')]).toEqual([1, 4])
    const far = acts('roper', 'Z . . . . . c . .', { dice: [5, 1] })
    expect([far.where(far.crew('zoe')), far.crew('zoe').wounds]).toEqual(['0,0', 1])
  })

  test('GOON-14 the Sharpshooter stands and shoots up to 10 squares off, and cover is nothing to him', () => {
    const game = acts('sharpshooter', 'Z . . . . . . . . . c', { dice: [1, 1] })
    expect(did(game)).toEqual(['goon-shoots', 'goon-shoots'])
    const covered = acts('sharpshooter', 'Z m . c . .', { dice: [2, 1] })
    expect(covered.crew('zoe').wounds).toBe(1)
    const plain = acts('duelist', 'Z m . c . .', { dice: [2, 1] })
    expect(plain.crew('zoe').wounds).toBe(0)
  })

  test('GOON-13 the Tracker moves 5, and goes where he last saw somebody Heroic before he goes home', () => {
    const game = acts('tracker', '. . . . . . . . . . . . . . c', { map: 'Z . . . . . . . . . . . . . c', dice: [1] })
    expect([game.where(game.goon('c1')), did(game)]).toEqual(['9,0', ['moved', 'goon-shoots']])
    game.change(({ crew }) => {
      for (const who of crew) Object.assign(who, { stance: 'casual' })
    })
    game.path('wait', 5, 'end')
    expect([game.where(game.goon('c1')), game.goon('c1').alerted]).toEqual(['1,0', true])
  })

  test('GOON-13 Fight and Wounds are those of the card', () => {
    const game = scenario({
      map: 'Z t . .',
      who: { zoe: { heroic: true } },
      goonsAre: { t1: { alerted: 20, card: 'bruiser', wounds: 1 } },
    })
    game.dice(2, 5).path('brawl', 'wound')
    expect(game.goon('t1').wounds).toBe(2)
    game.dice(2, 5).path('brawl', 'wound')
    expect(game.state.goons).toEqual([])
  })

  test('GOON-13 the Bodyguard takes no Wound upon himself that is not beside him, nor passes his own on', () => {
    const beside = (map: string) =>
      scenario({
        map,
        goons: 'individual',
        who: { zoe: { heroic: true, gear: ['Worn Revolver'] } },
        goonsAre: { t1: { alerted: 20, card: 'butcher' }, t2: { alerted: 20, card: 'bodyguard' } },
      })
        .dice(5)
        .path('Worn Revolver', 't1', 'roll 1')
        .state.goons.map(({ wounds }) => wounds)
    expect([beside('Z . . t t'), beside('Z . . t . t')]).toEqual([
      [0, 1],
      [1, 0],
    ])
  })
})
