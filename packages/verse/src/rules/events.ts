import {
  because,
  type Cause,
  type Option as ChoiceOption,
  chooseOne,
  confirm,
  type Rules,
  type TextList,
  text,
} from '@keep-flying/kernel'
import type { Member, Table } from '../state.ts'
import {
  type Branch,
  type CardId,
  type Cost,
  type EffectKind,
  type EffectOf,
  type Option,
  type OptionName,
  type Profession,
  type Requirement,
  type Result,
  type Tag,
  type Token,
  tokens,
  waysOn,
} from '../vocabulary/index.ts'
import { isMoral } from './crew.ts'
import { yesOrNo } from './deed.ts'
import { effectRule } from './effect-rules.ts'
import type { EffectContext } from './effects.ts'
import { couldHaveKeyword, spendStandIn, standInFor, type Team, teamHas, useKeyword } from './gear.ts'
import { aboard, amountOf, fits, unload } from './hold.ts'
import { rollBareDie, tryLuck } from './luck.ts'
import type { StandIn } from './moments.ts'
import { isOutlaw, outlawSectors } from './outlaw.ts'
import { showToken } from './show.ts'
import { bandAt, takeTest } from './skill.ts'
import { isSolid, solidContacts } from './solid.ts'
import { apart, chooseApart } from './split.ts'
import { gearCard } from './table.ts'

/** Resolving anything that offers options: nav and misbehave cards, contact tiles, trials of jobs and goals. */

export interface Scene {
  readonly team: Team
  /** The card in question, for clients to show. */
  readonly card?: CardId
}

export interface Resolved<O> {
  readonly outcome: O
  readonly option: string
  readonly tags: readonly Tag[]
  /** What the outcome came of. */
  readonly cause: Cause
}

export function meetsRequirement(t: Table, team: Team, requirement: Requirement): boolean {
  if ('profession' in requirement) return teamHas(t, team, requirement.profession)
  if ('solid' in requirement) return isSolid(t, team.captain, requirement.solid)
  if ('solidWithAny' in requirement) return solidContacts(t, team.captain).length >= requirement.solidWithAny
  if ('outlawWithin' in requirement) return outlawSectors(t, requirement.outlawWithin).length > 0
  if ('crewAtWork' in requirement) return team.members.length >= requirement.crewAtWork
  if ('nobodyDisgruntled' in requirement) return team.captain.crew.every((member) => !member.disgruntled)
  if ('gearFight' in requirement) return firepower(t, team, requirement.keyword) >= requirement.gearFight
  if ('moralCrew' in requirement)
    return team.captain.crew.filter((member) => isMoral(t, member)).length >= requirement.moralCrew
  if ('crewBesidesLeader' in requirement) return team.captain.crew.length - 1 >= requirement.crewBesidesLeader
  if ('roomFor' in requirement) return fits(t, team.captain, requirement.roomFor)
  if ('isOutlaw' in requirement) return isOutlaw(t, team.captain)
  return couldHaveKeyword(t, team, requirement.keyword)
}

function firepower(t: Table, team: Team, keyword: string): number {
  return team.carried
    .map((item) => gearCard(t, item.gear))
    .filter((gear) => gear.keywords.some((own) => own === keyword))
    .reduce((sum, gear) => sum + (gear.skills.fight ?? 0), 0)
}

function canPay(team: Team, cost: Cost): boolean {
  return Object.entries(cost).every(([thing, n]) =>
    thing === 'credits' ? team.captain.credits >= n : aboard(team.captain, thing as Token) >= n,
  )
}

function pay(team: Team, cost: Cost): void {
  for (const [thing, n] of Object.entries(cost)) {
    if (thing === 'credits') team.captain.credits -= n
    else unload(team.captain, thing as Token, n)
  }
}

function costOf<O extends string>(t: Table, team: Team, option: Option<O>): Cost {
  const waived = option.costWaivedIf && meetsRequirement(t, team, option.costWaivedIf)
  return waived || !option.cost ? {} : option.cost
}

/** An option is open if its requirements hold, or something may be spent in their place, and its cost can be paid. */
export function isOpen<O extends string>(t: Table, team: Team, option: Option<O>): boolean {
  const { requires, cost, costEither } = option
  if (requires && !requires.every((one) => meetsRequirement(t, team, one) || replaced(t, team, one))) return false
  if ((requires || cost) && waysToPay(t, team, option).length === 0) return false
  return !costEither || eitherAboard(team, costEither).length > 0
}

