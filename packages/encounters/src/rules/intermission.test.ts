import { describe, expect, test } from 'vitest'
import { creditsPerCard, slotRepairCosts } from '../catalog/playmat.ts'
import { type Play, type Situation, scenario } from '../scenario.ts'
import { damageFor } from '../testing/strikes.ts'

/** Between two Episodes. */

const done = { 'keep-cargo': 'done', 'slip-cruiser': 'done', 'tend-wounded': 'done' } as const
/** Upgrades that do nothing between Episodes, and are on offer where nothing else is said. */
const offer = ['Enhanced Sensors', 'Fire Suppression System', 'Cargo Net']

/** Episode A is over, and so much was earned. */
const after = (credits: number, situation: Situation = {}, upgrades: readonly string[] = offer) =>
  scenario({ tasks: done, credits, ...situation }).next('upgrades', ...upgrades)

const priceOf = (game: Play, name: string): number => {
  const decision = game.decision()
  const options = 'options' in decision ? decision.options : []
  return options.find(({ at }) => at && 'card' in at && game.names([at.card])[0] === name)?.price ?? Number.NaN
}
const groups = (game: Play) => {
  const decision = game.decision()
  return new Set('options' in decision ? decision.options.map(({ group }) => group) : [])
}
const serenity = (game: Play, what: 'strike' | 'upgrade') =>
  game.state.serenity.map((slot) => (slot[what] === null ? null : (game.names([slot[what]])[0] ?? null)))

describe('an Inter-Mission', () => {
  test('INTERMISSION-01 ENDEPISODE-10 comes after Episodes A and B, not after C', () => {
    expect(after(2).begin().kind).toBe('intermission.plan')
    const second = after(2, {
      letter: 'B',
      tasks: { 'defeat-patience': 'done', 'defeat-dobson': 'done', 'outrun-reavers': 'done' },
    })
    expect(second.begin().kind).toBe('intermission.plan')
    const third = after(2, {
      letter: 'C',
      tasks: { 'lift-crates': 'done', 'off-the-train': 'failed', 'answer-crow': 'done' },
    })
    expect([third.begin().kind, third.begin().state.end]).toEqual(['over', 'won'])
  })

  test('INTERMISSION-02 follows the End of Episode text, then turns up three Upgrades and counts the Credits', () => {
    const game = after(3, {
      episodeA: '4',
      tasks: { 'disarm-trap': 'done', 'hide-fugitives': 'done', 'stop-survivor': 'done' },
      players: [{ crew: 'simon', strikes: ['Grazed', 'Gunshot'] }, {}],
    }).begin()
    // Bushwhacked heals a strike of Simon’s: that comes before anything is on offer.
    expect([game.kind, game.state.offered.cards]).toEqual(['heal.strike', []])
    game.choose('Gunshot')
    expect([game.kind, game.names(game.state.offered)]).toEqual(['intermission.plan', offer])
    expect(game.state.interMission?.credits).toBe(3)
  })

  test('INTERMISSION-02 OPEN-17 cards beside Serenity are counted, and are Defeated Cards then', () => {
    const game = scenario({
      players: [{ hand: ['Shiny'] }],
      letter: 'B',
      attack: 20,
      tasks: { 'defeat-patience': 'failed', 'defeat-dobson': 'failed' },
      verse: [{ hidden: 'Buried Coin' }, 'Reaver Raider'],
    }).begin()
    game.choose('space-1').choose('option-1')
    expect(game.names(game.state.besideSerenity.map(({ card }) => card))).toEqual(['Buried Coin'])
    const worth = game.state.besideSerenity[0]?.credits ?? 0
    const { credits } = game.state
    game.choose('Reaver Raider')
    expect(game.state.interMission?.credits).toBeGreaterThan(worth + credits)
    expect(game.state.besideSerenity).toEqual([])
    expect(game.names(game.state.defeatedCards)).toContain('Buried Coin')
  })

  test('INTERMISSION-03 OPEN-67 sells Upgrades, repairs, healing and cards, in any mix', () => {
    const game = after(20, {
      players: [{ strikes: ['Grazed'], hand: [], deck: ['Shiny'] }],
      serenity: [{ strike: 'Hull Breach' }],
    }).begin()
    expect(groups(game)).toEqual(new Set(['upgrade', 'repair', 'heal', 'draw']))
    const strike = game.state.serenity[0]?.strike ?? ''
    game.choose(['draw', 'heal', 'up-cargo-net', strike])
    expect(serenity(game, 'strike')).toEqual([null, null, null, null, null])
    expect(serenity(game, 'upgrade')).toEqual([null, null, null, null, 'Cargo Net'])
    expect(game.main('mal').strikes).toEqual([])
    expect(game.names(game.player().hand)).toEqual(['Shiny'])
  })

  test('INTERMISSION-19 what is not spent is lost', () => {
    const game = after(9).begin().choose(['draw'])
    expect([game.state.letter, game.state.credits]).toEqual(['B', 0])
    expect(() => after(1).begin().choose(['draw'])).toThrow()
  })

  test('INTERMISSION-03 asks nothing where nothing can be afforded', () => {
    const game = after(0).begin()
    expect([game.state.letter, game.kind]).toEqual(['B', 'action'])
  })

  test('INTERMISSION-20 leaves strikes, Upgrades, decks, hands, Bridge and stacks as they are', () => {
    const game = after(
      2,
      {
        players: [{ hand: ['Shiny', 'Misbehave'], deck: ['Shiny'], discard: ['Misbehave'], strikes: ['Grazed'] }],
        serenity: [{ strike: 'Hull Breach' }, {}, {}, {}, { upgrade: 'Cargo Net' }],
      },
      ['Enhanced Sensors', 'Infirmary', 'Tuned Drive'],
    ).begin()
    const before = JSON.stringify([game.state.bridge, game.state.crewStrikes, game.state.talents, game.state.mains])
    game.choose([])
    expect(JSON.stringify([game.state.bridge, game.state.crewStrikes, game.state.talents, game.state.mains])).toBe(
      before,
    )
    expect([serenity(game, 'strike')[0], serenity(game, 'upgrade')[4]]).toEqual(['Hull Breach', 'Cargo Net'])
    const { hand, deck, discard } = game.player()
    expect([game.names(hand), game.names(deck), game.names(discard)]).toEqual([
      ['Shiny', 'Misbehave'],
      ['Shiny'],
      ['Misbehave'],
    ])
  })
})

