import { describe, expect, test } from 'vitest'
import { readOptions } from '../../options.ts'
import { burnCost, burnRange } from '../../rules/fly.ts'
import { type CaptainSet, type Play, type Situation, scenario } from '../../scenario.ts'
import { jobs } from './jobs.ts'
import { leaders, ships } from './ships.ts'
import { piratesIn } from './state.ts'
import { stories } from './stories.ts'
import { supply } from './supply.ts'
import { attack, beside, won } from './testing.ts'

const plunder = 'badger-51'
const outcome = (game: Play) => game.told().filter((kind) => kind === 'showdown-won' || kind === 'showdown-held')

function alone(one: CaptainSet, set: Omit<Situation, 'captains'> = {}) {
  return scenario({ expansions: ['pirates'], captains: [{ leader: 'Marco', ...one }], cruiser: 'londinium', ...set })
}

function fight(one: CaptainSet, other: CaptainSet, dice: readonly number[], upTo?: string): Play {
  const game = beside({ hand: [plunder], fuel: 0, part: 0, ...one }, { fuel: 0, part: 0, ...other })
  return attack(game.dice(...dice).begin(), `job:${plunder}`, upTo)
}

describe('the box', () => {
  test('PBH-BOX-01 PBH-BOX-02 PBH-BOX-03 counts, all of one box', () => {
    const sold = supply.filter(({ deck }) => deck !== null)
    expect(sold.reduce((sum, { copies }) => sum + copies, 0)).toBe(30)
    for (const deck of ['osiris', 'persephone', 'regina', 'silverhold', 'space-bazaar'])
      expect(sold.filter((card) => card.deck === deck).reduce((sum, { copies }) => sum + copies, 0)).toBe(6)
    expect([jobs.length, ships.length, leaders.length, stories.length]).toEqual([25, 2, 2, 3])
    expect(supply.filter(({ kind }) => kind === 'core')).toHaveLength(2)
    for (const card of [...supply, ...jobs, ...ships, ...leaders, ...stories]) expect(card.box).toBe('pirates')
  })

  test('PBH-SETUP-01 jobs and supply cards lie in the decks they belong to', () => {
    const { state } = alone({}).begin()
    expect(state.contacts.badger?.deck.cards).toHaveLength(30)
    expect(state.supply.regina?.deck.cards).toHaveLength(31)
  })

  test('PBH-SETUP-04 its stories are on offer with it', () => {
    for (const { id } of stories) expect(() => scenario({ story: id, expansions: [] })).toThrow()
    expect(stories.every(({ box }) => box === 'pirates')).toBe(true)
  })

  test('PBH-BOX-04 Piracy jobs and Bounties may be left out, each by itself', () => {
    const left = (...variants: string[]) => {
      const { state } = scenario({ expansions: ['pirates'], variants, captains: [{}] }).begin()
      const bounties = [state.boxes.pirates?.deck.cards.length, state.boxes.pirates?.open.cards.length]
      return [state.contacts.badger?.deck.cards.length, ...bounties]
    }
    expect([left(), left('no-piracy'), left('no-bounties')]).toEqual([
      [30, 17, 3],
      [25, 17, 3],
      [30, 0, 0],
    ])
    expect(left('no-piracy', 'no-bounties')).toEqual([25, 0, 0])
    const asked = { expansions: ['pirates'], story: 'jail-break', variants: ['no-bounties'] }
    expect(() => readOptions(asked)).toThrow('other than choices-we-make, jail-break')
  })

  test('PBH-BOX-04 ships, supply cards and Lawmen are of use where nobody attacks anybody', () => {
    const game = alone({ ship: 'Interceptor', crew: ['Dobson'], fuel: 0, part: 0, at: 'persephone' }).begin()
    expect(game.options()).toEqual(expect.arrayContaining(['burn', 'summon-cruiser:persephone/dobson']))
  })
})

