import { describe, expect, test } from 'vitest'
import { attackOf } from '../rules/enemies.ts'
import { repairCost } from '../rules/serenity.ts'
import { type Play, type PlayerSet, type Situation, scenario } from '../scenario.ts'
import { type Crew, crewMembers } from '../vocabulary/index.ts'
import { stacks } from './index.ts'

/** Every card of the nine stacks, played. */

interface Set extends Omit<Situation, 'players' | 'others'> {
  readonly me?: PlayerSet
  readonly mate?: PlayerSet
}

/** A turn with a crew member among the Supporting Characters; two of the others play, three more are Main Characters. */
function turnWith(supporting: Crew, hand: readonly string[], { me = {}, mate = {}, ...rest }: Set = {}): Play {
  const named = [me.crew, mate.crew, supporting]
  const free = crewMembers.filter((crew) => !named.includes(crew))
  const [first, second, ...others] = [me.crew ?? free.shift(), mate.crew ?? free.shift(), ...free.slice(0, 3)]
  const players = [
    { deck: [], ...me, ...(first ? { crew: first } : {}), hand },
    { ...mate, ...(second ? { crew: second } : {}) },
  ]
  const mains = others.filter((crew) => crew !== undefined)
  return scenario({ bridge: [null, null, null, null, null], ...rest, players, others: mains }).begin()
}

const printed = (crew: Crew, name: string) => {
  const card = stacks[crew].find((one) => one.name === name)
  return { recruit: card?.recruit ?? 0, attack: card?.attack ?? 0 }
}

const activate = (game: Play) => game.choose(game.options().find((id) => id.startsWith('activate ')) ?? '')

describe('Mal', () => {
  test("Captain's Orders puts a Bridge card of the player's choice under the Crew Deck", () => {
    const bridge = ['Fast Hand', "Captain's Orders"]
    const hand = ['browncoats-leadership', "Captain's Orders"]
    const game = turnWith('mal', hand, { bridge }).path('browncoats-leadership')
    const [fastHand] = game.state.bridge
    game.choose(game.player().hand.cards[0] ?? '')
    expect([game.kind, game.choose(true).kind]).toEqual(['combo', 'sweep.bridge'])
    game.choose(['Fast Hand'])
    expect(game.state.crewDeck.cards[0]).toBe(fastHand)
    expect(game.names(game.state.bridge)).toHaveLength(5)
  })

  test('Fast Hand gives more Attack and Recruit after a Leadership card', () => {
    const { attack } = printed('mal', 'Fast Hand')
    expect(turnWith('mal', ['Fast Hand', 'Shiny']).choose('Fast Hand').state.turn).toMatchObject({ attack, recruit: 0 })
    const game = turnWith('mal', ['browncoats-leadership', 'Fast Hand']).path('browncoats-leadership', 'Fast Hand')
    expect(game.state.turn).toMatchObject({ attack: attack + 1, recruit: 3 })
  })

  test('Rally the Crew lets a crewmate draw after a Strength card, and helps whoever it is Coordinated to', () => {
    const game = turnWith('mal', ['browncoats-strength', 'Rally the Crew'], { mate: { hand: [] } })
    game.path('browncoats-strength', 'Rally the Crew', true)
    expect(game.player(1).hand.cards).toHaveLength(1)
    const helped = turnWith('mal', ['Shiny'], { mate: { hand: ['Rally the Crew'] } }).choose('Rally the Crew', 1)
    expect(helped.state.turn.attack).toBe(1)
  })

  test('All Hands lets others Coordinate once more, and counts what they did', () => {
    const mate = { hand: ['browncoats-tech', 'browncoats-intel'] }
    const game = turnWith('mal', ['All Hands', 'Shiny'], { mate }).choose('All Hands')
    game.choose('browncoats-tech', 1).choose('browncoats-intel', 1).path('browncoats-tech', 'browncoats-intel')
    expect(activate(game).state.turn.attack).toBe(printed('mal', 'All Hands').attack + 2)
  })
})

