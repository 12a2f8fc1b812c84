import type { Messages } from '@keep-flying/kernel'

export const text: Messages = {
  'text.drawn': 'Drawn view (V)',
  'text.parts': 'Parts of the table',
  'text.part.decision': 'Decision',
  'text.part.players': 'At the table',
  'text.part.piles': 'Decks and rules',
  'text.part.log': 'Log',
  'text.over': 'The game is over.',
  'text.your-turn': 'You are asked.',
  'text.card': 'The card in question:',
  'text.waiting': 'Waiting for {names}.',
  'text.basket':
    '{n, plural, =0 {Take what you want; nothing is named yet.} one {Take what you want; one thing is named.} other {Take what you want; # things are named.}}',
  'text.how-many': '{what}: how many, up to {max}',
  'text.some':
    'Choose {min, plural, =0 {up to {max, number}} other {{min, number} to {max, number}}}; {n, number} chosen.',
  'text.order': 'Put them in order, the first at the top.',
  'text.order.up': 'Move {what} up',
  'text.order.down': 'Move {what} down',
  'text.amount': 'From {min, number} to {max, number}:',
  'text.yes': 'Yes',
  'text.no': 'No',
  'text.send': 'Do it',
  'text.minor': 'More you may do',
  'text.answer': 'Answer by number or name:',
  'text.unclear': 'That fits none of the choices, or more than one.',
  'text.decks': 'Decks and discard piles',
  'text.rules': 'Rules',
  'text.rules-at': 'Rules, opened at {rule}',
}
