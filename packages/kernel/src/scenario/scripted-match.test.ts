import { afterEach, describe, expect, test } from 'vitest'
import { Refusal } from '../decision.ts'
import type { GameState } from '../game.ts'
import { Match, RulesFault } from '../match.ts'
import { rollDie, shuffle } from '../random.ts'
import { checkpoint, chooseAmount, chooseOne, chooseOrder, chooseSome, confirm, type Rules } from '../rules.ts'
import { notesGame, type RaceOptions, type RaceState, race, raceOptions } from '../testing/games.ts'
import { type Text, text } from '../text.ts'
import { checkDiceRolled } from './dice.ts'
import { type PlayMode, setPlayMode } from './mode.ts'
import { type Script, ScriptedMatch } from './scripted-match.ts'

const modes: readonly PlayMode[] = ['plain', 'undo', 'revive']

afterEach(() => setPlayMode('plain'))

function scriptOf<S extends GameState, O>(start: () => Match<S, O>, rest: Partial<Script<S, O>> = {}): Script<S, O> {
  return { start, write: ({ key }) => `<${key}>`, namesOf: () => [], check: () => {}, ...rest }
}

const begin = (rest: Partial<Script<RaceState, RaceOptions>> = {}, options = raceOptions) =>
  new ScriptedMatch(scriptOf(() => Match.start(race, options, 'sfc32:race'), rest))

type Notes = Parameters<Parameters<typeof notesGame>[0]>[0]

const noting = (play: (table: Notes) => Rules<void>, rest: Partial<Script<Notes['state'], null>> = {}) =>
  new ScriptedMatch(scriptOf(() => Match.start(notesGame(play), null, 'sfc32:notes'), rest))

const fruit = ['apple', 'pear', 'plum']
const named = (id: string) => ({ id, text: text(id) })

/** Asks for some fruit and notes what was chosen. */
const asks = (ask: () => Rules<unknown>) =>
  noting(function* ({ state }) {
    for (;;) {
      yield* checkpoint()
      state.notes.push(JSON.stringify(yield* ask()))
    }
  })

const asked = { seat: 1, kind: 'fruit', prompt: text('which') }

describe('answers', () => {
  const words = {
    write: ({ key }: Text) => ({ apple: 'A Red “Apple”.', pear: 'Take one', plum: 'Take one' })[key] ?? key,
    namesOf: ({ id }: { id: string }) => [`${id} tree`],
  }
  const which = () =>
    noting(function* ({ state }) {
      for (;;) state.notes.push(yield* chooseOne(asked, fruit, named))
    }, words)

  test('name an option by its id, its text, or what is printed where it lives', () => {
    const game = which().path('plum', 'A Red “Apple”.', 'a red "apple"', 'Pear  tree')
    expect(game.state.notes).toEqual(['plum', 'apple', 'apple', 'pear'])
  })

  test('that could mean several options are refused, with what they could mean', () => {
    const game = which()
    expect(() => game.choose('take one')).toThrow(
      '"take one" may mean pear (Take one), plum (Take one). Name the one you mean by its id.',
    )
    expect(game.choose('pear').state.notes).toEqual(['pear'])
  })

  test('that are illegal are refused, with the question, the seat and the legal answers', () => {
    const refusal = (ask: () => Rules<unknown>, value: string | string[] | number) => {
      try {
        asks(ask).choose(value)
        return ''
      } catch (cause) {
        expect(cause).toBeInstanceOf(Refusal)
        return cause instanceof Refusal ? cause.message : ''
      }
    }
    const here = 'Here seat 1 is asked "fruit" (<which>). Legal: '
    const all = 'apple (<apple>), pear (<pear>), plum (<plum>)'
    expect(refusal(() => chooseOne(asked, fruit, named), 'fig')).toBe(
      `"fig" is not among the options of this decision. ${here}one of ${all}.`,
    )
    expect(refusal(() => chooseSome({ ...asked, min: 1, max: 2 }, fruit, named), [])).toBe(
      `Name 1 to 2 options, not 0. ${here}a list of 1 to 2 of ${all}.`,
    )
    expect(refusal(() => chooseSome({ ...asked, min: 2, max: 2 }, fruit, named), ['fig'])).toContain(
      `${here}a list of 2 of ${all}.`,
    )
    expect(refusal(() => chooseOrder(asked, fruit, named), ['plum'])).toContain(
      `${here}all of these in some order: ${all}.`,
    )
    expect(refusal(() => chooseAmount({ ...asked, min: 1, max: 4 }), 5)).toContain(`${here}a whole number from 1 to 4.`)
    expect(refusal(() => confirm(asked), 'apple')).toContain(`${here}true or false.`)
  })

  test('to nobody are an error that says who is asked what', () => {
    const game = begin()
    expect(() => game.options(2)).toThrow(
      'Nothing is pending for seat 2. Open: seat 0 is asked "race.action" (<race.action>); seat 1 may answer "race.trade" (<race.trade>).',
    )
    const over = begin({}, { ...raceOptions, turns: 0 })
    expect(over.kind).toBe('over')
    expect(() => over.choose('draw')).toThrow('Nothing is pending. The game is over.')
  })

  test('reach the seat that is named, standing offers included', () => {
    const game = begin().choose(true, 1)
    expect(game.state.points).toEqual([1, -1, 0])
    expect([game.kind, game.options()[0], game.options(1)]).toEqual(['race.action', 'draw', []])
    expect([game.told(), game.log()]).toEqual([['traded'], ['<log.traded>']])
  })
})

