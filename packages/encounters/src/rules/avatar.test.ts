import { describe, expect, test } from 'vitest'
import { avatars } from '../catalog/index.ts'
import { scenario } from '../scenario.ts'
import { damageFor } from '../testing/strikes.ts'
import { avatarOf } from './table.ts'

/** What an Avatar is for. */

describe('an Avatar', () => {
  test('AVATAR-01 stays with its player and is in no deck', () => {
    const game = scenario({ players: [{ crew: 'zoe' }, { crew: 'wash' }] }).begin()
    game.path('end', 'end')
    expect(game.state.players.map(({ crew }) => crew)).toEqual(['zoe', 'wash'])
    const { deck, hand, discard } = game.player(0)
    const names = game.names([...deck.cards, ...hand.cards, ...discard.cards])
    expect(new Set(names)).toEqual(new Set(['Shiny', 'Misbehave', 'Talent']))
  })

  test('AVATAR-02 is defeated by as much damage as its Health, not by less', () => {
    const struck = (strikes: readonly string[]) =>
      scenario({ players: [{ crew: 'zoe', hand: [], strikes }, {}], combatZone: ['Salvage Patrol'] })
        .next('crew-strikes', 'Bruised Ribs')
        .begin()
        .choose('end')
    expect(struck(damageFor('zoe', 2)).main('zoe').down).toBe(false)
    expect(struck(damageFor('zoe', 1)).main('zoe').down).toBe(true)
  })

  test('AVATAR-03 has a Defense Value that only texts read', () => {
    const { defense } = avatarOf('mal')
    expect(defense).toBeGreaterThan(0)
    const game = scenario({
      players: [{ crew: 'mal', hand: [], strikes: damageFor('mal', 1) }, {}],
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Bruised Ribs')
      .begin()
      .choose('end')
    expect(game.main('mal').down).toBe(true)
    const reading = scenario({ players: [{ crew: 'mal', hand: [] }, {}], combatZone: ['Salvage Patrol'] })
      .next('crew-strikes', 'Thrown Against the Wall')
      .begin()
      .choose('end')
    expect(reading.main('mal').strikes.map(({ damage }) => damage)).toEqual([1])
  })

  test('AVATAR-04 has the text of its player’s Talents and Flaws', () => {
    for (const { crew, talent, flaw } of avatars) {
      expect(talent.abilities.length, crew).toBeGreaterThan(0)
      expect(flaw.abilities.length, crew).toBeGreaterThan(0)
    }
    const talents = scenario({
      players: [{ crew: 'wash', hand: ['Talent'], deck: ['Shiny'] }],
      verse: [{ hidden: 'Salvage Patrol' }],
    }).begin()
    talents.choose('Talent')
    expect(talents.names(talents.player().hand)).toEqual(['Shiny'])
    expect(talents.options()).toContain(
      'activate talent#1'.replace('#1', talents.state.turn.played[0]?.card.slice(6) ?? ''),
    )
    const flaws = scenario({ players: [{ crew: 'zoe', hand: ['Flaw', 'Shiny'] }] }).begin()
    // Zoe’s Flaw costs whoever has the least Health left a card.
    expect(flaws.names(flaws.player().hand)).toEqual([])
    expect(flaws.names(flaws.player().discard)).toEqual(['Shiny'])
  })

  test('AVATAR-05 has a Rank that texts read', () => {
    const game = scenario({
      players: [
        { crew: 'book', hand: ['Shiny'] },
        { crew: 'zoe', hand: [] },
      ],
      others: ['mal', 'river', 'simon'],
      attack: 9,
      verse: [{ hidden: 'Passenger with a Badge' }],
    })
      .next('crew-strikes', 'Grazed')
      .begin()
    // Without Kaylee, the highest-ranked Main Character is struck, player or not.
    game.choose('space-1')
    expect(game.main('mal').strikes.map(({ damage }) => damage)).toEqual([1])
  })

  test('AVATAR-06 texts depend on who is a Main Character', () => {
    const price = (others: readonly ['wash' | 'inara', 'mal', 'book', 'simon']) => {
      const game = scenario({
        players: [{ crew: 'zoe', hand: ['Shiny'] }],
        others,
        verse: ['Alliance Cruiser'],
        recruit: 9,
      }).begin()
      const before = game.state.turn.recruit
      game.choose(game.options().find((id) => id.startsWith('use e01-cruiser')) ?? '')
      return before - game.state.turn.recruit
    }
    expect(price(['inara', 'mal', 'book', 'simon']) - price(['wash', 'mal', 'book', 'simon'])).toBe(1)
  })

  test('AVATAR-08 that lies face-down has no Rank and is no Main Character, but can be healed', () => {
    const game = scenario({
      players: [{ crew: 'zoe', hand: ['Shiny'] }],
      others: [{ crew: 'mal', strikes: ['Grazed'], down: true }, 'book', 'simon', 'jayne'],
      verse: [{ hidden: 'Passenger with a Badge' }],
      operations: ['Infirmary Table'],
      recruit: 9,
      attack: 9,
    })
      .next('crew-strikes', 'Near Miss')
      .begin()
    game.choose('space-1')
    // The strike went to Zoe, who has the highest Rank of those who stand.
    expect(game.main('zoe').strikes).toHaveLength(1)
    game.choose(game.options().find((id) => id.startsWith('use e01-infirmary')) ?? '')
    expect(game.options()).toContain('mal')
    game.choose('mal')
    expect([game.main('mal').down, game.main('mal').strikes]).toEqual([false, []])
  })

  test('AVATAR-09 nobody can fight another player', () => {
    const game = scenario({ players: [{}, {}], attack: 99, combatZone: ['Salvage Patrol'] }).begin()
    const decision = game.decision()
    const fights = 'options' in decision ? decision.options.filter(({ group }) => group === 'fight') : []
    expect(fights.map(({ at }) => at)).toEqual([{ card: game.state.combatZone.cards[0] }])
  })
})
