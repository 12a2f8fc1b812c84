import { expect, test } from 'vitest'
import { chanceToBeat } from '../../ask/odds.ts'
import { chancesOf } from './odds.ts'
import { attack, beside } from './testing.ts'

const plunder = 'badger-51'
const plain = { heroics: false, noOnes: false }
const heroic = { heroics: true, noOnes: false }

test('the chance that one throw beats another is exact', () => {
  expect(chanceToBeat({ dice: plain, points: 0 }, { dice: plain, points: 0 })).toBeCloseTo(15 / 36, 12)
  expect(chanceToBeat({ dice: plain, points: 6 }, { dice: plain, points: 0 })).toBe(1)
  expect(chanceToBeat({ dice: plain, points: 0 }, { dice: plain, points: 5 })).toBe(0)
  // Equal throws with bonus rolls: what is not a tie is shared, and a tie after two sixes is decided by the rest alike.
  const tie = 5 / 36 / (1 - 1 / 36)
  const even = chanceToBeat({ dice: heroic, points: 2 }, { dice: heroic, points: 2 })
  expect(even).toBeCloseTo((1 - tie) / 2, 9)
})

test('both sides see their chances before they choose', () => {
  const game = attack(
    beside({ hand: [plunder] })
      .dice(5)
      .begin(),
    `job:${plunder}`,
    'showdown.attack',
  )
  const mine = chancesOf(game.table(), game.decision())
  expect(mine['fight']).toBeGreaterThan(mine['negotiate'] ?? 1)
  game.choose('fight')
  const theirs = chancesOf(game.table(), game.decision(1))
  expect((theirs['fight'] ?? 0) + (mine['fight'] ?? 0)).toBeCloseTo(1, 9)
  expect(theirs['tech']).toBeLessThan(theirs['fight'] ?? 0)
})

test('an attack is weighed before it is begun: to get aboard, and to win there', () => {
  const game = beside({ hand: [plunder], leader: 'Corbin' }, { leader: 'Womack' }).begin()
  const chance = chancesOf(game.table(), game.decision())[`job:${plunder}`] ?? 0
  // Tech 2 gets aboard on 4 or more; Tech 2 then stands against Fight 2.
  expect(chance).toBeCloseTo(0.5 * chanceToBeat({ dice: heroic, points: 2 }, { dice: heroic, points: 2 }), 9)
})
