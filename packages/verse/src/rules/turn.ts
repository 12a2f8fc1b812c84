import { askFirst, gather, type OneOf, type Rules, text } from '@keep-flying/kernel'
import type { ActionKind, Captain, Table } from '../state.ts'
import { actionsLeft, mayTake } from './actions.ts'
import { deedsBetween } from './between.ts'
import { purchases } from './buy.ts'
import { isAnybodyFound, meetCruiser, sendOffs } from './cruiser.ts'
import { startBesideCutter } from './cutter.ts'
import { dealings } from './deal.ts'
import { type Aside, asideOf, carryOut, type Deed, plainOption, type QuietDeed } from './deed.ts'
import { hires, peacemakers } from './disgruntled.ts'
import { flights } from './fly.ts'
import { goalToDeal, goalToWork, lastCall, noticeGoals, noticeGoalsAtTurnEnd } from './story.ts'
import { seatName, tell } from './table.ts'
import { bargainQuestions, dropDraftsOf, dropLapsedBargains, tradesInTurn, tradesMeanwhile } from './trade.ts'
import { jobsToWork, oddJobs } from './work.ts'

/** A captain's turn: up to two actions of different kinds, and whatever costs no action in between. */

const endOfTurn: Deed = { option: plainOption('end', { role: 'end', sign: 'end-turn' }), carryOut: () => {} }

export function* takeTurn(t: Table, c: Captain): Rules<void> {
  t.state.turn = { taken: [], flight: null }
  tell(t, 'turn', { who: seatName(c), round: t.state.round })
  dropDraftsOf(t, c)
  for (const on of t.moments) {
    const beginning = on.turnBegins?.(t, c)
    if (beginning) yield* beginning
  }
  yield* startBesideCutter(t, c)
  yield* settle(t)
  yield* act(t, c)
  if (!t.state.result) noticeGoalsAtTurnEnd(t, c)
  for (const on of t.moments) {
    const ending = t.state.result ? undefined : on.turnEnds?.(t, c)
    if (ending) yield* ending
  }
}

/** Deeds one after the other, until the captain has enough of it. */
function* act(t: Table, c: Captain): Rules<void> {
  while (!t.state.result) {
    const deed = yield* chooseInTurn(t, c)
    if (deed === endOfTurn) break
    if (deed.action) begin(t, deed.action)
    yield* carryOut(deed)
    yield* settle(t)
    const { action } = deed
    if (action && t.moments.some((on) => on.endsTurn?.(t, action))) break
  }
}

/** After every resolution: meetings with the Cruiser that are due, goals that now hold. */
function* settle(t: Table): Rules<void> {
  if (t.state.result) return
  if (isAnybodyFound(t)) yield* meetCruiser(t)
  noticeGoals(t)
  for (const on of t.moments) {
    const settling = t.state.result ? undefined : on.settled?.(t)
    if (settling) yield* settling
  }
}

type Kind = ActionKind | 'other'

type Offers = (t: Table, c: Captain) => readonly Deed[]

/** What the base game offers as an action of each kind. */
const actions: Readonly<Record<Kind, readonly Offers[]>> = {
  fly: [flights],
  buy: [purchases],
  deal: [dealings, goalToDeal],
  work: [jobsToWork, goalToWork, oddJobs],
  other: [peacemakers, lastCall],
}

/** What it offers besides. */
const free: readonly Offers[] = [deedsBetween, sendOffs, hires, tradesInTurn]

const kinds: readonly Kind[] = ['fly', 'buy', 'deal', 'work', 'other']

/** Deeds that take the same action belong together. */
function grouped({ option, carryOut }: Deed, action: Kind): Deed {
  return { option: { ...option, group: action }, action, carryOut }
}

/** Everything a captain may do at this moment of the turn. */
function deeds(t: Table, c: Captain): Deed[] {
  const added = gather(t.moments, (on) => on.turnChoices?.(t, c) ?? [])
  const takeable = kinds.filter((kind) => mayTake(t, kind))
  const list: Deed[] = []
  for (const action of takeable) for (const offers of actions[action]) list.push(...offers(t, c))
  for (const deed of added) if (deed.action && takeable.includes(deed.action)) list.push(grouped(deed, deed.action))
  list.push(endOfTurn)
  for (const offers of free) list.push(...offers(t, c))
  for (const deed of added) if (!deed.action) list.push(deed)
  return list
}

/**
 * The active captain's question, with trading offered to everybody else who has a partner beside them. A turn in which
 * nothing at all could be done is still ended by hand: a ship may be hemmed in for many rounds.
 */
function* chooseInTurn(t: Table, c: Captain): Rules<Deed> {
  for (;;) {
    dropLapsedBargains(t)
    const list = deeds(t, c)
    const asides = bargainQuestions(t)
    for (const on of t.moments) asides.push(...(on.asides?.(t) ?? []))
    asides.push(...openings(t, c))
    if (list.length === 1 && asides.length === 0 && t.state.turn.taken.length > 0) return endOfTurn
    const main: OneOf = {
      number: 0,
      form: 'one',
      seat: c.seat,
      kind: 'turn',
      prompt: text('prompt.turn', { n: Math.max(0, actionsLeft(t)) }),
      options: list.map((deed) => deed.option),
      rule: 'TURN-01',
    }
    const given = yield* askFirst([main, ...asides.map((aside) => aside.decision)])
    if (given.index === 0) {
      const deed = list.find(({ option }) => option.id === given.value)
      if (!deed) throw new Error(`The answer "${given.value}" was not on offer.`)
      return deed
    }
    asides[given.index - 1]?.take(given.value)
    yield* settle(t)
    if (t.state.result) return endOfTurn
  }
}

/** What the others may begin meanwhile: a trade with whoever lies beside them, and what a box adds. */
function openings(t: Table, c: Captain): Aside[] {
  const asides: Aside[] = []
  for (const other of t.state.captains) {
    if (other === c) continue
    const open = tradesMeanwhile(t, other)
    for (const on of t.moments) for (const deed of on.offTurnChoices?.(t, other) ?? []) open.push(offTurn(deed))
    if (open.length > 0) asides.push(asideOf({ seat: other.seat, ...openToTrade }, open))
  }
  return asides
}

const openToTrade = {
  kind: 'trade.open',
  prompt: text('prompt.trade-open'),
  standing: true,
  rule: 'TRADE-03',
} as const

/** Off turn nothing is beside the point. */
function offTurn({ option: { role: _role, ...option }, carryOut }: QuietDeed): QuietDeed {
  return { option, carryOut }
}

function begin(t: Table, kind: Kind): void {
  t.begin('action')
  t.state.turn.taken.push(kind)
}
