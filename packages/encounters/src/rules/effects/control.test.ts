import { describe, expect, test } from 'vitest'
import { character, doing, quiet, strikesOn } from '../../testing/aids.ts'
import type { Effect } from '../../vocabulary/index.ts'

const gain = (n: number): Effect => ({ do: 'recruit', n })

describe('choose, vote', () => {
  test('one of the options; one of which nothing can be done may not be taken unless none can', () => {
    const pick = doing({ do: 'choose', options: [[{ do: 'repair', n: 1 }], [gain(1)], [gain(2)]] })
    const game = quiet({ players: [{ hand: [pick, 'Shiny'] }] }).begin()
    game.choose(pick)
    expect(game.options()).toEqual(['option-2', 'option-3'])
    expect(game.choose('option-3').state.turn.recruit).toBe(2)
    const none = doing({ do: 'choose', options: [[{ do: 'repair', n: 1 }], [{ do: 'discard', n: 1 }]] })
    const empty = quiet({ players: [{ hand: [none] }, { hand: ['Warm Welcome'] }] }).begin()
    empty.choose(none, 0)
    expect(empty.options(0)).toEqual(['option-1', 'option-2'])
  })

  test('a vote asks the whole team at once; where they disagree, the highest-ranked player decides', () => {
    const vote = doing({ do: 'vote', options: [[gain(1)], [gain(2)]] })
    const start = () =>
      quiet({ players: [{ crew: 'zoe', hand: [vote, 'Shiny'] }, { crew: 'mal' }, { crew: 'book' }] }).begin()
    const agreed = start().choose(vote)
    expect(agreed.match.pending.map(({ seat }) => seat)).toEqual([0, 1, 2])
    agreed.choose('option-2', 2).choose('option-2', 0).choose('option-2', 1)
    expect(agreed.state.turn.recruit).toBe(2)
    const split = start().choose(vote)
    split.choose('option-2', 0).choose('option-1', 1).choose('option-2', 2)
    expect(split.decision()).toMatchObject({ seat: 1, kind: 'vote' })
    expect(split.choose('option-1', 1).state.turn.recruit).toBe(1)
  })
})

describe('each, branch, repeat, may, if-done', () => {
  test('each in order, with "you" as that player', () => {
    const all = doing({
      do: 'each',
      who: 'each',
      effects: [{ do: 'choose', options: [[{ do: 'discard', n: 1 }], [{ do: 'strike', who: 'you', n: 1 }]] }],
    })
    const game = quiet({
      players: [
        { crew: 'mal', hand: [all, 'Shiny'] },
        { crew: 'zoe', hand: ['Shiny'] },
      ],
    })
      .next('crew-strikes', 'Grazed')
      .begin()
    game.choose(all).choose('option-2', 0)
    expect(game.decision().seat).toBe(1)
    game.choose('option-1', 1)
    expect(strikesOn(game, 'mal')).toEqual(['Grazed'])
    expect(game.names(game.player(1).discard)).toEqual(['Shiny'])
  })

  test('a branch on a condition, with an else', () => {
    const card = doing({ do: 'branch', if: { main: 'zoe' }, effects: [gain(1)], else: [gain(2)] })
    const recruit = (others: ('zoe' | 'wash')[]) =>
      quiet({ players: [{ crew: 'mal', hand: [card, 'Shiny'] }], others: [...others, 'kaylee', 'jayne', 'book'] })
        .begin()
        .choose(card).state.turn.recruit
    expect([recruit(['zoe']), recruit(['wash'])]).toEqual([1, 2])
  })

  test('so many times, by a figure or a count', () => {
    const twice = doing({ do: 'repeat', times: { count: 'ship-strikes' }, effects: [gain(2)] })
    const game = quiet({
      players: [{ hand: [twice, 'Shiny'] }],
      serenity: [{ strike: 'Hull Breach' }, { strike: 'Buckled Strut' }],
    }).begin()
    expect(game.choose(twice).state.turn.recruit).toBe(4)
  })

  test('what may be declined is asked, and not where nothing of it can be done', () => {
    const may = doing(
      { do: 'may', effects: [{ do: 'repair', n: 1 }] },
      { do: 'if-done', effects: [gain(1)], else: [gain(3)] },
    )
    const hurt = quiet({ players: [{ hand: [may, 'Shiny'] }], serenity: [{ strike: 'Hull Breach' }] }).begin()
    hurt.choose(may)
    expect(hurt.kind).toBe('text.may')
    expect(hurt.choose(true).state.turn.recruit).toBe(1)
    const whole = quiet({ players: [{ hand: [may, 'Shiny'] }] }).begin()
    expect(whole.choose(may).state.turn.recruit).toBe(3)
  })

  test('only if the effect just before was done in full, or was not', () => {
    const card = doing({ do: 'discard', n: 2 }, { do: 'if-done', effects: [gain(1)], else: [gain(2)] })
    const recruit = (hand: string[]) =>
      quiet({ players: [{ hand: [card, ...hand] }, { hand: ['Warm Welcome'] }] })
        .begin()
        .choose(card, 0).state.turn.recruit
    expect([recruit(['Shiny']), recruit(['Shiny', 'Misbehave'])]).toEqual([2, 1])
  })
})

