import { describe, expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../../../scenario.ts'
import { letPlayUntil, wish } from '../../../testing/captain.ts'
import { goToWork, heistFor } from '../../../testing/heist.ts'
import type { BoxId } from '../../../vocabulary/index.ts'

const box: { readonly expansions: readonly BoxId[] } = { expansions: ['kalidasa'] }
const begin = (set: CaptainSet): Play => scenario({ ...box, captains: [set], cruiser: 'sihnon' }).begin()
const ambushed = (set: CaptainSet) =>
  goToWork(
    heistFor({ crew: ['Billy'], ...set }, box)
      .next('misbehave', 'Ambush')
      .dice(1)
      .begin(),
  )

describe('Bonus Opportunities', () => {
  const job = 'fanty-and-mingo-09'
  const laden: CaptainSet = { loaded: [job], contraband: 3, fugitive: 3, fuel: 4, part: 0 }

  test('one that lies here is taken', () => {
    expect(wish(begin({ ...laden, at: 'sho-je-downs' }))).toBe(`opportunity:${job}`)
  })

  test('one that lies on the way is flown to', () => {
    const game = begin({ ...laden, at: 'beaumonde' })
    for (let n = 0; n < 60 && !game.captain().jobs[0]?.opportunityTaken; n++) {
      const value = wish(game)
      if (value === null) break
      game.choose(value)
    }
    expect(game.captain().jobs[0]?.opportunityTaken).toBe(true)
  })

  test('one that would cost the job more than it brings is not', () => {
    const serving = 'fanty-and-mingo-14'
    const game = begin({ at: 'persephone', loaded: [serving], contraband: 2, fugitive: 2 })
    expect(game.options()).toContain(`opportunity:${serving}`)
    expect(wish(game)).not.toBe(`opportunity:${serving}`)
  })
})

describe('cards of this box', () => {
  test('a Fan Dancer goes for a Warrant that would cost a contact', () => {
    const game = ambushed({ crew: ['Billy', 'Fan Dancer'], solid: ['amnon-duul'] }).choose('persephone/billy')
    expect([game.kind, wish(game)]).toEqual(['warrant.avert', true])
  })

  test('Med Foam saves those who are worth it', () => {
    const game = ambushed({ crew: ['Simon Tam', 'Kaylee'], gear: ['beaumonde/med-foam'] }).choose('regina/kaylee')
    expect([game.kind, wish(game)]).toEqual(['medic.sure', true])
  })

  test('Ammo Clips are spent on a roll that came to nothing', () => {
    const clips = 'beaumonde/extra-ammo-clips'
    const game = ambushed({ crew: ['Jayne'], gear: [clips], solid: ['amnon-duul'] })
    expect([game.kind, wish(game)]).toEqual(['test.after-roll', `again:${clips}`])
  })

  test('a Mudder is sold at Harvest where nobody minds', () => {
    const mudder = 'regina/mudder/1'
    expect(wish(begin({ at: 'harvest', leader: 'marco', crew: [mudder] }))).toBe(`sell-off:${mudder}`)
    expect(wish(begin({ at: 'harvest', leader: 'malcolm', crew: [mudder, 'Kaylee'] }))).not.toBe(`sell-off:${mudder}`)
  })

  test('a fair bet is taken', () => {
    const game = begin({ at: 'beaumonde', loaded: ['patience-38'], cargo: 1 })
    game.choose('job:patience-38')
    letPlayUntil(game, 'wager')
    expect(wish(game)).toBe(true)
  })

  test('Higgins gives no work to those with Jayne aboard, so nobody goes there', () => {
    const set = { at: 'harvest', hand: ['magistrate-higgins-14'], crew: ['Jayne'] }
    expect(wish(begin(set))).not.toMatch(/higgins/)
  })
})
