import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    ALERT: 'Alert tokens',
    HARROW: 'Lord Harrow',
    UNIVERSE: 'Mr. Universe and Challenges',
    HAVEN: 'Havens',
  },
  rules: {
    'BOX-08':
      'Blue Sun adds 25 Supply cards (the Meridian deck), 75 Job cards, 2 Leaders, 3 Stories, 2 Set Up cards, 2 Reaver ships, 88 tokens and a section of map. Its Nav cards are 30 for the Rim deck, and 10 more that replace Border cards.',
    'BOX-09': 'The Leaders of Blue Sun are Murphy and Atherton. Its Contacts are Lord Harrow and Mr. Universe.',
    'DECK-08':
      'The reshuffle card of a Nav or Misbehave deck never rests in a discard pile, except where the set-up puts it there. This holds in every game, with or without Blue Sun.',
    'DECK-09':
      'If an effect discards a reshuffle card without resolving it, first finish the action that did so, then reshuffle that deck. This holds in every game, with or without Blue Sun.',
    'SETUP-20':
      'A Set Up card replaces only the steps it marks as different, be it Nav decks, ships, Jobs, assets, Havens or alerts. Every step it leaves unmarked stays standard.',
    'SETUP-21': 'Any Set Up card may be combined with any Story card.',
    'SETUP-22':
      'The Blue Sun map section joins the left edge of the base map. It adds sectors of Border Space and a new region, the Rim, with red borders. Cortex Relay 7 counts as a planet.',
    'SETUP-23':
      'With Blue Sun, take one "Reaver Cutter", one "Reaver Bait" and eight "Reavers on the Hunt" out of the Border Nav deck, and put the ten new Border cards in their place.',
    'SETUP-24':
      'With Blue Sun there are three Reaver Cutters. One starts in each of the three Reaver Space sectors, and none in the starting sector of the base game.',
    'SETUP-25':
      'With the Set Up card "Awful Crowded in My Sky", the reshuffle cards are in the Nav decks from the start, however many play.',
    'SETUP-26':
      'With "Awful Crowded in My Sky", once all starting places are fixed, every planetary sector gets one Alert token: the Alliance kind in Alliance Space, the Reaver kind in Border and Rim. Sectors where a player starts (a Haven counts) get none; a planet in Reaver Space gets its token on top of the printed alert.',
    'SETUP-27':
      'With "Awful Crowded in My Sky", the Cruiser and the Cutters are placed as usual. Moves of the Cruiser make no Alert tokens; moves of a Cutter do.',
    'SETUP-28':
      'With "Awful Crowded in My Sky", your starting Jobs are one each from Harken, Amnon Duul and Patience. You may discard any of them.',
    'MAP-05':
      'A Job whose pick-up is the Uroboros Belt can be started in any of the four sectors that show its asteroids.',
    'MAP-06':
      'A sector of the Uroboros Belt is planetary only if a named planet lies in it as well. Asteroids alone do not count.',
    'MAP-07': 'Reaver Space is exactly the three sectors around Burnham, and no others.',
    'MAP-08': 'With Blue Sun the three sectors of Reaver Space are also where the Reaver Cutters start.',
    'FLY-08':
      'With Blue Sun you may Mosey into a sector that holds a Reaver Cutter, at your own risk. Full Burn and Evade into it stay forbidden.',
    'FLY-12': 'When you enter a sector with Alert tokens, resolve them before you draw any Nav card.',
    'NAV-08': 'If you Evade into a sector with Alert tokens, you must resolve them.',
    'NAV-09': 'Sectors of the Rim have a Nav deck of their own. When you Full Burn into one, draw from the Rim deck.',
    'CRUISER-12': 'The Cruiser leaves no Alert token behind when it moves, unless a Story or Set Up card says so.',
    'CUTTER-09':
      'A sector holds at most one Reaver ship. A Cutter may not be moved into a sector where another one is.',
    'CUTTER-10':
      'If a Nav card would bring a Cutter to a sector that already has one, no Cutter moves. Resolve Reaver Contact at once instead.',
    'CUTTER-11':
      'With Blue Sun, every time a Cutter leaves a sector it leaves one Reaver Alert token behind. In Reaver Space that token comes on top of the printed one.',
    'CUTTER-12':
      'Where more than one Cutter could move, the player who does the moving picks which. With the card "Reaver Cutter" of this box, that is the player to your right.',
    'ALERT-01': 'There are two kinds of Alert token, Reaver and Alliance. A sector can hold any number of each.',
    'ALERT-02':
      'Each sector of Reaver Space has one Reaver Alert printed on the map. It counts as a token and is never removed; loose tokens add to it.',
    'ALERT-03':
      'When your ship moves into a sector with Alert tokens, resolve them at once, before any Nav card. Full Burn, Mosey and Evade all count, and so does an Evade outside your Fly action.',
    'ALERT-04':
      'To resolve Alert tokens, roll one die. If the result is no higher than the number of tokens of that kind, a ship is summoned.',
    'ALERT-05': 'The Alert roll is not a test. Nothing that changes tests changes it, and a Firefly is a plain 6.',
    'ALERT-06':
      'If both kinds of token are there, resolve the Alliance ones first. Then resolve the Reaver ones that are still there, with a roll of their own.',
    'ALERT-07':
      'Reaver tokens summon a Cutter: the player to your right chooses one and moves it to your sector from wherever it is. If a Cutter is there already, no ship moves, there is no contact now, and the tokens are removed.',
    'ALERT-11':
      "If an Alliance ship is summoned, the Cruiser or (with Kalidasa) the Operative's Corvette, and you are an Outlaw Ship, resolve contact with it right away.",
    'ALERT-12':
      'An Outlaw Ship found in this way by the Cruiser or the Corvette ends its Fly action on the spot and draws no Nav card.',
    'ALERT-13': 'Whatever you rolled, all loose tokens you resolved are taken off the sector.',
    'ALERT-14':
      'A summoned Cutter does not cause Reaver Contact by arriving. As always, you are in danger only if you begin a turn in its sector.',
    'ALERT-15':
      'If you came by Full Burn and nothing has ended your Fly action, you then draw the Nav card of the sector as usual.',
    'ALERT-16':
      'A Cutter called away by an alert leaves a Reaver Alert token in the sector it came from, as with any other move.',
    'ALERT-17': 'Alliance Alert tokens come into play only when a card places them.',
    'ALERT-18':
      'With the Upgrade "Long-Range Scanner Array" you may resolve the tokens of an adjacent sector at any moment of your Fly action, as often as you like, even after its last sector or a Mosey. A summoned ship goes to that sector, and your Fly action goes on.',
    'BUY-08': 'With Blue Sun, Meridian is a Supply planet with a deck of its own.',
    'TRADE-06':
      'With Blue Sun you may give Credits to any player at any time, at any distance. Everything else still changes hands only in the same sector.',
    'HARROW-01':
      'When you are Solid with Lord Harrow and Deal with him, you may buy any amount of Cargo at $300 each, as well as considering his Jobs.',
    'HARROW-02':
      'While you are Solid with Lord Harrow, each Smuggling or Shipping Job you complete pays $500 more, whoever issued it. The Job that makes you Solid with him does not earn it yet.',
    'HARROW-03': "Lord Harrow's Contact planet is Highgate.",
    'UNIVERSE-01':
      'When you Deal with Mr. Universe you consider Challenges instead of Jobs: look at three, keep up to two.',
    'UNIVERSE-02': 'Challenges in your hand count against your hand limit like Jobs.',
    'UNIVERSE-03':
      "You attach a Challenge from your hand to another Contact's Job in the Work action that starts that Job. You cannot add it later.",
    'UNIVERSE-04': 'A Challenge is never worked on its own.',
    'UNIVERSE-05': 'You cannot attach a Challenge to a Piracy Job or to a Bounty.',
    'UNIVERSE-06': 'A Legal Challenge goes only with a Legal Job, an Illegal Challenge only with an Illegal Job.',
    'UNIVERSE-07':
      'An attached Challenge is not counted among your active Jobs: each of three active Jobs may have one. A Job takes no more than one, and neither Capers nor Goals take any.',
    'UNIVERSE-08':
      'To complete a Job with a Challenge, you must meet what the Job demands and what the Challenge demands.',
    'UNIVERSE-09':
      'If a Challenge demands more Misbehave cards, you face that many more at each step where you Misbehave anyway. If there is no such step, they come at the last one.',
    'UNIVERSE-10':
      'Under the Challenge "With Your Hands Tied", no Fight points count in any test of the attached Job, Misbehave tests included: neither those of crew nor those of the Gear they carry. Keywords still count, and the needs of the Job are not a test: Fight points meet them as always.',
    'UNIVERSE-11':
      'The reward of a Challenge adds to the pay of the Job, and only if you complete the Job under the Challenge. A botch or a Warrant earns nothing of it.',
    'UNIVERSE-12':
      "Completing a Job with a Challenge makes you Solid with Mr. Universe as well as with the Job's Contact. The Challenge card marks it, and from then on the two reputations are kept or lost apart.",
    'UNIVERSE-13': 'While you are Solid with Mr. Universe your hand limit rises by two, from three to five.',
    'UNIVERSE-14':
      'If you get a Warrant on a Job with a Challenge, the Challenge is discarded along with the Job, and you lose your Solid reputation with Mr. Universe.',
    'UNIVERSE-15':
      'If your hand limit drops and you hold too many cards, discard down to the limit at once. You choose which.',
    'UNIVERSE-16': 'If an attempt is botched, the Challenge stays with the Job, which is still active.',
    'HAVEN-01':
      'Havens are used only when the Story or Set Up card calls for them. That card says what they mean and which planets may be chosen.',
    'HAVEN-02':
      'When Havens are used, you place your Haven token after Leaders are chosen, at the point where ships would be placed.',
    'HAVEN-03':
      "A Haven must lie in a planetary sector that is neither a Supply planet nor a Contact planet. Only what is marked on the map counts: the Cruiser's sector is not barred because of Harken.",
    'HAVEN-04': 'No two Havens may be in the same sector.',
    'HAVEN-05': 'Your ship starts at your own Haven, unless the card says otherwise.',
    'OPEN-01':
      "How do Blue Sun's Nav and Job cards divide? There are 30 Rim cards, and 10 Border replacements besides. The 75 Job cards are 25 for Lord Harrow, 25 for Mr. Universe, and 5 for each of the five base Contacts.",
    'OPEN-09':
      'With "Awful Crowded in My Sky", when are the Alert tokens placed, and does a planet in Reaver Space get one? After all starting places are fixed, a Haven counting as one. And yes, on top of the printed alert.',
    'OPEN-23':
      'What if Reaver tokens summon a Cutter where one already is? No ship moves, there is no contact now, and the tokens are removed. Instant contact belongs to Nav cards only.',
    'OPEN-24':
      'What do Alliance tokens summon? Without Kalidasa, tokens in Alliance Space call the Cruiser. Outside Alliance Space without the Corvette, or in Reaver Space where the Corvette may not stop, you roll and remove the tokens but no ship comes.',
    'OPEN-58':
      'Does the Job that makes you Solid with Lord Harrow already earn the extra $500? No, only those you complete after it.',
    'OPEN-59':
      'Can a Job have several Challenges, and can Capers or Goals have one? One Challenge per Job. Capers and Goals take none.',
    'OPEN-60':
      'Does "With Your Hands Tied" also rule out Fight points from Gear? Yes: no Fight points count at all. Keywords still do.',
    'OPEN-61':
      "Does the Cruiser's sector count as a Contact planet when Havens are placed? No, only planets marked on the map do.",
    'OPEN-77':
      'What comes first in a sector with an Alliance ship and Alert tokens? Contact with the ship already there, then the tokens, even if your Fly action is over. A summons brings a ship not yet there, if one is allowed; otherwise nothing comes.',
    'OPEN-81':
      'Do Alert tokens count when you Evade outside your Fly action? Yes: every move of your ship into their sector resolves them.',
    'PIC-NAV-08':
      '"Reavers on the Hunt" in Blue Sun: the player to your right must move a Reaver ship one sector in Border or Rim Space. Keep Flying.',
    'PIC-NAV-11':
      '"Objects in Space": if you have room for crew, take 1 Crew card from any discard pile for free and make a Full Stop. Or Keep Flying.',
    'PIC-NAV-12':
      '"Fuel Coupling Failure": a Breakdown; spend 1 Part and Keep Flying. Or Keep Flying without repair, and discard 1 Fuel for each further sector you enter this turn.',
    'PIC-NAV-13':
      '"Nav System on the Fritz": the player to your right must move your ship two sectors, and you Keep Flying. Or, with a Mechanic, take a Tech test against 7, a Breakdown: 1–6 is a Full Stop, 7 or more Keep Flying.',
    'PIC-CARD-07':
      'Lord Harrow sells Cargo at $300 and buys nothing. Mr. Universe, at Cortex Relay 7, neither buys nor sells; Solid with him, your hand limit rises by two and you may Deal with him from any sector.',
    'PIC-CARD-08':
      'Challenge "With Your Hands Tied" (Illegal): no Fight points, whatever they come from, are added to any test of this Job. The reward is $500 for each Misbehave card passed.',
    'PIC-CARD-09':
      'Challenge "Action on the Side" (Illegal): 2 more Misbehave cards. The reward is 1 Cargo loaded for each Misbehave card passed in the whole Job, not only for those two.',
    'PIC-CARD-10':
      'Challenge "To the Eyes & Ears of the \'Verse" (Legal): before the last step of the Job take a Negotiate test against 8, with Bribes: 1–7 is botched, 8 or more gets you paid. The reward is 2 Contraband.',
    'PIC-CARD-11': 'Whenever a Job is discarded, for whatever reason, the Challenge attached to it is discarded too.',
    'PIC-CARD-12':
      '"Tag & Bag" on a Job is a Tech test that sets how many Goods you load, of any kinds you choose: 3 in the low band, 6 in the middle, no limit in the high one. The drop-off then asks for its own fixed goods.',
    'PIC-CARD-13': 'Heavy Load applies as long as the Job is active, not only while something is loaded.',
    'PIC-CARD-17':
      '"Awful Crowded in My Sky" goes in this order: Nav decks, then ships and Leaders, then Alert tokens and the Alliance and Reaver ships. So the tokens come when starting places are known.',
  },
}
