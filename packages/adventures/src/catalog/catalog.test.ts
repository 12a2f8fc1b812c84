import { expect, test } from 'vitest'
import { type Action, type ChallengeCard, type ChallengeDeck, skills } from '../vocabulary/index.ts'
import { buildings } from './buildings.ts'
import {
  box,
  boxCrew,
  challengeCard,
  crewCard,
  equipmentCards,
  goonActions,
  goonCards,
  jobs,
  passengers,
} from './index.ts'
import { locks } from './locks.ts'
import { supplies } from './supplies.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0)

function count<T>(things: readonly T[], keyOf: (thing: T) => string): Record<string, number> {
  const counted: Record<string, number> = {}
  for (const thing of things) counted[keyOf(thing)] = (counted[keyOf(thing)] ?? 0) + 1
  return counted
}

const sizes = (size: readonly [number, number]) => buildings.filter((piece) => `${piece.size}` === `${size}`).length

const does = (actions: readonly Action[], what: string) =>
  actions.some((action) => action.do.some((e) => e.do === what))

const challengesOf = (deck: ChallengeDeck) => box.challenges[deck].map(challengeCard)

const ownSkill = { tech: 'tech', negotiation: 'negotiate' } as const

/** What a Challenge lets the player choose between. */
function pairOf(card: ChallengeCard, deck: ChallengeDeck): string {
  const [a, b] = card.options
  if ([a, b].some(({ test }) => test.skill !== ownSkill[deck])) return 'two skills'
  if (a.heroic && b.heroic) return 'both Heroic'
  return a.heroic || b.heroic ? 'Casual and Heroic' : 'both Casual'
}

test('CONTENTS-01 there are three brown dice and three white ones', () => {
  expect(supplies.dice).toEqual({ brown: 3, white: 3 })
})

test('CONTENTS-02 there are four Jobs, five Crew Cards, and a Downed card and two figures for each', () => {
  expect(jobs.map(({ letter }) => letter)).toEqual(['A', 'B', 'C', 'D'])
  expect(boxCrew).toHaveLength(5)
  expect(supplies.downed).toBe(5)
  expect(supplies.figures).toMatchObject({ casual: 5, heroic: 5 })
})

test('CONTENTS-03 there are five Goons of each type, with figures, Time Markers and start locations', () => {
  for (const type of ['thug', 'cowboy'] as const) {
    expect(box.goons[type]).toHaveLength(5)
    expect([supplies.figures[type], supplies.timeMarkers[type], supplies.startLocations[type]]).toEqual([5, 5, 5])
  }
})

test('CONTENTS-04 there are thirty Challenges of each deck and forty Equipment cards', () => {
  expect(box.challenges.tech).toHaveLength(30)
  expect(box.challenges.negotiation).toHaveLength(30)
  expect(box.equipment).toHaveLength(40)
  expect(new Set(box.equipment).size).toBe(40)
})

test('CONTENTS-05 there are six tiles of ten by ten squares', () => {
  expect(supplies.tiles).toEqual({ count: 6, size: 10 })
})

test('CONTENTS-06 there are ten buildings, and the box', () => {
  expect([sizes([4, 2]), sizes([3, 3]), sizes([6, 4]), sizes([10, 10])]).toEqual([5, 4, 1, 1])
})

test('CONTENTS-07 there are six Segments of ten Moments', () => {
  expect(supplies.segments).toEqual({ count: 6, moments: 10 })
})

test('CONTENTS-08 there are Time Markers for Crew, Goons, two Patrols and the Alarm', () => {
  expect(supplies.timeMarkers).toEqual({ crew: 5, cowboy: 5, thug: 5, patrol: 2, alarm: 1 })
})

test('CONTENTS-09 tokens are as many as in the box', () => {
  expect(box.locks).toHaveLength(22)
  expect(box.crates).toHaveLength(6)
  expect(box.safes).toHaveLength(3)
  expect(supplies.tokens).toEqual({
    body: 12,
    intel: 12,
    'tech-challenge': 8,
    'negotiation-challenge': 9,
    numbered: 10,
    objective: 12,
    'patrol-marker': 5,
    terminal: 4,
    wound: 41,
    reward: 1,
    mule: 1,
  })
})

test('CONTENTS-10 the credits come to $28,000', () => {
  expect(sum(Object.entries(supplies.credits).map(([worth, pieces]) => Number(worth) * pieces))).toBe(28_000)
})

test('CONTENTS-11 the cards that the book describes are as it says', () => {
  expect(crewCard('kaylee').skills.tech).toBe(3)
  for (const side of Object.values(crewCard('kaylee').sides)) {
    expect(side).toContainEqual(
      expect.objectContaining({
        use: 'boost',
        time: 2,
        hook: { at: 'own-test', skill: 'tech' },
        do: [{ do: 'add-die', amount: 1 }],
      }),
    )
  }
  expect(equipmentCards.find(({ id }) => id === 'reprogrammer')?.skills.tech).toBe(2)
  expect(crewCard('wash').skills.tech).toBe(1)
  for (const side of Object.values(crewCard('wash').sides)) {
    expect(side).toContainEqual(expect.objectContaining({ use: 'any-time', time: 1, do: [{ do: 'assist' }] }))
  }
})

test('CONTENTS-12 the Crew of the box are the five that the book names', () => {
  expect(boxCrew.map(({ name }) => name)).toEqual(['Mal', 'Zoë', 'Wash', 'Jayne', 'Kaylee'])
})

