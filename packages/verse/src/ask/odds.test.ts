import { copy, type Decision, openStream, type Rules, type Value, zone } from '@keep-flying/kernel'
import { expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { resolveOptions } from '../rules/events.ts'
import { suggestCarrying, type Team, wholeCrew } from '../rules/gear.ts'
import { type CaptainSet, scenario } from '../scenario.ts'
import type { Attempt, Captain, State } from '../state.ts'
import type { Band, Option } from '../vocabulary/index.ts'
import { chanceOfRolling, type Help, optionOdds, testOdds } from './odds.ts'
import { tableFor } from './view-table.ts'

function situation(set: CaptainSet): { state: State; captain: Captain } {
  const { state } = scenario({ captains: [set] }).begin()
  const [captain] = state.captains
  if (!captain) throw new Error('There is no captain.')
  return { state, captain }
}

/** Everybody on a job, in the midst of misbehaving. */
function atWork(state: State, captain: Captain): Team {
  const attempt: Attempt = {
    seat: 0,
    job: 'harken-01',
    team: [],
    carried: [],
    misbehave: zone('everyone'),
    passed: 0,
    misbehaving: true,
    halvePay: false,
    payChange: 0,
    used: [],
  }
  const carried = suggestCarrying(tableFor(state), captain, captain.crew, {})
  return { captain, members: [...captain.crew], carried, attempt }
}

function optionOf(cardName: string, optionId: string): Option<string> {
  for (const cards of [baseBox.nav, baseBox.misbehave])
    for (const card of cards.values())
      for (const option of card.options) if (card.name === cardName && option.id === optionId) return option
  throw new Error(`There is no option "${optionId}" on "${cardName}".`)
}

test('SKILL-07 a 6 earns a bonus roll: every total above 6 is a sixth as likely as six less', () => {
  const dice = { heroics: true, noOnes: false }
  expect([1, 2, 6, 7, 8, 12, 13].map((least) => 36 * chanceOfRolling(dice, least))).toEqual(
    [36, 30, 6, 6, 5, 1, 1].map((n) => expect.closeTo(n, 10)),
  )
  expect(chanceOfRolling({ heroics: false, noOnes: false }, 7)).toBe(0)
  expect(chanceOfRolling({ heroics: true, noOnes: true }, 3)).toBeCloseTo(4 / 5)
  expect(chanceOfRolling({ heroics: true, noOnes: true }, 9)).toBeCloseTo((1 / 5) * (4 / 5))
  expect(chanceOfRolling({ heroics: false, noOnes: false, thrown: 2 }, 4)).toBeCloseTo(3 / 4)
  expect(chanceOfRolling({ heroics: true, noOnes: false, thrown: 2 }, 10)).toBeCloseTo((11 / 36) * (3 / 4))
})

test('a plain test: points and the die against the bands', () => {
  const { state, captain } = situation({ leader: 'malcolm', crew: ['Zoe'] })
  const bands: readonly Band<string>[] = [
    { from: 1, outcome: 'low' },
    { from: 6, outcome: 'middle' },
    { from: 8, outcome: 'high' },
  ]
  const odds = testOdds(tableFor(state), wholeCrew(captain), { skill: 'fight' }, bands)
  expect(odds.plain).toEqual([1, 2, 3].map((sixths) => expect.closeTo(sixths / 6)))
  // Zoe rolls again whatever is not high.
  expect(odds.helped[2]).toBeCloseTo(1 - (3 / 6) ** 2)
  expect(odds.helped[0]).toBeCloseTo((1 / 3) * (1 / 4))
})

test('bribes add to the points', () => {
  const { state, captain } = situation({ leader: 'nandi' })
  const bands: readonly Band<string>[] = [
    { from: 1, outcome: 'botched' },
    { from: 9, outcome: 'proceed' },
  ]
  const chance = (bribes: number) =>
    testOdds(tableFor(state), atWork(state, captain), { skill: 'negotiate', bribes: true }, bands, { bribes }).plain[1]
  expect([0, 3, 6].map(chance)).toEqual([1 / 6, 3 / 6, 1].map((n) => expect.closeTo(n)))
})

test('SKILL-05 bribes add nothing to a test turned into a Fight test', () => {
  const { state, captain } = situation({ leader: 'malcolm', crew: ['Stitch'] })
  const bands: Band<string>[] = [
    { from: 1, outcome: 'botched' },
    { from: 10, outcome: 'proceed' },
  ]
  const best = (bribes: number) =>
    testOdds(tableFor(state), atWork(state, captain), { skill: 'negotiate', bribes: true }, bands, { bribes }).helped[1]
  expect(best(3)).toBe(best(0))
  expect(best(4)).toBeGreaterThan(best(0) ?? 1)
})

test('an option whose branch applies is sure', () => {
  const { state, captain } = situation({ leader: 'burgess' })
  const odds = optionOdds(
    tableFor(state),
    { team: atWork(state, captain) },
    optionOf('It Was the Best Day Ever!', 'pose'),
  )
  expect([...odds]).toEqual([['proceed', 1]])
})

test('a goal that cannot be paid for is botched', () => {
  const goal = baseBox.stories.get('king-of-londinium')?.goals[0]
  const [haggle] = goal?.kind === 'work' ? goal.trial : []
  if (!haggle) throw new Error('The King has changed.')
  const rich = situation({ leader: 'nandi', crew: ['Inara'], credits: 7000 })
  const poor = situation({ leader: 'nandi', crew: ['Inara'], credits: 4000 })
  const odds = ({ state, captain }: typeof rich) =>
    optionOdds(tableFor(state), { team: wholeCrew(captain) }, haggle, 'plain')
  expect(odds(rich).get('complete')).toBe(1)
  expect(odds(poor).get('botched')).toBe(1)
})

/** The rules played over and over, with answers as `optionOdds` takes them. */
function shareOf(set: CaptainSet, option: Option<string>, work: boolean, help: Help): Map<string, number> {
  const runs = 2500
  const { state, captain } = situation(set)
  const random = openStream('sfc32:odds')
  const share = new Map<string, number>()
  for (let run = 0; run < runs; run++) {
    const mine = copy(captain)
    const now: State = { ...state, random, captains: [mine] }
    const team = work ? atWork(now, mine) : wholeCrew(mine)
    const resolved = drive(resolveOptions(tableFor(now), { team }, [option], 'misbehave'), (decision) =>
      answer(decision, option, help),
    )
    const outcome = resolved?.outcome ?? 'none'
    share.set(outcome, (share.get(outcome) ?? 0) + 1 / runs)
  }
  return share
}

function drive<T>(rules: Rules<T>, choose: (decision: Decision) => Value): T {
  let step = rules.next([])
  while (!step.done) {
    const [decision] = 'decisions' in step.value ? step.value.decisions : []
    step = rules.next(decision ? [{ index: 0, value: choose(decision) }] : [])
  }
  return step.value
}

function answer(decision: Decision, option: Option<string>, help: Help): Value {
  const helps = help === 'helped'
  if (decision.kind === 'test.swap' || decision.kind === 'test.spend-for-bonus') return helps
  if (decision.kind === 'test.after-roll' && decision.form === 'one' && helps) {
    const total = Number(decision.prompt.with?.['total'])
    const target = 'bands' in option ? (option.bands.at(-1)?.from ?? 0) : 0
    const gear = decision.options.filter(({ id }) => id.startsWith('discard:'))
    const again = decision.options.find(({ id }) => id.startsWith('reroll:'))
    const [first] = gear
    if (total < target && first && total + gear.length >= target) return first.id
    if (total < target && again) return again.id
  }
  if (decision.form === 'amount') return decision.min
  if (decision.form === 'confirm') return false
  const [first] = 'options' in decision ? decision.options : []
  const usual = ['accept', 'suggested', 'silverhold/zoe']
  const known = 'options' in decision ? decision.options.find(({ id }) => usual.includes(id)) : undefined
  return known?.id ?? first?.id ?? ''
}

interface Trial {
  readonly says: string
  readonly set: CaptainSet
  readonly card: string
  readonly option: string
  readonly aboard?: true
}

const trials: readonly Trial[] = [
  {
    says: 'a breakdown, with somebody to roll again',
    set: { leader: 'corbin', crew: ['Kaylee'] },
    card: "If'n the Coil Busts, We're Driftin'",
    option: 'fix',
    aboard: true,
  },
  {
    says: 'no bonus roll with Bester in the crew',
    set: { leader: 'corbin', crew: ['Bester'] },
    card: 'State of the Art Security System',
    option: 'hack',
  },
  {
    says: 'a fickle talent with gear in hand',
    set: { leader: 'monty', crew: ['River Tam'], gear: ["Kaylee's Reprogrammer"] },
    card: 'Tight Security',
    option: 'hack',
  },
  {
    says: 'a fickle talent made steady',
    set: { leader: 'malcolm', crew: ['River Tam', 'Simon Tam'] },
    card: 'The Local Law',
    option: 'fight',
  },
  {
    says: 'ones rolled again under the hat',
    set: { leader: 'malcolm', gear: ["Jayne's Cunning Hat"] },
    card: 'Gun Play',
    option: 'shoot',
  },
  {
    says: 'kosherized, with one who uses gear all the same',
    set: { leader: 'malcolm', crew: ['Lund'], gear: ['Pistol', 'Vera'] },
    card: 'A Bit of Local Color',
    option: 'brawl',
  },
  {
    says: 'gear given up for the bonus of a keyword',
    set: { leader: 'corbin', gear: ['Improvised Hacking Rig'] },
    card: 'State of the Art Security System',
    option: 'hack',
  },
  {
    says: 'gear given up after the roll',
    set: { leader: 'malcolm', crew: ['Zoe'], gear: ['Knife', 'Explosive Charge'] },
    card: 'A Rival Crew',
    option: 'fight',
  },
  {
    says: 'a test turned into another',
    set: { leader: 'malcolm', crew: ['Stitch', 'Zoe'] },
    card: 'Alliance Patrol',
    option: 'papers',
  },
  {
    says: 'three bands, the best of them hard to reach',
    set: { leader: 'malcolm', crew: ['Zoe'], gear: ['Knife'] },
    card: "The Sheriff's Justice",
    option: 'fight',
  },
  {
    says: 'one crew taking the test alone',
    set: { leader: 'corbin', crew: ['Zoe'], gear: ['Pistol'] },
    card: 'Old Vendetta',
    option: 'duel',
  },
  {
    says: 'points for every Warrant taken off',
    set: { leader: 'nandi', crew: ['Inara'], warrants: 2 },
    card: 'Alliance Patrol',
    option: 'papers',
  },
]

for (const { says, set, card, option: id, aboard } of trials) {
  test(`the odds agree with the rules: ${says}`, () => {
    const option = optionOf(card, id)
    const { state, captain } = situation(set)
    const team = aboard ? wholeCrew(captain) : atWork(state, captain)
    for (const help of ['plain', 'helped'] as const) {
      const odds = optionOdds(tableFor(state), { team }, option, help)
      const share = shareOf(set, option, !aboard, help)
      expect([...odds.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      for (const outcome of new Set([...odds.keys(), ...share.keys()]))
        expect(Math.abs((odds.get(outcome) ?? 0) - (share.get(outcome) ?? 0)), `${help} ${outcome}`).toBeLessThan(0.04)
    }
  })
}
