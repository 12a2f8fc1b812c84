import type { Text, Word } from '@keep-flying/kernel'
import { text } from '@keep-flying/kernel'
import type { Part } from '../box.ts'
import type {
  Alternative,
  BaseFavourKinds,
  Bonus,
  ContactCard,
  FavourKind,
  JobCard,
  JobStep,
  Needs,
  Opportunity,
  Option,
  Pay,
  Pickings,
  Token,
  WorkOutcome,
} from '../vocabulary/index.ts'
import { describeEffect, describeRequirement, optionLines } from './describe-events.ts'
import {
  and,
  aProfession,
  byToken,
  commas,
  countOfToken,
  credits,
  gearOf,
  type Line,
  lineOf,
  manyOfToken,
  or,
  skillName,
  skillPoints,
} from './describe-words.ts'
import { boxTexts, entryOf } from './kinds.ts'
import type { FavourOf, FavourTexts } from './tables.ts'

export function loadWord(load: Pickings): Word {
  if ('fixed' in load) return and(byToken(load.fixed, countOfToken))
  if ('goods' in load) return text('load.goods', { n: load.goods })
  if (load.any === 'person') return text('load.any.person')
  const people = manyOfToken(load.any)
  return load.most === undefined ? text('load.any', { people }) : text('load.up-to', { n: load.most, people })
}

export function misbehavePhrase(n: number): Text[] {
  return n === 0 ? [] : [text('step.misbehave', { n })]
}

export function handlingPhrases({ load, deliver }: Pick<JobStep, 'load' | 'deliver'>): Text[] {
  return [
    ...(load === undefined ? [] : [text('step.load', { load: loadWord(load) })]),
    ...(deliver === undefined ? [] : [text('step.deliver', { load: loadWord(deliver) })]),
  ]
}

/** Misbehaving comes first, then the trial, and only then is anything loaded or handed over. */
function stepLines(key: string, step: JobStep): readonly Line[] {
  const { misbehave, trial = [] } = step
  const place: Word = { name: 'place', id: step.at }
  const misbehaving = misbehavePhrase(misbehave)
  const handling = handlingPhrases(step)
  const headed = (phrases: readonly Text[]) =>
    phrases.length === 0 ? text(`${key}.bare`, { place }) : text(key, { place, what: commas(phrases) })
  if (trial.length === 0) return [headed([...misbehaving, ...handling])]
  const isFirst = misbehave === 0 && handling.length > 0
  return [
    headed(misbehaving),
    ...optionLines(trial, isFirst ? trialFirst : misbehave === 0 ? trialOnly : trialThen),
    ...(handling.length === 0 ? [] : [text('step.then', { what: commas(handling) })]),
  ]
}

const trialFirst = { alone: 'trial.first', choose: 'trial.first.choose' }
const trialOnly = { alone: 'option.alone', choose: 'option.choose' }
const trialThen = { alone: 'trial.then', choose: 'trial.then.choose' }

export function goalTrialLines(trial: readonly Option<WorkOutcome>[]): Line[] {
  return trial.length === 0 ? [] : optionLines(trial, trialThen, 'goal')
}

/** Any one of several things, as one. */
export function oneOf(ways: readonly Alternative[]): Text {
  return text('requirement.one-of', { ways: or(ways.map(describeRequirement)) })
}

function needsIn(needs: Needs): readonly Text[] {
  const { skills = {}, keywords = [], professions = [], deceptive, solid = [], oneOf: ways } = needs
  return [
    ...skillPoints(skills),
    ...keywords.map(gearOf),
    ...professions.map(aProfession),
    ...(deceptive ? [text('need.deceptive')] : []),
    ...solid.map((contact) => describeRequirement({ solid: contact })),
    ...(ways ? [oneOf(ways)] : []),
  ]
}

/** What a team must bring to a goal. */
export function needPhrases(needs: Needs = {}): Text[] {
  const words = needsIn(needs)
  return words.length === 0 ? [] : [text('goal.needs', { needs: and(words) })]
}

function needsLines(asked: Needs): readonly Line[] {
  const needs = needsIn(asked)
  return needs.length === 0 ? [] : [lineOf('figures', text('needs', { needs: and(needs) }))]
}

/** What a job pays, without a full stop. */
export function describePay(pay: Pay): Text {
  if ('creditsPer' in pay) return text(`pay.per.${pay.per}`, { credits: credits(pay.creditsPer) })
  if ('creditsEach' in pay) return text(`pay.each.${pay.spoil}`, { credits: credits(pay.creditsEach) })
  if ('perPoint' in pay)
    return text('pay.per-point', {
      base: credits(pay.base),
      credits: credits(pay.perPoint),
      skill: skillName(pay.skill),
    })
  if ('good' in pay) return text('pay.per.crew-at-work', { goods: countOfToken(pay.good, pay.perCrewAtWork) })
  if ('credits' in pay) return text('pay', { credits: credits(pay.credits) })
  return text('pay.goods.crew-at-work', { n: pay.goodsPerCrewAtWork })
}