describe('ships', () => {
  const ship = (name: string) => ships.find((one) => one.name === name)

  test('PBH-SHIP-01 S.S. Walden', () => {
    expect(ship('S.S. Walden')).toMatchObject({ hold: 15, stash: 0, maxCrew: 6, upgradeSlots: 3 })
  })

  test('PBH-SHIP-02 S.S. Walden: completed Piracy is a Salvage Op', () => {
    const game = fight({ ship: 'S.S. Walden', core: 'Tri-Capissen 28HD', crew: ['Billy'] }, { cargo: 1 }, [5, 6, 5, 1])
    game.choose(['cargo']).choose('all')
    expect(game.captain().hold.cargo).toBe(2)
  })

  test('PBH-SHIP-03 Tri-Capissen 28HD: range 4, and a Heavy Load costs nothing more', () => {
    const heavy = [...alone({}).begin().box.jobs.values()].find(({ heavyLoad }) => heavyLoad)?.id ?? ''
    const game = alone({ ship: 'S.S. Walden', core: 'Tri-Capissen 28HD', active: [heavy] }).begin()
    expect([burnRange(game.table(), game.captain()), burnCost(game.table(), game.captain())]).toEqual([4, 1])
  })

  test('PBH-SHIP-04 Interceptor', () => {
    expect(ship('Interceptor')).toMatchObject({ hold: 4, stash: 0, maxCrew: 4, upgradeSlots: 2 })
  })

  const interceptor = { ship: 'Interceptor', core: 'Echelon LR-8', fuel: 0, part: 0 }

  test('PBH-SHIP-05 Interceptor: Tech Boarding Tests may be rolled again, those in Negotiate not', () => {
    const board = (way: string) =>
      beside({ hand: [plunder], ...interceptor })
        .dice(1, ...(way === 'tech' ? [5] : []))
        .begin()
        .path(`job:${plunder}`, way)
    const tech = board('tech')
    expect(tech.options()).toEqual(['accept', 'reroll:interceptor'])
    expect(tech.choose('reroll:interceptor').kind).toBe('showdown.attack')
    expect(board('negotiate').kind).toBe('turn')
  })

  test('PBH-SHIP-06 PBH-SHIP-07 Echelon LR-8: range 8 less the Upgrades, no Fuel but for Heavy Loads', () => {
    const heavy = [...alone({}).begin().box.jobs.values()].find(({ heavyLoad }) => heavyLoad)?.id ?? ''
    const figures = (set: CaptainSet) => {
      const game = alone({ ...interceptor, ...set }).begin()
      return [burnRange(game.table(), game.captain()), burnCost(game.table(), game.captain())]
    }
    expect(figures({})).toEqual([8, 0])
    expect(figures({ upgrades: ['EVA Suit', 'Booby Traps'], active: [heavy] })).toEqual([6, 1])
  })

  test('UPGRADE-06 PBH-SHIP-08 their cores are never replaced', () => {
    expect(ships.every(({ coreLocked }) => coreLocked)).toBe(true)
    const game = alone({ ...interceptor, at: 'osiris' })
      .discards('osiris', 'Modified Radion Accelerator Mark II')
      .begin()
    game.path('shop', game.options().length > 0 ? ['osiris/modified-radion-accelerator-mark-ii/1'] : [])
    expect(game.options()).not.toContain('osiris/modified-radion-accelerator-mark-ii/1')
  })

  test('PBH-SHIP-09 both are Fireflies to the cards: nothing is sent to where no Firefly may be', () => {
    const sent = (ship: string, deck: string, card: string, to: string) => {
      const rival = { ship, at: deck === 'nav-border' ? 'hera' : 'sihnon' }
      const captain = { at: deck === 'nav-border' ? 'harvest' : 'persephone', fuel: 4 }
      const game = scenario({ expansions: ['pirates'], cruiser: 'albion', captains: [captain, rival] })
        .next(deck, card)
        .begin()
        .path('burn', to)
      if (game.options().includes('decoy')) game.choose('decoy')
      expect(game.kind).toMatch(/cruiser.move|cutter.move/)
      return game.options().includes(rival.at)
    }
    for (const ship of ['Interceptor', 'S.S. Walden', 'Serenity']) {
      expect(sent(ship, 'nav-border', 'Reaver Bait', 'st-albans')).toBe(false)
      expect(sent(ship, 'nav-alliance', 'Alliance Entanglements', 'pelorum')).toBe(false)
    }
  })

  test('PBH-SHIP-10 any Leader may take either', () => {
    const game = scenario({ expansions: ['pirates'], captains: [{}] })
      .beginAtSetUp()
      .choose('Nandi')
    expect(game.options()).toEqual(expect.arrayContaining(['interceptor', 'ss-walden', 'serenity']))
    game.choose('interceptor')
    expect(game.captain().core).toBe('core/echelon-lr-8')
  })
})

