import { Match } from '@keep-flying/kernel'
import { describe, expect, test } from 'vitest'
import { jobOf, jobs } from '../catalog/index.ts'
import { readOptions } from '../options.ts'
import { Play } from '../scenario.ts'
import { adventures } from './game.ts'
import { doorsOf } from './table.ts'

const begin = (options: object = {}) => {
  const read = readOptions({ players: 1, ...options })
  return new Play(() => Match.start(adventures, read, 'sfc32:set-up'))
}

/** Buys nothing, gives everything to the last, and deploys wherever it goes. */
function deployed(options: object = {}): Play {
  const game = begin(options)
  while (game.kind.startsWith('setup') || game.kind.startsWith('market') || game.kind.startsWith('boss.order'))
    answer(game)
  return game
}

function answer(game: Play): void {
  const decision = game.decision()
  if (game.kind === 'market.trade') game.choose('done')
  else if (decision.form === 'amount') game.choose(0)
  else if (decision.form === 'order') game.choose(game.options())
  else game.choose(game.options()[0] ?? '')
}

describe('setting up', () => {
  test('SETUP-02 SETUP-06 SETUP-08 SETUP-09 SETUP-14 CREWCOUNT-02 everything lies as the Job says; the Crew begin on the first Moment, in an order they choose', () => {
    const game = begin()
    expect(game.kind).toBe('setup.order')
    game.choose(['zoe', 'mal', 'wash', 'jayne', 'kaylee'])
    expect(game.timeline).toBe('zoe 1, mal 1, wash 1, jayne 1, kaylee 1, yard-loop 4')
    expect(game.state.goons.map(({ id }) => id)).toEqual(['t1', 't2', 'c1', 'c2', 'p1', 'p2'])
    const told = { job: 'job', lock: 1, open: 0 } as const
    expect(game.state.doors.map(({ lock, shut }) => (shut ? 'job' : lock.hidden.cards.length))).toEqual(
      doorsOf(game.table().job).map(({ closed }) => told[closed]),
    )
  })

  test('SETUP-04 EQUIP-17 EQUIP-18 EQUIP-19 a Job begins with $3000 and five cards on offer; a bought one is replaced', () => {
    const game = begin().choose(['zoe', 'mal', 'wash', 'jayne', 'kaylee'])
    expect([game.state.purse, game.state.market.cards.length]).toEqual([3000, 5])
    const buy = game.options().find((id) => id.startsWith('buy')) ?? ''
    game.path(buy, 'mal')
    expect(game.crew('mal').gear).toHaveLength(1)
    expect([game.state.purse + (game.crew('mal').gear[0]?.paid ?? 0), game.state.market.cards.length]).toEqual([
      3000, 5,
    ])
  })

  test('EQUIP-20 EQUIP-21 OPEN-62 $200 deal five new cards; selling pays half, rounded up', () => {
    const game = begin().choose(['zoe', 'mal', 'wash', 'jayne', 'kaylee'])
    const before = [...game.state.market.cards]
    game.choose('redeal')
    expect([game.state.purse, game.state.market.cards.some((card) => before.includes(card))]).toEqual([2800, false])
    const buy = game.options().find((id) => id.startsWith('buy')) ?? ''
    game.path(buy, 'zoe')
    const [piece] = game.crew('zoe').gear
    const purse = game.state.purse
    game.choose(`sell ${piece?.card}`)
    expect(game.state.purse - purse).toBe(Math.ceil((piece?.paid ?? 0) / 200) * 100)
  })

  test('SETUP-11 EQUIP-22 SETUP-13 what is left is divided among the Crew, who deploy where the Job allows', () => {
    const game = begin().path(['zoe', 'mal', 'wash', 'jayne', 'kaylee'], 'done', 5)
    expect([game.crew('mal').credits, game.state.purse]).toEqual([500, 2500])
    game.path(0, 0, 0)
    expect([game.crew('kaylee').credits, game.kind]).toEqual([2500, 'setup.deploy'])
    expect(game.options()).toContain(String(17 * 20 + 7))
  })

  test('CREWCOUNT-01 CREWCOUNT-03 CREWCOUNT-04 CREWCOUNT-05 CREWCOUNT-08 so many Crew work as is advised, each played by somebody', () => {
    const crew = (players: number) => begin({ players }).state.crew.map(({ seat }) => seat)
    expect([1, 2, 3, 4, 5].map(crew)).toEqual([
      [0, 0, 0, 0, 0],
      [0, 1, 0, 1],
      [0, 1, 2],
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4],
    ])
    expect([2, 3, 5].map((players) => begin({ players }).state.timeline.last)).toEqual([50, 60, 40])
  })

  test('GOON-15 GOON-16 Goons have cards of their own, or are all alike', () => {
    expect(begin().state.goons.every(({ card }) => card !== null)).toBe(true)
    expect(begin({ goons: 'plain' }).state.goons.every(({ card }) => card === null)).toBe(true)
  })

  test('SETUP-03 every Job can be begun, by any number of Crew', () => {
    for (const { id } of jobs)
      for (const count of ['1', '3', '5'])
        expect(deployed({ job: id, crewCount: count }).kind, `${id} ${count}`).toBe('turn.action')
  })
})

