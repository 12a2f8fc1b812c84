import { describe, expect, test } from 'vitest'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { bounties } from './bounty-cards.ts'
import { piratesIn } from './state.ts'
import { attack, beside } from './testing.ts'

const list = (game: Play) => piratesIn(game.state).open.cards
const bound = (game: Play) => piratesIn(game.state).bound
const hunting = (game: Play) => game.options().filter((id) => /^(?:apprehend|jump|deliver):/.test(id))
const jayne = 'silverhold/jayne'

function alone(one: CaptainSet, set: Omit<Situation, 'captains'> = {}) {
  return scenario({ expansions: ['pirates'], captains: [{ leader: 'Marco', ...one }], cruiser: 'londinium', ...set })
}

describe('the Most Wanted list', () => {
  test('BOUNTY-01 PBH-LIST-01 PBH-SETUP-02 PBH-SETUP-03 three lie face up beside a deck of their own', () => {
    const game = alone({}).begin()
    expect(list(game)).toHaveLength(3)
    expect(piratesIn(game.state).deck.cards).toHaveLength(17)
    expect(piratesIn(game.state).deck.sees).toBe('nobody')
  })

  test('OPEN-64 PBH-LIST-02 a claimed one is replaced at once', () => {
    const game = alone({ at: 'silverhold', crew: ['Jayne'] }, { bounties: ['Jayne', 'Bree', 'Helen'] }).begin()
    game.choose(`apprehend:${jayne}`)
    expect(list(game)).toHaveLength(3)
    expect(list(game)).not.toContain('bounty/jayne')
  })

  test('CRUISER-13 BOUNTY-15 PBH-LIST-03 PBH-LIST-04 "Alliance Cruiser" renews it, and no claim is touched', () => {
    const held = { bound: { Jayne: ['Jayne'] } }
    const game = alone({ at: 'persephone', ...held }, { bounties: ['Crow', 'Bree', 'Helen'] })
      .next('nav-alliance', 'Alliance Cruiser')
      .begin()
    game.path('burn', 'pelorum')
    const { deck, open } = piratesIn(game.state)
    expect(open.cards.some((card) => ['bounty/crow', 'bounty/bree', 'bounty/helen'].includes(card))).toBe(false)
    expect(deck.cards.slice(0, 3)).toEqual(['bounty/crow', 'bounty/bree', 'bounty/helen'])
    expect(bound(game)).toMatchObject([{ bounty: 'bounty/jayne', crew: [jayne] }])
  })

  test('PBH-LIST-05 PBH-LIST-06 a Bounty on somebody out of the game is void, and replaced', () => {
    const game = alone({ at: 'silverhold' }, { bounties: ['Jayne', 'Bree', 'Helen'] }).begin()
    game.change((state) => {
      const deck = state.supply.silverhold?.deck
      if (!deck) return
      deck.cards = deck.cards.filter((card) => card !== jayne)
      state.removed.cards.push(jayne)
    })
    game.choose('make-work')
    expect(list(game)).toHaveLength(3)
    expect(list(game)).not.toContain('bounty/jayne')
    expect(game.state.removed.cards).toContain('bounty/jayne')
  })

  test('PBH-OPEN-08 a Bounty on the name of a Leader is void', () => {
    const set = { expansions: ['pirates', 'jetwash'], bounties: ['Zoe', 'Bree', 'Helen'] } as const
    const game = alone({ at: 'silverhold', leader: 'Zoe' }, set).begin().choose('make-work')
    expect(list(game)).toHaveLength(3)
    expect(list(game)).not.toContain('bounty/zoe')
    expect(list(alone({ at: 'silverhold' }, set).begin().choose('make-work'))).toContain('bounty/zoe')
  })

  test('PBH-OPEN-03 with the deck empty it stays short', () => {
    const game = alone({ at: 'silverhold', crew: ['Jayne'] }, { bounties: ['Jayne', 'Bree', 'Helen'] }).begin()
    game.change((state) => {
      const { deck } = piratesIn(state)
      state.removed.cards.push(...deck.cards)
      deck.cards = []
    })
    expect(list(game.choose(`apprehend:${jayne}`))).toEqual(['bounty/bree', 'bounty/helen'])
  })

  test('PBH-LIST-07 BOUNTY-08 neither open nor claimed do they count as jobs', () => {
    const game = alone({ bound: { Jayne: ['Jayne'] }, hand: ['harken-01', 'badger-01', 'niska-01'] }).begin()
    expect(game.captain().hand.cards).toHaveLength(3)
    expect(game.captain().jobs).toEqual([])
  })

  test('PBH-BOX-05 PBH-BOUNTY-01 17 persons and 3 classes, each with place, results, drop-off and pay', () => {
    expect(bounties.filter(({ alert }) => !alert)).toHaveLength(17)
    expect(bounties.filter(({ alert }) => alert).map(({ name }) => name)).toEqual(['Enforcers', 'Scrappers', 'Bandits'])
    expect(bounties.every(({ lastSeen, alert }) => (lastSeen === undefined) === (alert === true))).toBe(true)
    const { box } = alone({}).begin()
    const wanted = [...box.supply.values()].filter((card) => card.kind === 'crew' && card.wanted)
    const named = new Set(bounties.flatMap((card) => card.wanted))
    expect(wanted.filter(({ name }) => !named.has(name))).toEqual([])
    for (const { dropOff } of bounties) expect(box.places.has(dropOff)).toBe(true)
  })

  test.each([
    ['Jayne', 'silverhold', 2, false, 'harvest', 3600],
    ['River Tam', 'persephone', 2, true, 'the-cruiser', 4000],
    ['Two-Fry', 'regina', 1, false, 'persephone', 2600],
  ] as const)('PBH-BOUNTY-13 PBH-BOUNTY-14 PBH-BOUNTY-15 %s', (name, lastSeen, kills, immoral, dropOff, reward) => {
    expect(bounties.find((card) => card.name === name)).toMatchObject({ lastSeen, kills, immoral, dropOff, reward })
  })

  test('PBH-BOUNTY-02 everybody was last seen where the Crew card comes from', () => {
    const { box } = alone({}).begin()
    for (const { lastSeen, wanted } of bounties.filter(({ alert }) => !alert)) {
      const decks = [...box.supply.values()].filter(({ name }) => wanted.includes(name)).map(({ deck }) => deck)
      if (decks.length > 0) expect(decks).toContain(lastSeen)
    }
  })
})

