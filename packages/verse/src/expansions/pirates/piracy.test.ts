import { describe, expect, test } from 'vitest'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import { jobs } from './jobs.ts'
import { chancesOf } from './odds.ts'
import { piratesIn } from './state.ts'
import { attack, beside, won } from './testing.ts'

const plunder = 'badger-51'
const jumper = 'amnon-duul-51'
const commission = 'harken-51'
const message = 'niska-51'
const rustling = 'patience-51'

const offers = (game: Play, card: string) => game.options().includes(`job:${card}`)

function raid(card: string, one: CaptainSet, other: CaptainSet, dice: readonly number[], upTo?: string): Play {
  const game = beside({ hand: [card], ...one }, other)
    .dice(...dice)
    .begin()
  return attack(game, `job:${card}`, upTo)
}

describe('boarding', () => {
  test('BOARDING-02 PBH-BOARD-02 a ship is boarded by Tech or Negotiate, never by Fight', () => {
    const game = beside({ hand: [plunder] })
      .begin()
      .choose(`job:${plunder}`)
    expect(game.kind).toBe('boarding')
    expect(game.options()).toEqual(['tech', 'negotiate'])
  })

  const rolled = (die: number) =>
    beside({ hand: [plunder] })
      .dice(die)
      .begin()
      .path(`job:${plunder}`, 'tech')

  test('BOARDING-03 PBH-BOARD-03 PBH-BOARD-04 OPEN-66 on 6 or more they are aboard, on less the action is over', () => {
    expect(rolled(5).kind).toBe('showdown.attack')
    const missed = rolled(4)
    expect(missed.kind).toBe('turn')
    expect(missed.told()).toContain('botched')
    expect(missed.state.turn.taken).toEqual(['work'])
  })

  test('PBH-PIRACY-05 a botched Boarding Test leaves the job active, to be tried again later against anybody', () => {
    const game = rolled(1)
    expect(game.captain().jobs.map(({ card }) => card)).toEqual([plunder])
    expect(game.captain().warrants).toBe(0)
    expect(piratesIn(game.state).encounter).toBeNull()
    game.choose('end').choose('end', 1)
    expect(offers(game, plunder)).toBe(true)
  })

  test('PBH-BOARD-05 it is a test with team, gear and re-rolls, but nobody takes bribes', () => {
    const game = beside({ hand: [plunder], leader: 'Corbin', crew: ['Kaylee'], gear: ["Kaylee's Reprogrammer"] })
    const play = game.dice(1).begin().path(`job:${plunder}`, 'go', 'suggested', 'tech')
    expect(play.state.rolled?.total ?? 99).toBeGreaterThan(4)
    expect(play.told()).not.toContain('paid')
    const talk = beside({ hand: [plunder], leader: 'Nandi' })
      .dice(4)
      .begin()
      .path(`job:${plunder}`, 'negotiate')
    expect(talk.kind).toBe('showdown.attack')
  })

  test('PIRACY-02 PBH-PIRACY-04 BOARDING-01 first the Boarding Test, then the Showdown, then the loot', () => {
    const told = raid(plunder, { fuel: 0, part: 0 }, { cargo: 2 }, won).choose(['cargo', 'cargo']).told()
    const order = ['piracy-attempt', 'test', 'showdown-skill', 'showdown-roll', 'showdown-won', 'goods-stolen']
    expect(told.filter((kind, n) => order.includes(kind) && told.indexOf(kind) === n)).toEqual(order)
  })
})

describe('whom a job may be worked against', () => {
  test('PIRACY-01 PBH-PIRACY-02 OPEN-68 only ships in the same sector', () => {
    expect(offers(beside({ hand: [plunder] }).begin(), plunder)).toBe(true)
    expect(offers(beside({ hand: [plunder] }, { at: 'santo' }).begin(), plunder)).toBe(false)
  })

  test('PBH-PIRACY-01 without a job for it nobody is attacked', () => {
    const ids = beside({}).begin().options()
    expect(ids.filter((id) => /^(?:job|jump|apprehend):/.test(id))).toEqual([])
  })

  test.each([
    [commission, { warrants: 1 }, {}],
    [message, {}, { solid: ['niska'] }],
    [rustling, {}, { active: ['patience-01'] }],
  ] as const)('PBH-PIRACY-02 the card may narrow it: %s', (card, prey, other) => {
    expect(offers(beside({ hand: [card] }, prey).begin(), card)).toBe(true)
    expect(offers(beside({ hand: [card] }, other).begin(), card)).toBe(false)
  })

  test('where several ships lie, one is chosen', () => {
    const game = beside({ hand: [plunder] })
    expect(game.begin().choose(`job:${plunder}`).kind).toBe('boarding')
  })

  test('WORK-03 PBH-PIRACY-03 with three active jobs none is begun from the hand', () => {
    const active = ['harken-01', 'badger-01', 'niska-01']
    expect(offers(beside({ hand: [plunder], active }).begin(), plunder)).toBe(false)
    expect(offers(beside({ active: [plunder, ...active.slice(1)] }).begin(), plunder)).toBe(true)
  })
})