describe('Leaders', () => {
  test('Jubal Early has 2 Fight more when attacking, and carries 2 pieces of gear', () => {
    const game = fight({ leader: 'Jubal Early' }, {}, [5, 2, 2])
    expect(game.log().join(' ')).toContain('2 + 3 Fight = 5')
    const armed = fight({ leader: 'Jubal Early', gear: ['Pistol', 'Vera'] }, {}, [], 'boarding')
    expect(armed.state.attempt?.carried).toHaveLength(2)
    const defends = beside({ hand: [plunder] }, { leader: 'Jubal Early' })
      .dice(5, 4, 1)
      .begin()
    expect(attack(defends, `job:${plunder}`, 'piracy.loot').log().join(' ')).toContain('1 + 1 Fight = 2')
  })

  test('Sash steals $500 from whoever is robbed', () => {
    const game = fight({ leader: 'Sash' }, { credits: 400 }, [5, 6, 1, 1])
    expect([game.captain().credits, game.captain(1).credits]).toEqual([3400, 0])
  })
})

describe('crew', () => {
  test('Agent McGinnis has a Warrant issued to whoever wins a Showdown against him', () => {
    const game = fight({}, { crew: ['Agent McGinnis'] }, won)
    expect([game.captain().warrants, game.captain(1).warrants]).toEqual([1, 0])
    const commission = beside({ hand: ['harken-51'], crew: ['Agent McGinnis'] }, { warrants: 1 })
      .dice(5, 1, 6, 1)
      .begin()
    expect(attack(commission, 'job:harken-51', 'kill.victim').captain(1).warrants).toBe(2)
  })

  test('The Guardian rolls a Showdown again, once', () => {
    const game = fight({}, { crew: ['The Guardian'] }, [5, 6, 1, 2, 1], 'showdown.after-roll')
    expect(game.decision(1)).toMatchObject({ seat: 1 })
    game.choose('reroll:osiris/the-guardian', 1)
    expect(outcome(game)).toEqual(['showdown-won'])
  })

  test('Dobson calls the Cruiser in Alliance Space, as a Fly action', () => {
    const game = alone({ at: 'persephone', crew: ['Dobson'] })
      .begin()
      .choose('summon-cruiser:persephone/dobson')
    expect(game.state.cruiser).toBe('persephone')
    expect(game.state.turn.taken).toEqual(['fly'])
    expect(
      alone({ at: 'regina', crew: ['Dobson'] })
        .begin()
        .options(),
    ).not.toContain('summon-cruiser:persephone/dobson')
  })

  test('Bandit steals $200 from whoever is robbed', () => {
    const game = fight({ crew: ['Bandit'] }, {}, [5, 2, 1])
    expect([game.captain(1).credits, game.kind]).toEqual([2800, 'pay.cuts'])
  })

  test.each(['Deputy', 'Fed Marshal'])('%s has 1 Fight more in Showdowns', (name) => {
    const printed = name === 'Deputy' ? 0 : 1
    const game = fight({}, { crew: [name] }, [5, 1, 6, 1], 'kill.victim')
    expect(game.log().join(' ')).toContain(`7 + ${2 + printed + 1} Fight`)
  })

  test('Sheriff Bourne has 2 Fight more in all tests in Border Space', () => {
    const at = (sector: string) => {
      const game = beside({ hand: [plunder], at: sector }, { crew: ['Sheriff Bourne'], at: sector })
        .dice(5, 1, 5)
        .begin()
      return attack(game, `job:${plunder}`, 'kill.victim').log().join(' ')
    }
    expect(at('regina')).toContain('5 + 4 Fight = 9')
    expect(at('pelorum')).toContain('5 + 2 Fight = 7')
  })

  test('LAWMAN-01 LAWMAN-02 CREW-05 PBH-LAW-01 Lawmen cost nothing and take no cut', () => {
    const law = supply.filter((card) => card.kind === 'crew' && card.professions.includes('lawman'))
    expect(law.map(({ name, cost }) => [name, cost])).toEqual([
      ['Agent McGinnis', 0],
      ['Dobson', 0],
      ['Deputy', 0],
      ['Sheriff Bourne', 0],
      ['Fed Marshal', 0],
    ])
    const game = alone({ at: 'harvest', credits: 0, crew: ['Deputy'], bound: { Jayne: ['Jayne'] } }).begin()
    expect(game.choose('deliver:bounty/jayne').kind).toBe('turn')
  })

  test('LAWMAN-03 PBH-LAW-02 Lawmen stay aboard during Illegal jobs', () => {
    const team = (card: string) => {
      const game = beside({ hand: [card], crew: ['Deputy', 'Gun Hand'] }, { warrants: 1 }).begin()
      return attack(game, `job:${card}`, 'boarding').state.attempt?.team.length
    }
    expect([team(plunder), team('harken-51')]).toEqual([2, 3])
  })

  test('Chari makes the other side roll again', () => {
    const game = fight({ crew: ['Chari'] }, {}, [5, 2, 6, 3, 1], 'showdown.after-roll')
    expect(game.options()).toEqual(['accept', 'force:silverhold/chari'])
    game.choose('force:silverhold/chari')
    expect(outcome(game)).toEqual(['showdown-won'])
  })

  test('Meadows may be killed in the place of others', () => {
    const game = fight({ crew: ['Meadows', 'Zoe'] }, {}, [5, 1, 6, 5], 'kill.victim')
    game.choose('Zoe')
    expect(game.decision()).toMatchObject({ kind: 'kill.instead' })
    game.choose('Zoe')
    expect(game.captain().crew.map(({ card }) => card)).toEqual(['marco', expect.stringContaining('zoe')])
  })

  test('Meadows may be killed in the place of somebody the Alliance takes', () => {
    const game = alone({ at: 'persephone', crew: ['Meadows', 'Jayne'] }, { cruiser: 'pelorum' })
      .dice(1)
      .begin()
    game.path('mosey', 'pelorum')
    expect(game.decision()).toMatchObject({ kind: 'kill.instead' })
    game.choose('Jayne')
    expect(game.captain().crew.map(({ card }) => card)).toEqual(['marco', 'silverhold/jayne'])
  })

  test('Meadows may be killed in the place of somebody whom a Bounty is on', () => {
    const set = { bounties: ['Jayne', 'Bree', 'Helen'] }
    const game = beside({}, { crew: ['Meadows', 'Jayne'] }, set)
      .dice(5, 6, 5, 1)
      .begin()
    attack(game, 'apprehend:silverhold/jayne')
    expect(game.decision()).toMatchObject({ seat: 1, kind: 'kill.instead' })
    game.choose('silverhold/jayne', 1)
    expect(game.captain(1).crew.map(({ card }) => card)).toEqual(['womack', 'silverhold/jayne'])
    expect(piratesIn(game.state).bound).toEqual([])
    expect(piratesIn(game.state).open.cards).toContain('bounty/jayne')
    expect(game.kind).toBe('turn')
  })

  test('Dalin pays $200 to be rid of a Misbehave card, once a Work action', () => {
    const illegal = [...alone({}).begin().box.jobs.values()].find(
      ({ finish, pickUp, needs, legal, raid }) => !legal && !pickUp && !needs && !raid && finish.misbehave >= 2,
    )
    const at = illegal?.finish.at ?? ''
    const game = alone({ at, crew: ['Dalin'], hand: [illegal?.id ?? ''] })
      .begin()
      .choose(`job:${illegal?.id}`)
    if (game.kind === 'work.team') game.choose('go')
    expect(game.decision()).toMatchObject({ kind: 'misbehave.pay-off' })
    game.choose(true)
    expect(game.captain().credits).toBe(2800)
    expect(game.kind).not.toBe('misbehave.pay-off')
    expect(piratesIn(game.state).paidOff).toEqual(['space-bazaar/dalin'])
  })
})