describe('apprehending', () => {
  const wanted = { bounties: ['Jayne', 'Bree', 'Helen'] }

  test('BOUNTY-03 PBH-BOUNTY-03 only in the Fugitive’s sector, and one at a time', () => {
    expect(hunting(alone({ at: 'silverhold' }, wanted).discards('silverhold', 'Jayne').begin())).toEqual([
      `apprehend:${jayne}`,
    ])
    expect(hunting(alone({ at: 'regina' }, wanted).discards('silverhold', 'Jayne').begin())).toEqual([])
  })

  test('PBH-BOUNTY-08 nobody is found in a face-down deck', () => {
    expect(hunting(alone({ at: 'silverhold' }, wanted).begin())).toEqual([])
  })

  test('BOUNTY-05 PBH-BOUNTY-05 PBH-OPEN-10 alone in a discard pile: no boarding, the best printed skill, no choice', () => {
    const game = alone({ at: 'silverhold' }, wanted).discards('silverhold', 'Jayne').dice(5, 2).begin()
    attack(game, `apprehend:${jayne}`)
    expect(game.told()).toContain('fugitive-roll')
    expect(game.log().join(' ')).toMatch(/Jayne rolls 2 \+ \d Fight/)
    expect(bound(game)).toMatchObject([{ seat: 0, bounty: 'bounty/jayne', crew: [jayne] }])
    expect(game.state.supply.silverhold?.discard.cards).not.toContain(jayne)
  })

  test('BOUNTY-07 PBH-BOUNTY-09 lost, the printed number of crew die, and the Bounty stays on the list', () => {
    const crew = ['Emma', 'Lucy', 'Gun Hand']
    const game = alone({ at: 'silverhold', crew }, wanted).discards('silverhold', 'Jayne').dice(1, 5).begin()
    attack(game, `apprehend:${jayne}`).choose('Emma').choose('Lucy')
    expect(game.captain().crew).toHaveLength(2)
    expect(game.told()).toContain('botched')
    expect(list(game)).toContain('bounty/jayne')
    expect(game.captain().warrants).toBe(0)
  })

  test('PBH-OPEN-06 River Tam alone rolls for her points first', () => {
    const river = 'persephone/river-tam'
    const hunt = (...dice: number[]) =>
      attack(
        alone({ at: 'persephone' }, { bounties: ['River Tam', 'Bree', 'Helen'] })
          .discards('persephone', 'River Tam')
          .dice(...dice)
          .begin(),
        `apprehend:${river}`,
      ).log()
    expect(hunt(6, 5, 1).join(' ')).toContain('River Tam rolls 1 + 3')
    expect(hunt(4, 5, 1).join(' ')).toContain('River Tam rolls 1 + 2 Tech')
    expect(hunt(1, 5, 1).join(' ')).toContain('River Tam rolls 1 + 0')
  })

  test('BOUNTY-04 PBH-BOUNTY-04 PBH-BOARD-01 in a rival’s crew: boarding, then all of that crew', () => {
    const prey = { crew: ['Jayne', 'Gun Hand'], gear: ['Pistol'], disgruntled: ['Jayne'] }
    const game = beside({ crew: ['Gun Hand'] }, prey, wanted)
      .dice(5, 6, 3, 1)
      .begin()
    attack(game, `apprehend:${jayne}`)
    expect(game.told()).toContain('test')
    expect(bound(game)).toMatchObject([{ seat: 0, crew: [jayne] }])
    expect(game.captain(1).crew.map(({ card }) => card)).not.toContain(jayne)
  })

  test('PBH-OPEN-05 gear of somebody taken stays behind, tokens are dropped', () => {
    const game = beside({ crew: ['Gun Hand'] }, { crew: ['Jayne'], gear: ['Pistol'] }, wanted)
      .dice(5, 6, 5, 1)
      .begin()
    attack(game, `apprehend:${jayne}`)
    expect(game.captain(1).gear).toHaveLength(1)
    expect(bound(game)).toEqual([{ seat: 0, bounty: 'bounty/jayne', crew: [jayne] }])
  })

  test('BOUNTY-06 PBH-BOUNTY-06 PBH-OPEN-08 PBH-OPEN-09 one’s own crew: no Showdown, and all but the Leader mind', () => {
    const crew = ['Jayne', 'Kaylee', 'Dobson', 'Gun Hand']
    const game = alone({ at: 'pelorum', crew, disgruntled: ['Gun Hand'] }, wanted).begin()
    game.choose(`apprehend:${jayne}`)
    expect(bound(game)).toHaveLength(1)
    const tempers = game.captain().crew.map(({ card, disgruntled }) => [card.split('/')[1] ?? card, disgruntled])
    expect(tempers).toEqual([
      ['marco', false],
      ['kaylee', true],
      ['dobson', true],
    ])
  })

  test('PBH-BOUNTY-07 dismissed first, somebody may be taken alone at the shop, and nobody minds', () => {
    const game = alone({ at: 'silverhold', crew: ['Jayne', 'Kaylee'] }, wanted)
      .dice(6, 6, 1)
      .begin()
    game.choose(`dismiss:${jayne}`)
    attack(game, `apprehend:${jayne}`)
    expect(bound(game)).toHaveLength(1)
    expect(game.captain().crew.some(({ disgruntled }) => disgruntled)).toBe(false)
  })

  test('GEAR-04 PBH-BOUNTY-10 gear is handed out before the work begins', () => {
    const game = alone({ at: 'silverhold', gear: ['Pistol'] }, wanted)
      .discards('silverhold', 'Jayne')
      .begin()
    expect(game.choose(`apprehend:${jayne}`).kind).toBe('gear.carry')
  })

  test('PBH-BOUNTY-12 Lawmen take part', () => {
    const game = alone({ at: 'silverhold', crew: ['Fed Marshal'] }, wanted)
      .discards('silverhold', 'Jayne')
      .begin()
    game.choose(`apprehend:${jayne}`).choose('go')
    expect(game.state.attempt?.team).toHaveLength(2)
  })
})

