import type { Option } from '@keep-flying/kernel'

/** How an option looks before it is read: its sign, or a die where it is risky, and the card or place it is about. */

export function iconOf({ sign, role }: Option): string | null {
  return sign ?? (role === 'risky' ? 'die5' : null)
}

export function cardIn({ at }: Option): string | null {
  return at && 'card' in at ? at.card : null
}

export function placeIn({ at }: Option): string | null {
  return at && 'place' in at ? at.place : null
}
