import type { Name, Text } from '@keep-flying/kernel'
import { text } from '@keep-flying/kernel'
import type {
  Ace,
  Band,
  BaseEffectKinds,
  Branch,
  ContactTile,
  Cost,
  Destination,
  EffectKind,
  EffectOf,
  Luck,
  MisbehaveCard,
  NavCard,
  Offer,
  Option,
  Requirement,
  Result,
  Test,
  Token,
} from '../vocabulary/index.ts'
import {
  and,
  aProfession,
  byToken,
  commas,
  countOfToken,
  credits,
  gearOf,
  keywordName,
  type Line,
  lineOf,
  manyOfProfession,
  manyOfToken,
  or,
  professionName,
  running,
  semicolons,
  sentence,
  skillName,
  someRegion,
} from './describe-words.ts'
import { boxTexts, entryOf } from './kinds.ts'
import type { EffectTexts } from './tables.ts'

const effects: Partial<EffectTexts> = {
  load: (effect) => text('effect.load', { tokens: loadAmount(effect) }),
  'load-goods': ({ n }) => text('effect.load-goods', { n }),
  lose: ({ token, n }) => text('effect.lose', { tokens: countOfToken(token, n) }),
  'lose-upgrade': () => text('effect.lose-upgrade'),
  seize: ({ tokens, from }) => text(`effect.seize.${from}`, { tokens: and(tokens.map(manyOfToken)) }),
  'kill-people': ({ people }) => text('effect.kill-people', { people: and(people.map(manyOfToken)) }),
  gain: (effect) => text('effect.gain', { credits: credits(effect.credits) }),
  pay: (effect) => text('effect.pay', { credits: credits(effect.credits) }),
  'fine-per-warrant': (effect) => text('effect.fine-per-warrant', { credits: credits(effect.credits) }),
  'clear-warrants': () => text('effect.clear-warrants'),
  'issue-warrant': () => text('effect.issue-warrant'),
  'offer-goods': ({ offers }) => text('effect.offer-goods', { offers: and(offers.map(offer)) }),
  'take-from-discards': (effect) => takenFromDiscards(effect),
  'kill-crew': ({ n }) => (typeof n === 'number' ? text('effect.kill-crew', { n }) : text(`effect.kill-crew.${n}`)),
  disgruntle: ({ who }) => text('effect.disgruntle', { who: text(`crew.${who}`) }),
  calm: ({ who }) => text('effect.calm', { who: text(`crew.${who}`) }),
  'wanted-rolls': () => text('effect.wanted-rolls'),
  'discard-crew': ({ profession }) => text('effect.discard-crew', { profession: manyOfProfession(profession) }),
  'mutiny-if-outgunned': ({ profession }) =>
    text('effect.mutiny-if-outgunned', { profession: manyOfProfession(profession) }),
  'pay-off-disgruntled': () => text('effect.pay-off-disgruntled'),
  'move-cruiser': (effect) => text(`effect.move-cruiser.${effect.by}`, { where: destination(effect) }),
  'move-cutter': (effect) => text(`effect.move-cutter.${effect.by}`, { where: destination(effect) }),
  'halve-pay': () => text('effect.halve-pay'),
  'adjust-pay': (effect) =>
    text(effect.credits < 0 ? 'effect.adjust-pay.less' : 'effect.adjust-pay.more', {
      credits: credits(Math.abs(effect.credits)),
    }),
  'lose-solid': ({ contact }) => text('effect.lose-solid', { contact: { name: 'contact', id: contact } }),
  'pay-to-complete': (effect) => text('effect.pay-to-complete', { credits: credits(effect.credits) }),
  evade: () => text('effect.evade'),
} satisfies Pick<EffectTexts, keyof BaseEffectKinds>

function loadAmount({ token, n, upTo, per }: EffectOf<'load'>): Text {
  const counted = countOfToken(token, n)
  const limited = upTo ? text('amount.up-to', { amount: counted }) : counted
  return per === undefined ? limited : text(`amount.per.${per}`, { amount: limited })
}

