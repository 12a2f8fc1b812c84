import type { Messages } from '@keep-flying/kernel'

/** How a game ended, and how it went. */
export const story: Messages = {
  'enc.story.score': 'The score by Episode',
  'enc.story.full': 'every task done',
  'enc.story.won': 'the game won',
  'enc.story.missed': '{n, plural, one {# point missed} other {# points missed}}',
  'enc.story.campaign': 'Game {n} of five',
  'enc.story.campaign.score': 'The campaign stands at {n, plural, one {# point} other {# points}}.',
  'enc.story.campaign.kept':
    'The next game begins with {upgrades, plural, =0 {no Upgrade} one {# Upgrade} other {# Upgrades}}, {ship, plural, =0 {no strike} one {# strike} other {# strikes}} on Serenity, and {crew, plural, =0 {no strike} one {# strike} other {# strikes}} on the crew.',
  'enc.story.campaign.anew': 'After a loss the next game is set up anew, with the same crew.',
  'enc.story.column.health': 'Health left',
  'enc.story.column.strikes': 'Strikes',
  'enc.story.column.deck': 'Cards owned',
  'enc.story.health': '{n} of {of}',
  'enc.story.down': 'defeated',
  'enc.story.turn': 'Turn',
  'enc.story.turn-n': 'Turn {n}',
  'enc.story.count': '{n, number}',
  'enc.story.damage': 'Damage on the crew',
  'enc.story.ship': 'Strikes on Serenity',
  'enc.story.tasks': 'Tasks done in the Episode',
  'enc.story.hand': 'What a hand gives on average',
}
