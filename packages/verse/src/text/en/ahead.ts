import type { Messages } from '@keep-flying/kernel'

/** What an answer would lead to, said to whoever may give it. */
export const aheadMessages: Messages = {
  'ahead.thing': '{thing}',
  'ahead.nothing': 'Nothing changes.',

  'ahead.get-credits': 'You get ${credits, number}.',
  'ahead.pay': 'You pay ${credits, number}.',
  'ahead.pay-all': 'You pay ${credits, number}, all you have.',
  'ahead.pay-cuts': 'You pay your crew ${credits, number}.',
  'ahead.trade': 'You give {give} and get {get}.',

  'ahead.lose': 'You lose {what}.',
  'ahead.spend': 'You spend {what}.',
  'ahead.sell': 'You sell {what}.',
  'ahead.dump': 'You dump {what}.',
  'ahead.hand-over': 'You hand over {what}.',
  'ahead.load': 'You load {what}.',
  'ahead.no-room': 'No room: {what} {n, plural, one {is} other {are}} lost.',
  'ahead.room-or-lose': 'No room: {what} would be lost; make room.',
  'ahead.must-make-room': 'No room: you must dump something first.',
  'ahead.must-make-more-room': 'There is still too little room.',
  'ahead.lose-nothing': 'You lose nothing: {what} {n, plural, one {is} other {are}} in the stash.',
  'ahead.stashed': '{what} {n, plural, one {stays} other {stay}} in the stash.',

  'ahead.killed': '{cards} {n, plural, one {dies} other {die}}.',
  'ahead.crew-fired': 'Your Leader is Disgruntled once too often: your whole crew leaves, {n} in all.',
  'ahead.jumped-ship': '{cards} {n, plural, one {jumps} other {jump}} ship.',
  'ahead.crew-gone': 'You lose {cards}.',
  'ahead.crew-joins': '{cards} {n, plural, one {joins} other {join}} you.',
  'ahead.cards-lost': 'You lose {cards}.',
  'ahead.cards-discarded': 'You discard {cards}.',
  'ahead.cards-gained': 'You get {cards}.',
  'ahead.core': 'You install {cards}.',
  'ahead.disgruntled': '{cards} {n, plural, one {becomes} other {become}} Disgruntled.',
  'ahead.disgruntled-many': '{n} of your crew become Disgruntled.',
  'ahead.calmed': '{cards} {n, plural, one {is} other {are}} content again.',

  'ahead.warrant': 'You get {n, plural, one {a Warrant} other {# Warrants}}, {total} in all.',
  'ahead.warrants-cleared': 'Your Warrants are cleared.',
  'ahead.solid': 'You are Solid with {contact}.',
  'ahead.solid-lost': 'You are no longer Solid with {contact}.',

  'ahead.picked-up': 'The pick-up is done.',
  'ahead.job-done': '“{card}” is done.',
  'ahead.job-lost': 'You lose “{card}”.',
  'ahead.half-pay': 'The job pays half.',
  'ahead.more-pay': 'The job pays ${credits, number} more.',
  'ahead.less-pay': 'The job pays ${credits, number} less.',
  'ahead.goal': 'You reach goal {n}.',
  'ahead.botched': 'The attempt is botched.',
  'ahead.passes': 'You get past this card.',

  'ahead.moves': 'You move to {sector}.',
  'ahead.flight-ends': 'The flight ends here.',
  'ahead.range-spent': 'The flight ends here: your range is used up.',
  'ahead.flies-on':
    '{n, plural, =0 {You keep flying, but your range is used up.} one {You keep flying: # sector left.} other {You keep flying: # sectors left.}}',
  'ahead.turn-ends': 'Your turn ends.',

  'ahead.dice': 'Then you roll.',
  'ahead.nav-card': 'Then a Nav card is turned.',
  'ahead.misbehave-card': 'Then a Misbehave card is turned.',
  'ahead.asks': 'Then: {prompt}',
  'ahead.other-decides': 'Then {who} decides.',
  'ahead.won': 'You win the game.',
  'ahead.over': 'The game ends.',
}