function takenFromDiscards({ kind, deck, named }: EffectOf<'take-from-discards'>): Text {
  if (named !== undefined) return text('effect.take-from-discards.named', { card: named })
  if (deck === undefined) return text(`effect.take-from-discards.${kind}`)
  return text(`effect.take-from-discards.${kind}.from`, { place: { name: 'place', id: deck } })
}

function offer({ token, price, max }: Offer): Text {
  const tokens = max === undefined ? manyOfToken(token) : text('amount.up-to', { amount: countOfToken(token, max) })
  return text('offer', { tokens, price: credits(price) })
}

function destination(move: Destination): Text {
  switch (move.to) {
    case 'your-sector':
      return text('move.your-sector')
    case 'place':
      return text('move.place', { place: { name: 'place', id: move.place } })
    default:
      return text(`move.${move.to}${move.unoccupied ? '.unoccupied' : ''}`, { regions: someRegion(move.within) })
  }
}

/** Generic, so that the compiler pairs each effect with its entry in the table. */
export function describeEffect<K extends EffectKind>(effect: EffectOf<K>): Text {
  return entryOf<EffectTexts[K]>(effect.do, effects[effect.do], boxTexts.effects[effect.do])(effect)
}

/** What is needed, as a noun: it follows on "needs" or "with". */
export function describeRequirement(requirement: Requirement): Text {
  if ('profession' in requirement) return aProfession(requirement.profession)
  if ('solid' in requirement) return text('requirement.solid', { contact: { name: 'contact', id: requirement.solid } })
  if ('solidWithAny' in requirement) return text('requirement.solid-with-any', { n: requirement.solidWithAny })
  if ('crewAtWork' in requirement) return text('requirement.crew-at-work', { n: requirement.crewAtWork })
  if ('outlawWithin' in requirement)
    return text('requirement.outlaw-within', { regions: someRegion(requirement.outlawWithin) })
  if ('nobodyDisgruntled' in requirement) return text('requirement.nobody-disgruntled')
  if ('gearFight' in requirement) {
    return text('requirement.gear-fight', { n: requirement.gearFight, keyword: keywordName(requirement.keyword) })
  }
  if ('moralCrew' in requirement) return text('requirement.moral-crew', { n: requirement.moralCrew })
  if ('crewBesidesLeader' in requirement)
    return text('requirement.crew-besides-leader', { n: requirement.crewBesidesLeader })
  if ('roomFor' in requirement)
    return text('requirement.room-for', { tokens: and(byToken(requirement.roomFor, countOfToken)) })
  if ('isOutlaw' in requirement) return text('requirement.is-outlaw')
  return gearOf(requirement.keyword)
}

export function describeCost({ credits: money, ...tokens }: Cost, waivedIf?: Requirement): Text {
  const things = and([...byToken(tokens, countOfToken), ...(money === undefined ? [] : [credits(money)])])
  if (waivedIf === undefined) return text('cost', { things })
  return text('cost.waivable', { things, requirement: describeRequirement(waivedIf) })
}

function describeEither(tokens: readonly Token[]): Text {
  return text('cost', { things: or(tokens.map((token) => countOfToken(token, 1))) })
}

export function describeTest({ skill, kosherized, byOneCrew, bribes, plus = [], minusPerWarrant, bonus }: Test): Text {
  const details = [
    ...(kosherized ? [text('test.kosherized')] : []),
    ...(byOneCrew ? [text('test.by-one-crew')] : []),
    ...(bribes ? [text('test.bribes')] : []),
    ...plus.map((bonus) =>
      text('test.plus', { points: bonus.points, gear: gearOf('keyword' in bonus ? bonus.keyword : bonus.gear) }),
    ),
    ...(minusPerWarrant === undefined ? [] : [text('test.minus-per-warrant', { points: minusPerWarrant })]),
    ...(bonus === undefined ? [] : [text('test.bonus', { points: bonus })]),
  ]
  if (details.length === 0) return text('test', { skill: skillName(skill) })
  return text('test.detailed', { skill: skillName(skill), details: commas(details) })
}

const requirements = (needed: readonly Requirement[]) => and(needed.map(describeRequirement))

/** The totals a band reaches over, as cards print them. */
function bandRange({ from }: Band<string>, next: Band<string> | undefined): Name {
  const to = next && next.from - 1
  return { name: 'band', id: to === undefined ? `${from}+` : from === to ? `${from}` : `${from}–${to}` }
}

