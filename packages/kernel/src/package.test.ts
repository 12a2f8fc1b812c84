import { expect, test } from 'vitest'
import { isInForce } from './package.ts'

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
