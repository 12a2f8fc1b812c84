import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUnsent, keepUnsent, unsentAt } from './unsent.ts'

const answer = { id: 'one', decision: 7, value: 'fly', plan: ['far'] }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
  })
})

afterEach(() => void vi.unstubAllGlobals())

test('an answer is kept for its table until it is forgotten', () => {
  expect(unsentAt('table')).toBeNull()
  keepUnsent('table', answer)
  expect(unsentAt('table')).toEqual(answer)
  expect(unsentAt('other')).toBeNull()
  forgetUnsent('table', answer)
  expect(unsentAt('table')).toBeNull()
})

test('an answer that is acknowledged late does not take a later one with it', () => {
  keepUnsent('table', answer)
  keepUnsent('table', { ...answer, id: 'two', decision: 8 })
  forgetUnsent('table', answer)
  expect(unsentAt('table')).toMatchObject({ id: 'two', decision: 8 })
})

test('a browser that keeps nothing plays on', () => {
  vi.stubGlobal('localStorage', undefined)
  keepUnsent('table', answer)
  expect(unsentAt('table')).toBeNull()
  forgetUnsent('table', answer)
})
