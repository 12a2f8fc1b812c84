import { describe, expect, test } from 'vitest'
import { boxWith } from '../../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import type { Captain } from '../../state.ts'
import { lastTest } from '../../testing/aids.ts'
import type { CardId, Skill, Token } from '../../vocabulary/index.ts'
import { challenges } from './challenges.ts'

/** Fight 5, Tech 3 and Negotiate 2, and a pistol besides; their cuts come to $900. */
const leader = 'marco'
const hands = ['silverhold/jayne', 'space-bazaar/wash', 'silverhold/the-patron', 'space-bazaar/scrapper-dirty-leech/1']
const pistol = 'regina/pistol/1'
const cut = 900

/** Misbehave cards this crew passes without a roll, and how. */
const easy = [
  ['A Little Job on the Side', 'stay'],
  ['An Unexpected Opportunity', 'stay'],
  ['Old-Fashioned Shoot-out', 'drive-off'],
  ['Knife Fight', 'gun'],
] as const

/** The hosts: a legal Task for $600 with nothing asked, an illegal delivery for $2000 with 2 Misbehave cards. */
const legalHost: CaptainSet = { at: 'meridian', active: ['harken-29'] }
const illegalHost: CaptainSet = { at: 'persephone', loaded: ['badger-27'], contraband: 3 }
const hostPay = { 'harken-29': 600, 'badger-27': 2000 } as const

interface Way {
  readonly misbehaves: number
  readonly dice?: readonly number[]
  readonly bribes?: number
  readonly gear?: readonly CardId[]
}

/** Works the last step of a Job with the Challenge under it, as many crew as may go, up to the pay. */
/** The job of the Challenge is begun and the team sent off. */
function setOff(id: CardId, { misbehaves, dice = [], gear = [pistol] }: Way): Play {
  const legal = challenges.find((challenge) => challenge.id === id)?.legal
  const host = legal ? 'harken-29' : 'badger-27'
  const captain: CaptainSet = { leader, crew: hands, gear, ...(legal ? legalHost : illegalHost), under: { [host]: id } }
  const cards = easy.slice(0, misbehaves)
  const game = scenario({ expansions: ['blue-sun'], captains: [captain] })
    .next('misbehave', ...cards.map(([name]) => name))
    .discards('regina', 'Crow')
    .discards('silverhold', 'silverhold/gj-flashkill-pod-grenades/1')
    .dice(...dice)
    .begin()
    .choose(`job:${host}`)
  while (!game.options().includes('go')) game.choose(game.options().at(-1) ?? '')
  game.choose('go')
  if (game.kind === 'gear.carry') game.choose('suggested')
  return game
}

/** And worked to its end, with easy cards to misbehave by. */
function work(id: CardId, way: Way): Play {
  const game = setOff(id, way)
  if (game.kind === 'test.bribe') game.choose(way.bribes ?? 0)
  return game.path(...easy.slice(0, way.misbehaves).map(([, answer]) => answer))
}

const paid = (game: Play) => game.captain().credits - 3000
const faced = (game: Play) => game.told().filter((key) => key === 'misbehave-card').length
const aboard = ({ hold, stash }: Captain, token: Token) => hold[token] + stash[token]

test('UNIVERSE-01 Mr. Universe hands out 25 cards, 11 for legal Jobs and 14 for illegal ones, and none is a Job', () => {
  const box = boxWith(['blue-sun'])
  const deck = [...box.others.values()].filter((card) => card.contact === 'mr-universe')
  expect(deck.map((card) => card.id)).toEqual(challenges.map((card) => card.id))
  expect([deck.length, challenges.filter((card) => card.legal).length]).toEqual([25, 11])
  expect([...box.jobs.values()].filter((job) => job.contact === 'mr-universe')).toEqual([])
})

