import type { GameEvent, Happening } from './game.ts'
import type { Viewer } from './secrecy.ts'

/** What a viewer learned of an event. */
export interface HeardEvent extends Happening {
  readonly seq: number
}

/** An event as its match remembers it: with its number, and how many answers stood when it was told. */
export interface ToldEvent {
  readonly event: GameEvent
  readonly seq: number
  readonly after: number
}

/** What a viewer heard of these events. */
export function heardBy(viewer: Viewer, told: readonly ToldEvent[]): HeardEvent[] {
  const heard: HeardEvent[] = []
  for (const { event, seq } of told) {
    const learned = event.sees === 'everyone' || event.sees === viewer ? event : event.instead
    if (learned) heard.push(heardEvent(seq, learned))
  }
  return heard
}

function heardEvent(seq: number, { kind, data }: Happening): HeardEvent {
  return data === undefined ? { seq, kind } : { seq, kind, data }
}

/** The events of a match that stand, and the number that the latest ever got. */
export class Told {
  #events: ToldEvent[] = []
  /** Events up to this one are not remembered here. */
  #before = 0
  #last = 0

  tell(event: GameEvent, after: number): void {
    this.#events.push({ event, seq: ++this.#last, after })
  }

  get before(): number {
    return this.#before
  }

  /** The number of the last event. */
  get last(): number {
    return this.#last
  }

  since(seq: number): readonly ToldEvent[] {
    return this.#events.slice(this.#events.findLastIndex((told) => told.seq <= seq) + 1)
  }

  /** The latest event up to `seq` that the viewer heard and that was not taken back; 0 if there is none. */
  lastHeard(viewer: Viewer, seq: number): number {
    const heard = ({ event }: ToldEvent) =>
      event.sees === 'everyone' || event.sees === viewer || event.instead !== undefined
    const last = this.#events.findLast((told) => told.seq <= seq && heard(told))
    return last?.seq ?? Math.min(seq, this.#before)
  }

  /** Goes on from events that were told elsewhere, the first of them after `before`. */
  goOn(events: readonly ToldEvent[], before: number): void {
    this.#events = [...events]
    this.#before = before
  }

  /** What was told after so many answers never happened. */
  takeBack(answers: number): void {
    this.#events = this.#events.filter(({ after }) => after <= answers)
  }

  countFrom(last: number): void {
    this.#last = last
  }
}
