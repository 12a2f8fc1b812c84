import { expect, test } from 'vitest'
import { type Play, scenario } from '../scenario.ts'
import { lastTold } from '../testing/aids.ts'
import { goToWork, heist, heistFor } from '../testing/heist.ts'
import { skills } from '../vocabulary/index.ts'

const lund = 'regina/lund'

/** The last test the table was told of: what was rolled, what was added, the sum. */
function lastTest(game: Play) {
  const { skill, die, points, total } = lastTold(game, 'test')
  return { skill, die, points, total }
}

function skillTest(skill: string, die: number, points: number) {
  return { skill: { name: 'skill', id: skill }, die, points, total: die + points }
}

function pickedUp(game: Play): boolean | undefined {
  return game.captain().jobs[0]?.pickedUp
}

test('SKILL-01 there are three skills, and every symbol on crew and gear in use is a point', () => {
  expect(skills).toEqual(['fight', 'tech', 'negotiate'])
  const set = () => heistFor({ crew: ['Lund', 'Kaylee'], gear: ['Vera', "Kaylee's Reprogrammer"] })
  const tryOut = (card: string, option: string) => {
    const game = goToWork(set().next('misbehave', card).dice(3).begin())
    if (game.kind === 'misbehave.ace') game.choose('face')
    return lastTest(game.choose(option))
  }
  expect(tryOut('Tight Security', 'force')).toEqual(skillTest('fight', 3, 2 + 2 + 2))
  expect(tryOut('Tight Security', 'hack')).toEqual(skillTest('tech', 3, 3 + 2))
  expect(tryOut('A Bit of Local Color', 'threaten')).toEqual(skillTest('negotiate', 3, 1 + 1))
})

test('SKILL-02 a test is one die plus all points, and the band of the total decides', () => {
  const play = (die: number) => goToWork(heistFor().next('misbehave', 'Gun Play').dice(die).begin()).choose('shoot')
  expect(lastTest(play(4))).toEqual(skillTest('fight', 4, 2))
  expect(pickedUp(play(4))).toBe(false)
  expect(lastTest(play(5))).toEqual(skillTest('fight', 5, 2))
  expect(pickedUp(play(5))).toBe(true)
})

test('SKILL-02 a test is told and asked about with the option that led to it, and the roll stands until it is taken', () => {
  const game = goToWork(
    heistFor({ crew: ['Zoe'] })
      .next('misbehave', 'Gun Play')
      .dice(1)
      .begin(),
  ).choose('shoot')
  const option = { name: 'option', id: 'shoot', of: expect.stringContaining('gun-play') }
  expect(lastTold(game, 'test')).toMatchObject({ option })
  expect(game.decision()).toMatchObject({ kind: 'test.after-roll', about: option })
  expect(game.state.rolled).toEqual({ seat: 0, skill: 'fight', die: 1, total: 1 + 2 + 2 })
  expect(game.choose('accept').state).not.toHaveProperty('rolled')
})

test('SKILL-02 nothing is asked about a roll that reached the best band', () => {
  const shoot = (die: number) =>
    goToWork(
      heistFor({ crew: ['Zoe'] })
        .next('misbehave', 'Gun Play')
        .dice(die)
        .begin(),
    ).choose('shoot')
  expect(shoot(2).kind).toBe('test.after-roll')
  expect(pickedUp(shoot(3))).toBe(true)
  expect(shoot(3).kind).toBe('turn')
})

test('SKILL-02 nothing is asked where nothing that is left could reach a better band', () => {
  const shoot = (die: number) =>
    goToWork(
      heistFor({ gear: ['Knife'] })
        .next('misbehave', 'Gun Play')
        .dice(die)
        .begin(),
    ).choose('shoot')
  expect(shoot(4).kind).toBe('test.after-roll')
  expect([shoot(3).kind, pickedUp(shoot(3))]).toEqual(['turn', false])
})

test('SKILL-02 a test is told with how far it went and what it was short of the best', () => {
  const shoot = (die: number) => goToWork(heistFor().next('misbehave', 'Gun Play').dice(die).begin()).choose('shoot')
  expect(lastTold(shoot(4), 'test')).toMatchObject({ grade: 'failed', short: 1 })
  expect(lastTold(shoot(5), 'test')).toMatchObject({ grade: 'passed', short: 0 })
})

test('SKILL-03 a 6 in a test earns a bonus roll that is added', () => {
  const game = goToWork(heistFor().next('misbehave', 'Gun Play').dice(6, 3).begin()).choose('shoot')
  expect(lastTest(game)).toEqual(skillTest('fight', 9, 2))
})

test('OPEN-49 a 6 on a bonus roll earns another, as long as they come', () => {
  const game = goToWork(heistFor().next('misbehave', 'Gun Play').dice(6, 6, 6, 1).begin()).choose('shoot')
  expect(lastTest(game)).toEqual(skillTest('fight', 19, 2))
})

