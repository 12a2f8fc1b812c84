import { describe, expect, test } from 'vitest'
import { boxCard } from '../catalog/index.ts'
import { difficultyFields } from '../difficulty.ts'
import { optionFields, readOptions } from '../options.ts'
import { Play, type Situation, scenario } from '../scenario.ts'
import { damageFor } from '../testing/strikes.ts'
import { avatarOf } from './table.ts'

/** What makes the game easier or harder. */

const newGame = (options: object) => Play.newGame({ players: 3, ...options }, 'sfc32:difficulty')

const ownCards = (game: Play, seat: number) => {
  const { deck, hand, discard } = game.player(seat)
  return game.names([...deck.cards, ...hand.cards, ...discard.cards])
}
const countOf = (names: readonly string[], wanted: string) => names.filter((name) => name === wanted).length
const hiddenIn = ({ state }: Play) => state.verse.map(({ hidden }) => hidden.cards.length)

/** How many Side Jobs the second and the third mini-deck have. */
const sideJobs = ({ state }: Play) =>
  (['B', 'C'] as const).map(
    (letter) => state.waiting[letter]?.cards.filter((card) => boxCard(card).kind === 'side-job').length,
  )

const doneA = { 'keep-cargo': 'done', 'slip-cruiser': 'done', 'tend-wounded': 'done' } as const
const doneB = { 'defeat-patience': 'done', 'defeat-dobson': 'done', 'outrun-reavers': 'done' } as const

/** Up to the first turn of the Episode after the one that is over as the situation begins. */
function next(situation: Situation): Play {
  const game = scenario({ players: [{}, {}], ...situation }).begin()
  while (game.kind.startsWith('intermission')) game.choose(game.kind === 'intermission.vote' ? 'accept' : [])
  return game
}
const toB = (situation: Situation) => next({ tasks: doneA, ...situation })
const toC = (situation: Situation) => next({ letter: 'B', tasks: doneB, ...situation })

