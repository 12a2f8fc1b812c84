import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/en.ts'

/** The words of this box in English. */
export const messages: Messages = {
  ...abilities,
  'ability.keeps-from-the-law': 'The law cannot seize {tokens} aboard.',
  'ability.feeds-crew': 'During your Fly action, discard 1 {tokens}: clear Disgruntled from all your crew.',

  'story.tokens-by-jobs':
    'Each captain draws {n} jobs of one contact ({more} with {few} captains or fewer) and lays a Goal token where each is completed. The jobs go back and are shuffled.',
  'story.claim-tokens': 'Complete a job where a Goal token lies to claim it: one for each job.',
  'condition.claimed-tokens': 'have claimed {n} Goal tokens',
  'set-up.capital': 'You start with {credits}, without Fuel or Parts.',
  'set-up.ships-bought':
    'The winner of the roll takes a Leader or buys a ship at its list price and places it, and so on to the left. The last takes both; then the others, to the right, take what they lack.',
  'set-up.provisions': 'Then everybody may buy Fuel and Parts at shop prices.',

  'prompt.wind-contact': 'Whose jobs show you where to go?',
  'prompt.wind-sector': 'Where along the way does the Goal token lie?',
  'prompt.first-pick': 'What do you take first?',
  'prompt.buy-ship': 'Which ship do you buy? You have ${credits, number}.',
  'prompt.provisions': 'Which supplies do you buy? You have ${credits, number}.',
  'option.wind-contact': '{contact}',
  'option.pick-leader': 'A Leader',
  'option.pick-ship': 'A ship',
  'option.feed-crew': 'Serve {what} to the crew: nobody is Disgruntled any more',
  'mark.goal-token': '{n, plural, one {# Goal token} other {# Goal tokens}}',

  'log.fed-crew': '{who} has {what} served to the crew.',
  'log.token-laid': '{who} lays a Goal token: {sector}.',
  'log.token-laid-on-cruiser': '{who} lays a Goal token on the Cruiser.',
  'log.token-claimed': '{who} claims a Goal token: {n} so far.',
  'log.ship-bought': '{who} buys the {card} for ${credits, number}.',
}