describe('Bound Fugitives', () => {
  const holding: CaptainSet = { bound: { Jayne: ['Jayne'] } }

  test('PBH-BOUND-01 BOUNTY-08 PBH-BOUND-03 crew and Bounty lie beside the ship and take no room', () => {
    const full = { crew: ['Gun Hand', 'Gun Hand', 'Emma', 'Lucy', 'Kaylee'], cargo: 8, fuel: 0, part: 0 }
    const game = alone({ ...holding, ...full }).begin()
    expect(bound(game)).toEqual([{ seat: 0, bounty: 'bounty/jayne', crew: [jayne] }])
    expect(game.captain().crew).toHaveLength(6)
  })

  test('PBH-BOUND-02 PBH-BOUND-04 OPEN-65 PBH-OPEN-04 they are not crew: no Outlaw, no Wanted roll', () => {
    const game = alone({ at: 'londinium', ...holding }, { cruiser: 'londinium' }).begin()
    expect(game.told()).not.toContain('alliance-contact')
    expect(bound(game)).toHaveLength(1)
  })

  test('PBH-OPEN-04 the Corvette leaves them alone when it meets their captor', () => {
    const set = { expansions: ['pirates', 'kalidasa'], corvette: 'pelorum' } as const
    const game = alone({ at: 'persephone', warrants: 1, fugitive: 1, ...holding }, set)
      .begin()
      .path('mosey', 'pelorum')
    expect(game.told()).toContain('corvette-contact')
    expect(game.captain().hold.fugitive).toBe(0)
    expect(bound(game)).toHaveLength(1)
  })

  test('CUTTER-13 BOUNTY-11 PBH-BOUND-05 Reavers who kill Fugitives take them out of the game', () => {
    const game = alone({ at: 'border-r1-01', ...holding }, { cutters: ['border-r1-01'] })
      .dice(1)
      .begin()
    game.choose(game.options()[0] ?? '')
    expect(bound(game)).toEqual([])
    expect(game.state.removed.cards).toEqual(expect.arrayContaining([jayne, 'bounty/jayne']))
  })

  test('BOUNTY-02 BOUNTY-12 PBH-DELIVER-01 at the drop-off a Work action pays, and cuts are due', () => {
    const game = alone({ at: 'harvest', credits: 0, crew: ['Kaylee'], ...holding }).begin()
    game.choose('deliver:bounty/jayne')
    expect(game.kind).toBe('pay.cuts')
    expect(game.captain().credits).toBe(3600)
    expect(game.choose('stop').captain().crew[1]?.disgruntled).toBe(true)
  })

  test('BOUNTY-13 PBH-DELIVER-02 BOUNTY-14 then both leave the game, and nobody is Solid', () => {
    const game = alone({ at: 'harvest', ...holding })
      .begin()
      .choose('deliver:bounty/jayne')
    expect(bound(game)).toEqual([])
    expect(game.state.removed.cards).toEqual(expect.arrayContaining([jayne, 'bounty/jayne']))
    expect(game.captain().solid).toEqual({})
  })

  test('PBH-BOUNTY-11 an Immoral one upsets Moral crew when the reward is collected', () => {
    const set = { at: 'sihnon', crew: ['Kaylee'], bound: { Tracey: ['Tracey'] } }
    const game = alone(set).begin()
    expect(game.captain().crew[1]?.disgruntled).toBe(false)
    game.path('deliver:bounty/tracey', 'all')
    expect(game.captain().crew[1]?.disgruntled).toBe(true)
  })

  test('PBH-BOUNTY-16 the Cruiser is wherever it is', () => {
    const set = { at: 'santo', bound: { 'Simon Tam': ['Simon Tam'] } }
    expect(hunting(alone(set, { cruiser: 'santo' }).begin())).toEqual(['deliver:bounty/simon-tam'])
    expect(hunting(alone(set).begin())).toEqual([])
  })

  test('LAWMAN-04 PBH-LAW-03 Lawmen aboard add their bonuses', () => {
    const game = alone({ at: 'harvest', credits: 0, crew: ['Dobson', 'Fed Marshal'], ...holding }).begin()
    expect(game.choose('deliver:bounty/jayne').captain().credits).toBe(3600 + 500 + 300)
  })
})

