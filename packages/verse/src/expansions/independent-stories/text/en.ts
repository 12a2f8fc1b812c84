import type { Messages } from '@keep-flying/kernel'

/** The words of these stories in English. */
export const messages: Messages = {
  'story.warrant-pride':
    'Between goal {from} and goal {to}, Warrants are worn with pride: illegal jobs you complete pay {credits} more for each Warrant you hold.',
  'story.hideouts': 'Reaching goal 1, roll a die for the place of goal 2, for yourself alone: {places}.',
  'story.hideout': '{from} to {upTo} {place}',
  'story.patron':
    'The patron travels as a Passenger. If he is killed or set down, fetch him again: work goal 2 once more, for no second token.',
  'condition.warrants-or-jobs': 'hold {warrants} Warrants, or have completed {jobs} illegal jobs',
  'mark.hideout': 'Where {who} must look for the patron',
  'log.hideout-roll': '{who} rolls {die}: the patron is held at {place}.',
  'log.patron-lost': '{who} has lost the patron.',
}
