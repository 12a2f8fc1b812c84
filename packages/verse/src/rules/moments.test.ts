import { chooseOne, text } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { boxWith } from '../boxes/index.ts'
import { addToBox, type CaptainSet, type Play, scenario } from '../scenario.ts'
import { boxThatHears, lastTest, mostOf, setUpGame } from '../testing/aids.ts'
import { goToWork, heistFor } from '../testing/heist.ts'
import type { ContactId } from '../vocabulary/index.ts'
import { drawTop } from './decks.ts'
import { ableToWork } from './equip.ts'
import { burnCost, burnRange } from './fly.ts'
import { acceptJob } from './job.ts'
import type { Hooks } from './moments.ts'
import { contactPile } from './table.ts'

test('a base game has no listeners but those of its story', () => {
  expect(boxWith([]).parts.flatMap(({ answers = [], hooks = [] }) => [...answers, ...hooks])).toEqual([])
})

test('what listens at a moment is heard, in the order of the boxes, and what they share once, at the end', () => {
  const heard: string[] = []
  const hears = (name: string): Hooks => ({ turnBegins: () => void heard.push(name) })
  const shared = { hooks: [hears('shared')] }
  const one = addToBox(boxWith([]), { hooks: [hears('one')], shares: [shared] })
  scenario({ box: addToBox(one, { hooks: [hears('two')], shares: [shared] }) }).begin()
  expect(heard).toEqual(['one', 'two', 'shared'])
})

describe('setting up', () => {
  const setUp = (hooks: Hooks): Play => setUpGame({ players: 1 }, boxThatHears(hooks))

  test('supplies may be others than usual', () => {
    const game = setUp({ startingSupplies: (_t, _c, { credits }) => ({ credits: credits + 1200, fuel: 0, parts: 0 }) })
    expect(game.captain()).toMatchObject({ credits: 4200, hold: { fuel: 0, part: 0 }, stash: { fuel: 0, part: 0 } })
  })

  test('more or fewer cards may lie open in the shops', () => {
    const open = (game: Play) => game.state.supply.regina?.discard.cards.length
    expect([open(setUp({})), open(setUp({ primes: () => 6 }))]).toEqual([3, 6])
  })

  test('somebody else may deal the first jobs, and the last word counts', () => {
    const dealing = (...contacts: ContactId[]): Hooks => ({
      *startingJobs(t, [captain]) {
        if (!captain) return
        const asked = { seat: captain.seat, kind: 'first-contact', prompt: text('prompt.trade-open') }
        const contact = yield* chooseOne(asked, contacts, (id) => ({ id, text: text('prompt.trade-open') }))
        const card = drawTop(t, contactPile(t, contact))
        if (card !== undefined) acceptJob(t, captain, card)
      },
    })
    const box = addToBox(boxThatHears(dealing('badger', 'harken')), { hooks: [dealing('niska', 'patience')] })
    const [job, ...more] = setUpGame({ players: 1 }, box).captain().hand.cards
    expect(job).toMatch(/^niska-/)
    expect(more).toEqual([])
  })

  test('whoever is chosen as Leader is told of', () => {
    const chosen: string[] = []
    const game = setUp({ leaderChosen: (_t, c, leader) => void chosen.push(`${c.seat}: ${leader}`) })
    expect(chosen).toContain(`0: ${game.captain().crew[0]?.card}`)
  })
})

