import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    DIFFICULTY: 'Easier and harder games',
    SOLO: 'Playing alone',
    CAMPAIGN: 'Campaigns',
    CONTENTS: 'What is in the box',
  },
  rules: {
    'DIFFICULTY-01': 'You may make the game easier or harder in several ways, and combine them as you please.',
    'DIFFICULTY-02': 'Easier: shuffle more Side Jobs into every Episode deck than your number of players calls for.',
    'DIFFICULTY-03':
      'Easier: everybody has one or two more preparation turns at the very start. They have no Episode Phase.',
    'DIFFICULTY-04': "Easier: fewer than two cards lie in the 'Verse when Episode B begins.",
    'DIFFICULTY-05': "Easier: fewer than four cards lie in the 'Verse when Episode C begins.",
    'DIFFICULTY-06': 'Easier: every starting deck has another Talent in it.',
    'DIFFICULTY-07': 'Easier: each player gets one more Talent before Episode B, before Episode C, or before both.',
    'DIFFICULTY-08': 'Easier: you have one or more extra Credits to spend between Episodes.',
    'DIFFICULTY-09': "Easier: each player's Defense Value counts as additional Health.",
    'DIFFICULTY-10': 'Harder: shuffle fewer Side Jobs into the Episode decks, or none.',
    'DIFFICULTY-11': "Harder: one or more cards lie face down in the 'Verse when Episode A begins.",
    'DIFFICULTY-12': "Harder: more than two cards lie in the 'Verse when Episode B begins.",
    'DIFFICULTY-13': "Harder: all five spaces of the 'Verse are filled when Episode C begins.",
    'DIFFICULTY-14': 'Harder: nobody starts with a Talent.',
    'DIFFICULTY-15': 'Harder: each player gets a Flaw when an Episode begins, in one Episode or in several.',
    'DIFFICULTY-16':
      "Harder: defeated players' turns take place, with their Episode Phase and their Strike Phase. Crew Strikes are not drawn in them, but Ship enemies still strike Serenity.",
    'DIFFICULTY-17': 'Hardest: the game is lost as soon as a single player is defeated.',
    'SOLO-01':
      'If you play alone with one Avatar, you may discard a card with Coordinate once per turn, and draw a card for it.',
    'SOLO-02':
      'Alone with one Avatar you have no Side Jobs and no preparation round, and four Main Characters that nobody plays.',
    'SOLO-03': 'When you play alone, the next player is always you.',
    'SOLO-04': 'If you play alone and are defeated, the game is lost, for nobody is left standing.',
    'SOLO-05':
      'When you play alone, the Episode ends with the very turn in which the Inevitable card comes into the Combat Zone and strikes.',
    'SOLO-06':
      'One person with two Avatars plays a game of two: two decks, two hands, two turns, one Side Job in each deck, and Coordinate between the two.',
    'CAMPAIGN-01': 'A campaign is a chain of five games in which all 15 Episodes are played.',
    'CAMPAIGN-02':
      'Everybody keeps the same Avatar for the whole campaign. The five Main Characters and the four Supporting Characters do not change either.',
    'CAMPAIGN-03':
      'The Episodes are played in their order: numbers 1 to 3 in the first game, 4 to 6 in the second, and so on.',
    'CAMPAIGN-04':
      'If you win a game of a campaign, a special Inter-Mission follows its Episode C. You count your Credits and spend them on Upgrades, repairs and healing.',
    'CAMPAIGN-05': 'In the special Inter-Mission after a won game, extra cards are not for sale.',
    'CAMPAIGN-06':
      'After a win you take into the next game what is on Serenity, Upgrades and Ship Strikes, and the Crew Strikes on your Main Characters.',
    'CAMPAIGN-07': 'All the rest is set up afresh for the next game, your decks too.',
    'CAMPAIGN-08': 'After a loss you keep nothing: the next game is set up from scratch.',
    'CAMPAIGN-09': 'In a campaign you follow the End of Episode text of Episode C, whether you won or lost.',
    'CAMPAIGN-10': 'What you play for is to win all five games. Losing one does not end the campaign.',
    'CAMPAIGN-11': 'For the final score, first add up what you scored in the five games. Each is worth 0 to 6 points.',
    'CAMPAIGN-12':
      'Winning game 2 adds 5 points, game 3 adds 10, game 4 adds 15 and game 5 adds 20. There is no such bonus for game 1.',
    'CAMPAIGN-13': 'If you have won all five games, you get another 20 points.',
    'CAMPAIGN-14':
      'An example: you win every game, with scores of 6, 4, 3, 6 and 5, which is 24. The wins are worth 50, and all five together 20 more. That makes 94 in the end.',
    'CAMPAIGN-15':
      'Another example: you win the first, fourth and fifth game. Scores of 6, 3, 1, 6 and 5 make 21, and the wins 15 and 20, which is 35. In the end you have 56.',
    'CAMPAIGN-16':
      'How you did: with 100 points you are "Big Damn Heroes", with 85 to 99 "Everything\'s Shiny, Cap\'n", with 51 to 84 you "Keep Flying", and with 0 to 50 it is "Time to Retire and Give Up This Life of Crime".',
    'CAMPAIGN-17':
      'A campaign can bring 100 points at most: 30 for five full scores, 50 for the wins and 20 for winning all of them.',
    'CAMPAIGN-18': 'If you make a campaign easier or harder, do it in the same way in all five games.',
    'CAMPAIGN-19':
      'You may also mix the 15 Objective cards and play them in any five games, as long as each game has an A, a B and a C.',
    'CONTENTS-01': 'The box holds 500 cards.',
    'CONTENTS-02': 'There are 35 Shiny, 7 for each of 5 players.',
    'CONTENTS-03': 'There are 25 Misbehave, 5 for each of 5 players.',
    'CONTENTS-04': 'There are 5 Browncoats, one of each class.',
    'CONTENTS-05': 'There are 9 Avatars, one for each of the crew.',
    'CONTENTS-06': 'There are 126 cards of characters to recruit: 14 for each of the 9 crew members.',
    'CONTENTS-07': 'There are 15 Objective cards: 5 marked A, 5 marked B and 5 marked C.',
    'CONTENTS-08':
      'There are 165 Episode cards: five decks of 10, five of 11 and five of 12. The 6 Ship Strikes with a label are part of those decks.',
    'CONTENTS-09': 'There are 12 Side Jobs.',
    'CONTENTS-10': 'There are 40 Crew Strikes.',
    'CONTENTS-11': 'There are 20 Ship Strikes in their deck.',
    'CONTENTS-12': 'There are 10 Upgrades.',
    'CONTENTS-13': 'There are 15 Talents. Every player begins with one in the deck, and the others make up the stack.',
    'CONTENTS-14': 'There are 20 Flaws.',
    'CONTENTS-15': 'There are 3 Inevitable cards, all of them in use in every game.',
    'CONTENTS-16':
      'The cards add up to 500: 35 Shiny, 25 Misbehave, 5 Browncoats, 9 Avatars, 126 characters, 15 Objectives, 165 Episode cards, 12 Side Jobs, 40 Crew Strikes, 20 Ship Strikes, 10 Upgrades, 15 Talents, 20 Flaws and 3 Inevitable cards.',
  },
}
