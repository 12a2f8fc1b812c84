import { expect, test } from 'vitest'
import { tableFor } from '../../ask/view-table.ts'
import { goalNeeds, goalSectors, outlookOf } from '../../rules/needs.ts'
import { captainAt, story } from '../../rules/table.ts'
import { type CaptainSet, type Situation, scenario } from '../../scenario.ts'

function seen(captain: CaptainSet, set: Situation = {}) {
  const t = tableFor(scenario({ ...set, expansions: ['blue-sun'], captains: [captain] }).begin().state)
  return { t, c: captainAt(t, 0) }
}

test('what lies under a job counts towards what it asks', () => {
  const { t, c } = seen({ active: ['badger-01'], under: { 'badger-01': 'mr-universe-03' } })
  expect(outlookOf(t, c, 'badger-01').misbehave).toBe(5)
})

test('a goal that is worked asks for the trust the story wants', () => {
  const { t, c } = seen({ at: 'silverhold', solid: ['patience'] }, { story: 'patiences-war' })
  const [first] = story(t).goals
  expect(first && goalNeeds(t, c, first)).toEqual([
    { is: 'solid', contact: 'patience', met: true },
    { is: 'solid', contact: 'mr-universe', met: false },
    { is: 'at', place: 'silverhold', sectors: ['silverhold'], met: true },
  ])
})

test('a Haven is asked for by its own captain, and is where the goal is reached', () => {
  const goalAt = (at: string) => {
    const { t, c } = seen({ at, haven: 'three-hills' }, { story: 'any-port' })
    const [goal] = story(t).goals
    return { needs: goal && goalNeeds(t, c, goal), sectors: goal && goalSectors(t, c, goal) }
  }
  const home = { is: 'own-haven', sectors: ['three-hills'] }
  expect(goalAt('three-hills').needs).toContainEqual({ ...home, met: true })
  expect(goalAt('regina').needs).toContainEqual({ ...home, met: false })
  expect(goalAt('regina').sectors).toEqual(['three-hills'])
})
