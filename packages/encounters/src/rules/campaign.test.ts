import { anyAnswer, Match, openStream, recordHash, recordOf, verifyChain, verifyRecord } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { type Carried, readCarried } from '../carried.ts'
import { box, episodeOf } from '../catalog/index.ts'
import { type Options, readOptions } from '../options.ts'
import { Play, type Situation, scenario } from '../scenario.ts'
import type { End, State } from '../state.ts'
import { damageFor } from '../testing/strikes.ts'
import { campaign, ratingOf } from './campaign.ts'
import { campaignScore } from './campaign-score.ts'
import { encounters } from './game.ts'
import { avatarOf } from './table.ts'

/** Five games in a row. */

const newGame = (options: unknown) => Play.newGame(options, 'sfc32:campaign')
const first = (options: object = {}) => newGame({ players: 2, campaign: 'series', ...options })

/** The options of the game that would follow one that came out so. */
const after = ({ state, match }: Play, end: End, more: Partial<State> = {}) =>
  campaign.next({ ...state, ...more, end }, match.options)

const handedBy = (options: unknown): Carried => readCarried((options as Options).handed)

/** The tasks of an Episode, all completed. */
const done = (episode: number) => Object.fromEntries(episodeOf(episode).tasks.map(({ id }) => [id, 'done' as const]))

/** The third Episode of a campaign's game is completed as the situation begins. */
const won = (situation: Situation = {}) =>
  scenario({ players: [{}, {}], campaign: 'series', letter: 'C', tasks: done(3), ...situation })

/** A game that follows another, with something of one's own choice handed on. */
function following(handed: Partial<Carried>, options: object = {}): Play {
  const next = after(first(options), 'won')
  return newGame({ ...(next as object), handed: { ...handedBy(next), ...handed } })
}

const upgrades = ({ state }: Play) => state.serenity.map(({ upgrade }) => upgrade)
const strikes = ({ state }: Play) => state.serenity.map(({ strike }) => strike)

describe('the games', () => {
  test('CAMPAIGN-01 CAMPAIGN-02 CAMPAIGN-03 are five, with all Episodes in order and the same crew', () => {
    const played: number[][] = []
    const crews: unknown[] = []
    let options: unknown = { players: 2, campaign: 'series', crew: 'random', avatars: 'random' }
    for (let game = 1; options !== null; game++) {
      const play = newGame(options)
      const { A, B, C } = play.state.episodes
      played.push([A, B, C])
      crews.push(play.state.mains.map(({ crew, seat }) => [crew, seat]))
      options = after(play, game % 2 === 0 ? 'won' : 'all-defeated')
    }
    expect(played).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [10, 11, 12],
      [13, 14, 15],
    ])
    expect(new Set(crews.map((crew) => JSON.stringify(crew))).size).toBe(1)
  })

  test('CAMPAIGN-03 a campaign in order begins with the first Episodes, whatever else was chosen', () => {
    expect(readOptions({ campaign: 'series', episodeA: '13' })).toMatchObject({
      episodeA: '1',
      episodeB: '2',
      episodeC: '3',
    })
  })

  test('CAMPAIGN-19 or the Episodes are mixed: one of each letter for each game, none twice', () => {
    const played: number[] = []
    let options: unknown = { players: 2, campaign: 'mixed', episodeA: '7', episodeB: 'random', episodeC: '3' }
    for (; options !== null; ) {
      const play = newGame(options)
      const { A, B, C } = play.state.episodes
      expect([episodeOf(A).letter, episodeOf(B).letter, episodeOf(C).letter]).toEqual(['A', 'B', 'C'])
      played.push(A, B, C)
      options = after(play, 'won')
    }
    expect([played[0], played[2]]).toEqual([7, 3])
    expect(played.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
  })

  test('CAMPAIGN-10 a loss does not end it', () => {
    expect(after(first(), 'all-defeated')).not.toBeNull()
  })

  test('outside a campaign nothing is handed on', () => {
    const game = newGame({ players: 2 })
    expect([after(game, 'won'), campaign.handsOn(game.state, game.match.options)]).toEqual([null, null])
  })
})

