import { describe, expect, test } from 'vitest'
import { character, doing, enemy, quiet, shipStrikesOn, strikesOn } from '../../testing/aids.ts'

const full = ['Hull Breach', 'Hull Breach', 'Buckled Strut', 'Buckled Strut', 'Scorched Plating']

/** A card that cancels a Ship Strike once it was turned up. */
const canceller = () =>
  character({
    abilities: [
      {
        at: 'reaction',
        when: { strikeDrawn: 'ship' },
        cost: [{ give: 'discard-this' }],
        effects: [{ do: 'cancel', kind: 'ship' }],
      },
    ],
  })

describe('strike, ship-strike', () => {
  test('each who is meant draws so many Crew Strikes, one by one', () => {
    const hit = doing({ do: 'strike', who: ['zoe', 'kaylee'], n: 2 })
    const game = quiet({ players: [{ crew: 'mal', hand: [hit, 'Shiny'] }, { crew: 'kaylee' }, { crew: 'zoe' }] })
      .next('crew-strikes', 'Grazed', 'Bruised Ribs', 'Flesh Wound', 'Knife Cut')
      .begin()
    game.choose(hit)
    expect(strikesOn(game, 'kaylee')).toEqual(['Grazed', 'Bruised Ribs'])
    expect(strikesOn(game, 'zoe')).toEqual(['Flesh Wound', 'Knife Cut'])
  })

  test('the active player draws so many Ship Strikes', () => {
    const hit = doing({ do: 'ship-strike', n: 2 })
    const game = quiet({ players: [{ hand: [hit, 'Shiny'] }] })
      .next('ship-strikes', 'Hull Breach', 'Buckled Strut')
      .begin()
    game.choose(hit)
    expect(shipStrikesOn(game)).toEqual(['Hull Breach', 'Buckled Strut', null, null, null])
  })
})

describe('avoid', () => {
  test('one strike of its kind; all of them; and for another player', () => {
    const play = (avoidance: string) =>
      quiet({
        players: [
          { crew: 'mal', hand: [avoidance, 'Shiny'] },
          { crew: 'zoe', hand: [] },
        ],
        combatZone: ['Alliance Cruiser', 'Salvage Patrol', 'Salvage Patrol'],
      })
        .next('crew-strikes', 'Grazed', 'Knife Cut')
        .next('ship-strikes', 'Hull Breach')
        .begin()
        .choose(avoidance)
    const one = play(doing({ do: 'avoid', kind: 'crew', n: 1 }))
    one.path('end', true)
    expect([strikesOn(one, 'mal'), shipStrikesOn(one)[0]]).toEqual([['Grazed'], 'Hull Breach'])
    const all = play(doing({ do: 'avoid', kind: 'crew', n: 'all' }))
    all.path('end', true, true)
    expect(strikesOn(all, 'mal')).toEqual([])
    const ship = play(doing({ do: 'avoid', kind: 'ship', n: 1 }))
    ship.path('end', true)
    expect([strikesOn(ship, 'mal'), shipStrikesOn(ship)[0]]).toEqual([['Grazed', 'Knife Cut'], null])
    const other = play(doing({ do: 'avoid', kind: 'any', n: 1, who: 'next' }))
    other.choose('end')
    expect(strikesOn(other, 'mal')).toEqual(['Grazed', 'Knife Cut'])
  })

  test('it lasts for this turn only', () => {
    const avoidance = doing({ do: 'avoid', kind: 'any', n: 1 })
    const game = quiet({ players: [{ crew: 'mal', hand: [avoidance, 'Shiny'] }], combatZone: ['Salvage Patrol'] })
      .next('crew-strikes', 'Near Miss', 'Grazed')
      .begin()
    game.path(avoidance, 'end', false, 'end')
    expect(strikesOn(game, 'mal')).toEqual(['Near Miss', 'Grazed'])
  })
})

