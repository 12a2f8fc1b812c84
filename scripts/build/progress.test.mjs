import { expect, test } from 'vitest'
import { runNode, StepFailed, step, tookSince } from './progress.mjs'

/** What a step prints that runs this code. */
async function printedBy(code, options = {}) {
  const lines = []
  const out = { write: (text) => lines.push(text) }
  const work = step('Building', { ...options, out }, () => runNode('--eval', [code], process.cwd()))
  const failed = await work.then(
    () => false,
    (problem) => problem instanceof StepFailed,
  )
  return { failed, printed: lines.join('') }
}

const noisy = 'console.log("chunk 12 kB"); console.error("slow plugin")'

test('a step is one line, whatever its tool prints', async () => {
  const { failed, printed } = await printedBy(noisy)
  expect(failed).toBe(false)
  expect(printed).toMatch(/^Building … \d+(\.\d)? s\n$/)
})

test('what a tool prints is shown on demand, and if it fails', async () => {
  expect((await printedBy(noisy, { verbose: true })).printed).toMatch(/s\n(chunk 12 kB|slow plugin)\n/)
  const { failed, printed } = await printedBy(`${noisy}; process.exit(2)`)
  expect(failed).toBe(true)
  expect(printed).toContain('Building … failed\n')
  expect(printed).toContain('slow plugin')
})

test.each([
  [40, '0.0 s'],
  [2345, '2.3 s'],
  [31_400, '31 s'],
])('%i ms are %s', (ms, said) => {
  expect(tookSince(0, ms)).toBe(said)
})