function replaced(t: Table, team: Team, requirement: Requirement): StandIn | undefined {
  return 'profession' in requirement ? standInFor(t, team, requirement.profession) : undefined
}

/** A way to pay for an option: as printed, or by what is spent in place of whoever would waive its cost. */
interface WayToPay {
  readonly cost: Cost
  readonly waivedBy?: Profession
}

/** What is spent in place of what is required comes on top. */
function waysToPay<O extends string>(t: Table, team: Team, option: Option<O>): WayToPay[] {
  const extra = (option.requires ?? []).flatMap((one) => replaced(t, team, one) ?? [])
  const { costWaivedIf: waiver } = option
  const printed = costOf(t, team, option)
  const instead = waiver && printed === option.cost ? replaced(t, team, waiver) : undefined
  const ways: WayToPay[] = [{ cost: printed }]
  if (instead && waiver && 'profession' in waiver)
    ways.push({ cost: { [instead.token]: instead.n }, waivedBy: waiver.profession })
  return ways.filter(({ cost }) => canPay(team, extra.reduce(adding, cost)))
}

function adding(cost: Cost, { token, n }: StandIn): Cost {
  return { ...cost, [token]: (cost[token] ?? 0) + n }
}

/** Where a cost could be waived for something else, the captain says which is spent. */
function* payFor<O extends string>(t: Table, { team, card }: Scene, option: Option<O>): Rules<void> {
  const ways = waysToPay(t, team, option)
  for (const requirement of option.requires ?? [])
    if ('profession' in requirement) spendStandIn(t, team, requirement.profession)
  const way = yield* chooseOne(
    { seat: team.captain.seat, kind: 'cost.way', prompt: text('prompt.cost-way'), ...(card ? { card } : {}) },
    ways,
    showWayToPay,
  )
  if (way.waivedBy) spendStandIn(t, team, way.waivedBy)
  else pay(team, way.cost)
}

function showWayToPay({ cost, waivedBy }: WayToPay): ChoiceOption {
  const things = tokens.flatMap((token) => {
    const n = cost[token] ?? 0
    return n > 0 ? [text('option.goods', { what: amountOf(token, n) })] : []
  })
  const list = cost.credits ? [...things, text('option.credits', { credits: cost.credits })] : things
  return { id: waivedBy ? 'instead' : 'printed', text: text('option.spend', { what: { list, join: 'and' } }) }
}

function eitherAboard({ captain }: Team, either: readonly Token[]): Token[] {
  return either.filter((token) => aboard(captain, token) > 0)
}

function* payEither(team: Team, either: readonly Token[]): Rules<void> {
  const { seat } = team.captain
  const token = yield* chooseOne(
    { seat, kind: 'cost.either', prompt: text('prompt.pay-either') },
    eitherAboard(team, either),
    showToken,
  )
  unload(team.captain, token, 1)
}

/** Lets the captain choose an open option and carries it out; null if none is open. */
export function* resolveOptions<O extends string>(
  t: Table,
  scene: Scene,
  options: readonly Option<O>[],
  kind: string,
): Rules<Resolved<O> | null> {
  const { team, card } = scene
  const open = options.filter((option) => isOpen(t, team, option))
  if (open.length === 0) return null
  const nameOf = ({ id }: Option<O>): OptionName => ({ name: 'option', id, of: card ?? kind })
  const option = yield* chooseOne(
    { seat: team.captain.seat, kind, prompt: text(`prompt.${kind}`), ...(card ? { card } : {}) },
    open,
    (item) => ({
      id: item.id,
      text: text('option.of-card', { option: nameOf(item) }),
      about: nameOf(item),
      ...(takesDice(item) ? { role: 'risky' } : {}),
    }),
  )
  const cause: Cause = { card: card ?? kind, option: nameOf(option) }
  const { outcome, roll } = yield* because(cause, carryOutOption(t, { ...scene, option: nameOf(option) }, option))
  return { outcome, option: option.id, tags: option.tags ?? [], cause: roll ? { ...cause, roll } : cause }
}