describe('gear', () => {
  test('Alliance Sonic Rifle: whoever uses Fight against it has nothing of gear', () => {
    const game = fight({ gear: ['Pistol'] }, { gear: ['Alliance Sonic Rifle'] }, [5, 5, 5], 'kill.victim')
    expect(game.log().join(' ')).toContain('5 + 2 Fight = 7')
  })

  test("Dobson's Vector Pistol counts where other gear does not, and weighs nothing", () => {
    const armed = { gear: ['Pistol', "Dobson's Vector Pistol"] }
    const game = fight(armed, { gear: ['Alliance Sonic Rifle'] }, [5, 5, 5])
    expect(game.log().join(' ')).toContain('5 + 3 Fight = 8')
  })

  test('Scan-Proof Shades keep their carrier from Wanted rolls', () => {
    const set = { at: 'persephone', crew: ['Jayne'], gear: ['Scan-Proof Shades'] }
    const game = alone(set, { cruiser: 'pelorum' }).begin().path('mosey', 'pelorum')
    expect(game.decision()).toMatchObject({ kind: 'wanted.hide', max: 1 })
    game.choose(['silverhold/jayne'])
    expect(game.captain().crew).toHaveLength(2)
  })

  test("Sash's Hand Cannon disgruntles the rival's Leader before the roll", () => {
    const game = fight({ gear: ["Sash's Hand Cannon"] }, { crew: ['Gun Hand'], disgruntled: ['Womack'] }, [5, 5, 5])
    expect(game.captain(1).crew).toHaveLength(1)
    expect(game.log().join(' ')).toContain('5 + 2 Fight = 7')
  })

  test('Friendly Game of Cards: a suit is named, each hit pays and calms', () => {
    const set = { gear: ['Friendly Game of Cards'], disgruntled: ['Marco'], credits: 300 }
    const game = alone(set).next('misbehave', 'Reaver Raid', 'Knife Fight', 'A Rival Crew').begin()
    const suits = ['Reaver Raid', 'Knife Fight', 'A Rival Crew'].map(
      (name) => [...game.box.misbehave.values()].find((card) => card.name === name)?.suit ?? 'clubs',
    )
    const suit = suits[0] ?? 'clubs'
    const hits = suits.filter((one) => one === suit).length
    game.path('gamble-on-a-suit:silverhold/friendly-game-of-cards', suit)
    expect(game.captain().credits).toBe(500 * hits)
    expect(game.captain().crew[0]?.disgruntled).toBe(false)
    expect(game.captain().gear).toEqual([])
  })

  test("Early's Combat Armor: its wearer lives on 4 or more", () => {
    const lives = (die: number) => {
      const set = { hand: [plunder], crew: ['Kaylee'], gear: ["Early's Combat Armor"], fuel: 0, part: 0 }
      const game = beside(set, { fuel: 0, part: 0 }).dice(5, 1, 6, 5, die).begin()
      game.path(`job:${plunder}`, 'leave:marco', 'suggested', 'tech', 'fight').choose('fight', 1)
      return game.captain().crew.length === 2
    }
    expect([lives(3), lives(4)]).toEqual([false, true])
  })

  test("Early's Datascope: a Work action turns up three supply cards", () => {
    const game = alone({ at: 'regina', gear: ["Early's Datascope"] }).begin()
    game.choose('mill-supply:space-bazaar/earlys-datascope')
    expect(game.state.supply.regina?.discard.cards).toHaveLength(3)
    expect(game.state.turn.taken).toEqual(['work'])
    expect(
      alone({ at: 'pelorum', gear: ["Early's Datascope"] })
        .begin()
        .options()
        .join(),
    ).not.toContain('mill-supply')
  })

  test("Early's Pistol has 2 Fight more in Showdowns", () => {
    const game = fight({ gear: ["Early's Pistol"] }, {}, [5, 1, 2])
    expect(game.log().join(' ')).toContain('1 + 5 Fight = 6')
  })
})

