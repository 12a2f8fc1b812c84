import { describe, expect, test } from 'vitest'
import { boxCard } from '../catalog/index.ts'
import { type Play, type Situation, scenario } from '../scenario.ts'
import { damageFor } from '../testing/strikes.ts'

/** Episodes: how one ends and the next begins. */

/** Episode B is about to end with the defeat of its last enemy. */
const endOfB = (situation: Situation = {}) =>
  scenario({
    players: [{ hand: ['Shiny'] }, {}, {}],
    letter: 'B',
    attack: 20,
    tasks: { 'defeat-patience': 'failed', 'defeat-dobson': 'failed' },
    verse: ['Reaver Raider'],
    ...situation,
  }).begin()

/** Ends it, and buys nothing. */
function goOn(game: Play): Play {
  game.choose('Reaver Raider')
  while (game.kind.startsWith('intermission')) game.choose(game.kind === 'intermission.vote' ? 'accept' : [])
  return game
}

const inVerse = ({ state }: Play) => state.verse.map(({ hidden }) => hidden.cards.length)

describe('the end of an Episode', () => {
  test('ENDEPISODE-01 ENDEPISODE-03 the active player discards and draws six', () => {
    const game = endOfB({
      players: [{ hand: ['Shiny', 'Misbehave'], deck: ['Shiny', 'Shiny', 'Shiny', 'Shiny', 'Shiny', 'Misbehave'] }, {}],
    })
    game.choose('Reaver Raider')
    expect(game.names(game.player(0).hand).toSorted()).toEqual([
      'Misbehave',
      'Shiny',
      'Shiny',
      'Shiny',
      'Shiny',
      'Shiny',
    ])
    expect(game.names(game.player(0).discard)).toEqual(expect.arrayContaining(['Shiny', 'Misbehave']))
  })

  test('ENDEPISODE-03 Coordinated cards go home', () => {
    const game = endOfB({
      players: [{ hand: ['Shiny'] }, { crew: 'zoe', hand: ['Plot a Course'], discard: [] }],
      others: ['mal', 'jayne', 'book'],
    })
    game.choose('Plot a Course', 1)
    game.choose('Reaver Raider')
    expect(game.names(game.player(1).discard)).toEqual(['Plot a Course'])
  })

  test('ENDEPISODE-02 after Episode C the game is over', () => {
    const game = scenario({
      players: [{ hand: ['Shiny'] }, {}],
      letter: 'C',
      attack: 20,
      tasks: { 'lift-crates': 'done', 'off-the-train': 'failed' },
      verse: ['Crow'],
    }).begin()
    game.choose('Crow')
    expect([game.kind, game.state.end, game.match.over]).toEqual(['over', 'won', true])
    // Nothing follows: no Cleanup, no Inter-Mission.
    expect(game.names(game.player(0).hand)).toEqual(['Shiny'])
  })

  test('ENDEPISODE-05 NEXT-05 the next player begins the next Episode, and play goes on clockwise', () => {
    const game = goOn(endOfB({ turn: 1, players: [{}, { hand: ['Shiny'] }, {}] }))
    expect([game.state.letter, game.state.active]).toEqual(['C', 2])
    while (game.state.active === 2) game.choose(game.kind === 'action' ? 'end' : (game.options()[0] ?? true))
    expect(game.state.active).toBe(0)
  })

  test('OPEN-52 a next player who is defeated is skipped', () => {
    const game = goOn(
      endOfB({ players: [{ hand: ['Shiny'] }, { crew: 'book', strikes: damageFor('book'), down: true }, {}] }),
    )
    expect([game.state.letter, game.state.active]).toEqual(['C', 2])
  })

  test('ENDEPISODE-06 ENDEPISODE-07 OPEN-04 what lies in the ’Verse, the Combat Zone and Operations goes to Defeated Cards', () => {
    const game = endOfB({
      verse: ['Reaver Raider', { hidden: 'Patience', attached: [] }, 'Salvage Claim'],
      combatZone: ['Payroll Guard'],
      operations: ['Hard Turn'],
      credits: 5,
    })
    const flaws = game.state.flaws.cards.length
    game.choose('Reaver Raider')
    const { verse, combatZone, operations } = game.state
    const left = [combatZone, operations, ...verse.flatMap(({ hidden, shown, attached }) => [hidden, shown, attached])]
    expect(left.flatMap(({ cards }) => cards)).toEqual([])
    const gone = game.names(game.state.defeatedCards)
    expect(gone).toEqual(expect.arrayContaining(['Patience', 'Salvage Claim', 'Payroll Guard', 'Hard Turn']))
    // The Side Jobs neither succeeded nor failed.
    expect([game.state.flaws.cards.length, game.state.besideSerenity]).toEqual([flaws, []])
  })

  test('OPEN-04 a card in Operations is not scanned, pushed or fought there, and does not strike', () => {
    const game = scenario({
      players: [{ hand: ['Shiny'] }, {}],
      attack: 20,
      quietTurns: 0,
      operations: ['Salvage Patrol', 'Marked Cargo'],
    }).begin()
    const decision = game.decision()
    const deeds = 'options' in decision ? decision.options.map(({ group }) => group) : []
    expect(deeds).not.toContain('fight')
    expect(deeds).not.toContain('scan')
    game.choose('end')
    expect(game.main('mal').strikes).toEqual([])
    expect(game.names(game.state.operations)).toEqual(['Salvage Patrol', 'Marked Cargo'])
  })

  test('ENDEPISODE-08 cards left in the deck go face-up to Defeated Cards', () => {
    const game = endOfB()
    const left = game.state.episodeDeck.cards.filter((card) => boxCard(card).kind !== 'inevitable')
    expect(left.length).toBeGreaterThan(0)
    game.choose('Reaver Raider')
    expect(game.match.view(null).defeatedCards.cards).toEqual(expect.arrayContaining(left))
  })

  test('ENDEPISODE-09 the Inevitable card is put aside as it lay: unseen from the deck, face-up from the Combat Zone', () => {
    const unseen = endOfB().choose('Reaver Raider')
    expect(unseen.state.timers.cards).toEqual([])
    expect(unseen.match.view(0).unseenTimers).toMatchObject({ cards: [], backs: ['inevitable'] })
    const seen = scenario({
      letter: 'B',
      attack: 20,
      tasks: { 'defeat-patience': 'failed', 'defeat-dobson': 'failed' },
      combatZone: ['Closing Net', 'Reaver Raider'],
    })
      .only('episode')
      .begin()
      .choose('Reaver Raider')
    expect(seen.names(seen.state.timers)).toEqual(['Closing Net'])
  })

  test('ENDEPISODE-01 breaks off an effect in its middle', () => {
    // The text of the Spare Part completes a task, and then the Salvage Captain strikes.
    const using = (tasks: Situation['tasks']) => {
      const game = scenario({
        players: [{ hand: ['Shiny'] }, {}],
        letter: 'C',
        episodeC: '9',
        recruit: 20,
        tasks: { 'put-out-fire': 'done', 'restore-air': 'done', ...tasks },
        verse: ['Salvage Captain'],
        operations: ['Spare Part'],
      })
        .next('crew-strikes', 'Near Miss')
        .begin()
      return game.choose(game.options().find((id) => id.startsWith('use e09-part')) ?? '')
    }
    const going = using({})
    expect([going.state.end, going.main('mal').strikes.length]).toEqual([null, 1])
    const over = using({ 'fit-part': 'done' })
    expect([over.state.end, over.main('mal').strikes.length]).toEqual(['won', 0])
  })
})

