import { expect, test } from 'vitest'
import { germanMessages } from './de/index.ts'
import { englishMessages } from './en/index.ts'

test('every message of the screen is there in German, and none besides', () => {
  expect(Object.keys(germanMessages).sort()).toEqual(Object.keys(englishMessages).sort())
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

test('both languages fill in the same words', () => {
  for (const [key, message] of Object.entries(englishMessages))
    expect({ key, words: wordsOf(germanMessages[key] ?? '') }).toEqual({ key, words: wordsOf(message) })
})
