import { chooseOne, confirm, type Option, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Member, Table } from '../state.ts'
import {
  type AbilityOf,
  type Amounts,
  type Bonus,
  type JobCard,
  type Skill,
  type Sort,
  tokensOf,
} from '../vocabulary/index.ts'
import { collectBonuses } from './bonus.ts'
import { cutOf, isMoral } from './crew.ts'
import { remove } from './decks.ts'
import { yesOrNo } from './deed.ts'
import { disgruntleAll } from './disgruntled.ts'
import { applyEffect } from './events.ts'
import {
  hasKeyword,
  keepOnlyOwnCrew,
  spendableFor,
  spendStandIn,
  standInFor,
  type Team,
  teamHas,
  upgradesToRouse,
  useKeyword,
  wholeCrew,
} from './gear.ts'
import { amountOf } from './hold.ts'
import { loadGain, loadGoods } from './loading.ts'
import { outrageMoralCrew } from './moral.ts'
import { gain } from './purse.ts'
import { onCard } from './show.ts'
import { teamPoints } from './skill.ts'
import { gainSolid } from './solid.ts'
import {
  abilityOf,
  cardName,
  crewCard,
  gearCard,
  isLeader,
  seatName,
  story,
  tell,
  upgradeCard,
  workingUpgrades,
} from './table.ts'

/** Completing a job: pay and bonuses, cuts, outrage, reputation, in this order. */
export function* completeJob(t: Table, team: Team, printed: JobCard, delivered: Amounts, taken = 0): Rules<void> {
  const { captain, attempt } = team
  const card = attempt?.immoral ? { ...printed, immoral: true } : printed
  tell(t, 'job-completed', { who: seatName(captain), card: cardName(card.id) })
  yield* collectPay(t, team, card, delivered, taken)
  yield* collectBonuses(t, captain, [...jobBonuses(t, team, card), ...(yield* rousedBonuses(t, team, card))])
  for (const on of t.moments) {
    const asking = on.jobPays?.(t, team, card)
    if (asking) yield* asking
  }
  for (const effect of card.onCompletion ?? [])
    yield* applyEffect(t, { team: wholeCrew(captain), tester: null, failed: false }, effect)
  keepOnlyOwnCrew(team)
  yield* payCuts(t, captain, card.goodDeeds)
  if (card.immoral) outrageMoralCrew(t, captain)
  for (const on of t.moments) {
    const asking = on.jobCompleted?.(t, team, card)
    if (asking) yield* asking
  }
  captain.jobs = captain.jobs.filter((job) => job.card !== card.id)
  if (card.contact === null) remove(t, card.id)
  else gainSolid(t, captain, card.contact, card.id)
}

/** What the card pays, halved or changed by what happened, and the tab for a profession at work. */
function* collectPay(t: Table, team: Team, card: JobCard, delivered: Amounts, taken: number): Rules<void> {
  const { captain, attempt } = team
  const { pay, bonus } = card
  const shareOf = (amount: number) => (attempt?.halvePay ? Math.floor(amount / 2) : amount)
  let credits = 0
  if ('credits' in pay) credits = shareOf(pay.credits)
  else if ('creditsPer' in pay) credits = shareOf(pay.creditsPer * countOf(delivered, pay.per))
  else if ('creditsEach' in pay) credits = shareOf(pay.creditsEach * taken)
  else if ('perPoint' in pay) credits = shareOf(pay.base + pay.perPoint * pointsAtWork(t, team, pay.skill))
  else if ('good' in pay) yield* loadGain(t, captain, pay.good, shareOf(pay.perCrewAtWork * team.members.length))
  else yield* loadGoods(t, captain, shareOf(pay.goodsPerCrewAtWork * team.members.length))
  credits = Math.max(0, credits + (attempt?.payChange ?? 0))
  if (bonus && (yield* earnsBonus(t, team, bonus))) {
    credits += bonus.credits ?? 0
    yield* loadGain(t, captain, 'part', bonus.parts ?? 0)
  }
  if (!card.legal) credits += story(t).illegalJobBonus ?? 0
  gain(t, captain, credits)
}

function countOf(delivered: Amounts, sort: Sort): number {
  return tokensOf(sort).reduce((sum, token) => sum + (delivered[token] ?? 0), 0)
}

/** A keyword may also be had by giving up gear that counts as it, if the captain likes. */
function* earnsBonus(t: Table, team: Team, bonus: Bonus): Rules<boolean> {
  if ('profession' in bonus) return teamHas(t, team, bonus.profession)
  if (hasKeyword(t, team, bonus.keyword)) return true
  const [gear] = spendableFor(t, team, bonus.keyword)
  if (gear === undefined) return false
  const spends = yield* confirm({
    seat: team.captain.seat,
    kind: 'pay.spend-for-bonus',
    prompt: text('prompt.spend-for-pay', { card: cardName(gear), credits: bonus.credits ?? 0 }),
    ...yesOrNo('spend-for-bonus'),
  })
  if (spends) yield* useKeyword(t, team, bonus.keyword)
  return spends
}