describe('jumping a claim', () => {
  const held: CaptainSet = { bound: { Jayne: ['Jayne'] } }
  const jump = (one: CaptainSet, other: CaptainSet, dice: readonly number[]) =>
    attack(
      beside(one, other)
        .dice(...dice)
        .begin(),
      'jump:bounty/jayne',
    )

  test('PBH-JUMP-01 BOUNTY-04 PBH-JUMP-05 BOUNTY-09 boarding, Showdown, then it is taken over', () => {
    const game = jump({}, held, [5, 4, 3])
    expect(game.options()).toEqual(['keep', 'rescue'])
    expect(bound(game.choose('keep'))).toEqual([{ seat: 0, bounty: 'bounty/jayne', crew: [jayne] }])
  })

  test('PBH-JUMP-02 a botched boarding ends the action', () => {
    const game = jump({}, held, [4])
    expect([game.kind, bound(game)[0]?.seat]).toEqual(['turn', 1])
  })

  test('PBH-JUMP-03 the Bound take no part, and a loss is that of the Bounty', () => {
    const game = jump({ crew: ['Emma', 'Lucy', 'Gun Hand'] }, held, [5, 1, 6, 1])
    expect(game.log().join(' ')).toContain('7 + 2 Fight = 9')
    game.choose('Emma').choose('Lucy')
    expect(game.captain().crew).toHaveLength(2)
  })

  test('PBH-JUMP-04 one claim each action; it may change hands again', () => {
    const game = jump({}, { bound: { Jayne: ['Jayne'], Bree: ['Bree'] } }, [5, 4, 3]).choose('keep')
    expect(bound(game).map(({ seat }) => seat)).toEqual([1, 0])
    game.choose('end')
    expect(hunting(game)).toEqual(['jump:bounty/jayne'])
  })

  test('PBH-JUMP-06 somebody rescued joins for nothing where there is a berth', () => {
    const game = jump({ credits: 0 }, held, [5, 4, 3]).choose('rescue').choose(true)
    expect(game.captain().crew.map(({ card }) => card)).toContain(jayne)
    expect(bound(game)).toEqual([])
  })

  test('PBH-JUMP-06 a berth may be cleared for them over a planet, and nowhere else', () => {
    const full = { crew: ['Gun Hand', 'Gun Hand', 'Emma', 'Lucy', 'Helen'] }
    const over = jump(full, held, [5, 4, 3]).choose('rescue').choose(true)
    expect(over.kind).toBe('crew.too-many')
    expect(
      over
        .choose('Emma')
        .captain()
        .crew.map(({ card }) => card),
    ).toContain(jayne)
    const at = 'border-r1-01'
    const inSpace = jump({ ...full, at }, { ...held, at }, [5, 4, 3]).choose('rescue')
    expect(inSpace.kind).toBe('turn')
    expect(inSpace.state.supply.silverhold?.discard.cards).toContain(jayne)
  })

  test('PBH-JUMP-07 PBH-JUMP-08 BOUNTY-10 else to the discard pile; the Bounty goes under the deck', () => {
    const game = jump({}, held, [5, 4, 3]).choose('rescue').choose(false)
    expect(game.state.supply.silverhold?.discard.cards).toContain(jayne)
    expect(piratesIn(game.state).deck.cards[0]).toBe('bounty/jayne')
  })
})

