import { describe, expect, test } from 'vitest'
import { tableFor } from '../../ask/view-table.ts'
import { teamHas, wholeCrew } from '../../rules/gear.ts'
import type { CaptainSet } from '../../scenario.ts'
import { crewOf, offers } from '../../testing/aids.ts'
import { goToWork, heistFor } from '../../testing/heist.ts'
import { aloneIn, blueSun, facing, meridianDiscards, passed, pointsIn, tempers } from './testing/index.ts'

/** What Meridian cards let a captain do in a turn. */

const lund = 'regina/lund'

describe('The Salesman', () => {
  const salesman = 'meridian/the-salesman'
  const offer = `mail-order:${salesman}`
  const coils = 'osiris/shiny-new-state-of-the-art-compression-coils'
  const core = 'osiris/modified-radion-accelerator-mark-ii/1'
  const hook = 'regina/sky-hook/1'

  const atAlbion = (set: CaptainSet = {}) =>
    aloneIn({ crew: ['The Salesman'], ...set })
      .discards('osiris', coils, core, 'Inara')
      .discards('regina', hook)

  test('The Salesman is discarded to buy an Upgrade or core from any discard pile at half price, anywhere', () => {
    const game = atAlbion().begin().choose(offer)
    expect(game.kind).toBe('shop.mail-order')
    expect(game.options()).toEqual([coils, core, hook])
    game.choose(coils)
    expect(game.captain()).toMatchObject({ credits: 3000 - 800, upgrades: [coils] })
    expect([crewOf(game), meridianDiscards(game)]).toEqual([['malcolm'], [salesman]])
    expect(game.state.supply.osiris?.discard.cards).toEqual([core, 'osiris/inara'])
    expect(game.state.turn.taken).toEqual(['buy'])
  })

  test('The Salesman also brings a Drive Core', () => {
    const game = atAlbion().begin().path(offer, core)
    expect(game.captain()).toMatchObject({ credits: 3000 - 600, core })
  })

  test("The Salesman's order is the Buy action of the turn", () => {
    const ordered = atAlbion({ at: 'osiris' }).begin().path(offer, hook)
    expect(ordered.options()).not.toContain('shop')
    const rested = atAlbion({ at: 'osiris' }).begin().path('shop', ['shore-leave'])
    expect(offers(rested, 'mail-order')).toEqual([])
  })

  test('The Salesman orders only what can be paid for and mounted', () => {
    expect(offers(aloneIn({ crew: ['The Salesman'] }).begin(), 'mail-order')).toEqual([])
    expect(offers(atAlbion({ credits: 299 }).begin(), 'mail-order')).toEqual([])
    const cheapest = atAlbion({ credits: 300 }).begin().choose(offer)
    expect(cheapest.captain()).toMatchObject({ credits: 0, upgrades: [hook] })
    const upgrades = ['Cry Baby', 'Onboard Chop Shop', 'Exterior Cargo Pods']
    const full = atAlbion({ upgrades }).begin().choose(offer)
    expect(full.captain()).toMatchObject({ credits: 3000 - 600, core })
  })

  test("The Salesman's half price is not halved again by Corbin", () => {
    const game = atAlbion({ leader: 'corbin' }).begin().path(offer, coils)
    expect(game.captain().credits).toBe(3000 - 800)
  })
})

describe('Love Bot', () => {
  const bot = 'meridian/love-bot'

  test('Love Bot carried to work counts as a Companion and brings 1 Negotiate', () => {
    const game = facing('A Formal Affair', { gear: [bot] })
    expect([game.kind, game.options()]).toEqual(['misbehave.ace', ['ace', 'face']])
    expect(passed(game.choose('ace'))).toBe(true)
    expect(pointsIn(facing('A Formal Affair', { gear: [bot] }, 1).choose('face'))).toBe(1 + 1)
  })

  test('Love Bot left aboard counts for nothing at work', () => {
    const set = heistFor({ gear: [bot] }, blueSun)
      .next('misbehave', 'A Formal Affair')
      .dice(1)
    const game = set.begin().path('job:amnon-duul-07', 'by-hand', 'aboard')
    expect([game.kind, pointsIn(game)]).toEqual(['turn', 1])
  })

  test('Love Bot counts as a Companion outside Work, whoever is handed it', () => {
    const isThere = (gear: string[]) => {
      const game = aloneIn({ gear }).begin()
      return teamHas(tableFor(game.state), wholeCrew(game.captain()), 'companion')
    }
    expect([isThere([bot]), isThere([])]).toEqual([true, false])
  })

  test('Love Bot earns the tab of a Companion', () => {
    const pay = (gear: string[]) => {
      const set = aloneIn({ at: 'santo', leader: 'burgess', active: ['badger-01'], credits: 0, gear })
      const game = goToWork(set.next('misbehave', ...easy).begin(), 'job:badger-01').path('stay', 'stay', 'pay-off')
      return game.captain().credits
    }
    const easy = ['A Little Job on the Side', 'An Unexpected Opportunity', 'A Vote of No Confidence']
    expect(pay([bot]) - pay([])).toBe(500)
  })

  test('Love Bot spends an action to calm any one crew', () => {
    const begin = (disgruntled: string[]) => aloneIn({ crew: ['Lund'], gear: [bot], disgruntled }).begin()
    const game = begin(['malcolm', 'Lund']).choose(`calm-anyone:${bot}`)
    expect([game.kind, game.options()]).toEqual(['crew.calm', ['malcolm', lund]])
    game.choose('malcolm')
    expect([tempers(game), game.state.turn.taken, game.captain().gear]).toEqual([[false, true], ['other'], [bot]])
    game.choose(`calm-anyone:${bot}`)
    expect(tempers(game)).toEqual([false, false])
    expect(offers(begin([]), 'calm-anyone')).toEqual([])
  })

  test('Love Bot has no action left once both are taken', () => {
    const set = { at: 'osiris', crew: ['Lund'], gear: [bot], disgruntled: ['Lund'] }
    const game = aloneIn(set).begin().path('make-work', 'shop', [])
    expect(offers(game, 'calm-anyone')).toEqual([])
  })
})
