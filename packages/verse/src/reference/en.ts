import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    BOX: 'What is in the box',
    DECK: 'Decks and discard piles',
    SETUP: 'Setting up a game',
    MAP: 'The map',
    TURN: 'Your turn',
    FLY: 'Flying',
    NAV: 'Nav cards',
    OUTLAW: 'Outlaw Ships',
    CRUISER: 'The Alliance Cruiser',
    CUTTER: 'Reaver Cutters',
    BUY: 'Buying',
    CONSIDER: 'Considering cards',
    CREW: 'Crew',
    LEADER: 'Leaders',
    GEAR: 'Gear',
    UPGRADE: 'Ship Upgrades and Drive Cores',
    HOLD: 'Hold and Stash',
    DEAL: 'Dealing with Contacts',
    JOB: 'Jobs',
    WORK: 'Working',
    PAY: 'Getting paid',
    MORAL: 'Immoral Jobs',
    SOLID: 'Reputation',
    MISBEHAVE: 'Misbehaving',
    SKILL: 'Skills and tests',
    WARRANT: 'Warrants',
    DISGRUNTLED: 'Disgruntled crew',
    KILL: 'Death',
    MEDIC: 'Medics',
    STORY: 'Stories and Goals',
    TRADE: 'Trading with players',
    DECEPTIVE: 'Deceptive crew',
    OPEN: 'Rulings',
    'PIC-ALLIANCE': 'The Alliance Contact tile',
    'PIC-REAVER': 'The Reaver Contact tile',
    'PIC-NAV': 'Nav cards in detail',
    'PIC-CARD': 'Other cards in detail',
  },
  rules: {
    'BOX-01': 'The base box holds five Supply decks of 25 cards each.',
    'BOX-02': 'The base box holds five Contact decks, each with 25 Job cards.',
    'BOX-03': 'The base box holds two Nav decks of 40 cards each, one for Alliance Space and one for Border Space.',
    'BOX-04': 'The base box holds a single Misbehave deck of 40 cards.',
    'BOX-05':
      'The base box holds 11 Set Up cards (the Leaders and the starting Drive Cores), 4 Ship cards and 6 Story cards.',
    'BOX-06':
      'The base box holds 2 dice, 167 tokens, 150 bills, 4 ships for the players, 1 Alliance Cruiser and 1 Reaver Cutter. Tokens and money never run out in play; only the number of cards is a limit.',
    'BOX-07':
      'The tokens are Cargo, Passenger, Part, Fuel, Warrant, Goal, Contraband, Fugitive and Disgruntled. One Dinosaur marker shows whose turn it is.',
    'DECK-01':
      'A discarded card goes face up on the discard pile of the deck it came from. It stays in the game and can turn up again.',
    'DECK-02':
      'A card removed from play goes back in the box and is gone for the rest of this game. Removing is never the same as discarding.',
    'DECK-03':
      "The discard piles of Supply and Contact decks are open to everyone. You may leaf through them whenever you like, on any player's turn.",
    'DECK-04':
      'Every Supply deck and every Contact deck belongs to one place on the map and can be used only there. Commander Harken is the exception: he has no planet and is found wherever the Alliance Cruiser is.',
    'DECK-05':
      'A Nav deck is exhausted once its last card has been resolved and discarded. Shuffle its discard pile at once, reshuffle card included, into a new deck. If a card you are still resolving asks for another draw from an empty deck, shuffle the pile without the card in hand.',
    'DECK-06':
      "Some Nav cards are marked as reshuffle cards. When you have drawn and resolved one, shuffle that deck's discard pile together with what is left of the deck into a new deck.",
    'DECK-07':
      'With three or more players a Nav deck starts with its reshuffle card in the discard pile, so the card first joins the draw after the deck has been exhausted once. From then on, drawing it reshuffles the deck. Each Nav deck is followed separately.',
    'SETUP-01':
      'With three or more players, take the reshuffle card out of each Nav deck ("Alliance Cruiser" in Alliance Space, "Reaver Cutter" in Border Space, and that of any further Nav deck) and start it in the discard pile of its deck. A Set Up card may say otherwise.',
    'SETUP-02': 'With one or two players, each Nav deck starts with its reshuffle card shuffled in.',
    'SETUP-03': 'The Alliance Cruiser starts in the sector of Londinium.',
    'SETUP-04': 'The Reaver Cutter starts in the sector that bears the logo of the game.',
    'SETUP-05':
      'Everyone rolls a die, and the highest roller is first to choose; the others follow to the left. Those who tie for highest roll again among themselves. A Firefly is a plain 6 here and earns no bonus roll.',
    'SETUP-06':
      'When it is your turn to choose, take one Leader, one Ship card and the Drive Core that belongs to that ship.',
    'SETUP-07':
      'Ships go on the map in the reverse order of choosing: whoever chose last places first, and whoever chose first places last.',
    'SETUP-08':
      "Your ship may start in any sector that holds no other player's ship. The sector of the Cruiser or of a Reaver Cutter is allowed too, but beginning your first turn beside a Cutter means Reaver Contact.",
    'SETUP-09':
      'The player who placed last, and so chose first, takes the first turn. Play then goes round clockwise, to the left.',
    'SETUP-10':
      'One Story card is chosen for the game and the others are put away. Set Up card and Story are chosen before anything else; then come Leaders, starting places, starting Jobs and priming.',
    'SETUP-11': 'The Story card may change any other step of the set-up, so read it before you begin.',
    'SETUP-12': 'Where a Story card and a Set Up card disagree, follow the Story card.',
    'SETUP-13': 'You start with $3000, 6 Fuel and 2 Parts.',
    'SETUP-14':
      'Your starting Fuel and Parts take up room from the beginning: place them on free spaces of your Hold or Stash, as you like. Each takes half a space.',
    'SETUP-15':
      'Each player is dealt one Job from each of the five base Contacts: Harken, Amnon Duul, Patience, Badger and Niska. That stays so with expansions in play unless the Set Up or Story card says otherwise. Cards are dealt in seat order from the first player, then everybody discards in secret at the same time.',
    'SETUP-16':
      'You may discard as many of your starting Jobs as you wish, and must discard down to the hand limit of three.',
    'SETUP-17': 'For beginners there is an option: deal starting Jobs from Harken, Amnon Duul and Patience only.',
    'SETUP-18':
      'When everyone has settled their starting Jobs, prime the Supply decks: turn the first three cards of each face up onto its discard pile. They can be bought from the first turn on.',
    'SETUP-19': '"The King of All Londinium" is the Story we suggest for a first game. You are free to take another.',
    'MAP-01':
      'The map has regions, told apart by the colour of the sector borders: blue for Alliance Space, yellow or orange for Border Space. The region you enter decides which Nav deck you draw from.',
    'MAP-02':
      'Two sectors are adjacent only if they share a border. Touching at a corner is not enough, so nothing ever moves diagonally.',
    'MAP-03': 'A planetary sector is a sector with a named planet in it.',
    'MAP-04': 'The Space Bazaar counts as a planet.',
    'TURN-01': 'On your turn you may take up to two actions, in any order. They must be of different kinds.',
    'TURN-02': 'There are four kinds of action: Fly, Buy, Deal and Work. You can take each kind only once in a turn.',
    'TURN-03':
      'When you have taken your two actions, or pass instead of taking more, your turn is over and the player on your left goes on.',
    'TURN-04':
      'If a Reaver Cutter is in your sector when your turn begins, resolve Reaver Contact before you do anything else.',
    'TURN-05':
      'Contact with the Alliance or the Reavers never costs you an action. At the start of your turn you still have both actions after it.',
    'TURN-06':
      "Some things cost no action on your turn: dismissing crew, hiring a rival's Disgruntled crew, trading, dumping goods, setting people down on a planet, discarding Jobs from your hand and discarding a Ship Upgrade.",
    'TURN-07': 'The Dinosaur marker stands with the player whose turn it is, and moves on after the second action.',
    'TURN-08':
      'Around a table you might let the next player begin while you still think over the cards of a Buy or Deal. Here nobody acts in your turn: it passes on when your action is finished.',
    'TURN-09': 'Turns go round the table until somebody has won.',
    'FLY-01': 'A Fly action is either one Full Burn or one Mosey. Choose which before you move.',
    'FLY-02':
      'A Full Burn costs 1 Fuel to begin, and without that Fuel you cannot choose it. The Fuel is paid together with your first move, which you must then make.',
    'FLY-03':
      'In a Full Burn you move one adjacent sector at a time, up to the range of your Drive Core. You may enter any adjacent sector, even one you have just left.',
    'FLY-04':
      "After each sector you enter in a Full Burn, draw one Nav card of that sector's region and resolve it before you move again.",
    'FLY-05': 'You may end a Full Burn after any sector; you need not use your whole range.',
    'FLY-06': 'A Mosey moves you exactly one sector. It needs no Fuel, draws no Nav card, and ends your Fly action.',
    'FLY-07':
      "In the base game no ship may move into the Reaver Cutter's sector in any way, be it Full Burn, Mosey or Evade.",
    'FLY-09':
      'Each of your active Jobs marked Heavy Load makes every Full Burn cost you 1 Fuel more. Several such Jobs add up.',
    'FLY-10': 'Even a Drive Core that burns without Fuel pays the Heavy Load surcharge.',
    'FLY-11':
      'Drive Cores and Ship Upgrades may change your range, the Fuel you pay or how you Mosey. Where the card differs from the rule, the card wins.',
    'NAV-01': 'Whatever you choose on a Nav card, it ends in one of three ways: Keep Flying, Full Stop or Evade.',
    'NAV-02':
      'Where a Nav card has options, choose one. What an option requires or has you spend must be there before you may pick it; a payment inside a result need not be. If no option is open to you, make a Full Stop.',
    'NAV-03': 'Keep Flying means you may move on, as long as you have range left.',
    'NAV-04':
      'If Keep Flying comes on the last sector of your range, your Fly action simply ends. You may still take another action if you have one left.',
    'NAV-05':
      'Full Stop: you stay in this sector and your Fly action is over. You may still take another action if you have one left.',
    'NAV-06':
      'Evade: move to an adjacent sector of your choice and draw no Nav card there. It ends the Fly action it happens in, and any action left must be of another kind. An Evade at the start of your turn uses up nothing: you may still Fly.',
    'NAV-07':
      'An Evade can never take you to where a Reaver Cutter is. If that leaves you no sector to go to, your ship stays where it is and the rest of the result stands.',
    'NAV-10': 'Credits you gain from Nav cards are all yours; your crew get no cut of them.',
    'NAV-11': 'When a Nav card has been resolved, it goes to the discard pile of its own region.',
    'OUTLAW-01':
      'Your ship is an Outlaw while any one of these is true: you have a Warrant, you carry Contraband, you carry a Fugitive, or you have Wanted crew aboard.',
    'OUTLAW-02': 'The Stash does not help here: Contraband or Fugitives hidden in it make you an Outlaw just the same.',
    'OUTLAW-03':
      'You are an Outlaw only as long as there is a reason for it. The moment the last reason is gone, you are a legal ship again.',
    'OUTLAW-04': 'Wanted crew are those whose card bears the Wanted badge.',
    'CRUISER-01':
      'An Outlaw Ship in the same sector as the Cruiser resolves Alliance Contact at once. It does not matter whose turn it is or which of the two came to the other.',
    'CRUISER-02': 'If you are no Outlaw, you may share a sector with the Cruiser and nothing happens.',
    'CRUISER-03':
      'Contact comes once per meeting: after it, the Cruiser leaves you alone while you both stay in that sector. If you only become an Outlaw beside it, contact follows then, after the action in progress is finished. When you part and meet again, that is a new meeting.',
    'CRUISER-04': 'Alliance Contact costs no action.',
    'CRUISER-05':
      'If you cannot pay the whole fine, you lose all the Credits you have, and every Warrant is cleared all the same.',
    'CRUISER-06':
      'In Alliance Contact roll one die for each Wanted crew you have: on a 1 that crew is seized and removed from the game. A Leader who is taken this way counts as killed instead: back to the ship with a Disgruntled token.',
    'CRUISER-07':
      'When you draw the Nav card "Alliance Cruiser", the Cruiser comes to your sector and you make a Full Stop, Outlaw or not.',
    'CRUISER-08':
      'When you draw "Alliance Entanglements", you move the Cruiser: to any sector of Alliance Space without a Firefly in it, or, by its other option, to an Outlaw Ship there.',
    'CRUISER-09':
      'When you draw "Cruiser Patrol", the player to your right must move the Cruiser exactly one sector within Alliance Space, if there is a legal one. With two players that is your opponent; alone, you decide yourself.',
    'CRUISER-10': 'The Cruiser never leaves Alliance Space.',
    'CRUISER-11':
      'Commander Harken travels aboard the Cruiser. Wherever it is, its sector is the place to Deal with him.',
    'CUTTER-01':
      "Reaver Contact happens when you begin your turn in a Cutter's sector. A Cutter that merely arrives does not trigger it; what counts is whether it is there when your turn starts.",
    'CUTTER-02':
      'Reaver Contact, first option: all your Passengers and Fugitives are killed, and no Medic can help them. Then take a Fight test against 8 with all crew aboard: 1–7 kills 2 crew, 8 or more kills 1 crew, Medic checks as usual. Either way, you then Evade.',
    'CUTTER-03':
      'Reaver Contact, second option: with a Pilot and a Mechanic in your crew, spend 1 Fuel and Evade, and nobody is harmed. One person may be both.',
    'CUTTER-04':
      'Facing the Reavers as your turn begins costs you no action. Once it is over you have both your actions, Fly included.',
    'CUTTER-05':
      'When you draw the Nav card "Reaver Cutter", a Cutter comes to your sector and you resolve what that card says right away.',
    'CUTTER-06':
      'When you draw "Reaver Bait", you move a Cutter: to any Border sector without a Firefly in it, or, by its other option, to your own sector, after which you Evade.',
    'CUTTER-07':
      'When you draw "Reavers on the Hunt", the player to your right must move a Cutter one sector, within the regions the card names. If the chosen Cutter cannot move, another is picked. Should it reach you, there is no contact yet.',
    'CUTTER-08': 'Cutters never enter Alliance Space.',
    'BUY-01': 'You can take a Buy action only in a sector with a Supply planet.',
    'BUY-02':
      'A Buy action is either a shopping trip, for Supply cards, Fuel and Parts, or Shore Leave. You cannot do both in one action.',
    'BUY-03':
      "When you shop, consider three cards from that planet's deck and discard pile, and buy none, one or two of them.",
    'BUY-04': 'For each card you buy you pay the cost printed on it to the bank.',
    'BUY-05':
      'In the same Buy you may buy any number of Fuel at $100 and Parts at $300, as far as your Credits and your space go. Do so before or after considering cards, or without considering any.',
    'BUY-06':
      'Shore Leave costs $100 for every crew, Leader included, Disgruntled or not; then all your Disgruntled tokens are removed. It is all or nothing: if you cannot pay for everyone, it is not open to you.',
    'BUY-07':
      'Considered cards you do not buy go face up on the discard pile, whether they came from the deck or from the pile.',
    'CONSIDER-01': 'Begin by choosing up to three cards from anywhere in the discard pile. You may also choose none.',
    'CONSIDER-02':
      'Then, for each card you are short of three, you may draw one unseen from the deck. You need not draw all of them, or any.',
    'CONSIDER-03':
      'Your picks from the discard pile are settled before the first draw. Once you have drawn, you cannot go back to the pile.',
    'CONSIDER-04':
      'Of the cards you consider, keep up to two, wherever they came from, and pay for them if they have a price. Keeping none is fine.',
    'CONSIDER-05': 'The cards you do not keep go face up on the discard pile they belong to.',
    'CONSIDER-06':
      'You consider cards in the same way whether they are Supply cards, Jobs or other cards from contacts.',
    'CONSIDER-07':
      'If deck and pile together hold fewer than three cards, consider what there is. An empty Supply or Contact deck is not reshuffled; its discard pile stays open to you.',
    'CREW-01':
      'Your crew, Leader included, may never outnumber the maximum on your Ship card. If a card gives you crew while the ship is full, you must first dismiss someone where that is allowed; otherwise the newcomer goes to its discard pile.',
    'CREW-02':
      'The figure on a Crew card is what you pay to hire, and also the cut that crew expects after each Job you complete.',
    'CREW-03':
      'A Crew card shows skill points and may also show professions, keywords, a Wanted badge, a Moral mark and special text.',
    'CREW-04': 'The professions are Soldier, Merc, Pilot, Mechanic, Companion, Grifter and Medic.',
    'CREW-06':
      'On your own turn, in a planetary sector, you may dismiss crew without using an action: the card goes face up on the discard pile of its Supply deck, and any Disgruntled or Wanted token on it is dropped. You cannot do it in the middle of a card, a contact or a Work action.',
    'CREW-07': 'You may not dismiss crew to spare them from being killed.',
    'CREW-08': 'You can never dismiss your Leader.',
    'LEADER-01':
      'Your Leader is crew in every respect, taking a crew space, paying for Shore Leave, carrying Gear and facing death, unless a rule says otherwise.',
    'LEADER-02': 'Your Leader takes no cut of a Job.',
    'LEADER-03':
      'If your Leader would be killed, the Leader goes back to the ship and gets a Disgruntled token instead.',
    'LEADER-04': 'A Leader sent back to the ship in this way sits out the rest of that Work action.',
    'LEADER-05': 'A Medic may first try to save your Leader. If the check succeeds, there is no Disgruntled token.',
    'LEADER-06':
      'When your Leader gets a second Disgruntled token, all your other crew are discarded at once to the piles of their Supply decks. The Leader stays, with no token left.',
    'LEADER-07': 'Nobody can ever hire your Leader away.',
    'GEAR-01': 'Each of your crew, Leader included, can carry one piece of Gear at a time.',
    'GEAR-02':
      'You may own any amount of Gear, but what nobody carries lies aboard and does nothing. Outside a Work action you may shift Gear between crew freely, even between two Nav cards of one Full Burn, and choose who carries what before each test or contact.',
    'GEAR-03': 'Skill points on carried Gear count in tests just like those of crew.',
    'GEAR-04':
      'You hand out Gear when a Work action begins. From then on it stays with its bearer until the attempt is over.',
    'GEAR-05':
      'When crew are killed, their Gear goes back to the ship and cannot be used for the rest of the attempt. It stays yours.',
    'GEAR-06': 'Rules and cards that speak of Gear never mean Ship Upgrades. The two are kept apart.',
    'GEAR-07':
      'The keywords are Firearm, Sniper Rifle, Explosives, Hacking Rig, Fake ID, Transport and Fancy Duds. You find them on Gear and on some crew.',
    'GEAR-08':
      "A keyword can meet a Job's need, open an option of a Misbehave card, or get you past a Misbehave card outright.",
    'UPGRADE-01':
      'Your ship has one slot for a Drive Core and as many Upgrade slots as its card shows; on the base ships that is three.',
    'UPGRADE-02': 'You need a free slot to buy a Ship Upgrade. You can never have more Upgrades than slots.',
    'UPGRADE-03':
      'You may discard an Upgrade on your turn, or when you gain one and need its slot, but never to dodge an effect that is being resolved. The card goes to its Supply pile; goods that no longer fit are dumped at once, and you choose which.',
    'UPGRADE-04':
      'You have exactly one Drive Core. When you buy a new one the old one goes to its Supply discard pile; the core your ship started with has no such pile and leaves the game.',
    'UPGRADE-05':
      'The range on your Drive Core is the most sectors you can enter in one Full Burn. Whatever else the card says applies too.',
    'UPGRADE-06': 'Some ships have a Drive Core of their own that cannot be replaced.',
    'HOLD-01':
      'You can carry as much as there are empty squares in your Hold and your Stash, plus whatever your Upgrades add.',
    'HOLD-02': 'Each Cargo, Contraband, Passenger and Fugitive takes one space.',
    'HOLD-03': 'Each Fuel and each Part takes half a space. Any two of them share a space, alike or mixed.',
    'HOLD-04':
      'You may not load beyond your capacity. A fixed load must be picked up and delivered in full, or that step cannot be worked at all; where you may load any number, it is your choice, at least one. Room may be made for whatever is loaded; gains from other cards that do not fit then are lost.',
    'HOLD-05':
      '"Goods" means Cargo, Contraband, Fuel and Parts. People, whether Passengers or Fugitives, are never Goods.',
    'HOLD-06': 'When you may load a number of Goods, you choose the kinds and mix them as you like.',
    'HOLD-07':
      'On your turn you may dump Cargo, Contraband, Fuel and Parts whenever nothing is being resolved: not within a Nav card, a contact or a Misbehave card, and not before the contact that opens your turn. You may also make room as part of loading.',
    'HOLD-08': 'You may set down Passengers and Fugitives at the same times, but only in a sector with a planet.',
    'HOLD-09':
      'The Stash protects what lies in it from searches and piracy only as far as the card in question says. You may rearrange Hold and Stash on your turn between resolutions, but not once a card is drawn or a contact has begun. Everyone may see what is in your Stash.',
    'HOLD-11': 'The Stash of some ships, those of Series 4, holds nothing but Fuel.',
    'HOLD-12':
      'A Series 4 ship has more Hold and a stronger Drive Core than the base ships, and its Stash is six spaces for nothing but Fuel. A Fuel-only space takes two Fuel unless the card shows otherwise.',
    'HOLD-13':
      'A Series 4 ship starts with a set of Upgrades you cannot decline. They fill slots, and their printed costs come out of your starting $3000.',
    'DEAL-01':
      "You can take a Deal action in a Contact's sector, with that Contact. If two Contacts share the sector, because the Cruiser lies over a Contact planet, choose one: a Deal is with one Contact only.",
    'DEAL-02': "In a Deal, consider three of that Contact's Jobs and accept none, one or two of them.",
    'DEAL-03':
      'Jobs you accept go into your hand, hidden from the others. They stay inactive until you start them with a Work action.',
    'DEAL-04':
      'If you are Solid with the Contact, you may sell Cargo and Contraband in that Deal at the listed prices, even goods one of your Jobs needs. Selling and considering come in any order and either may be skipped; with a full hand, discard Jobs before you accept more.',
    'DEAL-05': 'A Contact buys only what is listed on the card, and sells you something only if the card says so.',
    'DEAL-07': 'Money from selling goods is yours alone; your crew get no cut of it.',
    'DEAL-08': "Being Solid may open more to you within the same Deal, as the Contact's card describes.",
    'JOB-01':
      'You may hold at most three inactive Jobs in your hand, at any moment. Other cards from contacts count among them.',
    'JOB-02': 'You may have at most three active Jobs. Those in your hand do not count towards them.',
    'JOB-03': 'A Job still in your hand can be discarded whenever you like.',
    'JOB-04':
      'You may not discard an active Job. You are rid of it only by completing it or by getting a Warrant while working it.',
    'JOB-05': 'A discarded Job goes to the discard pile of the Contact who gave it.',
    'JOB-06': 'Jobs in your hand are secret until you work them. Active Jobs lie open for all to see.',
    'JOB-07':
      'A Job card tells you its name, its Contact, its type, whether it is legal and whether it is moral, where to go, how many Misbehave cards each step demands, what to do, what it needs, any bonus, and the pay.',
    'JOB-08': 'Two Jobs of the same name may ask for different things. Each card stands for itself.',
    'JOB-09': 'A Shipping Job is Legal work: take Cargo from the pick-up to the drop-off.',
    'JOB-10':
      'Transport Jobs take Passengers or Fugitives from the pick-up to the drop-off. With Fugitives the Job is Illegal and makes you an Outlaw while you carry them.',
    'JOB-11':
      'A Smuggling Job is Illegal without exception: take Contraband from the pick-up to the drop-off. You Misbehave when loading, when unloading, or both.',
    'JOB-12': 'Crime Jobs send you to a target where you Misbehave. Most have a single place and take one Work action.',
    'JOB-13': 'A Job whose pay says "Special" is paid in the way its instructions describe.',
    'JOB-14': '"Salvage Op" is a mark that some crew and Upgrades react to. By itself it does nothing.',
    'WORK-01': 'With a Work action you advance one Job by one step, or work one Goal of the Story, or do Make-Work.',
    'WORK-02': 'Your ship must be at the place that the step of the Job names.',
    'WORK-03':
      'Starting a Job lays it open among your active Jobs. If you already have three of them, you cannot start another.',
    'WORK-04':
      'Work goes in this order: choose crew and Gear, check the needs, Misbehave if asked, follow the instructions, see the outcome. A team that does not meet the needs cannot be chosen, and the Job is laid open only once they are met.',
    'WORK-05':
      'You choose which of your crew take part; the others stay aboard. The team must have at least one member, and your Leader may stay behind.',
    'WORK-06': 'Crew and Gear left aboard cannot be used for that Job in any way.',
    'WORK-07':
      "Crew who stay aboard are safe: Misbehave cards and tests of the Job can neither harm nor change them, not even in a Leader's place.",
    'WORK-08': 'An effect may send working crew back to the ship. They are out for the rest of the attempt.',
    'WORK-09':
      'The team you choose must meet all the needs of the Job, skills and keywords alike. If it does not, you cannot work that step at all: no loading and no Misbehaving.',
    'WORK-10': 'The needs of a delivery must be met when you pick up, and again when you drop off.',
    'WORK-11': 'A Job with no needs on its card asks nothing of your team beforehand.',
    'WORK-12': 'Some Jobs have a test in place of needs. Their text says when you take it.',
    'WORK-13': 'A delivery takes two Work actions, one at the pick-up and one at the drop-off.',
    'WORK-14':
      'If a step asks for Misbehaving, do that first; the rest of the instructions follow only when you are through.',
    'WORK-15':
      'If you lose what you loaded for a Job, you cannot fetch it again at the pick-up. But tokens of a kind are all alike, so any you find elsewhere will do at the drop-off.',
    'WORK-16': 'If all crew working a Job are dead or back aboard, the attempt is botched.',
    'WORK-17':
      'When an attempt is botched, your Work action ends. The Job stays active, and you may try again on a later turn.',
    'WORK-18':
      'Make-Work: in any planetary sector you may spend your whole Work action on odd jobs and earn $200. You may do so even if you have something better to do.',
    'WORK-19':
      'Illegal Jobs have you Misbehave at each step where Misbehave cards are pictured. A Legal Job has no Misbehaving, unless a card laid under it adds some.',
    'PAY-01': 'When you complete a Job, the bank pays you the amount on its card.',
    'PAY-02':
      'If the Job has a bonus for a profession and someone of that profession is among the crew still on the Job when it is completed, you get the bonus, once, however many such crew there are.',
    'PAY-03': 'Bonuses from Crew cards and from the Story come on top of the pay.',
    'PAY-04':
      'Then comes the cut: every one of your crew except the Leader is due the value printed on the card, whether they worked the Job or stayed aboard.',
    'PAY-05': 'The cut is the same however much the Job pays. You pay it to the bank.',
    'PAY-06':
      'You may refuse the cut to any of your crew, deciding one by one. Each unpaid crew gets a Disgruntled token at once.',
    'PAY-07': 'Crew whose cut you cannot afford count as unpaid.',
    'PAY-08':
      'A cut is due only for completed Jobs. Money from Nav cards, Misbehave cards, sales, Make-Work or Goals is not shared.',
    'PAY-09':
      'A completed Job is settled in this order: pay and all bonuses, cuts one by one, tokens for an Immoral Job, reputation, and last any Goal that is now fulfilled. What being Solid brings you starts only afterwards.',
    'MORAL-01': 'A Job is Moral unless its card is marked otherwise.',
    'MORAL-02':
      'When you complete an Immoral Job, each of your Moral crew gets a Disgruntled token, even those who stayed aboard. A Moral Leader gets one too. Crew who also go unpaid get two tokens for the same Job, and so jump ship.',
    'MORAL-03':
      'Only completing an Immoral Job upsets anybody. If it is botched or ends in a Warrant, your Moral crew do not mind.',
    'SOLID-01': 'Completing a Job makes you Solid with its Contact. Keep the card under your ship as the mark of it.',
    'SOLID-02': 'If you are already Solid with the Contact, the newly completed Job card is removed from the game.',
    'SOLID-03': "Being Solid lets you sell to the Contact and gives you the Contact's special rule.",
    'SOLID-04':
      'Niska is different: from the moment you take on any Job of his, his special rule binds you, Solid or not.',
    'SOLID-05':
      "A Warrant you get while working a Contact's Job ends your Solid reputation with that Contact and everything that came with it.",
    'SOLID-06': 'When you lose a reputation, the card that marked it is removed from the game.',
    'SOLID-07': 'A reputation you have lost comes back with the next Job you complete for that Contact.',
    'SOLID-08': 'Harken tolerates nothing: any Warrant, from any source, ends your Solid reputation with him.',
    'SOLID-09':
      'While you have a Warrant you cannot become Solid with Harken. A Job you complete for him pays as usual, but its card is removed from the game and you gain no reputation.',
    'MISBEHAVE-01': 'A step that shows a number of Misbehave cards asks you to get past that many of them in a row.',
    'MISBEHAVE-02': 'Draw Misbehave cards one at a time. You draw the next only when you are past the last.',
    'MISBEHAVE-03': 'Once you have begun to Misbehave, you cannot break off half-way.',
    'MISBEHAVE-04':
      "Choose one of the card's options. You cannot pick one if you lack what it requires or cannot spend what it costs, but a payment inside a result does not bar it. If no option is open, the attempt is botched.",
    'MISBEHAVE-05': 'Some Misbehave cards have two steps. You must get through both, one after the other.',
    'MISBEHAVE-06':
      'Many Misbehave cards name an Ace, be it somebody, a profession, an item or a keyword. If it is in your working team, with Gear carried by someone, you may pass the card at once; you need not use it. A Ship Upgrade counts where the card names it.',
    'MISBEHAVE-07':
      'Proceed means you are past the card. After the last one, carry on with the instructions of the Job.',
    'MISBEHAVE-08':
      'Attempt Botched: all Misbehave cards of this attempt are discarded, those you passed as well as the one that stopped you. A new attempt begins again from nothing.',
    'MISBEHAVE-09':
      'Warrant Issued: the attempt has failed, your Work action ends, and you suffer all that a Warrant brings.',
    'MISBEHAVE-10': 'Credits you win on Misbehave cards are not shared with your crew.',
    'MISBEHAVE-11':
      'Misbehave cards wait beside the deck until your attempt ends, then go to its discard pile. The reshuffle card is always in the deck from the start; when it is resolved, or the deck runs out, shuffle everything except the cards of the attempt in progress.',
    'SKILL-01':
      'There are three skills: Fight, Tech and Negotiate. Every skill symbol on your crew, or on Gear in use, is worth one point.',
    'SKILL-02':
      'To take a test, roll one die and add all your available points of that skill. Look up the total among the results on the card; the band it falls in tells you what happens.',
    'SKILL-03':
      'The die has a Firefly in place of the 6. In a skill test it counts 6 and earns a bonus roll that is added, and another as long as Fireflies come. Boarding Tests and Showdowns work the same; in any other roll a Firefly is a plain 6.',
    'SKILL-04': 'In a Kosherized Fight test only Fight points printed on Crew cards count. Gear adds none.',
    'SKILL-05':
      'On a Negotiate test marked with Bribes you may pay the bank before you roll: each $100 adds 1 to your total, as often as you can pay.',
    'SKILL-06': 'You cannot add Bribes after the die is rolled, nor pay any on a test without the mark.',
    'SKILL-07':
      'While you Work, only the crew and Gear of the working team count. Where one crew takes a test alone, nobody else re-rolls it or turns it into another.',
    'SKILL-08': 'Where a card offers you several tests, you choose which one to take.',
    'SKILL-09':
      'On Nav cards and in contact events everyone aboard counts, each with at most one piece of Gear. You choose who carries what before the test.',
    'WARRANT-01': 'When a Warrant is issued, your ship takes a Warrant token. Tokens add up.',
    'WARRANT-02':
      "If you get a Warrant while working a Job, the Job goes to its Contact's discard pile. Goods and people you loaded for it stay aboard as ordinary ones.",
    'WARRANT-03': 'A Warrant on a Job also ends your Solid reputation with its Contact, and with Harken in any case.',
    'WARRANT-04':
      'If you get a Warrant while working for Niska, one of your crew is killed, once the Warrant is taken and the reputation lost. You choose among those still on the Job, the Leader included, or among all your crew if nobody is left there; a Medic check applies.',
    'WARRANT-05':
      'A Warrant you get outside a Job, on a Goal or a Nav card for instance, costs you no Job and no Contact except Harken.',
    'WARRANT-06': 'Alliance Contact clears all your Warrants, against a fine of $1000 for each.',
    'WARRANT-07': 'While you have a Warrant, your ship is an Outlaw.',
    'DISGRUNTLED-01': 'When one of your crew becomes Disgruntled, put a Disgruntled token on the card.',
    'DISGRUNTLED-02':
      'Crew become Disgruntled when you do not pay their cut, when they are Moral and you complete an Immoral Job, or when a Nav, Job or Misbehave card says so.',
    'DISGRUNTLED-03':
      'A second Disgruntled token makes crew jump ship: the card is discarded at once to its Supply pile, where anyone may hire them.',
    'DISGRUNTLED-04':
      'Your Leader does not jump ship. On a second Disgruntled token the Leader fires everyone else instead.',
    'DISGRUNTLED-05':
      "You may make a better offer to a rival's Disgruntled crew: on your own turn and in the same sector, pay the hiring cost to the bank and take the card. It costs no action, may be done as often as you can pay and have room for crew, and never in the middle of something. Leaders are out of reach.",
    'DISGRUNTLED-06': 'Crew you hire away from a rival arrive without their Disgruntled token.',
    'DISGRUNTLED-07':
      'The rival cannot refuse a better offer and gets nothing for it, but keeps the Gear that crew was carrying.',
    'DISGRUNTLED-08': 'For a better offer both ships must be stopped in the same sector; neither may be in mid-flight.',
    'DISGRUNTLED-09': 'Shore Leave clears all Disgruntled tokens from your crew, Leader included.',
    'KILL-01':
      'When crew are to be killed, you choose which of your own crew it is. The same procedure serves every kill, whether it comes from a test or not.',
    'KILL-02': 'Killed crew are removed from the game, not discarded. Nobody can hire them again.',
    'KILL-03': 'During a Work action only crew taking part can be chosen to die, never those aboard.',
    'KILL-04':
      'You may choose your Leader, who then goes back to the ship Disgruntled instead of dying. Name all victims of one result together; the Leader counts only once among them. If you have fewer crew than are to be killed, all of them are hit.',
    'KILL-05': 'The Gear of the dead stays yours and goes back to the ship.',
    'KILL-06': 'A Medic may save crew who would be killed.',
    'MEDIC-01':
      'With a Medic in your crew, roll a die for each crew killed: on 1–4 they die, on 5–6 they go back to the ship. During a Work action the Medic must be on the Job.',
    'MEDIC-02': 'There is one check for each crew killed, however many Medics you have.',
    'MEDIC-03': 'A Medic who would be killed gets a check too.',
    'MEDIC-04':
      'All deaths of one result happen together, so the Medic rolls for every one of them, herself included, even if one of the rolls is her own and fails. You choose the order of the rolls.',
    'MEDIC-05': 'Every card with the Medic profession has this ability, whether the card spells it out or not.',
    'MEDIC-06': 'Some Gear and Upgrades change the Medic check.',
    'MEDIC-07': 'Crew saved by a Medic stay aboard for the rest of the turn and cannot rejoin the Job.',
    'MEDIC-08': 'A Leader saved by a Medic goes back to the ship without a Disgruntled token.',
    'STORY-01': 'The Story card says what it takes to win. The first player to achieve it wins at once.',
    'STORY-02': 'Where Goals are numbered, you must do them in that order.',
    'STORY-03': 'A Goal with a test or Misbehaving is worked with a Work action at its place.',
    'STORY-04':
      "A Goal without a test is achieved the moment its condition holds, with no action. It is looked for after everything that is resolved, on any player's turn, the active player first; several in a row may fall at once.",
    'STORY-05': 'For each Goal you complete you take a Goal token. You can never lose it.',
    'STORY-06': 'If a Goal asks for Misbehaving, do that first, then its other instructions.',
    'STORY-07': 'A Goal is not a Job. Abilities and cards that speak of Jobs do nothing for it.',
    'STORY-08': 'You owe your crew no cut after a Goal.',
    'STORY-09': 'If you botch a Goal, you may try it again from your next turn on.',
    'STORY-10':
      "If you get a Warrant on a Goal, take the token and lose Harken's favour. You may try again from your next turn on.",
    'STORY-11': 'The Story may change the set-up and the rules for the whole game.',
    'STORY-12':
      '"The King of All Londinium", Goal 1, is a Negotiate test at Jiangyin: on 1–5 you pay $1000 (or what you have) and are botched; on 6–8 you complete it for $7000, on 9 or more for $5000. If you cannot or will not pay the full price, the attempt is botched.',
    'STORY-13':
      '"The King of All Londinium", Goal 2, is a Tech test at Londinium: 1–6 is botched with a Warrant, 7 or more completes it.',
    'STORY-14':
      '"The King of All Londinium", Goal 3, is a Fight test at Boros: 1–9 is botched with a Warrant, 10 or more wins the game.',
    'TRADE-01':
      'While your ships are stopped in the same sector, with no Fly action of either under way, you and another player may buy, sell and swap crew, Fuel, Parts, Cargo, Contraband, Upgrades, Gear and Credits as you agree. Leaders stay out of it, tokens travel with crew, and a deal is carried out at once: promises bind nobody.',
    'TRADE-02': 'Jobs, Passengers, Fugitives and Drive Cores can never be traded.',
    'TRADE-03':
      'Trading costs no action. It can also happen outside your turn, while others play; nobody waits for it.',
    'TRADE-04': 'The chance to trade is over as soon as one of the ships leaves the sector.',
    'TRADE-05': 'After a trade both ships must still be within their limits for space, crew and Upgrade slots.',
    'DECEPTIVE-01': 'At most one Deceptive crew can be in play in the whole game, counting the crews of all players.',
    'DECEPTIVE-02':
      "When someone hires a Deceptive crew, any other one in a player's crew is removed from the game. Buying, hiring away, rescuing and gaining one by a card are all hiring; trading is not, since the same card only changes hands.",
    'OPEN-02':
      'Which place does each Supply and Contact deck belong to? The map names every one of them. Harken alone has no planet: he is with the Cruiser.',
    'OPEN-03':
      'When exactly is a Nav deck exhausted? When its last card has been resolved and discarded; then it is shuffled at once. If a card you are resolving needs a draw from an empty deck, the pile is shuffled without the card in hand.',
    'OPEN-04':
      'Which reshuffle cards are set aside at the start? Those of all Nav decks alike, with three or more players, unless a box or a Set Up card says otherwise.',
    'OPEN-05':
      'What if the first roll is tied, or shows a Firefly? Those tied for highest roll again among themselves. A Firefly is a plain 6 there, with no bonus roll.',
    'OPEN-06':
      'May your ship start in a Reaver sector? Yes: only sectors of other players are barred, and placing is not moving. Contact follows at the start of your first turn.',
    'OPEN-07':
      'When are Story and Set Up card chosen? First of all, since they can change where ships start. Then come Leaders, then starting places, and starting Jobs and priming after that.',
    'OPEN-08':
      'Do expansion Contacts deal starting Jobs too? No: one Job comes from each of the five base Contacts, unless the Set Up or Story card says otherwise. Cards are dealt in seat order from the first player, and everyone discards in secret at the same time.',
    'OPEN-10':
      'May the next player begin while you are still considering cards? No: the turn passes on when your action is finished.',
    'OPEN-11':
      'May you pay for a Full Burn and stay put, or fly back where you came from? The Fuel is paid with the first move, and that move must be made. Flying back is fine: any adjacent sector may be entered, visited before or not.',
    'OPEN-12':
      'What if no option of a card is open to you, or you cannot pay for one? What an option requires or has you spend must be there before you choose it; a payment inside a result need not. With no option open, a Nav card means Full Stop and a Misbehave card Attempt Botched.',
    'OPEN-13':
      'Does an Evade bar you from flying this turn? It ends the Fly action it happens in. An Evade at the start of your turn uses up nothing, so you may still take any two actions, Fly included.',
    'OPEN-14':
      'What if there is no sector you may Evade to? Your ship stays where it is, and everything else in the result stands.',
    'OPEN-15':
      'How often does the Cruiser trouble the same ship? Once per meeting. A meeting begins when the two come together, and contact comes at the first moment you are an Outlaw, or, if you turn Outlaw during an action, when that action is finished. Parting and meeting again is a new meeting.',
    'OPEN-16':
      'What happens in Alliance Contact? Outlaw Ships only, at once and in this order: pay $1000 per Warrant (all you have, if short) and clear them; lose all Contraband and Fugitives, the Stash included; roll for each Wanted crew, who leaves the game on a 1; if flying, Full Stop without a Nav card. A Leader so taken counts as killed.',
    'OPEN-17':
      'How far do "Alliance Entanglements" and "Reaver Bait" move their ship? As far as you like: the Cruiser to any sector of Alliance Space, the Cutter to any sector of Border Space, as long as no Firefly is in it. Each card also has a second option.',
    'OPEN-18':
      'Must a patrol move be made, and who is the player to your right in a small game? It must, by exactly one sector, if a legal one exists. With two players it is the other one; alone, you decide.',
    'OPEN-19':
      'What is the Reaver test, and in which order do people die? It is a Fight test with all crew aboard. Passengers and Fugitives die first, and no Medic helps them; then come the test, the kills with their Medic checks, and the Evade. For the escape, one person may be both Pilot and Mechanic.',
    'OPEN-20':
      'How far do "Reavers on the Hunt" range? The Cutter moves one sector, within the regions the card names. It never goes onto another Cutter, and if the chosen one has no legal move, another is picked.',
    'OPEN-25':
      'In which order do you shop, and must you look at cards? Considering is optional, and Fuel and Parts may be bought before it or after. Your Credits and your space are the limits.',
    'OPEN-26': 'What if you cannot pay Shore Leave for everyone? Then you cannot take it. It is all or nothing.',
    'OPEN-27':
      'What if a Supply or Contact deck runs empty? It is not reshuffled. Its discard pile is open to considering anyway.',
    'OPEN-28':
      'What if a card gives you crew while your ship is full? You cannot take them in unless you dismiss someone first, where that is allowed. Otherwise the newcomer goes to its discard pile.',
    'OPEN-29':
      'When may you dismiss crew? On your own turn, when nothing is being resolved: never in the middle of a card, a contact or a Work action. Disgruntled and Wanted tokens on them are dropped.',
    'OPEN-30':
      'Who carries which Gear outside a Work action? You may shift Gear freely at any time except during a Work action, also between two Nav cards of one Full Burn. Before each test or contact, who carries what is your choice.',
    'OPEN-31':
      'When may you discard an Upgrade, and what of the goods it held? On your turn, or when you gain one, but never to dodge an effect being resolved. Goods that no longer fit are dumped at once, as you choose, and the card goes to its Supply pile.',
    'OPEN-32':
      'Where does a replaced Drive Core go? One you bought goes to its Supply pile. The one your ship started with belongs to no deck and leaves the game.',
    'OPEN-33':
      'What if a load does not fit, or you are short at the drop-off? A fixed load must be taken and delivered in full, or the step cannot be worked; that is checked before any Misbehaving. Where any number may be loaded, you choose, at least one. Other gains that do not fit, and for which you make no room, are lost. Goods you part with during the attempt cannot be delivered in it: it is botched.',
    'OPEN-34':
      'May you dump Contraband as the Cruiser comes for you? No. Dumping and setting down wait until nothing is being resolved, be it a Nav card, contact or Misbehave card, and until contact at the start of your turn is over. Making room in order to load is part of loading, whatever is loaded.',
    'OPEN-35':
      'May you hide things in the Stash when a search begins? No: you may rearrange Hold and Stash freely on your turn between resolutions, but from the moment a card is drawn or contact starts, everything stays put. Only the target of a Piracy Job may rearrange then. What lies in a Stash is public.',
    'OPEN-36':
      'What about Series 4 ships? They are optional ships. A Fuel-only space takes two Fuel unless the card shows otherwise. Upgrades a ship starts with cannot be declined; they fill slots and are paid from your starting $3000.',
    'OPEN-37': 'What if two Contacts are in one sector? One Deal is with one Contact; choose which.',
    'OPEN-38':
      'In which order do you sell and consider, and what if your hand is full? Any order, and you may skip either. To accept Jobs beyond the limit, first discard some from your hand. You may sell any Cargo or Contraband aboard, even what a Job needs.',
    'OPEN-39':
      'Are needs checked before or after the team is chosen? After: you choose team and Gear, and the needs are checked against that team. A team that fails cannot be chosen, and the Job is laid open only when the check holds.',
    'OPEN-40':
      'How small may a working team be, and must the Leader go? Any of your crew, at least one. The Leader may stay aboard.',
    'OPEN-41':
      'Are loaded goods tied to the Job they were loaded for? No. Tokens of one kind are interchangeable, and any will do at the drop-off.',
    'OPEN-42':
      'Must you have nothing else to do before you may Make-Work? No. Any planetary sector will do, and nobody checks.',
    'OPEN-43':
      'Does a bonus need its profession on the Job, or just in your crew? On the Job: the person must be among the working crew still there at completion.',
    'OPEN-44':
      'In which order is a completed Job settled? Pay and all bonuses; cuts, one by one; tokens for an Immoral Job; reputation; then Goals that are fulfilled by it. Benefits of a Solid reputation earned by this Job start afterwards.',
    'OPEN-45':
      'Does a Moral Leader mind, and what of crew both unpaid and outraged? A Moral Leader counts as Moral crew and takes the token. Two tokens from one completed Job count as two, so unpaid Moral crew jump ship.',
    'OPEN-46':
      'What if you complete a Job for Harken with a Warrant on your ship? It pays as usual, but you do not become Solid, and the card is removed from the game.',
    'OPEN-47':
      'Must you use an Ace, and may it be back aboard? You may choose not to use it. It must be in the working team, Gear being carried; an Upgrade counts where it is named.',
    'OPEN-48':
      'When is the Misbehave deck reshuffled? When its reshuffle card is resolved or the deck is empty: shuffle everything but the cards of the attempt in progress. That card is always in the deck from the start, and passed cards wait beside the deck until the attempt ends.',
    'OPEN-49':
      'Does a Firefly on the bonus roll earn another, and which rolls does it help? Yes, as long as Fireflies come. It holds for skill tests, Boarding Tests and Showdowns; in any other roll, such as Medic and Wanted rolls or the roll for the first player, a Firefly is a plain 6.',
    'OPEN-50':
      'What becomes of the goods of a Job lost to a Warrant? They stay aboard as ordinary goods, and so do people.',
    'OPEN-51':
      'Whom does Niska kill, and when? After the Warrant and the loss of reputation, you choose one of the crew still on the Job, possibly the Leader; if none is left there, one of all your crew. A Medic check applies. Only a Warrant on his Job brings this on, no fine and no seizure does.',
    'OPEN-52':
      'What are the limits of a better offer? Your own turn, nothing being resolved, both ships in the sector and not in mid-flight. You need room for crew and the full cost, may do it any number of times, and never for a Leader. The rival keeps the Gear.',
    'OPEN-53':
      'What if more crew are to be killed than you have, and can the Leader be named twice? You name different victims, all together, as many as there are. The Leader counts at most once per result.',
    'OPEN-54':
      'Must the Medic be on the Job, and does her own death stop her other checks? In a Work action she must be on the Job. All kills of one result happen together, so she checks for each of them in whatever order you choose.',
    'OPEN-55':
      "When is a Goal without a test noticed? After everything that is resolved, on any player's turn, the active player first. Several in order may fall at once.",
    'OPEN-56':
      'What if you must pay for a Story Goal and lack the money? A payment inside a result takes what you have; a payment to complete the Goal needs the full sum. The skills and places of "The King of All Londinium" are printed on its card.',
    'OPEN-57':
      'What about Leaders, tokens and promises in a trade? Leaders cannot be traded, and Disgruntled and Wanted tokens travel with the card. Deals are carried out at once and bind nothing later. Ships are stopped when neither has a Fly action under way.',
    'OPEN-62':
      "When is a Deceptive crew in play, and what counts as hiring one? In play means in a player's crew; one who is Bound is not crew. Buying, hiring away, rescuing and gaining one by a card are hiring; trading only moves the same one.",
    'OPEN-74': 'Can the bank or the tokens run out? Never. Only the number of cards is limited.',
    'OPEN-75':
      'What if you must pay or lose more than you have? You pay what you have and the rest lapses. Goods you must lose are treated the same way.',
    'OPEN-76':
      'What if several players are hit at the same moment, two Outlaws by the Cruiser for instance? The active player goes first, then clockwise. Effects that hit one player at once are taken in the order that player chooses.',
    'OPEN-78':
      "Do kills that come from no test, such as Niska's or the Reavers', work differently? No, there is one procedure for all of them.",
    'OPEN-79':
      'How long are saved crew and a struck Leader out? Both go back to the ship. Outside a Work action that has no effect; and since a turn has only one Work action, it makes no difference which of the two they are.',
    'OPEN-80': 'What if a peek or a mass discard turns up a reshuffle card? Finish the action, then reshuffle.',
    'PIC-ALLIANCE-01': "Alliance Contact is for Outlaw Ships in the Cruiser's sector and is resolved at once.",
    'PIC-ALLIANCE-02': 'Step 1: pay a fine of $1000 for each Warrant you have. If you are short, pay all you have.',
    'PIC-ALLIANCE-03': 'Step 2: all your Warrants are cleared. Wanted crew remain Wanted.',
    'PIC-ALLIANCE-04': 'Step 3: all your Contraband and Fugitives are seized, and the Stash is searched as well.',
    'PIC-ALLIANCE-05':
      'Step 4: roll one die for each Wanted crew. On a 1 they are removed from the game; on 2–6 nothing happens to them.',
    'PIC-ALLIANCE-06': 'Step 5: if you are flying, make a Full Stop. Outside a Fly action nothing more happens.',
    'PIC-REAVER-01': "Reaver Contact is for a ship that begins its turn in a Cutter's sector.",
    'PIC-REAVER-02':
      'Option 1: all Passengers and Fugitives aboard die. Then take a Fight test with target 8: on 1–7 you lose 2 crew, on 8 or more 1 crew; in both cases you Evade.',
    'PIC-REAVER-03': 'Option 2: if you have a Pilot and a Mechanic, spend 1 Fuel and Evade.',
    'PIC-NAV-01':
      '"Alliance Cruiser": the Cruiser comes to your sector, and steps 1 to 4 of Alliance Contact apply to any ship, though they find nothing on a legal one. Then you make a Full Stop in any case, and the deck is reshuffled.',
    'PIC-NAV-02':
      '"Cruiser Patrol": the player to your right must move the Cruiser one sector in Alliance Space. Keep Flying.',
    'PIC-NAV-03':
      '"Alliance Entanglements", option 1: you move the Cruiser to any sector of Alliance Space that has no Firefly in it. Keep Flying.',
    'PIC-NAV-04':
      '"Alliance Entanglements", option 2: if you are Solid with Harken, you move the Cruiser to a sector of Alliance Space with an Outlaw Ship in it and take $500. Keep Flying. With no Outlaw Ship there, this option is closed.',
    'PIC-NAV-05':
      '"Reaver Bait", option 1: you move the Cutter to any sector of Border Space that has no Firefly in it. Keep Flying.',
    'PIC-NAV-06': '"Reaver Bait", option 2: the Cutter comes to your sector, and you Evade.',
    'PIC-NAV-07':
      '"Reavers on the Hunt" in the base game: the player to your right must move the Cutter one sector in Border Space. Keep Flying.',
    'PIC-NAV-09':
      '"Reaver Cutter": you have the same two options as in Reaver Contact, and the deck is reshuffled afterwards.',
    'PIC-NAV-10':
      '"Punctured Fuel Lines": take a Tech test against 5, a Breakdown: on 1–4 lose 2 Fuel and make a Full Stop, on 5 or more Keep Flying. Or spend 1 Part and Keep Flying.',
    'PIC-NAV-14':
      '"Breakdown" and "Salvage Op" beside a test or a cost are marks that other cards react to. They do nothing by themselves.',
    'PIC-CARD-01':
      'Misbehave card "Alliance Patrol", of hearts: take a Negotiate test against 8 at −1 for each of your Warrants: 1–7 is a Warrant, 8 or more Proceed. Or, if you have Transport, get away with a botched attempt. The Ace is Fake ID.',
    'PIC-CARD-02': 'Every Misbehave card has a suit, and some cards count suits.',
    'PIC-CARD-03':
      '"The King of All Londinium" takes about two hours. Goal 1 is at Jiangyin, with 2 Misbehave cards and a Negotiate test; Goal 2 at Londinium, with 3 and a Tech test against 7; Goal 3 at Boros, with 4 and a Fight test against 10.',
    'PIC-CARD-04':
      'What Contacts pay you for Cargo and for Contraband: Amnon Duul $600 and $500, Badger $400 and $700, Niska $400 and $800, Patience $500 and $600. Harken buys neither, but sells you Fuel at $100.',
    'PIC-CARD-05':
      'Badger is at Persephone, Patience at Athens, Niska at Ezra, and Amnon Duul at the Space Bazaar. The Supply planets of the base game are Persephone, Osiris, Regina, Silverhold and the Space Bazaar.',
    'PIC-CARD-06':
      'Solid with Patience, you consider 4 Jobs; with Badger, $1000 in a Deal clears all Warrants; with Amnon Duul, you may load any number of Passengers and Fugitives at the Space Bazaar; with Harken, you may ignore "Customs Inspection". Niska, Solid or not: a Warrant on his Job kills one of your crew.',
    'PIC-CARD-14':
      'The needs window of a Job shows greyed out the points it does not need. A Job may need several skills and a keyword together.',
    'PIC-CARD-15':
      'A base Ship card has a Hold of 8 spaces, a Stash of 4, room for 6 crew, 3 active Jobs, and 3 Upgrade slots beside the main drive.',
    'PIC-CARD-16':
      '"Concealed Smuggling Compartments" add 2 Stash spaces, and up to 2 of your crew aboard may skip Wanted rolls.',
  },
}
