import { describe, expect, test } from 'vitest'
import { scenario } from '../scenario.ts'
import { allHelps, bestTest, rolledChance, testAhead, testChances, testTime, testUnderWay } from './tests.ts'

const tech = { skill: 'tech', kind: 'job', dice: 2, target: 9, time: 3 } as const
const talk = { skill: 'negotiate', kind: 'challenge', dice: 1, target: 7, time: 2 } as const
const percents = (chances: readonly number[]) => chances.map((chance) => Number((100 * chance).toFixed(1)))

describe('a Test that somebody may make', () => {
  test('counts the Crew Card and Equipment, and the chance for each number of dice', () => {
    const game = scenario({ map: 'K .', who: { kaylee: { gear: ['Reprogrammer'] } } })
    const ahead = testAhead(game.table(), { ...tech, tester: game.crew('kaylee') })
    expect([ahead.points, ahead.helps.map(({ id }) => id)]).toEqual([5, ['kaylee card coax-it']])
    expect(percents(testChances(ahead))).toEqual([50, 75])
    expect(bestTest(ahead).dice).toBe(2)
  })

  test('with a Boost it has a die more and takes longer', () => {
    const game = scenario({ map: 'K .' })
    const ahead = testAhead(game.table(), { ...tech, tester: game.crew('kaylee') })
    expect(percents(testChances(ahead, { 'kaylee card coax-it': 1 }))).toEqual([16.7, 66.7, 70.6])
    expect([testTime(ahead), testTime(ahead, { 'kaylee card coax-it': 1 })]).toEqual([3, 5])
  })

  test('knows who may Assist, with what points, and who may not', () => {
    const game = scenario({
      map: `
        K W Z
        . M .
      `,
      who: { wash: { gear: ['Pocket Toolkit'], moment: 4 }, zoe: { moment: 5 }, mal: { moment: 9 } },
    })
    // Zoë is not next to Kaylee, and Mal leads.
    const { helps } = testAhead(game.table(), { ...tech, tester: game.crew('kaylee') })
    expect(helps.filter(({ kind }) => kind === 'assist')).toMatchObject([{ of: 'wash', points: 2, time: 1, seat: 0 }])
  })

  test('names who would Assist but is Distracted, and by whose marker', () => {
    const game = scenario({ map: 'K W .\n. Z .', who: { wash: { moment: 4 }, zoe: { moment: 4 } } })
    const { distracted } = testAhead(game.table(), { ...tech, tester: game.crew('kaylee') })
    expect(distracted).toMatchObject([{ by: { moment: 4, of: 'crew' } }])
    expect(distracted[0]?.of).not.toBe(distracted[0]?.by.id)
  })

  test('a Heroic Test is helped by what stands on the Heroic side', () => {
    const game = scenario({ map: 'W .' })
    const plan = { ...tech, tester: game.crew('wash') }
    const helps = (heroic: boolean) => testAhead(game.table(), { ...plan, heroic }).helps
    expect(helps(false)).toMatchObject([{ dieRerolls: 1, time: 1, turnsHeroic: true }])
    expect(helps(true)).toMatchObject([{ dieRerolls: 1, time: 1, turnsHeroic: false }])
    expect(game.crew('wash').stance).toBe('casual')
  })

  test('each $100 of a bribe and Intel add their points', () => {
    const game = scenario({ map: 'Z .', who: { zoe: { credits: 350 } }, intel: 1 })
    const ahead = testAhead(game.table(), { ...talk, type: 'bribery', tester: game.crew('zoe') })
    expect(ahead.helps.map(({ id, most, points }) => [id, most, points])).toEqual([
      ['bribe', 3, 1],
      ['intel', 1, 2],
    ])
    expect(percents([0, 1, 2, 3, 9].flatMap((bribe) => testChances(ahead, { bribe })))).toEqual([
      16.7, 33.3, 50, 66.7, 66.7,
    ])
    expect(percents(testChances(ahead, allHelps(ahead)))).toEqual([83.3])
  })

  test('rerolls and ignored dice of whoever may use them', () => {
    const game = scenario({ map: 'W .', who: { wash: { gear: ['Lucky Keepsake', 'Fine Whiskey'] } } })
    const ahead = testAhead(game.table(), { ...talk, tester: game.crew('wash') })
    expect(ahead.helps.map(({ points, dieRerolls, ignored }) => [points, dieRerolls, ignored])).toEqual([
      [3, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
    ])
    // 7 less 2 and 3 leaves 2: only Disgruntled fails, which is ignored but brings nothing, or is rolled again.
    expect(testChances(ahead, allHelps(ahead))[0]).toBeCloseTo(35 / 36)
  })

  test('Fight in place of Negotiate', () => {
    const game = scenario({ map: 'J .' })
    const ahead = testAhead(game.table(), { ...talk, type: 'threat', tester: game.crew('jayne') })
    expect([ahead.points, ahead.helps[0]?.points]).toEqual([0, 3])
  })

  test('a mixture of both, where the Crew Card counts only sometimes', () => {
    const game = scenario({ map: 'R .', who: { river: { heroic: true } } })
    const ahead = testAhead(game.table(), {
      skill: 'fight',
      kind: 'job',
      dice: 1,
      target: 6,
      time: 1,
      tester: game.crew('river'),
    })
    expect(ahead.unsettled).toEqual({ chance: 1 / 3, points: 0 })
    expect(testChances(ahead)[0]).toBeCloseTo((2 / 3) * (4 / 6) + (1 / 3) * (1 / 6))
  })

  test('an event that changes the next Test is counted', () => {
    const game = scenario({ map: 'K .' })
    game.change(({ lasting }) => lasting.push({ what: 'test-target', skill: 'tech', amount: 1, until: { end: 'use' } }))
    expect(testAhead(game.table(), { ...tech, tester: game.crew('kaylee') }).target).toBe(10)
  })
})

describe('the Test under way', () => {
  const lock = (dice: readonly number[]) =>
    scenario({
      map: `
        . . .
         +-+
        .|.|.
         +x+
        . K .
      `,
      locks: ['keypad'],
      shown: ['keypad'],
      who: { kaylee: { gear: ['Diagnostic Scanner'] } },
      dice,
    })

  test('is the one the rules ask about, before the roll and after it', () => {
    const game = lock([1, 1])
    expect(testUnderWay(game.table())).toBeNull()
    game.path('lock door 0')
    const before = testUnderWay(game.table())
    expect(before?.points).toBe(3)
    game.path('roll 2')
    const after = testUnderWay(game.table())
    if (!after) throw new Error('The Test is over.')
    expect(after.rolls).toEqual([[1], [1]])
    expect(rolledChance(after)).toBe(0)
    expect(percents([rolledChance(after, allHelps(after)), rolledChance(after, allHelps(after), 'test')])).toEqual([
      72.2, 72.2,
    ])
  })
})
