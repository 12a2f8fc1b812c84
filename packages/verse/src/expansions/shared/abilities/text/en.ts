import type { Messages } from '@keep-flying/kernel'

/** The words of these abilities. */
export const messages: Messages = {
  'ability.bribes-any-negotiation': 'You may pay bribes before any of your Negotiate tests.',
  'ability.sale-bonus': '{plus} more for each {tokens} you sell to a contact.',
  'ability.mail-order':
    'In a Buy action anywhere, discard this: buy 1 ship upgrade or drive core from any supply discard pile at half price.',
  'ability.lifts-any-test': 'Before the roll of any test, discard this for +{plus}.',
  'ability.soothes-owner': 'Discard this: clear Disgruntled from its carrier.',
  'ability.reads-misbehave-deck':
    'In your turn, discard this: look at the top {cards} cards of the Misbehave deck, then put them back in any order or discard them all.',
  'ability.counts-as-profession': 'Counts as {profession}.',
  'ability.calms-anyone': 'Spend an action: clear Disgruntled from 1 crew.',
  'ability.job-goods-by-crew':
    'After each {type} job you complete, load {base} goods of your choice, less 1 for each crew who worked it.',
  'ability.fight-into-negotiation': "Disgruntle its carrier: add the carrier's Fight to a Negotiate test.",
  'ability.calms-before-fight': 'Before each Fight test, clear Disgruntled from its carrier.',
  'ability.suits-gamble':
    'Discard this: bet on red or black and draw {cards} Misbehave cards. If all are of that colour, take {prize}.',
  'ability.counts-as-six': 'After a {skill} roll, discard this: the die counts as a 6 and earns its bonus roll.',
  'ability.discard-to-reroll': 'After the roll of a {skill} test, discard this: roll again, and the new roll counts.',
  'ability.counts-as-ace': 'Discard this to count as the Ace of any Misbehave card.',
  'ability.burns-extra': 'As you begin a Full Burn, you may spend {fuel} more Fuel for +{plus} range.',
  'ability.armour': 'When its carrier is killed, roll a die. {from}–6: the carrier lives and stays.',
  'ability.reroll-ones': 'Roll every 1 again in your {skill} tests.',
  'ability.reroll-ones.carrier': 'Carried by {carrier}: roll every 1 again in your {skill} tests.',
  'ability.throws-more': 'In your {skill} tests, roll {dice} dice and use the highest.',
  'ability.will-not-hire': 'Hires no {profession}.',
  'prompt.burn-more': 'Burn {fuel} more to fly {n, plural, one {# sector} other {# sectors}} further?',
  'option.yes.burn-more': 'Burn it',
  'option.no.burn-more': 'Save it',
  'log.burned-more': '{who} burns {fuel} more to fly {n, plural, one {# sector} other {# sectors}} further.',

  'prompt.before-roll': 'Before you roll this {skill} test: do you use any gear?',
  'prompt.mail-order': 'Which card do you order at half price?',
  'prompt.read-misbehave': 'You see the next Misbehave cards. Put them back, or discard them all?',
  'prompt.order-misbehave': 'In which order do you put them back? The first is drawn first.',
  'prompt.gamble': 'Which colour? If all {n} cards are of it, you win ${credits, number}.',

  'option.roll-now': 'Roll',
  'option.soothe-carrier': 'Discard {card} to calm {member}',
  'option.turn-sour': 'Use {card}: disgruntle {member} for +{plus}',
  'option.count-as-six': 'Discard {card}: the die counts as a 6',
  'option.discard-to-reroll': 'Discard {card} and roll again',
  'option.mail-order': 'Let {card} order an Upgrade or Drive Core from a discard pile, and leave',
  'option.calm-anyone': 'Let {card} calm one crew',
  'option.soothe': 'Discard {card} to calm one crew',
  'option.read-misbehave': 'Discard {card} to look at the Misbehave deck',
  'option.misbehave-put-back': 'Put them back',
  'option.misbehave-throw-out': 'Discard them all',
  'option.gamble': 'Discard {card} to bet on a colour',
  'option.red': 'Red: Hearts and Diamonds',
  'option.black': 'Black: Clubs and Spades',

  'log.armour-roll': '{card} wears {gear} and rolls {die}.',
  'log.counts-as-six': '{who} makes the die a 6: {die} in all.',
  'log.rolls-again': '{who} rolls again: {die}.',
  'log.reads-misbehave': '{who} looks at {n, plural, one {# card} other {# cards}} of the Misbehave deck.',
  'log.misbehave-put-back': '{who} puts the cards back.',
  'log.misbehave-throw-out': '{who} discards the cards.',
  'log.gamble-card': '{who} turns up {card}.',
  'log.gamble-lost': '{who} loses the bet.',
}
