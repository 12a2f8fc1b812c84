import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    TURN: 'Your turn',
    PUSH: "Moving through the 'Verse",
    PLAY: 'Playing cards',
    COMBO: 'Class combos',
    TALENT: 'Talents',
    FLAW: 'Flaws',
    RECRUIT: 'Recruiting',
    SCAN: 'Scanning',
    REVEAL: 'Turning up cards',
    FIGHT: 'Fighting',
  },
  rules: {
    'TURN-01':
      'Your turn has four phases, always in the same order: Episode Phase, Action Phase, Strike Phase, Cleanup Phase.',
    'TURN-02':
      "In the Episode Phase the top card of the Episode deck goes face down, without a look at it, to the rightmost space of the 'Verse, the one beside the deck.",
    'TURN-03':
      'In the Action Phase you play cards from your hand, and with what they give you, you recruit, scan and fight.',
    'TURN-04': 'In the Strike Phase every enemy in the Combat Zone strikes.',
    'TURN-05': 'In the Cleanup Phase you discard your hand and everything you played, then you draw six cards.',
    'TURN-06': 'If you are defeated, you have no turn at all: it is passed over.',
    'TURN-07':
      "From the moment the Inevitable card is in the 'Verse, your Episode Phase moves it one space on, and no card is added.",
    'TURN-08':
      "When something ends the Episode in the middle of a phase, the rest of that phase is dropped and the active player's Cleanup comes next.",
    'TURN-09':
      'If you are defeated during your own Action Phase, the phase stops there. Your Strike Phase still takes place.',
    'PUSH-01':
      "The 'Verse is a row of five spaces with room for one card each. Attached cards do not take up that room.",
    'PUSH-02': 'If a card enters a space where another card lies, that one is pushed to the next space on the left.',
    'PUSH-03':
      'A card that has been pushed enters its new space like any other card, so a single newcomer may move several cards on.',
    'PUSH-04': 'Nothing moves unless its space is needed. Where there is an empty space, the pushing stops.',
    'PUSH-05': 'Cards do not move up to fill a gap.',
    'PUSH-06': 'Whether a card is face up or face down makes no difference to how it moves.',
    'PUSH-07':
      "Pushing works the same whatever brings a card into a space of the 'Verse: a turn, a card's text or another push.",
    'PUSH-08': "Pushed from the leftmost space, a card is out of the 'Verse and enters the Combat Zone.",
    'PUSH-09':
      'A face-down card that arrives in the Combat Zone is turned up at once; what kind of card it is decides what follows.',
    'PUSH-10': 'There is no limit to the number of cards in the Combat Zone.',
    'PUSH-11':
      'The latest arrival lies at the left end of the Combat Zone and the others slide to the right, so the rightmost card has been there longest.',
    'PLAY-01': 'You play cards from your hand one by one. Their order is up to you.',
    'PLAY-02': 'When you play a card, do what it says at once, whether you want to or not.',
    'PLAY-03':
      'If a card has an ability marked Activate, you may use that ability at any later point of this Action Phase, or leave it unused.',
    'PLAY-04':
      'You get the Recruit Points printed on a card when you play it. You may save them for later in your turn.',
    'PLAY-05': 'You get the Attack printed on a card when you play it. It, too, may be spent later in your turn.',
    'PLAY-06':
      "A plus sign after a figure means that you get at least that figure, and the card's ability may bring more.",
    'PLAY-07': 'The cards you have played stay face up in front of you until your turn ends.',
    'PLAY-08': 'You may keep any card in your hand unplayed, except Flaws.',
    'PLAY-09':
      'Recruit, scan and fight as often as you can and in any order, before, between or after the cards you play.',
    'PLAY-10':
      'With Recruit Points you pay for characters, with Attack for scans and fights. Other effects may ask for either.',
    'COMBO-01':
      'A combo is an ability that begins with a class. You can use it only if you have played another card of that class earlier in this turn.',
    'COMBO-02': 'A card never makes its own combo possible.',
    'COMBO-03': 'The icon at the upper left of a card is its class.',
    'COMBO-04':
      'However many cards of the class you have played, the combo of a card works no more than once in a turn.',
    'COMBO-05': 'You need not use a combo.',
    'COMBO-06': 'What you play afterwards does not help: a combo looks back at the cards before it, never ahead.',
    'COMBO-07':
      'Suppose a card has a combo for its own class and you begin your turn with two copies of it. The first copy goes without the combo; the second has it.',
    'COMBO-08': 'With or without its combo, a card gives you its printed figures.',
    'COMBO-09': 'If you played a card this turn and it has been defeated since, it still counts for combos to come.',
    'COMBO-10': 'A virtual copy has the class of its card: it counts for other combos, and you can use its own.',
    'COMBO-11': 'The five classes are Intel, Leadership, Strength, Survival and Tech.',
    'TALENT-01': 'You have one Talent in your deck from the start and can gain more as you play.',
    'TALENT-02': 'You play a Talent as you would a character, and only if you want to.',
    'TALENT-03': "A Talent does what your Avatar's Talent text says, as though the text were on the card you play.",
    'TALENT-04': 'When you play a Talent you draw a card straight away.',
    'TALENT-05':
      'After playing a Talent you may activate it, at any time in the same Action Phase, for the special ability of your Avatar.',
    'TALENT-06': 'A Talent you activate is defeated: it goes back to the Talent stack.',
    'TALENT-07':
      'A Talent you played without activating it is discarded at the end of your turn with your other cards.',
    'TALENT-08': 'Wash, for one, draws a card for his Talent and may activate it to scan one space free of charge.',
    'TALENT-09': 'A Talent does not count as a character.',
    'FLAW-01': 'You begin without Flaws. You gain them during the game.',
    'FLAW-02': 'When your Action Phase starts, play every Flaw in your hand, one by one, before you do anything else.',
    'FLAW-03': 'Draw a Flaw during your own Action Phase, and you must play it before your next action.',
    'FLAW-04': 'Playing a Flaw means doing what it says.',
    'FLAW-05': 'A Flaw you have played goes back to the Flaw stack; it does not go to your discard pile.',
    'FLAW-06': 'A Flaw does not count as a character.',
    'FLAW-07':
      'If you draw a Flaw at any other time (in Cleanup, after Coordinating, between Episodes, on returning to the game), it stays in your hand until your next Action Phase starts.',
    'FLAW-08': 'If one Flaw makes you draw another in your Action Phase, you play that one as well.',
    'RECRUIT-01': "On each of the Bridge's five spaces lies one face-up card of the Crew Deck.",
    'RECRUIT-02':
      "To recruit somebody from the Bridge, pay the card's cost in Recruit Points. The card goes to your discard pile.",
    'RECRUIT-03':
      'Whenever and however a space of the Bridge becomes empty, the next card of the Crew Deck is turned up there straight away.',
    'RECRUIT-04': 'You may recruit the card that has just come up in the same turn.',
    'RECRUIT-05':
      'For 3 Recruit Points you may recruit the top card of the Browncoats stack instead. It goes to your discard pile too.',
    'RECRUIT-06': 'The price of Browncoats is 3 at all times, whatever makes other characters cheaper or dearer.',
    'RECRUIT-07':
      'The five Browncoats differ only in class: there is one of each. You learn which one you get when you have recruited it.',
    'RECRUIT-08': 'A character you gain goes to your discard pile, unless the effect names another place.',
    'RECRUIT-09': 'You may recruit as many characters in a turn as your points pay for.',
    'SCAN-01': "Every space of the 'Verse has a Scan Cost of its own.",
    'SCAN-02': 'To scan a hidden card, pay the Scan Cost of its space in Attack. Then the card is turned face up.',
    'SCAN-03': 'If an ability lets you scan, you pay nothing for it.',
    'SCAN-04': 'You can scan a space only if a face-down card lies there.',
    'SCAN-05': 'Nobody can ever scan the Inevitable card.',
    'SCAN-06': 'You may scan as often in a turn as your Attack allows.',
    'SCAN-07': 'What you have turned up by a scan is dealt with at once, as its kind demands.',
    'REVEAL-01': 'A hidden card is turned up when somebody scans its space, or when it comes into the Combat Zone.',
    'REVEAL-02':
      'What happens then depends on the card: an enemy, a Goal, a Special, an Event, a Side Job, a Character, a Ship Strike or the Inevitable card.',
    'REVEAL-03': 'A revealed enemy remains in its place, and moves on from there like a hidden card.',
    'REVEAL-04':
      "An enemy's Reveal ability happens a single time, when the enemy is turned up. After that you can forget it.",
    'REVEAL-05': 'A revealed Side Job remains in its place and is pushed along as enemies are.',
    'REVEAL-06': 'Do what a Side Job asks, and the team receives what stands under Success.',
    'REVEAL-07':
      'If its Success brings Credits, put the Side Job next to Serenity, where it counts when the Episode ends.',
    'REVEAL-08': 'Once a Side Job enters the Combat Zone, you have only the rest of that turn to complete it.',
    'REVEAL-09':
      'If time runs out, the Side Job fails: do what stands under Failure, then put the card on Defeated Cards.',
    'REVEAL-10':
      'A Side Job that is turned up only on its arrival in the Combat Zone can be completed in that one turn.',
    'REVEAL-11':
      'Side Jobs still in play when the Episode ends are put away: they count neither as a success nor as a failure.',
    'REVEAL-12': 'Do what a revealed Event says, then put it on Defeated Cards.',
    'REVEAL-13':
      "A Ship Strike you turn up works like one drawn from the deck: it goes to Serenity's lowest slot without a Strike, then you follow its text.",
    'REVEAL-14':
      'A Ship Strike out of an Episode deck goes to Defeated Cards when it is repaired, not under the Ship Strike deck.',
    'REVEAL-15': 'Goals, Specials and Characters have a Reveal ability, and it says what you do with them.',
    'REVEAL-16': 'Goals are there to complete Objectives.',
    'REVEAL-17': 'Each Special has an effect of its own. No Objective ever depends on one.',
    'REVEAL-18': "A Character you find in an Episode deck is shuffled into a player's deck.",
    'REVEAL-19':
      'It makes no difference whether an Event, Ship Strike, Goal, Special or Character is turned up by a scan or by its arrival in the Combat Zone.',
    'REVEAL-20': 'Only enemies strike. Goals, Side Jobs and whatever else is in the Combat Zone do not.',
    'FIGHT-01': 'You can fight an enemy only when it is face up.',
    'FIGHT-02': "Enemies can be fought in the 'Verse as well as in the Combat Zone.",
    'FIGHT-03': 'You may fight as many enemies in a turn as you like, one after another.',
    'FIGHT-04': 'To fight an enemy, pay Attack equal to its Attack value. It is defeated and goes to Defeated Cards.',
    'FIGHT-05': 'A fight is all or nothing: if you cannot pay enough to defeat the enemy, you cannot fight it.',
    'FIGHT-06': 'An enemy whose Attack value is 0 costs nothing: attack it, and it is defeated.',
    'FIGHT-07': 'If the enemy has a Defeated ability, it takes effect when the enemy is defeated.',
    'FIGHT-08': 'Attack you have left after a fight is yours to spend on more scans and fights.',
    'FIGHT-09': 'Nobody can fight the Inevitable card.',
    'FIGHT-10':
      'Attack is not shared between players. Others help you by Coordinating, by Reactions or by what their cards say.',
  },
}
