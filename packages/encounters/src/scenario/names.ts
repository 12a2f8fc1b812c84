import { boxCard } from '../catalog/index.ts'
import type { CardId } from '../state.ts'

/** What is printed on a card as its name; Talents and Flaws go by what they are. */
export function nameOf(id: CardId): string {
  const boxed = boxCard(id)
  if ('card' in boxed) return boxed.card.name
  return boxed.kind === 'talent' ? 'Talent' : 'Flaw'
}
