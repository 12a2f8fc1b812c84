import type { CharacterCard } from '../vocabulary/index.ts'

/** The cards that every player begins with, besides one Talent. */
export const startingCards: readonly CharacterCard[] = [
  { id: 'shiny', name: 'Shiny', copies: 35, class: null, cost: 0, recruit: 1, abilities: [] },
  { id: 'misbehave', name: 'Misbehave', copies: 25, class: null, cost: 0, attack: 1, abilities: [] },
]
