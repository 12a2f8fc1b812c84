import { type BotProfile, type GameDescription, text } from '@keep-flying/kernel'
import { measured } from './measured.ts'
import { optionFields } from './options.ts'

export const botProfiles = {
  drifter: { id: 'drifter', name: 'Drifter', strength: 1, about: text('about.drifter') },
  easy: { id: 'easy', name: 'Easy', strength: 2, about: text('about.easy') },
  mate: { id: 'mate', name: 'Mate', strength: 3, about: text('about.mate') },
  firstMate: {
    ...{ id: 'first-mate', name: 'First Mate', strength: 4, about: text('about.first-mate') },
    ...{ thinks: true, advises: true },
  },
} satisfies Record<string, BotProfile>

/** Legendary Encounters: Firefly, as far as it can be told without its rules. */
export const encountersDescription: GameDescription = {
  title: 'Legendary Encounters: Firefly',
  about: text('about.game'),
  bots: Object.values(botProfiles),
  options: optionFields,
  firstGame: { players: 3, episodeA: '1', episodeB: '2', episodeC: '3', crew: 'train-job', avatars: 'listed' },
  hours: '2',
  measured,
}
