import { describe, expect, test } from 'vitest'
import { reasonsToGo } from '../../ask/reasons.ts'
import { boxWith } from '../../boxes/index.ts'
import { type CaptainSet, Play, scenario } from '../../scenario.ts'
import { havensIn } from '../shared/havens/state.ts'
import { piratesIn } from './state.ts'
import { attack, beside } from './testing.ts'

const expansions = ['pirates'] as const
const plunder = 'badger-51'

/** A new game with every question of set-up answered by what comes first. */
function setUp(story: string, upTo?: string): Play {
  const game = Play.newGame({ players: 2, expansions: [...expansions], story }, 'sfc32:pirates')
  while (game.state.phase === 'set-up' && game.kind !== upTo) {
    const decision = game.decision()
    if (decision.form !== 'some') game.choose(game.options()[0] ?? '')
    else for (const seat of [0, 1]) if (game.match.decisionsOf(seat).length > 0) game.choose([], seat)
  }
  return game
}

const piracyIn = (cards: readonly string[]) => cards.filter((card) => /-5[1-5]$/.test(card))

describe('…Another Man’s Treasure', () => {
  const story = 'another-mans-treasure'
  const home = { at: 'jubilee', haven: 'jubilee', leader: 'Marco' }
  const at = (set: CaptainSet) => scenario({ expansions: [...expansions], story, captains: [{ ...home, ...set }] })

  test('PBH-STORY-02 PBH-STORY-03 PBH-STORY-04 PBH-STORY-05 PBH-STORY-06 Havens lie in Border Space, and ships start there', () => {
    const game = setUp(story, 'set-up.place')
    const { sectors } = boxWith([...expansions])
    for (const id of game.options()) {
      const sector = sectors.get(id)
      expect([sector?.region, sector?.supply, sector?.contacts]).toEqual(['border', undefined, undefined])
    }
    const [first = '', second = ''] = game.options()
    game.choose(first)
    expect(game.options()).not.toContain(first)
    game.choose(second)
    expect([...havensIn(game.state)].sort()).toEqual([first, second].sort())
    expect(game.state.captains.map(({ sector }) => sector)).toEqual(havensIn(game.state))
  })

  test('after the starting jobs all other Piracy lies open', () => {
    const { contacts } = setUp(story).state
    for (const { deck } of Object.values(contacts)) expect(piracyIn(deck.cards)).toEqual([])
    expect(piracyIn(contacts.badger?.discard.cards ?? []).length).toBeGreaterThan(2)
  })

  test('a ship at its own Haven cannot be boarded', () => {
    const offers = (haven: string) =>
      beside({ hand: [plunder], haven: 'aesir' }, { haven }, { story })
        .begin()
        .options()
        .includes(`job:${plunder}`)
    expect([offers('aesir'), offers('pelorum')]).toEqual([true, false])
  })

  test('sets are delivered at the own Haven, several in one Work action, each for a token', () => {
    const game = at({ cargo: 4, contraband: 4, ship: 'Serenity', fuel: 0, part: 0 }).begin().choose('deliver-sets')
    expect(game.options()).toEqual(['contraband', 'cargo'])
    game.choose(['cargo', 'contraband'])
    expect(game.captain()).toMatchObject({ goals: 2, hold: { cargo: 0, contraband: 0 } })
    expect(at({ cargo: 3, part: 7, fuel: 0 }).begin().options()).not.toContain('deliver-sets')
    expect(at({ at: 'pelorum', cargo: 4 }).begin().options()).not.toContain('deliver-sets')
  })

  test('the first with four tokens wins', () => {
    const game = at({ goals: 2, part: 16, fuel: 0 }).begin().path('deliver-sets', ['part', 'part'])
    expect(game.state.result?.winners).toEqual([0])
  })
})

describe('The Choices We Make', () => {
  const story = 'choices-we-make'

  test('a token for each Piracy, Crime or Smuggling job and each Bounty', () => {
    const bounty = scenario({
      expansions: [...expansions],
      story,
      captains: [{ at: 'harvest', bound: { Jayne: ['Jayne'] } }],
    }).begin()
    expect(bounty.choose('deliver:bounty/jayne').captain().goals).toBe(1)
    const robbed = beside({ hand: [plunder], fuel: 0, part: 0 }, { fuel: 0, part: 0 }, { story })
      .dice(5, 4, 3)
      .begin()
    expect(attack(robbed, `job:${plunder}`).captain().goals).toBe(1)
  })

  test('Piracy may steal a token from whoever is robbed', () => {
    const steal = (answer: boolean) => {
      const game = beside({ hand: [plunder], fuel: 0, part: 0 }, { goals: 2, fuel: 0, part: 0 }, { story })
      const play = attack(game.dice(5, 4, 3).begin(), `job:${plunder}`).choose(answer)
      return [play.captain().goals, play.captain(1).goals]
    }
    expect([steal(true), steal(false)]).toEqual([
      [2, 1],
      [1, 2],
    ])
  })

  test('whoever begins a turn with five tokens wins', () => {
    const begin = (goals: number) => beside({}, { goals }, { story }).begin().choose('end').state.result?.winners
    expect([begin(4), begin(5)]).toEqual([undefined, [1]])
  })
})

