import type { Cause, Decision, HeardEvent } from '@keep-flying/kernel'
import {
  type Box,
  type Captain,
  type CardId,
  type Happened,
  happened,
  type OptionName,
  type SectorId,
  type Table,
} from '@keep-flying/verse'
import { isOutlaw } from '@keep-flying/verse/ask'
import type { Roll } from '../../../dice/roll.ts'
import type { News } from '../../../dock/planning.ts'
import { seatIn } from '../told/seat.ts'

/** The card or tile that an event turns up, if it is more than empty space. */
function turnedUp(event: HeardEvent, box: Box): CardId | null {
  if (happened(event, 'misbehave-card')) return event.data.card.id
  if (happened(event, 'nav-card')) {
    const { id } = event.data.card
    return box.nav.get(id)?.kind === 'empty' ? null : id
  }
  // Contact tiles go by the name of the meeting.
  return happened(event, 'alliance-contact', 'reaver-contact', 'corvette-contact') ? event.kind : null
}

type Test = HeardEvent & Happened<'test'>

function isRoll(event: HeardEvent): event is HeardEvent & Happened<'test' | 'rerolled'> {
  return happened(event, 'test', 'rerolled')
}

function lastTest(events: readonly HeardEvent[], seat: number): Test | undefined {
  return events.findLast((event): event is Test => happened(event, 'test') && event.data.who.id === seat)
}

/** The last test of a seat among the events, if there is one. */
export function lastRoll(events: readonly HeardEvent[], seat: number): Roll | null {
  const { die, total } = events.filter(isRoll).findLast(({ data }) => data.who.id === seat)?.data ?? {}
  return die === undefined || total === undefined ? null : { die, points: total - die, total }
}

/** The option that led to a seat's last test. */
export function lastTested(events: readonly HeardEvent[], seat: number): OptionName | null {
  const option = lastTest(events, seat)?.data.option
  return option?.name === 'option' ? option : null
}

/** What has happened since the cause of a question turned up, save the test that is shown by itself. */
export function linesSince(events: readonly HeardEvent[], { card, roll }: Cause, box: Box): readonly HeardEvent[] {
  const isCause = (event: HeardEvent) =>
    card === undefined ? roll !== undefined && event.data?.['die'] === roll.die : turnedUp(event, box) === card
  const from = events.findLastIndex(isCause)
  if (from < 0) return []
  return events.slice(card === undefined ? from : from + 1).filter((event) => !isRoll(event))
}

/** What the events since an answer have to show, given what is asked next: a question shows its own card and roll. */
export function newsOf(events: readonly HeardEvent[], seat: number, box: Box, decision: Decision | null): News | null {
  const asked = decision?.because?.card ?? decision?.card ?? decision?.kind ?? null
  const isAsked = (event: HeardEvent) => asked !== null && turnedUp(event, box) === asked
  const mine = events.filter((event) => seatIn(event) === seat)
  const turned = mine.filter((event) => turnedUp(event, box) !== null && !isAsked(event))
  const showsRoll = decision?.kind === 'test.after-roll' || decision?.because?.roll !== undefined
  const rolls = showsRoll ? [] : mine.filter(isRoll)
  const first = [...turned, ...rolls].sort((one, other) => one.seq - other.seq)[0]
  if (!first) return null
  const after = events.filter((event) => event.seq >= first.seq && !isAsked(event))
  const end = after.findIndex((event) => happened(event, 'turn'))
  const last = turned.at(-1)
  return {
    card: last ? turnedUp(last, box) : null,
    roll: lastRoll(rolls, seat),
    lines: end < 0 ? after : after.slice(0, end),
  }
}

/** What befalls a flight without taking anything from it. */
const harmless = [
  'burn',
  'nav-card',
  'nav-reshuffled',
  'cruiser-moved',
  'cutter-moved',
  'corvette-moved',
  'test',
  'rerolled',
  'test-raised',
  'talent',
  'loaded',
  'gained',
] as const

/** Whether a flight goes on after this: nothing is lost, and no hunter lies ahead. */
export function fliesOn(t: Table, c: Captain, { lines }: News, ahead: readonly SectorId[]): boolean {
  const hunters = isOutlaw(t, c) ? [...t.state.cutters, t.state.cruiser] : t.state.cutters
  return lines.every((event) => happened(event, ...harmless)) && !ahead.some((sector) => hunters.includes(sector))
}
