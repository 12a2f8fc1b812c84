import { describe, expect, test } from 'vitest'
import { baseBox } from '../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../scenario.ts'
import type { Captain } from '../state.ts'
import {
  type Amounts,
  type CardId,
  type ContactId,
  type JobCard,
  type JobStep,
  type Keyword,
  type Pickings,
  type Profession,
  type Skill,
  type Token,
  tokens,
} from '../vocabulary/index.ts'

/** A crew that meets the skill needs of every Job and has none of the professions that earn a bonus. */
const leader = 'marco'
const hands = ['silverhold/jayne', 'space-bazaar/wash', 'silverhold/the-patron', 'space-bazaar/scrapper-dirty-leech/1']

/** Somebody to add for each bonus; none of them is Moral. */
const specialists: Partial<Record<Profession, CardId>> = {
  grifter: 'osiris/yolonda',
  companion: 'osiris/yolonda',
  soldier: 'silverhold/skunk',
  medic: 'osiris/interrogator',
  mechanic: 'persephone/bree',
}

const pistol = 'regina/pistol/1'
const gearFor: Partial<Record<Keyword, CardId>> = {
  explosives: 'silverhold/gj-flashkill-pod-grenades/1',
  'hacking-rig': 'regina/kaylees-reprogrammer',
  'fake-id': 'persephone/bona-fide-credentials',
  'fancy-duds': 'space-bazaar/shiny-neck-tie',
}

/** Misbehave cards this crew passes without a roll, and how. */
const easy = [
  ['A Little Job on the Side', 'stay'],
  ['An Unexpected Opportunity', 'stay'],
  ['Old-Fashioned Shoot-out', 'drive-off'],
  ['Knife Fight', 'gun'],
] as const

const headcount = 3
const usual: Amounts = { fuel: 6, part: 2 }

interface Party {
  readonly crew: readonly CardId[]
  readonly gear: readonly CardId[]
}

/** The party for a Job: gear for the keywords it needs and, where wanted, the profession of its bonus. */
function partyFor(job: JobCard, withBonus: boolean): Party {
  const extra = withBonus && job.bonus && 'profession' in job.bonus ? specialists[job.bonus.profession] : undefined
  const gear = (job.needs?.keywords ?? []).flatMap((keyword) => gearFor[keyword] ?? [])
  return { crew: extra ? [...hands, extra] : hands, gear: [pistol, ...gear] }
}

const face = (card: CardId) => baseBox.leaders.get(card) ?? baseBox.supply.get(card)

function points({ crew, gear }: Party, skill: Skill): number {
  let sum = 0
  for (const card of [leader, ...crew, ...gear]) {
    const able = face(card)
    if (able && 'skills' in able) sum += able.skills[skill] ?? 0
  }
  return sum
}

function cuts({ crew }: Party): number {
  return crew.reduce((sum, card) => sum + (baseBox.supply.get(card)?.cost ?? 0), 0)
}

/** The die with which a trial neither costs nor gains anything. */
function evenDie(party: Party, step: JobStep): number[] {
  const [trial] = step.trial ?? []
  if (!trial || !('test' in trial)) return []
  const [, even, raised] = trial.bands
  const total = raised ? raised.from - 1 : (even?.from ?? 0)
  return [total - points(party, trial.test.skill)]
}

function sectorOf(step: JobStep): string {
  return baseBox.places.get(step.at)?.sectors[0] ?? step.at
}

const amountsOf = (load: Pickings | undefined): Amounts =>
  load === undefined ? {} : 'fixed' in load ? load.fixed : 'any' in load ? { [load.any]: headcount } : {}

function plus(...amounts: Amounts[]): Record<Token, number> {
  const sum = { cargo: 0, contraband: 0, fuel: 0, part: 0, passenger: 0, fugitive: 0 }
  for (const amount of amounts) for (const token of tokens) sum[token] += amount[token] ?? 0
  return sum
}

const aboard = ({ hold, stash }: Captain) => plus(hold, stash)