describe('costs', () => {
  const priced = (cost: NonNullable<Extract<Effect, { do: 'pay-or' }>['cost']>) =>
    doing({ do: 'pay-or', cost, effects: [{ do: 'draw', n: 2 }], else: [{ do: 'gain-flaw' }] })

  test('whoever may pay is asked only if they can; if not, what follows from that follows', () => {
    const price = priced([{ pay: 'recruit', n: 2 }])
    const poor = quiet({ players: [{ hand: [price, 'Shiny', 'Shiny'] }] }).begin()
    poor.choose(price)
    expect(poor.names(poor.player().discard)).toEqual(['Flaw'])
    const rich = quiet({ players: [{ hand: [price, 'Shiny', 'Shiny', 'Misbehave'] }] }).begin()
    rich.path('Shiny', 'Shiny', price, true)
    expect(rich.state.turn.recruit).toBe(0)
    expect(rich.player().hand.cards).toHaveLength(3)
  })

  test('in any mix of both', () => {
    const price = priced([{ pay: 'either', n: 2 }])
    const game = quiet({ players: [{ hand: [price, 'Shiny', 'Shiny', 'Misbehave'] }] }).begin()
    game.path('Shiny', 'Shiny', 'Misbehave', price, true)
    expect(game.decision()).toMatchObject({ kind: 'pay.mix', min: 1, max: 2 })
    game.choose(1)
    expect(game.state.turn).toMatchObject({ recruit: 1, attack: 0 })
  })

  test('less while a condition holds, never below nothing', () => {
    const price = priced([
      {
        pay: 'recruit',
        n: 3,
        less: [
          { n: 2, if: { main: 'zoe' } },
          { n: 2, if: { have: 'tech', min: 1 } },
        ],
      },
    ])
    const game = quiet({ players: [{ hand: [price, 'Plot a Course'] }, { crew: 'zoe' }] }).begin()
    game.choose(price, 0)
    expect(game.kind).toBe('pay.or')
    game.choose(true, 0)
    expect(game.state.turn.recruit).toBe(0)
  })

  test('cards of different classes are shown, and nothing is lost; a price of several parts is paid whole or not at all', () => {
    const price = priced([{ showClasses: 2 }, { pay: 'attack', n: 1 }])
    const poor = quiet({ players: [{ hand: [price, 'Plot a Course', 'Listening'] }, {}] }).begin()
    poor.choose(price, 0)
    expect(poor.names(poor.player(0).discard)).toEqual(['Flaw'])
    const rich = quiet({ players: [{ hand: ['Misbehave', price, 'Plot a Course', 'Listening'] }, {}] }).begin()
    rich.choose('Misbehave', 0).choose(price, 0).choose(true, 0)
    expect(rich.names(rich.player(0).hand)).toEqual(expect.arrayContaining(['Plot a Course', 'Listening']))
    expect(rich.told()).toContain('showed')
  })

  test('a discard from hand does not count the card that gives itself', () => {
    const card = character({
      abilities: [
        {
          at: 'reaction',
          when: { strikeDue: 'crew' },
          cost: [{ give: 'discard-this' }, { discard: 1 }],
          effects: [{ do: 'avoid', kind: 'crew', n: 1, who: 'victim' }],
        },
      ],
    })
    const game = (hand: string[]) =>
      quiet({
        players: [
          { crew: 'mal', hand: [] },
          { crew: 'zoe', hand },
        ],
        combatZone: ['Salvage Patrol'],
      })
        .next('crew-strikes', 'Grazed')
        .begin()
        .choose('end')
    expect(strikesOn(game([card]), 'mal')).toEqual(['Grazed'])
    const able = game([card, 'Shiny'])
    able.choose(card, 1)
    expect(able.names(able.player(1).discard)).toHaveLength(2)
    expect(strikesOn(able, 'mal')).toEqual([])
  })

  test('several players pay, others by discarding a card that gives the resource; with too few, the active player pays for the missing', () => {
    const price = priced([{ playersPay: 2, each: 'recruit' }])
    const team = quiet({
      players: [
        { hand: ['Shiny', 'Shiny', price] },
        { crew: 'zoe', hand: ['Misbehave', 'Shiny'] },
        { crew: 'book', hand: ['Misbehave'] },
      ],
    }).begin()
    team.choose('Shiny', 0).choose(price, 0).choose(true, 0)
    team.choose(['seat-1'], 0).choose('Shiny', 1)
    expect(team.names(team.player(1).discard)).toEqual(['Shiny'])
    expect(team.state.turn.recruit).toBe(0)
    const alone = quiet({ players: [{ hand: ['Shiny', 'Shiny', price, 'Misbehave'] }] }).begin()
    alone.path('Shiny', 'Shiny', price, true)
    expect(alone.state.turn.recruit).toBe(0)
  })
})