describe('the next Episode', () => {
  test('NEXT-01 EPISODE-01 its deck and its Objective take their places', () => {
    const game = endOfB()
    const waiting = [...(game.state.waiting.C?.cards ?? [])]
    goOn(game)
    expect(Object.keys(game.state.tasks)).toEqual(['lift-crates', 'off-the-train', 'answer-crow'])
    expect(game.state.waiting.C).toBeUndefined()
    const now = [...game.state.episodeDeck.cards, ...game.state.verse.flatMap(({ hidden }) => hidden.cards)]
    expect(now.toSorted()).toEqual(waiting.toSorted())
  })

  test('NEXT-03 OPEN-23 the third begins with four cards, the first drawn furthest left, and nothing is turned up', () => {
    const game = endOfB()
    const order = (game.state.waiting.C?.cards ?? []).toReversed()
    // The quiet turn of the scenario is over, so an Episode Phase adds a fifth.
    goOn(game)
    const cards = game.state.verse.map(({ hidden }) => hidden.cards[0])
    expect(cards).toEqual(order.slice(0, 5).toReversed())
    expect(game.state.combatZone.cards).toEqual([])
  })

  test('NEXT-02 the second begins with two', () => {
    const game = scenario({
      players: [{ hand: ['Shiny'] }, {}],
      recruit: 20,
      tasks: { 'keep-cargo': 'failed', 'slip-cruiser': 'failed' },
      operations: ['Infirmary Table'],
    }).begin()
    const order = (game.state.waiting.B?.cards ?? []).toReversed()
    game.choose(game.options().find((id) => id.startsWith('use e01-infirmary')) ?? '')
    expect(inVerse(game)).toEqual([1, 1, 1, 0, 0])
    expect(game.state.verse.slice(0, 3).map(({ hidden }) => hidden.cards[0])).toEqual(order.slice(0, 3).toReversed())
  })

  test('NEXT-06 has no turns of preparation', () => {
    const game = scenario({
      players: [{ hand: ['Shiny'] }, {}, {}, {}],
      quietTurns: 9,
      recruit: 20,
      tasks: { 'keep-cargo': 'failed', 'slip-cruiser': 'failed' },
      operations: ['Infirmary Table'],
    }).begin()
    game.choose(game.options().find((id) => id.startsWith('use e01-infirmary')) ?? '')
    expect([game.state.letter, game.state.preparation]).toEqual(['B', 0])
    expect(inVerse(game)).toEqual([1, 1, 1, 0, 0])
  })
})