describe('a job that succeeds', () => {
  const goods = { cargo: 3, contraband: 2, fuel: 1, part: 1, passenger: 1 }

  test('PBH-PIRACY-06 PBH-PIRACY-07 PBH-PIRACY-12 it pays for what was taken, costs cuts and makes Solid', () => {
    const game = raid(plunder, { fuel: 0, part: 0, credits: 0, crew: ['Gun Hand'] }, goods, [5, 3, 3])
    game.choose(['cargo', 'cargo', 'cargo', 'contraband', 'contraband', 'fuel'])
    expect(game.decision()).toMatchObject({ kind: 'pay.cuts' })
    expect(game.captain().credits).toBe(1200)
    game.choose('all')
    expect(game.captain().solid).toEqual({ badger: plunder })
    expect(game.captain(1).hold).toMatchObject({ cargo: 0, contraband: 0, fuel: 0, part: 1, passenger: 1 })
  })

  test('PIRACY-03 PBH-LOOT-01 PBH-LOOT-02 OPEN-69 goods are taken, never people, as the attacker likes', () => {
    const game = raid(plunder, { fuel: 0, part: 0 }, goods, won)
    expect(game.decision()).toMatchObject({ seat: 0, kind: 'piracy.loot' })
    expect(game.options()).toEqual(['cargo', 'contraband', 'fuel', 'part'])
    expect(game.choose(['part']).captain().credits).toBe(3200)
  })

  test.each([
    [plunder, 6],
    [rustling, 5],
  ])('PBH-LOOT-03 PBH-PIRACY-13 %s takes %d at most', (card, most) => {
    const game = raid(card, { fuel: 0, part: 0, ship: 'Serenity' }, { cargo: 8, fuel: 0, part: 0 }, won)
    expect(() => game.choose(Array.from({ length: most + 1 }, () => 'cargo'))).toThrow('"loot"')
    expect(game.choose(Array.from({ length: most }, () => 'cargo')).captain().hold.cargo).toBe(most)
  })

  test('Alliance Commission takes 4 of an Outlaw, A Message from Niska takes all', () => {
    const outlaw = { cargo: 7, fuel: 0, part: 0, warrants: 1 }
    const four = raid(commission, { fuel: 0, part: 0 }, outlaw, won)
    expect(() => four.choose(['cargo', 'cargo', 'cargo', 'cargo', 'cargo'])).toThrow('"loot"')
    const all = raid(message, { fuel: 0, part: 0 }, outlaw, won)
    expect(all.choose(Array.from({ length: 7 }, () => 'cargo')).captain().hold.cargo).toBe(7)
  })

  test('PBH-LOOT-03 PBH-LOOT-06 free room is a limit, and Fuel and Parts take half a space', () => {
    const full = { cargo: 4, stash: { cargo: 4 }, fuel: 2, part: 2, ship: 'Serenity' }
    const game = raid(plunder, full, { cargo: 2, fuel: 4, part: 4 }, won)
    expect(() => game.choose(['cargo', 'cargo', 'fuel'])).toThrow('"room"')
    expect(game.choose(['cargo', 'fuel', 'part']).captain().hold).toMatchObject({ cargo: 5, fuel: 3, part: 3 })
  })

  test('HOLD-07 PBH-LOOT-04 PBH-LOOT-05 room is made first, and people are set down only over a planet', () => {
    const full = { cargo: 7, passenger: 1, fuel: 0, part: 0, stash: { cargo: 4 } }
    const game = raid(plunder, full, { cargo: 2, fuel: 0, part: 0 }, won, 'piracy.jettison')
    expect(game.options()).toEqual(['done', 'cargo', 'passenger'])
    game.choose('passenger').choose('done')
    expect(() => game.choose(['cargo', 'cargo'])).toThrow('"room"')
    expect(game.choose(['cargo']).captain().hold).toMatchObject({ cargo: 8, passenger: 0 })
    const inSpace = { at: 'border-r1-01' }
    const out = raid(
      plunder,
      { ...full, ...inSpace },
      { cargo: 2, fuel: 0, part: 0, ...inSpace },
      won,
      'piracy.jettison',
    )
    expect(out.options()).toEqual(['done', 'cargo'])
  })

  test('HOLD-09 PBH-LOOT-07 what lies in the Stash is safe', () => {
    const game = raid(plunder, { fuel: 0, part: 0 }, { cargo: 1, stash: { contraband: 4 }, fuel: 0, part: 0 }, won)
    expect(game.options()).toEqual(['cargo'])
  })

  test('HOLD-10 PIRACY-04 PBH-LOOT-08 the target may shift things between Hold and Stash before the roll', () => {
    const prey = { cargo: 3, contraband: 2, fuel: 0, part: 0 }
    const play = raid(plunder, { fuel: 0, part: 0 }, prey, won, 'piracy.shelter')
    expect(play.decision(1)).toMatchObject({ kind: 'piracy.shelter', seat: 1 })
    expect(play.options(1)).toEqual(['suggested', 'done', 'hide:cargo', 'hide:contraband'])
    play.choose('suggested', 1)
    expect(play.captain(1).stash).toMatchObject({ contraband: 2, cargo: 2 })
    expect(play.options()).toEqual(['cargo'])
  })

  test('MORAL-04 PBH-PIRACY-08 it is Immoral if the Leader who is robbed is Moral', () => {
    const robbed = (leader: string) =>
      raid(
        plunder,
        { crew: ['Shepherd Book'], fuel: 0, part: 0 },
        { leader, cargo: 1, fuel: 0, part: 0 },
        [],
        'boarding',
      )
    const shepherd = (game: Play) => game.state.attempt?.team.length
    expect([shepherd(robbed('Malcolm')), shepherd(robbed('Womack'))]).toEqual([1, 2])
  })

  test('MORAL-03 PBH-PIRACY-09 the crew mind only if it succeeds', () => {
    const prey = { leader: 'Malcolm', cargo: 1, fuel: 0, part: 0 }
    const mind = (dice: readonly number[]) => {
      const game = raid(plunder, { crew: ['Kaylee'], fuel: 0, part: 0 }, prey, dice)
      if (game.kind === 'piracy.loot') game.choose(['cargo'])
      if (game.kind === 'pay.cuts') game.choose('all')
      if (game.kind === 'kill.victim') game.choose('marco')
      return game.captain().crew.map(({ disgruntled }) => disgruntled)
    }
    expect(mind([4, 5, 3])).toEqual([false, true])
    expect(mind([4, 3, 3])[1]).toBe(false)
  })

  test('PBH-OPEN-07 with nothing to steal the job is done all the same, and pays nothing', () => {
    const game = raid(plunder, {}, { fuel: 0, part: 0 }, won)
    expect(game.captain()).toMatchObject({ credits: 3000, solid: { badger: plunder }, jobs: [] })
  })
})

