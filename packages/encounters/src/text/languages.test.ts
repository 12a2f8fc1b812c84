import {
  type Decision,
  eventText,
  type Match,
  playOut,
  randomBot,
  type Text,
  text,
  type Writer,
} from '@keep-flying/kernel'
import { compareKeys, keysIn, sourceIn } from '@keep-flying/kernel/testing'
import { describe, expect, test } from 'vitest'
import { allCards, avatars, episodes } from '../catalog/index.ts'
import { defaultOptions, type Options, readOptions } from '../options.ts'
import { encounters } from '../rules/game.ts'
import { scenario } from '../scenario.ts'
import type { State } from '../state.ts'
import { cardMessages } from './en/cards.ts'
import { gameMessages } from './en/game.ts'
import { german } from './german.ts'
import { cardText, english, type Language, writerFor, writerOf } from './languages.ts'
import { nameOf } from './names.ts'

const languages: readonly Language[] = [english, german]

/** Signs that something other than words got into a text: a template, a missing value, an id. */
const leftovers = /undefined|null|NaN|object|[{}]|#\d|[a-z]-\d| {2}| [.,;:]|: *$|^$|\.\.|\ba [AEIOaeio]/

function saysWell(said: string): void {
  expect(said).not.toMatch(leftovers)
}

describe('whole games', () => {
  const games = [1, 2, 3, 4, 5].flatMap((players) =>
    [1, 2, 3].map((set) => ({
      players,
      ...Object.fromEntries(
        ['A', 'B', 'C'].map((letter, n) => [`episode${letter}`, String(((players + set) % 5) * 3 + n + 1)]),
      ),
      avatars: set === 1 ? 'chosen' : 'random',
      crew: set === 2 ? 'open' : 'random',
      campaign: set === 3 ? 'series' : 'none',
    })),
  )

  test.each(games)('of $players with Episode $episodeA and campaign $campaign are told in words', (game) => {
    playAloud(readOptions({ ...defaultOptions, ...game }), `sfc32:${JSON.stringify(game)}`)
  })

  function playAloud(options: Options, seed: string): void {
    const bots = Array.from({ length: options.players }, () => randomBot<State>('random', 8))
    let heard = 0
    const check = (match: Match<State, Options>) => {
      const writers: readonly Writer[] = languages.map((language) => writerFor(match.state, language))
      const told = [null, ...match.state.players.keys()].flatMap((viewer) => match.events(viewer, heard))
      heard = Math.max(heard, ...told.map((event) => event.seq))
      const lines = [...told.map(eventText), ...match.pending.flatMap(textsOf)]
      for (const write of writers) for (const line of lines) saysWell(write(line))
    }
    playOut({ game: encounters, options, seed, bots, limit: 120, check, settings: { heard: true, recorded: false } })
    expect(heard).toBeGreaterThan(20)
  }

  function textsOf(decision: Decision): Text[] {
    const options = 'options' in decision ? decision.options.map((option) => option.text) : []
    const limits = 'limits' in decision ? (decision.limits ?? []).map((limit) => limit.text) : []
    const answers =
      decision.form === 'confirm' ? [decision.yes, decision.no].filter((answer) => answer !== undefined) : []
    return [decision.prompt, ...options, ...limits, ...answers]
  }
})