describe('Zoe', () => {
  test('Hold the Door gives Attack for the Combat Zone alone', () => {
    const game = turnWith('zoe', ['Hold the Door', 'Shiny']).choose('Hold the Door')
    expect(game.state.turn.restricted).toEqual([{ n: 1, only: { enemies: { area: 'combat-zone' } } }])
  })

  test('Second in Command gives either', () => {
    const game = () => turnWith('zoe', ['Second in Command', 'Shiny']).choose('Second in Command')
    expect(game().choose('option-1').state.turn).toMatchObject({ recruit: 2, attack: 0 })
    expect(game().choose('option-2').state.turn).toMatchObject({ recruit: 0, attack: 2 })
  })

  test('Drill Sergeant may defeat a character after a Strength card', () => {
    const game = turnWith('zoe', ['browncoats-strength', 'Drill Sergeant', 'Shiny'])
    game.path('browncoats-strength', 'Drill Sergeant')
    expect([game.kind, game.options()]).toEqual([
      'defeat.own',
      ['shiny#1', 'browncoats-strength', 'zoe-drill-sergeant#1'],
    ])
    expect(game.choose(['Shiny']).names(game.state.defeatedCharacters)).toEqual(['Shiny'])
  })

  test('Covering Fire lets a crewmate draw after a Leadership card', () => {
    const game = turnWith('zoe', ['browncoats-leadership', 'Covering Fire', 'Shiny'], { mate: { hand: [] } })
    game.path('browncoats-leadership', 'Covering Fire', true)
    expect(game.player(1).hand.cards).toHaveLength(1)
  })

  test("Covering Fire, discarded, avoids another player's Crew Strike", () => {
    const mate = { hand: ['Covering Fire'] }
    const game = turnWith('zoe', [], { mate, combatZone: ['Salvage Patrol'] }).choose('end')
    game.choose('Covering Fire', 1)
    expect(game.state.mains.every(({ strikes }) => strikes.length === 0)).toBe(true)
    expect(game.names(game.player(1).discard)).toEqual(['Covering Fire'])
  })
})

describe('Wash', () => {
  const hidden = [{ hidden: 'Salvage Patrol' }, { hidden: 'Bowler-Hat Toughs' }, { hidden: 'Salvage Patrol' }]

  test('Plot a Course may scan after a Tech card', () => {
    const hand = ['browncoats-tech', 'Plot a Course', 'Shiny']
    const scan = () => turnWith('wash', hand, { verse: hidden }).path('browncoats-tech', 'Plot a Course')
    expect(
      scan()
        .choose(['space-1'])
        .names(scan().state.verse[0]?.shown ?? []),
    ).toEqual([])
    expect(scan().choose([]).state.turn.scanned).toBe(0)
    expect(scan().choose(['space-3']).state.turn.scanned).toBe(1)
  })

  test('Watch the Scope looks at two hidden cards and gives Attack for scanning', () => {
    const game = turnWith('wash', ['Watch the Scope', 'Shiny'], { verse: hidden }).choose('Watch the Scope')
    game.choose(['space-1', 'space-3'])
    const known = (seat: number) => game.match.view(seat).verse.flatMap((space) => space.hidden.known ?? [])
    expect([known(0).length, known(1).length]).toEqual([2, 0])
    expect(game.state.turn.restricted).toEqual([{ n: 1, only: 'scan' }])
  })

  test('Hard Bank lets its player avoid a Ship Strike', () => {
    const game = turnWith('wash', ['Hard Bank', 'Shiny'], { combatZone: ['Alliance Cruiser'] }).choose('Hard Bank')
    activate(game).path('end', true)
    expect(game.state.serenity.every(({ strike }) => strike === null)).toBe(true)
  })

  test("Hard Bank, discarded on another's turn, avoids a Ship Strike", () => {
    const mate = { hand: ['Hard Bank'] }
    const game = turnWith('wash', [], { mate, combatZone: ['Alliance Cruiser'] })
      .choose('end')
      .choose('Hard Bank', 1)
    expect(game.state.serenity.every(({ strike }) => strike === null)).toBe(true)
  })

  test("Thread the Canyon draws, may move two cards of the 'Verse to the right, and lets Zoe draw", () => {
    const set: Set = { me: { deck: ['Shiny'] }, mate: { crew: 'zoe', hand: [] }, verse: [null, null, 'Salvage Patrol'] }
    const game = turnWith('wash', ['Thread the Canyon', 'Shiny'], set).path('Thread the Canyon', true, true)
    expect(game.names(game.state.verse[0]?.shown ?? [])).toEqual(['Salvage Patrol'])
    expect([game.player(0).hand.cards.length, game.player(1).hand.cards.length]).toEqual([2, 1])
  })
})

