import type { Messages } from '@keep-flying/kernel'

export const messages: Messages = {
  'prompt.before-roll': 'Before you roll this {skill} test: do you use any gear?',
  'prompt.mail-order': 'Which card do you order at half price?',
  'prompt.read-misbehave': 'You see the next Misbehave cards. Put them back, or discard them all?',
  'prompt.order-misbehave': 'In which order do you put them back? The first is drawn first.',
  'prompt.gamble': 'Which colour? If all {n} cards are of it, you win ${credits, number}.',

  'option.roll-now': 'Roll',
  'option.soothe-carrier': 'Discard {card} to calm {member}',
  'option.turn-sour': 'Use {card}: disgruntle {member} for +{plus}',
  'option.count-as-six': 'Discard {card}: the die counts as a 6',
  'option.mail-order': 'Let {card} order an Upgrade or Drive Core from a discard pile, and leave',
  'option.calm-anyone': 'Let {card} calm one crew',
  'option.soothe': 'Discard {card} to calm one crew',
  'option.read-misbehave': 'Discard {card} to look at the Misbehave deck',
  'option.misbehave-put-back': 'Put them back',
  'option.misbehave-throw-out': 'Discard them all',
  'option.gamble': 'Discard {card} to bet on a colour',
  'option.red': 'Red: Hearts and Diamonds',
  'option.black': 'Black: Clubs and Spades',

  'log.counts-as-six': '{who} makes the die a 6: {die} in all.',
  'log.reads-misbehave': '{who} looks at {n, plural, one {# card} other {# cards}} of the Misbehave deck.',
  'log.misbehave-put-back': '{who} puts the cards back.',
  'log.misbehave-throw-out': '{who} discards the cards.',
  'log.gamble-card': '{who} turns up {card}.',
  'log.gamble-lost': '{who} loses the bet.',
}
