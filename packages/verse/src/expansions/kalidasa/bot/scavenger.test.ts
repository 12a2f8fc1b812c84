import { expect, test } from 'vitest'
import { prospects } from '../../../bot/prospects.ts'
import { scenario } from '../../../scenario.ts'
import { letPlayUntil, wish } from '../../../testing/captain.ts'

const captains = [{ at: 'osiris', leader: 'monty', credits: 1500 }, {}]
const seeking = () => scenario({ expansions: ['kalidasa'], story: 'scavengers-verse', captains })

test('things are looked for where unseen cards may be some of them, and nowhere else', () => {
  const best = (...left: readonly string[]) => {
    const game = seeking()
      .only('osiris', ...left)
      .begin()
    const shops = prospects(game.table(), game.captain()).filter(
      ({ at, action }) => at === 'osiris' && action === 'shop',
    )
    return Math.max(...shops.map(({ gain }) => gain))
  }
  // Inara is a temptress; a Drive Core is none of the things.
  expect(best('Inara')).toBeGreaterThan(2500)
  expect(best('Modified Radion Accelerator Mark II')).toBeLessThan(2500)
  expect(best()).toBeLessThan(2500)
})

test('the unseen cards of such a shop are drawn rather than known ones looked at', () => {
  const game = seeking().only('osiris', 'Inara', 'Med Staff', 'Med Staff').begin()
  letPlayUntil(game, 'shop')
  expect(wish(game)).toEqual(['draw'])
})
