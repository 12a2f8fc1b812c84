import { expect, test } from 'vitest'
import { boxWith } from '../../scenario.ts'
import type { BoxId } from '../../vocabulary/index.ts'
import { jobs } from './jobs/index.ts'
import { supply } from './supply.ts'

const count = (of: string, all: readonly (string | null)[]) => all.filter((one) => one === of).length
const base = boxWith([])

test('KAL-BOX-01 KAL-BOX-04 75 jobs: five for each contact of the base box, 25 for each of the new ones', () => {
  const contacts = jobs.map(({ contact }) => contact)
  for (const contact of base.contacts.keys()) expect(count(contact, contacts)).toBe(5)
  expect([count('fanty-and-mingo', contacts), count('magistrate-higgins', contacts), jobs.length]).toEqual([25, 25, 75])
})

test('KAL-BOX-01 50 supply cards: five for each deck of the base box, 25 of Beaumonde', () => {
  const decks = supply.flatMap(({ deck, copies }) => Array.from({ length: copies }, () => deck ?? ''))
  for (const deck of base.supplyDecks) expect(count(deck, decks)).toBe(5)
  expect([count('beaumonde', decks), decks.length]).toEqual([25, 50])
})

test('KAL-BOX-05 KAL-BOX-07 KAL-CONTACT-06 seven jobs of Higgins are there only together with Blue Sun', () => {
  const ofHiggins = (boxes: readonly BoxId[]) =>
    [...boxWith(boxes).jobs.values()].filter(({ contact }) => contact === 'magistrate-higgins')
  expect([ofHiggins(['kalidasa']).length, ofHiggins(['kalidasa', 'blue-sun']).length]).toEqual([18, 25])
})

test('all jobs lead to places on the board, and what they pay for is what they deliver', () => {
  const { jobs: inPlay, places } = boxWith(['kalidasa'])
  for (const { id, pickUp, finish, opportunity, pay } of inPlay.values()) {
    for (const step of [pickUp, finish, opportunity]) if (step) expect(places.has(step.at), id).toBe(true)
    if ('creditsPer' in pay) expect(finish.deliver, id).toEqual({ any: pay.per })
  }
})

test('KAL-BONUS-01 18 jobs have a Bonus Opportunity, which is not where the job itself leads', () => {
  const extra = jobs.filter(({ opportunity }) => opportunity)
  expect(extra).toHaveLength(18)
  for (const { id, pickUp, finish, opportunity } of extra)
    expect([pickUp?.at, finish.at], id).not.toContain(opportunity?.at)
})
