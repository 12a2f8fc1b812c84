import { cardsDocument, type Options, type State } from '@keep-flying/encounters'
import type { TerminalGame } from '../../terminal/game.ts'
import { allCards, cardOf } from './cards.ts'
import { screenOf } from './screen.ts'

/** Legendary Encounters: Firefly in the terminal. */
export const encountersTerminal: TerminalGame<State, Options> = {
  screen: screenOf,
  cards: allCards,
  cardOf,
  documents: [{ path: 'docs/cards/encounters.md', write: cardsDocument }],
}
