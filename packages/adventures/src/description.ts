import { type BotProfile, type GameDescription, text } from '@keep-flying/kernel'
import { measured } from './measured.ts'
import { optionFields } from './options.ts'

export const botProfiles = {
  drifter: { id: 'drifter', name: 'Drifter', strength: 1, about: text('about.drifter') },
  greedy: { id: 'greedy', name: 'Greedy', strength: 2, about: text('about.greedy') },
  easy: { id: 'easy', name: 'Easy', strength: 3, about: text('about.easy') },
  boss: { id: 'boss', name: 'Boss', strength: 4, about: text('about.boss') },
  hand: { id: 'hand', name: 'Hand', strength: 5, about: text('about.hand') },
  oldHand: { id: 'old-hand', name: 'Old Hand', strength: 6, about: text('about.old-hand') },
} satisfies Record<string, BotProfile>

/** Firefly Adventures: Brigands & Browncoats, as far as it can be told without its rules. */
export const adventuresDescription: GameDescription = {
  title: 'Firefly Adventures: Brigands & Browncoats',
  about: text('about.game'),
  bots: Object.values(botProfiles),
  options: optionFields,
  firstGame: { players: 3, job: 'light-fingers', goons: 'plain' },
  hours: '1-2',
  measured,
}