describe('Challenges of more misbehaving', () => {
  const table: readonly (readonly [string, CardId, number, number])[] = [
    ['A wee bit naughty', 'mr-universe-01', 1, 1000],
    ['A wee bit naughty', 'mr-universe-02', 1, 1000],
    ['Right in my orbit', 'mr-universe-11', 2, 1500],
    ['Right in my orbit', 'mr-universe-12', 2, 1500],
    ['The very best violence', 'mr-universe-18', 3, 2000],
    ['Play merry hob', 'mr-universe-10', 4, 2000],
  ]
  for (const [name, id, misbehaves, reward] of table)
    test(`UNIVERSE-09 UNIVERSE-11 ${id} (${name}) pays $${reward} after ${misbehaves} Misbehave cards in all`, () => {
      const game = work(id, { misbehaves })
      expect([game.kind, faced(game)]).toEqual(['pay.cuts', misbehaves])
      expect(paid(game.choose('all'))).toBe(hostPay[id === 'mr-universe-10' ? 'badger-27' : 'harken-29'] + reward - cut)
      expect(game.captain().solid['mr-universe']).toBe(id)
    })

  for (const [name, id, token] of [
    ['Action on the side', 'mr-universe-03', 'cargo'],
    ['Grand theft larceny', 'mr-universe-08', 'contraband'],
  ] as const)
    test(`PIC-CARD-09 ${id} (${name}) asks 2 more and loads 1 ${token} for every Misbehave card of the Job`, () => {
      const game = work(id, { misbehaves: 4 })
      expect(faced(game)).toBe(4)
      expect(aboard(game.captain(), token)).toBe(4)
      expect(paid(game.choose('all'))).toBe(2000 - cut)
    })
})

describe('Challenges with a test before the last step', () => {
  interface Trial {
    readonly name: string
    readonly id: CardId
    readonly skill: Skill
    readonly points: number
    readonly target: number
    readonly below: 'botched' | 'warrant'
    readonly reward: Partial<Record<Token | 'credits', number>>
    readonly bribes?: number
  }
  const con = { skill: 'negotiate', points: 3, bribes: 1, target: 8 } as const
  const hack = { skill: 'tech', points: 3, target: 8 } as const
  const table: readonly Trial[] = [
    {
      name: 'Bruises & contusions',
      id: 'mr-universe-04',
      skill: 'fight',
      points: 5,
      target: 7,
      below: 'botched',
      reward: { credits: 1000 },
    },
    { name: 'Run the long con', id: 'mr-universe-13', ...con, below: 'warrant', reward: { cargo: 4 } },
    { name: 'Techno kung fu', id: 'mr-universe-16', ...hack, below: 'warrant', reward: { cargo: 4 } },
    { name: 'The puppet theater', id: 'mr-universe-17', ...hack, below: 'botched', reward: { contraband: 2 } },
    {
      name: "To the eyes & ears of the 'Verse",
      id: 'mr-universe-19',
      ...con,
      below: 'botched',
      reward: { contraband: 2 },
    },
    {
      name: 'Up the body count',
      id: 'mr-universe-23',
      skill: 'fight',
      points: 6,
      target: 10,
      below: 'warrant',
      reward: { credits: 1000 },
    },
  ]
  for (const { name, id, skill, points, target, below, reward, bribes = 0 } of table) {
    test(`UNIVERSE-08 ${id} (${name}) is won with ${skill} ${target} and rewarded`, () => {
      const game = work(id, { misbehaves: 0, dice: [target - points], bribes })
      expect(lastTest(game)).toMatchObject({ points, total: target })
      const { credits = 0, cargo = 0, contraband = 0 } = reward
      expect([aboard(game.captain(), 'cargo'), aboard(game.captain(), 'contraband')]).toEqual([cargo, contraband])
      expect(paid(game.choose('all'))).toBe(600 + credits - 100 * bribes - cut)
      expect(game.captain().solid['mr-universe']).toBe(id)
    })
    test(`UNIVERSE-08 UNIVERSE-11 ${id} (${name}) below ${target} is ${below}, and earns nothing`, () => {
      const game = work(id, { misbehaves: 0, dice: [target - 1 - points], bribes })
      expect([paid(game), game.captain().warrants]).toEqual([0 - 100 * bribes, below === 'warrant' ? 1 : 0])
      expect(game.captain().jobs.map((job) => job.laidUnder)).toEqual(below === 'warrant' ? [] : [[id]])
      expect(game.captain().solid).toEqual({})
    })
  }
})