describe('cancel', () => {
  test('OPEN-27 OPEN-28 a cancelled Ship Strike goes face-up under its deck before it is placed: with all slots full nothing explodes', () => {
    const card = canceller()
    const game = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'zoe', hand: [card] },
      ],
      combatZone: ['Alliance Cruiser'],
      serenity: full.map((strike) => ({ strike })),
    })
      .next('ship-strikes', 'Sensor Damage')
      .begin()
    game.choose('end')
    expect(game.names(game.state.drawnStrikes)).toEqual(['Sensor Damage'])
    game.choose(card, 1)
    expect(shipStrikesOn(game)).toEqual(full)
    expect(game.names(game.state.shipStrikes.discard)).toEqual(['Sensor Damage'])
    expect(game.state.end).toBeNull()
  })

  test("OPEN-18 a Ship Strike turned up from the 'Verse cannot be avoided, but cancelled, and then goes to the Defeated Cards", () => {
    const card = canceller()
    const avoidance = doing({ do: 'avoid', kind: 'any', n: 1 })
    const game = quiet({
      players: [
        { crew: 'mal', hand: [avoidance, 'Misbehave', 'Shiny'] },
        { crew: 'zoe', hand: [card] },
      ],
      letter: 'B',
      verse: [null, null, null, null, { hidden: 'Grappling Lines' }],
    }).begin()
    game.path(avoidance, 'Misbehave', 'space-5')
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'strike.react' })
    game.choose(card, 1)
    expect(game.names(game.state.defeatedCards)).toEqual(['Grappling Lines'])
    expect(shipStrikesOn(game)).toEqual([null, null, null, null, null])
  })

  test('text of a labelled Strike for its repair is followed when it is cancelled', () => {
    const card = canceller()
    const game = quiet({
      players: [
        { crew: 'mal', hand: ['Misbehave', 'Shiny'] },
        { crew: 'zoe', hand: [card] },
      ],
      letter: 'C',
      episodeC: '9',
      verse: [null, null, null, null, { hidden: 'Fire in the Passage' }],
    }).begin()
    game.path('Misbehave', 'space-5').choose(card, 1)
    expect(game.state.counters['task:put-out-fire']).toEqual({ done: 1 })
  })
})

describe('heal, heal-damage', () => {
  test('as many strikes as it says, each no worse than it says, and each may be another character’s', () => {
    const doctor = doing({ do: 'heal', who: 'main', n: 2, maxDamage: 2 })
    const game = quiet({
      players: [
        { crew: 'mal', hand: [doctor, 'Shiny'], strikes: ['Grazed', 'Gunshot'] },
        { crew: 'zoe', strikes: ['Flesh Wound'] },
      ],
    }).begin()
    game.choose(doctor)
    expect(game.options()).toEqual(['mal', 'zoe'])
    game.choose('zoe')
    expect([strikesOn(game, 'mal'), strikesOn(game, 'zoe')]).toEqual([['Gunshot'], []])
  })

  test('of each Main Character every player picks the own strikes; of those whom nobody plays, too', () => {
    const doctor = doing({ do: 'heal', who: 'each-main', n: 1 })
    const game = quiet({
      players: [
        { crew: 'mal', hand: [doctor, 'Shiny'], strikes: ['Grazed'] },
        { crew: 'zoe', strikes: ['Flesh Wound', 'Gunshot'] },
      ],
      others: [{ crew: 'kaylee', strikes: ['Bad Fall'], down: true }],
    }).begin()
    game.choose(doctor)
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'heal.strike' })
    game.choose('Gunshot', 1)
    expect(game.state.mains.map(({ strikes }) => strikes.length)).toEqual([0, 1, 0, 0, 0])
    expect(game.main('kaylee').down).toBe(false)
  })

  test('whole strikes worth so much damage in all, of each by own choice, everybody at the same time', () => {
    const doctor = doing({ do: 'heal-damage', who: 'each-main', n: 3 })
    const game = quiet({
      players: [
        { crew: 'mal', hand: [doctor, 'Shiny'], strikes: ['Grazed', 'Flesh Wound', 'Gunshot'] },
        { crew: 'zoe', strikes: ['Flesh Wound', 'Knife Cut', 'Near Miss'] },
        { crew: 'book', strikes: ['Point-Blank Shot', 'Grazed'] },
      ],
    }).begin()
    game.choose(doctor)
    expect(game.match.pending.map(({ seat, kind }) => [seat, kind])).toEqual([
      [0, 'heal.damage'],
      [1, 'heal.damage'],
    ])
    game.choose(['Knife Cut', 'Near Miss'], 1).choose(['Grazed', 'Flesh Wound'], 0)
    expect(strikesOn(game, 'mal')).toEqual(['Gunshot'])
    expect(strikesOn(game, 'zoe')).toEqual(['Flesh Wound'])
    expect(strikesOn(game, 'book')).toEqual(['Point-Blank Shot'])
  })

  test('more damage than it says is refused', () => {
    const doctor = doing({ do: 'heal-damage', who: 'you', n: 2 })
    const game = quiet({
      players: [{ crew: 'mal', hand: [doctor, 'Shiny'], strikes: ['Grazed', 'Flesh Wound'] }],
    }).begin()
    game.choose(doctor)
    expect(() => game.choose(['Grazed', 'Flesh Wound'])).toThrow()
  })

  test('whoever may not heal heals nothing', () => {
    const ban = doing({ do: 'modify', modifier: { mod: 'cannot', what: 'heal', who: 'you' }, until: 'end-of-turn' })
    const doctor = doing({ do: 'heal', who: 'you', n: 1 }, { do: 'heal-damage', who: 'you', n: 1 })
    const game = quiet({ players: [{ crew: 'mal', hand: [ban, doctor, 'Shiny'], strikes: ['Grazed'] }] }).begin()
    game.path(ban, doctor)
    expect(strikesOn(game, 'mal')).toEqual(['Grazed'])
  })

  test('whom an effect healed can be meant by the next', () => {
    const doctor = doing({ do: 'heal', who: 'main', n: 1 }, { do: 'draw', who: 'healed', n: 1 })
    const game = quiet({
      players: [
        { crew: 'mal', hand: [doctor, 'Shiny'] },
        { crew: 'zoe', hand: [], strikes: ['Grazed'] },
      ],
    }).begin()
    game.choose(doctor)
    expect(game.player(1).hand.cards).toHaveLength(1)
  })
})

