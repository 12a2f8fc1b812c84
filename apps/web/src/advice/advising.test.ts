import type { Hint } from '@keep-flying/kernel'
import type { Problem } from '@keep-flying/protocol'
import { expect, test } from 'vitest'
import { Advising } from './advising.ts'

const hint: Hint = { value: 'fly', chance: 0.5, reason: null }

function advising(reply: Hint | Problem | null = hint) {
  const asked: number[] = []
  const advise = async (decision: number) => {
    asked.push(decision)
    return reply
  }
  return { asked, at: new Advising({ advise }) }
}

test('each question is asked once, and its advice goes with the moment', async () => {
  const { asked, at } = advising()
  const told = at.ask(3, 7, false)
  expect(at.read(3)).toEqual({ state: 'thinking' })
  await Promise.all([told, at.ask(3, 7, false)])
  expect(at.read(3)).toEqual({ state: 'told', hint })
  expect(asked).toEqual([7])
  expect(at.read(4)).toBeNull()
  await at.ask(4, 8, false)
  expect(asked).toEqual([7, 8])
  at.forget()
  expect(at.read(4)).toBeNull()
})

test('advice that comes after the moment has passed is not shown', async () => {
  const { at } = advising()
  const late = at.ask(3, 7, false)
  at.forget()
  await late
  expect(at.read(3)).toBeNull()
})

test('where others play at the screen, all must agree once', async () => {
  const { asked, at } = advising()
  await at.ask(1, 1, true)
  expect(at.read(1)).toEqual({ state: 'others' })
  expect(asked).toEqual([])
  at.agree()
  await at.ask(1, 1, true)
  await at.ask(2, 2, true)
  expect(asked).toEqual([1, 2])
})

test('it says if there is nothing to say, or why not', async () => {
  const nothing = advising(null).at
  await nothing.ask(1, 1, false)
  expect(nothing.read(1)).toEqual({ state: 'nothing' })
  const problem: Problem = { code: 'too-many', message: 'Wait.' }
  const refused = advising(problem).at
  await refused.ask(1, 1, false)
  expect(refused.read(1)).toEqual({ state: 'refused', problem })
})
