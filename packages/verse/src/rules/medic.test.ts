import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { goToWork, heist, heistFor } from '../testing/heist.ts'

const lund = 'regina/lund'
const medic = 'osiris/interrogator'
const company: CaptainSet = { crew: ['Lund', 'Interrogator'] }

/** One of the team is killed in a gun fight; then come the dice of the Medic. */
function shot(victim: string, captain: CaptainSet, ...dice: number[]): Play {
  const set = heistFor(captain).next('misbehave', 'Gun Play')
  return goToWork(set.dice(1, ...dice).begin()).path('shoot', victim)
}

/** Everybody on the job is killed, in the order chosen. */
function raided(captain: CaptainSet, ...dice: number[]): Play {
  const set = heistFor(captain).next('misbehave', 'Reaver Raid')
  return goToWork(set.dice(1, ...dice).begin())
}

function crewOf(game: Play): string[] {
  return game.captain().crew.map((member) => member.card)
}

function checks(game: Play): number {
  return game.told().filter((key) => key === 'medic-check').length
}

test('MEDIC-01 with a Medic a killed crew dies on 1 to 4 and goes back to the ship on 5 and 6', () => {
  for (const die of [1, 2, 3, 4]) expect(crewOf(shot(lund, company, die))).toEqual(['malcolm', medic])
  for (const die of [5, 6]) expect(crewOf(shot(lund, company, die))).toEqual(['malcolm', lund, medic])
})

test('MEDIC-01 OPEN-54 at work a Medic left aboard is no help', () => {
  const set = heistFor(company).next('misbehave', 'Gun Play').dice(1, 6)
  const game = goToWork(set.begin(), `job:${heist}`, [medic]).path('shoot', lund).leaves(6)
  expect([crewOf(game), checks(game)]).toEqual([['malcolm', medic], 0])
})

test('MEDIC-02 there is one check for each killed, however many Medics there are', () => {
  const game = shot(lund, { crew: ['Lund', 'Interrogator', 'Med Staff'] }, 4, 6).leaves(6)
  expect(checks(game)).toBe(1)
  expect(crewOf(game)).not.toContain(lund)
})

test('MEDIC-03 a Medic checks for herself too', () => {
  expect(crewOf(shot(medic, company, 5))).toEqual(['malcolm', lund, medic])
  expect(crewOf(shot(medic, company, 4))).toEqual(['malcolm', lund])
})

test('MEDIC-04 every one of several dead is rolled for in turn', () => {
  const game = raided({ crew: ['Lund', 'Interrogator', 'Emma'] }, 3, 6, 5, 1).path(lund, 'malcolm', medic)
  expect(checks(game)).toBe(4)
  expect(crewOf(game)).toEqual(['malcolm', medic])
  expect(game.captain().crew.map((member) => member.disgruntled)).toEqual([false, false])
})

test('OPEN-54 a Medic who dies first still checks for the others, in the order the owner chose', () => {
  const game = raided(company, 1, 5, 5)
  expect([game.kind, game.options()]).toEqual(['kill.victim', ['malcolm', lund, medic]])
  game.path(medic, lund)
  expect(crewOf(game)).toEqual(['malcolm', lund])
  expect(game.captain().crew.map((member) => member.disgruntled)).toEqual([false, false])
})

test('MEDIC-05 every card with the Medic profession can do it', () => {
  const medics = [...baseBox.supply].filter(([, card]) => card.kind === 'crew' && card.professions.includes('medic'))
  expect(new Set(medics.map(([, card]) => card.name))).toEqual(
    new Set(['Simon Tam', 'Interrogator', 'Med Staff', 'Doralee']),
  )
  for (const [id] of medics) expect(crewOf(shot(lund, { crew: ['Lund', id] }, 5))).toContain(lund)
})

