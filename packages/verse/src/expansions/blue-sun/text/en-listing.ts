import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.blue-sun': 'Blue Sun',
  'box.blue-sun.about':
    'West of the map: the Rim, three Reaver Cutters, Alert tokens, Lord Harrow and Mr. Universe, three more stories.',
  'set-up.about.awful-crowded':
    'Alert tokens on the planets and reshuffle cards in the Nav decks from the start; first jobs from Harken, Amnon Duul and Patience.',
  'story.summary.any-port':
    'Hunted through Alliance Space from a Haven of your own, where illegal work always leaves a trail, be the first to bring $12,000 home.',
  'story.summary.patiences-war':
    'Win the trust of Patience and of Mr. Universe, then fight her war for her on Silverhold, Three Hills and Deadwood.',
  'story.summary.great-recession':
    'Work is scarce: once four contacts have run out of it, pay for every job left undone and be the richest captain.',
}
