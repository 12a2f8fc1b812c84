import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    STRIKE: 'Strikes',
    DEFEATED: 'Defeated players',
    CLEANUP: 'Cleanup',
  },
  rules: {
    'STRIKE-01':
      'In the Strike Phase the enemies in the Combat Zone strike one at a time, beginning with the rightmost and going left.',
    'STRIKE-02': "If the word Ship is in an enemy's type, it is a Ship enemy. All others are Crew enemies.",
    'STRIKE-03':
      'When a Crew enemy strikes, the active player takes the top Crew Strike, lays it on their Avatar and then does what it says.',
    'STRIKE-04':
      "When a Ship enemy strikes, whoever's turn it is draws a Ship Strike. It goes to the lowest slot of Serenity that has no Strike yet, and then you follow its text.",
    'STRIKE-05': 'Crew enemies strike only the active player, and nobody else.',
    'STRIKE-06': 'Nearly every Crew Strike has a damage figure; a few have none.',
    'STRIKE-07': 'You are defeated as soon as the damage on your Avatar is as high as your Health or higher.',
    'STRIKE-08':
      'Ongoing text on a Ship Strike holds from the moment the Strike arrives and as long as it stays on Serenity.',
    'STRIKE-09': 'All other text on a Ship Strike is followed one time, line by line, when it is drawn.',
    'STRIKE-10': 'If a Ship Strike is drawn while every slot has one, Serenity blows up and you have lost.',
    'STRIKE-11': 'The Strike on the last free slot is not the end. The one after it is.',
    'STRIKE-12': 'On every Ship Strike stands what its repair costs. Pay that, and the Strike is repaired.',
    'STRIKE-13': 'You choose which Ship Strike to repair; it need not be the oldest or the lowest.',
    'STRIKE-14': 'Put a Ship Strike you have repaired face up beneath its deck, unless it came from an Episode deck.',
    'STRIKE-15': 'If the enemy has a Strike ability, follow it each time the enemy strikes, after the strike card.',
    'STRIKE-16': 'If you avoid a strike, you draw no card for it.',
    'STRIKE-17': "When you avoid an enemy's strike, its Strike ability does not happen either.",
    'STRIKE-18': 'A card that lets you avoid any one strike spares you a single draw, once in that turn.',
    'STRIKE-19':
      'You may avoid a strike of the Strike Phase just as well as one that comes from an Event or any other effect.',
    'STRIKE-20': 'You need not avoid the first strike that comes: wait, if you like, for a worse one in the same turn.',
    'STRIKE-21':
      'Cancelling comes later than avoiding: you have seen the strike card, and it is discarded at once without its damage and its text.',
    'STRIKE-22':
      'As a rule only players draw strikes. If an effect names a Main Character, that one draws, whether somebody plays it or not.',
    'STRIKE-23':
      'A Main Character that nobody plays ignores the text of a strike it draws. If there is at least 1 damage on the card, the character is defeated.',
    'STRIKE-24': 'If it has no damage, a strike drawn by a Main Character that nobody plays is simply discarded.',
    'STRIKE-25':
      'When a Main Character without a player is defeated, turn the Avatar face down and leave the strike on it.',
    'STRIKE-26':
      'Face down, a Main Character without a player is out of the game; it has no Rank and does not count as a Main Character.',
    'STRIKE-27':
      'A defeated Main Character that nobody plays can be healed back into the game in the same way as a player.',
    'STRIKE-28': 'Once it is in the Combat Zone, the Inevitable card strikes in the Strike Phase as an enemy would.',
    'STRIKE-29':
      'Crew Strikes that were healed or cancelled, and harmless ones drawn by characters nobody plays, go to Discarded Strikes.',
    'DEFEATED-01':
      'Whenever your damage adds up to your Health or more, you are defeated. Four steps follow immediately, one after the other.',
    'DEFEATED-02': 'First: if this is your own Action Phase, it is over.',
    'DEFEATED-03': 'Second: for the rest of the turn you avoid every Crew Strike you would have to draw.',
    'DEFEATED-04': 'Ship Strikes are still drawn in the turn of a player who was defeated in it.',
    'DEFEATED-05': 'Third: turn your Avatar face down. All its strikes stay on it.',
    'DEFEATED-06':
      'Fourth: shuffle all your cards into one deck: deck, discard pile, hand and whatever you have played this turn. Draw nothing.',
    'DEFEATED-07': 'While defeated you are out of the game, and your turns are skipped.',
    'DEFEATED-08': 'You draw no strikes while you are defeated.',
    'DEFEATED-09': 'No effect of the game reaches a defeated player.',
    'DEFEATED-10': 'A defeated player has no Rank and is not a Main Character as long as the Avatar is face down.',
    'DEFEATED-11':
      'Healing is the one thing that reaches the defeated: what heals a Main Character can heal one who is defeated.',
    'DEFEATED-12':
      'Healing a strike takes one Strike card of your choice off the character and puts it on Discarded Strikes.',
    'DEFEATED-13':
      'If healing brings your damage below your Health, you are back in the game at once and draw six cards.',
    'DEFEATED-14': 'Back in the game, you take your turn when it next comes round to you.',
    'DEFEATED-15':
      'If your damage is still at your Health or above it after a strike was healed, the strike is gone, but you stay defeated.',
    'DEFEATED-16': 'Being defeated costs you nothing more than time. You keep all the cards of your deck.',
    'DEFEATED-17':
      'If every player is defeated at the same time, the game is lost there and then. Characters that nobody plays do not count here.',
    'DEFEATED-18': 'Players may be defeated any number of times as long as one of you is always standing.',
    'DEFEATED-19':
      'A strike spared by your defeat counts as avoided, so the Strike abilities of Crew enemies do nothing to you for the rest of that turn.',
    'DEFEATED-20': 'For the Inevitable card even the skipped turn of a defeated player counts.',
    'CLEANUP-01': 'In Cleanup, put everything you played this turn on your discard pile.',
    'CLEANUP-02': 'In Cleanup you discard whatever is still in your hand as well. You cannot keep a card for later.',
    'CLEANUP-03': 'You may look through your own discard pile whenever you like.',
    'CLEANUP-04': 'When you have discarded in Cleanup, draw six cards.',
    'CLEANUP-05':
      'If your deck runs out before you have all your cards, shuffle your discard pile into a new deck and draw the rest from it.',
    'CLEANUP-06':
      'An empty deck alone is no reason to shuffle. You shuffle only when the deck is empty and another card is needed from it.',
    'CLEANUP-07':
      "Not only in Cleanup: whenever cards are drawn or turned up from your deck, on anybody's turn, an empty deck is replaced by your shuffled discard pile.",
    'CLEANUP-08': 'At the end of a turn the cards that were Coordinated in it go to the discard piles of their owners.',
  },
}
