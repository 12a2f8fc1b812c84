import { cardsDocument, type Options, type State } from '@keep-flying/adventures'
import type { TerminalGame } from '../../terminal/game.ts'
import { probes } from './bench.ts'
import { allCards, cardOf } from './cards.ts'
import { screenOf } from './screen.ts'

/** Firefly Adventures: Brigands & Browncoats in the terminal. */
export const adventuresTerminal: TerminalGame<State, Options> = {
  screen: screenOf,
  cards: allCards,
  cardOf,
  documents: [{ path: 'docs/cards/adventures.md', write: cardsDocument }],
  probes,
}
