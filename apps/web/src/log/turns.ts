import type { HeardEvent, Name, Word } from '@keep-flying/kernel'

/** The events of one turn, or of what came before the first. */
export interface TurnLog {
  /** The first event's number. */
  readonly key: number
  /** The captain whose turn it is; null before the first turn. */
  readonly seat: number | null
  readonly round: number
  readonly events: readonly HeardEvent[]
}

function seatIn(word: Word | undefined): number | null {
  return isName(word) && word.name === 'seat' ? Number(word.id) : null
}

function isName(word: Word | undefined): word is Name {
  return typeof word === 'object' && 'name' in word
}

/** Cuts a log where turns begin. */
export function turnsOf(events: readonly HeardEvent[]): readonly TurnLog[] {
  const turns: { key: number; seat: number | null; round: number; events: HeardEvent[] }[] = []
  for (const event of events) {
    const begins = event.kind === 'turn'
    const current = turns.at(-1)
    if (begins || !current) {
      const round = event.data?.['round']
      const seat = begins ? seatIn(event.data?.['who']) : null
      turns.push({ key: event.seq, seat, round: typeof round === 'number' ? round : 0, events: [] })
    }
    if (!begins) turns.at(-1)?.events.push(event)
  }
  return turns
}

/** Whether an event of somebody else's turn tells of something that happens to a captain. The set-up is nobody's. */
export function happensTo(seat: number | null, turn: TurnLog, { data }: HeardEvent): boolean {
  if (seat === null || turn.seat === null || turn.seat === seat) return false
  return Object.values(data ?? {}).some((word) => seatIn(word) === seat)
}

/** The latest that happened to a captain after an event; null if nothing did. */
export function lastTo(seat: number | null, events: readonly HeardEvent[], since: number): HeardEvent | null {
  const done = turnsOf(events).flatMap((turn) =>
    turn.events.filter((event) => event.seq > since && happensTo(seat, turn, event)),
  )
  return done.at(-1) ?? null
}