describe('loaded dice', () => {
  test('are rolled in order, whether loaded at the start or later', () => {
    const game = begin().dice(6).path('roll').dice(1, 2).path('roll', 'roll')
    expect(game.state.points).toEqual([9, 0, 0])
    expect(game.unrolled).toEqual([])
  })

  test('that stay unrolled are told of, once', () => {
    begin().dice(6, 5).choose('roll')
    begin().dice(4)
    expect(checkDiceRolled).toThrow('Loaded dice were not rolled: 5; 4.')
    expect(checkDiceRolled).not.toThrow()
  })

  test('may be left where the script says so', () => {
    begin().dice(6, 5).choose('roll').leaves(5)
    expect(checkDiceRolled).not.toThrow()
    expect(() => begin().dice(6, 5).leaves(6)).toThrow('The loaded dice left are 6, 5, not 6.')
    expect(() => begin().leaves(6)).toThrow('The loaded dice left are none, not 6.')
    expect(checkDiceRolled).toThrow('Loaded dice were not rolled: 6, 5.')
  })

  test('must be dice', () => {
    const game = begin()
    expect(() => game.dice(7)).toThrow('from 1 to 6, not 7')
    expect(game.unrolled).toEqual([])
  })
})

describe.each(modes)('in the mode %s', (mode) => {
  const inMode = () => {
    setPlayMode(mode)
    return begin()
  }

  test('changes by fiat stand, whatever is played again', () => {
    const game = inMode()
      .change(({ points }) => points.fill(10))
      .choose('bank')
      .change(({ points }) => points.splice(0, 1, 20))
      .choose(10)
      .change(({ bank }) => bank.fill(7))
      .path('pass', 'pass')
    expect([game.state.points, game.state.bank]).toEqual([
      [10, 10, 10],
      [7, 7, 7],
    ])
    game.change(({ points }) => points.fill(0)).path('gift', true)
    expect(game.state.points).toEqual([1, 0, -1])
  })

  test('what is drawn and rolled after a change is what the changed state has', () => {
    const game = inMode()
      .dice(3)
      .change(({ deck }) => deck.cards.push('red-99'))
      .path('draw', 'roll')
    expect([game.state.hands[0]?.cards.at(-1), game.state.points[0]]).toEqual(['red-99', 3])
  })

  test('a change that throws, or breaks a law, is not made', () => {
    setPlayMode(mode)
    const game = begin({
      check: ({ state }) => {
        if (state.points.includes(13)) throw new Error('Nobody has 13 points.')
      },
    })
    game.choose('pass').change(({ points }) => points.fill(5))
    const half = ({ points }: RaceState) => {
      points[0] = 99
      throw new Error('Stop here.')
    }
    expect(() => game.change(half)).toThrow('Stop here.')
    expect(() => game.change(({ points }) => points.fill(13))).toThrow('Nobody has 13 points.')
    expect(game.state.points).toEqual([5, 5, 5])
    expect(game.choose('pass').state.points).toEqual([5, 5, 5])
  })

  test('a rule that fails leaves the state as it was, changes included', () => {
    setPlayMode(mode)
    const game = begin({}, { ...raceOptions, brittle: true }).choose('pass')
    game.change(({ points }) => points.fill(5))
    expect(() => game.choose('break')).toThrow(RulesFault)
    expect(game.state.points).toEqual([5, 5, 5])
    expect(game.choose('gift').choose(true).state.points).toEqual([5, 4, 6])
  })

  test('the log begins where the script did', () => {
    const game = inMode().choose(true, 1).path('pass', 'pass', 'pass')
    expect(game.told().filter((kind) => kind === 'traded')).toHaveLength(1)
  })

  test('taking back takes later changes back as well', () => {
    const game = inMode()
      .change(({ points }) => points.fill(5))
      .path('gift', true)
      .change(({ points }) => points.fill(8))
    game.undo(0, 'choice')
    expect([game.kind, game.state.points]).toEqual(['race.gift', [5, 5, 5]])
    expect(game.choose(true).state.points).toEqual([4, 6, 5])
  })
})

describe.each(['undo', 'revive'] as const)('the mode %s finds', (mode) => {
  test('a rule that keeps something outside the state', () => {
    let kept = 0
    setPlayMode(mode)
    const game = noting(function* ({ state }) {
      for (;;) {
        yield* confirm(asked)
        state.notes.push(`${++kept}`)
      }
    })
    expect(() => game.choose(true)).toThrow(`The game differs after ${mode}.`)
  })

  test('nothing wrong with shuffles and loaded dice', () => {
    setPlayMode(mode)
    const game = noting(function* ({ state }) {
      for (;;) {
        yield* confirm(asked)
        state.notes.push(`${shuffle(state.random, [...fruit]).join()} ${rollDie(state.random)}`)
      }
    }).dice(6, 1)
    game.path(true, true, true)
    expect(game.state.notes.slice(0, 2).map((note) => note.slice(-1))).toEqual(['6', '1'])
  })
})

test('the laws are checked at the beginning and after every answer', () => {
  const seen: number[] = []
  const game = begin({ check: ({ answers }) => void seen.push(answers) })
  game.path('roll', 'pass')
  expect(seen).toEqual([0, 1, 2])
  const check = () => {
    throw new Error('This cannot be.')
  }
  expect(() => begin({ check })).toThrow('This cannot be.')
})