function eachBand(bands: readonly Band<string>[], key: string, trialOf: TrialOf): Text[] {
  return bands.map((band, i) =>
    text(key, { range: bandRange(band, bands[i + 1]), result: describeResult(band, trialOf) }),
  )
}

const hasNeeds = ({ requires = [] }: Branch<string>): boolean => requires.length > 0

/** What a trial belongs to: passed, a job goes on, but a goal is reached. */
export type TrialOf = 'job' | 'goal'

export function describeOutcome(outcome: string, trialOf: TrialOf = 'job'): Text {
  return text(outcome === 'complete' ? `outcome.complete.${trialOf}` : `outcome.${outcome}`)
}

/** A whole result within a sentence; what a nested test or branch brings stands in brackets. */
export function describeResult(result: Result<string>, trialOf: TrialOf = 'job'): Text {
  const done = (result.effects ?? []).map(describeEffect)
  if ('outcome' in result) return commas([...done, describeOutcome(result.outcome, trialOf)])
  if ('test' in result) {
    const bands = semicolons(eachBand(result.bands, 'band', trialOf))
    return commas([...done, text('test.nested', { test: describeTest(result.test), bands })])
  }
  if ('branches' in result) return commas([...done, nestedBranches(result.branches, trialOf)])
  if ('die' in result)
    return commas([...done, text('die.nested', { bands: semicolons(eachBand(result.die, 'band', trialOf)) })])
  if ('luck' in result) {
    const ways = { good: describeResult(result.good, trialOf), bad: describeResult(result.bad, trialOf) }
    return commas([...done, text(`luck.${luckKey(result.luck)}.nested`, ways)])
  }
  return commas([...done, text('apart.nested', { result: describeResult(result.apart, trialOf) })])
}

function luckKey(luck: Luck): string {
  return 'nobodyTaken' in luck ? 'nobody-taken' : `die-beats.${luck.dieBeats}`
}

function nestedBranches(ways: readonly Branch<string>[], trialOf: TrialOf): Text {
  const branches = ways.map((branch) =>
    hasNeeds(branch)
      ? text('branch', { requirements: requirements(branch.requires ?? []), result: describeResult(branch, trialOf) })
      : text('branch.otherwise', { result: describeResult(branch, trialOf) }),
  )
  return text('branches.nested', { branches: semicolons(branches) })
}

/** What choosing an option does, within a sentence: its cost, its effects and how it ends. Its needs are left out. */
export function describeDeed(option: Option<string>, trialOf: TrialOf = 'job'): Text {
  const cost = option.cost ? [describeCost(option.cost)] : []
  const either = option.costEither ? [describeEither(option.costEither)] : []
  return commas([...cost, ...either, describeResult(option, trialOf)])
}

/** What a result does, a sentence for each thing; a nested test or branch stays in one. */
export function describeSteps(result: Result<string>, trialOf: TrialOf = 'job'): readonly Text[] {
  const steps =
    'outcome' in result
      ? [...(result.effects ?? []).map(describeEffect), describeOutcome(result.outcome, trialOf)]
      : [describeResult(result, trialOf)]
  return steps.map((phrase) => text('sentence', { phrase }))
}

/** Makes a sentence of the first phrases of a result. */
type Lead = (phrases: readonly Text[]) => Text

/** A result line by line: what happens at once, then a line for each band or branch. */
function resultLines(result: Result<string>, lead: Lead, trialOf: TrialOf): Text[] {
  const done = (result.effects ?? []).map(describeEffect)
  if ('outcome' in result) return [lead([...done, describeOutcome(result.outcome, trialOf)])]
  if ('test' in result) {
    const test = describeTest(result.test)
    const bands = eachBand(result.bands, 'band.line', trialOf)
    return done.length === 0 ? [lead([test]), ...bands] : [lead(done), text('sentence', { phrase: test }), ...bands]
  }
  const ways = wayLines(result, trialOf)
  return done.length === 0 ? ways : [lead(done), ...ways]
}

