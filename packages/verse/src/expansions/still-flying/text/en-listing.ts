import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.still-flying': 'Still Flying',
  'box.still-flying.about':
    'Capers for those with a Deceptive crew, Shuttles that take a team to work a sector away, supply cards, the Restless Sole and three stories. The cards are of our own making.',
  'story.summary.rare-specimen':
    'Badger is to be married, to Saffron of all people: outdo the others with presents, then send out the invites.',
  'story.summary.rumrunners-seasonal':
    'A race from one end of the sky to the other with casks aboard: pay the fee, round the marker, and be first to uncork.',
  'story.summary.smuggly-bustle':
    'Every planet of the Core is on alert, and that is where Contraband sells: make friends, then bring it under their noses.',
  'set-up.about.buttons-and-charts':
    'Every captain starts with a Shuttle, and with a Caper beside jobs of Amnon Duul, Lord Harrow and Magistrate Higgins.',
}