describe('the plan', () => {
  const three = { players: [{ crew: 'kaylee' }, { crew: 'zoe' }, { crew: 'book' }] } as const
  const asked = (game: Play) => game.match.pending.map(({ seat, kind }) => `${seat} ${kind}`)

  test('INTERMISSION-04 OPEN-65 anybody may put it on the table, and all others are asked at once', () => {
    const game = after(4, three).begin()
    expect(asked(game)).toEqual(['0 intermission.plan', '1 intermission.plan', '2 intermission.plan'])
    expect(game.decision(2).sharedBy).toEqual([0, 1, 2])
    game.choose(['draw'], 2)
    expect(game.state.interMission).toMatchObject({ plan: { by: 2, buys: ['draw'] }, agreed: [2] })
    expect(asked(game)).toEqual(['0 intermission.vote', '1 intermission.vote'])
  })

  test('OPEN-65 is carried out once all agree, in whatever order', () => {
    const game = after(4, three).begin().choose(['draw'], 2).choose('accept', 1)
    expect(asked(game)).toEqual(['0 intermission.vote'])
    const hand = game.player(0).hand.cards.length
    game.choose('accept', 0)
    expect(game.state.interMission).toBeNull()
    expect(game.player(0).hand.cards).toHaveLength(hand + 1)
  })

  test('OPEN-65 may be changed by anybody once; then the others are asked about the new one', () => {
    const game = after(4, three).begin().choose(['draw'], 2).choose('accept', 1).choose('amend', 0)
    expect(asked(game)).toEqual(['0 intermission.amend'])
    game.choose(['draw', 'draw'], 0)
    expect(game.state.interMission).toMatchObject({
      plan: { by: 0, buys: ['draw', 'draw'], authors: [2, 0] },
      agreed: [0],
    })
    expect(asked(game)).toEqual(['1 intermission.vote', '2 intermission.vote'])
    game.choose('amend', 2).choose([], 2)
    expect(game.options(0)).toEqual(['accept', 'captain'])
  })

  test('OPEN-65 others may vote at the same time: a vote on one plan is steady', () => {
    const game = after(4, three).begin().choose(['draw'], 2)
    expect(game.match.pending.map(({ steady }) => steady)).toEqual([true, true])
  })

  test('INTERMISSION-04 where they do not agree, the highest-ranked player fixes it', () => {
    const game = after(4, three).begin().choose(['draw'], 2).choose('captain', 0)
    // Zoe ranks before Kaylee and Book.
    expect(asked(game)).toEqual(['1 intermission.decide'])
    const hand = game.player(0).hand.cards.length
    game.choose(['draw', 'draw'], 1)
    expect(game.player(0).hand.cards).toHaveLength(hand + 2)
  })

  test('INTERMISSION-05 even one who is defeated', () => {
    const game = after(4, {
      players: [{ crew: 'kaylee' }, { crew: 'zoe', strikes: damageFor('zoe'), down: true, deck: ['Shiny'] }],
    })
      .begin()
      .choose(['draw'], 0)
    expect(asked(game)).toEqual(['1 intermission.vote'])
    game.choose('captain', 1)
    expect(asked(game)).toEqual(['1 intermission.decide'])
  })

  test('OPEN-65 alone nobody else is asked', () => {
    expect(asked(after(4).begin())).toEqual(['0 intermission.plan'])
    expect(after(4).begin().choose(['draw']).state.letter).toBe('B')
  })

  test('INTERMISSION-03 costs no more than there is', () => {
    const game = after(4).begin()
    const most = Math.floor(4 / creditsPerCard)
    expect(() => game.choose(Array(most + 1).fill('draw'))).toThrow()
    game.choose(Array(most).fill('draw'))
    expect(game.state.letter).toBe('B')
  })
})

