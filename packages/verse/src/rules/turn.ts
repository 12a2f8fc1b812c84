import { askFirst, chooseOne, type Decision, type Option, question, type Rules, text } from '@keep-flying/kernel'
import type { ActionKind, Captain, Member, Table } from '../state.ts'
import type { CardId, ContactId, Goal } from '../vocabulary/index.ts'
import { deedsBetween } from './between.ts'
import { canShoreLeave, goShopping, shopHere, shoreLeave } from './buy.ts'
import { cruiserDodges, meetCruiser, sendCruiserOff } from './cruiser.ts'
import { startBesideCutter } from './cutter.ts'
import { contactsToDealWith, dealWith } from './deal.ts'
import { type BetterOffer, betterOffers, calm, hireAway } from './disgruntled.ts'
import { canBurn, fullBurn, mosey, sectorsAhead } from './fly.ts'
import type { ExtraChoice } from './moments.ts'
import { callLast, canCallLast, noticeGoals, workableGoal, workGoal } from './story.ts'
import { abilityOf, cardName, contactName, crewCard, seatName, tell } from './table.ts'
import { trade, tradePartners } from './trade.ts'
import { canMakeWork, makeWork, workableJobs, workJob } from './work.ts'

/** A captain's turn: up to two actions of different kinds, and whatever costs no action in between. */

const actionsPerTurn = 2

/** Everything a captain may do at this moment of the turn. */
type Choice =
  | { readonly does: 'end' | 'burn' | 'mosey' | 'shop' | 'shore-leave' | 'make-work' | 'last-call' }
  | { readonly does: 'deal'; readonly contact: ContactId }
  | { readonly does: 'job' | 'send-off'; readonly card: CardId }
  | { readonly does: 'goal'; readonly goal: Extract<Goal, { kind: 'work' }> }
  | { readonly does: 'calm'; readonly member: Member }
  | { readonly does: 'hire'; readonly offer: BetterOffer }
  | { readonly does: 'trade'; readonly partner: Captain }
  | { readonly does: 'extra'; readonly extra: ExtraChoice }

export function* takeTurn(t: Table, c: Captain): Rules<void> {
  t.state.turn = { taken: [], flying: false }
  tell(t, 'turn', { who: seatName(c), round: t.state.round })
  for (const on of t.moments) on.turnBegins?.(t, c)
  yield* startBesideCutter(t, c)
  yield* settle(t)
  while (!t.state.result) {
    const choice = yield* chooseInTurn(t, c)
    if (choice.does === 'end') return
    yield* carryOut(t, c, choice)
    yield* settle(t)
    if (t.state.lastCall?.by === c.seat) return
  }
}

/** After every resolution: meetings with the Cruiser that are due, goals that now hold. */
function* settle(t: Table): Rules<void> {
  if (t.state.result) return
  yield* meetCruiser(t)
  noticeGoals(t)
  for (const on of t.moments) if (on.settled && !t.state.result) yield* on.settled(t)
}

function actionsLeft(t: Table): number {
  return actionsPerTurn - t.state.turn.taken.length
}

function mayTake(t: Table, kind: ActionKind): boolean {
  return actionsLeft(t) > 0 && !t.state.turn.taken.includes(kind)
}

function choices(t: Table, c: Captain): Choice[] {
  const extras = t.moments.flatMap((on) => on.turnChoices?.(t, c) ?? [])
  const shown = (extra: ExtraChoice): Choice => ({ does: 'extra', extra })
  return [
    ...actionChoices(t, c),
    ...extras.filter((extra) => extra.action && mayTakeExtra(t, extra.action)).map(shown),
    { does: 'end' },
    ...deedsBetween(t, c).map(shown),
    ...freeChoices(t, c),
    ...extras.filter((extra) => !extra.action).map(shown),
  ]
}

function mayTakeExtra(t: Table, kind: ActionKind | 'other'): boolean {
  return kind === 'other' ? actionsLeft(t) > 0 : mayTake(t, kind)
}

