import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/en.ts'

/** The words of this box in English. */
export const messages: Messages = {
  ...abilities,
  'ability.misbehave-bonus': 'Take {credits} for each Misbehave card you pass on a job with this crew at work.',
  'ability.reroll-ones-flying': 'In flight, roll every 1 in your tests again.',
  'ability.digs-for-gear':
    'In your turn, remove this from the game: turn up cards of the {deck} supply deck until one is gear. It is yours; discard the others.',
  'option.open-crate': 'Open {card}',
  'log.crate-opened': '{who} opens {card}.',
}