describe('tasks and counters', () => {
  test('complete, fail and progress do nothing for a task that is not open', () => {
    const card = doing(
      { do: 'progress', task: 'keep-cargo', need: 2 },
      { do: 'progress', task: 'keep-cargo', need: 2 },
      { do: 'progress', task: 'keep-cargo', need: 2 },
      { do: 'complete', task: 'tend-wounded' },
      { do: 'fail', task: 'tend-wounded' },
    )
    const game = quiet({ players: [{ hand: [card, 'Shiny'] }] }).begin()
    game.choose(card)
    expect(game.state.tasks).toEqual({ 'keep-cargo': 'done', 'tend-wounded': 'done', 'slip-cruiser': 'open' })
    expect(game.state.counters['task:keep-cargo']).toEqual({ done: 2 })
    expect(game.state.credits).toBe(2)
  })

  test('counters are set and added to, on a card or on a task, and unset they are 0', () => {
    const card = doing(
      {
        do: 'branch',
        if: { counter: 'lesson', of: { task: 'keep-cargo' }, max: 0 },
        effects: [{ do: 'recruit', n: 1 }],
      },
      { do: 'counter', of: 'this', name: 'tick', add: 2 },
      { do: 'counter', of: { task: 'keep-cargo' }, name: 'lesson', set: 3 },
      { do: 'branch', if: { counter: 'tick', of: 'this', min: 2, max: 2 }, effects: [{ do: 'recruit', n: 1 }] },
    )
    const game = quiet({ players: [{ hand: [card, 'Shiny'] }] }).begin()
    game.choose(card)
    expect(game.state.counters).toEqual({ [card]: { tick: 2 }, 'task:keep-cargo': { lesson: 3 } })
    expect(game.state.turn.recruit).toBe(2)
  })

  test('the counter of every card of a name in Operations', () => {
    const card = doing({ do: 'counter', of: { inOperations: 'The Stake' }, name: 'fire', add: 1 })
    const game = quiet({
      players: [{ hand: [card, 'Shiny'] }],
      letter: 'C',
      episodeC: '6',
      operations: ['The Stake', 'The Stake'],
    }).begin()
    game.choose(card)
    expect(game.state.counters).toEqual({ 'e06-stake#1': { fire: 1 }, 'e06-stake#2': { fire: 1 } })
  })

  test('paying in any amount; at what is needed the rest happens', () => {
    const game = quiet({
      players: [{ hand: ['Shiny', 'Shiny', 'Shiny', 'Shiny', 'Misbehave'] }],
      letter: 'B',
      episodeB: '11',
      operations: ['Captive for Ransom'],
    }).begin()
    game.path('Shiny', 'Shiny', 'Captive for Ransom', 2)
    expect(game.state.counters['e11-ransom']).toEqual({ paid: 2 })
    expect(game.state.tasks['ransom-captive']).toBe('open')
    game.path('Shiny', 'Shiny', 'Captive for Ransom', 2)
    expect(game.state.counters['e11-ransom']).toEqual({ paid: 4 })
  })

  test('cards beside Serenity stand for Credits', () => {
    const card = doing({ do: 'next-to-serenity', what: { one: { name: 'Crow' } }, credits: 2 })
    const game = quiet({ players: [{ hand: [card, 'Shiny'] }], combatZone: ['Crow'] }).begin()
    game.choose(card)
    expect(game.state.besideSerenity).toEqual([{ card: 'e03-crow', credits: 2 }])
    expect(game.state.combatZone.cards).toEqual([])
  })
})