test.each([
  [{ players: 3, crew: ['mal', 'zoe'] }, 'Every player needs a Crew Member: "crew" must name nobody, or 3 or more.'],
  [{ players: 3, crewCount: '2' }, 'Every player needs a Crew Member: "crewCount" must not be less than the players.'],
  [{ crew: ['mal', 'zoe', 'wash'], crewCount: '4' }, 'Only 3 Crew Members can work this Job'],
  [{ players: 1, boss: true }, 'A Boss needs somebody to play against'],
])('everybody at the table has somebody to play: %j', (options, message) => {
  expect(() => begin(options)).toThrow(message)
})

describe('what lies where', () => {
  test('SETUP-10 TIMELINE-18 OPEN-14 only what the Job names is on the track besides the Crew', () => {
    const tracks = jobs.map(({ id }) => {
      const { timeline } = begin({ job: id, crewCount: '5' }).state
      return [
        ...timeline.markers.map((marker) => `${marker.id} ${marker.moment}`),
        timeline.alarm,
        timeline.timers.length,
      ]
    })
    expect(tracks).toEqual([
      ['yard-loop 4', jobOf('light-fingers').alarm?.start, 0],
      [null, 0],
      ['fence-loop 3', jobOf('the-long-relay').alarm?.start, 0],
      ['camp-loop 5', null, 0],
    ])
  })

  test('SETUP-02 OPEN-71 the Crew are chosen before the Timeline; then come Equipment, money and deployment', () => {
    const game = begin()
    const kinds = [game.kind]
    while (game.kind !== 'turn.action') {
      answer(game)
      if (kinds.at(-1) !== game.kind) kinds.push(game.kind)
    }
    expect(kinds).toEqual(['setup.order', 'market.trade', 'market.purse', 'setup.deploy', 'turn.action'])
  })

  test('SETUP-08 GOON-15 the three decks are whole, and each mixed by itself', () => {
    const decks = (seed: string) => {
      const { state } = new Play(() => Match.start(adventures, readOptions({ players: 1 }), `sfc32:${seed}`))
      return [state.equipment.deck, state.challenges.tech.deck, state.challenges.negotiation.deck].map(({ cards }) => [
        ...cards,
      ])
    }
    const [one, other] = [decks('one'), decks('other')]
    expect(one.map((cards) => cards.length)).toEqual([40, 30, 30])
    for (const [n, cards] of one.entries()) {
      expect(cards).not.toEqual(other[n])
      expect([...cards].sort()).toEqual([...(other[n] ?? [])].sort())
    }
  })

  test('CREWCOUNT-02 CREWCOUNT-06 one player works a Job with as many Crew as it likes, with a Segment more for each one fewer', () => {
    const last = (count: string) => begin({ crewCount: count }).state.timeline.last
    expect(['1', '2', '3', '4', '5'].map(last)).toEqual([80, 70, 60, 50, 40])
  })

  test('SETUP-06 MAP-10 fewer Goons stand there for fewer Crew, as the Job says', () => {
    const goons = (count: string) => begin({ crewCount: count }).state.goons.map(({ id }) => id)
    expect([goons('5').length, goons('3'), goons('1')]).toEqual([6, ['t1', 'c1', 'c2', 'p1'], ['t1', 'c2']])
  })
})