test("MEDIC-06 Simon's Surgical Kit adds 1 and Simon himself 2", () => {
  const kit: CaptainSet = { ...company, gear: ["Simon's Surgical Kit"] }
  expect(crewOf(shot(lund, kit, 4))).toContain(lund)
  expect(crewOf(shot(lund, kit, 3))).not.toContain(lund)
  const simon: CaptainSet = { crew: ['Lund', 'Simon Tam'] }
  expect(crewOf(shot(lund, simon, 3))).toContain(lund)
  expect(crewOf(shot(lund, simon, 2))).not.toContain(lund)
  const both: CaptainSet = { ...simon, gear: ["Simon's Surgical Kit"] }
  expect(crewOf(shot(lund, both, 2))).toContain(lund)
  expect(crewOf(shot(lund, both, 1))).not.toContain(lund)
})

test('MEDIC-06 at work a kit left aboard adds nothing', () => {
  const set = heistFor({ ...company, gear: ["Simon's Surgical Kit"] })
    .next('misbehave', 'Gun Play')
    .dice(1, 4)
  const game = set.begin().path(`job:${heist}`, 'go', 'by-hand', 'aboard', 'shoot', lund)
  expect(crewOf(game)).not.toContain(lund)
})

test('MEDIC-04 MEDIC-06 the kit in the hands of one of several dead serves for all of them', () => {
  const set = heistFor({ ...company, gear: ["Simon's Surgical Kit"] })
    .next('misbehave', 'Reaver Raid')
    .dice(1, 1, 4, 4)
  const game = set.begin().path(`job:${heist}`, 'go', 'by-hand', lund, lund, medic)
  expect(crewOf(game)).toEqual(['malcolm', medic])
})

test('MEDIC-06 a Med Bay lets a failed check be rolled again, once', () => {
  const captain: CaptainSet = { ...company, upgrades: ['Fully Equipped Med Bay'] }
  const asked = shot(lund, captain, 4, 5)
  expect(asked.kind).toBe('medic.reroll')
  expect(crewOf(asked.choose(true))).toContain(lund)
  expect(crewOf(shot(lund, captain, 4, 5).choose(false).leaves(5))).not.toContain(lund)
  const twice = shot(lund, captain, 1, 4).choose(true)
  expect([twice.kind, crewOf(twice)]).toEqual(['turn', ['malcolm', medic]])
  expect(shot(lund, captain, 5).kind).toBe('turn')
})

test('MEDIC-07 OPEN-79 a saved crew stays with the ship but is out of the job, gear and all', () => {
  const set = scenario({ captains: [{ at: 'valentine', active: ['niska-18'], ...company, gear: ['Pistol'] }] })
    .next('misbehave', "The Sheriff's Justice", 'Tight Security')
    .dice(4, 5, 2)
  const game = set.begin().path('job:niska-18', 'go', 'by-hand', lund, 'fight', lund)
  expect(crewOf(game)).toEqual(['malcolm', lund, medic])
  expect(game.state.attempt).toMatchObject({ team: ['malcolm', medic], carried: [], passed: 1 })
  const test = game
    .choose('force')
    .match.events(null)
    .findLast((event) => event.kind === 'test')
  expect(test?.data).toMatchObject({ points: 2 })
})

test('MEDIC-08 a saved Leader goes back to the ship without a Disgruntled token', () => {
  expect(shot('malcolm', company, 5).captain().crew[0]).toEqual({ card: 'malcolm', disgruntled: false })
  expect(shot('malcolm', company, 4).captain().crew[0]).toEqual({ card: 'malcolm', disgruntled: true })
})

test('OPEN-79 outside a Work action going back to the ship keeps nobody from anything', () => {
  const captain: CaptainSet = { at: 'newhope', active: ['badger-08'], ...company }
  const set = scenario({ captains: [captain], cutters: ['newhope'] }).next('misbehave', 'Gun Play')
  const game = set.dice(1, 5, 4).begin().path(lund, 'malcolm', 'athens')
  expect(game.captain().crew).toMatchObject([{ disgruntled: true }, { disgruntled: false }, { disgruntled: false }])
  goToWork(game, 'job:badger-08')
  expect(game.state.attempt?.team).toEqual(['malcolm', lund, medic])
})
