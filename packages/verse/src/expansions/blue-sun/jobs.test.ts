import { describe, expect, test } from 'vitest'
import { boxWith } from '../../boxes/index.ts'
import { type CaptainSet, type Play, scenario } from '../../scenario.ts'
import type { Captain } from '../../state.ts'
import {
  type Amounts,
  type CardId,
  type JobCard,
  type JobStep,
  type Keyword,
  type Pickings,
  type Profession,
  type Skill,
  type Token,
  tokens,
} from '../../vocabulary/index.ts'

const box = boxWith(['blue-sun'])
const jobs = [...box.jobs.values()].filter((job) => job.box === 'blue-sun')

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

const kit = ['regina/pistol/1', 'meridian/kaylees-parasol']
const gearFor: Partial<Record<Keyword, CardId>> = {
  explosives: 'silverhold/gj-flashkill-pod-grenades/1',
  'fake-id': 'persephone/bona-fide-credentials',
  'fancy-duds': 'space-bazaar/shiny-neck-tie',
}

/** Misbehave cards this crew passes without a roll, and how. */
const easy = [
  ['A Little Job on the Side', 'stay'],
  ['An Unexpected Opportunity', 'stay'],
  ['Old-Fashioned Shoot-out', 'drive-off'],
] as const

const headcount = 3
const usual: Amounts = { fuel: 6, part: 2 }

interface Party {
  readonly crew: readonly CardId[]
  readonly gear: readonly CardId[]
}

function partyFor(job: JobCard, withBonus: boolean): Party {
  const extra = withBonus && job.bonus && 'profession' in job.bonus ? specialists[job.bonus.profession] : undefined
  const gear = (job.needs?.keywords ?? []).flatMap((keyword) => gearFor[keyword] ?? [])
  return { crew: extra ? [...hands, extra] : hands, gear: [...kit, ...gear] }
}

const face = (card: CardId) => box.leaders.get(card) ?? box.supply.get(card)

function points({ crew, gear }: Party, skill: Skill): number {
  let sum = 0
  for (const card of [leader, ...crew, ...gear]) {
    const able = face(card)
    if (able && 'skills' in able) sum += able.skills[skill] ?? 0
  }
  return sum
}

function isMoral(card: CardId): boolean {
  const one = face(card)
  return one !== undefined && 'moral' in one && one.moral
}

/** What the crew ask for: on a good deed the Moral ask for nothing. */
function cuts({ crew }: Party, { goodDeeds }: Pick<JobCard, 'goodDeeds'>): number {
  const paid = crew.filter((card) => !goodDeeds || !isMoral(card))
  return paid.reduce((sum, card) => sum + (box.supply.get(card)?.cost ?? 0), 0)
}

/** The die with which a trial is passed and neither costs nor gains anything; a search finds 6 goods with it. */
function evenDie(party: Party, step: JobStep): number[] {
  const [trial] = step.trial ?? []
  if (!trial || !('test' in trial)) return []
  const [, even, raised] = trial.bands
  const total = raised ? raised.from - 1 : (even?.from ?? 0)
  return [Math.max(1, total - points(party, trial.test.skill))]
}

const sectorOf = (step: JobStep) => box.places.get(step.at)?.sectors[0] ?? step.at

const amountsOf = (load: Pickings | undefined): Amounts =>
  load === undefined ? {} : 'fixed' in load ? load.fixed : 'any' in load ? { [load.any]: headcount } : {}

function plus(...amounts: Amounts[]): Record<Token, number> {
  const sum = { cargo: 0, contraband: 0, fuel: 0, part: 0, passenger: 0, fugitive: 0 }
  for (const amount of amounts) for (const token of tokens) sum[token] += amount[token] ?? 0
  return sum
}

const aboard = ({ hold, stash }: Captain) => plus(hold, stash)

/** Works one step of a Job to its end: all crew at work, goods of choice taken as Cargo, every cut paid. */
function workStep(job: JobCard, party: Party, step: JobStep, captain: CaptainSet): Play {
  const cards = easy.slice(0, step.misbehave)
  const game = scenario({
    expansions: ['blue-sun'],
    captains: [{ at: sectorOf(step), leader, ...party, ...captain }],
    cruiser: 'white-sun-r2-01',
  })
    .next('misbehave', ...cards.map(([name]) => name))
    .dice(...evenDie(party, step))
    .begin()
    .path(`job:${job.id}`, 'go', 'suggested', ...cards.map(([, choice]) => choice))
  if (game.kind === 'trial') game.choose('crack')
  if (game.kind === 'load.amount' || game.kind === 'deliver.amount') game.choose(headcount)
  while (game.kind === 'load.good') game.choose('cargo')
  if (game.kind === 'pay.cuts') game.choose('all')
  return game
}

function creditsFor({ pay, bonus }: JobCard, withBonus: boolean): number {
  const credits = 'credits' in pay ? pay.credits : 'creditsPer' in pay ? pay.creditsPer * headcount : 0
  return credits + (withBonus ? (bonus?.credits ?? 0) : 0)
}

function goodsFor({ pay, bonus }: JobCard, party: Party, withBonus: boolean): Amounts {
  const part = withBonus ? (bonus?.parts ?? 0) : 0
  return 'goodsPerCrewAtWork' in pay ? { part, cargo: pay.goodsPerCrewAtWork * (1 + party.crew.length) } : { part }
}

/** What a pick-up brings: its load, or the 6 goods a search finds in the middle band. */
function takenAt(step: JobStep): Amounts {
  const searches = step.trial?.some((option) => option.id === 'tag-and-bag')
  return searches ? { cargo: 6 } : amountsOf(step.load)
}

test('the box brings 25 Jobs of Harrow and 5 more of every other Contact', () => {
  const count = (contact: string) => jobs.filter((job) => job.contact === contact).length
  expect(['lord-harrow', 'harken', 'badger', 'amnon-duul', 'patience', 'niska'].map(count)).toEqual([25, 5, 5, 5, 5, 5])
  expect(jobs).toHaveLength(50)
})

describe('every Job can be worked to its end and does what its card says', () => {
  for (const job of jobs) {
    const { pickUp, finish } = job
    if (pickUp && job.id !== 'niska-28')
      test(`${job.id} (${job.name}) loads what its card says at ${pickUp.at}`, () => {
        const captain = workStep(job, partyFor(job, false), pickUp, { hand: [job.id] }).captain()
        expect(aboard(captain)).toEqual(plus(usual, takenAt(pickUp)))
        expect(captain).toMatchObject({ jobs: [{ card: job.id, pickedUp: true }], credits: 3000, solid: {} })
      })
    for (const withBonus of job.bonus ? [false, true] : [false])
      test(`${job.id} (${job.name}) is completed at ${finish.at}${withBonus ? ' with its bonus' : ''}`, () => {
        const party = partyFor(job, withBonus)
        const laden = { loaded: [job.id], ...plus(amountsOf(finish.deliver)), stash: usual }
        const start = pickUp ? laden : { hand: [job.id] }
        const captain = workStep(job, party, finish, start).captain()
        expect(captain.credits).toBe(3000 + creditsFor(job, withBonus) - cuts(party, job))
        expect(aboard(captain)).toEqual(plus(usual, goodsFor(job, party, withBonus)))
        expect(captain).toMatchObject({ jobs: [], warrants: 0 })
        expect(captain.solid).toEqual({ [job.contact ?? '']: job.id })
        const unhappy = captain.crew.filter((one) => one.disgruntled).map((one) => one.card)
        expect(unhappy).toEqual(job.immoral ? party.crew.filter(isMoral) : [])
      })
  }
})