/** The lines of what a result leads to that is neither an outcome nor a test. */
function wayLines(result: Exclude<Result<string>, { outcome: string } | { test: Test }>, trialOf: TrialOf): Text[] {
  const otherwise: Lead = (phrases) => text('branch.otherwise.line', { result: commas(phrases) })
  if ('die' in result) return [text('sentence', { phrase: text('die') }), ...eachBand(result.die, 'band.line', trialOf)]
  if ('luck' in result) {
    const key = `luck.${luckKey(result.luck)}`
    const good = text(`${key}.line`, { good: describeResult(result.good, trialOf) })
    return [text('sentence', { phrase: text(key) }), good, ...resultLines(result.bad, otherwise, trialOf)]
  }
  if ('apart' in result) return [text('apart.line'), ...resultLines(result.apart, sentence, trialOf)]
  return result.branches.flatMap((branch) =>
    hasNeeds(branch)
      ? [
          text('branch.line', {
            requirements: requirements(branch.requires ?? []),
            result: describeResult(branch, trialOf),
          }),
        ]
      : resultLines(branch, otherwise, trialOf),
  )
}

function paidResultLines(result: Result<string>, cost: Text, trialOf: TrialOf): Text[] {
  const goesOn = 'branches' in result || 'die' in result || 'luck' in result || 'apart' in result
  if (goesOn) return [text('sentence', { phrase: cost }), ...resultLines(result, sentence, trialOf)]
  return resultLines(result, (phrases) => text('cost.line', { cost, result: commas(phrases) }), trialOf)
}

export function describeOption(option: Option<string>, trialOf: TrialOf = 'job'): readonly Text[] {
  const { requires = [], cost, costEither, costWaivedIf, tags = [] } = option
  const price = costEither ? describeEither(costEither) : cost && describeCost(cost, costWaivedIf)
  return [
    ...tags.map((tag) => text(`tag.${tag}`)),
    ...(requires.length === 0 ? [] : [text('needs', { needs: requirements(requires) })]),
    ...(price === undefined ? resultLines(option, sentence, trialOf) : paidResultLines(option, price, trialOf)),
  ]
}

interface OptionKeys {
  readonly alone: string
  readonly choose: string
}

/** One running line per option: alone as it is, several under a line that tells to choose. */
export function optionLines(options: readonly Option<string>[], keys: OptionKeys, trialOf?: TrialOf): Line[] {
  const lines = options.map((option) => running(describeOption(option, trialOf)))
  if (lines.length === 1) return lines.map((option) => lineOf('option', text(keys.alone, { option })))
  const items = lines.map((option) => lineOf('item', text('option.alone', { option })))
  return [lineOf('choose', text(keys.choose)), ...items]
}

const onCard = { alone: 'option.alone', choose: 'option.choose' }

export function describeNavCard(card: NavCard): readonly Line[] {
  const { ignoredBySolid, first = [], options, reshuffle } = card
  return [
    ...(ignoredBySolid === undefined
      ? []
      : [text('nav.ignored-by-solid', { contact: { name: 'contact', id: ignoredBySolid } })]),
    ...(first.length === 0 ? [] : [sentence(first.map(describeEffect))]),
    ...optionLines(options, onCard),
    ...(reshuffle ? [lineOf('reshuffle', text('card.reshuffle'))] : []),
  ]
}

function aceName(ace: Ace): Text {
  if ('profession' in ace) return professionName(ace.profession)
  if ('keyword' in ace) return keywordName(ace.keyword)
  const card = 'crew' in ace ? ace.crew : 'gear' in ace ? ace.gear : ace.solid
  return text('ace.card', { card: { name: 'card', id: card } })
}

export function describeMisbehaveCard({ suit, ace, options, reshuffle }: MisbehaveCard): readonly Line[] {
  return [
    lineOf('suit', text(`suit.${suit}`)),
    ...(ace === undefined
      ? []
      : [lineOf('ace', text('solid' in ace ? 'misbehave.ace.solid' : 'misbehave.ace', { ace: aceName(ace) }))]),
    ...optionLines(options, onCard),
    ...(reshuffle ? [lineOf('reshuffle', text('card.reshuffle'))] : []),
  ]
}

export function describeTile({ options }: ContactTile): readonly Line[] {
  return optionLines(options, onCard)
}
