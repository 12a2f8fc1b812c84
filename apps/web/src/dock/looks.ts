import type { Option } from '@keep-flying/kernel'

/** How an option looks before it is read: its sign, and the card or place it is about. */

export function iconOf({ sign }: Option): string | null {
  return sign ?? null
}

export function cardIn({ at }: Option): string | null {
  return at && 'card' in at ? at.card : null
}

export function placeIn({ at }: Option): string | null {
  return at && 'place' in at ? at.place : null
}
