import { expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { goToWork, heist, heistFor } from '../testing/heist.ts'

const lund = 'regina/lund'
const emma = 'persephone/emma'
const medic = 'osiris/interrogator'

/** A failed burglary: a Warrant and nothing else. */
function getWarrant(captain: CaptainSet = {}): Play {
  const set = heistFor(captain).next('misbehave', 'Kill the Alarm').dice(1)
  return goToWork(set.begin()).choose('shoot')
}

/** The same on Niska's job at Valentine, which needs 2 Negotiate. */
function workForNiska(captain: CaptainSet, aboard: readonly string[] = []): Play {
  const set = scenario({ captains: [{ at: 'valentine', active: ['niska-18'], solid: ['niska'], ...captain }] })
  const game = set.next('misbehave', 'Kill the Alarm').dice(1).begin()
  return goToWork(game, 'job:niska-18', aboard).choose('shoot')
}

function solidWith(game: Play): string[] {
  return Object.keys(game.captain().solid).sort()
}

function crewOf(game: Play): string[] {
  return game.captain().crew.map((member) => member.card)
}

test('WARRANT-01 a Warrant is a token on the ship, and tokens add up', () => {
  expect(getWarrant().captain().warrants).toBe(1)
  expect(getWarrant({ warrants: 2 }).captain().warrants).toBe(3)
})

test("WARRANT-02 a Warrant on a job sends it to its contact's discard pile", () => {
  const game = getWarrant()
  expect(game.captain().jobs).toEqual([])
  expect(game.state.contacts['amnon-duul']?.discard.cards).toEqual([heist])
})

test('WARRANT-02 what was loaded for the lost job stays aboard', () => {
  const game = scenario({ captains: [{ at: 'jubilee', loaded: ['patience-22'], contraband: 2 }] })
    .next('misbehave', 'Kill the Alarm')
    .dice(1)
    .begin()
  goToWork(game, 'job:patience-22').choose('shoot')
  expect([game.captain().jobs, game.captain().hold.contraband]).toEqual([[], 2])
  expect(game.state.contacts.patience?.discard.cards).toEqual(['patience-22'])
})

test('WARRANT-03 it ends Solid with the contact of the job and with Harken, and with nobody else', () => {
  const game = getWarrant({ solid: ['harken', 'badger', 'amnon-duul', 'patience'] })
  expect(solidWith(game)).toEqual(['badger', 'patience'])
  expect(game.state.removed.cards).toHaveLength(2)
})

test('WARRANT-04 OPEN-51 a Warrant on a job of Niska kills one of those still on it, when all else is done', () => {
  const game = workForNiska({ leader: 'nandi', crew: ['Lund', 'Emma'] }, [lund])
  expect(game.captain()).toMatchObject({ warrants: 1, jobs: [], solid: {} })
  expect([game.kind, game.options()]).toEqual(['kill.victim', ['nandi', emma]])
  game.choose(emma)
  expect(crewOf(game)).toEqual(['nandi', lund])
  expect(game.state.removed.cards).toContain(emma)
})

test('OPEN-51 the Leader may be the victim, and goes back disgruntled', () => {
  const game = workForNiska({ leader: 'nandi', crew: ['Emma'] }).choose('nandi')
  expect(game.captain().crew).toEqual([
    { card: 'nandi', disgruntled: true },
    { card: emma, disgruntled: false },
  ])
})

test('OPEN-51 with nobody left on the job one of the whole crew dies', () => {
  const game = scenario({ captains: [{ at: 'valentine', active: ['niska-18'], crew: ['Emma', 'Lund'] }] })
    .next('misbehave', 'Alliance Operatives')
    .dice(1)
    .begin()
  goToWork(game, 'job:niska-18', ['malcolm', lund])
  expect(game.state.removed.cards).toEqual([emma])
  expect([game.kind, game.options()]).toEqual(['kill.victim', ['malcolm', lund]])
  expect(crewOf(game.choose(lund))).toEqual(['malcolm'])
})

test("OPEN-51 a Medic check applies to Niska's revenge", () => {
  const game = workForNiska({ leader: 'nandi', crew: ['Lund', 'Interrogator'] }).choose(lund)
  expect(game.told().slice(-3)).toEqual(['struck-down', 'medic-check', 'killed'])
  expect(crewOf(game)).toEqual(['nandi', medic])
})

test('WARRANT-04 other contacts take no life for a Warrant', () => {
  const game = getWarrant({ crew: ['Lund'] })
  expect([game.kind, crewOf(game)]).toEqual(['turn', ['malcolm', lund]])
})

test('WARRANT-05 a Warrant from a Nav card costs no job, and no contact but Harken', () => {
  const solid = ['harken', 'badger', 'amnon-duul'] as const
  const game = scenario({ captains: [{ at: 'persephone', active: [heist], contraband: 1, solid }] })
    .next('nav-alliance', 'Customs Inspection')
    .begin()
    .path('burn', 'pelorum', false, 'run', 'persephone')
  expect(game.captain()).toMatchObject({ warrants: 1, jobs: [{ card: heist }] })
  expect(solidWith(game)).toEqual(['amnon-duul', 'badger'])
})

test('WARRANT-05 a Warrant on a goal costs no job, and no contact but Harken', () => {
  const captain: CaptainSet = { at: 'londinium', goals: 1, active: [heist], solid: ['harken', 'niska'] }
  const game = scenario({ captains: [captain], cruiser: 'albion' })
    .next('misbehave', 'Kill the Alarm')
    .dice(1)
    .begin()
  goToWork(game, 'goal').choose('shoot')
  expect(game.captain()).toMatchObject({ warrants: 1, jobs: [{ card: heist }], goals: 1 })
  expect(solidWith(game)).toEqual(['niska'])
})

test('WARRANT-06 Alliance Contact clears all Warrants for $1000 each', () => {
  const captain: CaptainSet = { at: 'sihnon', warrants: 2, credits: 2500 }
  const game = scenario({ captains: [captain], cruiser: 'londinium' })
    .begin()
    .path('mosey', 'londinium')
  expect(game.captain()).toMatchObject({ warrants: 0, credits: 500 })
})

test('WARRANT-07 a ship with a Warrant is an Outlaw: the Cruiser takes notice of it', () => {
  const meet = (warrants: number) =>
    scenario({ captains: [{ at: 'sihnon', warrants }], cruiser: 'londinium' })
      .begin()
      .path('mosey', 'londinium')
  expect(meet(1).told()).toContain('alliance-contact')
  expect(meet(0).told()).not.toContain('alliance-contact')
})