describe('after a win', () => {
  test('CAMPAIGN-04 CAMPAIGN-05 there is a special Inter-Mission, which sells no cards', () => {
    const game = won({
      players: [{ strikes: ['Grazed'] }, {}],
      serenity: [{ strike: 'Hull Breach' }],
      credits: 20,
    }).begin()
    expect(game.kind).toBe('vote')
    game.choose('option-1', 0).choose('option-1', 1)
    expect([game.kind, game.state.end, game.match.game.outcome(game.state)]).toEqual(['intermission.plan', 'won', null])
    const decision = game.decision()
    const groups = new Set('options' in decision ? decision.options.map(({ group }) => group) : [])
    expect(groups).toEqual(new Set(['upgrade', 'repair', 'heal']))
    game.choose(['heal', 'Hull Breach'], 0).choose('accept', 1)
    expect([game.kind, strikes(game)[0], game.main('mal').strikes]).toEqual(['over', null, []])
    expect(game.match.game.outcome(game.state)).toMatchObject({ won: true })
  })

  test('CAMPAIGN-06 Upgrades, Ship Strikes and Crew Strikes are kept', () => {
    const game = won({
      players: [{ crew: 'mal', strikes: ['Grazed'] }, { crew: 'kaylee' }],
      others: [{ crew: 'zoe', strikes: ['Gunshot'], down: true }],
      serenity: [{ strike: 'Hull Breach' }, {}, {}, {}, { upgrade: 'Infirmary' }],
      tasks: { ...done(3), 'lift-crates': 'done' },
    }).begin()
    while (!game.match.over)
      game.choose(
        game.kind === 'vote' ? 'option-2' : game.kind === 'intermission.vote' ? 'accept' : [],
        game.decision().seat,
      )
    const options = campaign.next(game.state, game.match.options)
    const next = newGame(options)
    // The Infirmary heals a damage of each as an Episode ends.
    expect(next.main('mal').strikes).toEqual([])
    expect([next.main('zoe').down, next.names(next.main('zoe').strikes.map(({ card }) => card))]).toEqual([
      true,
      ['Gunshot'],
    ])
    expect([next.names(strikes(next)), next.names(upgrades(next))]).toEqual([['Hull Breach'], ['Infirmary']])
    expect(upgrades(next)[4]).toBe('up-infirmary')
  })

  test('CAMPAIGN-07 OPEN-75 everything else is set up anew; stacks lack what was kept', () => {
    const kept = {
      upgrades: [{ card: 'up-infirmary', slot: 4 }],
      shipStrikes: [{ card: 'ss-hull-breach#1', slot: 0 }],
      crewStrikes: [{ crew: 'mal', card: 'cs-grazed#2', damage: 1 }] as const,
    }
    const { state } = following(kept)
    expect(state.upgrades.cards.toSorted()).toEqual(box.upgrades.filter((card) => card !== 'up-infirmary').toSorted())
    expect([state.shipStrikes.deck.cards.length, state.crewStrikes.deck.cards.length]).toEqual([19, 39])
    expect(state.shipStrikes.deck.cards).not.toContain('ss-hull-breach#1')
    expect(state.crewStrikes.deck.cards).not.toContain('cs-grazed#2')
    expect(state.players.map(({ deck, hand }) => deck.cards.length + hand.cards.length)).toEqual([13, 13])
    expect([state.talents.cards.length, state.flaws.cards.length, state.defeatedCards.cards]).toEqual([13, 20, []])
  })

  test('OPEN-74 a player whose strikes reach Health begins defeated, without a hand; the best of the others begins', () => {
    const threes = ['cs-gunshot#1', 'cs-gunshot#2', 'cs-gunshot#3', 'cs-bad-fall']
    const enough = threes.slice(0, Math.ceil(avatarOf('mal').health / 3))
    const hurt = enough.map((card) => ({ crew: 'mal', card, damage: 3 }) as const)
    const game = following({ crewStrikes: hurt })
    expect([game.main('mal').down, game.player(0).hand.cards, game.player(0).deck.cards.length]).toEqual([true, [], 13])
    expect(game.state.active).toBe(1)
  })
})