/** The points of those at work, gear and all; what bars a skill bars it in tests alone. */
function pointsAtWork(t: Table, team: Team, skill: Skill): number {
  return teamPoints(t, { ...team, attempt: null }, skill)
}

/** Bonuses of crew and gear at work and of working Upgrades. */
function jobBonuses(t: Table, team: Team, card: JobCard): AbilityOf<'job-bonus'>[] {
  const cards = [
    ...team.members.map((member) => crewCard(t, member.card)),
    ...team.carried.map((item) => gearCard(t, item.gear)),
    ...workingUpgrades(t, team.captain),
  ]
  return cards.flatMap((one) => abilityOf(one, 'job-bonus') ?? []).filter((bonus) => isFor(bonus, card))
}

function isFor(bonus: AbilityOf<'job-bonus'>, card: JobCard): boolean {
  return bonus.type ? card.types.includes(bonus.type) : bonus.immoral === card.immoral
}

/** Bonuses of Upgrades that would work if something were spent in place of somebody. */
function* rousedBonuses(t: Table, team: Team, card: JobCard): Rules<AbilityOf<'job-bonus'>[]> {
  const roused: AbilityOf<'job-bonus'>[] = []
  for (const upgrade of upgradesToRouse(t, team)) {
    const bonus = abilityOf(upgradeCard(t, upgrade.card), 'job-bonus')
    const spent = bonus && isFor(bonus, card) ? standInFor(t, team, upgrade.profession) : undefined
    if (!bonus || !spent) continue
    const words = { card: cardName(upgrade.card), what: amountOf(spent.token, spent.n) }
    const asked = { kind: 'bonus.stand-in', prompt: text('prompt.rouse-upgrade', words), ...yesOrNo('stand-in') }
    if (!(yield* confirm({ seat: team.captain.seat, card: upgrade.card, ...asked }))) continue
    spendStandIn(t, team, upgrade.profession)
    roused.push(bonus)
  }
  return roused
}

type CutChoice =
  | { readonly does: 'all' }
  | { readonly does: 'stop' }
  | { readonly does: 'pay'; readonly member: Member; readonly cut: number }

/** Every crew but the Leader is due its cut, at work or not. Whoever goes unpaid takes it badly. */
export function* payCuts(t: Table, c: Captain, goodDeeds?: true): Rules<void> {
  const takesCut = (member: Member) => cutOf(t, member) > 0 && !(goodDeeds && isMoral(t, member))
  let due = c.crew.filter((member) => !isLeader(t, member) && takesCut(member))
  while (due.length > 0) {
    const choice = yield* chooseOne(
      {
        seat: c.seat,
        kind: 'pay.cuts',
        prompt: text('prompt.pay-cuts', { credits: totalCut(t, due) }),
        rule: 'PAY-06',
      },
      cutChoices(t, c, due),
      (item) => showCutChoice(t, item, due),
    )
    if (choice.does === 'stop') break
    const paid = choice.does === 'all' ? due : [choice.member]
    c.credits -= totalCut(t, paid)
    tell(t, 'cuts-paid', { who: seatName(c), credits: totalCut(t, paid) })
    due = due.filter((member) => !paid.includes(member))
  }
  const bears = (member: Member) => t.moments.some((on) => on.worksUnpaid?.(t, c, member))
  disgruntleAll(
    t,
    c,
    due.filter((member) => !bears(member)),
  )
}

function totalCut(t: Table, members: readonly Member[]): number {
  return members.reduce((sum, member) => sum + cutOf(t, member), 0)
}

function cutChoices(t: Table, c: Captain, due: readonly Member[]): CutChoice[] {
  const choices: CutChoice[] = totalCut(t, due) <= c.credits ? [{ does: 'all' }] : []
  for (const member of due) {
    const cut = cutOf(t, member)
    if (cut <= c.credits) choices.push({ does: 'pay', member, cut })
  }
  choices.push({ does: 'stop' })
  return choices
}

function showCutChoice(t: Table, choice: CutChoice, due: readonly Member[]): Option {
  if (choice.does === 'all') {
    const price = totalCut(t, due)
    return { id: 'all', text: text('option.pay-all-cuts', { credits: price }), usual: true, sign: 'credits', price }
  }
  if (choice.does === 'stop')
    return { id: 'stop', text: text('option.stop-paying', { n: due.length }), role: 'end', sign: 'check' }
  const { member, cut } = choice
  return onCard(member.card, 'option.pay-cut', { credits: cut }, { price: cut })
}
