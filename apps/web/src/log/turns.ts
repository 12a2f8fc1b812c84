import type { HeardEvent, Text, Word } from '@keep-flying/kernel'

/** A turn that an event opens: whose it is, and how far the game has come. */
export interface TurnOpened {
  readonly seat: number
  readonly progress: Text
  /** Whose turn it is, in a game where a player has several figures; the progress names them. */
  readonly who?: string
}

/** Tells the events that open a turn from all others. */
export type OpensTurn = (event: HeardEvent) => TurnOpened | null

/** The events of one turn, or of what came before the first. */
export interface TurnLog {
  /** The first event's number. */
  readonly key: number
  /** Null before the first turn. */
  readonly opened: TurnOpened | null
  readonly events: readonly HeardEvent[]
}

/** The seat that a word of an event names; null if it names something else. */
export function seatIn(word: Word | undefined): number | null {
  return typeof word === 'object' && 'name' in word && word.name === 'seat' ? Number(word.id) : null
}

/** Cuts a log where turns begin. */
export function turnsOf(events: readonly HeardEvent[], opensTurn: OpensTurn): readonly TurnLog[] {
  const turns: { key: number; opened: TurnOpened | null; events: HeardEvent[] }[] = []
  for (const event of events) {
    const opened = opensTurn(event)
    if (opened || turns.length === 0) turns.push({ key: event.seq, opened, events: [] })
    if (!opened) turns.at(-1)?.events.push(event)
  }
  return turns
}

/** The turns of others since a seat's own last one; once its next has begun, those before that. */
export function turnsBetween(turns: readonly TurnLog[], seat: number | null): readonly TurnLog[] {
  const isOwn = ({ opened }: TurnLog) => opened?.seat === seat
  const last = turns.at(-1)
  const past = last && isOwn(last) ? turns.slice(0, -1) : turns
  return past.slice(past.findLastIndex(isOwn) + 1).filter(({ opened }) => opened !== null)
}

/** Whether a seat's turn has begun and nothing has come of it yet. */
export function hasJustBegun(turns: readonly TurnLog[], seat: number | null): boolean {
  const last = turns.at(-1)
  return last !== undefined && last.opened !== null && last.opened.seat === seat && last.events.length === 0
}

/** Whether an event of somebody else's turn tells of something that happens to a seat. The set-up is nobody's. */
export function happensTo(seat: number | null, { opened }: TurnLog, { data }: HeardEvent): boolean {
  if (seat === null || opened === null || opened.seat === seat) return false
  return Object.values(data ?? {}).some((word) => seatIn(word) === seat)
}

/** The latest that happened to a seat after an event; null if nothing did. */
export function lastTo(
  seat: number | null,
  events: readonly HeardEvent[],
  since: number,
  opensTurn: OpensTurn,
): HeardEvent | null {
  const done = turnsOf(events, opensTurn).flatMap((turn) =>
    turn.events.filter((event) => event.seq > since && happensTo(seat, turn, event)),
  )
  return done.at(-1) ?? null
}

/** The last turn of another that has ended since an event; null if none has. */
export function lastEnded(
  seat: number | null,
  events: readonly HeardEvent[],
  since: number,
  opensTurn: OpensTurn,
): TurnLog | null {
  const ended = turnsOf(events, opensTurn).slice(0, -1)
  const others = ended.filter(({ key, opened }) => key > since && opened !== null && opened.seat !== seat)
  return others.at(-1) ?? null
}