describe('Contract Jumper', () => {
  test('PBH-LOOT-01 PBH-LOOT-09 jobs are taken out of the hand, unseen, and the hand is cut down to its limit', () => {
    const hands = { hand: [jumper, 'harken-01', 'niska-01'] }
    const game = raid(jumper, hands, { hand: ['badger-01', 'badger-02', 'patience-01'] }, won)
    expect(game.decision()).toMatchObject({ kind: 'hand.cut-down', min: 2, max: 2 })
    game.choose(['harken-01', 'badger-02'])
    expect(game.captain().hand.cards).toEqual(['niska-01', 'badger-01', 'patience-01'])
    expect(game.captain(1).hand.cards).toEqual([])
    expect(game.captain().credits).toBe(3000 + 3 * 800)
  })

  test('lost, it brings a Warrant and kills nobody', () => {
    const game = raid(jumper, { crew: ['Gun Hand'] }, {}, [5, 1, 5])
    expect(game.captain()).toMatchObject({ warrants: 1, jobs: [] })
    expect(game.captain().crew).toHaveLength(2)
  })
})

describe('a job that fails', () => {
  test('PBH-PIRACY-11 PBH-PIRACY-12 OPEN-68 a Warrant costs the job, its contact, Harken and one of the crew', () => {
    const game = raid(plunder, { crew: ['Emma'], solid: ['badger', 'harken'] }, {}, [5, 1, 6, 1])
    game.choose('Emma')
    expect(game.captain()).toMatchObject({ warrants: 1, jobs: [], solid: {} })
    expect(game.captain().crew).toHaveLength(1)
    expect(game.state.contacts.badger?.discard.cards).toContain(plunder)
  })

  test('PBH-SHOW-06 BOUNTY-07 what a loss brings stands on the card: Harken’s job is only botched', () => {
    const game = raid(commission, { crew: ['Gun Hand'] }, { warrants: 1 }, [5, 1, 6, 1])
    game.choose('Gun Hand')
    expect(game.captain()).toMatchObject({ warrants: 0 })
    expect(game.captain().jobs.map(({ card }) => card)).toEqual([commission])
  })
})