describe('Jail Break', () => {
  const story = 'jail-break'
  const captain: CaptainSet = { at: 'santo', leader: 'Marco', solid: ['harken'], prisoner: ['Jayne', 'Jayne'] }
  const at = (set: CaptainSet) =>
    scenario({ expansions: [...expansions], story, captains: [{ ...captain, ...set }], cruiser: 'santo' })

  test('every captain names a prisoner with the Leader', () => {
    const game = setUp(story, 'set-up.prisoner')
    expect(game.options().length).toBeGreaterThan(10)
    expect(game.options().some((id) => /bandits|enforcers|scrappers/.test(id))).toBe(false)
    const done = setUp(story)
    expect(
      piratesIn(done.state)
        .prisoners.map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1])
  })

  test('Belly of the Beast is worked at the Cruiser by whoever is Solid with Harken', () => {
    expect(at({}).begin().options()).toContain('goal')
    expect(at({ solid: [] }).begin().options()).not.toContain('goal')
  })

  test('PBH-STORY-01 the sectors of the goals are marked with their numbers, in order, and nothing depends on it', () => {
    const marked = (goals: number) => {
      const game = at({ goals, at: 'hera' }).begin()
      const before = game.match.hash()
      const reasons = [...reasonsToGo(game.table(), game.captain())]
      expect(game.match.hash()).toBe(before)
      return reasons.flatMap(([sector, all]) => all.flatMap((one) => (one.is === 'goal' ? [[one.n, sector]] : [])))
    }
    expect([0, 1, 2].map(marked)).toEqual([[[1, 'santo']], [[2, 'persephone']], [[3, 'three-hills']]])
  })

  test('Belly of the Beast: a test to get in, one to get out, with the prisoner', () => {
    const crew = ['Lucy', 'Gun Hand', 'Gun Hand', 'Emma']
    const game = at({ crew }).dice(6, 1, 6, 1).begin().path('goal', 'go')
    while (game.kind === 'test.after-roll') game.choose('accept')
    game.choose('Emma')
    game.choose(game.options()[0] ?? '')
    expect(game.captain()).toMatchObject({ goals: 1, warrants: 1 })
    expect(piratesIn(game.state).bound).toMatchObject([{ seat: 0, freed: true, crew: ['silverhold/jayne'] }])
    expect(game.captain().sector).not.toBe('santo')
  })

  test('Belly of the Beast: caught, two die and there is a Warrant', () => {
    const game = at({ crew: ['Emma', 'Lucy'] })
      .dice(6, 1, 1)
      .begin()
      .path('goal', 'go')
    game.choose('Emma').choose('Lucy')
    game.choose(game.options()[0] ?? '')
    expect(game.captain()).toMatchObject({ goals: 0, warrants: 1 })
    expect(game.captain().crew).toHaveLength(1)
  })

  test('a prisoner set free is never delivered, nor taken', () => {
    const game = beside({}, { bound: { Jayne: ['Jayne'] } }).begin()
    game.change((state) => {
      const pirates = piratesIn(state)
      pirates.bound = pirates.bound.map((claim) => ({ ...claim, freed: true }))
    })
    game.choose('make-work')
    expect(game.options()).not.toContain('jump:bounty/jayne')
  })

  test('Badger will make it all better: a Deal action, $5000, and all Warrants are gone', () => {
    const set = { at: 'persephone', goals: 1, warrants: 2, solid: ['badger'] as const }
    const game = scenario({
      expansions: [...expansions],
      story,
      captains: [{ ...set, solid: ['badger'], credits: 5500 }],
      cruiser: 'santo',
    }).begin()
    game.choose('goal')
    expect(game.captain()).toMatchObject({ goals: 2, warrants: 0, credits: 500 })
    expect(game.state.turn.taken).toEqual(['deal'])
    const poor = scenario({
      expansions: [...expansions],
      story,
      captains: [{ ...set, solid: ['badger'], credits: 4000 }],
    })
    expect(poor.begin().options()).not.toContain('goal')
  })

  test('Head for the Hills: with both behind, Three Hills wins', () => {
    const game = scenario({ expansions: [...expansions], story, captains: [{ at: 'three-hills', goals: 2 }] }).begin()
    expect(game.state.result?.winners).toEqual([0])
  })
})