function actionChoices(t: Table, c: Captain): Choice[] {
  const list: Choice[] = []
  if (mayTake(t, 'fly')) {
    if (canBurn(t, c)) list.push({ does: 'burn' })
    if (sectorsAhead(t, c, 'mosey').length > 0) list.push({ does: 'mosey' })
  }
  if (mayTake(t, 'buy')) {
    if (shopHere(t, c)) list.push({ does: 'shop' })
    if (canShoreLeave(t, c)) list.push({ does: 'shore-leave' })
  }
  if (mayTake(t, 'deal')) for (const contact of contactsToDealWith(t, c)) list.push({ does: 'deal', contact })
  if (mayTake(t, 'work')) {
    for (const card of workableJobs(t, c)) list.push({ does: 'job', card })
    const goal = workableGoal(t, c)
    if (goal) list.push({ does: 'goal', goal })
    if (canMakeWork(t, c)) list.push({ does: 'make-work' })
  }
  if (actionsLeft(t) > 0) {
    for (const member of calmers(t, c)) list.push({ does: 'calm', member })
    if (canCallLast(t, c)) list.push({ does: 'last-call' })
  }
  return list
}

/** Crew who can talk a disgruntled mate round. */
function calmers(t: Table, c: Captain): Member[] {
  const unhappy = c.crew.filter((member) => member.disgruntled)
  return c.crew.filter(
    (member) => abilityOf(crewCard(t, member.card), 'calms-another') && unhappy.some((other) => other !== member),
  )
}

/** What else is free, but only for a ship that is not in flight. */
function freeChoices(t: Table, c: Captain): Choice[] {
  const list: Choice[] = []
  if (c.sector === t.state.cruiser) for (const card of cruiserDodges(t, c)) list.push({ does: 'send-off', card })
  for (const offer of betterOffers(t, c)) list.push({ does: 'hire', offer })
  for (const partner of tradePartners(t, c)) list.push({ does: 'trade', partner })
  return list
}

function show(choice: Choice): Option {
  switch (choice.does) {
    case 'deal':
      return { id: `deal:${choice.contact}`, text: text('option.deal', { contact: contactName(choice.contact) }) }
    case 'job':
      return {
        id: `job:${choice.card}`,
        text: text('option.work-job', { card: cardName(choice.card) }),
        at: { card: choice.card },
      }
    case 'goal':
      return { id: 'goal', text: text('option.work-goal', { goal: choice.goal.name }) }
    case 'calm':
      return {
        id: `calm:${choice.member.card}`,
        text: text('option.calm', { card: cardName(choice.member.card) }),
        at: { card: choice.member.card },
      }
    case 'send-off':
      return {
        id: `send-off:${choice.card}`,
        text: text('option.send-off', { card: cardName(choice.card) }),
        at: { card: choice.card },
        minor: true,
      }
    case 'hire':
      return {
        id: `hire:${choice.offer.member.card}`,
        text: text('option.hire-away', { card: cardName(choice.offer.member.card), who: seatName(choice.offer.rival) }),
        at: { card: choice.offer.member.card },
        minor: true,
      }
    case 'trade':
      return {
        id: `trade:${choice.partner.seat}`,
        text: text('option.trade', { who: seatName(choice.partner) }),
        at: { seat: choice.partner.seat },
        minor: true,
      }
    case 'extra':
      return choice.extra.option
    default:
      return { id: choice.does, text: text(`option.${choice.does}`) }
  }
}

/**
 * The active captain's question, with trading offered to everybody else who has a partner beside them. A turn in which
 * nothing at all could be done is still ended by hand: a ship may be hemmed in for many rounds.
 */
