import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { icons } from './icons.ts'

test('the list of signs is that of the sprite', () => {
  const sprite = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')
  const drawn = [...sprite.matchAll(/<symbol id="i-([^"]+)"/g)].map(([, name = '']) => name)
  expect(drawn.length).toBeGreaterThan(30)
  expect(drawn.filter((name) => !icons.has(name))).toEqual([])
  expect(icons.has('firefly')).toBe(false)
})
