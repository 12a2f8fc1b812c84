import { expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import type { WorkSite } from '../state.ts'
import { boxThatHears, offers } from '../testing/aids.ts'
import type { Hooks } from './moments.ts'

const craft = 'osiris/fully-equipped-med-bay/1'
const site: WorkSite = { sector: 'sihnon', craft, crew: 2, room: 2 }
/** 2 Cargo, from Sihnon to Albion. */
const freight = 'harken-01'
const byCraft = `job:${freight}@${craft}@sihnon`

function play(captain: CaptainSet, other: Partial<WorkSite> = {}): Play {
  const box = boxThatHears({ workSites: () => [{ ...site, ...other }] })
  return scenario({ box, captains: [{ at: 'persephone', upgrades: [craft], ...captain }] }).begin()
}

test('a job may be worked where a team can be sent, while the ship stays', () => {
  const game = play({ hand: [freight] })
  expect(offers(game, 'job:')).toEqual([byCraft])
  game.choose(byCraft)
  expect(game.captain()).toMatchObject({ sector: 'persephone', hold: { cargo: 2 }, jobs: [{ pickedUp: true }] })
  expect(game.captain().away).toBeUndefined()
  expect(game.told()).toContain('team-away')
})

test('no more than the craft takes is loaded there or taken there', () => {
  expect(offers(play({ hand: [freight] }, { room: 1 }), 'job:')).toEqual([])
  const laden: CaptainSet = { loaded: [freight], cargo: 2 }
  const there = { sector: 'albion' }
  expect(offers(play({ ...laden, at: 'santo' }, { ...there, room: 2 }), 'job:')).toHaveLength(1)
  expect(offers(play({ ...laden, at: 'santo' }, { ...there, room: 1 }), 'job:')).toEqual([])
})

test('no more crew go than the craft takes', () => {
  const game = play({ hand: [freight], crew: ['Zoe', 'Wash', 'Jayne'] })
  game.choose(byCraft)
  expect(game.options()).not.toContain('go')
  game.choose(game.options()[0] ?? '').choose(game.options()[0] ?? '')
  expect(game.options()).toContain('go')
})

test('crew who leave are told of, and those who desert together at once', () => {
  const left = new Set<string>()
  const deserted = new Set<number>()
  const heard: Hooks = {
    crewLeft: (_t, _c, { card }) => void left.add(card),
    crewDeserted: (_t, _c, n) => void deserted.add(n),
  }
  const crew = ['Kaylee', 'Wash']
  scenario({
    box: boxThatHears(heard),
    captains: [{ at: 'persephone', leader: 'marco', crew, disgruntled: crew }],
  })
    .next('nav-alliance', 'Distress Signal')
    .begin()
    .path('burn', 'pelorum', 'pass', 'stop')
  expect([...left]).toEqual(['regina/kaylee', 'space-bazaar/wash'])
  expect([...deserted]).toEqual([2])
})
