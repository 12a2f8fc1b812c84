import { expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../../../scenario.ts'
import { answerOf, wish } from '../../../testing/captain.ts'
import { attack, beside } from '../testing.ts'

const strong = { crew: ['Zoe', 'Jayne', 'Kaylee'], gear: ['Vera', 'Pistol'] }
const plunder = 'badger-51'

function alone(one: CaptainSet, bounties = ['Crow', 'Bree', 'Helen']) {
  return scenario({ expansions: ['pirates'], captains: [one], cruiser: 'londinium', bounties })
}

test('a Fugitive who can be beaten is apprehended where he hides', () => {
  const game = alone({ at: 'regina', credits: 0, ...strong })
    .discards('regina', 'Crow')
    .begin()
  expect(wish(game)).toBe('apprehend:regina/crow')
})

test('whoever would more likely lose leaves a Fugitive alone', () => {
  const game = alone({ at: 'regina', leader: 'Nandi' }).discards('regina', 'Crow').begin()
  expect(wish(game)).not.toBe('apprehend:regina/crow')
})

test('what is bound is delivered', () => {
  const game = alone({ at: 'harvest', bound: { Stitch: ['Stitch'] } }).begin()
  expect(wish(game)).toBe('deliver:bounty/stitch')
})

test('a rich ship with a weak crew is robbed, a strong one is not', () => {
  const prey = { cargo: 6, credits: 1000 }
  expect(wish(beside({ hand: [plunder], ...strong }, prey).begin())).toBe(`job:${plunder}`)
  expect(wish(beside({ hand: [plunder] }, { ...prey, ...strong }).begin())).not.toBe(`job:${plunder}`)
})

test('a defender names the best skill, hides the dearest goods and rolls again for nothing', () => {
  const prey = { crew: ['The Guardian', 'Emma'], contraband: 2, cargo: 4 }
  const game = beside({ hand: [plunder] }, prey)
    .dice(5, 6, 4, 1)
    .begin()
  attack(game, `job:${plunder}`, 'showdown.defend')
  const answers = (play: Play) => answerOf(play, play.decision(1))
  expect(answers(game)).toBe('fight')
  game.choose('fight', 1)
  expect(answers(game)).toBe('suggested')
  game.choose('suggested', 1)
  expect(answers(game)).toBe('reroll:osiris/the-guardian')
  game.leaves()
})

test('with money for a set of Parts the captain buys them, and takes them home', () => {
  const story = 'another-mans-treasure'
  const home = { haven: 'jubilee', leader: 'Marco' }
  const buys = scenario({
    story,
    expansions: ['pirates'],
    captains: [{ ...home, at: 'regina', credits: 9000, fuel: 4, part: 0 }],
  })
  const game = buys.begin().choose('shop')
  expect([wish(game)].flat().filter((id) => id === 'part').length).toBeGreaterThanOrEqual(8)
  const full = { ...home, at: 'jubilee', part: 8, fuel: 2 }
  expect(wish(scenario({ story, expansions: ['pirates'], captains: [full] }).begin())).toBe('deliver-sets')
})