function* carryOutOption<O extends string>(t: Table, scene: Chosen, option: Option<O>): Rules<Ended<O>> {
  const { team } = scene
  for (const requirement of option.requires ?? [])
    if ('keyword' in requirement && !('gearFight' in requirement)) yield* useKeyword(t, team, requirement.keyword)
  yield* payFor(t, scene, option)
  if (option.costEither) yield* payEither(team, option.costEither)
  return yield* resolveResult(t, scene, option, null)
}

/** Do dice follow, whatever else may? */
function takesDice(result: Result<string>): boolean {
  const isRoll = 'test' in result || 'die' in result || 'luck' in result
  if (isRoll || result.effects?.some((effect) => effect.do === 'wanted-rolls')) return true
  return waysOn(result).some(takesDice)
}

/** A scene in which an option was chosen. */
export interface Chosen extends Scene {
  readonly option: OptionName
}

/** How a result came out, and the dice that decided it last. */
interface Ended<O> {
  readonly outcome: O
  readonly roll?: NonNullable<Cause['roll']>
}

/** Effects in order, then what the result leads to. */
function* resolveResult<O extends string>(
  t: Table,
  scene: Chosen,
  result: Result<O>,
  tester: Member | null,
): Rules<Ended<O>> {
  const context: EffectContext = {
    team: scene.team,
    tester,
    failed: false,
    ...(scene.card ? { card: scene.card } : {}),
  }
  for (const effect of result.effects ?? []) {
    yield* applyEffect(t, context, effect)
    if (context.failed) return { outcome: 'botched' as O }
    if (context.ended) return { outcome: context.ended as O }
  }
  if ('outcome' in result) return { outcome: result.outcome }
  if ('branches' in result) {
    const branch = yield* chooseBranch(t, scene, result.branches)
    if (!branch) throw new Error('No branch of a card applies.')
    return yield* resolveResult(t, scene, branch, tester)
  }
  if ('die' in result) {
    const way = result.die[bandAt(result.die, rollBareDie(t, scene.team))]
    if (!way) throw new Error('A die has no bands.')
    return yield* resolveResult(t, scene, way, tester)
  }
  if ('luck' in result) {
    const good = yield* tryLuck(t, scene.team, result.luck)
    return yield* resolveResult(t, scene, good ? result.good : result.bad, tester)
  }
  if ('apart' in result) {
    const members = yield* chooseApart(t, scene.team)
    return yield* apart(scene.team, members, (team) => resolveResult(t, { ...scene, team }, result.apart, tester))
  }
  const { roll, ...tested } = yield* takeTest(t, scene, result)
  const band = result.bands[bandAt(result.bands, roll.total)]
  if (!band) throw new Error('A test has no bands.')
  const cause: Cause = { card: scene.option.of, option: scene.option, roll }
  return { roll, ...(yield* because(cause, resolveResult(t, scene, band, tested.tester))) }
}

/** The first branch that applies; one that only lacks somebody may be had by spending something in their place. */
function* chooseBranch<O extends string>(
  t: Table,
  { team, card }: Scene,
  branches: readonly Branch<O>[],
): Rules<Branch<O> | undefined> {
  for (const branch of branches) {
    const lacking = (branch.requires ?? []).filter((need) => !meetsRequirement(t, team, need))
    if (lacking.length === 0) return branch
    const spent = lacking.flatMap((need) => replaced(t, team, need) ?? [])
    if (spent.length < lacking.length || !canPay(team, spent.reduce(adding, {}))) continue
    const what: TextList = {
      list: spent.map(({ token, n }) => text('option.goods', { what: amountOf(token, n) })),
      join: 'and',
    }
    const asked = { kind: 'branch.stand-in', prompt: text('prompt.stand-in', { what }), ...yesOrNo('stand-in') }
    if (!(yield* confirm({ seat: team.captain.seat, ...asked, ...(card ? { card } : {}) }))) continue
    for (const need of lacking) if ('profession' in need) spendStandIn(t, team, need.profession)
    return branch
  }
  return undefined
}

/** Generic, so that the compiler pairs each effect with its rule in the table. */
export function* applyEffect<K extends EffectKind>(t: Table, context: EffectContext, effect: EffectOf<K>): Rules<void> {
  const asking = effectRule(effect.do)(t, context, effect)
  if (asking) yield* asking
}
