import { type Decision, eventText, isHiddenCard, type Text, text } from '@keep-flying/kernel'
import { seatName, sectorName } from '../../rules/table.ts'
import type { State } from '../../state.ts'
import { type HappeningKind, happened } from '../../vocabulary/index.ts'
import { facedIn } from '../at-hand.ts'
import { tableFor } from '../view-table.ts'
import { type Compared, heard } from './compare.ts'

/** Where an answer leads: who moves where, and whether flight and work go on. */
export function wayOn(c: Compared): Text[] {
  return [...moves(c), ...work(c), ...flight(c)]
}

/** What is told in the words of the log: it cannot be seen by comparing the ship. */
const toldInBase: readonly HappeningKind[] = ['alliance-contact', 'reaver-contact']

function moves(c: Compared): Text[] {
  const { was, is, option, ahead } = c
  const to = option?.at && 'place' in option.at ? option.at.place : null
  const told = [...toldInBase, ...tableFor(ahead.after).box.parts.flatMap(({ toldAhead }) => toldAhead ?? [])]
  const events = ahead.heard.filter((event) => {
    if (happened(event, 'cruiser-moved')) return event.data.sector.id !== to
    if (happened(event, 'cutter-moved')) return event.data.to.id !== to
    return happened(event, ...told)
  })
  const moved = was.sector !== '' && is.sector !== was.sector && is.sector !== to
  return [...(moved ? [text('ahead.moves', { sector: sectorName(is.sector) })] : []), ...events.map(eventText)]
}

function work(c: Compared): Text[] {
  const { before, after } = c.ahead
  if (heard(c, 'botched').length > 0) return [text('ahead.botched')]
  const passed = (after.attempt?.passed ?? 0) - (before.attempt?.passed ?? 0)
  return passed > 0 && before.attempt ? [text('ahead.passes')] : []
}

function flight({ ahead, is }: Compared): Text[] {
  const { before, after, seat, decision, end } = ahead
  if (before.active !== seat || !before.turn.flight || end === 'round' || end === 'over') return []
  const { flight } = after.turn
  const isSpent = before.turn.flight.flown >= before.turn.flight.range
  if (!flight) return [text(isSpent ? 'ahead.range-spent' : 'ahead.flight-ends')]
  const flies = ownQuestion(ahead.next, seat)?.kind === 'fly.to' && decision.kind !== 'fly.to'
  return flies && is.sector !== '' ? [text('ahead.flies-on', { n: flight.range - flight.flown })] : []
}

/** What the seat is asked next: what it has begun beside the turn comes first, as on the screen of whoever is waiting. */
function ownQuestion(open: readonly Decision[], seat: number): Decision | undefined {
  const own = open.filter((one) => one.seat === seat)
  return own.find(({ underWay }) => underWay) ?? own.find(({ standing }) => !standing)
}

/** The questions that everything comes back to. */
const menus: ReadonlySet<string> = new Set(['turn', 'fly.to', 'shop', 'deal'])

/** Questions that come before the dice of a test. */
const beforeDice: ReadonlySet<string> = new Set(['test.bribe', 'test.tester', 'test.swap', 'test.spend-for-bonus'])

/** What comes next: dice, a card, a question, the end of the turn or of the game. */
export function whatFollows(c: Compared): Text[] {
  const { ahead } = c
  switch (ahead.end) {
    case 'chance':
      return dice(c)
    case 'shown':
      return cardTurned(ahead.after)
    case 'round':
      return ahead.before.active === ahead.seat && c.option?.role !== 'end' ? [text('ahead.turn-ends')] : []
    case 'over':
      return [text(ahead.after.result?.winners.includes(ahead.seat) ? 'ahead.won' : 'ahead.over')]
    case 'asked':
      return question(c)
  }
}

/** That dice follow goes without saying where the option itself is about the test, with its odds beside it. */
function dice({ option, ahead }: Compared): Text[] {
  return option?.role === 'risky' && facedIn(ahead.decision) !== null ? [] : [text('ahead.dice')]
}

/** A card that is drawn to be looked at goes without saying. */
function cardTurned({ drawn, attempt }: State): Text[] {
  if (drawn.cards.some(isHiddenCard)) return [text('ahead.nav-card')]
  return attempt?.misbehave.cards.some(isHiddenCard) ? [text('ahead.misbehave-card')] : []
}

function question(c: Compared): Text[] {
  const { seat, decision, next, before } = c.ahead
  const own = ownQuestion(next, seat)
  if (!own) {
    const other = next.find(({ standing }) => !standing)
    return other && before.active === seat ? [text('ahead.other-decides', { who: seatName(other) })] : []
  }
  if (own.kind === 'hold.make-room') return [makeRoom(own, decision)]
  if (beforeDice.has(own.kind)) return beforeDice.has(decision.kind) ? [] : dice(c)
  if (menus.has(decision.kind) || own.kind === decision.kind || menus.has(own.kind)) return []
  return [text('ahead.asks', { prompt: own.prompt })]
}

/** What goes if no room is made; where there is no saying no, room must be made. */
function makeRoom(asked: Decision, before: Decision): Text {
  const lost = 'options' in asked ? asked.options.find(({ role }) => role === 'end')?.about : undefined
  if (lost) return text('ahead.room-or-lose', { what: lost })
  return text(before.kind === asked.kind ? 'ahead.must-make-more-room' : 'ahead.must-make-room')
}

/** Does the answer close a matter, so that it can be said that nothing has changed? */
export function isSettled({ ahead, was, is }: Compared): boolean {
  const { decision, seat, next, end } = ahead
  if (was.sector !== is.sector || decision.kind === 'turn' || decision.kind === 'fly.to') return false
  if (end !== 'asked') return end === 'round'
  const own = ownQuestion(next, seat)
  return !own || (own.kind !== decision.kind && menus.has(own.kind))
}