/** Works one step of a Job to its end, all crew at work and every cut paid. */
function workStep(job: JobCard, party: Party, step: JobStep, captain: CaptainSet): Play {
  const cards = easy.slice(0, step.misbehave)
  const game = scenario({
    captains: [{ at: sectorOf(step), leader, ...party, ...captain }],
    cruiser: 'white-sun-r2-01',
  })
    .next('misbehave', ...cards.map(([name]) => name))
    .dice(...evenDie(party, step))
    .begin()
    .path(`job:${job.id}`, 'go', 'suggested', ...cards.map(([, choice]) => choice))
  if (game.kind === 'trial') game.choose('crack')
  if (game.kind === 'load.amount' || game.kind === 'deliver.amount') game.choose(headcount)
  if (game.kind === 'pay.cuts') game.choose('all')
  return game
}

function creditsFor({ pay, bonus }: JobCard, withBonus: boolean): number {
  const credits = 'credits' in pay ? pay.credits : 'creditsPer' in pay ? pay.creditsPer * headcount : 0
  return credits + (withBonus ? (bonus?.credits ?? 0) : 0)
}

function goodsFor({ pay, bonus }: JobCard, party: Party, withBonus: boolean): Amounts {
  const part = withBonus ? (bonus?.parts ?? 0) : 0
  return 'good' in pay ? plus({ part }, { [pay.good]: pay.perCrewAtWork * (1 + party.crew.length) }) : { part }
}

const moralOf = (cards: readonly CardId[]) =>
  cards.filter((card) => {
    const one = face(card)
    return one && 'moral' in one && one.moral
  })

const unhappy = (captain: Captain) => captain.crew.filter((one) => one.disgruntled).map((one) => one.card)

describe('every Job can be worked to its end and does what its card says', () => {
  for (const job of baseBox.jobs.values()) {
    const { pickUp, finish } = job
    if (pickUp)
      test(`${job.id} (${job.name}) loads what its card says at ${pickUp.at}`, () => {
        const captain = workStep(job, partyFor(job, false), pickUp, { hand: [job.id] }).captain()
        expect(aboard(captain)).toEqual(plus(usual, amountsOf(pickUp.load)))
        expect(captain).toMatchObject({ jobs: [{ card: job.id, pickedUp: true }], credits: 3000, solid: {} })
      })
    for (const withBonus of job.bonus ? [false, true] : [false])
      test(`${job.id} (${job.name}) is completed at ${finish.at}${withBonus ? ' with its bonus' : ''}`, () => {
        const party = partyFor(job, withBonus)
        const start = pickUp ? { loaded: [job.id], ...plus(usual, amountsOf(finish.deliver)) } : { hand: [job.id] }
        const captain = workStep(job, party, finish, start).captain()
        expect(captain.credits).toBe(3000 + creditsFor(job, withBonus) - cuts(party))
        expect(aboard(captain)).toEqual(plus(usual, goodsFor(job, party, withBonus)))
        expect(captain).toMatchObject({ jobs: [], warrants: 0 })
        expect(captain.solid).toEqual({ [job.contact ?? '']: job.id })
        expect(unhappy(captain)).toEqual(job.immoral ? moralOf(party.crew) : [])
      })
  }
})

/** Plays the last step of a Job up to the first question after the Misbehave cards; without gear unless given. */
function lastStep(id: CardId, dice: readonly number[], captain: CaptainSet = {}): Play {
  const job = baseBox.jobs.get(id)
  if (!job) throw new Error(`There is no job "${id}".`)
  const { finish, pickUp } = job
  const start = pickUp ? { loaded: [id], ...amountsOf(finish.deliver) } : { hand: [id] }
  const cards = easy.slice(0, finish.misbehave)
  const game = scenario({
    captains: [{ at: sectorOf(finish), leader, crew: hands, ...start, ...captain }],
    cruiser: 'white-sun-r2-01',
  })
    .next('misbehave', ...cards.map(([name]) => name))
    .dice(...dice)
    .begin()
    .path(`job:${id}`, 'go')
  if (game.kind === 'gear.carry') game.choose('suggested')
  return game.path(...cards.map(([, choice]) => choice))
}

/** What the captain is left with beyond the $3000 of the start, all cuts paid. */
const earned = (game: Play) => game.choose('all').captain().credits - 3000

