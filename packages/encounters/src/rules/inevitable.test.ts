import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { quiet, strikers, strikesOn } from '../testing/aids.ts'
import { damageFor } from '../testing/strikes.ts'
import { textsInPlay } from './in-force.ts'
import { openSpaces } from './numbers.ts'

/** Where the Inevitable card is: the number of its space, or 'out' in the Combat Zone. */
function timerAt({ state }: ReturnType<ReturnType<typeof scenario>['begin']>): number | 'out' | null {
  const isTimer = (card: string) => card.startsWith('inev-')
  if (state.combatZone.cards.some(isTimer)) return 'out'
  const at = state.verse.findIndex(({ hidden, shown }) => [...hidden.cards, ...shown.cards].some(isTimer))
  return at < 0 ? null : at + 1
}

const closing = { hidden: 'Closing Net' }

describe('the timer of an Episode', () => {
  test('INEVITABLE-01 every Episode deck ends with an Inevitable card', () => {
    const { state } = scenario({ players: [{}, {}] }).begin()
    const decks = [state.episodeDeck, ...Object.values(state.waiting)]
    expect(decks).toHaveLength(3)
    for (const { cards } of decks) expect(cards.filter((card) => card.startsWith('inev-'))).toEqual([cards[0]])
  })

  test('INEVITABLE-02 its back tells everybody what it is, but not which one', () => {
    const [one, other] = ['Closing Net', 'Last Warning'].map((card) =>
      quiet({ players: [{ hand: [] }], verse: [null, { hidden: card }, { hidden: 'Marked Cargo' }] }).begin(),
    )
    const seen = one?.match.view(null).verse.map(({ hidden }) => hidden.backs)
    expect(seen?.[1]).toEqual(['inevitable'])
    expect(seen?.[2]).not.toEqual(['inevitable'])
    expect(other?.match.view(null).verse).toEqual(one?.match.view(null).verse)
  })

  test('INEVITABLE-03 SCAN-05 FIGHT-09 OPEN-51 it cannot be scanned, fought or meant by any effect', () => {
    const hand = ['Misbehave', 'Misbehave', 'Misbehave', 'Misbehave', 'Misbehave', 'Talent']
    const hidden = quiet({ players: [{ crew: 'wash', hand }], verse: [null, null, closing] }).begin()
    hidden.path('Misbehave', 'Misbehave', 'Misbehave', 'Talent')
    expect(hidden.options().filter((id) => id.startsWith('space'))).toEqual([])
    // Wash's Talent scans a hidden card: there is none.
    hidden.choose('Talent')
    expect(hidden.kind).toBe('action')
    expect(hidden.state.verse[2]?.hidden.cards).toEqual(['inev-closing-net'])
    const out = quiet({ players: [{ crew: 'mal', hand }], combatZone: ['No More Running'] }).begin()
    out.path('Misbehave', 'Misbehave', 'Misbehave', 'Misbehave', 'Misbehave')
    expect(out.options().filter((id) => id.startsWith('inev'))).toEqual([])
  })

  test('INEVITABLE-04 every instruction to add an Episode card moves it one space instead', () => {
    const game = scenario({
      players: [{ crew: 'wash', hand: ['Flaw'] }],
      quietTurns: 0,
      verse: [closing],
    }).begin()
    // Once by the Episode Phase, once by Wash's Flaw, which adds a card where there is nothing to discard.
    expect(timerAt(game)).toBe(3)
    expect(game.told().filter((kind) => kind === 'timer-moved')).toHaveLength(2)
    expect(game.told()).not.toContain('added')
  })

  test('INEVITABLE-05 STATIONARY-05 it pushes what is in its way, Stationary cards too', () => {
    const game = scenario({
      players: [{ hand: [] }],
      letter: 'C',
      quietTurns: 0,
      verse: [closing, 'Sheriff Bourne', "Niska's Collectors"],
    }).begin()
    expect(timerAt(game)).toBe(2)
    expect(game.state.verse.map(({ shown }) => game.names(shown)[0] ?? null)).toEqual([
      null,
      null,
      'Sheriff Bourne',
      "Niska's Collectors",
      null,
    ])
  })

  test('INEVITABLE-06 OPEN-46 spaces to its right are no longer part of the game', () => {
    const attached = { attached: ['Sealed Doors'] }
    const game = quiet({
      players: [{ crew: 'mal', hand: ['Misbehave', 'Misbehave', 'Misbehave'] }],
      episodeA: '10',
      verse: [
        attached,
        null,
        closing,
        'Hospital Security',
        { hidden: 'Medicine Vault', attached: ['Layered Ball Gown'] },
      ],
      episodeB: '5',
    }).begin()
    expect(openSpacesOf(game)).toBe(2)
    expect(textsOn(game, 'Sealed Doors')).toBe(0)
    expect(textsOn(game, 'Layered Ball Gown')).toBe(1)
  })

  test('OPEN-46 a card attached to its own space goes on working', () => {
    const game = quiet({
      players: [{ hand: [] }],
      episodeA: '10',
      verse: [null, { ...closing, attached: ['Sealed Doors'] }],
    }).begin()
    expect(textsOn(game, 'Sealed Doors')).toBe(1)
  })

  test('INEVITABLE-07 entering the Combat Zone it is turned face-up', () => {
    const game = scenario({
      players: [{ hand: [] }, {}],
      quietTurns: 0,
      verse: [null, null, null, null, closing],
    }).begin()
    expect(timerAt(game)).toBe('out')
    expect(game.names(game.match.view(null).combatZone)).toEqual(['Closing Net'])
  })

  test('OPEN-47 once it is there, an instruction to add a card does nothing', () => {
    const game = scenario({ players: [{ hand: [] }, {}], quietTurns: 0, combatZone: ['No More Running'] }).begin()
    expect(game.state.verse.flatMap(({ hidden }) => hidden.cards)).toEqual([])
    expect(game.told()).not.toContain('added')
  })

  test('OPEN-48 it pushes only what it needs to push: a gap ahead of it stays', () => {
    const game = scenario({
      players: [{ hand: [] }, {}],
      quietTurns: 0,
      verse: [closing, 'Salvage Patrol', null, 'Bowler-Hat Toughs'],
    }).begin()
    expect(game.state.verse.map(({ shown }) => game.names(shown)[0] ?? null)).toEqual([
      null,
      null,
      'Salvage Patrol',
      'Bowler-Hat Toughs',
      null,
    ])
  })

  test('OPEN-82 no card is moved into its space or past it', () => {
    const game = quiet({
      players: [{ crew: 'mal', hand: ['Thread the Canyon'] }],
      others: ['kaylee', 'zoe', 'jayne', 'book'],
      verse: [null, closing, { hidden: 'Marked Cargo' }],
    }).begin()
    game.path('Thread the Canyon', true)
    expect(game.state.verse[2]?.hidden.cards).toEqual(['e01-cargo'])
  })
})

