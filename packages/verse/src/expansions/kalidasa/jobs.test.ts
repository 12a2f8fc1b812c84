import { describe, expect, test } from 'vitest'
import { boxWith, type CaptainSet, type Play, scenario } from '../../scenario.ts'
import type { Captain } from '../../state.ts'
import {
  type Amounts,
  type Bonus,
  type BoxId,
  type CardId,
  type JobCard,
  type JobStep,
  type Keyword,
  type Pickings,
  type Profession,
  type Skill,
  type Token,
  tokens,
  tokensOf,
} from '../../vocabulary/index.ts'
import { jobs } from './jobs/index.ts'

const expansions: readonly BoxId[] = ['kalidasa', 'blue-sun']
const box = boxWith(expansions)

/** A crew that meets the skill needs of every Job and has none of the professions that earn a bonus. */
const leader = 'marco'
const hands = [
  'regina/grange-brothers',
  'space-bazaar/wash',
  'silverhold/the-patron',
  'space-bazaar/scrapper-dirty-leech/1',
]

/** Somebody to add for each profession that is asked for or earns a bonus; none of them is Moral. */
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
  'hacking-rig': 'regina/kaylees-reprogrammer',
  transport: 'osiris/official-lookin-vehicle',
}

/** Misbehave cards this crew passes without a roll, and how. */
const easy = [
  ['A Little Job on the Side', 'stay'],
  ['An Unexpected Opportunity', 'stay'],
  ['Knife Fight', 'gun'],
  ['Old-Fashioned Shoot-out', 'drive-off'],
] as const

const headcount = 3
const usual: Amounts = { fuel: 6, part: 2 }

interface Party {
  readonly crew: readonly CardId[]
  readonly gear: readonly CardId[]
  readonly solid: NonNullable<CaptainSet['solid']>
}

