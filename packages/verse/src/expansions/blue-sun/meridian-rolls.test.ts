import { describe, expect, test } from 'vitest'
import { type CaptainSet, scenario } from '../../scenario.ts'
import { lastTest, lastTold, offers } from '../../testing/aids.ts'
import { goToWork, heistFor } from '../../testing/heist.ts'
import { aloneIn, blueSun, facing, meridianDiscards, passed, pointsIn, tempers, toldOf } from './testing/index.ts'

/** Meridian gear that has its say before or after a roll. */

const bar = 'meridian/fruity-oaty-bar/1'
const otherBar = 'meridian/fruity-oaty-bar/2'
const coat = 'meridian/mals-brown-coat'
const gun = 'meridian/mals-frontier-model-b'
const baton = 'meridian/simons-sonic-stun-baton'
const lund = 'regina/lund'

describe('Fruity Oaty Bar', () => {
  test('Fruity Oaty Bar is discarded before the roll for 1 more in any test', () => {
    const set = { crew: ['Lund'], gear: [bar, otherBar] }
    const game = facing('A Bit of Local Color', set, 1).choose('threaten')
    expect([game.kind, game.options()]).toEqual(['test.before-roll', ['roll', `lift:${bar}`, `lift:${otherBar}`]])
    game.choose(`lift:${bar}`)
    expect(game.options()).toEqual(['roll', `lift:${otherBar}`])
    game.choose('roll')
    expect([pointsIn(game), game.captain().gear, meridianDiscards(game)]).toEqual([1 + 1, [otherBar], [bar]])
    const spared = facing('Gun Play', set, 5).path('shoot', 'roll')
    expect([pointsIn(spared), spared.captain().gear]).toEqual([2 + 2, [bar, otherBar]])
  })

  test('Fruity Oaty Bar counts outside Work too, and is of no use in a kosherized test', () => {
    const reavers = scenario({ ...blueSun, captains: [{ at: 'ezra', gear: [bar] }], cutters: ['ezra'] }).dice(1)
    const game = reavers.begin().choose(`lift:${bar}`)
    expect(pointsIn(game)).toBe(2 + 1)
    expect(facing('A Bit of Local Color', { gear: [bar] }, 1).choose('brawl').kind).toBe('turn')
  })

  test('Fruity Oaty Bar left aboard is none', () => {
    const set = heistFor({ gear: [bar] }, blueSun)
      .next('misbehave', 'Gun Play')
      .dice(5)
    const game = set.begin().path('job:amnon-duul-07', 'by-hand', 'aboard', 'shoot')
    expect([game.kind, pointsIn(game)]).toEqual(['turn', 2])
  })

  test('Fruity Oaty Bar is discarded on your turn to calm whom you hand it to', () => {
    const set = { crew: ['Lund', 'Zoe'], gear: [bar] }
    const game = aloneIn({ ...set, disgruntled: ['malcolm', 'Lund'] }).begin()
    game.choose(`soothe:${bar}`)
    expect([game.kind, game.options()]).toEqual(['crew.calm', ['malcolm', lund]])
    game.choose(lund)
    expect(tempers(game)).toEqual([true, false, false])
    expect([game.captain().gear, game.state.turn.taken]).toEqual([[], []])
    expect(offers(aloneIn(set).begin(), 'soothe:')).toEqual([])
  })

  test('Fruity Oaty Bar at work calms the crew who carries it and nobody else', () => {
    const begin = (disgruntled: string[]) => {
      const set = heistFor({ crew: ['Lund'], gear: [bar], disgruntled }, blueSun).next('misbehave', 'Gun Play')
      return set.begin().path('job:amnon-duul-07', 'go', 'by-hand', lund, 'shoot')
    }
    expect(begin(['malcolm']).options()).toEqual(['roll', `lift:${bar}`])
    const game = begin(['malcolm', 'Lund'])
    expect(game.options()).toEqual(['roll', `lift:${bar}`, `soothe:${bar}`])
    game.dice(5).choose(`soothe:${bar}`)
    expect([pointsIn(game), tempers(game), game.captain().gear]).toEqual([2 + 2, [true, false], []])
  })
})

