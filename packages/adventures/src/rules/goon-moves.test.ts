import { describe, expect, test } from 'vitest'
import { goonActions } from '../catalog/goons.ts'
import { type Situation, scenario } from '../scenario.ts'

/** Each Goon named acts once; then it is Zoë's turn. */
const act = (map: string, situation: Partial<Situation> = {}) =>
  scenario({ map, who: { zoe: { heroic: true, moment: 2 } }, goonsAre: { t1: { alerted: 1 } }, ...situation })

describe('where Goons go', () => {
  test('GOON-33 GOON-34 OPEN-48 seeing nobody, a Thug takes the most direct route to the nearest Heroic Crew Member', () => {
    const game = act(`
      t . . . . . . . . . . . . .
         +-------------------+
      . .|. . . . . . . . . .|. .
         +-------------------+
      . . . . . . . . . . . . Z .
    `)
    expect([game.where(game.goon('t1')), game.moment('t1')]).toEqual(['7,2', 7])
  })

  test('OPEN-48 GOON-40 next to its goal if it gets there, by the shortest route, in cover if it has a choice', () => {
    const game = act('Z . . . t . .', { dice: [1, 1] })
    expect(game.where(game.goon('t1'))).toBe('1,0')
  })

  test('OPEN-49 GOON-40 a Cowboy stops where it sees its goal, in cover from it, without coming next to it', () => {
    const game = act(
      `
        . . . . . . . . . . c
        . . . . . . . . m m .
        Z . . . . . . . . . .
      `,
      { goonsAre: { c1: { alerted: 1 } }, dice: [1] },
    )
    expect(game.where(game.goon('c1'))).toBe('8,0')
  })

  test('OPEN-46 by each Action: next to an opponent it Brawls, within 6 it shoots, beyond that it moves first', () => {
    const told = (map: string, dice: readonly number[]) =>
      act(map, { goonsAre: { c1: { alerted: 1 } }, dice })
        .told()
        .filter((kind) => ['brawl', 'goon-shoots', 'moved'].includes(kind))
    expect(told('Z c', [1, 1, 1, 1])).toEqual(['brawl', 'brawl'])
    expect(told('Z . . . . . c', [1, 1])).toEqual(['goon-shoots', 'goon-shoots'])
    expect(told('Z . . . . . . c', [1])).toEqual(['moved', 'goon-shoots'])
  })

  test('OPEN-74 GOON-03 what holds is read anew for each Action', () => {
    const game = act('Z . . . t', { dice: [1, 1] })
    expect(game.told().filter((kind) => kind === 'moved' || kind === 'brawl')).toEqual(['moved', 'brawl'])
  })

  test('OPEN-44 DOWNED-06 Downed Crew Alert Goons, and are never gone for', () => {
    const game = scenario({
      map: 'M . . . t',
      who: { mal: { wounds: 4, downed: true } },
    }).path('wait', 'wait')
    expect(game.told()).toContain('alerted')
    expect(game.goon('t1')).toMatchObject({ alerted: false, at: 4 })
  })

  test('GOON-31 OPEN-57 with no start location free it comes to the nearest Crew Member, and waits there', () => {
    const game = act('Z . . . . t', { who: { zoe: { moment: 3 } }, goonsAre: { t1: { alerted: 4 } } })
    game.change((state) => void state.starts.splice(0))
    game.path('wait', 2, 'end')
    expect(game.goon('t1')).toMatchObject({ alerted: true, at: 1 })
    game.path('wait', 6, 'end')
    expect(game.goon('t1').alerted).toBe(false)
  })

  test('GOON-43 OPEN-47 what is left in doubt the leading player settles', () => {
    const game = scenario({
      map: `
        M . . . .
        . . . . c
        B . . . .
      `,
      players: 2,
      who: { mal: { heroic: true, moment: 2 }, book: { heroic: true, moment: 5, seat: 1 } },
      goonsAre: { c1: { alerted: 1 } },
    })
    expect([game.kind, game.decision().seat, game.options(1)]).toEqual(['goon.target', 1, ['mal', 'book']])
  })

  test('BREAKAWAY-11 ASSIST-09 Goons move off without a Brawl, and never help each other', () => {
    const walk = {
      id: 'walk',
      name: 'Walk',
      use: 'action',
      time: 1,
      do: [{ do: 'goon-walk', who: { goon: 't1' }, squares: 2, toward: [3, 0] }],
    } as const
    const game = scenario({
      map: 'Z t . .',
      who: { zoe: { heroic: true } },
      goonsAre: { t1: { alerted: 9 } },
      rules: { actions: [walk] },
    })
    expect(game.choose('walk').where(game.goon('t1'))).toBe('3,0')
    const two = scenario({
      map: 'Z t t',
      who: { zoe: { heroic: true } },
      goonsAre: { t1: { alerted: 9 }, t2: { alerted: 9 } },
    })
    expect(two.dice(5, 3).path('brawl').goon('t1').wounds).toBe(1)
  })

  test('OPEN-50 the figures that the book leaves out are data', () => {
    const { thug, cowboy } = goonActions
    expect([thug.move, cowboy.move]).toEqual([
      { squares: 4, time: 3 },
      { squares: 3, time: 2 },
    ])
    expect([thug.brawl.time, cowboy.brawl.time, cowboy.shoot, cowboy.engage]).toEqual([2, 2, { dice: 1, time: 3 }, 6])
  })

  test('GOON-28 a Challenge at a Goon goes where it goes, while it waits', () => {
    const challenges = [
      { id: 'talk', at: { goon: 't1' }, decks: ['negotiation'], successes: 1, success: [], fail: [] },
    ] as const
    const game = scenario({ map: 'W t . . M', rules: { challenges }, turn: 'wash', who: { mal: { moment: 3 } } })
    expect(game.options()).toContain('challenge talk t1 negotiation')
    game.path('distract', '3', 'end')
    expect([game.state.turn?.id, game.options().includes('challenge talk t1 negotiation')]).toEqual(['wash', false])
    game.path('wait', 'end')
    expect(game.options()).toContain('challenge talk t1 negotiation')
  })
})