describe('repair', () => {
  test('so many Strikes of your choice, free', () => {
    const fix = doing({ do: 'repair', n: 2 })
    const game = quiet({
      players: [{ hand: [fix, 'Shiny'] }],
      serenity: [{ strike: 'Hull Breach' }, { strike: 'Sensor Damage' }, { strike: 'Buckled Strut' }],
    }).begin()
    game.choose(fix).choose('Sensor Damage').choose('Hull Breach')
    expect(shipStrikesOn(game)).toEqual([null, null, 'Buckled Strut', null, null])
  })

  test('REVEAL-14 a labelled one goes to the Defeated Cards', () => {
    const fix = doing({ do: 'repair', n: 1 })
    const game = quiet({
      players: [{ hand: [fix, 'Shiny'] }],
      letter: 'B',
      serenity: [{ strike: 'Grappling Lines' }],
    }).begin()
    game.choose(fix)
    expect(game.names(game.state.defeatedCards)).toEqual(['Grappling Lines'])
  })
})

describe('strikes of enemies', () => {
  test('enemy-strikes: the enemy strikes once now, with its Strike ability', () => {
    const spur = doing({ do: 'enemy-strikes', what: { one: { name: 'Crow' } } })
    const game = quiet({ players: [{ crew: 'mal', hand: [spur, 'Shiny'] }], verse: ['Crow'] })
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose(spur)
    expect(strikesOn(game, 'mal')).toEqual(['Grazed'])
    expect(game.names(game.player().discard)).toEqual(['Flaw'])
  })

  test('discard-strike: this strike is put aside once its text was followed', () => {
    const game = quiet({ players: [{ crew: 'mal', hand: [] }], combatZone: [enemy({})] })
      .next('crew-strikes', 'Winded')
      .begin()
    game.choose('end')
    expect(strikesOn(game, 'mal')).toEqual([])
    expect(game.names(game.state.crewStrikes.discard)).toEqual(['Winded'])
    expect(game.player().hand.cards).toHaveLength(5)
  })

  test('a text in play may avoid a strike once per Episode, of whoever would take it', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'jayne', hand: [] },
      ],
      letter: 'B',
      episodeB: '8',
      combatZone: ['Mud Foremen'],
    })
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose('end')
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'text.use' })
    game.choose(true)
    expect(strikesOn(game, 'mal')).toEqual([])
    expect(game.names(game.player(1).discard)).toEqual(['Flaw'])
    game.choose('end')
    expect(strikesOn(game, 'jayne')).toEqual(['Grazed'])
  })
})