test('PIC-CARD-10 a Legal Challenge: Negotiate 8 with Bribes before the last step, for 2 Contraband', () => {
  const game = setOff('mr-universe-19', { misbehaves: 0, dice: [1] })
  expect(game.decision()).toMatchObject({ kind: 'test.bribe', card: 'mr-universe-19', min: 0 })
  expect(aboard(game.choose(8).captain(), 'contraband')).toBe(2)
  const failed = setOff('mr-universe-19', { misbehaves: 0, dice: [1] }).choose(0)
  expect([aboard(failed.captain(), 'contraband'), failed.captain().jobs.length]).toEqual([0, 1])
})

describe('Challenges that tie the hands of the crew', () => {
  const tests: Readonly<Record<Skill, readonly [string, string]>> = {
    fight: ['Gun Play', 'shoot'],
    tech: ['Kill the Alarm', 'bypass'],
    negotiate: ['A Formal Affair', 'mingle'],
  }
  const table: readonly (readonly [string, Skill, readonly CardId[]])[] = [
    ['Do it off the grid', 'tech', ['mr-universe-05', 'mr-universe-06']],
    ['Someone is talking', 'negotiate', ['mr-universe-14', 'mr-universe-15']],
    ['With your hands tied', 'fight', ['mr-universe-24', 'mr-universe-25']],
  ]
  for (const [name, skill, ids] of table)
    for (const id of ids)
      test(`UNIVERSE-10 ${id} (${name}) takes away ${skill} points alone and pays $500 a Misbehave card`, () => {
        expect(paid(work(id, { misbehaves: 2 }).choose('all'))).toBe(2000 + 2 * 500 - cut)
        for (const other of ['fight', 'tech', 'negotiate'] as const) {
          const [card, way] = tests[other]
          const game = scenario({
            expansions: ['blue-sun'],
            captains: [{ leader, crew: hands, ...illegalHost, under: { 'badger-27': id } }],
          })
          const tested = game.next('misbehave', card).dice(1).begin().path('job:badger-27', 'go')
          if (tested.kind === 'misbehave') tested.choose(way)
          expect(lastTest(tested)['points'], card).toBe(
            other === skill ? 0 : { fight: 5, tech: 3, negotiate: 2 }[other],
          )
        }
      })

  test('UNIVERSE-08 mr-universe-09 (How weird is that?) lets nobody carry Gear and gives a piece from any pile', () => {
    const game = work('mr-universe-09', { misbehaves: 2 })
    expect([game.kind, game.options()]).toEqual(['discards.take', ['silverhold/gj-flashkill-pod-grenades/1']])
    expect(game.state.attempt?.carried).toEqual([])
    game.path(['silverhold/gj-flashkill-pod-grenades/1'], 'all')
    expect(game.captain().gear).toEqual([pistol, 'silverhold/gj-flashkill-pod-grenades/1'])
    expect(game.state.supply.silverhold?.discard.cards).toEqual([])
    expect(paid(game)).toBe(2000 - cut)
  })

  for (const [name, id, most, reward] of [
    ['Go in light', 'mr-universe-07', 4, 1000],
    ['Two by two', 'mr-universe-20', 2, 2000],
    ['Two more than I need', 'mr-universe-21', 3, 1500],
    ['Two more than I need', 'mr-universe-22', 3, 1500],
  ] as const)
    test(`UNIVERSE-08 ${id} (${name}) sends at most ${most} crew and pays $${reward}`, () => {
      const game = work(id, { misbehaves: 2 })
      expect(game.state.attempt?.team).toHaveLength(most)
      expect(paid(game.choose('all'))).toBe(2000 + reward - cut)
    })
})
