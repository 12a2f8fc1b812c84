import { OptionError } from '@keep-flying/kernel'
import {
  base,
  boxWith,
  cardsDocument,
  checkLaws,
  expansions,
  type Options,
  readOptions,
  type State,
  verse,
  writerFor,
} from '@keep-flying/verse'
import { bots } from '@keep-flying/verse/bots'
import { reference } from '@keep-flying/verse/reference'
import { UsageError } from '../args.ts'
import type { CliGame, Settings } from '../games.ts'
import { allCards, cardOf } from './cards.ts'
import { screenOf } from './screen.ts'

/** Firefly: The Game on the command line. */
export const verseGame: CliGame<State, Options> = {
  game: verse,
  bots,
  stories: (settings) => [...boxWith(options(settings).expansions).stories.keys()],
  usualStory: 'first-time',
  usualSeats: ['you', 'captain', 'captain'],
  options,
  english: writerFor,
  roundOf: (state) => state.round,
  checkLaws,
  screen: screenOf,
  cards: allCards,
  cardOf,
  reference,
  documents: [
    { path: 'docs/cards/verse.md', write: () => cardsDocument(base) },
    ...expansions.map((module) => ({ path: `docs/cards/${module.id}.md`, write: () => cardsDocument(module) })),
  ],
}

function options(settings: Settings): Options {
  try {
    return readOptions(settings)
  } catch (problem) {
    if (problem instanceof OptionError) throw new UsageError(problem.message)
    throw problem
  }
}
