import { expect, test } from 'vitest'
import { Gate } from './gate.ts'

test('lets one at a time through, those in a hurry first', async () => {
  const gate = new Gate()
  const passed: string[] = []
  const pass = async (name: string, hurried: boolean) => {
    await gate.enter(hurried)
    passed.push(name)
  }

  await pass('first', false)
  const others = [pass('second', false), pass('third', false), pass('answer', true), pass('later answer', true)]
  await Promise.resolve()
  expect(passed).toEqual(['first'])

  for (const _ of others) {
    gate.leave()
    await new Promise(setImmediate)
  }
  await Promise.all(others)
  expect(passed).toEqual(['first', 'answer', 'later answer', 'second', 'third'])

  gate.leave()
  await pass('last', false)
  expect(passed.at(-1)).toBe('last')
})
