import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.pirates': 'Pirates & Bounty Hunters',
  'box.pirates.about':
    'Kapitän gegen Kapitän: Piraterie, Kopfgelder auf gesuchte Crew, Enterproben und Showdowns, Gesetzeshüter, zwei Schiffe und zwei Anführer, drei weitere Geschichten.',
  'story.summary.another-mans-treasure':
    'Beschaffe Waren, wie auch immer, und bringe vier volle Sätze davon heim in deine Zuflucht im Grenzraum.',
  'story.summary.choices-we-make':
    'Verbrechen, Schmuggel, Piraterie und Kopfgelder zählen alle: Beginne einen Zug mit fünf Zielmarkern, und hüte dich vor denen, die sie stehlen.',
  'story.summary.jail-break':
    'Befreie jemanden vom Allianz-Kreuzer, lass Badger deinen Namen reinwaschen und flieh nach Three Hills.',
  'variant.no-piracy': 'Keine Piraterie',
  'variant.no-piracy.about': 'Die Piraterieaufträge bleiben in der Schachtel.',
  'variant.no-bounties': 'Keine Kopfgelder',
  'variant.no-bounties.about': 'Die Kopfgelder bleiben in der Schachtel, und niemand steht auf der Fahndungsliste.',
}