/** Whom and what a Job asks for; of several ways to meet a need, the first. */
function partyFor({ needs = {}, bonus }: JobCard, withBonus: boolean): Party {
  const [way] = needs.oneOf ?? []
  const wanted = withBonus ? bonus : undefined
  const professions = [
    ...(needs.professions ?? []),
    ...[way, wanted].flatMap((one) => (one && 'profession' in one ? [one.profession] : [])),
  ]
  const keywords = [
    ...(needs.keywords ?? []),
    ...[way, wanted].flatMap((one) => (one && 'keyword' in one ? [one.keyword] : [])),
  ]
  const extra = professions.flatMap((profession) => specialists[profession] ?? [])
  return {
    crew: [...new Set([...extra, ...hands])].slice(0, 5),
    gear: [...kit, ...keywords.flatMap((keyword) => gearFor[keyword] ?? [])],
    solid: [...(needs.solid ?? []), ...(way && 'solid' in way ? [way.solid] : [])],
  }
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

function cuts({ crew }: Party, { goodDeeds }: JobCard): number {
  const paid = crew.filter((card) => !goodDeeds || !isMoral(card))
  return paid.reduce((sum, card) => sum + (box.supply.get(card)?.cost ?? 0), 0)
}

/** The dice with which a trial is passed and neither costs nor gains anything. */
function evenDice(party: Party, { trial = [] }: Pick<JobStep, 'trial'>): number[] {
  const [first] = trial
  if (!first || !('test' in first)) return []
  const [, even, raised] = first.bands
  const die = Math.max(1, (raised ? raised.from - 1 : (even?.from ?? 0)) - points(party, first.test.skill))
  return die < 6 ? [die] : [6, Math.max(1, die - 6)]
}

const sectorOf = (at: string) => box.places.get(at)?.sectors[0] ?? at

function amountsOf(load: Pickings | undefined): Amounts {
  if (!load) return {}
  if ('fixed' in load) return load.fixed
  return 'goods' in load ? { contraband: load.goods } : { [tokensOf(load.any)[0] ?? 'fugitive']: headcount }
}

function plus(...amounts: Amounts[]): Record<Token, number> {
  const sum = { cargo: 0, contraband: 0, fuel: 0, part: 0, passenger: 0, fugitive: 0 }
  for (const amount of amounts) for (const token of tokens) sum[token] += amount[token] ?? 0
  return sum
}

const aboard = ({ hold, stash }: Captain) => plus(hold, stash)

/** Works one step of a Job to its end: all crew at work, every cut paid, no bets. */
function work(
  option: string,
  party: Party,
  step: Pick<JobStep, 'at' | 'misbehave' | 'trial'>,
  captain: CaptainSet,
): Play {
  const cards = easy.slice(0, step.misbehave)
  const game = scenario({
    expansions,
    captains: [{ at: sectorOf(step.at), leader, ...party, ...captain }],
    cruiser: 'white-sun-r2-01',
  })
    .next('misbehave', ...cards.map(([name]) => name))
    .dice(...evenDice(party, step))
    .begin()
    .path(option, 'go', 'suggested', ...cards.map(([, choice]) => choice))
  if (game.kind === 'trial') game.choose(game.options()[0] ?? '')
  if (game.kind === 'load.amount' || game.kind === 'deliver.amount') game.choose(headcount)
  while (game.kind === 'load.good') game.choose('contraband')
  if (game.kind === 'wager') game.choose(false)
  if (game.kind === 'pay.cuts') game.choose('all')
  return game
}

/** The easy cards have two of a suit among them. */
function creditsFor({ pay, bonus, types, onCompletion = [] }: JobCard, party: Party): number {
  const credits = 'credits' in pay ? pay.credits : 'creditsPer' in pay ? pay.creditsPer * headcount : 0
  const doubled = onCompletion.reduce((sum, effect) => sum + (effect.do === 'double-down' ? effect.credits : 0), 0)
  const favour = party.solid.includes('fanty-and-mingo') && types.includes('transport') ? 500 : 0
  return credits + doubled + favour + (bonus && earns(party, bonus) ? (bonus.credits ?? 0) : 0)
}

function earns({ crew, gear }: Party, bonus: Bonus): boolean {
  return [leader, ...crew, ...gear].some((card) => {
    const one = face(card)
    if (!one || one.kind === 'core') return false
    if ('keyword' in bonus) return one.keywords.includes(bonus.keyword)
    return 'professions' in one && one.professions.includes(bonus.profession)
  })
}

/** These kill somebody on the way, or ask for what this crew has not. */
const special: readonly CardId[] = ['niska-38', 'niska-40']

describe('every Job can be worked to its end and does what its card says', () => {
  for (const job of jobs.filter(({ id }) => !special.includes(id))) {
    const { pickUp, finish, opportunity } = job
    const party = partyFor(job, false)
    if (pickUp)
      test(`${job.id} (${job.name}) loads what its card says at ${pickUp.at}`, () => {
        const captain = work(`job:${job.id}`, party, pickUp, { hand: [job.id], ...plus({}), stash: usual }).captain()
        expect(aboard(captain)).toEqual(plus(usual, amountsOf(pickUp.load)))
        expect(captain).toMatchObject({ jobs: [{ card: job.id, pickedUp: true }], credits: 3000 })
      })
    for (const withBonus of job.bonus ? [false, true] : [false])
      test(`${job.id} (${job.name}) is completed at ${finish.at}${withBonus ? ' with its bonus' : ''}`, () => {
        const rich = partyFor(job, withBonus)
        const laden = { loaded: [job.id], ...plus(amountsOf(finish.deliver)), stash: usual }
        const captain = work(`job:${job.id}`, rich, finish, pickUp ? laden : { hand: [job.id] }).captain()
        expect(captain.credits).toBe(3000 + creditsFor(job, rich) - cuts(rich, job))
        const found: Amounts = job.types.includes('salvage') ? { fuel: 2 } : {}
        expect(aboard(captain)).toEqual(plus(usual, found, withBonus ? { part: job.bonus?.parts ?? 0 } : {}))
        expect(captain).toMatchObject({ jobs: [], warrants: 0 })
        const asked = rich.solid.map((contact) => [contact, expect.any(String)])
        expect(captain.solid).toEqual({ ...Object.fromEntries(asked), [job.contact ?? '']: job.id })
        const unhappy = captain.crew.filter((one) => one.disgruntled).map((one) => one.card)
        expect(unhappy).toEqual(job.immoral ? rich.crew.filter(isMoral) : [])
      })
    if (opportunity)
      test(`${job.id} (${job.name}) has its Bonus Opportunity at ${opportunity.at}`, () => {
        const laden = { loaded: [job.id], ...plus(amountsOf(opportunity.deliver)), stash: usual }
        const captain = work(`opportunity:${job.id}`, party, opportunity, laden).captain()
        expect(captain).toMatchObject({ credits: 3000 + opportunity.credits, jobs: [{ opportunityTaken: true }] })
        expect(aboard(captain)).toEqual(plus(usual))
      })
  }
})
