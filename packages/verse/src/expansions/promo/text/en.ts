import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/en.ts'
import { messages as timer } from '../../shared/timer/text/en.ts'

/** The words of this box in English. */
export const messages: Messages = {
  ...abilities,
  ...timer,
  'ability.misbehave-bonus': 'Take {credits} for each Misbehave card you pass on a job with this crew at work.',
  'ability.reroll-ones-flying': 'In flight, roll every 1 in your tests again.',
  'ability.digs-for-gear':
    'In your turn, remove this from the game: turn up cards of the {deck} supply deck until one is gear. It is yours; discard the others.',
  'story.free-crew':
    'Up to {n} crew of any supply decks come along for nothing, if they cost no more than {credits} in all.',
  'story.four-actions':
    'A turn has all four kinds of action, each once, and a Fly action ends it. In the last turn you may not fly.',
  'story.chosen-goal-wins': 'Choose one of the goals before the game: reaching it in time wins.',
  'condition.misbehaves-passed': 'have passed {n} Misbehave cards, which are kept aside',
  'counter.passed': 'Misbehave cards passed: {n} of {most}',
  'limit.deceivers': 'One Deceptive crew at most',
  'prompt.free-crew': 'Who comes along for nothing, {n} at most for ${credits} in all?',
  'option.free-crew': 'Take along',
  'prompt.path': 'What will it be about?',
  'option.path': '{goal}',
  'log.path': 'The goal is {goal}.',
  'option.open-crate': 'Open {card}',
  'log.crate-opened': '{who} opens {card}.',
}
