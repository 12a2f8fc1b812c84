import { expect, test } from 'vitest'
import { isInForce, usualBot } from './package.ts'

test.each([
  [['sea'], ['sea'], true],
  [['sea'], ['land'], false],
  [['sea'], [], false],
  [['sea', 'land'], ['land'], true],
  [['sea|land'], ['land'], true],
  [['sea|land'], ['air'], false],
  [['sea+land'], ['land', 'sea'], true],
  [['sea+land'], ['sea'], false],
  [['air|sea+land'], ['sea', 'land'], true],
  [['air|sea+land'], ['air'], true],
])('a rule tagged %j, having %j: in force is %s', (tags, having, inForce) => {
  expect(isInForce({ id: 'SAIL-01', text: '', tags }, having)).toBe(inForce)
})

test('the usual bot is the strongest of those that answer at once', () => {
  const [oar, helm, pilot] = [{ strength: 1 }, { strength: 2 }, { strength: 3, thinks: true }]
  expect(usualBot([oar, helm, pilot])).toBe(helm)
  expect(usualBot([pilot, helm, oar])).toBe(helm)
  expect(usualBot([])).toBeUndefined()
})