describe('figures that boxes change', () => {
  const begin = (hooks: Hooks, set: CaptainSet): Play => scenario({ box: boxThatHears(hooks), captains: [set] }).begin()

  test('a turn may have more actions, each of another kind', () => {
    const game = begin({ actionsInTurn: () => 1 }, { at: 'persephone', fuel: 2 })
    expect(game.decision().prompt.with).toMatchObject({ n: 3 })
    game.path('deal:badger', [], 'make-work')
    expect(game.options()).toEqual(expect.arrayContaining(['mosey', 'shop']))
    expect(game.options()).not.toContain('deal:badger')
  })

  test('more jobs may be active at once', () => {
    const active = ['harken-01', 'badger-01', 'patience-01', 'niska-01']
    expect(() => begin({}, { active })).toThrow('There is room for 3 active jobs')
    expect(begin({ activeLimit: () => 1 }, { active }).captain().jobs).toHaveLength(4)
  })

  test('Fuel may cost more wherever it is bought', () => {
    const dear: Hooks = { tokenPrice: (_t, _c, token, price) => (token === 'fuel' ? 300 : price) }
    const set: CaptainSet = { at: 'persephone', credits: 900, fuel: 0 }
    const shop = (hooks: Hooks) => begin(hooks, set).choose('shop')
    expect([mostOf(shop({}), 'fuel'), mostOf(shop(dear), 'fuel'), mostOf(shop(dear), 'part')]).toEqual([9, 3, 3])
    expect(shop(dear).choose(['fuel', 'fuel']).captain().credits).toBe(300)
  })

  test('leave may cost less', () => {
    const set: CaptainSet = { at: 'persephone', credits: 150, crew: ['Zoe'], disgruntled: ['Zoe'] }
    const offers = (hooks: Hooks) => begin(hooks, set).choose('shop').options().includes('shore-leave')
    expect([offers({}), offers({ leavePrice: (_t, _c, price) => price / 2 })]).toEqual([false, true])
    const rested = begin({ leavePrice: () => 50 }, set).path('shop', ['shore-leave'])
    expect(rested.captain().credits).toBe(50)
  })

  test('odd jobs may pay more', () => {
    const game = begin({ makeWorkPays: () => 300 }, { at: 'persephone', credits: 0 }).choose('make-work')
    expect(game.captain().credits).toBe(500)
  })
})

test('a contact may be kept from dealing with somebody', () => {
  const box = boxThatHears({ mayDealWith: (_t, { warrants }, contact) => contact !== 'badger' || warrants === 0 })
  const deals = (warrants: number) => {
    const game = scenario({ box, captains: [{ at: 'persephone', warrants }], cruiser: 'albion' }).begin()
    return game.options().includes('deal:badger')
  }
  expect([deals(0), deals(1)]).toEqual([true, false])
})

test('a ship may have abilities, and boxes may change how far it flies and what that costs', () => {
  const flies = (hooks: Hooks) => {
    const game = scenario({ box: boxThatHears(hooks), captains: [{ at: 'persephone', fuel: 4 }] }).begin()
    const [t, c] = [game.table(), game.captain()]
    return [burnRange(t, c), burnCost(t, c)]
  }
  expect(flies({})).toEqual([5, 1])
  expect(flies({ burnRange: () => -2, burnCost: (_t, _c, usual) => usual + 3 })).toEqual([3, 4])
})

test('crew may be kept from some sorts of work', () => {
  const able = (hooks: Hooks, legal: boolean) => {
    const game = scenario({ box: boxThatHears(hooks), captains: [{ crew: ['Zoe'] }] }).begin()
    return ableToWork(game.table(), game.captain(), { legal, immoral: false }).length
  }
  const honest: Hooks = { staysAboard: (_t, { card }, { legal }) => !legal && card.endsWith('/zoe') }
  expect([able(honest, true), able(honest, false), able({}, false)]).toEqual([2, 1, 2])
})

test('something may be spent in place of somebody who is asked for', () => {
  const box = boxThatHears({
    standsIn: (_t, _c, profession) => (profession === 'pilot' ? { token: 'part', n: 1 } : undefined),
  })
  const meet = (set: CaptainSet) =>
    scenario({ box, captains: [{ at: 'hera', ...set }], cutters: ['hera'] })
      .begin()
      .options()
  expect(meet({ leader: 'nandi', crew: ['Kaylee'] })).toContain('dodge')
  expect(meet({ leader: 'nandi', crew: ['Kaylee'], part: 0 })).not.toContain('dodge')
})