describe('Upgrades', () => {
  test('INTERMISSION-06 INTERMISSION-10 any number of the three may be bought for their Credits, and no others', () => {
    const game = after(20).begin()
    expect(game.names(game.state.offered)).toEqual(offer)
    for (const name of offer) expect(priceOf(game, name)).toBeGreaterThan(0)
    game.choose(offer)
    expect(
      serenity(game, 'upgrade')
        .filter((upgrade) => upgrade !== null)
        .toSorted(),
    ).toEqual(offer.toSorted())
    expect(game.state.offered.cards).toEqual([])
    expect(game.state.upgrades.cards).toHaveLength(7)
  })

  test('INTERMISSION-07 OPEN-38 each goes to the highest slot with neither Upgrade nor Strike', () => {
    const game = after(20, {
      serenity: [{}, {}, {}, { strike: 'Hull Breach' }, { upgrade: 'Galley Stores' }],
    }).begin()
    game.choose(['Cargo Net', 'Enhanced Sensors'])
    expect(serenity(game, 'upgrade')).toEqual([null, 'Enhanced Sensors', 'Cargo Net', null, 'Galley Stores'])
  })

  const full: Situation['serenity'] = [
    { strike: 'Hull Breach' },
    { strike: 'Buckled Strut' },
    { strike: 'Scorched Plating', upgrade: 'Tuned Drive' },
    { upgrade: 'Infirmary' },
    { upgrade: 'Galley Stores' },
  ]

  test('INTERMISSION-08 OPEN-39 with no empty slot, an old one is given up, and the new one takes its slot', () => {
    const game = after(20, { serenity: full }).begin()
    expect(() => game.choose(['Cargo Net'])).toThrow('"slots"')
    game.choose(['up-cargo-net', 'replace up-infirmary'])
    expect(serenity(game, 'upgrade')).toEqual([null, null, 'Tuned Drive', 'Cargo Net', 'Galley Stores'])
    expect(serenity(game, 'strike')[2]).toBe('Scorched Plating')
  })

  test('OPEN-38 a repair in the same plan frees a slot, unless an Upgrade is in it', () => {
    const strike = (game: Play, slot: number) => game.state.serenity[slot]?.strike ?? ''
    const game = after(20, { serenity: full }).begin()
    expect(() => game.choose(['up-cargo-net', strike(game, 2)])).toThrow('"slots"')
    game.choose(['up-cargo-net', strike(game, 0)])
    expect(serenity(game, 'upgrade')[0]).toBe('Cargo Net')
  })

  test('OPEN-40 while a slot is empty, nothing is given up', () => {
    const game = after(20, { serenity: [{}, ...full.slice(1)] }).begin()
    game.choose(['up-cargo-net', 'replace up-infirmary'])
    expect(serenity(game, 'upgrade')).toEqual(['Cargo Net', null, 'Tuned Drive', 'Infirmary', 'Galley Stores'])
  })

  test('INTERMISSION-09 OPEN-41 the rest goes under the stack as it was turned up, what was given up last', () => {
    const game = after(20, { serenity: full }).begin()
    const before = game.state.upgrades.cards.length
    game.choose(['up-cargo-net', 'replace up-galley-stores'])
    const bottom = game.names(game.state.upgrades.cards.slice(0, 3)).toReversed()
    expect(bottom).toEqual(['Enhanced Sensors', 'Fire Suppression System', 'Galley Stores'])
    expect(game.state.upgrades.cards).toHaveLength(before + 3)
  })

  test('an Upgrade that adds a slot makes room for another', () => {
    const serenityFull = [{}, ...full.slice(1)]
    const game = after(20, { serenity: serenityFull }, ['Reinforced Hull', 'Cargo Net', 'Enhanced Sensors']).begin()
    game.choose(['up-cargo-net', 'up-reinforced-hull'])
    expect(serenity(game, 'upgrade')).toEqual([
      'Reinforced Hull',
      null,
      'Tuned Drive',
      'Infirmary',
      'Galley Stores',
      'Cargo Net',
    ])
    const none = after(20, { serenity: full }, ['Reinforced Hull', 'Cargo Net', 'Enhanced Sensors']).begin()
    expect(() => none.choose(['up-reinforced-hull'])).toThrow('"slots"')
  })

  test('Credits that an Upgrade brings are spent at once', () => {
    const upgrades = ['Hidden Holds', 'Cargo Net', 'Enhanced Sensors']
    const price = priceOf(after(20, {}, upgrades).begin(), 'Hidden Holds')
    const game = after(price, { players: [{ strikes: ['Grazed'] }] }, upgrades).begin()
    game.choose(['up-hidden-holds', 'heal'])
    expect([game.main('mal').strikes, game.state.credits]).toEqual([[], 0])
  })
})