test('PBH-PIRACY-10 whether it is Legal stands on the card, and no Misbehave cards are drawn', () => {
  expect(jobs.filter(({ legal }) => legal).map(({ contact }) => contact)).toEqual(Array(5).fill('harken'))
  expect(jobs.every(({ finish }) => finish.misbehave === 0)).toBe(true)
  const crew = ['Dobson', 'Gun Hand']
  const team = (card: string) => raid(card, { crew }, { warrants: 1 }, [], 'boarding').state.attempt?.team
  expect(team(plunder)).toHaveLength(2)
  expect(team(commission)).toHaveLength(3)
})

test('UNIVERSE-05 no Challenge is laid under Piracy', () => {
  const captains = [
    { at: 'pelorum', hand: [plunder, 'mr-universe-01'] },
    { at: 'pelorum', leader: 'Womack' },
  ]
  const game = scenario({ expansions: ['pirates', 'blue-sun'], captains, cruiser: 'londinium' }).begin()
  expect(game.choose(`job:${plunder}`).kind).toBe('boarding')
})

describe('of several ships', () => {
  const three = (card: string, ...rivals: readonly CaptainSet[]) =>
    scenario({
      expansions: ['pirates'],
      cruiser: 'londinium',
      captains: [{ at: 'pelorum', leader: 'Marco', hand: [card] }, ...rivals.map((set) => ({ at: 'pelorum', ...set }))],
    })

  test('PIRACY-01 PBH-PIRACY-02 the attacker chooses one in the sector', () => {
    const game = three(plunder, {}, { cargo: 2 }, { at: 'albion' })
      .dice(...won)
      .begin()
    game.choose(`job:${plunder}`)
    expect([game.kind, game.options()]).toEqual(['piracy.target', ['seat:1', 'seat:2']])
    attack(game, 'seat:2')
    expect(piratesIn(game.state).encounter).toMatchObject({ attacker: 0, defender: 2 })
    expect(game.told()).toContain('showdown-won')
    expect(game.kind).toBe('piracy.loot')
    expect([1, 2].map((seat) => game.captain(seat).hold.cargo)).toEqual([0, 2])
  })

  test('PBH-PIRACY-02 each is told where it lies and what the chances are', () => {
    const game = three(plunder, { crew: ['Zoe', 'Jayne'] }, { leader: 'Nandi' })
      .begin()
      .choose(`job:${plunder}`)
    const decision = game.decision()
    if (!('options' in decision)) throw new Error('There is nothing to choose.')
    expect(decision.options.map(({ at }) => at)).toEqual([{ seat: 1 }, { seat: 2 }])
    const chances = chancesOf(game.table(), decision)
    expect(chances['seat:1']).toBeLessThan(chances['seat:2'] ?? 0)
  })

  test('PBH-PIRACY-02 the card may leave only one of them', () => {
    const game = three(commission, {}, { contraband: 1 }).begin().choose(`job:${commission}`)
    expect([game.kind, piratesIn(game.state).encounter?.defender]).toEqual(['boarding', 2])
  })
})
