import { crewMembers } from '@keep-flying/encounters'
import { expect, test } from 'vitest'
import { crewIn } from './crews.ts'
import { encountersSetup } from './index.ts'

test('those who come aboard are the suggested ones, the named ones, or any of the nine', () => {
  expect(crewIn({ crew: 'train-job' })).toEqual(['mal', 'kaylee', 'zoe', 'jayne', 'book'])
  expect(crewIn({ crew: 'named', mains: ['wash', 'zoe'] }).toSorted()).toEqual(['wash', 'zoe'])
  expect(crewIn({ crew: 'named', mains: [] })).toEqual(crewMembers)
  expect(crewIn({ crew: 'random' })).toEqual(crewMembers)
})

test('a table is called after its first Episode', () => {
  expect(encountersSetup.titleOf({ episodeA: '4' })).toBe('Bushwhacked')
  expect(encountersSetup.titleOf({ episodeA: 'random' })).toBe('Encounters')
})
