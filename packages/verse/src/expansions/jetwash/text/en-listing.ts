import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.jetwash': 'Jetwash',
  'box.jetwash.about':
    'A ship that finds its way without a Pilot, upgrades, Zoe as a Leader, a story and a Set Up card.',
  'story.summary.down-and-out':
    'Wanted, and with no work of your own: race for the jobs that lie open, and be the first to be Solid with five contacts.',
  'set-up.about.blitz':
    'For a shorter game: everybody takes cards of one supply deck for nothing, and more lie open in the shops.',
}
