import type { CardId } from '@keep-flying/encounters'
import type { Zone } from '@keep-flying/kernel'

/** How many cards lie in a zone, seen or not. */
export function countIn({ cards, backs }: Zone): number {
  return backs?.length ?? cards.length
}

/** The card of a hidden space that the viewer has looked at. */
export function knownIn({ known }: Zone): CardId | null {
  return known?.[0]?.card ?? null
}