describe('its count', () => {
  test('INEVITABLE-08 it strikes in each Strike Phase', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'zoe', hand: [] },
        { crew: 'book', hand: [] },
      ],
      combatZone: ['No More Running'],
    })
      .next('crew-strikes', 'Grazed', 'Knife Cut')
      .begin()
    game.path('end', 'end')
    expect([strikesOn(game, 'mal'), strikesOn(game, 'zoe')]).toEqual([['Grazed'], ['Knife Cut']])
  })

  test('INEVITABLE-09 INEVITABLE-14 INEVITABLE-17 after a Strike Phase on every player’s turn the Episode ends and what is open fails', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'zoe', hand: [] },
      ],
      combatZone: ['No More Running'],
      credits: 4,
    })
      .next('crew-strikes', 'Grazed', 'Knife Cut')
      .begin()
    game.choose('end')
    expect(game.state.counted).toEqual([0])
    expect(game.state.letter).toBe('A')
    game.choose('end')
    expect(game.state.tasks).toEqual({ 'keep-cargo': 'failed', 'slip-cruiser': 'failed', 'tend-wounded': 'failed' })
    // Zoe's turn ended as usual: she has her new hand.
    expect(game.player(1).hand.cards).toHaveLength(6)
  })

  test('INEVITABLE-10 OBJECTIVE-14 if a Mandatory Objective is among them, the game is lost', () => {
    const game = quiet({ players: [{ hand: [] }], letter: 'C', combatZone: ['No More Running'] }).begin()
    game.choose('end')
    expect(game.state.end).toBe('mandatory-failed')
  })

  test('INEVITABLE-11 INEVITABLE-12 INEVITABLE-13 INEVITABLE-16 DEFEATED-20 the book’s example: it enters on Mal’s turn, Zoe is skipped, Wash avoids', () => {
    const game = scenario({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'zoe', strikes: ['Gut Wound', 'Point-Blank Shot', 'Flesh Wound'], down: true },
        { crew: 'wash', hand: ['Old Training', 'Quiet Counsel', 'Shiny'], deck: ['Shiny', 'Shiny'] },
      ],
      others: ['jayne', 'kaylee'],
      quietTurns: 0,
      verse: [null, null, null, null, { hidden: 'No More Running' }],
    })
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose('end', 0)
    expect(strikesOn(game, 'mal')).toEqual(['Grazed'])
    expect(game.state.counted).toEqual([0, 1])
    game.choose('Quiet Counsel', 2).choose([], 2).choose('Play Old Training', 2).choose('end', 2)
    expect(game.kind).toBe('strike.avoid')
    game.choose(true, 2)
    expect(strikesOn(game, 'wash')).toEqual([])
    expect(game.told()).toContain('time-up')
    expect(strikers(game)).toEqual(['No More Running', 'No More Running'])
  })

  test('INEVITABLE-15 an effect that moves it resets the count as if it had never entered', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: ['Drill Sergeant', 'Drill Sergeant', 'Drill Sergeant'] },
        { crew: 'book', hand: [] },
      ],
      others: ['kaylee', 'jayne', 'wash'],
      episodeC: '12',
      letter: 'C',
      combatZone: ['Closing Net', 'Stalled Bin Shuttle'],
      counted: [1],
    }).begin()
    game.path('Drill Sergeant', 'Drill Sergeant', [], 'Drill Sergeant', [], 'Fight Stalled Bin Shuttle')
    expect(timerAt(game)).toBe(4)
    expect(game.state.counted).toEqual([])
    // It lies open now, and moves on from there.
    expect(game.names(game.state.verse[3]?.shown ?? [])).toEqual(['Closing Net'])
  })

  test('OPEN-49 when the last player not yet counted is defeated, the count is complete as that turn is skipped', () => {
    const game = quiet({
      players: [
        { crew: 'mal', hand: [] },
        { crew: 'kaylee', strikes: damageFor('kaylee', 2), hand: [] },
      ],
      combatZone: ['No More Running', 'Alliance Cruiser'],
    })
      .next('crew-strikes', 'Grazed', 'Knife Cut')
      .next('ship-strikes', 'Jolted Decks')
      .begin()
    game.choose('end')
    game.choose('kaylee')
    expect(game.main('kaylee').down).toBe(true)
    expect(game.told()).toContain('time-up')
    expect(game.player(0).hand.cards).toHaveLength(6)
  })

  test('OPEN-50 whoever was skipped and is healed while the count runs stays counted', () => {
    const game = quiet({
      players: [
        { crew: 'simon', hand: ['Talent'] },
        { crew: 'kaylee', strikes: ['Gut Wound', 'Point-Blank Shot'], down: true },
        { crew: 'zoe', hand: [] },
      ],
      combatZone: ['No More Running'],
      counted: [1, 2],
    }).begin()
    game.path('Talent', 'Talent', 'Gut Wound', 'end')
    expect(game.main('kaylee').down).toBe(false)
    expect(game.told()).toContain('time-up')
  })
})

type Game = ReturnType<ReturnType<typeof scenario>['begin']>

function openSpacesOf(game: Game): number {
  return openSpaces(game.table()).length
}

function textsOn(game: Game, called: string): number {
  return textsInPlay(game.table()).filter(({ context }) => context.card && game.names([context.card])[0] === called)
    .length
}