describe('after a loss', () => {
  const lost = (situation: Situation = {}) =>
    scenario({
      players: [{ crew: 'mal', hand: [], strikes: damageFor('mal', 1) }],
      campaign: 'mixed',
      combatZone: ['Salvage Patrol'],
      serenity: [{ strike: 'Hull Breach' }, { upgrade: 'Infirmary' }],
      credits: 20,
      ...situation,
    })
      .next('crew-strikes', 'Bruised Ribs')
      .begin()
      .choose('end')

  test('CAMPAIGN-08 everything is set up anew', () => {
    const game = lost()
    const handed = handedBy(campaign.next(game.state, game.match.options))
    expect([handed.upgrades, handed.shipStrikes, handed.crewStrikes]).toEqual([[], [], []])
    expect(handed.scores).toEqual([{ score: 0, won: false }])
  })

  test('OPEN-76 there is no special Inter-Mission, and so no Credits', () => {
    const game = lost()
    expect([game.kind, game.state.end]).toEqual(['over', 'all-defeated'])
  })

  test('CAMPAIGN-09 the End of Episode text of the third Episode is followed all the same', () => {
    const game = lost({ episodeC: '9' })
    expect(game.state.handedOn).toEqual(['scorched-ship'])
    expect(handedBy(campaign.next(game.state, game.match.options)).effects).toEqual(['scorched-ship'])
  })
})

describe('the fifth game', () => {
  test('OPEN-77 is followed by nothing', () => {
    const options = readOptions(after(first(), 'won'))
    const fifth = {
      ...handedBy(options),
      played: 4,
      episodes: [13, 14, 15],
      scores: Array(4).fill({ score: 6, won: true }),
    }
    const game = won({ handed: fifth, tasks: done(15), completed: ['A', 'B'], credits: 20 }).begin()
    expect([game.kind, game.state.end, game.state.interMission]).toEqual(['over', 'won', null])
    expect(campaign.next(game.state, game.match.options)).toBeNull()
    expect(game.match.events(null).at(-1)).toMatchObject({
      kind: 'campaign-over',
      data: { n: 100, rating: { id: 'heroes' } },
    })
  })
})

describe('texts kept for the next set-up', () => {
  const grazed = [1, 2].map((n) => ({ crew: 'kaylee', card: `cs-grazed#${n}`, damage: 1 }) as const)

  test('are chosen by a vote where the text leaves a choice', () => {
    const game = won().begin()
    expect([game.kind, game.match.pending.map(({ seat }) => seat)]).toEqual(['vote', [0, 1]])
    game.choose('option-2', 0).choose('option-1', 1)
    // They do not agree, so Mal decides.
    expect([game.kind, game.match.pending.map(({ seat }) => seat)]).toEqual(['vote', [0]])
    game.choose('option-2', 0)
    expect(game.state.handedOn).toEqual(['returned-medicine'])
  })

  test('heal before anybody begins, and give Talents to decks', () => {
    const game = following({ crewStrikes: grazed, effects: ['kept-medicine'] })
    expect(game.main('kaylee').strikes).toEqual([])
    const talents = following({ effects: ['returned-medicine'] })
    expect(talents.state.talents.cards).toHaveLength(15 - 2 - 2)
    expect(talents.state.players.map(({ deck, hand }) => deck.cards.length + hand.cards.length)).toEqual([14, 14])
    expect(talents.state.players.map(({ hand }) => hand.cards.length)).toEqual([6, 6])
  })

  test('seed cards of an earlier Episode, above the Inevitable card', () => {
    const { state } = following({ effects: ['returned-medicine'] })
    const deck = [...state.episodeDeck.cards, ...state.verse.flatMap(({ hidden }) => hidden.cards)]
    expect(deck.filter((card) => card.startsWith('e03-collectors'))).toHaveLength(1)
    expect(state.episodeDeck.cards[0]).toMatch(/^inev-/)
    expect(deck).toHaveLength(10 + 1 + 1 + 1)
  })

  const third = { played: 3, episodes: [10, 11, 12, 13, 14, 15], scores: Array(3).fill({ score: 6, won: true }) }

  test('repair or strike Serenity', () => {
    const hulls = [0, 1].map((slot) => ({ card: `ss-hull-breach#${slot + 1}`, slot }))
    const repaired = following({ ...third, shipStrikes: hulls, effects: ['sound-ship'] })
    expect(repaired.kind).toBe('repair.free')
    repaired.choose('ss-hull-breach#2')
    expect(strikes(repaired)[1]).toBeNull()
    const scorched = following({ ...third, effects: ['scorched-ship'] })
    expect(strikes(scorched).filter((strike) => strike !== null)).toHaveLength(1)
  })

  test('change figures through the first Episode', () => {
    const game = following({
      played: 2,
      episodes: [7, 8, 9, 10, 11, 12, 13, 14, 15],
      scores: Array(2).fill({ score: 6, won: true }),
      effects: ['name-on-file'],
    })
    expect(game.state.lasting.map(({ modifier, until }) => [modifier.mod, until])).toEqual([
      ['enemy-attack', 'end-of-episode'],
    ])
  })

  test('give Credits for the first count, Talents or Flaws', () => {
    const fourth = { played: 4, episodes: [13, 14, 15], scores: Array(4).fill({ score: 6, won: true }) }
    expect(following({ ...fourth, effects: ['sold-pistol'] }).state.credits).toBeGreaterThan(0)
    expect(following({ ...fourth, effects: ['kept-pistol'] }).state.talents.cards).toHaveLength(15 - 2 - 2)
    const flawed = following({
      played: 2,
      episodes: [7, 8, 9, 10, 11, 12, 13, 14, 15],
      scores: Array(2).fill({ score: 6, won: true }),
      effects: ['unanswered-hail'],
    })
    // Nobody plays Book, so it is the highest-ranked player’s.
    expect(flawed.match.events(null)).toContainEqual(
      expect.objectContaining({ kind: 'gained-card', data: expect.objectContaining({ who: { name: 'seat', id: 0 } }) }),
    )
  })
})