test('SKILL-03 OPEN-49 in a Medic check a 6 is a plain 6', () => {
  const set = heistFor({ leader: 'corbin', crew: ['Lund', 'Interrogator'] }).next('misbehave', "The Sheriff's Justice")
  const game = goToWork(set.dice(3, 6, 1).begin()).path('fight', lund, 'osiris/interrogator')
  expect(game.captain().crew.map((member) => member.card)).toEqual(['corbin', lund])
  expect(game.state.removed.cards).toEqual(['osiris/interrogator'])
})

test('SKILL-03 OPEN-49 in a Wanted roll a 6 is a plain 6', () => {
  const game = scenario({ captains: [{ at: 'sihnon', crew: ['Billy', 'Bree'] }], cruiser: 'londinium' })
    .dice(6, 1)
    .begin()
    .path('mosey', 'londinium')
  expect(game.captain().crew.map((member) => member.card)).toEqual(['malcolm', 'persephone/billy'])
})

test('SKILL-04 a kosherized Fight test counts no point from gear, nor gear given up after the roll', () => {
  const set = heistFor({ crew: ['Grange Brothers'], gear: ['Pistol', 'Knife'] }).next('misbehave', 'Keep a Low Profile')
  const game = goToWork(set.dice(2).begin()).choose('quiet-takedown')
  expect(lastTest(game)).toEqual(skillTest('fight', 2, 2 + 2))
  expect([game.kind, pickedUp(game)]).toEqual(['turn', true])
})

test('SKILL-04 Lund alone uses the gear he carries in a kosherized test', () => {
  const set = heistFor({ crew: ['Lund'], gear: ['Pistol', 'silverhold/knife'] }).next('misbehave', 'Keep a Low Profile')
  const game = set.dice(1).begin()
  game.path(`job:${heist}`, 'go', 'by-hand', 'malcolm', lund, 'quiet-takedown')
  expect(lastTest(game)).toEqual(skillTest('fight', 1, 2 + 2))
  expect([game.kind, game.options()]).toEqual(['test.after-roll', ['accept', 'discard:silverhold/knife']])
  const other = heistFor({ crew: ['Lund'], gear: ['Pistol'] })
    .next('misbehave', 'Keep a Low Profile')
    .dice(2)
    .begin()
  other.path(`job:${heist}`, 'go', 'by-hand', lund, 'quiet-takedown')
  expect(lastTest(other)).toEqual(skillTest('fight', 2, 2 + 2 + 1))
})

test('SKILL-05 Bribes cost $100 a point, before the roll, as many as can be paid', () => {
  const set = heistFor({ credits: 350 }).next('misbehave', 'Backwater Deputies').dice(5)
  const game = goToWork(set.begin()).choose('bribe')
  expect(game.decision()).toMatchObject({ kind: 'test.bribe', form: 'amount', min: 0, max: 3 })
  expect(game.told()).not.toContain('test')
  game.choose(3)
  expect(game.captain().credits).toBe(50)
  expect(lastTest(game)).toEqual(skillTest('negotiate', 5, 1 + 3))
  expect(pickedUp(game)).toBe(true)
})

test('SKILL-05 who cannot pay $100 is not asked for Bribes', () => {
  const set = heistFor({ credits: 99 }).next('misbehave', 'Backwater Deputies').dice(5)
  const game = goToWork(set.begin()).choose('bribe')
  expect([game.kind, game.captain().credits]).toEqual(['turn', 99])
})

test('SKILL-06 no Bribes after the roll, nor on a test without the mark', () => {
  const inara = { leader: 'malcolm', crew: ['Inara'] }
  const marked = goToWork(heistFor(inara).next('misbehave', 'Backwater Deputies').dice(1).begin()).path('bribe', 0)
  expect([marked.kind, marked.options()]).toEqual(['test.after-roll', ['accept', 'reroll:osiris/inara']])
  const plain = goToWork(heistFor().next('misbehave', 'A Bit of Local Color').dice(1).begin()).choose('threaten')
  expect([plain.kind, plain.captain().credits, pickedUp(plain)]).toEqual(['turn', 3000, false])
})

test('SKILL-07 at work only crew and gear of the team count', () => {
  const set = heistFor({ crew: ['Lund', 'Zoe'], gear: ['Pistol', 'Vera'] })
    .next('misbehave', 'Gun Play')
    .dice(1)
  const game = set.begin().path(`job:${heist}`, `leave:${lund}`, 'leave:silverhold/zoe', 'by-hand')
  game.path('malcolm', 'shoot')
  expect(lastTest(game)).toEqual(skillTest('fight', 1, 2 + 1))
  expect(game.kind).toBe('turn')
})

