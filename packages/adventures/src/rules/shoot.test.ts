import { describe, expect, test } from 'vitest'
import { type Situation, scenario } from '../scenario.ts'

const armed = (...gear: string[]): NonNullable<Situation['who']> => ({ zoe: { heroic: true, gear } })
const shooter = (map: string, gun = 'Worn Revolver') => scenario({ map, who: armed(gun), turn: 'zoe' })
const canShoot = (map: string, gun?: string) =>
  shooter(map, gun)
    .options()
    .some((id) => id.startsWith('shoot'))

describe('shooting', () => {
  test("SHOOT-02 SHOOT-03 SHOOT-04 SHOOT-06 SHOOT-12 a shot is a Fight Test against the distance, with the gun's Fight", () => {
    const hit = shooter('Z . . . . . t').dice(2).path('Worn Revolver', 'roll 1')
    expect([hit.goon('t1').wounds, hit.moment('zoe')]).toEqual([1, 3])
    const miss = shooter('Z . . . . . . t').dice(2).path('Worn Revolver', 'roll 1')
    expect(miss.goon('t1').wounds).toBe(0)
  })

  test('SHOOT-05 EQUIP-02 EQUIP-10 EQUIP-12 the Fight of other weapons is not added', () => {
    const game = scenario({ map: 'Z . . . . . . t', who: armed('Snub Pistol', 'Duelling Blade') })
    expect(game.dice(3).path('Snub Pistol', 'roll 1').goon('t1').wounds).toBe(0)
  })

  test('SHOOT-07 LOS-06 the target must be in sight', () => {
    const map = `
      . . . . .
         +-+
      Z .|.|. t
         +-+
      . . . . .
    `
    expect(canShoot(map)).toBe(false)
  })

  test('SHOOT-08 a target next to the shooter is too close, unless the gun says otherwise', () => {
    expect([canShoot('Z t . .'), canShoot('Z t . .', 'Snub Pistol'), canShoot('Z . t .')]).toEqual([false, true, true])
  })

  test('SHOOT-09 nobody shoots at a Goon with another Crew Member next to it', () => {
    expect(canShoot('Z . . t M')).toBe(false)
    expect(canShoot('Z . . t . M')).toBe(true)
  })

  test('SHOOT-10 OPEN-06 fellow Crew in the line are no hindrance, unless a Goon is next to them', () => {
    expect(canShoot('Z . M . . t')).toBe(true)
    const brawling = `
      . . t . . .
      Z . M . . t
      . . . . . .
    `
    expect(canShoot(brawling)).toBe(false)
  })

  test('SHOOT-11 COVER-02 OPEN-72 cover adds 3 to the number, once', () => {
    const game = shooter('Z . . m m t')
    game.dice(3).path('Worn Revolver', 'roll 1')
    expect(game.goon('t1').wounds).toBe(0)
    const bare = shooter('Z . . . . t').dice(3).path('Worn Revolver', 'roll 1')
    expect(bare.goon('t1').wounds).toBe(1)
  })

  test('BOOST-01 an aimed shot rolls one more die for one more Moment', () => {
    const game = shooter('Z . . . . . . . . t').dice(5, 2)
    game.path('Worn Revolver', 'zoe card steady-aim', 'roll 2')
    expect([game.goon('t1').wounds, game.moment('zoe')]).toEqual([1, 4])
  })

  test('EQUIP-03 guns differ in range and targets', () => {
    expect([canShoot('Z . . . t', 'Scattergun'), canShoot('Z . . . . t', 'Scattergun')]).toEqual([true, false])
    expect([canShoot('Z . . . t', 'Scoped Long Rifle'), canShoot('Z . . . . t', 'Scoped Long Rifle')]).toEqual([
      false,
      true,
    ])
    const pair = scenario({ map: 'Z . . t . t', who: armed('Paired Pistols') })
    pair.dice(5, 5).path('two-at-once paired-pistols', 't1', 'roll 1', 'roll 1')
    expect(pair.state.goons.map(({ wounds }) => wounds)).toEqual([1, 1])
  })
})
