import { type Messages, readTemplate } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { games } from '../games/registry.ts'
import { englishMessages } from './en/index.ts'
import { localeOf, locales } from './language.tsx'
import { loadLanguage } from './load.ts'

/** What the shell says, and what each game says besides. */
async function saidIn(tag: string): Promise<readonly (readonly [string, Messages])[]> {
  const locale = localeOf(tag)
  const { messages } = await loadLanguage(locale, 'all', null)
  const ofGames = games.map(async ({ id, words }) => [id, (await words[locale].all()).messages] as const)
  return [['the shell', messages], ...(await Promise.all(ofGames))]
}

const english = await saidIn('en')

/** The words a template fills in: what braces open at every odd depth, since choices stand at the even ones. */
function wordsOf(template: string): string[] {
  const words = new Set<string>()
  let depth = 0
  for (const [index, character] of [...template].entries()) {
    if (character === '}') depth--
    if (character !== '{') continue
    depth++
    const word = /^\{\s*(\w+)/.exec([...template].slice(index).join(''))?.[1]
    if (depth % 2 === 1 && word !== undefined) words.add(word)
  }
  return [...words].sort()
}

const others = Object.keys(locales).filter((locale) => locale !== 'en')

describe.each(others)('in %s', async (locale) => {
  const spoken = new Map(await saidIn(locale))

  test.each(english)('%s says all that it says in English, and nothing besides', (who, messages) => {
    expect(Object.keys(spoken.get(who) ?? {}).sort()).toEqual(Object.keys(messages).sort())
  })

  test.each(english)('%s fills in the same words', (who, messages) => {
    for (const [key, message] of Object.entries(messages))
      expect({ key, words: wordsOf(spoken.get(who)?.[key] ?? '') }).toEqual({ key, words: wordsOf(message) })
  })
})

test.each(Object.keys(locales))('every message can be read in %s', async (locale) => {
  for (const [, messages] of await saidIn(locale)) for (const message of Object.values(messages)) readTemplate(message)
})

test.each(english.slice(1))('%s says nothing that the shell says', (_, messages) => {
  expect(Object.keys(messages).filter((key) => key in englishMessages)).toEqual([])
})

test('a language is known by the first part of its tag, and English stands in for all others', () => {
  expect(['de', 'de-AT', 'en-GB', 'fr', ''].map(localeOf)).toEqual(['de', 'de', 'en', 'en', 'en'])
})
