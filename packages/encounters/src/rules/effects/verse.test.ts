import { describe, expect, test } from 'vitest'
import { scenario } from '../../scenario.ts'
import { doing, enemy, quiet } from '../../testing/aids.ts'
import { attackOf, hasKeyword } from '../enemies.ts'
import { scanCost } from '../scan.ts'

const hidden = [{ hidden: 'Salvage Patrol' }, { hidden: 'Salvage Patrol' }, { hidden: 'Bowler-Hat Toughs' }] as const

describe('scan, look', () => {
  test('so many hidden cards of your choice, one by one, free; compulsory unless up to', () => {
    const scan = doing({ do: 'scan', n: 2 })
    const game = quiet({ players: [{ hand: [scan, 'Shiny'] }], verse: hidden }).begin()
    game.choose(scan)
    expect(game.decision()).toMatchObject({ kind: 'scan.free', min: 1 })
    game.choose(['space-3']).choose(['space-1'])
    expect(game.state.verse.map(({ shown }) => shown.cards.length)).toEqual([1, 0, 1, 0, 0])
    const upTo = doing({ do: 'scan', n: 1, upTo: true })
    const free = quiet({ players: [{ hand: [upTo, 'Shiny'] }], verse: hidden }).begin()
    free.choose(upTo)
    expect(free.decision()).toMatchObject({ min: 0 })
  })

  test('a look shows hidden cards to you alone, and you go on knowing them', () => {
    const look = doing({ do: 'look', n: 2 })
    const game = quiet({ players: [{ hand: [look, 'Shiny'] }, {}], verse: hidden }).begin()
    game.choose(look).choose(['space-1', 'space-3'], 0)
    expect(game.match.view(0).verse.map(({ hidden: zone }) => zone.known?.length ?? 0)).toEqual([1, 0, 1, 0, 0])
    expect(game.match.view(1).verse.map(({ hidden: zone }) => zone.known?.length ?? 0)).toEqual([0, 0, 0, 0, 0])
  })
})

describe('add-episode, move, send, attach', () => {
  test('so many cards are added one by one', () => {
    const add = doing({ do: 'add-episode', n: 2 })
    const game = quiet({ players: [{ hand: [add, 'Shiny'] }] }).begin()
    game.choose(add)
    expect(game.state.verse.map(({ hidden: zone }) => zone.cards.length)).toEqual([1, 1, 0, 0, 0])
  })

  test('a move to the right into an occupied space swaps the two, step by step', () => {
    const move = doing({ do: 'move', what: 'verse-card', dir: 'right', n: 2 })
    const game = quiet({ players: [{ hand: [move, 'Shiny'] }], verse: ['Crow', 'Salvage Patrol', 'Dobson'] }).begin()
    game.choose(move).choose('space-3')
    expect(game.state.verse.map(({ shown }) => game.names(shown)[0] ?? null).slice(0, 3)).toEqual([
      'Dobson',
      'Crow',
      'Salvage Patrol',
    ])
  })

  test('a card is sent to the Combat Zone, to Operations, to a space, or to the Defeated Cards', () => {
    const send = (to: 'combat-zone' | 'operations' | 'defeated' | { space: 5 }) => {
      const card = doing({ do: 'send', what: { one: { name: 'Crow' } }, to })
      const game = quiet({ players: [{ hand: [card, 'Shiny'] }], verse: ['Crow'] }).begin()
      return game.choose(card).state
    }
    expect(send('combat-zone').combatZone.cards).toEqual(['e03-crow'])
    expect(send('operations').operations.cards).toEqual(['e03-crow'])
    expect(send({ space: 5 }).verse[4]?.shown.cards).toEqual(['e03-crow'])
    expect(send('defeated').defeatedCards.cards).toEqual(['e03-crow'])
  })

  test('to the space of the card scanned last; what is there is pushed', () => {
    const game = quiet({
      players: [{ crew: 'jayne', hand: ['Misbehave', 'Misbehave', 'Shiny'] }],
      letter: 'C',
      episodeC: '15',
      verse: ['Jubal Early', null, { hidden: 'Salvage Patrol' }],
    }).begin()
    game.path('Misbehave', 'Misbehave', 'space-3')
    expect(game.state.verse.map(({ shown }) => game.names(shown)[0] ?? null)).toEqual([
      null,
      null,
      'Jubal Early',
      'Salvage Patrol',
      null,
    ])
  })

  test('attached to the space where it is, to one of your choice, or to a number', () => {
    const game = quiet({
      players: [{ hand: ['Misbehave', 'Misbehave', 'Misbehave', 'Misbehave', 'Shiny'] }],
      letter: 'B',
      episodeB: '14',
      operations: ['Barricades'],
    }).begin()
    game.path('Misbehave', 'Misbehave', 'Misbehave', 'Misbehave', 'Barricades')
    expect(game.kind).toBe('attach.space')
    game.choose('space-2')
    expect(game.names(game.state.verse[1]?.attached ?? [])).toEqual(['Barricades'])
  })
})