test('SKILL-07 where one crew takes a test alone, only that crew and its gear count', () => {
  const set = heistFor({ crew: ['Lund'], gear: ['Vera', 'silverhold/knife'] })
    .next('misbehave', 'Old Vendetta')
    .dice(1)
  const game = set.begin().path(`job:${heist}`, 'go', 'by-hand', lund, 'malcolm', lund)
  expect(lastTest(game)).toEqual(skillTest('fight', 1, 2 + 2))
  expect([game.kind, pickedUp(game)]).toEqual(['turn', false])
})

test('SKILL-07 nobody else re-rolls or turns a test that one crew takes alone', () => {
  const duel = (crew: string[], tester: string) => {
    const set = heistFor({ crew }).next('misbehave', 'Old Vendetta').dice(3)
    return goToWork(set.begin()).choose(tester).kind
  }
  expect(duel(['Zoe'], 'silverhold/zoe')).toBe('test.after-roll')
  expect(duel(['Zoe', 'Lund'], lund)).toBe('turn')
})

test('SKILL-05 a test turned into a Fight test takes no Bribes, though the card welcomes them', () => {
  const stitch = { crew: ['Stitch'] }
  const start = () => goToWork(heistFor(stitch).next('misbehave', 'Backwater Deputies').begin()).choose('bribe')
  expect(start().choose(false).kind).toBe('test.bribe')
  const turned = start().dice(1).choose(true)
  expect(lastTest(turned)).toEqual(skillTest('fight', 1, 2 + 2))
  expect(turned.captain().credits).toBe(3000)
})

test('SKILL-07 at work nobody left aboard counts as company', () => {
  const folk = ['Stark', 'silverhold/hill-folk/1', 'silverhold/hill-folk/2']
  const fight = (...aboard: string[]) => {
    const set = heistFor({ crew: folk }).next('misbehave', 'Gun Play').dice(1)
    return lastTest(goToWork(set.begin(), undefined, aboard).choose('shoot'))
  }
  expect(fight()).toEqual(skillTest('fight', 1, 2 + 2 + 1 + 1))
  expect(fight('silverhold/hill-folk/1')).toEqual(skillTest('fight', 1, 2 + 1))
})

test('SKILL-07 who takes a test alone still has company at work', () => {
  const folk = ['Stark', 'silverhold/hill-folk/1', 'silverhold/hill-folk/2']
  const set = heistFor({ crew: folk }).next('misbehave', 'Old Vendetta').dice(1)
  expect(lastTest(goToWork(set.begin()).choose('silverhold/stark'))).toEqual(skillTest('fight', 1, 1 + 1))
})

test('SKILL-07 whoever spoils bonus rolls does not do so from aboard', () => {
  const bypass = (...aboard: string[]) => {
    const set = heistFor({ crew: ['Bester'] })
      .next('misbehave', 'Kill the Alarm')
      .dice(6, 2)
    return goToWork(set.begin(), undefined, aboard).choose('bypass')
  }
  expect(lastTest(bypass().leaves(2))).toEqual(skillTest('tech', 6, 1))
  expect(lastTest(bypass('regina/bester'))).toEqual(skillTest('tech', 8, 0))
})

test('SKILL-08 where a card offers several tests the captain chooses which to take', () => {
  const start = () => goToWork(heistFor().next('misbehave', 'Tight Security').begin())
  expect(start().options()).toEqual(['hack', 'force'])
  expect(lastTest(start().dice(2).choose('hack'))).toEqual(skillTest('tech', 2, 0))
  expect(lastTest(start().dice(2).choose('force'))).toEqual(skillTest('fight', 2, 2))
})

test('SKILL-09 on a Nav card the whole crew counts, each with one piece of gear', () => {
  const gear = ['persephone/security-interface-pad', 'osiris/security-interface-pad', "Kaylee's Reprogrammer"]
  const game = scenario({ captains: [{ at: 'persephone', crew: ['Billy'], gear }] })
    .next('nav-alliance', 'Minor Technical Difficulty')
    .dice(1)
    .begin()
    .path('burn', 'pelorum', 'fix')
  expect([game.kind, game.options()]).toEqual(['gear.carry', ['suggested', 'by-hand']])
  game.choose('suggested')
  expect(lastTest(game)).toEqual(skillTest('tech', 1, 2 + 2 + 1))
})

test('SKILL-09 in Reaver Contact the whole crew counts', () => {
  const game = scenario({ captains: [{ at: 'ezra', crew: ['Lund', 'Zoe'], gear: ['Pistol'] }], cutters: ['ezra'] })
    .dice(1)
    .begin()
  expect(lastTest(game)).toEqual(skillTest('fight', 1, 2 + 2 + 2 + 1))
})
