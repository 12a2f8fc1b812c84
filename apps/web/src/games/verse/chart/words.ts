import type { HeardEvent } from '@keep-flying/kernel'
import type { SectorId } from '@keep-flying/verse'

/** Reading what the game told: whom and where a sentence is about. */

function named({ data }: HeardEvent, word: string, kind: string): string | number | null {
  const value = data?.[word]
  return typeof value === 'object' && 'name' in value && value.name === kind ? value.id : null
}

export function placeIn(event: HeardEvent, word = 'sector'): SectorId | null {
  const id = named(event, word, 'sector')
  return typeof id === 'string' ? id : null
}

export function seatIn(event: HeardEvent, word = 'who'): number | null {
  const id = named(event, word, 'seat')
  return typeof id === 'number' ? id : null
}
