import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { modules } from '../boxes/all.ts'
import { base } from '../catalog/index.ts'
import type { NavPrint, SupplyCard } from '../vocabulary/index.ts'
import { cardsDocument } from './document.ts'

const documents = [base, ...modules].map((module) => ({ id: module.id, module }))

test.each(documents)('the document in docs is up to date: $id', ({ id, module }) => {
  const file = `../../../../docs/cards/${module === base ? 'verse' : id}.md`
  expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toBe(cardsDocument(module))
})

test.each(documents)('the document holds every card of the box, each as often as its deck does: $id', ({ module }) => {
  const titles = cardsDocument(module)
    .split('\n')
    .flatMap((line) => /^###+ (?<title>.+)$/.exec(line)?.groups?.['title'] ?? [])
  const count = (name: string) =>
    titles
      .filter((title) => title === name || title.startsWith(`${name} ×`) || title.startsWith(`${name} (`))
      .reduce((sum, title) => sum + Number(/×(\d+)$/.exec(title)?.[1] ?? 1), 0)
  const { supply, leaders, ships, contacts, jobs, others, nav, misbehave, setUps, stories } = module
  const copied = [...supply.map(inDeck), ...misbehave, ...Object.values(nav).flatMap(printed)]
  const single = [...leaders, ...ships, ...contacts, ...jobs, ...others, ...setUps, ...stories]
  const cards = [...copied.flatMap((card) => Array.from({ length: card.copies }, () => card)), ...single]
  const missing = cards.filter(({ name }) => count(name) < cards.filter((other) => other.name === name).length)
  expect(missing.map(({ name }) => name)).toEqual([])
})

/** What a ship brings along lies in no deck. */
function inDeck(card: SupplyCard) {
  return { name: card.name, copies: card.copies - (card.kind === 'upgrade' ? (card.withShip ?? 0) : 0) }
}

function printed(prints: readonly NavPrint[]) {
  return prints.map(({ card: { name }, copies }) => ({ name, copies }))
}

test('the document shows figures, choices, notes and what is ours', () => {
  const document = cardsDocument()
  expect(document).toContain(`### Burgess

Leader: 1 Fight, 1 Tech, 1 Negotiate, Fancy Duds.

- After each Shipping job completed with this Leader at work, load 1 Cargo.

_Note: Another list gives $500 for a shipping job instead of 1 Cargo._

`)
  expect(document).toContain(`#### Derelict Ship ×2

- Choose one:
  - Salvage Op. Load 2 Cargo, Full Stop.
  - Keep Flying.

`)
  expect(document).toContain(
    '- The goals of this story are of our own making; the printed ones are not publicly known.',
  )
})