describe('repairs', () => {
  test('INTERMISSION-11 cost what is printed beside the slot, not what is on the Strike', () => {
    const strikes = ['Hull Breach', 'Buckled Strut', 'Scorched Plating', 'Helm Hit', 'Leaking Hold']
    const game = after(20, { serenity: strikes.map((strike) => ({ strike })) }).begin()
    expect(strikes.map((strike) => priceOf(game, strike))).toEqual([...slotRepairCosts])
  })

  test('INTERMISSION-12 any Strike may be chosen; it goes face-up under its deck, or to the Defeated Cards if labelled', () => {
    const game = after(20, {
      letter: 'B',
      tasks: { 'defeat-patience': 'done', 'defeat-dobson': 'done', 'outrun-reavers': 'done' },
      serenity: [{ strike: 'Buckled Strut' }, { strike: 'Hull Breach' }, { strike: 'Grappling Lines' }],
    }).begin()
    game.choose(['Hull Breach', 'Grappling Lines'])
    expect(serenity(game, 'strike')).toEqual(['Buckled Strut', null, null, null, null])
    expect(game.names(game.state.shipStrikes.discard)).toEqual(['Hull Breach'])
    expect(game.names(game.state.defeatedCards)).toContain('Grappling Lines')
  })
})

describe('healing', () => {
  const heal = (n: number) => Array<string>(n).fill('heal')

  test('INTERMISSION-13 INTERMISSION-14 INTERMISSION-15 OPEN-44 so many Credits heal so much damage of each Main Character', () => {
    const game = after(20, {
      players: [
        { crew: 'mal', strikes: ['Grazed', 'Bruised Ribs', 'Flesh Wound', 'Gunshot'] },
        { crew: 'zoe', strikes: ['Flesh Wound', 'Grazed', 'Bad Fall'] },
        { crew: 'book', strikes: ['Grazed', 'Grazed', 'Bruised Ribs'] },
      ],
    }).begin()
    game.choose(heal(3), 0).choose('accept', 1).choose('accept', 2)
    // Everything of Book’s fits; the others choose at the same time.
    expect(game.match.pending.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'heal.damage'],
      [1, 'heal.damage'],
    ])
    expect(() => game.choose(['Grazed', 'Gunshot'], 0)).toThrow('"damage"')
    game.choose(['Gunshot'], 0).choose(['Flesh Wound', 'Grazed'], 1)
    const left = (crew: 'mal' | 'zoe' | 'book') => game.names(game.main(crew).strikes.map(({ card }) => card))
    expect([left('mal'), left('zoe'), left('book')]).toEqual([
      ['Grazed', 'Bruised Ribs', 'Flesh Wound'],
      ['Bad Fall'],
      [],
    ])
  })

  test('INTERMISSION-13 only whole strikes: one of 3 is not healed by 2 Credits', () => {
    const game = after(20, { players: [{ strikes: ['Gunshot'] }] })
      .begin()
      .choose(heal(2))
    expect(game.main('mal').strikes).toHaveLength(1)
  })

  test('INTERMISSION-16 whoever nobody plays is healed if that covers the strike', () => {
    const others = [
      { crew: 'zoe', strikes: ['Flesh Wound'], down: true },
      { crew: 'book', strikes: ['Gunshot'], down: true },
    ] as const
    const game = after(20, { players: [{ crew: 'mal' }], others })
      .begin()
      .choose(heal(2))
    expect([game.main('zoe').down, game.main('book').down]).toEqual([false, true])
    expect(game.names(game.state.crewStrikes.discard)).toEqual(['Flesh Wound'])
  })

  test('INTERMISSION-17 a defeated player healed below Health is back at once with six cards', () => {
    const game = after(20, { players: [{ crew: 'kaylee', strikes: damageFor('kaylee'), down: true }, {}] }).begin()
    expect(game.player(0).hand.cards).toEqual([])
    game.choose(heal(3), 1).choose('accept', 0)
    game.choose(['Gunshot'], 0)
    expect([game.main('kaylee').down, game.player(0).hand.cards.length]).toEqual([false, 6])
  })

  test('OPEN-43 strikes without damage are healed free with any other', () => {
    const game = after(20, { players: [{ strikes: ['Near Miss', 'Grazed'] }] })
      .begin()
      .choose(heal(1))
    expect(game.main('mal').strikes).toEqual([])
  })
})

describe('cards', () => {
  test('INTERMISSION-18 every two Credits let each player draw one', () => {
    const game = after(4, { players: [{ hand: [] }, { hand: ['Shiny'] }] }).begin()
    game.choose(['draw', 'draw'], 0).choose('accept', 1)
    expect(game.state.players.map(({ hand }) => hand.cards.length)).toEqual([2, 3])
  })

  test('OPEN-66 but not defeated ones, unless healed in the same plan', () => {
    const players = [{ crew: 'kaylee', strikes: damageFor('kaylee'), down: true }, { hand: [] }] as const
    const game = after(20, { players }).begin().choose(['draw'], 1).choose('accept', 0)
    expect(game.state.players.map(({ hand }) => hand.cards.length)).toEqual([0, 1])
    const healed = after(20, { players }).begin().choose(['draw', 'heal', 'heal', 'heal'], 1).choose('accept', 0)
    healed.choose(['Gunshot'], 0)
    expect(healed.state.players.map(({ hand }) => hand.cards.length)).toEqual([7, 1])
  })
})
