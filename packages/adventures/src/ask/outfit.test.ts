import { expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { gearMeaning, jobWants } from './outfit.ts'

const yard = () =>
  scenario({
    map: `
      Z . . t
       +---+
      .|. @|.
       +x--+
      K . . c
    `,
  })

test('a gun is worth most to whoever shoots best, and a tool to whoever has the most Tech', () => {
  const t = yard().table()
  expect(gearMeaning(t, 'ranch-rifle#1')).toMatchObject({ is: 'shot', who: 'zoe', far: 5 })
  expect(gearMeaning(t, 'reprogrammer')).toMatchObject({ is: 'tech', who: 'kaylee', n: 1, points: 5 })
  expect(gearMeaning(t, 'boot-knife#1')).toMatchObject({ is: 'brawl', who: 'zoe' })
})

test('a gun that does not reach far is judged at its own reach', () => {
  expect(gearMeaning(yard().table(), 'scattergun#1')).toMatchObject({ is: 'shot', far: 4 })
})

test('somebody can be asked about, and is told what it means for them', () => {
  expect(gearMeaning(yard().table(), 'ranch-rifle#1', 'kaylee')).toMatchObject({ is: 'shot', who: 'kaylee' })
})

test('what is made for one purpose says what there is of that here', () => {
  const t = yard().table()
  expect(gearMeaning(t, 'ranch-rifle#1')).toMatchObject({ chance: expect.closeTo(5 / 6), covered: expect.any(Number) })
  expect(gearMeaning(t, 'smoke-canister')).toMatchObject({ is: 'cover-up', n: 2 })
  expect(gearMeaning(t, 'breaching-charge')).toMatchObject({ is: 'locks', n: 1 })
  expect(gearMeaning(t, 'spare-parts-roll')).toMatchObject({ is: 'again', n: 0 })
  expect(gearMeaning(t, 'signal-scrambler')).toMatchObject({ is: 'alarm' })
  expect(gearMeaning(t, 'padded-vest')).toMatchObject({ is: 'care', n: 2 })
  expect(gearMeaning(t, 'lucky-keepsake')).toMatchObject({ is: 'tests' })
})

test('nothing is meant for a crew with full hands', () => {
  const game = yard()
  const gear = ['Boot Knife', 'Pick Gun', 'Reprogrammer', 'Sunday Best']
  const full = scenario({ map: 'Z .', who: { zoe: { gear } } })
  expect(gearMeaning(full.table(), 'ranch-rifle#1')).toBeNull()
  expect(jobWants(game.table())).toMatchObject({ locks: 1, goons: 2, best: { tech: { who: 'kaylee', points: 3 } } })
})
