import { playOut, randomBot, text } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { boxWith } from '../../boxes/index.ts'
import { checkLaws } from '../../laws.ts'
import { verse } from '../../rules/game.ts'
import { type CaptainSet, type Play, type Scenario, scenario } from '../../scenario.ts'
import type { State } from '../../state.ts'
import { crewOf, lastTest, setUpGame } from '../../testing/aids.ts'
import { goToWork } from '../../testing/heist.ts'
import type { ContactId } from '../../vocabulary/index.ts'
import { havensIn } from '../shared/havens/state.ts'

const box = boxWith(['blue-sun'])

function story(id: string, captains: readonly CaptainSet[]): Scenario {
  return scenario({ expansions: ['blue-sun'], story: id, captains })
}

function newStory(id: string, players: number): Play {
  return setUpGame({ players, expansions: ['blue-sun'], story: id })
}

function winners(game: Play): readonly number[] | undefined {
  return game.state.result?.winners
}

describe("Patience's War", () => {
  /** Three cards that pass on these answers, with neither dice nor harm. */
  const easy = ['A Little Job on the Side', 'An Unexpected Opportunity', 'A Vote of No Confidence']
  const passing = ['stay', 'stay', 'pay-off']
  const allies: ContactId[] = ['patience', 'mr-universe']
  /** 6 points of Fight with Malcolm's, and 9. */
  const militia = ['Lund', 'Two-Fry', 'persephone/enforcer/1', 'Kaylee']
  const army = ['Jayne', 'Lund', 'Grange Brothers', 'persephone/enforcer/1']

  function atWar(captain: CaptainSet, ...dice: number[]): Play {
    const table = story('patiences-war', [{ crew: army, solid: [...allies, 'harken'], ...captain }, {}])
    return table
      .next('misbehave', ...easy)
      .dice(...dice)
      .begin()
  }

  /** Fights for the goal that comes next; those hired last fall first. */
  function fight(captain: CaptainSet, die: number): Play {
    const game = goToWork(atWar(captain, die), 'goal').path(...passing)
    while (game.kind === 'kill.victim') game.choose(game.options().at(-1) ?? '')
    return game
  }

  test('nobody works a goal who is not Solid with both Patience and Mr. Universe', () => {
    const offers = (...solid: ContactId[]) => atWar({ at: 'silverhold', solid }).options().includes('goal')
    expect([offers(), offers('patience'), offers('mr-universe')]).toEqual([false, false, false])
    expect(offers(...allies)).toBe(true)
  })

  test('other stories ask for no such trust', () => {
    const game = story('king-of-londinium', [{ at: 'jiangyin' }]).begin()
    expect(game.options()).toContain('goal')
  })

  test.each([
    { at: 'silverhold', goals: 0, crew: militia, target: 8, die: 2, lost: 2, won: 1 },
    { at: 'three-hills', goals: 1, crew: militia, target: 10, die: 4, lost: 3, won: 2 },
    { at: 'deadwood', goals: 2, crew: army, target: 12, die: 3, lost: 4, won: 0 },
  ])('the battle at $at is won with $target and costs lives either way', (battle) => {
    const { at, goals, crew, target, die, lost, won } = battle
    const enough = fight({ at, goals, crew }, die)
    expect(lastTest(enough)['total']).toBe(target)
    expect(enough.captain()).toMatchObject({ goals: goals + 1, warrants: 0 })
    expect(crewOf(enough)).toHaveLength(5 - won)
    const short = fight({ at, goals, crew }, die - 1)
    expect(lastTest(short)['total']).toBe(target - 1)
    expect(short.captain()).toMatchObject({ goals, warrants: 1 })
    expect(crewOf(short)).toHaveLength(5 - lost)
  })

  test('a Warrant on a goal costs the trust of Harken, but not of Patience and Mr. Universe', () => {
    const game = fight({ at: 'silverhold', crew: militia }, 1)
    expect(game.captain().warrants).toBe(1)
    expect(Object.keys(game.captain().solid)).toEqual(allies)
  })

  test('the third battle wins the game, the first two do not', () => {
    expect(fight({ at: 'silverhold', goals: 0 }, 5).kind).toBe('turn')
    expect(fight({ at: 'three-hills', goals: 1 }, 5).kind).toBe('turn')
    const last = fight({ at: 'deadwood', goals: 2 }, 5)
    expect([last.kind, winners(last), last.captain().goals]).toEqual(['over', [0], 3])
  })
})

