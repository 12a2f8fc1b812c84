import { expect, test } from 'vitest'
import { boxWith } from '../../boxes/index.ts'
import { addToBox, type Situation, scenario } from '../../scenario.ts'
import { isChallenge } from './challenges.ts'
import type { ChallengeCard } from './vocabulary.ts'

/** What is wrong with a situation; nothing if it can be begun. */
function wrong(set: Situation): string {
  try {
    scenario(set)
    return ''
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem)
  }
}

test('fields of this box are known with it alone', () => {
  expect(wrong({ captains: [{ haven: 'santo' }] })).toContain('Seat 0, "haven": There is no such field')
  expect(wrong({ alerts: {} })).toContain('"alerts": There is no such field')
  expect(wrong({ expansions: ['blue-sun'], alerts: { Muir: { reaver: 1 } } })).toBe('')
})

test('Cutters never share a sector', () => {
  const cutters = ['hera', 'Hera']
  expect(wrong({ expansions: ['blue-sun'], cutters })).toBe('"cutters": Two Cutters never share a sector.')
})

test('what lies under a job needs the job', () => {
  const captains = [{ under: { 'badger-08': 'mr-universe-01' } }]
  expect(wrong({ expansions: ['blue-sun'], captains })).toBe(
    'Seat 0, "under": Name the job "badger-08" in "active" or "loaded" as well, in the same words.',
  )
})

test('made-up boxes bring Challenges of their own', () => {
  const box = boxWith(['blue-sun'])
  const printed = [...box.others.values()].find(isChallenge)
  if (!printed) throw new Error('There is no Challenge.')
  const dare: ChallengeCard = { ...printed, id: 'mr-universe-99', name: 'Dance for It', reward: { credits: 4000 } }
  const game = scenario({
    box: addToBox(box, { others: [dare] }),
    captains: [{ at: 'meridian', active: ['harken-29'], under: { 'harken-29': 'Dance for It' } }],
  })
    .next('misbehave', 'A Little Job on the Side')
    .begin()
  game.path('job:harken-29', 'stay')
  expect(game.captain()).toMatchObject({ credits: 3000 + 600 + 4000, solid: { 'mr-universe': 'mr-universe-99' } })
})
