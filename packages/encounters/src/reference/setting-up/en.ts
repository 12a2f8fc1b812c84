import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    SETUP: 'Setting up a game',
    AVATAR: 'Avatars',
    OBJECTIVE: 'Objectives',
    EPISODE: 'Episode decks and Side Jobs',
  },
  rules: {
    'SETUP-01': 'One to five people play, all on the same team. You win together or lose together.',
    'SETUP-02': 'You begin with a deck of your own: 7 Shiny, 5 Misbehave and 1 Talent, 13 cards in all.',
    'SETUP-03':
      'All nine of the crew take part in every game. Five of them are Main Characters; the other four are Supporting Characters.',
    'SETUP-04': 'Everybody takes one Avatar, by choice or at random, and so is one of the Main Characters.',
    'SETUP-05':
      'With fewer than five players, more Avatars are picked until there are five. The extra ones lie below the Bridge. They are Main Characters, but nobody plays them.',
    'SETUP-06':
      'The four Avatars nobody picked tell you who the Supporting Characters are. Those Avatar cards go back in the box.',
    'SETUP-07':
      'Each Supporting Character has a stack of 14 cards. Shuffled together, the four stacks are the Crew Deck of 56.',
    'SETUP-08': 'The 14 cards of a Main Character stay in the box for this game.',
    'SETUP-09':
      'Shuffle 10 Upgrades, 5 Browncoats, 20 Ship Strikes and 40 Crew Strikes, each kind on its own, into four face-down stacks.',
    'SETUP-10':
      'Talents and Flaws lie face up in two stacks that anyone may look through; their order does not matter.',
    'SETUP-11':
      'Six further Ship Strikes have a label on their left edge. They belong to Episodes and never go into the Ship Strike deck.',
    'SETUP-12': 'Turn up the first five cards of the Crew Deck, one on each space of the Bridge.',
    'SETUP-13': 'Shuffle your 13 cards and draw a hand of 6.',
    'SETUP-14':
      'The player of highest Rank begins. Rank 1 is the highest: the smaller the number, the higher the Rank.',
    'SETUP-15': 'Avatars that nobody plays take no turns, so they are passed over when you look for the first player.',
    'SETUP-16': 'After each turn the next player to the left goes on, clockwise.',
    'SETUP-17':
      'For a first game the Episodes are "Serenity (Part 1)" as A, "Serenity (Part 2)" as B and "The Train Job" as C.',
    'SETUP-18':
      'In a first game the players are Mal, Kaylee, Zoe, Jayne and Book, in this order. With fewer players, leave out names from the end.',
    'SETUP-19':
      'In a first game the Crew Deck is made of Wash, Inara, River and Simon. Whoever was left out of the five players is a Main Character that nobody plays.',
    'SETUP-20':
      'Any five Main Characters go with any Episodes. The sets of names suggested for some Episodes are no more than suggestions.',
    'SETUP-21': 'For Serenity and The Train Job we suggest Mal, Kaylee, Zoe, Jayne and Book as Main Characters.',
    'SETUP-22': 'For Bushwhacked, Shindig and Safe we suggest Simon, Wash, Inara, Book and River as Main Characters.',
    'SETUP-23':
      'For Our Mrs. Reynolds, Jaynestown and Out of Gas we suggest Jayne, Inara, Zoe, Mal and Simon as Main Characters.',
    'SETUP-24': 'For Ariel, War Stories and Trash we suggest River, Jayne, Kaylee, Book and Simon as Main Characters.',
    'SETUP-25':
      'For The Message, Heart of Gold and Objects in Space we suggest Wash, Mal, Inara, River and Zoe as Main Characters.',
    'AVATAR-01': 'Your Avatar lies in front of you from beginning to end. It is never shuffled into any deck.',
    'AVATAR-02': 'Health says how much damage from strikes it takes to defeat the character.',
    'AVATAR-03': 'The Defense Value has no effect of its own. It counts only where a card asks for it.',
    'AVATAR-04':
      "Every Avatar has a Talent ability and a Flaw ability. They are used when the Avatar's player plays a Talent or a Flaw.",
    'AVATAR-05': 'Rank decides who begins the game, and some cards look for the highest or lowest Rank.',
    'AVATAR-06': 'What a card does may depend on who the five Main Characters are.',
    'AVATAR-07':
      'A Main Character that nobody plays has a Rank and an Avatar, but neither deck nor hand, and takes no turns.',
    'AVATAR-08':
      'While an Avatar lies face down it has no Rank and is not a Main Character. It can still be healed as one.',
    'AVATAR-09': 'Players never fight one another here; that exists only where other Encounters games are mixed in.',
    'OBJECTIVE-01': 'Each Objective card is marked A, B or C. A game has one of each.',
    'OBJECTIVE-02': 'You play the A card first, then the B card, and the C card last.',
    'OBJECTIVE-03': 'Pick the three Objective cards, or draw one at random from each letter.',
    'OBJECTIVE-04':
      'The A card begins on the Objective space. B and C wait beside the table, each face up on its Episode deck.',
    'OBJECTIVE-05':
      'Every Objective card has the name of an Episode and a number. The numbers follow the series; outside a campaign you need not.',
    'OBJECTIVE-06': 'The pilot of the series takes two Objective cards: its first part is an A, its second a B.',
    'OBJECTIVE-07': 'An Objective card has several Objectives. Complete them in whatever order you like.',
    'OBJECTIVE-08': 'As soon as you complete an Objective, you receive the reward printed for it.',
    'OBJECTIVE-09':
      'Rewards are Talents, which go into decks, or Credits, which you keep until the Episode is over and spend then.',
    'OBJECTIVE-10':
      'If you are told to put a card next to Serenity, it stands for Credits you have earned in this Episode.',
    'OBJECTIVE-11': 'If an Objective card has a Setup text, follow it as the Episode begins.',
    'OBJECTIVE-12': 'Whatever else an Objective card says holds as long as its Episode lasts, and no longer.',
    'OBJECTIVE-13':
      'Once no Objective is left open, each being completed or failed, the Episode is over at that moment.',
    'OBJECTIVE-14': 'Some Objectives are Mandatory. If you fail one of those, the game is lost.',
    'OBJECTIVE-15':
      'Failing an Objective that is not Mandatory costs you its reward, and the points for completing the whole card. Nothing else follows from it.',
    'OBJECTIVE-16':
      'There are three ways to complete Objectives: turn up certain cards, use what Goal cards offer, or defeat certain enemies. The Objective says which.',
    'EPISODE-01':
      'To every Objective card belongs a small deck of Episode cards. The decks are played one after the other: A, B, C.',
    'EPISODE-02': 'The deck of an A Episode has 10 cards of its own.',
    'EPISODE-03': 'The deck of a B Episode has 11 cards of its own.',
    'EPISODE-04': 'The deck of a C Episode has 12 cards of its own.',
    'EPISODE-05':
      'Side Jobs are shuffled into each Episode deck, picked at random and unseen. How many depends on the number of players.',
    'EPISODE-06': 'With 1 player there are 0 Side Jobs in each Episode deck and no preparation round.',
    'EPISODE-07': 'With 2 players there is 1 Side Job in each Episode deck and no preparation round.',
    'EPISODE-08': 'With 3 players there are 2 Side Jobs in each Episode deck and no preparation round.',
    'EPISODE-09':
      'With 4 players there are 3 Side Jobs in each Episode deck, and you begin with one preparation round.',
    'EPISODE-10':
      'With 5 players there are 4 Side Jobs in each Episode deck, and you begin with two preparation rounds.',
    'EPISODE-11': 'A Side Job is in one Episode deck only. With 5 players all 12 are used.',
    'EPISODE-12':
      'When a deck is shuffled, one Inevitable card goes under it, at random and unseen. There are three, one for each Episode deck.',
    'EPISODE-13':
      'With its Inevitable card, deck A holds 11 cards, deck B 12 and deck C 13. The Side Jobs come on top of that.',
    'EPISODE-14':
      'Deck A lies on the Episode Deck space. Decks B and C stay aside until their turn, with their Objective cards face up on top.',
    'EPISODE-15': 'A preparation round gives everybody one turn more, before Episode A starts in earnest.',
    'EPISODE-16': 'A preparation turn goes like any other, but without the Episode Phase.',
    'EPISODE-17': 'If one person plays two Avatars, that is a game of two, and it has the Side Jobs of a game of two.',
    'EPISODE-18': 'No player may look into an Episode deck, neither at its cards nor at their order.',
  },
}
