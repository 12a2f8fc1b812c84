import { describe, expect, test } from 'vitest'
import { equipmentCard } from '../catalog/index.ts'
import type { Play } from '../scenario.ts'
import { scenario } from '../scenario.ts'
import type { Crew } from '../vocabulary/index.ts'
import { brawlAhead, brawlChances, goonShotAhead, shotAhead } from './fights.ts'
import { supposing } from './supposing.ts'
import { bestTest, testChances } from './tests.ts'

const percent = (chance: number) => Number((100 * chance).toFixed(1))

/** What a Crew Member's first piece of Equipment would do to a Goon. */
function shot(game: Play, who: Crew, goon: string) {
  const crew = game.crew(who)
  const [gear] = crew.gear
  const [gun] = gear ? equipmentCard(gear.card).actions.flatMap(({ do: effects }) => effects) : []
  if (!gear || gun?.do !== 'shoot') throw new Error('There is no gun.')
  return shotAhead(game.table(), crew, gear, gun, game.goon(goon))
}

describe('a shot', () => {
  test('is a Test by distance, with the Fight of the Crew Card and the gun', () => {
    const game = scenario({ map: 'M . . . . . c', who: { mal: { gear: ['Ranch Rifle'] } } })
    const ahead = shot(game, 'mal', 'c1')
    expect(ahead).toMatchObject({ distance: 6, covered: false, test: { target: 6, points: 3, dice: 2 } })
    expect(ahead && testChances(ahead.test).map(percent)).toEqual([66.7, 75])
  })

  test('counts cover, and Boosts of the Heroic side', () => {
    const game = scenario({
      map: `
        Z . . . m c
        . . . . . .
      `,
      who: { zoe: { gear: ['Worn Revolver'] } },
    })
    const ahead = shot(game, 'zoe', 'c1')
    expect(ahead).toMatchObject({ covered: true, test: { target: 8, points: 4, dice: 1 } })
    expect(ahead && percent(bestTest(ahead.test, { 'zoe card steady-aim': 1 }).chance)).toBe(75)
  })

  test('is none out of range or beside the target', () => {
    const game = scenario({ map: 'M c . . . . t', who: { mal: { gear: ['Scattergun'] } } })
    expect([shot(game, 'mal', 'c1'), shot(game, 'mal', 't1')]).toEqual([null, null])
  })

  test('of a Goon hits, goes wild or misses', () => {
    const game = scenario({ map: 'M . . . . . c', who: { mal: { heroic: true } } })
    const odds = goonShotAhead(game.table(), game.goon('c1'), game.crew('mal'))
    // A Fight of 1 against 6: 5 or a Firefly hit, Disgruntled goes wild.
    expect(odds && Object.values(odds).map(percent)).toEqual([33.3, 16.7, 50])
    const thug = scenario({ map: 'M . t' })
    expect(goonShotAhead(thug.table(), thug.goon('t1'), thug.crew('mal'))).toBeNull()
  })

  test('may be asked for from where somebody might stand', () => {
    const game = scenario({ map: 'M . . . . . c', who: { mal: { heroic: true } } })
    const nearer = supposing(game.table(), game.crew('mal'), { at: 3 })
    const [mal] = nearer.state.crew
    const odds = mal && goonShotAhead(nearer, game.goon('c1'), mal)
    expect(odds && percent(odds.hits)).toBe(83.3)
    expect(game.crew('mal').at).toBe(0)
  })
})

describe('a Brawl', () => {
  const brawl = (card: string | null, helping = {}) => {
    const game = scenario({
      map: 'M t',
      who: { mal: { heroic: true, gear: ['Boot Knife'] } },
      goonsAre: { t1: { alerted: 3, ...(card === null ? {} : { card }) } },
    })
    return brawlChances(brawlAhead(game.table(), game.crew('mal'), game.goon('t1')), helping)
  }

  test('counts melee weapons and the Fight of the Goon', () => {
    const { deals, takes, both, nobody } = brawl(null)
    expect([deals, takes, both, nobody].map(percent)).toEqual([63.4, 27.5, 6.3, 2.8])
    expect(percent(brawl('martial-artist').deals)).toBe(42.9)
  })

  test('counts a reroll', () => {
    expect(brawl(null, { 'mal card stubborn': 1 }).deals).toBeGreaterThan(0.8)
  })

  test('counts what the Goon cards say: ties that spare, more Wounds for a clear win, a reroll', () => {
    expect(brawl('bruiser').both).toBe(0)
    expect(brawl('bruiser').takes).toBeCloseTo(brawl('butcher').takes + brawl('butcher').both)
    expect([brawl('bruiser').hard, percent(brawl('butcher').hard)]).toEqual([0, 18.1])
    expect(brawl('grizzled-gunman').takes).toBeGreaterThan(brawl('butcher').takes)
  })
})