describe('keys', () => {
  const source = sourceIn(new URL('../', import.meta.url), ['text'])
  const heads = ['ask', 'action', 'offer', 'buy', 'plan', 'limit', 'options', 'outcome', 'episode', 'about', 'progress']
  /** What rules tell, and what the kernel tells of every game. */
  const told = [
    ...source.matchAll(/\btell\(\s*t,(.*?)(?:, \{|\)$)/gms),
    ...source.matchAll(/instead: \{ kind:(.*?)[,}]/g),
  ]
    .flatMap(([, kinds = '']) => [...kinds.matchAll(/['`]([^'`]+)['`]/g)].map(([, kind]) => `log.${kind}`))
    .concat('log.taken-back')
  const used = [...keysIn(source, heads), ...told]

  test('used by the rules all have English words', () => {
    const { withoutWords } = compareKeys(used, english.messages, heads)
    expect(used.length).toBeGreaterThan(120)
    expect(withoutWords).toEqual([])
  })

  test('with English words are all used', () => {
    const written = ['ask', 'action', 'offer', 'buy', 'plan', 'limit', 'log']
    expect(compareKeys(used, english.messages, written).withoutUse).toEqual([])
  })

  test('of card texts are all used to describe cards, and have English words', () => {
    const describing = sourceIn(new URL('./', import.meta.url), ['en', 'de'])
    const words = [...new Set(Object.keys(cardMessages).map((key) => key.split('.')[0] ?? key))]
    const keys = [...keysIn(describing, words), ...words]
    const { withoutWords, withoutUse } = compareKeys(keys, cardMessages, words)
    expect(withoutWords.filter((key) => !words.includes(key))).toEqual([])
    expect(withoutUse).toEqual([])
  })

  test('are entered once', () => {
    const all = [cardMessages, gameMessages].flatMap((table) => Object.keys(table))
    expect(all.filter((key, n) => all.indexOf(key) < n)).toEqual([])
  })
})

describe('names', () => {
  test('of cards are the printed ones, whichever copy it is', () => {
    expect(['shiny#3', 'e03-crow', 'talent#2', 'flaw#1'].map(nameOf)).toEqual(['Shiny', 'Crow', 'Talent', 'Flaw'])
  })

  test('of faces, Avatars and Objective cards are printed too', () => {
    const named = (id: string) => writerOf().nameOf({ name: 'card', id })
    expect(['e03-collectors', 'avatar-mal', 'objective-3'].map(named)).toEqual([
      "Niska's Collectors",
      'Mal',
      'The Train Job',
    ])
  })

  test('of Talents and Flaws are words of the language', () => {
    const named = (id: string) => writerOf(german)(text('offer.card', { card: { name: 'card', id } }))
    expect(['talent#2', 'flaw#1'].map(named)).toEqual(['Talent', 'Schwäche'])
  })

  test('of players are their Avatars’, and before that their seats', () => {
    const line = text('log.turn', { who: { name: 'seat', id: 1 } })
    expect(writerOf()(line)).toBe('Seat 2 takes a turn.')
    const game = scenario({ players: [{}, { crew: 'zoe' }] }).begin()
    expect(writerFor(game.state)(line)).toBe('Zoe takes a turn.')
  })

  test('of Objectives are told apart', () => {
    const ids = episodes.flatMap(({ tasks }) => tasks.map(({ id }) => id))
    expect(new Set(ids).size).toBe(ids.length)
    expect(writerOf()(text('log.task-done', { task: { name: 'task', id: 'keep-cargo' } }))).toBe(
      'Objective completed: Keep the Cargo.',
    )
  })

  test('of what is not there are an error', () => {
    const write = (name: string, id: string) => writerOf()(text('offer.card', { card: { name, id } }))
    expect(() => write('hat', 'x')).toThrow('Nothing is named by "hat".')
    expect(() => write('card', 'x')).toThrow('There is no card "x".')
    expect(() => write('task', 'x')).toThrow('There is no task "x".')
    expect(() => cardText('x')).toThrow('There is no card "x".')
  })
})

describe('cards', () => {
  const cards = [
    ...new Map([...allCards].map(([id, boxed]) => ['card' in boxed ? boxed.card.id : boxed.kind, id])).values(),
    ...avatars.map(({ crew }) => `avatar-${crew}`),
    ...episodes.map(({ number }) => `objective-${number}`),
  ]

  test.each(languages)('all have a text: $locale', (language) => {
    for (const id of cards) {
      const lines = cardText(id, language)
      expect(lines.length).toBeGreaterThan(0)
      lines.forEach(saysWell)
    }
  })

  test('name every counter the same on one card, so that "counters" are unambiguous', () => {
    const counters = new Map<string, Set<string>>()
    const note = (place: string, name: string) => counters.set(place, (counters.get(place) ?? new Set()).add(name))
    for (const { tasks, abilities, deck } of episodes) {
      for (const [at, thing] of [['objective', { tasks, abilities }], ...deck.map((card) => [card.id, card])] as const)
        JSON.stringify(thing, (_, value) => {
          if (value?.do === 'progress') note(value.task, 'done')
          if (value?.do === 'pay-in') note(String(at), 'paid')
          const name = value?.do === 'counter' ? value.name : value?.counter
          if (name !== undefined)
            note(value.of === 'this' ? String(at) : (value.of.task ?? value.of.inOperations), name)
          return value
        })
    }
    expect(counters.size).toBeGreaterThan(10)
    expect([...counters].filter(([, names]) => names.size > 1)).toEqual([])
  })
})
