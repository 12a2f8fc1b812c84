import type { Value } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import type { Captain } from '../state.ts'
import { goToWork, heist, heistFor } from '../testing/heist.ts'
import { nameOf } from '../text/names.ts'
import { baseMisbehave } from './misbehave.ts'

/** Together 4 Fight, 2 Tech and 3 Negotiate; Malcolm and Emma are moral, nobody is a Merc, Medic or Companion. */
const company: CaptainSet = { crew: ['Lund', 'Billy', 'Emma'] }
const lund = 'regina/lund'
const billy = 'persephone/billy'
const emma = 'persephone/emma'
const everybody = ['Malcolm', 'Lund', 'Billy', 'Emma']

const byTruck: CaptainSet = { gear: ['4WD Mule'] }
const withRifle: CaptainSet = { gear: ['Glucklich Jia 642X'] }
const withPad: CaptainSet = { gear: ['Security Interface Pad'] }
const withGrenades: CaptainSet = { gear: ['GJ Flashkill Pod Grenades'] }
const inATie: CaptainSet = { gear: ['Shiny Neck Tie'] }
/** As good a company as the other, with a gun that no kosherized test lets them use. */
const gunInVain: CaptainSet = { crew: ['Grange Brothers', 'Billy', 'Emma'], gear: ['Pistol'] }
const underNandi: CaptainSet = { leader: 'nandi' }

/** Like the heist, but the team needs 2 Negotiate and no Fight, and loads 1 Contraband at Sihnon. */
const errand = 'amnon-duul-19'
const onErrand: CaptainSet = { at: 'sihnon', active: [errand], leader: 'corbin', crew: ['Emma'] }

interface Facing {
  /** What the captain has beyond the company, or instead of it. */
  readonly having?: CaptainSet
  readonly dice?: readonly number[]
  /** Everything answered from the card's first question on. */
  readonly answers?: readonly Value[]
}

function draw(card: string, { having = {}, dice = [] }: Facing): Play {
  const set = heistFor({ ...company, ...having }).next('misbehave', card)
  return set.dice(...dice).begin()
}

/** Meets one card at work and tells all that it changed. */
function face(card: string, facing: Facing = {}): Changes {
  const game = draw(card, facing)
  const before = structuredClone(game.captain())
  goToWork(game, `job:${before.jobs[0]?.card}`).path(...(facing.answers ?? []))
  expect(game.kind).toBe('turn')
  return changes(game, before)
}

/** What a captain may answer to the card; a single open option is not asked for. */
function offered(card: string, having: CaptainSet = {}): string[] {
  const game = goToWork(draw(card, { having }))
  expect(['misbehave', 'misbehave.ace']).toContain(game.kind)
  return game.options()
}

interface Changes {
  readonly outcome: 'proceed' | 'botched' | 'warrant'
  readonly credits?: number
  readonly cargo?: number
  readonly contraband?: number
  readonly dead?: readonly string[]
  readonly discarded?: readonly string[]
  readonly upset?: readonly string[]
  readonly calmed?: readonly string[]
}

/** What is different now; what stayed as it was is left out. */
function changes(game: Play, before: Captain): Changes {
  const after = game.captain()
  const outcome = outcomeOf(after, before)
  const moods = new Map(before.crew.map((member) => [member.card, member.disgruntled]))
  const turned = after.crew.filter((member) => member.disgruntled !== moods.get(member.card))
  const discards = Object.values(game.state.supply).flatMap((pile) => pile.discard.cards)
  const all = {
    credits: after.credits - before.credits,
    cargo: aboard(after, 'cargo') - aboard(before, 'cargo'),
    contraband: aboard(after, 'contraband') - aboard(before, 'contraband') - jobLoad(after),
    dead: game.state.removed.cards.map((card) => nameOf(card)),
    discarded: discards.map((card) => nameOf(card)),
    upset: turned.filter((member) => member.disgruntled).map((member) => nameOf(member.card)),
    calmed: turned.filter((member) => !member.disgruntled).map((member) => nameOf(member.card)),
  }
  const named = Object.entries(all).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== 0))
  return { outcome, ...Object.fromEntries(named) }
}

function aboard(captain: Captain, token: 'cargo' | 'contraband'): number {
  return captain.hold[token] + captain.stash[token]
}

/** The Contraband that comes from the job itself, once the card is passed. */
function jobLoad({ jobs: [job] }: Captain): number {
  if (!job?.pickedUp) return 0
  return job.card === heist ? 2 : 1
}

/** Passed, the job is picked up; botched, it stays as it was; on a Warrant it is gone. */
function outcomeOf(after: Captain, before: Captain): Changes['outcome'] {
  if (after.warrants > before.warrants) {
    expect([after.warrants, after.jobs]).toEqual([before.warrants + 1, []])
    return 'warrant'
  }
  const [job, ...others] = after.jobs
  expect([job?.card, others]).toEqual([before.jobs[0]?.card, []])
  return job?.pickedUp ? 'proceed' : 'botched'
}

