import type { Value } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { type CaptainSet, scenario } from '../../scenario.ts'
import { times } from '../../testing/aids.ts'
import { calm, cross, Flight, hiding, holding } from '../../testing/flight.ts'
import type { NavCard, NavOutcome, Region, Result } from '../../vocabulary/index.ts'
import { alertTokensIn } from '../shared/alerts/state.ts'
import { alliance, border, rim } from './nav.ts'
import { kalidasaIn } from './state.ts'

/**
 * Every branch of every nav card of the box, drawn at Pelorum, St. Albans or Salisbury with Burgess, who has 1 point of each
 * skill, no profession and no scruples, $3000, 5 Fuel and 2 Parts. What a card did is told as its outcome and every field
 * that is no longer as it was; so whatever is not named is proven to be unchanged.
 */
const courses = {
  alliance: ['persephone', 'pelorum'],
  border: ['harvest', 'st-albans'],
  rim: ['beaumonde', 'salisbury'],
} as const satisfies Partial<Record<Region, readonly [string, string]>>

type Course = keyof typeof courses

interface Branch {
  readonly set?: CaptainSet
  readonly dice?: readonly number[]
  /** The next cards of the Misbehave deck. */
  readonly misbehave?: readonly string[]
  /** What is answered, the choice on the card first. */
  readonly path?: readonly Exclude<Value, null>[]
  readonly result: Readonly<Record<string, unknown>>
}

function drawn(region: Course, card: string, { set = {}, dice = [], misbehave = [], path = [] }: Branch) {
  const [from, to] = courses[region]
  const scene = scenario({
    expansions: ['kalidasa'],
    cruiser: 'londinium',
    cutters: ['border-r2-06'],
    corvette: 'cortex-relay-2',
    captains: [{ at: from, leader: 'burgess', ...set }],
  })
  const drawing = scene.next(`nav-${region}`, card, 'The Big Black')
  drawing.next('misbehave', ...misbehave)
  if (card === "Patience's Posse") drawing.discards('regina', 'Bester')
  if (card === 'Damaged Spy Satellite') drawing.discards('persephone', 'Cry Baby')
  const flight = new Flight(drawing.dice(...dice), to, (state) => ({
    cruiser: state.cruiser,
    cutters: state.cutters,
    alerts: alertTokensIn(state),
    corvette: kalidasaIn(state).corvette,
    further: state.turn.flight?.further ?? 0,
  }))
  for (const answer of path) flight.game.path(answer)
  return flight
}

const flying = { end: 'keep-flying' }
const stopped = { end: 'full-stop' }
const evading = { end: 'evade' }
const burgess = calm('burgess')
const aboard = (...crew: string[]) => [...burgess, ...calm(...crew)]
const [billy, emma] = ['persephone/billy', 'persephone/emma'] as const
/** A Mechanic, and somebody Moral with 2 Negotiate. */
const two: CaptainSet = { crew: ['Billy', 'Emma'] }
const emmaUpset = [...aboard(billy), ...cross(emma)]
const poor: CaptainSet = { credits: 0 }

const noted = { reaver: 0, alliance: 1 }
const alertsIn = (...sectors: string[]) => Object.fromEntries(sectors.map((sector) => [sector, noted]))
const besidePelorum = ['persephone', 'white-sun-r3-02', 'white-sun-r4-02', 'white-sun-r4-03']
const besideSalisbury = ['aberdeen', 'beaumonde', 'rim-r2-07']

const clubs = ['A Formal Affair', 'Old Vendetta', 'Knife Fight']

/** What a person aboard loses by a die. */
const perished: readonly Branch[] = [
  {
    set: { passenger: 3, fugitive: 1 },
    dice: [2],
    path: ['passenger', 'fugitive'],
    result: { ...flying, hold: holding({ passenger: 2 }) },
  },
  { set: { passenger: 3 }, dice: [3], result: flying },
]