describe('the score', () => {
  const results = (scores: readonly number[], wins: readonly number[]) =>
    scores.map((score, game) => ({ score, won: wins.includes(game + 1) }))

  test('CAMPAIGN-11 CAMPAIGN-12 CAMPAIGN-13 CAMPAIGN-14 all won with 6, 4, 3, 6 and 5: 94', () => {
    expect(campaignScore(results([6, 4, 3, 6, 5], [1, 2, 3, 4, 5]))).toBe(24 + 50 + 20)
  })

  test('CAMPAIGN-15 games 1, 4 and 5 won with 6, 3, 1, 6 and 5: 56', () => {
    expect(campaignScore(results([6, 3, 1, 6, 5], [1, 4, 5]))).toBe(56)
  })

  test('CAMPAIGN-12 the first game brings no bonus', () => {
    expect(campaignScore(results([6], [1]))).toBe(6)
    expect(campaignScore(results([6, 6], [1, 2]))).toBe(17)
  })

  test('CAMPAIGN-17 is 100 at most', () => {
    expect(campaignScore(results([6, 6, 6, 6, 6], [1, 2, 3, 4, 5]))).toBe(100)
  })

  test('CAMPAIGN-16 has a name', () => {
    const names = [100, 99, 85, 84, 51, 50, 0].map(ratingOf)
    expect(names).toEqual(['heroes', 'shiny', 'shiny', 'flying', 'flying', 'retire', 'retire'])
  })
})

describe('records', () => {
  /** Plays a whole game at random. */
  function played(options: Options, seed: string, follows: string | null = null): Match<State, Options> {
    const match = Match.start(encounters, options, seed, { follows })
    const random = openStream(seed)
    while (!match.over) {
      const decision = match.pending.find(({ standing }) => !standing)
      if (!decision) throw new Error('Nobody is asked.')
      match.answer({ seat: decision.seat, decision: decision.number, value: anyAnswer(decision, random) })
    }
    return match
  }

  test('CAMPAIGN-01 of games verify by themselves, and the chain as a whole', () => {
    const one = played(readOptions({ players: 2, campaign: 'mixed', startA: 5, bonusCredits: 3 }), 'sfc32:one')
    const record = recordOf(one)
    const two = played(readOptions(campaign.next(one.state, one.options)), 'sfc32:two', recordHash(record))
    const next = recordOf(two)
    expect(verifyRecord(encounters, next).hash()).toBe(two.hash())
    expect(verifyChain(encounters, [record, next])).toHaveLength(2)
    // Nobody can make up what was handed on.
    const handed = { ...handedBy(two.options), scores: [{ score: 3, won: false }] }
    const forged = recordOf(played(readOptions({ ...two.options, handed }), 'sfc32:three', recordHash(record)))
    expect(() => verifyChain(encounters, [record, forged])).toThrow('takes something else than the game before it')
  })
})