describe("Mal's Brown Coat", () => {
  const dressed = (card: string, set: CaptainSet = {}, wearer = lund) =>
    heistFor({ crew: ['Lund'], gear: [coat], ...set }, blueSun)
      .next('misbehave', card)
      .dice(1)
      .begin()
      .path('job:amnon-duul-07', 'go', 'by-hand', wearer)

  test("Mal's Brown Coat disgruntles its carrier to add that crew's Fight to a Negotiate test", () => {
    const game = dressed('A Bit of Local Color').choose('threaten')
    expect([game.kind, game.options()]).toEqual(['test.before-roll', ['roll', `sour:${coat}`]])
    game.choose(`sour:${coat}`)
    expect([pointsIn(game), tempers(game), game.captain().gear]).toEqual([1 + 2, [false, true], [coat]])
    const kept = dressed('A Bit of Local Color').path('threaten', 'roll')
    expect([pointsIn(kept), tempers(kept)]).toEqual([1, [false, false]])
  })

  test("Mal's Brown Coat counts the gear in its carrier's hands, and takes up none", () => {
    const set = heistFor({ gear: [coat, gun] }, blueSun)
      .next('misbehave', 'A Bit of Local Color')
      .dice(1)
    const game = goToWork(set.begin()).path('threaten', `sour:${coat}`)
    expect([pointsIn(game), tempers(game)]).toEqual([1 + 2 + 2, [true]])
  })

  test("Mal's Brown Coat is for Negotiate tests, and for a carrier with a temper to lose", () => {
    expect(dressed('A Bit of Local Color').choose('brawl').kind).toBe('turn')
    const sour = dressed('A Bit of Local Color', { disgruntled: ['Lund'] }).choose('threaten')
    expect([sour.kind, pointsIn(sour)]).toEqual(['turn', 1])
    const weak = dressed('A Bit of Local Color', { crew: ['Inara'] }, 'osiris/inara').choose('threaten')
    expect(weak.kind).not.toBe('test.before-roll')
  })

  test("Mal's Brown Coat is handed to whom you like before a test outside Work", () => {
    const game = aloneIn({ at: 'meridian', leader: 'nandi', crew: ['Lund'], gear: [coat] })
      .next('nav-rim', 'Locking Horns Over Scraps')
      .dice(1)
      .begin()
      .path('burn', 'highgate', 'haggle')
    expect([game.kind, game.options()]).toEqual(['gear.carry', ['suggested', 'by-hand']])
    game.path('by-hand', lund, `sour:${coat}`)
    expect([pointsIn(game), tempers(game)]).toEqual([2 + 2, [false, true]])
  })

  test("Mal's Brown Coat is used once a test, though another takes the Leader's blame", () => {
    const game = dressed('A Bit of Local Color', { crew: ['Fendris'] }, 'malcolm').path('threaten', `sour:${coat}`)
    expect([game.kind, tempers(game)]).toEqual(['turn', [false, true]])
  })
})

describe("Mal's Frontier Model B", () => {
  const armed = (set: CaptainSet, bearer: string) =>
    heistFor({ crew: ['Lund'], gear: [gun], disgruntled: ['malcolm', 'Lund'], ...set }, blueSun)
      .next('misbehave', 'A Bit of Local Color')
      .dice(1)
      .begin()
      .path('job:amnon-duul-07', 'go', 'by-hand', bearer)

  test("Mal's Frontier Model B calms the crew who carries it before every Fight test, and brings 2 Fight", () => {
    const game = facing('Gun Play', { gear: [gun], disgruntled: ['malcolm'] }, 3).choose('shoot')
    expect([pointsIn(game), tempers(game)]).toEqual([2 + 2, [false]])
    expect(toldOf(game, 'calmed')).toBe(1)
  })

  test("Mal's Frontier Model B calms its carrier alone, in a kosherized test too", () => {
    const told = (bearer: string) => lastTold(armed({}, bearer).choose('brawl'), 'calmed')['card']
    expect(told(lund)).toEqual({ name: 'card', id: lund })
    expect(told('malcolm')).toEqual({ name: 'card', id: 'malcolm' })
  })

  test("Mal's Frontier Model B does nothing before a Negotiate test, nor from aboard", () => {
    expect(tempers(armed({}, lund).choose('threaten'))).toEqual([true, true])
    expect(toldOf(armed({}, 'aboard').choose('brawl'), 'calmed')).toBe(0)
  })

  test("Mal's Frontier Model B is handed to whom you like before a test outside Work", () => {
    const set = { at: 'ezra', crew: ['Lund'], gear: [gun] }
    const raid = (disgruntled: string[]) =>
      scenario({ ...blueSun, captains: [{ ...set, disgruntled }], cutters: ['ezra'] })
        .dice(6, 6, 1)
        .begin()
    const game = raid(['malcolm', 'Lund'])
    expect([game.kind, game.options()]).toEqual(['gear.carry', ['suggested', 'by-hand']])
    game.path('by-hand', lund)
    expect(tempers(game)).toEqual([true, false])
    expect(raid([]).kind).not.toBe('gear.carry')
  })
})

