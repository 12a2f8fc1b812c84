import type { Text, Word } from '@keep-flying/kernel'
import { text } from '@keep-flying/kernel'
import type { Part } from '../box.ts'
import type {
  BaseFavourKinds,
  Bonus,
  ContactCard,
  FavourKind,
  JobCard,
  JobStep,
  Load,
  Needs,
  Option,
  Pay,
  Token,
  WorkOutcome,
} from '../vocabulary/index.ts'
import { describeEffect, optionLines } from './describe-events.ts'
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
  skillName,
  skillPoints,
} from './describe-words.ts'
import { boxTexts, entryOf } from './kinds.ts'
import type { FavourOf, FavourTexts } from './tables.ts'

function loadWord(load: Load): Word {
  if ('fixed' in load) return and(byToken(load.fixed, countOfToken))
  return text('load.any', { people: manyOfToken(load.any) })
}

export function misbehavePhrase(n: number): Text[] {
  return n === 0 ? [] : [text('step.misbehave', { n })]
}

export function handlingPhrases({ load, deliver }: JobStep): Text[] {
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

function needsLines({ skills = {}, keywords = [], solid = [] }: Needs): readonly Line[] {
  const trust = solid.map((contact) => text('requirement.solid', { contact: { name: 'contact', id: contact } }))
  const needs = [...skillPoints(skills), ...keywords.map(gearOf), ...trust]
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

function bonusLine({ profession, credits: money, parts }: Bonus): Line {
  const extra = [
    ...(money === undefined ? [] : [credits(money)]),
    ...(parts === undefined ? [] : [countOfToken('part', parts)]),
  ]
  return lineOf('figures', text('bonus', { profession: aProfession(profession), extra: and(extra) }))
}

/** The parts of the box say how jobs are worked that have a way of their own. */
export function describeJob(job: JobCard, parts: readonly Part[] = []): readonly Line[] {
  const standing = [text(job.legal ? 'job.legal' : 'job.illegal'), ...(job.immoral ? [text('job.immoral')] : [])]
  const heading = text('job.heading', {
    types: and(job.types.map((type) => text(`job-type.${type}`))),
    contact: { name: 'contact', id: job.contact },
    standing: commas(standing),
  })
  return [lineOf('figures', heading), ...describeWork(job, false, parts)]
}

/** What a job takes and gives, from the pick-up on or, where that is done, from what comes after it. */
export function describeWork(job: JobCard, pickedUp = false, parts: readonly Part[] = []): readonly Line[] {
  const [otherwise] = parts.flatMap(({ texts }) => {
    const lines = texts?.job?.(job)
    return lines ? [lines] : []
  })
  return [
    ...needsLines(job.needs ?? {}),
    ...(job.pickUp === undefined || pickedUp ? [] : stepLines('job.pick-up', job.pickUp)),
    ...(otherwise ?? stepLines(job.pickUp === undefined ? 'job.target' : 'job.drop-off', job.finish)),
    payLine(job.pay),
    ...(job.bonus === undefined ? [] : [bonusLine(job.bonus)]),
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
