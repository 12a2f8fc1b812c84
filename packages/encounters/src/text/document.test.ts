import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allCards, avatars, episodes } from '../catalog/index.ts'
import { cardsDocument } from './document.ts'
import { nameOf } from './names.ts'

test('the document in docs is up to date', () => {
  const file = new URL('../../../../docs/cards/encounters.md', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(cardsDocument())
})

test('the document holds every card of the box, each as often as it is there', () => {
  const titles = cardsDocument()
    .split('\n')
    .flatMap((line) => /^###+ (?<title>.+)$/.exec(line)?.groups?.['title'] ?? [])
  const count = (name: string) =>
    titles
      .filter((title) => title === name || title.startsWith(`${name} ×`))
      .reduce((sum, title) => sum + Number(/×(\d+)$/.exec(title)?.[1] ?? 1), 0)
  const names = [...[...allCards.keys()].map(nameOf), ...[...avatars, ...episodes].map(({ name }) => name)]
  for (const name of new Set(names))
    expect([name, count(name)]).toEqual([name, names.filter((one) => one === name).length])
})

test('the document shows figures, texts and what belongs to an Objective', () => {
  const document = cardsDocument()
  expect(document).toContain(`#### Fast Hand ×5

Strength character, cost 4, 2+ Attack.

- Leadership: +1 Attack. +1 Recruit.

`)
  expect(document).toContain(`- **Objective: Slip the Cruiser**
- Completed: Earn 2 Credits.
- Failed: The highest-ranked player gains 1 Flaw.
`)
})
