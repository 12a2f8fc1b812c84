import { writer } from '@keep-flying/kernel'
import { writerOf } from '@keep-flying/verse'
import { everyBox as box } from '@keep-flying/verse/boxes'
import { expect, test } from 'vitest'
import type { Say } from '../../../i18n/language.tsx'
import { allWords as english } from '../i18n/en/index.ts'
import { briefOf } from './brief.ts'

const inWords = writer('en', english.messages, ({ id }) => String(id))
const say: Say = (key, words) => inWords(words ? { key, with: words } : { key })
const brief = (id: string) => briefOf(id, box, say, writerOf(box))

function idOf(cards: ReadonlyMap<string, { readonly name: string }>, name: string): string {
  return [...cards].find(([, card]) => card.name === name)?.[0] ?? ''
}

test('crew are told by points, profession and what they can do', () => {
  expect(brief(idOf(box.supply, 'Inara'))).toMatchObject({
    skills: { negotiate: 3 },
    asksFor: false,
    words: expect.arrayContaining(['Companion', 're-roll Negotiate']),
  })
})

test('gear is told by its keywords and its own words', () => {
  const { words } = brief(idOf(box.supply, 'Improvised Hacking Rig')) ?? { words: [] }
  expect(words.join(' ')).toContain('Hacking Rig')
})

test('a job is told by pay, sort and what it asks for', () => {
  const told = brief(idOf(box.jobs, 'The Ariel City Museum art heist'))
  expect(told?.asksFor).toBe(true)
  expect(told?.words.slice(0, 3)).toEqual(['$4,000', 'Crime', 'illegal'])
})

test('every card that is bought, led by, flown or worked is told in a few words', () => {
  for (const id of [...box.supply.keys(), ...box.leaders.keys(), ...box.ships.keys(), ...box.jobs.keys()]) {
    const { skills, words } = brief(id) ?? { skills: {}, words: [] }
    expect(words.length + Object.keys(skills).length, id).toBeGreaterThan(0)
    expect(words.join(' · ').length, id).toBeLessThan(220)
  }
})

test('what is no card is not told', () => {
  expect(brief('nobody')).toBeNull()
})
