import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.kalidasa': 'Kalidasa',
  'box.kalidasa.about':
    "East of the map: the Rim of Kalidasa, the Operative's Corvette, Magistrate Higgins and Fanty & Mingo, three more stories.",
  'set-up.about.rims-the-thing':
    'Only jobs of Blue Sun and Kalidasa, and first jobs from their contacts; reshuffle cards in the Nav decks from the start. Needs Blue Sun.',
  'set-up.about.times-not-on-our-side':
    'Twenty rounds and one more; first jobs all from one contact of your choice. If the story is not over by then, the most credits win.',
  'story.summary.who-you-know':
    'After three jobs per captain it is over: whoever is Solid with the most contacts by then wins.',
  'story.summary.scavengers-verse':
    'Nine things to show, from something pretty to a full hold: be the first who has shown them all.',
  'story.summary.wells-run-dry':
    'The bank has only so much: take the most out of it before it is empty, or lay claim to more than half of all money.',
}