describe('modifiers', () => {
  test('enemy-attack: of one chosen, of the strongest, of all that fit, of all others; until the turn ends', () => {
    const lower = doing({
      do: 'modify',
      modifier: { mod: 'enemy-attack', n: -2, what: 'one-enemy' },
      until: 'end-of-turn',
    })
    const raise = doing({
      do: 'modify',
      modifier: { mod: 'enemy-attack', n: 2, what: 'strongest-enemy' },
      until: 'end-of-turn',
    })
    const game = quiet({
      players: [{ hand: [lower, raise, 'Shiny'] }],
      letter: 'C',
      verse: ['Crow', "Niska's Collectors"],
    }).begin()
    const attacks = () => ['e03-crow', 'e03-collectors#1'].map((card) => attackOf(game.table(), card))
    const [crow = 0, collectors = 0] = attacks()
    game.choose(lower).choose("Niska's Collectors").choose(raise)
    expect(attacks()).toEqual([crow + 2, collectors - 2])
    game.choose('end')
    expect(attacks()).toEqual([crow, collectors])
  })

  test('an amount is fixed when the text is followed', () => {
    const lower = doing({
      do: 'modify',
      modifier: {
        mod: 'enemy-attack',
        n: { count: 'classes-played', times: -1, max: 4 },
        what: { one: { type: 'enemy', notDescriptor: 'reaver' } },
      },
      until: 'end-of-turn',
    })
    const game = quiet({
      players: [{ hand: ['Warm Welcome', lower, 'Listening', 'Shiny'] }, {}],
      verse: ['Crow', 'Reaver Boarders'],
    }).begin()
    const crow = attackOf(game.table(), 'e03-crow')
    game.choose('Warm Welcome', 0).choose(lower, 0)
    expect(attackOf(game.table(), 'e03-crow')).toBe(crow - 1)
    game.choose('Listening', 0)
    expect(attackOf(game.table(), 'e03-crow')).toBe(crow - 1)
  })

  test('lose-keyword: the keyword is gone', () => {
    const shown = quiet({
      players: [{ hand: ['Misbehave', 'Shiny'] }],
      verse: [null, null, null, null, { hidden: 'Drifting Reaver Ship' }],
    }).begin()
    expect(hasKeyword(shown.table(), 'e01-reaver-ship', 'escape')).toBe(true)
    shown.path('Misbehave', 'space-5')
    expect(hasKeyword(shown.table(), 'e01-reaver-ship', 'escape')).toBe(false)
  })

  test('scan-cost: a reduction stops at its least, increases come first', () => {
    const cheaper = doing({ do: 'modify', modifier: { mod: 'scan-cost', n: -1, min: 1 }, until: 'end-of-turn' })
    const dearer = doing({ do: 'modify', modifier: { mod: 'scan-cost', n: 2 }, until: 'end-of-turn' })
    const game = quiet({ players: [{ hand: [cheaper, dearer, 'Shiny'] }] }).begin()
    const costs = () => [0, 1, 2, 3, 4].map((space) => scanCost(game.table(), space))
    expect(costs()).toEqual([3, 2, 2, 1, 1])
    expect(game.choose(cheaper) && costs()).toEqual([2, 1, 1, 1, 1])
    expect(game.choose(dearer) && costs()).toEqual([4, 3, 3, 2, 2])
  })

  test('end-of-round: until every player has had one turn, this one included, skipped turns too', () => {
    const dearer = doing({ do: 'modify', modifier: { mod: 'scan-cost', n: 1 }, until: 'end-of-round' })
    const game = quiet({
      players: [
        { crew: 'mal', hand: [dearer, 'Shiny'] },
        { crew: 'kaylee', strikes: ['Gut Wound', 'Point-Blank Shot'], down: true },
        { crew: 'zoe', hand: [] },
      ],
    }).begin()
    game.path(dearer, 'end')
    expect(scanCost(game.table(), 4)).toBe(2)
    game.choose('end')
    expect(scanCost(game.table(), 4)).toBe(1)
  })

  test('skip-add: the next instructions to add a card do nothing, as many as it says', () => {
    const skip = doing({ do: 'modify', modifier: { mod: 'skip-add', n: 2 }, until: 'used' })
    const add = doing({ do: 'add-episode', n: 3 })
    const game = quiet({ players: [{ hand: [skip, add, 'Shiny'] }] }).begin()
    game.path(skip, add)
    expect(game.state.verse.flatMap(({ hidden: zone }) => zone.cards)).toHaveLength(1)
  })

  test('move-inevitable needs the card in play', () => {
    const back = doing({ do: 'move-inevitable', n: 2 }, { do: 'if-done', effects: [], else: [{ do: 'recruit', n: 1 }] })
    const game = quiet({ players: [{ hand: [back, 'Shiny'] }] }).begin()
    game.choose(back)
    expect(game.state.turn.recruit).toBe(1)
    const inPlay = quiet({
      players: [{ hand: [back, 'Shiny'] }],
      verse: [null, null, null, { hidden: 'Closing Net' }],
      counted: [0],
    }).begin()
    inPlay.choose(back)
    expect(inPlay.state.verse[1]?.hidden.cards).toEqual(['inev-closing-net'])
    expect(inPlay.state.counted).toEqual([])
  })
})

test('this-moves: a card that is pushed changes its space as well', () => {
  const grows = enemy({
    abilities: [
      {
        in: 'ongoing',
        when: 'this-moves',
        effects: [{ do: 'modify', modifier: { mod: 'enemy-attack', n: 1, what: 'this' }, until: 'end-of-episode' }],
      },
    ],
  })
  const game = scenario({ players: [{ hand: [] }, { hand: [] }], quietTurns: 0, verse: [grows] }).begin()
  expect(attackOf(game.table(), grows)).toBe(4)
  game.choose('end')
  expect(attackOf(game.table(), grows)).toBe(5)
})