describe('options of difficulty', () => {
  test('DIFFICULTY-01 are described as data and may be combined at will', () => {
    for (const field of Object.keys(difficultyFields)) expect(optionFields).toHaveProperty(field)
    const all = { sideJobs: 2, preparation: 2, startA: 1, startB: 3, startC: 5, talents: 2, laterTalents: ['B'] }
    const options = {
      ...all,
      bonusCredits: 2,
      toughness: true,
      flaws: ['A', 'C'],
      defeatedTurns: true,
      oneDefeat: true,
    }
    expect(readOptions(options)).toMatchObject(options)
    expect(newGame(options).match.over).toBe(false)
  })

  test('DIFFICULTY-02 DIFFICULTY-10 more or fewer Side Jobs in every mini-deck', () => {
    expect(sideJobs(newGame({}))).toEqual([2, 2])
    expect(sideJobs(newGame({ sideJobs: 1 }))).toEqual([3, 3])
    expect(sideJobs(newGame({ sideJobs: -1 }))).toEqual([1, 1])
    expect(sideJobs(newGame({ sideJobs: -4 }))).toEqual([0, 0])
  })

  test('OPEN-71 never more than four in each, of twelve', () => {
    expect(sideJobs(newGame({ sideJobs: 4 }))).toEqual([4, 4])
    expect(sideJobs(newGame({ players: 5, sideJobs: 4 }))).toEqual([4, 4])
  })

  test('DIFFICULTY-03 one or two more turns of preparation for each player', () => {
    expect(newGame({ preparation: 1 }).state.preparation).toBe(3)
    expect(newGame({ players: 4, preparation: 2 }).state.preparation).toBe(12)
    const game = newGame({ players: 2, preparation: 1 })
    const cards = [0, 0, 0].map(() => {
      const hidden = hiddenIn(game).filter((n) => n > 0).length
      game.choose('end')
      return hidden
    })
    expect(cards).toEqual([0, 0, 1])
  })

  test('DIFFICULTY-04 DIFFICULTY-12 the second Episode begins with fewer or more than two cards', () => {
    // The Episode Phase of the first turn adds one.
    expect(hiddenIn(toB({ startB: 0 }))).toEqual([1, 0, 0, 0, 0])
    expect(hiddenIn(toB({ startB: 1 }))).toEqual([1, 1, 0, 0, 0])
    expect(hiddenIn(toB({ startB: 4 }))).toEqual([1, 1, 1, 1, 1])
  })

  test('DIFFICULTY-05 DIFFICULTY-13 the third begins with fewer than four, or with five', () => {
    expect(hiddenIn(toC({ startC: 1 }))).toEqual([1, 1, 0, 0, 0])
    const game = toC({ startC: 5, players: [{ hand: [] }, { hand: [] }] })
    expect(game.state.verse.every(({ hidden, shown }) => hidden.cards.length + shown.cards.length === 1)).toBe(true)
    expect(game.state.episodeDeck.cards.length).toBe(12 + 1 + 1 - 6)
  })

  test('DIFFICULTY-11 the first begins with some, face-down', () => {
    const game = newGame({ startA: 3 })
    expect(hiddenIn(game)).toEqual([1, 1, 1, 1, 0])
    expect(game.match.view(0).verse.flatMap(({ hidden }) => hidden.cards)).toEqual([])
  })

  test('DIFFICULTY-06 DIFFICULTY-14 two Talents in each starting deck, or none', () => {
    for (const talents of [0, 1, 2]) {
      const game = newGame({ talents })
      for (const seat of [0, 1, 2]) expect(countOf(ownCards(game, seat), 'Talent')).toBe(talents)
      expect(game.state.talents.cards).toHaveLength(15 - 3 * talents)
    }
  })

  test('DIFFICULTY-07 OPEN-72 one more Talent for each before the second or the third Episode, gained', () => {
    const talents = (game: Play) => [0, 1].map((seat) => countOf(game.names(game.player(seat).discard), 'Talent'))
    expect(talents(toB({ laterTalents: ['B'] }))).toEqual([1, 1])
    expect(talents(toB({ laterTalents: ['C'] }))).toEqual([0, 0])
    expect(talents(toC({ laterTalents: ['C'] }))).toEqual([1, 1])
  })

  test('DIFFICULTY-08 bonus Credits at every count', () => {
    const credits = (situation: Situation) =>
      scenario({ tasks: doneA, ...situation }).begin().state.interMission?.credits
    expect(credits({ credits: 2, bonusCredits: 3 })).toBe(5)
    expect(credits({ letter: 'B', tasks: doneB, bonusCredits: 5 })).toBe(5)
  })

  test('DIFFICULTY-09 the Defense Value counts as Health for players', () => {
    const { defense } = avatarOf('kaylee')
    const down = (toughness: boolean, short: number) =>
      scenario({
        players: [{ crew: 'kaylee', hand: [], strikes: damageFor('kaylee', short) }, {}],
        toughness,
        combatZone: ['Salvage Patrol'],
      })
        .next('crew-strikes', 'Bruised Ribs')
        .begin()
        .choose('end')
        .main('kaylee').down
    expect([down(false, 1), down(true, 1), down(true, 1 - defense)]).toEqual([true, false, true])
  })

  test('DIFFICULTY-15 OPEN-72 a Flaw for each as Episodes begin: in the deck before the first, gained later', () => {
    const game = newGame({ flaws: ['A'] })
    const flaws = game.state.flaws.cards.length
    const dealt = [0, 1, 2].map((seat) => countOf(ownCards(game, seat), 'Flaw'))
    // Whoever begins may have drawn and played theirs.
    expect(dealt.reduce((sum, n) => sum + n, flaws)).toBe(20)
    expect(dealt.filter((n) => n === 1).length).toBeGreaterThanOrEqual(2)
    const later = toB({ flaws: ['B'] })
    expect([0, 1].map((seat) => countOf(later.names(later.player(seat).discard), 'Flaw'))).toEqual([1, 1])
    expect(ownCards(newGame({ flaws: ['B'] }), 0)).not.toContain('Flaw')
  })

  const fallen = { crew: 'wash', strikes: damageFor('wash'), down: true, deck: ['Shiny'] } as const

  test('DIFFICULTY-16 OPEN-73 turns of defeated players are not skipped: only Ship enemies strike, without Cleanup', () => {
    const game = scenario({
      players: [{ hand: [] }, fallen, {}],
      defeatedTurns: true,
      quietTurns: 0,
      verse: [null, null, null, null, 'Salvage Patrol'],
    })
      .next('episode', 'Bowler-Hat Toughs', 'e01-patrol#2')
      .begin()
    game.change(({ combatZone, episodeDeck }) => {
      episodeDeck.cards.splice(episodeDeck.cards.indexOf('e01-cruiser'), 1)
      combatZone.cards.push('e01-cruiser')
    })
    game.next('ship-strikes', 'Hull Breach', 'Buckled Strut').choose('end')
    expect(game.state.active).toBe(2)
    // Two Episode Phases before this turn’s, and a Ship Strike on each of both turns.
    expect(game.names(game.state.serenity.map(({ strike }) => strike))).toEqual(['Hull Breach', 'Buckled Strut'])
    expect(hiddenIn(game).reduce((sum, n) => sum + n, 0)).toBe(3)
    expect([game.main('wash').strikes.length, game.player(1).hand.cards]).toEqual([fallen.strikes.length, []])
  })

  test('OPEN-73 such a turn counts for the Inevitable card', () => {
    const game = scenario({
      players: [{ hand: [] }, fallen],
      defeatedTurns: true,
      combatZone: ['Last Warning'],
      tasks: { 'keep-cargo': 'done', 'slip-cruiser': 'done' },
    })
      .next('crew-strikes', 'Near Miss')
      .begin()
      .choose('end')
    expect(game.state.tasks).not.toHaveProperty('tend-wounded', 'open')
  })

  test('DIFFICULTY-17 the game is lost as soon as one player is defeated', () => {
    const game = scenario({
      players: [{ crew: 'kaylee', hand: [], strikes: damageFor('kaylee', 1) }, {}],
      oneDefeat: true,
      combatZone: ['Salvage Patrol'],
    })
      .next('crew-strikes', 'Gunshot')
      .begin()
      .choose('end')
    expect([game.kind, game.state.end]).toEqual(['over', 'one-defeated'])
  })
})
