import { type BotProfile, type GameDescription, text } from '@keep-flying/kernel'
import { baseBox } from './boxes/index.ts'
import { measured } from './boxes/measured.ts'
import { defaultOptions, optionFields } from './options.ts'
import type { StoryCard } from './vocabulary/index.ts'

export const botProfiles = {
  drifter: { id: 'drifter', name: 'Drifter', strength: 1, about: text('about.drifter') },
  easy: { id: 'easy', name: 'Easy', strength: 2, about: text('about.easy') },
  captain: { id: 'captain', name: 'Captain', strength: 3, about: text('about.captain') },
  navigator: {
    ...{ id: 'navigator', name: 'Navigator', strength: 4, about: text('about.navigator') },
    ...{ thinks: true, advises: true },
  },
} satisfies Record<string, BotProfile>

/** A game takes as long as its story. */
const hoursOf = (story: StoryCard | undefined) => (story ? { hours: story.hours } : {})

/** Firefly: The Game, as far as it can be told without its rules. */
export const verseDescription: GameDescription = {
  title: 'Firefly: The Game',
  about: text('about.game'),
  bots: Object.values(botProfiles),
  options: optionFields,
  measured,
  firstGame: { players: 3, story: 'first-time' },
  ...hoursOf(baseBox.stories.get(defaultOptions.story)),
}
