import { expect, test } from 'vitest'
import { games } from '../games/registry.ts'
import { germanMessages } from './de/index.ts'
import { englishMessages } from './en/index.ts'

const spoken = await Promise.all(
  games.map(async ({ id, words }) => [id, (await words.en.all()).messages, (await words.de.all()).messages] as const),
)
const all = [['shell', englishMessages, germanMessages] as const, ...spoken]

test.each(all)('every message of %s is there in German, and none besides', (_, english, german) => {
  expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort())
})

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

test.each(all)('both languages fill in the same words in %s', (_, english, german) => {
  for (const [key, message] of Object.entries(english))
    expect({ key, words: wordsOf(german[key] ?? '') }).toEqual({ key, words: wordsOf(message) })
})

test.each(spoken)('%s says nothing that the shell says', (_, english) => {
  expect(Object.keys(english).filter((key) => key in englishMessages)).toEqual([])
})