describe('a Boss', () => {
  test("BOSS-01 BOSS-02 OPEN-68 all Goons begin Alerted on the fifth Moment, in the Boss's order, without Patrols", () => {
    const game = deployed({ players: 2, boss: true, crewCount: '3' })
    expect(game.state.goons.every(({ alerted }) => alerted)).toBe(true)
    const markers = game.state.timeline.markers.filter(({ of }) => of !== 'crew')
    expect(markers.every(({ of, moment }) => of === 'goon' && moment === 5)).toBe(true)
  })

  test('BOSS-01 either the last seat or the first plays the Goons, and the others the Crew', () => {
    const seatsAt = (bossAt: string) => {
      const game = begin({ players: 3, boss: true, bossAt })
      const crew = new Set(game.state.crew.map(({ seat }) => seat))
      while (game.kind !== 'boss.order') answer(game)
      return { crew, boss: game.decision().seat }
    }
    expect(seatsAt('last')).toEqual({ crew: new Set([0, 1]), boss: 2 })
    expect(seatsAt('first')).toEqual({ crew: new Set([1, 2]), boss: 0 })
  })
})

describe('a Storyline', () => {
  const handed = {
    jobs: ['light-fingers'],
    rewards: [2000],
    players: 1,
    credits: 2400,
    intel: 0,
    gear: [{ card: 'pick-gun', paid: 400 }],
    downed: ['zoe'],
    next: { job: 'the-long-relay', crew: ['mal', 'wash', 'jayne', 'kaylee'] },
  }
  const next = { campaign: 'storyline', job: 'the-long-relay' }

  test('SETUP-05 STORY-02 it begins with $2000, once', () => {
    expect(begin({ campaign: 'storyline' }).state.purse).toBe(2000)
  })

  test('STORY-11 STORY-12 EQUIP-16 STORY-05 STORY-08 OPEN-66 a later Job costs $500; Equipment is there again, and whoever was Downed sits out', () => {
    const game = begin({ ...next, handed })
    expect(game.state.purse).toBe(1900)
    expect(game.state.crew.map(({ id }) => id)).toEqual(['mal', 'wash', 'jayne', 'kaylee'])
    expect(game.crew('mal').gear).toEqual([{ card: 'pick-gun', exhausted: false, paid: 400 }])
    expect(game.state.timeline.last).toBe(50)
  })

  test('STORY-12 Intel pays as well', () => {
    const game = begin({ ...next, handed: { ...handed, intel: 1 } })
    expect([game.kind, game.options()]).toEqual(['story.fee', ['intel', 'credits']])
    expect(game.choose('intel').state).toMatchObject({ intel: 0, purse: 2400 })
  })

  test('STORY-13 OPEN-65 unable to pay, the Storyline is lost', () => {
    expect(begin({ ...next, handed: { ...handed, credits: 400 } }).kind).toBe('over')
  })

  test('STORY-09 STORY-10 EQUIP-09 between Jobs Equipment changes hands freely, and four pieces at most go along', () => {
    const cards = [
      'pick-gun',
      'stim-shot',
      'fine-whiskey',
      'sunday-best',
      'forged-papers',
      'padded-vest',
      'reprogrammer',
    ]
    const gear = cards.map((card) => ({ card, paid: 300 }))
    const two = { ...handed.next, crew: ['mal', 'wash'] }
    const game = begin({ ...next, handed: { ...handed, gear, next: two } }).choose(['mal', 'wash'])
    expect([game.crew('mal').gear.length, game.crew('wash').gear.length]).toEqual([4, 3])
    game.path('give stim-shot', 'done')
    expect([game.kind, game.crew('mal').gear.length]).toEqual(['market.bunk', 5])
    game.choose(['stim-shot'])
    expect([game.crew('mal').gear.length, game.state.bunk]).toEqual([
      4,
      [{ card: 'stim-shot', exhausted: false, paid: 300 }],
    ])
  })

  test('STORY-07 the Job and its Crew are those chosen after the last one', () => {
    expect(() => begin({ ...next, job: 'signed-and-delivered', handed })).toThrow('is "the-long-relay"')
    const three = begin({ ...next, handed: { ...handed, next: { ...handed.next, crew: ['kaylee', 'mal', 'wash'] } } })
    expect(three.state.crew.map(({ id }) => id)).toEqual(['kaylee', 'mal', 'wash'])
  })
})
