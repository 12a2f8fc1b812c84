import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.crime': 'Crime & Punishment',
  'box.crime.about':
    'Forty more Misbehave cards, Alliance Alerts that change the rules for all, Wanted tokens, two more stories.',
  'set-up.about.alliance-high-alert':
    'An Alliance Alert in force from the start, no Harken, and first jobs from whomever you like.',
  'set-up.about.clearer-skies':
    'A shorter game: a die tells how far a Full Burn goes before Nav cards are drawn, and there are no Alert tokens.',
  'story.summary.smugglers-blues':
    'Lift Contraband from under the nose of the Alliance and be first to bring it to those who pay extra for it.',
  'story.summary.wanted-men':
    'The worse your name, the better crime pays: be the first to put $20,000 aside before the Alliance puts you away.',
  'variant.long-game': 'Long game',
  'variant.long-game.about': '$30,000 are needed to win in place of $20,000.',
  'variant.rim-smuggling': 'Smuggling from the Rim',
  'variant.rim-smuggling.about': '2 Contraband lie on every planet of Rim Space, and none in Alliance Space.',
}
