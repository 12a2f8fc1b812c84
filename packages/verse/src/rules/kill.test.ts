import { expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { goToWork, heist, heistFor } from '../testing/heist.ts'

const lund = 'regina/lund'
const billy = 'persephone/billy'
const medic = 'osiris/interrogator'
const company: CaptainSet = { crew: ['Lund', 'Billy'] }

/** A gun fight that goes wrong: one of the team is to be killed. */
function loseGunFight(captain: CaptainSet, aboard: readonly string[] = []): Play {
  const set = heistFor(captain).next('misbehave', 'Gun Play').dice(1)
  return goToWork(set.begin(), `job:${heist}`, aboard).choose('shoot')
}

/** The Sheriff wins or loses; `from 9` he kills one and lets the others go on, below that he kills two. */
function meetSheriff(captain: CaptainSet, ...dice: number[]): Play {
  const set = heistFor(captain).next('misbehave', "The Sheriff's Justice")
  return goToWork(set.dice(...dice).begin()).choose('fight')
}

function crewOf(game: Play): string[] {
  return game.captain().crew.map((member) => member.card)
}

test('KILL-01 the owner chooses which of the crew is killed', () => {
  const game = loseGunFight(company)
  expect([game.kind, game.decision().seat, game.options()]).toEqual(['kill.victim', 0, ['malcolm', lund, billy]])
  expect(crewOf(game.choose(billy))).toEqual(['malcolm', lund])
})

test('KILL-01 Tracey at work dies in the place of a crew whom the card names, and of nobody from aboard', () => {
  const tracey = 'space-bazaar/tracey'
  const duel = (aboard: readonly string[]) => {
    const set = heistFor({ crew: ['Lund', 'Tracey'] })
      .next('misbehave', 'Old Vendetta')
      .dice(1)
    return goToWork(set.begin(), `job:${heist}`, aboard).choose(lund)
  }
  expect(crewOf(duel([]))).toEqual(['malcolm', lund])
  expect(crewOf(duel([tracey]))).toEqual(['malcolm', tracey])
})

test('KILL-02 killed crew are removed from the game, not discarded', () => {
  const game = loseGunFight(company).choose(lund)
  expect(game.state.removed.cards).toEqual([lund])
  expect(game.state.supply.regina?.discard.cards).toEqual([])
})

test('KILL-03 at work only those who take part can be chosen', () => {
  const game = loseGunFight(company, [lund])
  expect(game.options()).toEqual(['malcolm', billy])
})

test('KILL-04 a Leader chosen goes back to the ship disgruntled', () => {
  const game = meetSheriff({ crew: ['Lund', 'Zoe'] }, 4).choose('malcolm')
  expect(game.state.removed.cards).toEqual([])
  expect(game.captain().crew).toEqual([
    { card: 'malcolm', disgruntled: true },
    { card: lund, disgruntled: false },
    { card: 'silverhold/zoe', disgruntled: false },
  ])
  expect(game.captain().jobs).toEqual([{ card: heist, pickedUp: true }])
})

test('KILL-04 a Leader struck down for the second time fires the crew, who are off the job at once', () => {
  const game = meetSheriff({ crew: ['Lund', 'Zoe'], disgruntled: ['Malcolm'] }, 4).choose('malcolm')
  expect(game.captain().crew).toEqual([{ card: 'malcolm', disgruntled: false }])
  expect(game.captain().jobs).toEqual([{ card: heist, pickedUp: false }])
})

test('KILL-04 OPEN-53 crew killed together with a Leader who loses patience are dead, not fired', () => {
  for (const victims of [
    ['malcolm', lund],
    [lund, 'malcolm'],
  ]) {
    const game = meetSheriff({ ...company, disgruntled: ['Malcolm'] }, 1).path(...victims)
    expect(crewOf(game)).toEqual(['malcolm'])
    expect(game.state.removed.cards).toEqual([lund])
    expect(game.state.supply.regina?.discard.cards).toEqual([])
    expect(game.state.supply.persephone?.discard.cards).toEqual([billy])
  }
})

test('OPEN-53 all victims of a result are named together and none twice', () => {
  const game = meetSheriff({ crew: ['Lund', 'Interrogator'] }, 1).choose('malcolm')
  expect([game.kind, game.options()]).toEqual(['kill.victim', [lund, medic]])
  expect(game.told()).not.toContain('medic-check')
  game.choose(lund)
  expect(game.told().filter((key) => key === 'medic-check')).toHaveLength(2)
})

test('OPEN-53 with more kills than crew all are hit, the Leader once', () => {
  const game = meetSheriff({ crew: [] }, 3)
  expect(game.captain().crew).toEqual([{ card: 'malcolm', disgruntled: true }])
  expect(game.captain().warrants).toBe(1)
})

test('KILL-05 the gear of the dead stays with the ship but is out of the job', () => {
  const set = scenario({
    captains: [{ at: 'valentine', active: ['niska-18'], leader: 'nandi', crew: ['Lund'], gear: ['Pistol'] }],
  })
  const game = set.next('misbehave', "The Sheriff's Justice", 'Tight Security').dice(5).begin()
  game.path('job:niska-18', 'go', 'by-hand', lund, 'face', 'fight')
  const [pistol] = game.captain().gear
  expect(game.state.attempt?.carried).toEqual([{ gear: pistol, by: lund }])
  game.choose(lund)
  expect(game.state.attempt).toMatchObject({ team: ['nandi'], carried: [], passed: 1 })
  expect(game.captain().gear).toEqual([pistol])
})

test('KILL-06 a Medic may save who would be killed', () => {
  const play = (die: number) => {
    const set = heistFor({ crew: ['Lund', 'Interrogator'] })
      .next('misbehave', 'Gun Play')
      .dice(1, die)
    return crewOf(goToWork(set.begin()).path('shoot', lund))
  }
  expect(play(5)).toEqual(['malcolm', lund, medic])
  expect(play(4)).toEqual(['malcolm', medic])
})

test('OPEN-78 Reavers kill by the same procedure: the owner names the victims, a Medic checks', () => {
  const captain: CaptainSet = { at: 'ezra', crew: ['Lund', 'Interrogator'] }
  const game = scenario({ captains: [captain], cutters: ['ezra'] })
    .dice(1, 5, 1)
    .begin()
  expect([game.kind, game.options()]).toEqual(['kill.victim', ['malcolm', lund, medic]])
  game.path(lund, medic)
  expect(crewOf(game)).toEqual(['malcolm', lund])
  expect(game.state.removed.cards).toEqual([medic])
})
