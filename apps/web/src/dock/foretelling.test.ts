import { type Text, text, type Value } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import type { Session } from '../session/types.ts'
import { Foretelling } from './foretelling.ts'

/** A session that says of each answer what it is, when it is told to. */
function answering() {
  const asked: { decision: number; values: readonly Value[]; tell(): void }[] = []
  const session: Pick<Session, 'foretell'> = {
    foretell: (decision, values) =>
      new Promise((resolve) => {
        const lines = values.map((value): Text[] => [text(String(value))])
        asked.push({ decision, values, tell: () => resolve(lines) })
      }),
  }
  return { asked, foretelling: new Foretelling(session) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('what is wanted together is asked together, a few at a time, and once', async () => {
  const { asked, foretelling } = answering()
  const wanted = Array.from({ length: 8 }, (_, value) => ({ decision: 3, value }))
  for (const one of [...wanted, ...wanted]) foretelling.want(1, one)
  await settled()
  expect(asked.map(({ values }) => values)).toEqual([[0, 1, 2, 3, 4, 5]])
  expect(foretelling.read(1, { decision: 3, value: 0 })).toBe(null)
  asked[0]?.tell()
  await settled()
  expect(foretelling.read(1, { decision: 3, value: 5 })).toEqual([text('5')])
  expect(asked.map(({ values }) => values)).toEqual([
    [0, 1, 2, 3, 4, 5],
    [6, 7],
  ])
  asked[1]?.tell()
  await settled()
  for (const one of wanted) foretelling.want(1, one)
  await settled()
  expect(asked).toHaveLength(2)
})

test('what comes after the moment has passed counts for nothing', async () => {
  const { asked, foretelling } = answering()
  foretelling.want(1, { decision: 3, value: 'a' })
  await settled()
  foretelling.want(2, { decision: 3, value: 'a' })
  asked[0]?.tell()
  await settled()
  expect(foretelling.read(2, { decision: 3, value: 'a' })).toBe(null)
  expect(foretelling.read(1, { decision: 3, value: 'a' })).toBe(null)
  asked[1]?.tell()
  await settled()
  expect(foretelling.read(2, { decision: 3, value: 'a' })).toEqual([text('a')])
})
