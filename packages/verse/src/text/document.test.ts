import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { baseBox } from '../boxes.ts'
import { cardsDocument } from './document.ts'

const { supply, leaders, ships, contacts, jobs, nav, misbehave, stories } = baseBox

test('the document in docs is up to date', () => {
  expect(readFileSync(new URL('../../../../docs/cards/verse.md', import.meta.url), 'utf8')).toBe(cardsDocument())
})

test('the document holds every card of the box, each as often as it is there', () => {
  const titles = cardsDocument()
    .split('\n')
    .flatMap((line) => /^###+ (?<title>.+)$/.exec(line)?.groups?.['title'] ?? [])
  const count = (name: string) =>
    titles
      .filter((title) => title === name || title.startsWith(`${name} ×`) || title.startsWith(`${name} (`))
      .reduce((sum, title) => sum + Number(/×(\d+)$/.exec(title)?.[1] ?? 1), 0)
  const cards = [supply, leaders, ships, contacts, jobs, nav, misbehave, stories].flatMap((deck) => [...deck.values()])
  const missing = cards.filter(({ name }) => count(name) < cards.filter((other) => other.name === name).length)
  expect(missing.map(({ name }) => name)).toEqual([])
})

test('the document shows figures, choices, notes and what is ours', () => {
  const document = cardsDocument()
  expect(document).toContain(`### Burgess

Leader: 1 Fight, 1 Tech, 1 Negotiate, Fancy Duds.

- After each Shipping job you complete, load 1 Cargo.

_Note: Another list gives $500 for a shipping job instead of 1 Cargo._

`)
  expect(document).toContain(`#### Derelict Ship ×2

- Choose one:
  - Salvage Op. Load 2 Cargo, full stop.
  - Keep flying.

`)
  expect(document).toContain(
    '- The goals of this story are of our own making; the printed ones are not publicly known.',
  )
})