test('Wound Tokens are enough for all Crew and Goons of the box', () => {
  const wounds = sum([...boxCrew, ...goonCards].map((card) => card.wounds))
  expect(wounds).toBe(supplies.tokens.wound)
})

test('MOVE-01 both sides of every Crew Card have a Move', () => {
  for (const card of [...boxCrew, ...passengers]) {
    for (const side of Object.values(card.sides)) expect(does(side, 'move-self')).toBe(true)
  }
})

test('CASUAL-05 the Heroic side of every Crew Card has Act Casual, and no Casual side does', () => {
  for (const { sides } of [...boxCrew, ...passengers]) {
    expect([does(sides.casual, 'act-casual'), does(sides.heroic, 'act-casual')]).toEqual([false, true])
  }
})

test('Actions of one side, or of one card, have ids of their own', () => {
  const lists = [
    ...[...boxCrew, ...passengers].flatMap(({ sides }) => Object.values(sides)),
    ...equipmentCards.map(({ actions }) => actions),
  ]
  for (const actions of lists) expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length)
})

test('EQUIP-10 Firearms are what has a Shoot Action', () => {
  for (const { types, actions } of equipmentCards) expect(does(actions, 'shoot')).toBe(types.includes('firearm'))
})

test('EQUIP-11 Melee Weapons are what has a Brawl Action', () => {
  for (const { types, actions } of equipmentCards) expect(does(actions, 'brawl')).toBe(types.includes('melee'))
})

test('the Equipment deck has 33 designs and costs $400 a card on average', () => {
  expect(sum(equipmentCards.map(({ price, copies }) => price * copies))).toBe(16_000)
  expect(equipmentCards).toHaveLength(33)
})

test.each(['tech', 'negotiation'] as const)('the %s deck is mixed as designed', (deck) => {
  const cards = challengesOf(deck)
  expect(count(cards, ({ tier }) => tier)).toEqual({ easy: 8, medium: 14, hard: 8 })
  expect(count(cards, (card) => pairOf(card, deck))).toEqual({
    'Casual and Heroic': 16,
    'both Casual': 6,
    'both Heroic': 3,
    'two skills': 5,
  })
})

test('the types of Tests are spread over the decks as designed', () => {
  const types = (deck: ChallengeDeck) =>
    count(
      challengesOf(deck)
        .flatMap(({ options }) => options)
        .filter(({ test }) => test.skill === ownSkill[deck]),
      ({ test }) => test.type,
    )
  expect(types('tech')).toEqual({ mechanical: 15, sabotage: 14, repair: 14, cortex: 12 })
  expect(types('negotiation')).toEqual({ deception: 16, bribery: 14, charm: 12, threat: 9, etiquette: 4 })
})

test('LOCK-04 Locked Tokens are open, or need a Test', () => {
  expect(count(locks, ({ attempt }) => (attempt ? attempt.test.skill : 'open'))).toEqual({ open: 1, tech: 5, fight: 3 })
})

test('TEST-01 the Skills are Fight, Tech and Negotiate, and every Test is of one of them', () => {
  expect(skills).toEqual(['fight', 'tech', 'negotiate'])
  const tested = Object.values(box.challenges)
    .flat()
    .flatMap((id) => challengeCard(id).options.map(({ test }) => test.skill))
  expect(new Set(tested)).toEqual(new Set(skills))
})

test('GOON-01 GOON-02 Thugs fight close by, Cowboys Shoot; each Goon has the list of its type', () => {
  expect(goonActions.thug.priority.map(({ take }) => take)).toEqual(['brawl', 'move'])
  expect(goonActions.cowboy.priority.map(({ take }) => take)).toEqual(['brawl', 'shoot', 'shoot', 'move'])
  for (const { type } of goonCards) expect(goonActions[type].priority.at(-1)).toEqual({ if: 'always', take: 'move' })
})

test('MAP-09 the bottom of the box is a building in one of the Jobs', () => {
  const boxed = jobs.flatMap(({ map }) => map.buildings).filter(({ size }) => `${size}` === '10,10')
  expect(boxed.map(({ number }) => number)).toEqual([11])
})

test('GOON-27 some Jobs pay less for Bodies on the map', () => {
  const less = jobs.filter(({ reward }) =>
    reward.lines.some(({ per, amount }) => (per === 'body-on-map' || per === 'body-outdoors') && amount < 0),
  )
  expect(less.map(({ letter }) => letter)).toEqual(['A', 'B', 'C'])
})

test('JOB-01 OPEN-24 each Job has four Segments for five Crew, and with fewer it may need more than the box has', () => {
  for (const { crew, segments } of jobs) {
    expect([crew, segments]).toEqual([5, 4])
    expect(segments + crew - 1).toBeGreaterThan(supplies.segments.count)
  }
})

test('JOB-26 every Job begins at the M.U.L.E.', () => {
  for (const { map } of jobs) {
    const [left, top, columns, rows] = map.deployment
    for (const [column, row] of map.mule)
      expect(column >= left && column < left + columns && row >= top && row < top + rows).toBe(true)
  }
})

test('OPEN-69 every card and Job is data, with nothing left to a rule that would name it', () => {
  const all = { boxCrew, passengers, goonCards, equipmentCards, jobs, challenges: box.challenges }
  expect(JSON.parse(JSON.stringify(all))).toEqual(all)
})
