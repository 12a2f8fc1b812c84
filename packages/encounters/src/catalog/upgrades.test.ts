import { expect, test } from 'vitest'
import { scanCost } from '../rules/scan.ts'
import { repairCost } from '../rules/serenity.ts'
import { type Play, type PlayerSet, type Situation, scenario } from '../scenario.ts'
import { upgrades } from './upgrades.ts'

/** What each Upgrade on Serenity does; those for the Inter-Mission are tested there. */

function fitted(upgrade: string, rest: Situation = {}, mal: PlayerSet = {}): Play {
  const serenity = [...(rest.serenity ?? []), ...Array.from({ length: 5 }, () => ({}))].slice(0, 4)
  const players = [{ crew: 'mal', hand: ['Shiny', 'Shiny', 'Shiny'], ...mal }, { crew: 'kaylee' }] as const
  const bridge = [null, null, null, null, null]
  return scenario({ players, bridge, ...rest, serenity: [...serenity, { upgrade }] }).begin()
}

const useOf = (game: Play) => game.options().filter((id) => id.startsWith('use up-'))

test('Enhanced Sensors: the first scan of a turn costs 1 less', () => {
  const verse = [{ hidden: 'Salvage Patrol' }, { hidden: 'Salvage Patrol' }]
  const game = fitted('Enhanced Sensors', { verse }, { hand: ['Listening'] })
  const [first, second] = [scanCost(game.table(), 0), scanCost(game.table(), 1)]
  game.path('Listening', 'space-2')
  expect(game.state.turn.attack).toBe(3 - second)
  expect(scanCost(game.table(), 0)).toBe(first + 1)
})

test('Spare Parts Locker: a free repair, once per Episode', () => {
  const serenity = [{ strike: 'Hull Breach' }, { strike: 'Hull Breach' }]
  const game = fitted('Spare Parts Locker', { serenity })
  game.choose('Spare Parts Locker').choose('ss-hull-breach#2')
  expect(game.state.serenity.map(({ strike }) => strike).slice(0, 2)).toEqual(['ss-hull-breach#1', null])
  expect(useOf(game)).toEqual([])
  expect(useOf(game.choose('end'))).toEqual([])
})

test('Spare Parts Locker: without a strike there is nothing to use it for', () => {
  expect(useOf(fitted('Spare Parts Locker'))).toEqual([])
})

test('Reinforced Hull: one slot more', () => {
  const serenity = ['Hull Breach', 'Hull Breach', 'Buckled Strut', 'Buckled Strut'].map((strike) => ({ strike }))
  const game = fitted('Reinforced Hull', { serenity, combatZone: ['Alliance Cruiser'] }, { hand: [] }).choose('end')
  expect(game.state.serenity.filter(({ strike }) => strike !== null)).toHaveLength(5)
  expect(game.state.serenity.length).toBeGreaterThanOrEqual(5)
})

test('Fire Suppression System: repairs cost 1 less, but not less than 1', () => {
  const game = fitted('Fire Suppression System', {
    serenity: [{ strike: 'Scorched Plating' }, { strike: 'Hull Breach' }],
  })
  expect([repairCost(game.table(), 'ss-scorched-plating#1'), repairCost(game.table(), 'ss-hull-breach#1')]).toEqual([
    1, 4,
  ])
})

test('Cargo Net: 2 Recruit for 1 Attack, once per turn', () => {
  const game = fitted('Cargo Net').path('Shiny', 'Shiny')
  expect(useOf(game)).toEqual(['use up-cargo-net 1'])
  game.choose('Cargo Net')
  expect(game.state.turn).toMatchObject({ recruit: 0, attack: 1 })
  game.choose('Shiny')
  expect(useOf(game)).toEqual([])
})

test('Infirmary: heals a strike of a Main Character, once per Episode', () => {
  const game = fitted('Infirmary', {}, { strikes: ['Gut Wound'] }).choose('Infirmary')
  expect(game.main('mal').strikes).toEqual([])
  expect(useOf(game)).toEqual([])
})

test('Second Shuttle: a player of choice may avoid all Crew Strikes of this turn, once per Episode', () => {
  const table: Situation = { combatZone: ['Salvage Patrol', 'Salvage Patrol'] }
  const game = fitted('Second Shuttle', table, { hand: ['Shiny'] }).choose('Second Shuttle')
  game.path('seat-0', 'end', true, true)
  expect(game.main('mal').strikes).toEqual([])
  expect(useOf(game)).toEqual([])
})

test('Tuned Drive: at the start of a turn the next Episode card may be kept from coming, once per Episode', () => {
  const game = fitted('Tuned Drive', { quietTurns: 0 })
  expect([game.kind, game.state.turn.phase]).toEqual(['text.use', 'episode'])
  game.choose(true)
  expect(game.state.verse.every(({ hidden }) => hidden.cards.length === 0)).toBe(true)
  game.choose('end')
  expect(game.kind).toBe('action')
  expect(game.state.verse[0]?.hidden.cards).toHaveLength(1)
})

test('there are ten of them, each once', () => {
  expect(upgrades.map(({ copies }) => copies)).toEqual(Array.from({ length: 10 }, () => 1))
})
