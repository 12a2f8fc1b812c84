import type { HeardEvent } from '@keep-flying/kernel'
import type { SectorId } from '@keep-flying/verse'

/** Reading what the game told: whom and where a sentence is about. */

function named({ data }: HeardEvent, word: string, kind: string): string | number | null {
  const value = data?.[word]
  return typeof value === 'object' && 'name' in value && value.name === kind ? value.id : null
}

export function sectorIn(event: HeardEvent, word = 'sector'): SectorId | null {
  const id = named(event, word, 'sector')
  return typeof id === 'string' ? id : null
}

export function seatIn(event: HeardEvent, word = 'who'): number | null {
  const id = named(event, word, 'seat')
  return typeof id === 'number' ? id : null
}

export function numberIn({ data }: HeardEvent, word: string): number {
  const value = data?.[word]
  return typeof value === 'number' ? value : 0
}

/** The events from a captain's latest turn on; `back` skips that many turns further. */
export function sinceTurnOf(events: readonly HeardEvent[], seat: number, back = 0): readonly HeardEvent[] {
  let left = back
  const start = events.findLastIndex((event) => {
    if (event.kind !== 'turn' || seatIn(event) !== seat) return false
    return left-- === 0
  })
  return events.slice(Math.max(0, start))
}