test('jobs may lie open for anybody, and discarded ones need not go back', () => {
  const job = 'harken-01'
  const box = boxThatHears({
    laidOut: ({ contacts, aside }) => {
      const pile = contacts.harken?.deck.cards ?? []
      aside.cards.push(...pile.splice(pile.indexOf(job), 1))
    },
    jobsOnOffer: (t) => t.state.aside.cards.filter((card) => card === job),
    jobTaken: (t) => {
      t.state.aside.cards = t.state.aside.cards.filter((card) => card !== job)
    },
  })
  const game = scenario({ box, captains: [{ at: 'sihnon' }], cruiser: 'albion' })
    .begin()
    .choose(`job:${job}`)
  expect(game.captain().jobs.map(({ card }) => card)).toEqual([job])
})

describe('what may be averted', () => {
  const agrees = function* () {
    yield* []
    return true
  }
  const ambushed = (hooks: Hooks, set: CaptainSet, ...dice: number[]): Play =>
    goToWork(
      heistFor({ solid: ['amnon-duul'], ...set }, { box: boxThatHears(hooks) })
        .next('misbehave', 'Ambush')
        .dice(...dice)
        .begin(),
    )

  test('a Warrant: the job is only botched, and nobody holds it against the captain', () => {
    const game = ambushed({ warrantDue: agrees }, { crew: ['Billy'] }, 1).choose('persephone/billy')
    expect(game.captain()).toMatchObject({ warrants: 0, jobs: [{ card: 'amnon-duul-07' }] })
    expect(game.captain().solid).toHaveProperty('amnon-duul')
  })

  test('the end of trust', () => {
    const game = ambushed({ solidAtRisk: agrees }, { crew: ['Billy'] }, 1).choose('persephone/billy')
    expect(game.captain()).toMatchObject({ warrants: 1, jobs: [] })
    expect(game.captain().solid).toHaveProperty('amnon-duul')
  })

  test('death, without a Medic check', () => {
    const game = ambushed({ medicCheck: agrees }, { crew: ['Simon Tam', 'Billy'] }, 1).choose('persephone/billy')
    expect(game.captain().crew).toHaveLength(3)
    expect(game.told()).not.toContain('medic-check')
  })

  test('the loss of gear that is given up', () => {
    const kept = (hooks: Hooks) => {
      const game = ambushed(hooks, { crew: ['Jayne'], gear: ['Explosive Charge'] }, 3)
      return game.choose('discard:persephone/explosive-charge').captain().gear.length
    }
    expect([kept({}), kept({ gearDiscarded: () => true })]).toEqual([0, 1])
  })
})

test('several dice may be thrown in a test, and the highest counts', () => {
  const set = { crew: ['Billy'], gear: ['Pistol'] }
  const game = goToWork(
    heistFor(set, { box: boxThatHears({ dice: () => ({ thrown: 2 }) }) })
      .next('misbehave', 'Ambush')
      .dice(2, 5)
      .begin(),
  )
  expect(lastTest(game).die).toBe(5)
})

test('a card bought in a shop and odd jobs done are told of', () => {
  // A set, because answers that are played again are heard again.
  const heard = new Set<string>()
  const hooks: Hooks = {
    cardBought: (_t, _c, card) => void heard.add(card),
    *madeWork() {
      yield* []
      heard.add('made work')
    },
  }
  const set: CaptainSet = { at: 'persephone', credits: 1000 }
  const game = scenario({ box: boxThatHears(hooks), captains: [set] })
    .next('persephone', 'Billy')
    .begin()
  game.path('shop', ['draw-one'], 'stop', ['persephone/billy'], 'make-work')
  expect([...heard]).toEqual(['persephone/billy', 'made work'])
})

test('a job may ask for more than its card says', () => {
  const box = boxThatHears({
    jobNeeds: (_t, c) => [{ is: 'credits', need: 500, have: c.credits, met: c.credits >= 500 }],
  })
  const offered = (credits: number) => heistFor({ credits }, { box }).begin().options().includes('job:amnon-duul-07')
  expect([offered(499), offered(500)]).toEqual([false, true])
})

test('a nav card that is done with is told of', () => {
  const heard = new Set<string>()
  const box = boxThatHears({ navCardResolved: (_t, _c, card) => void heard.add(card) })
  scenario({ box, captains: [{ at: 'santo', fuel: 3 }] })
    .next('nav-alliance', 'The Big Black')
    .begin()
    .path('burn', 'white-sun-r4-10')
  expect(heard.size).toBe(1)
})
