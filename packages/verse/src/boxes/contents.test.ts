import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Module } from '../box.ts'
import { base } from '../catalog/index.ts'
import { modules } from './all.ts'

/** What is in each box, beside what is printed on it or, where the box is silent, what we have designed for it. */

const copiesOf = (cards: readonly { readonly copies: number }[]) => cards.reduce((sum, { copies }) => sum + copies, 0)

/** Cards for sale: what comes with a ship is not among them. */
const supplyOf = ({ supply }: Module) =>
  supply.reduce((sum, card) => {
    const withShip = card.kind === 'upgrade' ? (card.withShip ?? 0) : 0
    return card.deck === null ? sum : sum + card.copies - withShip
  }, 0)

interface Contents {
  readonly jobs?: number
  readonly supply?: number
  readonly nav?: number
  readonly misbehave?: number
  readonly sectors?: number
  readonly contacts?: number
  readonly ships?: number
  readonly leaders?: number
  readonly stories?: number
  readonly setUps?: number
}

const nothing = {
  ...{ jobs: 0, supply: 0, nav: 0, misbehave: 0, sectors: 0, contacts: 0 },
  ...{ ships: 0, leaders: 0, stories: 0, setUps: 0 },
}

function contentsOf(module: Module): Required<Contents> {
  const { jobs, others, nav, misbehave, sectors, contacts, ships, leaders, stories, setUps } = module
  return {
    jobs: jobs.filter(({ contact }) => contact !== null).length + others.length,
    supply: supplyOf(module),
    nav: copiesOf(Object.values(nav).flat()),
    misbehave: copiesOf(misbehave),
    sectors: sectors.length,
    contacts: contacts.length,
    ships: ships.length,
    leaders: leaders.length,
    stories: stories.length,
    setUps: setUps.length,
  }
}

/** Boxes not named hold nothing of that sort. */
const boxes: Readonly<Record<string, Contents>> = {
  base: {
    ...{ jobs: 125, supply: 125, nav: 80, misbehave: 40, sectors: 100, contacts: 5 },
    ...{ ships: 4, leaders: 7, stories: 6, setUps: 1 },
  },
  'breakin-atmo': { jobs: 25, supply: 25 },
  pirates: { jobs: 25, supply: 30, ships: 2, leaders: 2, stories: 3 },
  'blue-sun': { jobs: 75, supply: 25, nav: 40, sectors: 27, contacts: 2, leaders: 2, stories: 3, setUps: 1 },
  kalidasa: { jobs: 75, supply: 50, nav: 71, sectors: 28, contacts: 2, leaders: 1, stories: 3, setUps: 2 },
  crime: { misbehave: 40, stories: 2, setUps: 2 },
  'artful-dodger': { ships: 1 },
  esmeralda: { supply: 3, ships: 1, stories: 1, setUps: 1 },
  jetwash: { supply: 2, ships: 1, leaders: 1, stories: 1, setUps: 1 },
  promo: { supply: 8, leaders: 1, stories: 1 },
  'still-flying': { supply: 21, ships: 1, stories: 3, setUps: 1 },
  'tenth-anniversary': { stories: 17, setUps: 2 },
  'independent-stories': { ships: 3, stories: 5, setUps: 1 },
}

const all = [base, ...modules.filter(({ id }) => id !== 'base')]

test.each(all.map((module) => [module.id, module] as const))('%s holds what its box says', (id, module) => {
  expect(contentsOf(module)).toEqual({ ...nothing, ...boxes[id] })
})

test('decks that only one box has: 20 Bounties, 10 Alliance Alerts, 20 Capers with their reshuffle card', () => {
  const counts = all.flatMap(({ extras = [], jobs }) => {
    const ofNobody = jobs.filter(({ contact }) => contact === null).length
    return extras.length + ofNobody === 0 ? [] : [[...new Set(extras.map(({ deck }) => deck)), extras.length, ofNobody]]
  })
  expect(counts).toEqual([
    ['bounty', 20, 0],
    ['alert', 10, 0],
    ['caper', 1, 20],
  ])
})

test('seven jobs of Kalidasa and seven Shuttles of Still Flying', () => {
  const [kalidasa, stillFlying] = (['kalidasa', 'still-flying'] as const).map((id) => all.find((one) => one.id === id))
  expect(kalidasa?.jobs.filter(({ needsBoxes }) => needsBoxes?.includes('blue-sun'))).toHaveLength(7)
  const shuttles = stillFlying?.supply.filter((card) => card.kind === 'upgrade' && card.keywords.includes('shuttle'))
  expect(copiesOf(shuttles ?? []) - 1).toBe(7)
})

test('12 expansions with 45 stories and 12 Set Up cards, as the README says', () => {
  const sum = (of: (contents: Required<Contents>) => number) =>
    all.reduce((total, module) => total + of(contentsOf(module)), 0)
  expect([all.length - 1, sum(({ stories }) => stories), sum(({ setUps }) => setUps)]).toEqual([12, 45, 12])
  const readme = readFileSync(new URL('../../../../README.md', import.meta.url), 'utf8')
  expect(readme).toContain('twelve expansions')
  expect(readme).toContain('45 stories')
})

test('the moments of the rules are counted in the documents', () => {
  const source = readFileSync(new URL('../rules/moments.ts', import.meta.url), 'utf8')
  const of = (name: string) =>
    source
      .split(`interface ${name} `)[1]
      ?.split('\n}')[0]
      ?.match(/^ {2}[a-zA-Z]+\(/gm)?.length
  const docs = readFileSync(new URL('../../../../docs/expansions.md', import.meta.url), 'utf8')
  expect(docs).toContain(`${of('Moments')} moments at which something happens and ${of('Asked')} that only ask`)
})