/** Goods of choice are told in words alone. */
function payLine(pay: Pay): Line {
  const line = text('sentence', { phrase: describePay(pay) })
  return 'goodsPerCrewAtWork' in pay ? line : lineOf('figures', line)
}

function opportunityLine({ at, misbehave, credits: money, ...step }: Opportunity): Line {
  const what = commas([...misbehavePhrase(misbehave), ...handlingPhrases(step)])
  return text('job.opportunity', { place: { name: 'place', id: at }, what, credits: credits(money) })
}

/** What a job pays more, and for whom or what at work. */
export function describeBonus(bonus: Bonus): Text {
  const { credits: money, parts } = bonus
  const extra = [
    ...(money === undefined ? [] : [credits(money)]),
    ...(parts === undefined ? [] : [countOfToken('part', parts)]),
  ]
  const profession = 'profession' in bonus ? aProfession(bonus.profession) : gearOf(bonus.keyword)
  return text('bonus', { profession, extra: and(extra) })
}

/** The parts of the box say how jobs are worked that have a way of their own. */
export function describeJob(job: JobCard, parts: readonly Part[] = []): readonly Line[] {
  const standing = [text(job.legal ? 'job.legal' : 'job.illegal'), ...(job.immoral ? [text('job.immoral')] : [])]
  const words = { types: and(job.types.map((type) => text(`job-type.${type}`))), standing: commas(standing) }
  const heading =
    job.contact === null
      ? text('job.heading.own', words)
      : text('job.heading', { ...words, contact: { name: 'contact', id: job.contact } })
  return [lineOf('figures', heading), ...describeWork(job, {}, parts), ...(job.ours ? [text('card.ours')] : [])]
}

/** What of a job is behind a captain. */
interface Done {
  readonly pickedUp?: boolean
  readonly opportunityTaken?: boolean
}

/** What a job takes and gives, from the pick-up on or, where that is done, from what comes after it. */
export function describeWork(job: JobCard, done: Done = {}, parts: readonly Part[] = []): readonly Line[] {
  const [otherwise] = parts.flatMap(({ texts }) => {
    const lines = texts?.job?.(job)
    return lines ? [lines] : []
  })
  return [
    ...needsLines(job.needs ?? {}),
    ...(job.pickUp === undefined || done.pickedUp ? [] : stepLines('job.pick-up', job.pickUp)),
    ...(otherwise ?? stepLines(job.pickUp === undefined ? 'job.target' : 'job.drop-off', job.finish)),
    payLine(job.pay),
    ...(job.opportunity === undefined || done.opportunityTaken ? [] : [opportunityLine(job.opportunity)]),
    ...(job.bonus === undefined ? [] : [lineOf('figures', describeBonus(job.bonus))]),
    ...(job.onCompletion === undefined
      ? []
      : [text('job.on-completion', { effects: commas(job.onCompletion.map(describeEffect)) })]),
    ...(job.heavyLoad ? [text('job.heavy-load')] : []),
    ...(job.goodDeeds ? [text('job.good-deeds')] : []),
  ]
}

const favours: Partial<FavourTexts> = {
  'clears-warrants': (favour) => text('favour.clears-warrants', { credits: credits(favour.credits) }),
  'loads-people': ({ people }) => text('favour.loads-people', { people: and(people.map(manyOfToken)) }),
  'consider-jobs': ({ cards }) => text('favour.consider-jobs', { cards }),
  'ignores-nav-card': ({ card }) => text('favour.ignores-nav-card', { card: { name: 'card', id: card } }),
  'warrant-kills': ({ crew }) => text('favour.warrant-kills', { crew }),
  'no-warrants': () => text('favour.no-warrants'),
} satisfies Pick<FavourTexts, keyof BaseFavourKinds>

/** Generic, so that the compiler pairs each favour with its entry in the table. */
export function describeFavour<K extends FavourKind>(favour: FavourOf<K>): Text {
  return entryOf<FavourTexts[K]>(favour.is, favours[favour.is], boxTexts.favours[favour.is])(favour)
}

const priced = (token: Token, price: number): Text =>
  text('offer', { tokens: manyOfToken(token), price: credits(price) })

export function describeContact({ at, buys, sells, favours: given }: ContactCard): readonly Text[] {
  const bought = byToken(buys, priced)
  const sold = byToken(sells, priced)
  return [
    at === null ? text('contact.travels') : text('contact.at', { place: { name: 'place', id: at } }),
    ...(bought.length === 0 ? [] : [text('contact.buys', { offers: and(bought) })]),
    ...(sold.length === 0 ? [] : [text('contact.sells', { offers: and(sold) })]),
    ...given.map(describeFavour),
  ]
}