describe("Simon's Sonic Stun Baton", () => {
  const inFight = (...dice: number[]) => facing('Gun Play', { gear: [baton] }, ...dice).choose('shoot')

  test("Simon's Sonic Stun Baton is discarded after a Fight roll: the die is a 6 and earns its bonus roll", () => {
    const game = inFight(1, 3)
    expect([game.kind, game.options()]).toEqual(['test.after-roll', ['accept', `discard:${baton}`]])
    game.choose(`discard:${baton}`)
    expect(lastTold(game, 'counts-as-six')['die']).toBe(6 + 3)
    expect([passed(game), game.captain().gear, meridianDiscards(game)]).toEqual([true, [], [baton]])
    expect(inFight(1).choose('accept').captain().gear).toEqual([baton])
  })

  test("Simon's Sonic Stun Baton sets the die beside all points and what else is given up", () => {
    const knife = 'regina/crows-knife'
    const set = { crew: ['Lund'], gear: [baton, knife] }
    const game = facing("The Sheriff's Justice", set, 1, 2).choose('fight')
    expect(game.options()).toEqual(['accept', `discard:${knife}`, `discard:${baton}`])
    const before = Number(game.decision().prompt.with?.['total'])
    game.choose(`discard:${baton}`)
    expect(lastTold(game, 'test-raised')).toMatchObject({ total: before - 1 + 6 + 2, grade: 'passed' })
  })

  test("Simon's Sonic Stun Baton has nothing to add to a 6, to other skills or to a kosherized test", () => {
    expect(inFight(6, 1).kind).toBe('turn')
    expect(inFight(6, 1).captain().gear).toEqual([baton])
    expect(facing('A Bit of Local Color', { gear: [baton] }, 1).choose('threaten').kind).toBe('turn')
    expect(facing('A Bit of Local Color', { gear: [baton] }, 1).choose('brawl').kind).toBe('turn')
  })

  test("Simon's Sonic Stun Baton is a Fake ID as well", () => {
    expect(facing('Alliance Patrol', { gear: [baton] }).options()).toEqual(['ace', 'face'])
  })
})

test('SKILL-04 a kosherized Fight test turned into a Negotiate test counts gear', () => {
  const set = heistFor({ crew: ['Sheydra'], gear: ['Shiny Neck Tie', 'Pistol'] }, blueSun)
  const turned = goToWork(set.next('misbehave', 'A Bit of Local Color').dice(1).begin()).choose('brawl').choose(true)
  const skill = { name: 'skill', id: 'negotiate' }
  expect(lastTest(turned)).toMatchObject({ skill, die: 1, points: 1 + 2 + 1 })
})

test('SKILL-07 nobody else turns a test that one crew takes alone', () => {
  const duel = (tester: string, ...dice: number[]) =>
    facing('Old Vendetta', { crew: ['Sheydra', 'Lund'] }, ...dice).choose(tester).kind
  expect(duel('meridian/sheydra')).toBe('test.swap')
  expect(duel('regina/lund', 3)).toBe('turn')
})