function* chooseInTurn(t: Table, c: Captain): Rules<Choice> {
  for (;;) {
    const list = choices(t, c)
    const standing = standingOffers(t, c)
    if (list.length === 1 && standing.length === 0 && actionsLeft(t) < actionsPerTurn) return { does: 'end' }
    const options = list.map(show)
    const main = question.one({
      seat: c.seat,
      kind: 'turn',
      prompt: text('prompt.turn', { n: Math.max(0, actionsLeft(t)) }),
      options,
      rule: 'TURN-01',
    })
    const given = yield* askFirst([main, ...standing.map((offer) => offer.decision)])
    if (given.index === 0) return list[options.findIndex((option) => option.id === given.value)] as Choice
    const taken = standing[given.index - 1]?.choices.find((choice) => choice.option.id === given.value)
    if (taken) yield* taken.carryOut()
    yield* settle(t)
    if (t.state.result) return { does: 'end' }
  }
}

interface StandingOffer {
  readonly decision: Decision
  readonly choices: readonly ExtraChoice[]
}

/** What the others may do meanwhile: trade with whoever lies beside them, and what a box adds. */
function standingOffers(t: Table, c: Captain): StandingOffer[] {
  return t.state.captains.flatMap((other) => {
    if (other === c) return []
    const extras = t.moments.flatMap((on) => on.offTurnChoices?.(t, other) ?? [])
    const choices = [...tradePartners(t, other).map((partner) => tradeChoice(t, other, partner)), ...extras]
    if (choices.length === 0) return []
    const decision = question.one({
      seat: other.seat,
      kind: 'trade.open',
      prompt: text('prompt.trade-open'),
      options: choices.map((choice) => choice.option),
      standing: true,
      rule: 'TRADE-03',
    })
    return [{ decision, choices }]
  })
}

function tradeChoice(t: Table, c: Captain, partner: Captain): ExtraChoice {
  return {
    option: {
      id: `trade:${partner.seat}`,
      text: text('option.trade', { who: seatName(partner) }),
      at: { seat: partner.seat },
    },
    carryOut: () => trade(t, c, partner),
  }
}

function begin(t: Table, kind: ActionKind | 'other'): void {
  t.beginAction()
  t.state.turn.taken.push(kind)
}

function* carryOut(t: Table, c: Captain, choice: Choice): Rules<void> {
  switch (choice.does) {
    case 'end':
      return
    case 'burn':
      begin(t, 'fly')
      return yield* fullBurn(t, c)
    case 'mosey':
      begin(t, 'fly')
      return yield* mosey(t, c)
    case 'shop': {
      begin(t, 'buy')
      const deck = shopHere(t, c)
      if (deck) yield* goShopping(t, c, deck)
      return
    }
    case 'shore-leave':
      begin(t, 'buy')
      return shoreLeave(t, c)
    case 'deal':
      begin(t, 'deal')
      return yield* dealWith(t, c, choice.contact)
    case 'job':
      begin(t, 'work')
      return yield* workJob(t, c, choice.card)
    case 'goal':
      begin(t, 'work')
      return yield* workGoal(t, c, choice.goal)
    case 'make-work':
      begin(t, 'work')
      return makeWork(t, c)
    case 'calm':
      begin(t, 'other')
      return yield* calmSomebody(t, c, choice.member)
    case 'last-call':
      begin(t, 'other')
      return callLast(t, c)
    case 'send-off':
      return yield* sendCruiserOff(t, c, choice.card)
    case 'hire':
      return hireAway(t, c, choice.offer)
    case 'trade':
      return yield* trade(t, c, choice.partner)
    case 'extra':
      if (choice.extra.action) begin(t, choice.extra.action)
      return yield* choice.extra.carryOut()
  }
}

function* calmSomebody(t: Table, c: Captain, calmer: Member): Rules<void> {
  const member = yield* chooseOne(
    { seat: c.seat, kind: 'crew.calm', prompt: text('prompt.calm'), card: calmer.card },
    c.crew.filter((one) => one.disgruntled && one !== calmer),
    (one) => ({ id: one.card, text: text('option.card', { card: cardName(one.card) }), at: { card: one.card } }),
  )
  calm(t, member)
}
