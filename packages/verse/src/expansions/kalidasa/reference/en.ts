import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    CORVETTE: "The Operative's Corvette",
    'BONUS-OPP': 'Bonus Opportunities',
    'KAL-BOX': 'Kalidasa: the box',
    'KAL-MAP': 'Kalidasa: the map',
    'KAL-NAV': 'Kalidasa: Nav cards',
    'KAL-CORVETTE': 'Kalidasa: the Corvette',
    'KAL-ALERT': 'Kalidasa: Alert tokens',
    'KAL-BONUS': 'Kalidasa: Bonus Opportunities',
    'KAL-TYPE': 'Kalidasa: Jobs of two types',
    'KAL-CONTACT': 'Kalidasa: Contacts',
    'KAL-SETUP': 'Kalidasa: Set Up and Story cards',
    'KAL-OPEN': 'Kalidasa: rulings',
  },
  rules: {
    'CORVETTE-01': 'The Corvette may enter every sector of the map.',
    'CORVETTE-02': 'It may not end a move in a sector where Reaver Cutters start.',
    'CORVETTE-03':
      'When Corvette and Cutter share a sector, the Cutter is driven off to a sector where Cutters start. Whoever moved the Corvette picks one without a Cutter.',
    'CORVETTE-04': 'Reaver Alert tokens of a sector it enters are taken off without being resolved.',
    'CORVETTE-05': 'If its move ends in the sector of an Outlaw Ship, that ship resolves Corvette Contact at once.',
    'CORVETTE-06': 'An Outlaw Ship that moves into its sector resolves Corvette Contact at once.',
    'BONUS-OPP-01':
      'A Bonus Opportunity is an optional task on some Jobs. It can be done only between the start and the completion of the Job.',
    'BONUS-OPP-02': 'It takes a Work action of its own.',
    'BONUS-OPP-03': 'Once done, the Job is marked and the bonus is taken at once; once per Job.',
    'BONUS-OPP-04': 'The crew get no cut of it.',
    'ALERT-08':
      'Alliance tokens in Alliance Space call the Cruiser or the Corvette; the player to your right picks which.',
    'ALERT-09': 'Alliance tokens in Border or Rim Space call the Corvette.',
    'ALERT-10': 'If the Corvette comes, the Reaver tokens of the sector are gone at once, unresolved.',
    'DEAL-06': 'Captains who are Solid with Fanty & Mingo can buy Contraband from them.',
    'KAL-BOX-01':
      "Kalidasa brings a map section, 50 Supply, 71 Nav and 75 Job cards, a Leader, 3 Stories, 2 Set Up cards and the Operative's Corvette.",
    'KAL-BOX-02': 'Of the Nav cards 20 are for Alliance Space, 20 for the Border and 31 for the Rim.',
    'KAL-BOX-03':
      'Together with Blue Sun the Rim deck has 60 cards, because one of the two Reaver Cutter cards is left out.',
    'KAL-BOX-04': 'The Jobs are 5 each for the five Contacts of the base game and 25 each for the two new ones.',
    'KAL-BOX-05': 'Jobs that need Blue Sun as well bear the signs of both boxes.',
    'KAL-BOX-06':
      'The Leader Wright has one point in each skill and is a Grifter. When he delivers Fugitives he may take $100 more for each; that counts as Immoral.',
    'KAL-BOX-07': 'The box can be played with or without Blue Sun.',
    'KAL-MAP-01':
      'The map section joins the right edge of the base map. It adds sectors of Border Space and the Kalidasa system in the Rim.',
    'KAL-MAP-02':
      'Regions are told by the colour of their borders: red for the Rim, orange for the Border, blue for Alliance Space.',
    'KAL-MAP-03': 'Ships never move diagonally, across a corner.',
    'KAL-MAP-04': 'With Kalidasa, Harvest is the planet of Magistrate Higgins, and so no place for a Haven.',
    'KAL-MAP-05': 'Beaumonde is a Supply planet with a deck of its own and the planet of Fanty & Mingo.',
    'KAL-MAP-06': 'The Space Bazaar and the Cortex Relays 2 and 7 count as planets.',
    'KAL-NAV-01': 'Full Burn in the Rim draws from the Rim deck.',
    'KAL-NAV-02': 'The new Alliance and Border cards are added to their decks, which then have 60 cards each.',
    'KAL-NAV-03': 'With Kalidasa the reshuffle cards are in the Nav decks from the start, however many play.',
    'KAL-NAV-04':
      'With Blue Sun the Rim cards of both boxes make one deck, and one of the two Reaver Cutter cards is left out.',
    'KAL-NAV-05': 'No Nav deck has more than one reshuffle card.',
    'KAL-NAV-06':
      'Reshuffle cards never rest in a discard pile, except by set-up. One that is thrown there unresolved has its deck reshuffled after that action.',
    'KAL-NAV-07':
      'Reaver Cutter in the Rim: the player to your right brings a Cutter to you. Then fight, losing all people aboard and 2 crew, or 1 with a total of 8 or more; or, with a Pilot and a Mechanic, spend 1 Fuel. Either way you Evade.',
    'KAL-NAV-08': 'A result of one test may be another test. Take it at once; its own result counts.',
    'KAL-NAV-09': 'Such tests stand on Jobs and on Nav cards.',
    'KAL-NAV-10':
      'Persistent Pursuit: the player to your right must move the Corvette 1 or 2 sectors in any region. You keep flying.',
    'KAL-NAV-11':
      "He'll Come at You Sideways: the player to your right must move the Corvette to an unoccupied sector next to you. You keep flying.",
    'KAL-NAV-12':
      'Leave No Ground To Go To: the player to your right must move the Corvette to an unoccupied planetary sector. You keep flying.',
    'KAL-NAV-13':
      "Niska's Ne'er-Do-Wells: fly on if you are Solid with Niska. Otherwise a Negotiate test against 10 with Bribes; if it fails, a Fight test against 8 whose loser gives up 3 goods and stops.",
    'KAL-NAV-14':
      'Damaged Spy Satellite: fly on, or take part in a Salvage Op: you may take a Cry Baby from any Supply discard pile, every adjacent sector gets an Alliance Alert token, and you stop.',
    'KAL-NAV-15':
      'First-Come, First-Serve: load 1 goods and fly on; or a Tech test, a Salvage Op, for 1, 3 or 5 goods and a Full Stop.',
    'KAL-CORVETTE-01': 'The Corvette starts at Cortex Relay 2.',
    'KAL-CORVETTE-02': 'It roams all three regions.',
    'KAL-CORVETTE-03': 'It may pass a Reaver starting sector but not stop there.',
    'KAL-CORVETTE-04': 'It moves by Alliance Alert tokens, by Nav cards and by whatever else says so.',
    'KAL-CORVETTE-05': 'It leaves no Alert tokens behind.',
    'KAL-CORVETTE-06': 'Corvette Contact is resolved at once when its move ends with an Outlaw Ship in the sector.',
    'KAL-CORVETTE-07': 'It is resolved as well when an Outlaw Ship moves into its sector.',
    'KAL-CORVETTE-08': 'First, one Wanted crew of your choice is removed from the game, without a roll.',
    'KAL-CORVETTE-09': 'Whatever keeps crew from Wanted rolls keeps them from this too.',
    'KAL-CORVETTE-10': 'Then all Fugitives outside the Stash are discarded.',
    'KAL-CORVETTE-11': 'If you were flying, you come to a Full Stop.',
    'KAL-CORVETTE-12': 'Warrants, credits and Contraband are not touched.',
    'KAL-CORVETTE-13':
      'A ship that burns into its sector is safe from the Reaver Cutter card: it is not resolved and no Cutter comes, but the deck is reshuffled.',
    'KAL-CORVETTE-14': 'A Cutter in its sector flees to a Reaver starting sector and leaves no token.',
    'KAL-CORVETTE-15': 'It clears the Reaver Alert tokens of every sector it enters, in passing too.',
    'KAL-ALERT-01': 'Alliance Alert tokens are placed by cards alone, any number per sector.',
    'KAL-ALERT-02': 'When you move into their sector, resolve them with one die before any Nav card.',
    'KAL-ALERT-03':
      'If the die shows no more than their number, the player to your right brings a ship of the Alliance to you.',
    'KAL-ALERT-04': 'In Alliance Space that is the Cruiser or the Corvette, elsewhere the Corvette alone.',
    'KAL-ALERT-05': 'The ship that came makes contact by its own rules.',
    'KAL-ALERT-06': 'Whatever was rolled, the tokens leave the sector.',
    'KAL-ALERT-07': 'In a Full Burn the tokens come first, then the Nav card of the sector.',
    'KAL-ALERT-08': 'The roll is not a test, so nothing that changes tests changes it.',
    'KAL-ALERT-09':
      'If you are an Outlaw and a ship of the Alliance comes, your Fly action is over and no Nav card is drawn.',
    'KAL-ALERT-10': 'Mosey and Evade resolve tokens as well.',
    'KAL-ALERT-11':
      'With both kinds in a sector the Alliance tokens come first; a Corvette that comes clears the Reaver ones.',
    'KAL-BONUS-01': 'Some Jobs have an optional extra task on another planet.',
    'KAL-BONUS-02': 'It can be done after the Job was started and before it is completed.',
    'KAL-BONUS-03': 'It can be done once per Job.',
    'KAL-BONUS-04': 'Its reward is taken at once.',
    'KAL-BONUS-05': 'No cut is due on it; the Job itself pays cuts as usual.',
    'KAL-BONUS-06':
      "Double-Time Delivery is an illegal Job for Fanty & Mingo, both Shipping and Smuggling: load 3 Cargo and 3 Contraband at Djinn's Bane, deliver the Contraband at Liann Jiun for $500 each, one Misbehave card at both; bonus: 3 Cargo at Pelorum for $1,500.",
    'KAL-BONUS-07': 'Special pay is worked out as the Job says.',
    'KAL-TYPE-01': 'A Job may have two types; rules and bonuses of both apply.',
    'KAL-TYPE-02':
      'Whether a Job is legal is said by the card, not by its type: a Shipping Job may be illegal and ask for misbehaving.',
    'KAL-TYPE-03': 'Completing a Job of the type Salvage Op counts as one Salvage Op.',
    'KAL-CONTACT-01': 'Magistrate Higgins sits at Harvest in Red Sun. He neither buys nor sells.',
    'KAL-CONTACT-02': 'Captains Solid with Higgins may have one more active Job.',
    'KAL-CONTACT-03': 'If you lose that trust with four active Jobs, choose one of them and discard it.',
    'KAL-CONTACT-04': 'With Jayne in your crew you can neither deal with Higgins nor work his Jobs, Solid or not.',
    'KAL-CONTACT-05':
      'Mudders are indentured: at Harvest you may remove one from the game for $500, which counts as Immoral.',
    'KAL-CONTACT-06': 'Seven Jobs of Higgins go to the Blue Sun system. Without Blue Sun they are left out.',
    'KAL-CONTACT-07': 'Fanty & Mingo sit at Beaumonde in Kalidasa.',
    'KAL-CONTACT-08': 'Captains Solid with them get $500 more for every completed Transport Job, whoever gave it.',
    'KAL-CONTACT-09': 'Captains Solid with them may buy any amount of Contraband at $400 each in a Deal.',
    'KAL-CONTACT-10': 'They buy nothing.',
    'KAL-SETUP-01': 'Any Set Up card goes with any Story.',
    'KAL-SETUP-02': 'Only the steps that a Set Up card marks differ from the standard.',
    'KAL-SETUP-03': 'Where they clash, a Story beats a Set Up card.',
    'KAL-SETUP-04': 'A planetary sector is one with a named planet.',
    'KAL-SETUP-05': "The Rim's the Thing: Contact decks hold only Jobs of Blue Sun and Kalidasa.",
    'KAL-SETUP-06': 'The same card has the reshuffle cards in the Nav decks from the start.',
    'KAL-SETUP-07':
      'The same card deals one starting Job each from Fanty & Mingo, Lord Harrow, Mr. Universe and Magistrate Higgins.',
    'KAL-SETUP-08': 'All its other steps are standard.',
    'KAL-SETUP-09': 'Goods are loaded as in the base game.',
    'OPEN-21':
      'The glossary does not say where a Cutter flees to that the Corvette comes upon. Ruling: whoever moved the Corvette, or else the active player, chooses a Reaver starting sector without a Cutter. No token stays behind, and nobody is met by this move. Nobody may choose to move a Cutter into the sector of the Corvette; one that a card or an Alert brings there is driven off at once.',
    'OPEN-22':
      'The glossary does not print the Corvette Contact tile. Ruling, as it is printed: where the Corvette ends its move beside an Outlaw Ship, or an Outlaw Ship comes to it, one Wanted crew of its captain’s choice leaves the game without a roll, Fugitives outside the Stash are gone, and a ship in flight comes to a Full Stop. There is no fine, and Warrants and Contraband stay.',
    'KAL-OPEN-01':
      'Shielded crew do not stop the Operative: you choose among your Wanted crew without a shield, and with none nobody goes. What shields several shields that many of your choice.',
    'KAL-OPEN-02': 'A Wanted Leader who is taken is treated as killed, and no Medic helps.',
    'KAL-OPEN-03': 'An Outlaw Ship that stays beside the Corvette does not meet it again.',
    'KAL-OPEN-04': "Without Blue Sun, the base game's start of the Cutter is the only Reaver starting sector.",
    'KAL-OPEN-05':
      "The Job you give up goes to its Contact's discard pile; its goods stay aboard and nothing else is lost.",
    'KAL-OPEN-06':
      'Unoccupied means no ship of any kind in the sector. If there is no such sector, the card does nothing.',
    'KAL-OPEN-07':
      'Without Blue Sun, Cutters leave no tokens and nobody moseys into their sector; cards that say otherwise count for their own effect.',
    'KAL-OPEN-08':
      'Without a Set Up card that says otherwise, starting Jobs come from the five Contacts of the base game.',
  },
}
