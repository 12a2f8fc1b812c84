import { type Decision, type HeardEvent, text, type Word } from '@keep-flying/kernel'
import { baseBox } from '@keep-flying/verse'
import { expect, test } from 'vitest'
import { helm } from '../chart/testing.ts'
import { fliesOn, lastRoll, lastTested, newsOf } from './news.ts'

const who = (seat: number): Word => ({ name: 'seat', id: seat })
const card = (id: string): Word => ({ name: 'card', id })
const event = (seq: number, kind: string, data: Record<string, Word> = {}): HeardEvent => ({ seq, kind, data })

const cards = [...baseBox.nav]
const black = cards.find(([, { kind }]) => kind === 'empty')?.[0] ?? ''
const patrol = cards.find(([, { kind }]) => kind !== 'empty')?.[0] ?? ''
const nav = (seq: number, id: string, seat = 0) => event(seq, 'nav-card', { who: who(seat), card: card(id) })
const tinker: Word = { name: 'option', id: 'tinker', of: patrol }
const tested = (seq: number, seat = 0) =>
  event(seq, 'test', {
    who: who(seat),
    option: tinker,
    skill: { name: 'skill', id: 'tech' },
    die: 2,
    points: 3,
    total: 5,
  })

const turn: Decision = { number: 1, seat: 0, kind: 'turn', form: 'one', options: [], prompt: text('prompt.turn') }

test('empty space and what befalls others is no news', () => {
  expect(newsOf([nav(1, black), nav(2, patrol, 1), tested(3, 1)], 0, baseBox, turn)).toBeNull()
})

test('a card that asks nothing is shown with what came of it', () => {
  const news = newsOf([nav(1, patrol), event(2, 'cruiser-moved'), event(3, 'turn')], 0, baseBox, turn)
  expect(news).toMatchObject({ card: patrol, roll: null })
  expect(news?.lines.map(({ seq }) => seq)).toEqual([1, 2])
})

test('a question shows its own card and its own roll', () => {
  const asking = { ...turn, kind: 'nav', card: patrol }
  expect(newsOf([nav(1, patrol)], 0, baseBox, asking)).toBeNull()
  expect(newsOf([tested(1)], 0, baseBox, { ...turn, kind: 'test.after-roll' })).toBeNull()
})

test('a roll is shown before the next card is', () => {
  const asking = { ...turn, kind: 'nav', card: patrol }
  const news = newsOf([tested(1), nav(2, patrol)], 0, baseBox, asking)
  expect(news?.roll).toEqual({ die: 2, points: 3, total: 5 })
  expect(news?.lines.map(({ seq }) => seq)).toEqual([1])
})

test('the roll that counts is the last, and it belongs to the option that led to the test', () => {
  const again = event(2, 'rerolled', { who: who(0), die: 4, total: 7 })
  expect(lastRoll([tested(1), again], 0)).toEqual({ die: 4, points: 3, total: 7 })
  expect(lastTested([tested(1), again], 0)).toEqual(tinker)
  expect(lastRoll([tested(1)], 1)).toBeNull()
  expect(lastTested([tested(1)], 1)).toBeNull()
})

test('a flight goes on after a card that takes nothing, unless a hunter lies ahead', () => {
  const { t, me } = helm({ at: 'persephone' }, { cutters: ['athens'], cruiser: 'londinium' })
  const goesOn = (lines: readonly HeardEvent[], ...ahead: string[]) =>
    fliesOn(t, me, { card: patrol, roll: null, lines }, ahead)
  const harmless = [nav(1, patrol), event(2, 'cruiser-moved')]
  expect(goesOn(harmless, 'pelorum', 'londinium')).toBe(true)
  expect(goesOn([...harmless, event(3, 'killed')], 'pelorum')).toBe(false)
  expect(goesOn(harmless, 'pelorum', 'athens')).toBe(false)
})

test('whoever is hunted does not fly on to the Cruiser unasked', () => {
  const { t, me } = helm({ at: 'persephone', contraband: 1 }, { cruiser: 'londinium' })
  const news = { card: patrol, roll: null, lines: [nav(1, patrol)] }
  expect(fliesOn(t, me, news, ['pelorum'])).toBe(true)
  expect(fliesOn(t, me, news, ['londinium'])).toBe(false)
})
