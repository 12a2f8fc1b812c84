import { type Decision, eventText, type Match, playOut, randomBot, type Text } from '@keep-flying/kernel'
import { compareKeys, keysIn, sourceIn } from '@keep-flying/kernel/testing'
import { describe, expect, test } from 'vitest'
import { jobs } from '../catalog/index.ts'
import { defaultOptions, type Options, optionFields, readOptions } from '../options.ts'
import { adventures } from '../rules/game.ts'
import { scenario } from '../scenario.ts'
import type { State } from '../state.ts'
import { gameMessages } from './en/game.ts'
import { german } from './german.ts'
import { english, type Language, writerFor, writerOf } from './languages.ts'

const languages: readonly Language[] = [english, german]

/** Signs that something other than words got into a text: a template, a missing value, an id. */
const leftovers = /undefined|null|NaN|Infinity|object|[{}]|#\d| {2}| [.,;:]|: *$|^$|\.\./

function textsOf(decision: Decision): Text[] {
  const options = 'options' in decision ? decision.options.map((option) => option.text) : []
  const limits = 'limits' in decision ? (decision.limits ?? []).map((limit) => limit.text) : []
  const answers = decision.form === 'confirm' ? [decision.yes, decision.no].filter((one) => one !== undefined) : []
  return [decision.prompt, ...options, ...limits, ...answers]
}

describe('whole games', () => {
  const games = jobs.flatMap(({ id }) => [
    { job: id, players: 3 },
    { job: id, players: 2, boss: true, goons: 'plain', crew: ['river', 'book', 'inara', 'simon', 'zoe'] },
  ])

  test.each(games)('of $players at $job are told in words', (game) => {
    const options = readOptions({ ...defaultOptions, ...game })
    const bots = Array.from({ length: options.players }, () => randomBot<State>('random', 8))
    let heard = 0
    const check = (match: Match<State, Options>) => {
      const told = [null, ...bots.keys()].flatMap((viewer) => match.events(viewer, heard))
      heard = Math.max(heard, ...told.map((event) => event.seq))
      const lines = [...told.map(eventText), ...match.pending.flatMap(textsOf)]
      for (const language of languages)
        for (const line of lines.map(writerFor(match.state, language))) expect(line).not.toMatch(leftovers)
    }
    const settings = { heard: true, recorded: false }
    playOut({ game: adventures, options, seed: `sfc32:told ${game.job}`, bots, limit: 100, check, settings })
    expect(heard).toBeGreaterThan(20)
  })
})

test('a Goon that came later and is out is called by its type', () => {
  const game = scenario({ map: 'M t . .' })
  const called = (language: Language) =>
    writerFor(game.state, language).nameOf({ name: 'goon', id: 'r4', of: 'cowboy' })
  expect(languages.map(called)).toEqual(['Cowboy r4', 'Cowboy r4'])
})

describe('keys', () => {
  const source = sourceIn(new URL('../', import.meta.url), ['text'])
  const heads = ['ask', 'offer', 'end']
  /** What rules tell, and what the kernel tells of every game. */
  const told = [...source.matchAll(/\btell\(\s*t,(.*?)(?:, \(\) =>|\)$)/gms)]
    .flatMap(([, kinds = '']) => [...kinds.matchAll(/'([^']+)'/g)].map(([, kind]) => `log.${kind}`))
    .concat('log.taken-back')
  const asked = [...source.matchAll(/askHelps\(t, run, '([^']+)'/g)].map(([, kind]) => `ask.${kind}`)
  const used = [...keysIn(source, heads), ...asked, ...told]

  test('used by the rules all have English words', () => {
    expect(used.length).toBeGreaterThan(120)
    expect(compareKeys(used, english.messages, heads).withoutWords).toEqual([])
  })

  test('with English words are all used', () => {
    expect(compareKeys(used, gameMessages, [...heads, 'log']).withoutUse).toEqual([])
  })

  test('of options have words in both languages', () => {
    const labels = JSON.stringify(optionFields).match(/"key":"[^"]+"/g) ?? []
    const keys = labels.map((label) => label.slice('"key":"'.length, -1))
    for (const { messages } of languages) expect(keys.filter((key) => messages[key] === undefined)).toEqual([])
  })
})

test('seats go by their numbers', () => {
  expect(writerOf(german).nameOf({ name: 'seat', id: 1 })).toBe('Platz 2')
})
