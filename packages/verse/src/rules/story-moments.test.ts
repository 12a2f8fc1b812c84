import { text } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { tableFor } from '../ask/view-table.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import { boxThatHears, mostOf } from '../testing/aids.ts'
import { goToWork, heistFor } from '../testing/heist.ts'
import type { Amounts } from '../vocabulary/index.ts'
import { aboard } from './hold.ts'
import type { Hooks } from './moments.ts'
import { crewPoints } from './needs.ts'
import { endGame } from './story.ts'
import { captainAt } from './table.ts'

/** Moments at which stories step in. */

describe('what happens is told to whoever listens', () => {
  const begin = (hooks: Hooks, set: CaptainSet): Play => scenario({ box: boxThatHears(hooks), captains: [set] }).begin()

  test('the end of a turn, which may be the end of the game', () => {
    const game = begin({ turnEnds: (t, c) => endGame(t, [c.seat]) }, { at: 'persephone' })
    expect([game.kind, game.choose('end').kind]).toEqual(['turn', 'over'])
  })

  test('whoever becomes Solid, and what is sold to a contact', () => {
    // A set, because answers that are played again are heard again.
    const heard = new Set<string>()
    const hooks: Hooks = {
      solidGained: (_t, _c, contact) => void heard.add(`solid with ${contact}`),
      sold: (_t, _c, contact, token, n) => void heard.add(`${n} ${token} to ${contact}`),
    }
    goToWork(begin(hooks, { at: 'three-hills', loaded: ['patience-14'], contraband: 2 }), 'job:patience-14')
    const seller: CaptainSet = { at: 'persephone', solid: ['badger'], cargo: 3 }
    begin(hooks, seller).path('deal:badger', ['sell:cargo', 'sell:cargo'])
    expect([...heard]).toEqual(['solid with patience', '2 cargo to badger'])
  })

  test('tests with their target, and misbehave cards with the way they were passed', () => {
    const heard = new Set<string>()
    const hooks: Hooks = {
      testTaken: (_t, _team, { skill, target }) => void heard.add(`${skill} ${target}`),
      misbehavePassed: (_t, _team, card, by) => void heard.add(`${card} by ${by}`),
    }
    const box = boxThatHears(hooks)
    const game = heistFor({ crew: ['Zoe', 'Jayne'] }, { box })
      .next('misbehave', 'Gun Play')
      .dice(5)
      .begin()
    goToWork(game).choose('shoot')
    expect([...heard]).toEqual(['fight 7', 'misbehave/gun-play/1 by option'])
  })
})

describe('what somebody else has a say in', () => {
  const begin = (hooks: Hooks, set: CaptainSet): Play => scenario({ box: boxThatHears(hooks), captains: [set] }).begin()

  test('a contact may buy from those whom it does not trust, and a Deal may offer more', () => {
    const option = { id: 'favour', text: text('prompt.trade-open') }
    const hooks: Hooks = {
      buysFromAnybody: (_t, _c, contact): Amounts => (contact === 'badger' ? { contraband: 100 } : {}),
      dealChoices: (_t, c) => [{ option, carryOut: () => Object.assign(c, { credits: c.credits + 7 }) }],
    }
    const game = begin(hooks, { at: 'persephone', contraband: 2, credits: 0 }).choose('deal:badger')
    expect(mostOf(game, 'sell:contraband')).toBe(2)
    game.choose(['sell:contraband', 'favour'])
    expect(game.captain()).toMatchObject({ credits: 107 })
    expect(aboard(game.captain(), 'contraband')).toBe(1)
  })

  test('crew may bring more or fewer points', () => {
    const fight = (hooks: Hooks) => {
      const box = boxThatHears(hooks)
      const t = tableFor(scenario({ box, captains: [{ leader: 'malcolm' }] }).begin().state, box)
      return crewPoints(t, captainAt(t, 0)).fight
    }
    expect(fight({ points: (_t, _team, _member, skill) => (skill === 'fight' ? 2 : 0) }) - fight({})).toBe(2)
  })

  test('a sector may count as holding a Cutter', () => {
    const ahead = (hooks: Hooks) => begin(hooks, { at: 'persephone' }).choose('mosey').options()
    const pelorum: Hooks = { cutterStands: (_t, sector) => sector === 'pelorum' }
    expect([ahead({}).includes('pelorum'), ahead(pelorum).includes('pelorum')]).toEqual([true, false])
  })
})
