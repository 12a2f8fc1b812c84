import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { jobOf } from '../catalog/index.ts'
import { cardsDocument } from './document.ts'
import { drawMap } from './draw-map.ts'

test('the document in docs is up to date', () => {
  const file = new URL('../../../../docs/cards/adventures.md', import.meta.url)
  expect(readFileSync(file, 'utf8')).toBe(cardsDocument())
})

test('a map shows walls, doors, Goons and tokens', () => {
  expect(drawMap(jobOf('light-fingers')).slice(4, 10)).toEqual([
    '         +-----------+                       +-----------+',
    ' 4  .  . |      T1   |.  .  .  .  .  .  .  . |      T2   |.  .',
    ' 5  .  . |           |.  .  .  .  .  .  .  . |           |.  .',
    '         +---xx------+                       +---oo------+',
    ' 6  .  .  .  .  t1 .  .  .  .  .  .  .  .  .  .  .  t2 .  .  .',
    ' 7  .  .  .  .  .  <1 .  .  .  .  .  .  .  .  <2 .  .  .  .  .',
  ])
})