describe('The Great Recession', () => {
  /** Niska, Harken and Mr. Universe are out of work, and Badger has nothing left but these. */
  function lastJobs(jobs: readonly string[], captain: CaptainSet = {}, rival: CaptainSet = {}): Play {
    const table = story('great-recession', [{ at: 'persephone', ...captain }, rival])
    for (const contact of ['niska', 'harken', 'mr-universe']) table.only(contact)
    return table.only('badger', ...jobs).begin()
  }

  /** Draws all of a contact's last cards to consider them. */
  function considerAll(game: Play, contact = 'badger'): Play {
    return game.path(`deal:${contact}`, ['draw'])
  }

  test('no jobs are dealt, and each contact deck has as many cards as there are captains', () => {
    const game = newStory('great-recession', 3)
    expect(game.state.captains.map((captain) => captain.hand.cards)).toEqual([[], [], []])
    const piles = Object.values(game.state.contacts)
    expect(piles.map(({ deck, discard }) => [deck.cards.length, discard.cards.length])).toEqual(
      Array.from({ length: 7 }, () => [3, 0]),
    )
  })

  test('what is left of the contact decks is out of the game, and nobody sees it', () => {
    const { state, match } = newStory('great-recession', 2)
    expect(state.leftOut?.cards).toHaveLength(box.jobs.size + box.others.size - 14)
    expect([match.view(0).leftOut?.cards, match.view(null).leftOut?.cards]).toEqual([[], []])
    expect(newStory('patiences-war', 2).state.leftOut).toBeUndefined()
  })

  test('the fourth contact out of work ends the game at once, and the job just accepted is discarded', () => {
    const game = considerAll(lastJobs(['badger-01'], { solid: ['badger'], contraband: 1 }))
    expect(game.kind).toBe('deal.accept')
    game.choose(['badger-01'])
    expect(game.kind).toBe('over')
    expect(game.captain()).toMatchObject({ hand: { cards: [] }, credits: 3000 })
    expect(game.state.contacts['badger']).toMatchObject({ deck: { cards: [] }, discard: { cards: ['badger-01'] } })
    expect(game.told()).toContain('contacts-exhausted')
    expect(verse.outcome(game.state)?.reason).toEqual(text('outcome.contacts-exhausted'))
  })

  test('a contact is not out of work while a job considered may go back to the pile', () => {
    const back = considerAll(lastJobs(['badger-01', 'badger-02'])).choose(['badger-01'])
    expect([back.kind, back.captain().hand.cards]).toEqual(['turn', ['badger-01']])
    const game = considerAll(lastJobs(['badger-01', 'badger-02'])).choose(['badger-01', 'badger-02'])
    expect([game.kind, game.captain().hand.cards]).toEqual(['over', ['badger-01']])
  })

  test('discarded jobs keep a contact in work, and three contacts out of it end nothing', () => {
    const table = story('great-recession', [{ at: 'persephone' }])
      .only('niska')
      .only('harken')
    const three = considerAll(table.only('badger', 'badger-01').begin()).choose(['badger-01'])
    expect([three.kind, three.captain().hand.cards]).toEqual(['turn', ['badger-01']])
    const fourth = story('great-recession', [{ at: 'persephone' }])
      .only('niska')
      .only('harken')
      .only('mr-universe')
    const piled = fourth.discards('mr-universe', 'mr-universe-01').only('badger', 'badger-01').begin()
    expect(considerAll(piled).choose(['badger-01']).kind).toBe('turn')
  })

  test('the deck of Mr. Universe counts like the others, to the last Challenge', () => {
    const table = story('great-recession', [{ at: 'cortex-relay-7' }])
      .only('niska')
      .only('harken')
      .only('lord-harrow')
    const game = considerAll(table.only('mr-universe', 'mr-universe-01').begin(), 'mr-universe')
    game.choose(['mr-universe-01'])
    expect([game.kind, game.state.contacts['mr-universe']?.discard.cards]).toEqual(['over', ['mr-universe-01']])
  })

  test('then every job left open or in hand costs its pay, and most credits win', () => {
    const busy: CaptainSet = { credits: 9000, hand: ['niska-06'], active: ['harken-01'] }
    const game = considerAll(lastJobs(['badger-01'], busy, { credits: 3500 })).choose(['badger-01'])
    expect(game.state.result).toMatchObject({ winners: [1], credits: [3400, 3500] })
    const even = considerAll(lastJobs(['badger-01'], busy, { credits: 3400 })).choose(['badger-01'])
    expect(winners(even)).toEqual([0, 1])
    const broke = considerAll(lastJobs(['badger-01'], { ...busy, credits: 100 })).choose(['badger-01'])
    expect(broke.state.result).toMatchObject({ winners: [1], credits: [0, 3000] })
  })
})

describe('random captains keep the laws', () => {
  const tried = ['any-port', 'patiences-war', 'great-recession'].flatMap((id) => [1, 4].map((players) => [id, players]))

  test.each(tried)('in %s with %i captains', (id, players) => {
    const options = verse.readOptions({ players, expansions: ['blue-sun'], story: id })
    const bots = Array.from({ length: options.players }, () => randomBot<State>('drifter', 4))
    const check = (match: Play['match']) => {
      checkLaws(match)
      expect(havensIn(match.state)).not.toContain(match.state.cruiser)
    }
    const { finished, decisions } = playOut({ game: verse, options, seed: 'sfc32:drifting', bots, limit: 400, check })
    expect(finished || decisions === 400).toBe(true)
  })
})
