import { type Option, text } from '@keep-flying/kernel'
import { verseReference } from '@keep-flying/verse/reference'
import { expect, test } from 'vitest'
import { allWords as german } from '../i18n/de/index.ts'
import { allWords as english } from '../i18n/en/index.ts'
import { hints, hintsFor, type Situation } from './hints.ts'

const option = (id: string, group?: string): Option => ({ id, text: text(id), ...(group ? { group } : {}) })

const quiet: Situation = {
  kind: 'turn',
  options: [option('end')],
  taken: 0,
  jobs: 0,
  outlaw: false,
  warrants: 0,
  goals: 0,
  solid: 0,
  disgruntled: false,
  mayUndo: false,
}

const ids = (now: Situation, seen: readonly string[] = []) => hintsFor(now, seen).map(({ id }) => id)

test('the goal comes first, before anything is chosen; then the turn, and what may be done in it', () => {
  expect(ids({ ...quiet, kind: 'set-up.leader' })[0]).toBe('goals')
  expect(ids({ ...quiet, options: [option('burn', 'fly'), option('end')] })).toEqual(['goals', 'turn', 'fly'])
})

test('what was shown once is not shown again', () => {
  expect(ids({ ...quiet, options: [option('burn', 'fly'), option('end')] }, ['turn', 'goals'])).toEqual(['fly'])
  expect(
    hintsFor(
      quiet,
      hints.map(({ id }) => id),
    ),
  ).toEqual([])
})

test('trouble comes before opportunity', () => {
  const seen = ['turn', 'goals']
  const now = { ...quiet, disgruntled: true, warrants: 1, outlaw: true, options: [option('deal:badger', 'deal')] }
  expect(ids(now, seen)).toEqual(['disgruntled', 'warrants', 'outlaw', 'deal'])
})

test('a question brings its own hint, and troubles wait for the turn', () => {
  expect(ids({ ...quiet, kind: 'pay.cuts', disgruntled: true })).toEqual(['pay'])
  expect(ids({ ...quiet, kind: 'misbehave' })).toEqual(['misbehave', 'test'])
})

test('while others act only their turn is explained', () => {
  expect(ids({ ...quiet, kind: null, warrants: 1 })).toEqual(['others'])
})

test('every hint has its words in both languages and a rule that is there', async () => {
  const rules = new Set((await verseReference.reference('en')).flatMap(({ rules }) => rules.map(({ id }) => id)))
  for (const { id, rule } of hints) {
    expect({ id, rule, known: rules.has(rule) }).toEqual({ id, rule, known: true })
    for (const messages of [english.messages, german.messages])
      for (const part of ['title', 'text']) expect(messages).toHaveProperty([`guide.${id}.${part}`])
  }
})

test('what money is for is said before the shop is entered', () => {
  const order = ids({ ...quiet, options: [option('shop', 'buy'), option('end')] }, ['goals', 'turn'])
  expect(order).toEqual(['money', 'buy'])
})

test('every hint names something on the screen to stand beside', () => {
  for (const { id, at } of hints) expect({ id, named: at.length > 0 }).toEqual({ id, named: true })
})
