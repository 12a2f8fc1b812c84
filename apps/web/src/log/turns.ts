import type { HeardEvent, Text, Word } from '@keep-flying/kernel'

/** A turn that an event opens: whose it is, and how far the game has come. */
export interface TurnOpened {
  readonly seat: number
  readonly progress: Text
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
