import { describe, expect, test } from 'vitest'
import { attackOf } from '../rules/enemies.ts'
import { type Play, type PlayerSet, type Situation, scenario } from '../scenario.ts'
import type { Crew } from '../vocabulary/index.ts'

/** The nine Talents, activated, and the nine Flaws. */

interface Set extends Omit<Situation, 'players'> {
  readonly me?: PlayerSet
  readonly mate?: PlayerSet
}

/** The crew member has activated a Talent; the hand is what is left. */
function talented(crew: Crew, { me = {}, mate = {}, ...rest }: Set = {}): Play {
  const hand = ['Talent', ...(me.hand ?? ['Shiny'])]
  const game = scenario({ ...rest, players: [{ deck: [], ...me, crew, hand }, mate] }).begin()
  game.choose('Talent')
  return game.choose(game.options().find((id) => id.startsWith('activate ')) ?? '')
}

/** The crew member begins a turn with a Flaw in hand. */
function flawed(crew: Crew, { me = {}, mate = {}, ...rest }: Set = {}): Play {
  const hand = ['Flaw', ...(me.hand ?? ['Shiny', 'Misbehave'])]
  return scenario({ ...rest, players: [{ deck: [], ...me, crew, hand }, mate] }).begin()
}

const fights = (game: Play) => {
  const decision = game.decision()
  return decision.form === 'one' ? decision.options.flatMap(({ group, id }) => (group === 'fight' ? id : [])) : []
}

describe('Talents', () => {
  test('Mal: a crewmate draws, and he gets Attack', () => {
    const game = talented('mal', { mate: { hand: [] } })
    expect([game.player(1).hand.cards.length, game.state.turn.attack]).toEqual([1, 3])
  })

  test('Zoe gets Attack for one enemy', () => {
    expect(talented('zoe').state.turn.restricted).toEqual([{ n: 4, only: 'one-enemy' }])
  })

  test('Wash scans free', () => {
    const game = talented('wash', { verse: [{ hidden: 'Salvage Patrol' }, { hidden: 'Salvage Patrol' }] })
    expect([game.kind, game.options()]).toEqual(['scan.free', ['space-1', 'space-2']])
  })

  test('Jayne may defeat a character, and gets Attack either way', () => {
    const defeated = talented('jayne').choose(['Shiny'])
    expect([defeated.names(defeated.state.defeatedCharacters), defeated.state.turn.attack]).toEqual([['Shiny'], 3])
    const kept = talented('jayne').choose([])
    expect([kept.state.defeatedCharacters.cards, kept.state.turn.attack]).toEqual([[], 3])
  })

  test('Kaylee gets Recruit, and repairs or avoids a Ship Strike', () => {
    const game = talented('kaylee', { serenity: [{ strike: 'Hull Breach' }] })
    expect([game.kind, game.state.turn.recruit]).toEqual(['choose.option', 3])
    expect(game.choose('option-1').state.serenity[0]?.strike).toBeNull()
    const whole = talented('kaylee')
    expect(whole.state.turn.avoidances).toMatchObject([{ kind: 'ship', n: 1 }])
  })

  test('Inara puts a character that costs up to 5 on top of her deck', () => {
    const bridge = ['Plot a Course', 'Hard Bank', 'Strange Arithmetic', 'Unbound', 'Listening']
    const game = talented('inara', { bridge, me: { deck: [] } })
    expect(game.names(game.options())).toEqual(['Plot a Course', 'Hard Bank', 'Strange Arithmetic'])
    game.choose('Strange Arithmetic')
    expect(game.names(game.player().deck)).toEqual(['Strange Arithmetic'])
  })

  test('Book takes a character from his deck, and shuffles it', () => {
    const game = talented('book', { me: { deck: ['Flaw', 'Misbehave', 'Talent', 'Shiny', 'Shiny'], hand: [] } })
    // The first card was drawn when the Talent was played: a Flaw, which asked for a discard he could not pay.
    expect([game.kind, [...new Set(game.names(game.options()))]]).toEqual(['search.deck', ['Misbehave', 'Shiny']])
    game.choose(['Misbehave'])
    expect(game.names(game.player().hand)).toEqual(['Misbehave'])
    expect(game.match.undoOffer(0).units).toEqual([])
  })

  test('Simon heals a Main Character, defeated or not; if that is a player, they draw', () => {
    const others = [{ crew: 'book', strikes: ['Grazed'], down: true }] as const
    const set: Set = { others, mate: { crew: 'zoe', strikes: ['Gunshot'], hand: [] } }
    const healed = talented('simon', set).choose('book')
    expect([healed.main('book').down, healed.player(1).hand.cards]).toEqual([false, []])
    expect(talented('simon', set).choose('zoe').player(1).hand.cards).toHaveLength(1)
  })

  test('River looks at three hidden cards, and may avoid a strike', () => {
    const verse = ['Salvage Patrol', 'Bowler-Hat Toughs', 'Marked Cargo', 'Distress Call'].map((hidden) => ({ hidden }))
    const game = talented('river', { verse }).choose(['space-1', 'space-2', 'space-4'])
    expect(game.told(0).filter((kind) => kind === 'looked')).toHaveLength(3)
    expect(game.state.turn.avoidances).toMatchObject([{ kind: 'any', n: 1 }])
  })
})

