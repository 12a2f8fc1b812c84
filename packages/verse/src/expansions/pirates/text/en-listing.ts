import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.pirates': 'Pirates & Bounty Hunters',
  'box.pirates.about':
    'Captains against captains: Piracy jobs, Bounties on Wanted crew, Boarding Tests and Showdowns, Lawmen, two ships and two Leaders, three more stories.',
  'story.summary.another-mans-treasure':
    'Gather goods by any means and bring four full sets of them home to your Haven in Border Space.',
  'story.summary.choices-we-make':
    'Crime, smuggling, piracy and bounties all count: begin a turn with five Goal tokens, and mind those who would steal them.',
  'story.summary.jail-break':
    'Free a prisoner from the Alliance Cruiser, have Badger clear your name, and make for Three Hills.',
  'variant.no-piracy': 'No Piracy',
  'variant.no-piracy.about': 'The Piracy jobs stay in the box.',
  'variant.no-bounties': 'No Bounties',
  'variant.no-bounties.about': 'The Bounties stay in the box, and nobody is on the Most Wanted list.',
}