const cards: readonly (readonly [string, Course, readonly Branch[]])[] = [
  ['The Big Black', 'alliance', [{ result: flying }]],
  ['Cruiser Patrol', 'alliance', [{ path: ['bernadette'], result: { ...flying, cruiser: 'bernadette' } }]],
  [
    'Persistent Pursuit',
    'rim',
    [
      { path: ['rim-r1-12', 'corvette-stays'], result: { ...flying, corvette: 'rim-r1-12' } },
      { path: ['rim-r1-12', 'border-r2-11'], result: { ...flying, corvette: 'border-r2-11' } },
    ],
  ],
  ["He'll Come at You Sideways", 'rim', [{ path: ['aberdeen'], result: { ...flying, corvette: 'aberdeen' } }]],
  ['Leave No Ground To Go To', 'rim', [{ path: ['persephone'], result: { ...flying, corvette: 'persephone' } }]],
  [
    'Enhanced Enforcement',
    'alliance',
    [{ result: flying }, { set: { warrants: 1 }, result: { ...flying, alerts: alertsIn('pelorum') } }],
  ],
  [
    'Alliance Checkpoint',
    'alliance',
    [
      { set: { solid: ['harken'] }, path: ['waved-through'], result: flying },
      { dice: [4], path: ['white-sun-r4-03'], result: { ...stopped, warrants: 1, cruiser: 'white-sun-r4-03' } },
      { dice: [5], result: flying },
    ],
  ],
  ['Alliance Harassment', 'alliance', [{ result: { ...flying, alerts: alertsIn(...besidePelorum) } }]],
  [
    'Alliance Interrogation',
    'alliance',
    [
      { set: two, path: ['hand-over', billy], result: { ...flying, crew: aboard(emma) } },
      { set: two, dice: [5], path: ['talk'], result: flying },
      { set: two, dice: [4, 6, 1], path: ['talk'], result: evading },
      { set: two, dice: [4, 5], path: ['talk', billy], result: { ...stopped, warrants: 1, crew: aboard(emma) } },
    ],
  ],
  [
    "Badger's Boys",
    'alliance',
    [
      { set: { solid: ['badger'] }, path: ['vouched'], result: flying },
      { set: poor, dice: [6, 3], result: flying },
      { set: poor, dice: [5, 6, 1], result: evading },
      { set: { ...poor, upgrades: ['Cry Baby'] }, dice: [5, 5], result: { ...stopped, upgrades: [] } },
      { set: poor, dice: [5, 5], result: stopped },
    ],
  ],
  [
    'Broken Down Shuttle',
    'alliance',
    [
      { path: ['take-aboard'], result: { ...stopped, credits: 3400, hold: holding({ passenger: 2 }) } },
      { set: two, path: ['refuse'], result: { ...flying, crew: emmaUpset } },
    ],
  ],
  [
    'Fire in the Engine Room',
    'alliance',
    [
      { set: two, dice: [5], path: ['fight-fire'], result: stopped },
      { set: two, dice: [1], path: ['fight-fire', billy, emma], result: { ...stopped, crew: burgess } },
      {
        set: { cargo: 2, passenger: 1 },
        path: ['vent'],
        result: { ...stopped, hold: holding({ passenger: 1, fuel: 0, part: 0 }) },
      },
    ],
  ],
  [
    'Outbound Colonists',
    'alliance',
    [
      { path: ['sell', 2], result: { ...flying, credits: 4000, hold: holding({ part: 0 }) } },
      { path: ['sell', 0], result: flying },
      { set: two, dice: [5], path: ['rob'], result: { ...stopped, crew: emmaUpset, hold: holding({ cargo: 2 }) } },
      { set: two, dice: [4], path: ['rob', billy], result: { ...stopped, crew: [...burgess, ...cross(emma)] } },
    ],
  ],
  [
    'Passenger Unrest',
    'alliance',
    [{ set: { leader: 'womack', passenger: 3 }, path: ['calm'], result: flying }, ...perished, { result: flying }],
  ],
  [
    'Regulated Salvage',
    'alliance',
    [
      { set: { crew: ['Roberta'] }, path: ['declare'], result: { ...stopped, hold: holding({ cargo: 3 }) } },
      { path: ['salvage'], result: { ...stopped, warrants: 1, stash: hiding({ contraband: 3 }) } },
      { path: ['pass'], result: flying },
    ],
  ],
  [
    "She's Tore Up Plenty",
    'border',
    [
      { set: poor, dice: [6, 1], result: flying },
      { dice: [5], result: { ...stopped, hold: holding({ fuel: 3 }) } },
      { set: { leader: 'corbin' }, path: ['parts'], result: { ...flying, hold: holding({ part: 1 }) } },
    ],
  ],
  [
    "Storm's Gettin' Worse",
    'border',
    [
      {
        set: { leader: 'malcolm', ...two },
        dice: [1],
        path: ['ride-out', billy],
        result: { ...flying, crew: calm('malcolm', emma) },
      },
      { set: { leader: 'malcolm', ...two }, dice: [5], path: ['ride-out'], result: flying },
      { result: evading },
    ],
  ],
  [
    'Reavers on the Hunt',
    'rim',
    [{ path: ['border-r2-06>border-r2-07'], result: { ...flying, cutters: ['border-r2-07'] } }],
  ],
  [
    'An Adrift Transport',
    'border',
    [
      { path: ['rescue'], result: { ...stopped, stash: hiding({ fugitive: 4 }) } },
      { set: two, path: ['refuse'], result: { ...flying, crew: emmaUpset } },
    ],
  ],
  [
    'Dangerous Salvage',
    'border',
    [
      { path: ['pass'], result: flying },
      {
        set: two,
        dice: [1],
        path: ['salvage', billy, emma, 'cargo', 'part'],
        result: { ...stopped, crew: burgess, hold: holding({ cargo: 1, part: 3 }) },
      },
      {
        set: { crew: ['Emma'] },
        dice: [4],
        path: ['salvage', emma, 'cargo', 'cargo', 'fuel'],
        result: { ...stopped, crew: burgess, hold: holding({ cargo: 2, fuel: 6 }) },
      },
      {
        dice: [6, 1],
        path: ['salvage', 'cargo', 'cargo', 'cargo', 'cargo', 'fuel'],
        result: { ...stopped, hold: holding({ cargo: 4, fuel: 6 }) },
      },
    ],
  ],
  [
    'Hollowed Out Space-Liner',
    'border',
    [
      { set: { leader: 'corbin' }, path: ['strip', 6], result: { ...stopped, hold: holding({ part: 8 }) } },
      { set: { leader: 'corbin' }, path: ['strip', 0], result: stopped },
      { result: flying },
    ],
  ],
  [
    "Patience's Posse",
    'border',
    [
      { set: { solid: ['patience'] }, path: ['vouched'], result: flying },
      { dice: [6, 1], path: [['regina/bester']], result: { ...flying, crew: aboard('regina/bester') } },
      { dice: [6, 1], path: [[]], result: flying },
      { set: { crew: ['Billy'] }, dice: [5, 1], path: [billy], result: { ...stopped, crew: burgess } },
      { dice: [5, 6, 1], result: stopped },
    ],
  ],
  [
    'Space Pox!',
    'border',
    [{ set: { crew: ['Med Staff'], passenger: 3 }, path: ['treat'], result: flying }, ...perished],
  ],
  [
    'Reaver Cutter',
    'rim',
    [
      {
        set: { ...two, passenger: 1 },
        dice: [5],
        path: [billy, emma],
        result: { ...evading, crew: burgess, hold: holding({}), cutters: ['salisbury'] },
      },
      { set: two, dice: [6, 1], path: [billy], result: { ...evading, crew: aboard(emma), cutters: ['salisbury'] } },
      {
        set: { crew: ['Holder', 'Billy'] },
        path: ['dodge'],
        result: { ...evading, hold: holding({ fuel: 4 }), cutters: ['salisbury'] },
      },
    ],
  ],
  [
    'Alliance Spy Satellite',
    'rim',
    [
      { set: { leader: 'malcolm' }, path: ['dodge'], result: { ...flying, alerts: alertsIn('salisbury') } },
      { set: { contraband: 1 }, result: { ...flying, warrants: 1 } },
      { result: flying },
    ],
  ],
  [
    'Damaged Spy Satellite',
    'rim',
    [
      { path: ['pass'], result: flying },
      {
        path: ['strip', ['persephone/cry-baby/1']],
        result: { ...stopped, upgrades: ['persephone/cry-baby/1'], alerts: alertsIn(...besideSalisbury) },
      },
      { path: ['strip', []], result: { ...stopped, alerts: alertsIn(...besideSalisbury) } },
    ],
  ],
  [
    'Failure to Communicate',
    'rim',
    [
      { set: { leader: 'womack' }, path: ['stare-down'], result: flying },
      { dice: [6, 1], result: flying },
      { dice: [5, 6, 1], result: evading },
      {
        set: { crew: ['Billy'], cargo: 3 },
        dice: [5, 1],
        path: [billy, 'cargo', 'fuel'],
        result: { ...stopped, crew: burgess, hold: holding({ cargo: 2, fuel: 4 }) },
      },
    ],
  ],
  [
    'First Rule of Flying',
    'rim',
    [
      { set: two, path: ['morale'], result: { ...flying, further: 1 } },
      { path: ['parts'], result: { ...flying, hold: holding({ part: 1 }) } },
      { path: ['stop'], result: stopped },
    ],
  ],
  [
    'First-Come, First-Serve',
    'rim',
    [
      { path: ['grab', 'cargo'], result: { ...flying, hold: holding({ cargo: 1 }) } },
      { dice: [3], path: ['salvage', 'cargo'], result: { ...stopped, hold: holding({ cargo: 1 }) } },
      {
        dice: [4],
        path: ['salvage', 'cargo', 'fuel', 'fuel'],
        result: { ...stopped, hold: holding({ cargo: 1, fuel: 7 }) },
      },
      {
        dice: [6, 2],
        path: ['salvage', 'cargo', 'cargo', 'cargo', 'cargo', 'part'],
        result: { ...stopped, hold: holding({ cargo: 4, part: 3 }) },
      },
    ],
  ],
  [
    'Fly-By-Night Casino Ship',
    'rim',
    [
      { set: { leader: 'nandi' }, path: ['resist'], result: flying },
      { path: [0], result: stopped },
      { misbehave: [...clubs, 'Gun Play', 'Kill the Alarm'], path: [5], result: { ...stopped, credits: 4500 } },
      {
        misbehave: [...clubs.slice(1), 'Gun Play', 'Kill the Alarm', 'Ambush'],
        path: [5],
        result: { ...stopped, credits: 4500 },
      },
      {
        misbehave: ['Ambush', 'Knife Fight', 'Gun Play', 'A Rival Crew', 'Kill the Alarm'],
        path: [5],
        result: { ...stopped, credits: 2500 },
      },
    ],
  ],
  [
    "Horowitz's Trading Scow",
    'rim',
    [
      { path: ['pass'], result: flying },
      {
        set: { ...poor, cargo: 2 },
        dice: [3],
        path: ['barter', 'cargo', 'cargo', 'contraband', 'contraband'],
        result: { ...stopped, hold: holding({}), stash: hiding({ contraband: 2 }) },
      },
      {
        set: poor,
        dice: [4],
        path: ['barter', ...times(4, 'fuel'), ...times(4, 'cargo')],
        result: { ...stopped, hold: holding({ fuel: 1, cargo: 4 }) },
      },
      {
        set: poor,
        dice: [4],
        path: ['barter', 'fuel', 'enough', 'part'],
        result: { ...stopped, hold: holding({ fuel: 4, part: 3 }) },
      },
      {
        set: poor,
        dice: [6, 3],
        path: ['barter', ...times(5, 'fuel'), ...times(5, 'cargo')],
        result: { ...stopped, hold: holding({ fuel: 0, cargo: 5 }) },
      },
    ],
  ],
  [
    "Niska's Ne'er-Do-Wells",
    'rim',
    [
      { set: { solid: ['niska'] }, path: ['vouched'], result: flying },
      { set: poor, dice: [6, 3], result: flying },
      { set: poor, dice: [5, 6, 1], result: evading },
      {
        set: poor,
        dice: [5, 5],
        path: ['fuel', 'fuel', 'part'],
        result: { ...stopped, hold: holding({ fuel: 3, part: 1 }) },
      },
    ],
  ],
  [
    'Orphaned Cargo Pod',
    'rim',
    [
      { path: ['pass'], result: flying },
      { path: ['salvage', 'cargo', 'part'], result: { ...stopped, hold: holding({ cargo: 1, part: 3 }) } },
    ],
  ],
]

/** The ends that a result may lead to. */
function leavesOf(result: Result<NavOutcome>): number {
  const further = ['bands', 'branches', 'options'].flatMap((part) => Reflect.get(result, part) ?? [])
  return further.length === 0 ? 1 : further.reduce((sum: number, next: Result<NavOutcome>) => sum + leavesOf(next), 0)
}

test.each(cards.flatMap(([card, region, rows]) => rows.map((row, n) => [card, n + 1, region, row] as const)))(
  '%s, branch %i',
  (card, _, region, branch) => {
    expect(drawn(region, card, branch).result).toEqual(branch.result)
  },
)

test('every branch of every card of the box is played', () => {
  const printed = new Map<string, NavCard>([...alliance, ...border, ...rim].map(({ card }) => [card.name, card]))
  expect(cards.map(([name]) => name).sort()).toEqual([...printed.keys()].sort())
  for (const [name, , rows] of cards) {
    const leaves = (printed.get(name)?.options ?? []).reduce((sum, option) => sum + leavesOf(option), 0)
    expect([name, rows.length >= leaves]).toEqual([name, true])
  }
})