describe('Jayne', () => {
  test('Hired Muscle gives more after a Strength card', () => {
    const { attack } = printed('jayne', 'Hired Muscle')
    const game = turnWith('jayne', ['Hired Muscle', 'Hired Muscle', 'Shiny']).path('Hired Muscle', 'Hired Muscle')
    expect(game.state.turn.attack).toBe(2 * attack + 1)
  })

  test('Travel Light gives either and may defeat a character', () => {
    const game = turnWith('jayne', ['Travel Light', 'Shiny']).path('Travel Light', 'option-2', ['Shiny'])
    expect([game.state.turn.attack, game.names(game.state.defeatedCharacters)]).toEqual([1, ['Shiny']])
  })

  test('Smash and Grab draws a card, and the next player discards one', () => {
    const set: Set = { me: { deck: ['Shiny'] }, mate: { hand: ['Misbehave', 'Shiny'] } }
    const game = turnWith('jayne', ['Smash and Grab'], set).choose('Smash and Grab')
    expect(game.decision(1).kind).toBe('discard')
    game.choose(['Misbehave'], 1)
    expect([game.names(game.player(0).hand), game.names(game.player(1).hand)]).toEqual([['Shiny'], ['Shiny']])
  })

  test('Whole Arsenal strikes a Main Character of choice, and gives more after a Strength card', () => {
    const game = turnWith('jayne', ['browncoats-strength', 'Whole Arsenal', 'Shiny']).next('crew-strikes', 'Gunshot')
    game.path('browncoats-strength', 'Whole Arsenal')
    expect([game.kind, game.options()]).toEqual(['choose.main', ['mal', 'zoe', 'wash', 'kaylee', 'inara']])
    game.choose('inara')
    expect(game.main('inara').down).toBe(true)
    expect(game.state.turn.attack).toBe(printed('jayne', 'Whole Arsenal').attack + 2)
  })
})

describe('Kaylee', () => {
  const serenity = [{ strike: 'Hull Breach' }]

  test('Tinker makes repairs cheaper after a Tech card', () => {
    const game = turnWith('kaylee', ['browncoats-tech', 'Tinker', 'Shiny'], { serenity })
    const before = repairCost(game.table(), 'ss-hull-breach#1')
    game.path('browncoats-tech', 'Tinker')
    expect(repairCost(game.table(), 'ss-hull-breach#1')).toBe(before - 2)
  })

  test('Good Company heals a strike of 1 damage, and gives more after a Survival card', () => {
    const me: PlayerSet = { strikes: ['Grazed', 'Gunshot'] }
    const game = turnWith('kaylee', ['browncoats-survival', 'Good Company', 'Shiny'], { me })
    game.path('browncoats-survival', 'Good Company')
    expect(game.names(game.main('mal').strikes.map(({ card }) => card))).toEqual(['Gunshot'])
    expect(game.state.turn.recruit).toBe(2 + printed('kaylee', 'Good Company').recruit + 1)
  })

  test('Salvaged Part repairs, or else gives Recruit', () => {
    const play = (rest: Set) => turnWith('kaylee', ['Salvaged Part', 'Shiny'], rest).choose('Salvaged Part').state
    expect(play({}).turn.recruit).toBe(2)
    const repaired = play({ serenity })
    expect([repaired.turn.recruit, repaired.serenity[0]?.strike]).toEqual([0, null])
  })

  test('Master Mechanic repairs, or lets an Upgrade be used again', () => {
    const set: Set = {
      serenity: [{ strike: 'Hull Breach' }, { strike: 'Scorched Plating' }, {}, {}, { upgrade: 'up-infirmary' }],
    }
    const me: PlayerSet = { strikes: ['Grazed'] }
    const game = turnWith('kaylee', ['Master Mechanic', 'Shiny'], { ...set, me }).choose('Master Mechanic')
    game.choose('use up-infirmary 1')
    expect(game.options()).not.toContain('use up-infirmary 1')
    activate(game).choose('option-2')
    expect(game.state.usedInEpisode).toEqual([])
  })
})