describe('Cortex Alerts', () => {
  const alert = { bounties: ['Bandits', 'Bree', 'Helen'] }
  const one = 'regina/bandit/1'
  const two = 'regina/bandit/2'

  test('BOUNTY-16 BOUNTY-17 PBH-CORTEX-01 PBH-CORTEX-02 PBH-CORTEX-03 the first takes the card, more are added one by one', () => {
    const game = alone({ at: 'regina', leader: 'Jubal Early' }, alert)
      .discards('regina', one, two)
      .dice(5, 1, 5, 1)
      .begin()
    attack(game, `apprehend:${one}`)
    expect(bound(game)).toEqual([{ seat: 0, bounty: 'bounty/bandits', crew: [one] }])
    expect(hunting(game)).toEqual([])
    attack(game.choose('end'), `apprehend:${two}`)
    expect(bound(game)[0]?.crew).toEqual([one, two])
  })

  test('BOUNTY-18 PBH-CORTEX-04 it pays for each, the bonus of Lawmen once', () => {
    const game = alone({ at: 'triumph', credits: 0, crew: ['Dobson'], bound: { Bandits: [one, two] } }).begin()
    expect(game.choose('deliver:bounty/bandits').captain().credits).toBe(4500)
  })

  test('BOUNTY-19 PBH-CORTEX-05 jumped, all change hands at once', () => {
    const game = beside({}, { bound: { Bandits: [one, two] } })
      .dice(5, 4, 3)
      .begin()
    attack(game, 'jump:bounty/bandits').choose('keep')
    expect(bound(game)).toEqual([{ seat: 0, bounty: 'bounty/bandits', crew: [one, two] }])
  })

  test('PBH-CORTEX-06 one’s own may be betrayed for it', () => {
    const game = alone({ crew: ['Bandit', 'Kaylee'] }, alert)
      .begin()
      .choose(`apprehend:${one}`)
    expect(game.captain().crew[1]?.disgruntled).toBe(true)
  })

  test('PBH-CORTEX-07 Bandits: a loss kills one', () => {
    expect(bounties.find(({ name }) => name === 'Bandits')).toMatchObject({
      kills: 1,
      reward: 2000,
      dropOff: 'triumph',
    })
  })
})