describe('Flaws', () => {
  test('Mal discards a card, or the strongest enemy grows', () => {
    const verse = ['Bowler-Hat Toughs', 'Passenger with a Badge']
    const game = flawed('mal', { verse })
    const before = attackOf(game.table(), 'e01-badge')
    game.choose('option-2')
    expect(attackOf(game.table(), 'e01-badge')).toBe(before + 2)
    // Without enemies there is no choice but the discard.
    expect(flawed('mal').kind).toBe('discard')
  })

  test('Zoe: whoever has the least Health left discards a card', () => {
    const game = flawed('zoe', { mate: { crew: 'mal', strikes: ['Gunshot'], hand: ['Shiny'] } })
    expect(game.names(game.player(1).discard)).toEqual(['Shiny'])
  })

  test('Wash adds an Episode card or discards two cards', () => {
    const added = flawed('wash').choose('option-1')
    expect(added.state.verse[0]?.hidden.cards).toHaveLength(1)
    expect(flawed('wash').choose('option-2').player().hand.cards).toEqual([])
  })

  test('Jayne: a crewmate discards their dearest card, and he draws', () => {
    const set: Set = { me: { hand: [], deck: ['Shiny'] }, mate: { hand: ['Misbehave', 'Unbound', 'Warm Welcome'] } }
    const game = flawed('jayne', set)
    expect([game.names(game.player(1).discard), game.names(game.player(0).hand)]).toEqual([['Unbound'], ['Shiny']])
  })

  test('Kaylee fights no Crew enemy before she has scanned', () => {
    const verse = ['Bowler-Hat Toughs', 'Alliance Cruiser', null, null, { hidden: 'Salvage Patrol' }]
    const hand = ['Listening', 'Listening', 'Misbehave']
    const game = flawed('kaylee', { me: { hand }, verse }).path('Listening', 'Listening', 'Misbehave')
    expect(fights(game)).toEqual(['e01-cruiser'])
    expect(fights(game.choose('space-5'))).toContain('e01-toughs#1')
  })

  test('Inara sweeps the two dearest cards off the Bridge and discards one', () => {
    const bridge = ['Plot a Course', 'Hard Bank', 'Strange Arithmetic', 'Unbound', 'Listening']
    const game = flawed('inara', { bridge }).choose(['Shiny'])
    expect(game.names(game.state.bridge)).toEqual(expect.arrayContaining(['Plot a Course', 'Hard Bank']))
    expect(game.names(game.state.crewDeck.cards.slice(0, 2)).toSorted()).toEqual(['Listening', 'Unbound'])
  })

  test('Book discards a card, or fights nothing this turn', () => {
    const set: Set = { me: { hand: ['Listening'] }, verse: ['Bowler-Hat Toughs'] }
    const unarmed = flawed('book', set).path(false, 'Listening')
    expect(fights(unarmed)).toEqual([])
    const free: Set = { me: { hand: ['Listening', 'Shiny'] }, verse: ['Bowler-Hat Toughs'] }
    expect(fights(flawed('book', free).path(true, ['Shiny'], 'Listening'))).toEqual(['e01-toughs#1'])
  })

  test('Simon heals nothing this turn, and discards a card', () => {
    const set: Set = { me: { hand: ['Shiny', 'Talent'], strikes: ['Gunshot'] } }
    const game = flawed('simon', set).choose(['Shiny']).choose('Talent')
    game.choose(game.options().find((id) => id.startsWith('activate ')) ?? '')
    expect(game.main('simon').strikes).toHaveLength(1)
  })

  test('River discards her hand and draws one card fewer', () => {
    const game = flawed('river', {
      me: { hand: ['Shiny', 'Shiny', 'Shiny'], deck: ['Misbehave', 'Misbehave', 'Misbehave'] },
    })
    expect(game.names(game.player().hand)).toEqual(['Misbehave', 'Misbehave'])
  })
})