describe('Inara', () => {
  test('Word in Private draws after an Intel card, and weakens an enemy for 2 Recruit', () => {
    const set: Set = { me: { deck: ['Shiny'] }, verse: ['Salvage Patrol', 'Bowler-Hat Toughs'] }
    const game = turnWith('inara', ['browncoats-intel', 'Word in Private'], set)
    game.path('browncoats-intel', 'Word in Private', true)
    expect(game.names(game.player().hand)).toEqual(['Shiny'])
    const before = attackOf(game.table(), 'e01-patrol#1')
    activate(game).choose('Salvage Patrol')
    expect(attackOf(game.table(), 'e01-patrol#1')).toBe(before - 2)
    expect(game.state.turn.recruit).toBe(2)
  })

  test('Wide Acquaintance gains Browncoats once two characters were recruited', () => {
    const bridge = ['Warm Welcome', 'Warm Welcome']
    const game = turnWith('inara', ['Wide Acquaintance', 'Wide Acquaintance', 'Shiny'], { bridge })
    game.path('Wide Acquaintance', 'Wide Acquaintance', 'Warm Welcome')
    expect(game.options().some((id) => id.startsWith('activate '))).toBe(false)
    activate(game.choose('Warm Welcome'))
    expect(game.names(game.player().discard)).toEqual(['Warm Welcome', 'Warm Welcome', 'Browncoats'])
  })

  test('Disarming Manner draws, and weakens an enemy by the classes played, unless it is a Reaver', () => {
    const hand = ['browncoats-tech', 'browncoats-survival', 'Disarming Manner']
    const set: Set = { me: { deck: ['Shiny'] }, letter: 'B', verse: ['Reaver Boarders', 'Dobson'] }
    const game = turnWith('inara', hand, set).path(...hand)
    const before = attackOf(game.table(), 'e02-dobson')
    expect(game.names(game.player().hand)).toEqual(['Shiny'])
    activate(game)
    expect(attackOf(game.table(), 'e02-dobson')).toBe(before - 3)
  })
})

describe('Book', () => {
  test('Quiet Counsel looks at the top card of the deck and may discard it', () => {
    const me: PlayerSet = { deck: ['Misbehave', 'Shiny'] }
    const counsel = () => turnWith('book', ['Quiet Counsel', 'Shiny'], { me }).choose('Quiet Counsel')
    const gone = counsel().choose(['Misbehave'])
    expect([gone.names(gone.player().discard), gone.names(gone.player().deck)]).toEqual([['Misbehave'], ['Shiny']])
    const kept = counsel().choose([])
    expect([kept.names(kept.player().discard), kept.names(kept.player().deck)]).toEqual([[], ['Shiny', 'Misbehave']])
  })

  test('Old Training lets its player avoid a strike after a Survival card', () => {
    const game = turnWith('book', ['browncoats-survival', 'Old Training', 'Shiny'], { combatZone: ['Salvage Patrol'] })
    game.path('browncoats-survival', 'Old Training', 'end', true)
    expect(game.main('mal').strikes).toEqual([])
  })

  test("Shelter the Flock, discarded, cancels another player's Crew Strike and draws", () => {
    const mate = { hand: ['Shelter the Flock'], deck: ['Shiny'] }
    const game = turnWith('book', [], { mate, combatZone: ['Salvage Patrol'] }).next('crew-strikes', 'Gunshot')
    game.choose('end').choose('Shelter the Flock', 1)
    expect(game.main('mal').strikes).toEqual([])
    expect(game.names(game.state.crewStrikes.discard)).toEqual(['Gunshot'])
    expect(game.names(game.player(1).discard)).toEqual(['Shelter the Flock'])
  })

  test('Keeper of Secrets takes a character from the deck, which is shuffled', () => {
    const me: PlayerSet = { deck: ['Talent', 'Shiny', 'Misbehave'] }
    const game = turnWith('book', ['Keeper of Secrets', 'Shiny'], { me }).choose('Keeper of Secrets')
    activate(game)
    expect(game.names(game.options())).toEqual(['Misbehave', 'Shiny'])
    game.choose(['Misbehave'])
    expect(game.names(game.player().hand)).toEqual(['Shiny', 'Misbehave'])
    expect(game.player().deck.cards).toHaveLength(2)
  })
})