test('the deck has 31 different cards, 40 with their copies', () => {
  expect(baseMisbehave).toHaveLength(31)
  expect(baseBox.misbehave.size).toBe(40)
})

test('A Formal Affair: whoever is dressed for it walks in, others mingle with Negotiate 6', () => {
  const card = 'A Formal Affair'
  expect(offered(card, inATie)).toEqual(['dress-up', 'mingle'])
  expect(face(card, { having: inATie, answers: ['dress-up'] })).toEqual({ outcome: 'proceed' })
  expect(face(card, { dice: [2] })).toEqual({ outcome: 'botched' })
  expect(face(card, { dice: [3] })).toEqual({ outcome: 'proceed' })
})

test('A Formal Affair: the Ace is a Companion', () => {
  expect(offered('A Formal Affair', underNandi)).toEqual(['ace', 'face'])
  expect(face('A Formal Affair', { having: underNandi, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('A Vote of No Confidence: with nobody disgruntled a loyal crew brings 1 Cargo', () => {
  const card = 'A Vote of No Confidence'
  expect(offered(card)).toEqual(['loyal', 'pay-off'])
  expect(face(card, { answers: ['loyal'] })).toEqual({ outcome: 'proceed', cargo: 1 })
  expect(face(card, { answers: ['pay-off'] })).toEqual({ outcome: 'proceed' })
})

test('A Vote of No Confidence: every disgruntled crew is paid its cut or goes', () => {
  const card = 'A Vote of No Confidence'
  const having: CaptainSet = { disgruntled: ['Lund', 'Emma'] }
  const game = goToWork(draw(card, { having }))
  expect([game.kind, game.options()]).toEqual(['crew.pay-off', ['pay', 'discard']])
  expect(face(card, { having, answers: ['pay', 'discard'] })).toEqual({
    outcome: 'proceed',
    credits: -200,
    discarded: ['Emma'],
  })
  expect(face(card, { having: { ...having, credits: 200 }, answers: ['pay'] })).toEqual({
    outcome: 'proceed',
    credits: -200,
    discarded: ['Emma'],
  })
})

test('A Vote of No Confidence: a disgruntled Leader costs nothing and stays', () => {
  const having: CaptainSet = { disgruntled: ['Malcolm'] }
  expect(face('A Vote of No Confidence', { having })).toEqual({ outcome: 'proceed' })
})

test('Alliance Operatives: Fight 10 or more is botched, from 6 two die with a Warrant, below that all do', () => {
  const card = 'Alliance Operatives'
  expect(face(card, { dice: [1], answers: ['malcolm', lund, billy] })).toEqual({
    outcome: 'warrant',
    dead: ['Lund', 'Billy', 'Emma'],
    upset: ['Malcolm'],
  })
  for (const die of [2, 5])
    expect(face(card, { dice: [die], answers: [lund, emma] })).toEqual({ outcome: 'warrant', dead: ['Lund', 'Emma'] })
  expect(face(card, { having: { gear: ['Pistol'] }, dice: [5] })).toEqual({ outcome: 'botched' })
})

test('Alliance Operatives: with Transport the team gets away, botched', () => {
  expect(offered('Alliance Operatives', byTruck)).toEqual(['flee', 'fight'])
  expect(face('Alliance Operatives', { having: byTruck, answers: ['flee'] })).toEqual({ outcome: 'botched' })
})

test('Alliance Operatives: the Ace is River Tam', () => {
  const having: CaptainSet = { crew: ['Lund', 'River Tam'] }
  expect(offered('Alliance Operatives', having)).toEqual(['ace', 'face'])
  expect(face('Alliance Operatives', { having, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('Ambush: Fight 8 or more is botched, below that one dies with a Warrant', () => {
  expect(face('Ambush', { dice: [3], answers: [billy] })).toEqual({ outcome: 'warrant', dead: ['Billy'] })
  expect(face('Ambush', { dice: [4] })).toEqual({ outcome: 'botched' })
})

test('Ambush: five at work outnumber the others', () => {
  const having: CaptainSet = { crew: ['Lund', 'Billy', 'Emma', 'Jesse'] }
  expect(offered('Ambush', having)).toEqual(['fight-out', 'outnumber'])
  expect(face('Ambush', { having, answers: ['outnumber'] })).toEqual({ outcome: 'proceed' })
})

test('Ambush: the Ace is a Sniper Rifle', () => {
  expect(offered('Ambush', withRifle)).toEqual(['ace', 'face'])
  expect(face('Ambush', { having: withRifle, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('An Interesting Day: Negotiate 12 with Bribes passes, below that all Mercs leave and it is botched', () => {
  const card = 'An Interesting Day'
  const having: CaptainSet = { crew: ['Lund', 'Billy', 'Emma', 'Crow'] }
  expect(offered(card)).toEqual(['raise-pay', 'call-bluff'])
  expect(face(card, { having, dice: [5], answers: ['raise-pay', 3] })).toEqual({
    outcome: 'botched',
    credits: -300,
    discarded: ['Crow'],
  })
  expect(face(card, { having, dice: [5], answers: ['raise-pay', 4] })).toEqual({ outcome: 'proceed', credits: -400 })
})

test('An Interesting Day: the Mercs leave only if their Fight, gear and all, beats that of the others', () => {
  const card = 'An Interesting Day'
  const having: CaptainSet = { crew: ['Lund', 'Crow', 'Jayne'] }
  const answers = ['call-bluff']
  expect(face(card, { having, answers })).toEqual({ outcome: 'proceed' })
  expect(face(card, { having: { ...having, gear: ['Knife'] }, answers })).toEqual({
    outcome: 'proceed',
    discarded: ['Crow', 'Jayne'],
  })
})

test("Everything That's Not Nailed Down: with Transport up to 3 Contraband are loaded", () => {
  const card = "Everything That's Not Nailed Down"
  expect(offered(card, byTruck)).toEqual(['truck', 'carry'])
  expect(face(card, { having: byTruck, answers: ['truck', 3] })).toEqual({ outcome: 'proceed', contraband: 3 })
  expect(face(card, { having: byTruck, answers: ['truck', 0] })).toEqual({ outcome: 'proceed' })
  const game = goToWork(draw(card, { having: byTruck })).choose('truck')
  expect(game.decision()).toMatchObject({ form: 'amount', min: 0, max: 3 })
})

test("Everything That's Not Nailed Down: each at work without gear carries 1 Contraband", () => {
  const card = "Everything That's Not Nailed Down"
  expect(face(card)).toEqual({ outcome: 'proceed', contraband: 4 })
  expect(face(card, { having: { gear: ['Pistol'] } })).toEqual({ outcome: 'proceed', contraband: 3 })
})

test("It Takes a Woman's Touch: Negotiate 7, or Tech 7", () => {
  const card = "It Takes a Woman's Touch"
  expect(offered(card)).toEqual(['charm', 'sneak'])
  expect(face(card, { dice: [3], answers: ['charm'] })).toEqual({ outcome: 'botched' })
  expect(face(card, { dice: [4], answers: ['charm'] })).toEqual({ outcome: 'proceed' })
  expect(face(card, { dice: [4], answers: ['sneak'] })).toEqual({ outcome: 'botched' })
  expect(face(card, { dice: [5], answers: ['sneak'] })).toEqual({ outcome: 'proceed' })
})

test("It Takes a Woman's Touch: Fancy Duds and a Hacking Rig are worth 3 each to their test", () => {
  const card = "It Takes a Woman's Touch"
  const dressed: CaptainSet = { ...inATie, crew: ['Lund'] }
  const wired: CaptainSet = { ...withPad, crew: ['Lund'] }
  expect(face(card, { having: dressed, dice: [1], answers: ['charm'] })).toEqual({ outcome: 'botched' })
  expect(face(card, { having: dressed, dice: [2], answers: ['charm'] })).toEqual({ outcome: 'proceed' })
  expect(face(card, { having: wired, dice: [2], answers: ['sneak'] })).toEqual({ outcome: 'botched' })
  expect(face(card, { having: wired, dice: [3], answers: ['sneak'] })).toEqual({ outcome: 'proceed' })
})

test("It Takes a Woman's Touch: the Ace is a Companion", () => {
  expect(offered("It Takes a Woman's Touch", underNandi)).toEqual(['ace', 'face'])
  expect(face("It Takes a Woman's Touch", { having: underNandi, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('Knife Fight: a Firearm settles it, else it takes Fight 8', () => {
  const armed: CaptainSet = { gear: ['Pistol'] }
  expect(offered('Knife Fight', armed)).toEqual(['gun', 'blade'])
  expect(face('Knife Fight', { having: armed, answers: ['gun'] })).toEqual({ outcome: 'proceed' })
  expect(face('Knife Fight', { dice: [3] })).toEqual({ outcome: 'botched' })
  expect(face('Knife Fight', { dice: [4] })).toEqual({ outcome: 'proceed' })
})

test('Knife Fight: a knife is worth 3', () => {
  const having: CaptainSet = { leader: 'corbin', crew: ['Lund'], gear: ['Knife'] }
  expect(face('Knife Fight', { having, dice: [2], answers: ['accept'] })).toEqual({ outcome: 'botched' })
  expect(face('Knife Fight', { having, dice: [3] })).toEqual({ outcome: 'proceed' })
})

test('Knife Fight: the Ace is Crow', () => {
  const having: CaptainSet = { crew: ['Crow'] }
  expect(offered('Knife Fight', having)).toEqual(['ace', 'face'])
  expect(face('Knife Fight', { having, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('Locals in Need: 1 Cargo calms the moral crew', () => {
  const having: CaptainSet = { cargo: 1, disgruntled: ['Lund', 'Emma'] }
  expect(offered('Locals in Need', having)).toEqual(['feed', 'push-past'])
  expect(face('Locals in Need', { having, answers: ['feed'] })).toEqual({
    outcome: 'proceed',
    cargo: -1,
    calmed: ['Emma'],
  })
})

test('Locals in Need: Fight 3 pushes past them and upsets the moral crew, below that it is botched', () => {
  expect(face('Locals in Need', { having: onErrand, dice: [2] })).toEqual({ outcome: 'botched' })
  expect(face('Locals in Need', { having: onErrand, dice: [3] })).toEqual({ outcome: 'proceed', upset: ['Emma'] })
  expect(face('Locals in Need', { dice: [1] })).toEqual({ outcome: 'proceed', upset: ['Malcolm', 'Emma'] })
})

test('Old Vendetta: one of the team alone needs Fight 6 or dies and botches it', () => {
  const game = goToWork(draw('Old Vendetta', {}))
  expect([game.kind, game.options()]).toEqual(['test.tester', ['malcolm', lund, billy, emma]])
  expect(face('Old Vendetta', { dice: [3], answers: [lund] })).toEqual({ outcome: 'botched', dead: ['Lund'] })
  expect(face('Old Vendetta', { dice: [4], answers: [lund] })).toEqual({ outcome: 'proceed' })
  expect(face('Old Vendetta', { dice: [5], answers: [billy] })).toEqual({ outcome: 'botched', dead: ['Billy'] })
})

test('Old Vendetta: with Transport the team runs and everybody is disgruntled', () => {
  expect(offered('Old Vendetta', byTruck)).toEqual(['duel', 'flee'])
  expect(face('Old Vendetta', { having: byTruck, answers: ['flee'] })).toEqual({
    outcome: 'proceed',
    upset: everybody,
  })
})

test('A Bit of Local Color: a kosherized Fight 6, or everybody at work is disgruntled', () => {
  const card = 'A Bit of Local Color'
  expect(offered(card)).toEqual(['brawl', 'threaten'])
  expect(face(card, { dice: [1], answers: ['brawl'] })).toEqual({ outcome: 'botched', upset: everybody })
  expect(face(card, { dice: [2], answers: ['brawl'] })).toEqual({ outcome: 'proceed' })
  expect(face(card, { having: gunInVain, dice: [1], answers: ['brawl'] })).toEqual({
    outcome: 'botched',
    upset: ['Malcolm', 'Grange Brothers', 'Billy', 'Emma'],
  })
})

test('A Bit of Local Color: or Negotiate 6', () => {
  const card = 'A Bit of Local Color'
  expect(face(card, { dice: [2], answers: ['threaten'] })).toEqual({ outcome: 'botched' })
  expect(face(card, { dice: [3], answers: ['threaten'] })).toEqual({ outcome: 'proceed' })
})

test('A Bit of Local Color: the Ace is Wash', () => {
  const having: CaptainSet = { crew: ['Lund', 'Wash'] }
  expect(offered('A Bit of Local Color', having)).toEqual(['ace', 'face'])
  expect(face('A Bit of Local Color', { having, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('A Rival Crew: Fight 9, or one dies with a Warrant', () => {
  expect(offered('A Rival Crew')).toEqual(['fight', 'split-take'])
  expect(face('A Rival Crew', { dice: [4], answers: ['fight', emma] })).toEqual({ outcome: 'warrant', dead: ['Emma'] })
  expect(face('A Rival Crew', { dice: [5], answers: ['fight'] })).toEqual({ outcome: 'proceed' })
})

test('A Rival Crew: splitting the take halves what the job pays, bonuses apart', () => {
  const drop = { at: 'osiris', loaded: ['patience-24'], contraband: 2, leader: 'nandi', crew: ['Zoe'] }
  const game = scenario({ captains: [{ ...drop, credits: 0 }] })
    .next('misbehave', 'A Rival Crew')
    .begin()
  goToWork(game, 'job:patience-24').path('split-take', 'stop')
  expect(game.captain().credits).toBe(1300 + 500)
})

test('A Rival Crew: a take split at the pick-up is still split at the drop-off', () => {
  const game = scenario({ captains: [{ at: 'valentine', leader: 'nandi', active: ['niska-18'], credits: 0 }] })
    .next('misbehave', 'A Rival Crew', 'A Little Job on the Side', 'An Unexpected Opportunity')
    .next('nav-alliance', 'The Big Black')
    .next('nav-border', 'The Big Black', 'The Big Black')
    .begin()
  goToWork(game, 'job:niska-18').path('split-take', 'stay', 'stay')
  game.path('burn', 'white-sun-r4-07', 'border-r1-12', 'triumph', 'stop', 'end', 'job:niska-18')
  expect(game.captain().jobs).toEqual([])
  expect(game.captain().credits).toBe(4000 / 2)
})

test('A Rival Crew: a take split in a botched attempt is whole again in the next', () => {
  const game = scenario({ captains: [{ at: 'valentine', leader: 'nandi', active: ['niska-18'] }] })
    .next('misbehave', 'A Little Job on the Side', 'An Unexpected Opportunity', 'Tight Security')
    .next('misbehave', 'A Rival Crew', 'Gun Play')
    .begin()
  goToWork(game, 'job:niska-18').path('split-take', 'back-down', 'end', 'job:niska-18', 'stay', 'stay')
  expect(game.state.attempt).toMatchObject({ passed: 2, halvePay: false })
})

test('Gun Play: Fight 7, or one dies and it is botched', () => {
  expect(offered('Gun Play')).toEqual(['shoot', 'back-down'])
  expect(face('Gun Play', { dice: [2], answers: ['shoot', lund] })).toEqual({ outcome: 'botched', dead: ['Lund'] })
  expect(face('Gun Play', { dice: [3], answers: ['shoot'] })).toEqual({ outcome: 'proceed' })
})

test('Gun Play: backing down botches it and everybody is disgruntled', () => {
  expect(face('Gun Play', { answers: ['back-down'] })).toEqual({ outcome: 'botched', upset: everybody })
})

test('Keep a Low Profile: a kosherized Fight 6, or one dies and it is botched', () => {
  const card = 'Keep a Low Profile'
  expect(offered(card)).toEqual(['quiet-takedown', 'talk'])
  expect(face(card, { having: gunInVain, dice: [1], answers: ['quiet-takedown', billy] })).toEqual({
    outcome: 'botched',
    dead: ['Billy'],
  })
  expect(face(card, { dice: [2], answers: ['quiet-takedown'] })).toEqual({ outcome: 'proceed' })
})

test('Keep a Low Profile: Negotiate 9 with Bribes, or a Warrant', () => {
  const card = 'Keep a Low Profile'
  expect(face(card, { dice: [5], answers: ['talk', 0] })).toEqual({ outcome: 'warrant' })
  expect(face(card, { dice: [5], answers: ['talk', 1] })).toEqual({ outcome: 'proceed', credits: -100 })
})

test('Keep a Low Profile: the Ace is a Sniper Rifle', () => {
  expect(offered('Keep a Low Profile', withRifle)).toEqual(['ace', 'face'])
  expect(face('Keep a Low Profile', { having: withRifle, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('Old-Fashioned Shoot-out: Fight 8, or one dies and it is botched', () => {
  const card = 'Old-Fashioned Shoot-out'
  expect(face(card, { dice: [3], answers: [lund] })).toEqual({ outcome: 'botched', dead: ['Lund'] })
  expect(face(card, { dice: [4] })).toEqual({ outcome: 'proceed' })
})

test('Old-Fashioned Shoot-out: with Transport the team drives off', () => {
  expect(offered('Old-Fashioned Shoot-out', byTruck)).toEqual(['shoot', 'drive-off'])
  expect(face('Old-Fashioned Shoot-out', { having: byTruck, answers: ['drive-off'] })).toEqual({ outcome: 'proceed' })
})

test("Time for Some Thrillin' Heroics: Fight 7 calms the moral crew, below that one dies with a Warrant", () => {
  const card = "Time for Some Thrillin' Heroics"
  const having: CaptainSet = { disgruntled: ['Malcolm', 'Lund', 'Emma'] }
  expect(offered(card)).toEqual(['rescue', 'ignore'])
  expect(face(card, { dice: [2], answers: ['rescue', lund] })).toEqual({ outcome: 'warrant', dead: ['Lund'] })
  expect(face(card, { having, dice: [3], answers: ['rescue'] })).toEqual({
    outcome: 'proceed',
    calmed: ['Malcolm', 'Emma'],
  })
})

test("Time for Some Thrillin' Heroics: looking away upsets the moral crew", () => {
  expect(face("Time for Some Thrillin' Heroics", { answers: ['ignore'] })).toEqual({
    outcome: 'proceed',
    upset: ['Malcolm', 'Emma'],
  })
})

test('PIC-CARD-01 Alliance Patrol: Negotiate 8 less 1 for each Warrant, or another Warrant', () => {
  const card = 'Alliance Patrol'
  expect(baseMisbehave.find(({ name }) => name === card)).toMatchObject({ suit: 'hearts', copies: 3 })
  expect(face(card, { dice: [4] })).toEqual({ outcome: 'warrant' })
  expect(face(card, { dice: [5] })).toEqual({ outcome: 'proceed' })
  expect(face(card, { having: { warrants: 1 }, dice: [5] })).toEqual({ outcome: 'warrant' })
  expect(face(card, { having: { warrants: 2, crew: ['Lund', 'Inara'] }, dice: [5], answers: ['accept'] })).toEqual({
    outcome: 'warrant',
  })
  expect(face(card, { having: { warrants: 1, crew: ['Lund', 'Inara'] }, dice: [5] })).toEqual({
    outcome: 'proceed',
  })
})

test('PIC-CARD-01 Alliance Patrol: with Transport the team gets away, botched', () => {
  expect(offered('Alliance Patrol', byTruck)).toEqual(['papers', 'flee'])
  expect(face('Alliance Patrol', { having: byTruck, answers: ['flee'] })).toEqual({ outcome: 'botched' })
})

test('PIC-CARD-01 Alliance Patrol: the Ace is a Fake ID', () => {
  const having: CaptainSet = { gear: ['Bona Fide Credentials'] }
  expect(offered('Alliance Patrol', having)).toEqual(['ace', 'face'])
  expect(face('Alliance Patrol', { having, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('Backwater Deputies: Negotiate 9 with Bribes, or it is botched', () => {
  const card = 'Backwater Deputies'
  expect(offered(card)).toEqual(['bribe', 'fight'])
  expect(face(card, { dice: [5], answers: ['bribe', 0] })).toEqual({ outcome: 'botched' })
  expect(face(card, { dice: [5], answers: ['bribe', 1] })).toEqual({ outcome: 'proceed', credits: -100 })
})

test('Backwater Deputies: Fight 7, or one dies with a Warrant', () => {
  const card = 'Backwater Deputies'
  expect(face(card, { dice: [2], answers: ['fight', lund] })).toEqual({ outcome: 'warrant', dead: ['Lund'] })
  expect(face(card, { dice: [3], answers: ['fight'] })).toEqual({ outcome: 'proceed' })
})

test('Denied Docking Rights: Negotiate 9 with Bribes, or it is botched', () => {
  const card = 'Denied Docking Rights'
  expect(offered(card)).toEqual(['bribe', 'spoof'])
  expect(face(card, { dice: [4], answers: ['bribe', 1] })).toEqual({ outcome: 'botched', credits: -100 })
  expect(face(card, { dice: [4], answers: ['bribe', 2] })).toEqual({ outcome: 'proceed', credits: -200 })
})

test('Denied Docking Rights: Tech 6, or a Warrant', () => {
  expect(face('Denied Docking Rights', { dice: [3], answers: ['spoof'] })).toEqual({ outcome: 'warrant' })
  expect(face('Denied Docking Rights', { dice: [4], answers: ['spoof'] })).toEqual({ outcome: 'proceed' })
})

test('Denied Docking Rights: the Ace is a Fake ID, which Shepherd Book has about him', () => {
  const having: CaptainSet = { crew: ['Shepherd Book'] }
  expect(offered('Denied Docking Rights', having)).toEqual(['ace', 'face'])
  expect(face('Denied Docking Rights', { having, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('Kidnapped By Hill Folk: Negotiate 8, or one dies and it is botched', () => {
  const card = 'Kidnapped By Hill Folk'
  expect(face(card, { dice: [4], answers: [emma] })).toEqual({ outcome: 'botched', dead: ['Emma'] })
  expect(face(card, { dice: [5] })).toEqual({ outcome: 'proceed' })
})

test('Kidnapped By Hill Folk: carried Firearms worth 2 Fight together settle it, one worth 1 does not', () => {
  const card = 'Kidnapped By Hill Folk'
  const twoPistols: CaptainSet = { gear: ['regina/pistol/1', 'regina/pistol/2'] }
  expect(offered(card, twoPistols)).toEqual(['plead', 'firepower'])
  expect(face(card, { having: twoPistols, answers: ['firepower'] })).toEqual({ outcome: 'proceed' })
  expect(offered(card, { gear: ['Vera'] })).toEqual(['plead', 'firepower'])
  expect(face(card, { having: { gear: ['Pistol'] }, dice: [5] })).toEqual({ outcome: 'proceed' })
  expect(face(card, { having: withGrenades, dice: [5] })).toEqual({ outcome: 'proceed' })
})

test('Kidnapped By Hill Folk: the Ace is one of the Hill Folk', () => {
  const having: CaptainSet = { crew: ['Stark'] }
  expect(offered('Kidnapped By Hill Folk', having)).toEqual(['ace', 'face'])
  expect(face('Kidnapped By Hill Folk', { having, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test("Let's Go to the Crappy Town Where I'm a Hero!: Negotiate 6, or everybody is disgruntled", () => {
  const card = "Let's Go to the Crappy Town Where I'm a Hero!"
  expect(offered(card)).toEqual(['speech', 'disguise'])
  expect(face(card, { dice: [2], answers: ['speech'] })).toEqual({ outcome: 'botched', upset: everybody })
  expect(face(card, { dice: [3], answers: ['speech'] })).toEqual({ outcome: 'proceed' })
})

test("Let's Go to the Crappy Town Where I'm a Hero!: Tech 6, or a Warrant", () => {
  const card = "Let's Go to the Crappy Town Where I'm a Hero!"
  expect(face(card, { dice: [3], answers: ['disguise'] })).toEqual({ outcome: 'warrant' })
  expect(face(card, { dice: [4], answers: ['disguise'] })).toEqual({ outcome: 'proceed' })
})

test("Let's Go to the Crappy Town Where I'm a Hero!: the Ace is Jayne's Cunning Hat", () => {
  const card = "Let's Go to the Crappy Town Where I'm a Hero!"
  const having: CaptainSet = { gear: ["Jayne's Cunning Hat"] }
  expect(offered(card, having)).toEqual(['ace', 'face'])
  expect(face(card, { having, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('The Local Law: Negotiate 11 with Bribes, or it is botched', () => {
  const card = 'The Local Law'
  expect(offered(card)).toEqual(['bribe', 'fight'])
  expect(face(card, { dice: [5], answers: ['bribe', 2] })).toEqual({ outcome: 'botched', credits: -200 })
  expect(face(card, { dice: [5], answers: ['bribe', 3] })).toEqual({ outcome: 'proceed', credits: -300 })
})

test('The Local Law: Fight 8, or one dies with a Warrant', () => {
  expect(face('The Local Law', { dice: [3], answers: ['fight', lund] })).toEqual({ outcome: 'warrant', dead: ['Lund'] })
  expect(face('The Local Law', { dice: [4], answers: ['fight'] })).toEqual({ outcome: 'proceed' })
})

test("The Sheriff's Justice: pleading with Negotiate 8 is botched, below that a Warrant", () => {
  const card = "The Sheriff's Justice"
  expect(offered(card)).toEqual(['plead', 'fight'])
  expect(face(card, { dice: [4], answers: ['plead'] })).toEqual({ outcome: 'warrant' })
  expect(face(card, { dice: [5], answers: ['plead'] })).toEqual({ outcome: 'botched' })
})

test("The Sheriff's Justice: Fight 9 costs one life, from 5 two and a Warrant, below that all", () => {
  const card = "The Sheriff's Justice"
  const weak: CaptainSet = { leader: 'corbin', crew: ['Lund', 'Emma'] }
  expect(face(card, { having: weak, dice: [2], answers: ['fight', lund, emma] })).toEqual({
    outcome: 'warrant',
    dead: ['Lund', 'Emma'],
    upset: ['Corbin'],
  })
  const two = { outcome: 'warrant', dead: ['Lund', 'Emma'] }
  expect(face(card, { having: weak, dice: [3], answers: ['fight', lund, emma] })).toEqual(two)
  expect(face(card, { dice: [4], answers: ['fight', lund, emma] })).toEqual(two)
  expect(face(card, { dice: [5], answers: ['fight', emma] })).toEqual({ outcome: 'proceed', dead: ['Emma'] })
})

test("The Sheriff's Justice: the Ace is a Companion", () => {
  expect(offered("The Sheriff's Justice", underNandi)).toEqual(['ace', 'face'])
  expect(face("The Sheriff's Justice", { having: underNandi, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('A Little Job on the Side: Tech 7 brings $1500, and either way the attempt is botched', () => {
  const card = 'A Little Job on the Side'
  expect(offered(card)).toEqual(['detour', 'stay'])
  expect(face(card, { dice: [4], answers: ['detour'] })).toEqual({ outcome: 'botched' })
  expect(face(card, { dice: [5], answers: ['detour'] })).toEqual({ outcome: 'botched', credits: 1500 })
  expect(face(card, { answers: ['stay'] })).toEqual({ outcome: 'proceed' })
})

test('An Unexpected Opportunity: Negotiate 7 offers up to 3 Contraband at $100, and the attempt is botched', () => {
  const card = 'An Unexpected Opportunity'
  expect(offered(card)).toEqual(['deal', 'stay'])
  expect(face(card, { dice: [3], answers: ['deal'] })).toEqual({ outcome: 'botched' })
  const game = goToWork(draw(card, { dice: [4] })).choose('deal')
  expect(game.decision()).toMatchObject({ kind: 'buy.amount', min: 0, max: 3 })
  const bought = { outcome: 'botched', credits: -300, contraband: 3 }
  expect(face(card, { dice: [4], answers: ['deal', 3] })).toEqual(bought)
  expect(face(card, { dice: [4], answers: ['deal', 0] })).toEqual({ outcome: 'botched' })
  expect(face(card, { answers: ['stay'] })).toEqual({ outcome: 'proceed' })
})

test('It Was the Best Day Ever!: Fancy Duds, or Negotiate 6', () => {
  const card = 'It Was the Best Day Ever!'
  expect(offered(card)).toEqual(['pose', 'treat'])
  expect(face(card, { having: inATie, answers: ['pose'] })).toEqual({ outcome: 'proceed' })
  expect(face(card, { dice: [2], answers: ['pose'] })).toEqual({ outcome: 'botched' })
  expect(face(card, { dice: [3], answers: ['pose'] })).toEqual({ outcome: 'proceed' })
})

test('It Was the Best Day Ever!: a Medic, or Tech 6', () => {
  const card = 'It Was the Best Day Ever!'
  const having: CaptainSet = { crew: ['Interrogator'] }
  expect(face(card, { having, answers: ['treat'] })).toEqual({ outcome: 'proceed' })
  expect(face(card, { dice: [3], answers: ['treat'] })).toEqual({ outcome: 'botched' })
  expect(face(card, { dice: [4], answers: ['treat'] })).toEqual({ outcome: 'proceed' })
})

test('It Was the Best Day Ever!: the Ace is Simon Tam', () => {
  const having: CaptainSet = { crew: ['Simon Tam'] }
  expect(offered('It Was the Best Day Ever!', having)).toEqual(['ace', 'face'])
  expect(face('It Was the Best Day Ever!', { having, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('Kill the Alarm: Tech 5, or it is botched', () => {
  expect(offered('Kill the Alarm')).toEqual(['bypass', 'shoot'])
  expect(face('Kill the Alarm', { dice: [2], answers: ['bypass'] })).toEqual({ outcome: 'botched' })
  expect(face('Kill the Alarm', { dice: [3], answers: ['bypass'] })).toEqual({ outcome: 'proceed' })
})

test('Kill the Alarm: Fight 7, or a Warrant', () => {
  expect(face('Kill the Alarm', { dice: [2], answers: ['shoot'] })).toEqual({ outcome: 'warrant' })
  expect(face('Kill the Alarm', { dice: [3], answers: ['shoot'] })).toEqual({ outcome: 'proceed' })
})

test('Kill the Alarm: the Ace is a Hacking Rig', () => {
  expect(offered('Kill the Alarm', withPad)).toEqual(['ace', 'face'])
  expect(face('Kill the Alarm', { having: withPad, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('Reaver Raid: with Transport one dies and it is botched', () => {
  expect(offered('Reaver Raid', byTruck)).toEqual(['flee', 'hide'])
  expect(face('Reaver Raid', { having: byTruck, answers: ['flee', billy] })).toEqual({
    outcome: 'botched',
    dead: ['Billy'],
  })
})

test('Reaver Raid: Tech 5 brings $1000, below that all die; botched either way', () => {
  expect(face('Reaver Raid', { dice: [2], answers: ['malcolm', lund, billy] })).toEqual({
    outcome: 'botched',
    dead: ['Lund', 'Billy', 'Emma'],
    upset: ['Malcolm'],
  })
  expect(face('Reaver Raid', { dice: [3] })).toEqual({ outcome: 'botched', credits: 1000 })
})

test('Reaver Raid: the Ace is River Tam', () => {
  const having: CaptainSet = { crew: ['Lund', 'River Tam'] }
  expect(offered('Reaver Raid', having)).toEqual(['ace', 'face'])
  expect(face('Reaver Raid', { having, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('State of the Art Security System: Tech 9, a Hacking Rig being worth 3, or a Warrant', () => {
  const card = 'State of the Art Security System'
  expect(face(card, { having: withPad, dice: [2] })).toEqual({ outcome: 'warrant' })
  expect(face(card, { having: withPad, dice: [3] })).toEqual({ outcome: 'proceed' })
  expect(face(card, { dice: [5] })).toEqual({ outcome: 'warrant' })
  expect(face(card, { dice: [6, 1] })).toEqual({ outcome: 'proceed' })
})

test('State of the Art Security System: with Explosives it is merely botched', () => {
  const card = 'State of the Art Security System'
  expect(offered(card, withGrenades)).toEqual(['hack', 'blast'])
  expect(face(card, { having: withGrenades, answers: ['blast'] })).toEqual({ outcome: 'botched' })
})

test('State of the Art Security System: the Ace is the Alliance Ident Card and no other Fake ID', () => {
  const card = 'State of the Art Security System'
  const having: CaptainSet = { gear: ['Alliance Ident Card'] }
  expect(offered(card, having)).toEqual(['ace', 'face'])
  expect(face(card, { having, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
  expect(face(card, { having: { gear: ['Bona Fide Credentials'] }, dice: [5] })).toEqual({ outcome: 'warrant' })
})

test('Tight Security: Tech 7, or it is botched', () => {
  expect(offered('Tight Security')).toEqual(['hack', 'force'])
  expect(face('Tight Security', { dice: [4], answers: ['hack'] })).toEqual({ outcome: 'botched' })
  expect(face('Tight Security', { dice: [5], answers: ['hack'] })).toEqual({ outcome: 'proceed' })
})

test('Tight Security: Fight 9, or one dies with a Warrant', () => {
  expect(face('Tight Security', { dice: [4], answers: ['force', lund] })).toEqual({
    outcome: 'warrant',
    dead: ['Lund'],
  })
  expect(face('Tight Security', { dice: [5], answers: ['force'] })).toEqual({ outcome: 'proceed' })
})

test('Tight Security: the Ace is a Hacking Rig', () => {
  expect(offered('Tight Security', withPad)).toEqual(['ace', 'face'])
  expect(face('Tight Security', { having: withPad, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})

test('We Need a Distraction!: Explosives do it, and a charge is used up', () => {
  const card = 'We Need a Distraction!'
  expect(offered(card, withGrenades)).toEqual(['blast', 'rig'])
  expect(face(card, { having: withGrenades, answers: ['blast'] })).toEqual({ outcome: 'proceed' })
  expect(face(card, { having: { gear: ['Explosive Charge'] }, answers: ['blast'] })).toEqual({
    outcome: 'proceed',
    discarded: ['Explosive Charge'],
  })
})

test('We Need a Distraction!: Tech 7, or a Warrant', () => {
  expect(face('We Need a Distraction!', { dice: [4] })).toEqual({ outcome: 'warrant' })
  expect(face('We Need a Distraction!', { dice: [5] })).toEqual({ outcome: 'proceed' })
})

test('We Need a Distraction!: the Ace is a Companion', () => {
  expect(offered('We Need a Distraction!', underNandi)).toEqual(['ace', 'face'])
  expect(face('We Need a Distraction!', { having: underNandi, answers: ['ace'] })).toEqual({ outcome: 'proceed' })
})
