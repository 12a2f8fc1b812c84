import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    COORDINATE: 'Coordinate',
    RANGE: 'Range',
    STATIONARY: 'Stationary',
    ESCAPE: 'Escape',
    DOUBLESTRIKE: 'Double Strike',
    TIMING: 'When abilities happen',
    REFER: 'Whom and what cards mean',
    EMPTY: 'When cards run out',
    ABILITY: 'Reading card text',
    ATTACH: 'Attached cards',
    CLEAR: 'Clear spaces',
    PAY: 'Paying for abilities',
  },
  rules: {
    'COORDINATE-01':
      "In another player's turn you may help with a card from your hand that has Coordinate: set it aside, face up.",
    'COORDINATE-02': 'When you have set a card aside to Coordinate it, draw one card straight away.',
    'COORDINATE-03':
      'A card set aside is out of play: it belongs to no hand, no deck and no discard pile for the time being.',
    'COORDINATE-04': "Whoever's turn it is can then play your card as a virtual copy.",
    'COORDINATE-05': 'A virtual copy is played like the card itself: it has the same figures, text and class.',
    'COORDINATE-06': 'Nobody has to play the copy they are offered. You have drawn your new card in any case.',
    'COORDINATE-07': 'When the turn you helped in ends, your card goes to your own discard pile.',
    'COORDINATE-08': 'You may Coordinate one card in each turn of another player, not more.',
    'COORDINATE-09': 'Several of you may help in the same turn, each with a card.',
    'COORDINATE-10': 'A virtual copy is not a card and cannot be defeated.',
    'COORDINATE-11': 'Many cards of the Crew Deck have Coordinate, and so do all Browncoats.',
    'COORDINATE-12': 'You cannot Coordinate while you are defeated.',
    'RANGE-01':
      "When all strikes from the Combat Zone are done, face-up enemies with Range strike from the 'Verse, the leftmost first.",
    'RANGE-02': "A hidden enemy does not strike from the 'Verse, even if it has Range.",
    'RANGE-03': 'An enemy in the Combat Zone has no use for Range: it strikes there once, as others do.',
    'STATIONARY-01':
      'A Stationary card cannot be pushed. The card that would push it passes it by and goes on to the next space on the left.',
    'STATIONARY-02':
      'In the space beyond a Stationary card you push as usual. Beyond the leftmost space lies the Combat Zone.',
    'STATIONARY-03': 'Where several Stationary cards lie side by side, they are all passed by.',
    'STATIONARY-04': 'An effect that moves cards can move a Stationary card too. Only being pushed is ruled out.',
    'STATIONARY-05': 'Against the Inevitable card, Stationary does not help: it pushes such a card like any other.',
    'ESCAPE-01': 'An enemy with Escape is gone the moment it enters the Combat Zone: put it on Defeated Cards.',
    'ESCAPE-02': 'If there is text with Escape, do what it says when the enemy escapes.',
    'ESCAPE-03': 'By the Strike Phase an enemy that escaped is no longer there, so it strikes nobody.',
    'DOUBLESTRIKE-01': 'In a Strike Phase, an enemy with Double Strike strikes two times.',
    'DOUBLESTRIKE-02':
      'Each strike of a Double Strike stands alone: it has its own card and its own use of the Strike ability, and avoiding one leaves you the other.',
    'TIMING-01': 'An ability marked Reveal happens once, when its card is first turned face up.',
    'TIMING-02': 'An ability marked Ongoing is in force all the time.',
    'TIMING-03': "An ability marked Verse is in force while its card lies in the 'Verse, and not elsewhere.",
    'TIMING-04': 'An ability marked Combat Zone is in force while its card lies in the Combat Zone, and not before.',
    'TIMING-05': "An ability marked Reaction is for use in another player's turn.",
    'TIMING-06':
      "When several cards have something to do at once, those in the Combat Zone come first, from right to left, then those in the 'Verse, from left to right. That is mostly oldest to newest.",
    'TIMING-07':
      'When several Main Characters have to do something at once, the active player goes first and the others follow clockwise.',
    'TIMING-08':
      'When several cards reach the Combat Zone together, turn up the first and finish with it before you turn up the second, and so on.',
    'TIMING-09': 'If no rule says what comes first, the active player does.',
    'REFER-01':
      'If a card names one of the crew, it means a Main Character. Where that person is a Supporting Character, nothing happens.',
    'REFER-02':
      'In most cases the crew member named must also be a player. "Mal gains a Talent", for one, does nothing unless somebody plays Mal.',
    'REFER-03':
      'Strikes are different: a Main Character draws one whether somebody plays it or not, as when the highest-ranked Main Character has to.',
    'REFER-04':
      'Characters are Shiny, Misbehave and Browncoats, and all cards that you get out of the Crew Deck or out of Episode decks.',
    'REFER-05': 'Talents and Flaws are never meant when a card speaks of characters.',
    'REFER-06': 'Your characters are the ones in your hand and the ones you have played this turn.',
    'REFER-07': 'What lies in your deck or your discard pile is not among your characters.',
    'REFER-08': 'When a character is defeated, it goes to the space for Defeated Characters.',
    'REFER-09': 'When a Talent or a Flaw is defeated, it goes back to the stack it came from.',
    'REFER-10': 'Any other card that is defeated goes to Defeated Cards.',
    'REFER-11':
      'If you have to defeat one of your characters, take it from your hand or from those you played this turn, as you like.',
    'REFER-12': 'If you defeat a card after playing it, you keep all that it gave you: points, Attack, abilities.',
    'REFER-13': 'A card defeated after you played it goes on counting for the combos of this turn.',
    'REFER-14': 'Cards that you gain go to your discard pile.',
    'EMPTY-01': 'When the Crew Deck is empty, the game goes on. The Bridge is just not filled up again.',
    'EMPTY-02': 'When there is nobody left on the Bridge either, you can recruit Browncoats only.',
    'EMPTY-03': 'When the last Browncoats are gone, nobody can recruit any.',
    'EMPTY-04': 'When no Talents or no Flaws are left in the stack, effects that would hand one out do nothing.',
    'EMPTY-05':
      'When the last Crew Strike leaves its deck, the discarded ones are shuffled into a new deck there and then, without waiting for the next draw.',
    'EMPTY-06':
      'Repaired Ship Strikes gather face up beneath their deck. Once nothing but face-up cards remain there, shuffle them and turn them face down again as the new deck.',
    'EMPTY-07': 'When your own deck is empty and you need another card, your discard pile becomes your new deck.',
    'ABILITY-01': 'Where a card and a rule contradict each other, the card is right.',
    'ABILITY-02': 'If one card allows or orders something and another forbids it, it is forbidden.',
    'ABILITY-03':
      'What you cannot do in full, do as far as you can. If you must discard two cards and have one, discard that one.',
    'ABILITY-04': 'If a card does not say who chooses, the active player chooses.',
    'ABILITY-05': 'If it is not plain whom a card calls "you", it means the active player.',
    'ABILITY-06':
      'To show a card, let the others see it in your hand or among your cards in play. You neither play nor lose it by that.',
    'ABILITY-07':
      'When you play a card, you get its figures at once and must follow its text. Only an Activate ability can wait.',
    'ABILITY-08': 'You may use an Activate ability once per turn, in your Action Phase.',
    'ABILITY-09': 'The next player is the one on the left.',
    'ABILITY-10':
      'If only one player is left, because you play alone or because all the others are defeated, that player is also the next player.',
    'ABILITY-11':
      "Whenever a player's deck has been looked through, its owner shuffles it. Book's Talent is such a case.",
    'ABILITY-12': 'Effects may lower the Attack value of an enemy, but never below 0.',
    'ABILITY-13':
      "If an enemy's Attack value is down to 0, it is not defeated yet: you still have to fight it, but pay nothing.",
    'ATTACH-01':
      "A card attached to a space of the 'Verse lies there without filling it. Other cards can enter the space on top of it.",
    'ATTACH-02': 'An attached card remains in its space, unless an effect takes it elsewhere.',
    'ATTACH-03': 'Attached cards push nothing, and nothing pushes them.',
    'CLEAR-01': 'A clear space is one without a card.',
    'CLEAR-02': 'A space with nothing but an attached card in it is still clear.',
    'PAY-01':
      'Where a card lets you pay Recruit Points or Attack for something, spend that much and then do what it says.',
    'PAY-02': 'What you have paid is gone; you cannot use it for anything else this turn.',
  },
}