describe('Upgrades', () => {
  test('Electronic Defense Suite: nobody boards by Tech', () => {
    const game = beside({ hand: [plunder] }, { upgrades: ['Electronic Defense Suite'] })
      .dice(1)
      .begin()
    game.choose(`job:${plunder}`)
    expect(game.told()).toContain('piracy-attempt')
    expect(game.log().join(' ')).toContain('Negotiate')
  })

  test('Electronic Defense Suite: Fuel is spent to Evade Reavers', () => {
    const set = { at: 'border-r1-01', fuel: 2, passenger: 1, upgrades: ['Electronic Defense Suite'] }
    const game = alone(set, { cutters: ['border-r1-01'] }).begin()
    expect(game.decision()).toMatchObject({ kind: 'cutter.evade' })
    game.choose(true)
    game.choose(game.options()[0] ?? '')
    expect(game.captain().sector).not.toBe('border-r1-01')
    expect(game.captain().hold).toMatchObject({ fuel: 1, passenger: 1 })
  })

  test('Booby Traps: 2 less in Tech to board, and a 1 kills', () => {
    const game = beside({ hand: [plunder], crew: ['Kaylee', 'Emma'] }, { upgrades: ['Booby Traps'] })
      .dice(1)
      .begin()
    attack(game, `job:${plunder}`, 'test.after-roll').choose('accept')
    expect(game.decision()).toMatchObject({ kind: 'kill.victim' })
    expect(game.choose('Emma').captain().crew).toHaveLength(2)
    const fine = beside({ hand: [plunder] }, { upgrades: ['Booby Traps'] })
      .dice(5)
      .begin()
    expect(attack(fine, `job:${plunder}`).kind).toBe('turn')
  })

  test('Booby Traps may be discarded to count as Explosives', () => {
    const set = { at: 'kerry', hand: ['badger-04'] }
    const offers = (upgrades: string[]) =>
      alone({ ...set, upgrades })
        .begin()
        .options()
        .includes('job:badger-04')
    expect([offers([]), offers(['Booby Traps'])]).toEqual([false, true])
    const game = alone({ ...set, upgrades: ['Booby Traps'] })
      .begin()
      .choose('job:badger-04')
    expect(game.captain().upgrades).toEqual([])
  })

  test('Cryo Stasis Chamber: nobody jumps the owner’s Bounties, and one crew skips Wanted rolls', () => {
    const held = { bound: { Jayne: ['Jayne'] } }
    const jumps = (upgrades: string[]) =>
      beside({}, { ...held, upgrades })
        .begin()
        .options()
        .includes('jump:bounty/jayne')
    expect([jumps([]), jumps(['Cryo Stasis Chamber'])]).toEqual([true, false])
    const set = { at: 'persephone', crew: ['Jayne'], upgrades: ['Cryo Stasis Chamber'] }
    const game = alone(set, { cruiser: 'pelorum' }).begin().path('mosey', 'pelorum')
    expect(game.decision()).toMatchObject({ kind: 'wanted.hide', max: 1 })
  })

  test('Mag-Grappler Launchers: 3 Tech more to board', () => {
    const game = beside({ hand: [plunder], upgrades: ['Mag-Grappler Launchers'] })
      .dice(2)
      .begin()
    expect(attack(game, `job:${plunder}`, 'showdown.attack').kind).toBe('showdown.attack')
  })

  test('Mag-Grappler Launchers: after a Salvage Op, Tech 8 finds an Upgrade', () => {
    const walden = { ship: 'S.S. Walden', core: 'Tri-Capissen 28HD', upgrades: ['Mag-Grappler Launchers'] }
    const find = (die: number) => {
      const game = beside({ hand: [plunder], fuel: 0, part: 0, ...walden }, { fuel: 0, part: 0 })
        .discards('osiris', 'Electronic Defense Suite')
        .dice(2, 4, 3, die, ...(die === 6 ? [1] : []))
        .begin()
      return attack(game, `job:${plunder}`)
    }
    expect(find(5).kind).toBe('turn')
    const found = find(6)
    expect(found.decision()).toMatchObject({ kind: 'discards.take' })
    found.choose(['osiris/electronic-defense-suite/1'])
    expect(found.captain().upgrades).toHaveLength(2)
  })

  test('EVA Suit: 1 Tech more to board, a Cargo from each Salvage Op, one crew skips Wanted rolls', () => {
    const game = beside({ hand: [plunder], upgrades: ['EVA Suit'] })
      .dice(4)
      .begin()
    expect(attack(game, `job:${plunder}`, 'showdown.attack').kind).toBe('showdown.attack')
    const walden = { ship: 'S.S. Walden', core: 'Tri-Capissen 28HD', upgrades: ['EVA Suit'] }
    expect(fight(walden, {}, [4, 4, 3]).captain().hold.cargo).toBe(1)
    const set = { at: 'persephone', crew: ['Jayne'], upgrades: ['EVA Suit'] }
    const hides = alone(set, { cruiser: 'pelorum' }).begin().path('mosey', 'pelorum')
    expect(hides.decision()).toMatchObject({ kind: 'wanted.hide', max: 1 })
  })
})