describe('Jobs with a trial', () => {
  const [negotiate, tech, fight] = [2, 3, 5]
  const cut = cuts({ crew: hands, gear: [] })

  test('a talk about the price moves the pay by $500: worse below 4, better from 6', () => {
    for (const [id, pay] of [
      ['badger-02', 1500],
      ['badger-05', 1500],
      ['badger-07', 1500],
      ['badger-11', 1500],
      ['badger-12', 1800],
    ] as const) {
      const paid = (total: number) => earned(lastStep(id, [total - negotiate])) + cut - pay
      expect([3, 4, 5, 6].map(paid), id).toEqual([-500, 0, 0, 500])
    }
  })

  test('a hard bargain moves the pay by $1000: worse below 6, better from 8', () => {
    for (const [id, pay] of [
      ['amnon-duul-01', 2000],
      ['amnon-duul-02', 2000],
      ['amnon-duul-03', 2000],
      ['niska-03', 3500],
      ['niska-11', 3500],
      ['niska-17', 3500],
    ] as const) {
      const paid = (total: number) => earned(lastStep(id, [total - negotiate])) + cut - pay
      expect([5, 6, 7].map(paid), id).toEqual([-1000, 0, 0])
      const wash = lastStep(id, [6, 1], { crew: ['space-bazaar/wash'] })
      expect(earned(wash) + 200 - pay, id).toBe(1000)
    }
  })

  test('whoever robs another Contact and is traced loses that reputation, but is paid', () => {
    const robberies: readonly (readonly [CardId, number, ContactId])[] = [
      ['badger-08', negotiate, 'patience'],
      ['badger-14', tech, 'amnon-duul'],
      ['niska-04', negotiate, 'patience'],
      ['niska-13', tech, 'amnon-duul'],
      ['patience-12', tech, 'amnon-duul'],
      ['patience-15', negotiate, 'badger'],
    ]
    for (const [id, skill, robbed] of robberies) {
      const job = baseBox.jobs.get(id)
      const solid = (total: number) => {
        const game = lastStep(id, [total - skill], { solid: [robbed, 'harken'] })
        expect(earned(game), id).toBe((id.startsWith('niska') ? 4000 : 3000) - cut)
        return Object.keys(game.captain().solid).sort()
      }
      expect(solid(5), id).toEqual([job?.contact, 'harken'].sort())
      expect(solid(6), id).toEqual([job?.contact, robbed, 'harken'].sort())
    }
  })

  test('robbing Niska, or Badger for Niska, costs a crew as well when traced', () => {
    for (const [id, robbed] of [
      ['badger-13', 'niska'],
      ['patience-11', 'niska'],
      ['niska-16', 'badger'],
    ] as const) {
      const traced = lastStep(id, [7 - fight], { solid: [robbed] })
      expect([traced.kind, traced.options()], id).toEqual(['kill.victim', [leader, ...hands]])
      traced.path('silverhold/jayne', 'all')
      expect(traced.captain().crew.map((one) => one.card)).toEqual([leader, ...hands.slice(1)])
      expect(traced.captain().solid[robbed], id).toBeUndefined()
      const unseen = lastStep(id, [8 - fight], { solid: [robbed] })
      expect(unseen.kind, id).toBe('pay.cuts')
      expect(unseen.choose('all').captain().solid[robbed], id).toBeDefined()
    }
  })

  test('a safe is cracked for all of the pay or a Warrant, or blown up for half of it', () => {
    const grenades = 'silverhold/gj-flashkill-pod-grenades/1'
    for (const [id, target, pay] of [
      ['badger-25', 6, 4000],
      ['niska-20', 8, 6000],
    ] as const) {
      const cracked = lastStep(id, [target - tech], { gear: [pistol] })
      expect(earned(cracked), id).toBe(pay - cut)
      const caught = lastStep(id, [target - 1 - tech], { gear: [pistol] })
      expect([caught.captain().warrants, caught.captain().jobs], id).toEqual([1, []])
      const armed = lastStep(id, [], { gear: [pistol, grenades] })
      expect([armed.kind, armed.options()], id).toEqual(['trial', ['crack', 'blast']])
      expect(earned(armed.choose('blast')), id).toBe(pay / 2 - cut)
    }
  })
})

