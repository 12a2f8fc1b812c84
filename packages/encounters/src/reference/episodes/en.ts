import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    INEVITABLE: 'The Inevitable card',
    ENDEPISODE: 'Ending an Episode',
    INTERMISSION: 'The Inter-Mission',
    NEXT: 'The next Episode',
    SCORE: 'Winning, losing and points',
  },
  rules: {
    'INEVITABLE-01':
      'The last card of each Episode deck is an Inevitable card. It limits the time you have for the Episode.',
    'INEVITABLE-02':
      'You can tell an Inevitable card by its back, even face down. Which of the three it is, you cannot tell.',
    'INEVITABLE-03':
      'Nothing that players or cards do touches the Inevitable card: nobody scans it, fights it or moves it.',
    'INEVITABLE-04':
      "While the Inevitable card is in the 'Verse, it goes one space to the left wherever an Episode card would be added, in the Episode Phase and by any effect.",
    'INEVITABLE-05': 'If its next space is taken, the Inevitable card pushes what lies there, even a Stationary card.',
    'INEVITABLE-06': 'The spaces to the right of the Inevitable card are gone from the game.',
    'INEVITABLE-07': 'When the Inevitable card comes into the Combat Zone, turn it face up.',
    'INEVITABLE-08': 'In the Combat Zone the Inevitable card strikes in every Strike Phase, under the usual rules.',
    'INEVITABLE-09':
      "Once the Inevitable card has been in the Combat Zone for a Strike Phase in each player's turn, the Episode ends. Every Objective still open has failed.",
    'INEVITABLE-10': 'If a Mandatory Objective is among those that fail at that point, you have lost.',
    'INEVITABLE-11': 'Your turn counts for the Inevitable card even if you avoided its strike.',
    'INEVITABLE-12':
      'If you are defeated and your turn is skipped, that turn counts for the Inevitable card all the same.',
    'INEVITABLE-13':
      "The count begins with the turn in which the Inevitable card enters the Combat Zone: that turn's Strike Phase is the first.",
    'INEVITABLE-14': 'When the count is full, the Episode runs to the end of that turn and is over then.',
    'INEVITABLE-15':
      'One card in the box moves the Inevitable card by name. After that the count starts afresh, as if the card had never been in the Combat Zone.',
    'INEVITABLE-16':
      "An example: Mal, Zoe and Wash sit in this order, and Zoe is defeated. In Mal's turn the Inevitable card comes into the Combat Zone; he takes its strike. Zoe's turn is passed over. Wash avoids the strike in his. When Wash's turn ends, the Episode ends.",
    'INEVITABLE-17':
      "Every player's turn is counted one time. Main Characters that nobody plays are left out of the count.",
    'ENDEPISODE-01':
      'An Episode does not wait for the turn to finish: when its last open Objective is completed or failed, it ends.',
    'ENDEPISODE-02': 'With the end of Episode C the game is over.',
    'ENDEPISODE-03':
      "After A or B, whoever's turn it is cleans up first: discard everything and draw six cards as usual.",
    'ENDEPISODE-04': 'If the Episode ends before the Strike Phase, that turn has none.',
    'ENDEPISODE-05': 'The player who would be next is remembered and begins the coming Episode.',
    'ENDEPISODE-06': "Secondly, the 'Verse, the Combat Zone and Operations are emptied onto Defeated Cards.",
    'ENDEPISODE-07': 'A Side Job cleared away at the end of an Episode has neither succeeded nor failed.',
    'ENDEPISODE-08': 'Thirdly, what is left of the Episode deck goes face up to Defeated Cards.',
    'ENDEPISODE-09':
      'Only the Inevitable card is kept apart. It stays as it was when the Episode ended, face up or face down.',
    'ENDEPISODE-10': 'The fourth and last step is the Inter-Mission.',
    'INTERMISSION-01': 'A game has two Inter-Missions, one between Episodes A and B and one between B and C.',
    'INTERMISSION-02':
      'An Inter-Mission has four steps: follow what the Objective card says under End of Episode, turn up three Upgrades, count the Credits of this Episode, and spend them.',
    'INTERMISSION-03': 'Credits buy Upgrades, repairs, healing and extra cards, in any combination.',
    'INTERMISSION-04':
      'How the Credits are spent is for the whole team to say. If you cannot agree, the player of highest Rank decides.',
    'INTERMISSION-05': "When it comes to deciding about Credits, even a defeated player's Rank counts.",
    'INTERMISSION-06': 'You may buy as many of the three Upgrades as you can afford, each at its price in Credits.',
    'INTERMISSION-07': 'A new Upgrade is fitted in the highest empty slot of Serenity.',
    'INTERMISSION-08': 'If no slot is empty, you may discard an Upgrade you have and fit the new one in its stead.',
    'INTERMISSION-09': 'Upgrades that were discarded, or that nobody bought, go under the Upgrade stack.',
    'INTERMISSION-10': 'Three Upgrades are on offer in one Inter-Mission, and no more are turned up for those you buy.',
    'INTERMISSION-11':
      'Repairing a Ship Strike between Episodes costs the Credits printed beside its slot, whatever the card itself asks.',
    'INTERMISSION-12':
      'You may repair any Ship Strikes, in any order. They go face up under their deck; those out of Episode decks go to Defeated Cards.',
    'INTERMISSION-13':
      'For any number of Credits you may heal strike cards worth that much damage from every Main Character. Cards are healed whole.',
    'INTERMISSION-14':
      'You choose which of your own strikes to heal. Each character has the full allowance; it is not shared out.',
    'INTERMISSION-15':
      'For 3 Credits, say, each player may heal three strikes of 1, or one of 1 and one of 2, or one of 3.',
    'INTERMISSION-16':
      'Defeated Main Characters that nobody plays are healed too, if the Credits cover the damage of their strike.',
    'INTERMISSION-17':
      'If healing in an Inter-Mission takes a defeated player below Health, that player is back in the game and draws six cards.',
    'INTERMISSION-18':
      'Extra cards are bought once per Inter-Mission. For every 2 Credits each player draws one card immediately.',
    'INTERMISSION-19': 'Credits you do not spend are lost.',
    'INTERMISSION-20':
      'Apart from what you buy, things stay as they are from one Episode to the next: strikes, Upgrades, decks, hands, the Bridge and all stacks.',
    'NEXT-01': 'The next Episode deck and its Objective card take their spaces. The old Objective card is discarded.',
    'NEXT-02': "Episode B begins with two cards of its deck face down in the two rightmost spaces of the 'Verse.",
    'NEXT-03': "Episode C begins with four cards of its deck face down in the four rightmost spaces of the 'Verse.",
    'NEXT-04': "Episode A begins with nothing in the 'Verse.",
    'NEXT-05': 'The player who was remembered as next has the first turn. From there it goes on clockwise.',
    'NEXT-06': 'Episodes B and C have no preparation rounds.',
    'SCORE-01': 'You win if, at the end of Episode C, its Mandatory Objectives are completed.',
    'SCORE-02':
      'Objectives of Episodes A and B that failed without losing you the game do not stand in the way of a win.',
    'SCORE-03':
      'You lose if all players are defeated at once, if Serenity explodes, or if you fail a Mandatory Objective.',
    'SCORE-04': 'You score 1 point if the Objective card of Episode A was fully completed.',
    'SCORE-05': 'You score 2 points if the Objective card of Episode B was fully completed.',
    'SCORE-06': 'You score 3 points for winning the game.',
    'SCORE-07': 'With all three Episodes fully completed you have 6 points, the most a game can bring.',
    'SCORE-08': 'A game that is won although neither A nor B was fully completed scores 3 points.',
    'SCORE-09': 'What you scored for A and B is yours even if you lose the game: a lost game can bring up to 3 points.',
    'SCORE-10':
      'If the End of Episode text of an Episode C is about the next game, it means nothing unless you play a campaign.',
  },
}