describe('Simon', () => {
  test('Steady Hands gives Recruit or heals a strike of 1 damage after a Survival card', () => {
    const play = (strikes: readonly string[]) =>
      turnWith('simon', ['browncoats-survival', 'Steady Hands', 'Shiny'], { me: { strikes } }).path(
        'browncoats-survival',
        'Steady Hands',
      )
    expect(play(['Gunshot']).state.turn.recruit).toBe(2 + printed('simon', 'Steady Hands').recruit + 1)
    const healed = play(['Grazed']).choose('option-2')
    expect(healed.main('mal').strikes).toEqual([])
  })

  test('Field Diagnosis heals a strike of at most 2 damage, and draws after a Tech card', () => {
    const me: PlayerSet = { strikes: ['Gunshot', 'Knife Cut'], deck: ['Shiny'] }
    const game = turnWith('simon', ['browncoats-tech', 'Field Diagnosis'], { me })
    game.path('browncoats-tech', 'Field Diagnosis', true)
    expect(game.names(game.main('mal').strikes.map(({ card }) => card))).toEqual(['Gunshot'])
    expect(game.names(game.player().hand)).toEqual(['Shiny'])
  })

  test('Emergency Surgery draws and heals any strike, and looks at a hidden card if River is a Main Character', () => {
    const set: Set = { me: { deck: ['Shiny'], strikes: ['Gut Wound'] }, verse: [{ hidden: 'Salvage Patrol' }] }
    const without = turnWith('simon', ['Emergency Surgery'], set).choose('Emergency Surgery')
    expect([without.main('mal').strikes, without.names(without.player().hand)]).toEqual([[], ['Shiny']])
    expect(without.told()).not.toContain('looked-hidden')
    const river = turnWith('simon', ['Emergency Surgery'], { ...set, mate: { crew: 'river' } })
    expect(river.choose('Emergency Surgery').told()).toContain('looked-hidden')
  })

  test('Open Infirmary heals two strikes, of different characters if wanted, and the healed players draw', () => {
    const set: Set = { me: { strikes: ['Gunshot'] }, mate: { strikes: ['Grazed'], hand: [] } }
    const game = turnWith('simon', ['Open Infirmary', 'Shiny'], { ...set, me: { ...set.me, deck: ['Misbehave'] } })
    game.path('Open Infirmary', 'zoe')
    expect([game.main('mal').strikes, game.main('zoe').strikes]).toEqual([[], []])
    expect([game.player(0).hand.cards.length, game.player(1).hand.cards.length]).toEqual([2, 1])
  })
})

describe('River', () => {
  test('Strange Arithmetic draws, and scans for a discarded card', () => {
    const set: Set = { me: { deck: ['Misbehave'] }, verse: [{ hidden: 'Salvage Patrol' }] }
    const game = turnWith('river', ['Strange Arithmetic', 'Shiny'], set).choose('Strange Arithmetic')
    activate(game).choose(['Misbehave'])
    expect([game.state.turn.scanned, game.names(game.player().discard)]).toEqual([1, ['Misbehave']])
  })

  test('Listening looks at two hidden cards, and draws after an Intel card', () => {
    const verse = [{ hidden: 'Salvage Patrol' }, { hidden: 'Salvage Patrol' }]
    const game = turnWith('river', ['browncoats-intel', 'Listening'], { me: { deck: ['Shiny'] }, verse })
    game.path('browncoats-intel', 'Listening', true)
    expect(game.told(0).filter((kind) => kind === 'looked')).toHaveLength(2)
    expect(game.names(game.player().hand)).toEqual(['Shiny'])
  })

  test('Unbound gives Attack for each hidden card, or a Flaw if there is none', () => {
    const { attack } = printed('river', 'Unbound')
    const verse = [{ hidden: 'Salvage Patrol' }, { hidden: 'Salvage Patrol' }]
    const play = (rest: Set) => turnWith('river', ['Unbound', 'Shiny'], rest).choose('Unbound')
    expect(play({ verse }).state.turn.attack).toBe(attack + 2)
    const none = play({ verse: ['Salvage Patrol'] })
    expect([none.state.turn.attack, none.names(none.player().discard)]).toEqual([attack, ['Flaw']])
  })
})

test('every card of the stacks gives its figures', () => {
  for (const crew of crewMembers)
    for (const { name, recruit = 0, attack = 0, abilities } of stacks[crew]) {
      if (abilities.some((ability) => 'at' in ability && ability.at === 'play')) continue
      const game = turnWith(crew, [name, 'Shiny']).choose(name)
      expect(game.state.turn).toMatchObject({ recruit, attack })
    }
})