describe('Jobs with special terms', () => {
  const perHead: readonly (readonly [CardId, number, 'passenger' | 'fugitive'])[] = [
    ['amnon-duul-15', 200, 'passenger'],
    ['amnon-duul-16', 200, 'passenger'],
    ['badger-19', 300, 'fugitive'],
    ['patience-17', 300, 'passenger'],
    ['patience-18', 300, 'passenger'],
  ]

  test('people of any number are paid by the head, for those handed over', () => {
    for (const [id, rate, person] of perHead) {
      const game = lastStep(id, [], { [person]: 5 })
      expect(game.decision(), id).toMatchObject({ kind: 'deliver.amount', min: 1, max: 5 })
      expect(earned(game.choose(4)), id).toBe(4 * rate - 900)
      expect(aboard(game.captain())[person], id).toBe(1)
    }
  })

  test('as many people are loaded as the captain likes, at least one', () => {
    for (const [id, , person] of perHead) {
      const game = scenario({ captains: [{ at: 'space-bazaar', leader, crew: hands, hand: [id] }] }).begin()
      game.path(`job:${id}`, 'go')
      expect(game.decision(), id).toMatchObject({ kind: 'load.amount', min: 1, max: 12, usual: 8 })
      expect(aboard(game.choose(8).captain())[person], id).toBe(8)
    }
  })

  test('a Job paid in goods gives one for each crew at work, the Leader included, as far as there is room', () => {
    for (const [id, good] of [
      ['niska-08', 'cargo'],
      ['niska-25', 'contraband'],
    ] as const) {
      expect(aboard(lastStep(id, []).captain())[good], id).toBe(5)
      const laden = { fuel: 0, part: 0, passenger: 6, stash: { fuel: 6, part: 2 } }
      const full = lastStep(id, [], laden)
      expect([full.kind, full.options()], id).toEqual(['hold.make-room', ['fuel', 'part', 'passenger', 'enough']])
      expect(aboard(full.choose('enough').captain())[good], id).toBe(2)
      const made = lastStep(id, [], laden).path('passenger', 'enough')
      expect(aboard(made.captain())[good], id).toBe(3)
    }
  })

  test('a Job paid in goods gives half as many, rounded down, when the take was split', () => {
    const game = scenario({ captains: [{ at: 'triumph', leader: 'marco', crew: hands, hand: ['niska-25'] }] })
      .next('misbehave', 'A Rival Crew', 'A Little Job on the Side')
      .begin()
      .path('job:niska-25', 'go', 'split-take', 'stay', 'all')
    expect(aboard(game.captain()).contraband).toBe(2)
  })

  test('a heavy load costs one more Fuel for every Full Burn while the Job is active, loaded or not', () => {
    const burnt = (active: string[], loaded: string[]) => {
      const game = scenario({ captains: [{ at: 'persephone', active, loaded }] }).next('nav-alliance', 'The Big Black')
      return 6 - game.begin().path('burn', 'pelorum').captain().hold.fuel
    }
    expect(burnt([], ['harken-01'])).toBe(1)
    for (const id of ['amnon-duul-12', 'amnon-duul-13', 'amnon-duul-14']) {
      expect(burnt([id], []), id).toBe(2)
      expect(burnt([], [id]), id).toBe(2)
    }
    expect(burnt(['amnon-duul-12'], ['amnon-duul-13', 'amnon-duul-14'])).toBe(4)
  })

  test('"Hot cargo for cold settlers" calms all Moral crew, also those aboard, and nobody else', () => {
    const disgruntled = ['silverhold/jayne', 'space-bazaar/wash', 'silverhold/the-patron']
    const game = scenario({
      captains: [{ at: 'newhope', leader, crew: hands, disgruntled, loaded: ['amnon-duul-17'], contraband: 2 }],
    })
    const done = game.begin().path('job:amnon-duul-17', 'leave:space-bazaar/wash', 'go')
    expect(unhappy(done.captain())).toEqual(['silverhold/jayne'])
  })

  test('crew calmed on completion and then not paid are Disgruntled, not gone', () => {
    const captain: CaptainSet = { at: 'newhope', leader, crew: ['space-bazaar/wash'], contraband: 2 }
    const game = scenario({ captains: [{ ...captain, disgruntled: ['Wash'], loaded: ['amnon-duul-17'] }] }).begin()
    game.path('job:amnon-duul-17', 'go', 'stop')
    expect(unhappy(game.captain())).toEqual(['space-bazaar/wash'])
  })
})
