import { type Option, oncePer, text } from '@keep-flying/kernel'
import type { CardId, Main } from '../state.ts'
import { cardName, crewName, seatName, spaceName } from './table.ts'

/** How things on the table are offered: what they are called, and where they light up. */

export const showCard = oncePer((id: CardId): Option => {
  return { id, text: text('offer.card', { card: cardName(id) }), at: { card: id } }
})

export function showSeat(seat: number): Option {
  return { id: `seat-${seat}`, text: text('offer.seat', { who: seatName(seat) }), at: { seat } }
}

export function showMain({ crew, seat }: Main): Option {
  const at = seat === null ? { place: `avatar-${crew}` } : { seat }
  return { id: crew, text: text('offer.crew', { who: crewName(crew) }), about: crewName(crew), at }
}

export function showSpace(index: number): Option {
  return {
    id: `space-${index + 1}`,
    text: text('offer.space', { space: spaceName(index) }),
    at: { place: placeOf(index) },
  }
}

/** What the table calls a space of the 'Verse. */
export function placeOf(index: number): string {
  return `space-${index + 1}`
}

export const nothing: Option = { id: 'nothing', text: text('offer.nothing'), role: 'end' }
