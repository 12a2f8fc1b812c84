import type { HeardEvent } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { mattering } from './news.ts'

const events = (...kinds: string[]): HeardEvent[] => kinds.map((kind, seq) => ({ seq, kind }))
const kindsOf = (lines: readonly HeardEvent[]) => lines.map(({ kind }) => kind)

test('a few lines of news are told as they are, without whose turn it is', () => {
  expect(kindsOf(mattering(events('turn', 'moved', 'alerted', 'wounded')))).toEqual(['moved', 'alerted', 'wounded'])
})

test('where there is more news, the latest is told that the map does not show', () => {
  const many = events('hit', 'wounded', 'moved', 'alerted', 'star', 'moved', 'alarm')
  expect(kindsOf(mattering(many))).toEqual(['wounded', 'star', 'alarm'])
})
