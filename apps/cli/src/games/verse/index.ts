import { base, cardsDocument, type Options, type State } from '@keep-flying/verse'
import { modules } from '@keep-flying/verse/boxes'
import type { TerminalGame } from '../../terminal/game.ts'
import { allCards, cardOf } from './cards.ts'
import { screenOf } from './screen.ts'

/** Firefly: The Game in the terminal. */
export const verseTerminal: TerminalGame<State, Options> = {
  screen: screenOf,
  cards: allCards,
  cardOf,
  documents: [
    { path: 'docs/cards/verse.md', write: () => cardsDocument(base) },
    ...modules.map((module) => ({ path: `docs/cards/${module.id}.md`, write: () => cardsDocument(module) })),
  ],
}
