import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/en.ts'
import { messages as jobs } from '../../shared/jobs/text/en.ts'

/** The words of this box in English. */
export const messages: Messages = {
  ...abilities,
  ...jobs,
  'ability.studies-misbehave-deck':
    'A Deal action anywhere: look at the top {cards} cards of the Misbehave deck and put them back in any order.',
  'ability.goal-bonus': 'Each time you take a Goal token, take {credits}.',
  'ability.deals-by-cortex':
    'A Deal action anywhere: consider the top job of any contact’s deck. Accept it, or discard it.',
  'ability.works-with': 'Of use only where {gear} is at hand.',
  'ability.calms-all': 'Discard this: clear Disgruntled from all your crew.',
  'ability.same-suit-gamble':
    'Discard this and pay {stake}: draw {cards} Misbehave cards. If {alike} or more are of one suit, take {prize}.',

  'prompt.deal-by-cortex': 'Whose top job do you consider?',
  'option.study-misbehave': 'Study the Misbehave deck with {card}',
  'option.deal-by-cortex': 'Consider a job from afar with {card}',
  'option.contact': '{contact}',
  'option.calm-all': 'Discard {card} to calm the whole crew',
  'option.gamble-on-suits': 'Discard {card} to gamble',
}
