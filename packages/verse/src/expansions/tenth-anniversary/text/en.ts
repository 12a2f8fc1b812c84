import type { Messages } from '@keep-flying/kernel'
import { messages as havens } from '../../shared/havens/text/en.ts'
import { messages as starts } from '../../shared/starts/text/en.ts'
import { messages as timer } from '../../shared/timer/text/en.ts'

/** The words of this box in English. */
export const messages: Messages = {
  ...havens,
  ...starts,
  ...timer,

  number: '{n}',
  'story.aloof': '{contact} deals only with captains who are Solid with another contact.',
  'story.immoral-job-bonus': 'Each immoral job pays {credits} more.',
  'story.contacts-of-choice':
    'First jobs: the last to choose a Leader begins; everybody names {n} different contacts, not {contacts}, and takes one job from each.',
  'story.primes': '{n} cards of every supply deck lie open at the start.',
  'story.primes-contacts': '{n} cards of every contact’s deck lie open at the start.',
  'story.starting-goals': 'You start with {n, plural, one {# Goal token} other {# Goal tokens}}.',
  'story.contraband-on-planets': '{n} Contraband lie on every supply planet but {places}.',
  'story.reaver-alerts-at': 'A Reaver Alert token lies in every sector of {places}.',
  'story.standing-reavers':
    '{place} always counts as holding a Reaver Cutter, which nothing drives off. Nobody starts there. Whoever comes by Mosey may Work there in the same turn.',
  'story.favours':
    'Within a Deal with a contact you are Solid with, you may call in a favour for a Goal token, once per contact. It is kept, whatever becomes of the friendship. Contacts belong to the region they live in, Harken to Alliance Space.',
  'story.tales':
    'After completing a job, keep one of the Misbehave cards passed in that Work action as a tale; it leaves the game.',
  'story.rage': 'Rage: your Leader has {n} more Fight and no Negotiate points.',
  'story.temper-at': 'When {counts} timer tokens are left, disgruntle one of your crew, not the Leader.',
  'story.time-for-solid':
    'The first time you become Solid with a contact, {n} timer tokens come back, never more than there were.',
  'story.smuggling':
    'Work where Contraband lies: misbehave up to 3 times, load 1 Contraband for each card passed, and stop when you like. A botch or a Warrant ends it.',
  'story.buyers':
    '{contacts} buy Contraband from you without being Solid, for {credits} less than their price. Selling {n} or more in one Deal brings a Goal token, once per contact.',
  'story.lives':
    'Goal tokens are lives: with none left the game is over. At the end of every {every} turns a bill is due: {credits} times its number; if you cannot pay in full you pay nothing and lose a token. Also lose one when Reavers kill crew of yours, or when Alliance or Corvette Contact takes money, goods or crew; after each bill another Alliance Alert comes into force. Gain one the first time you become Solid with a contact.',
  'story.missions':
    'The immoral Transport jobs of {contact} are missions that lie open. Begin one with a Work action at its printed drop-off: its load comes aboard, people as Fugitives. End it at its printed pick-up: misbehave once and deliver. It counts as an active job, needs what it says, is illegal but not immoral, and pays nothing but a Goal token; moral crew are calmed. A Warrant on it puts it back.',
  'story.first-clue': 'The first captain to reach each of them also takes {credits}.',
  'story.fortune':
    'From {n} Goal tokens on the fortune is aboard: your ship is an Outlaw, and its Full Burns cost {fuel} Fuel more.',
  'story.only-money': 'Captains start without Fuel and Parts, but with {credits} more.',
  'story.fuel-prices':
    'Fuel costs {first} wherever it is bought, and {later} for a captain with {n} Goal tokens. What cards and jobs give is free.',
  'story.cargo-hides-contraband':
    'With at least as much Cargo as Contraband aboard, Alliance Contact leaves your Contraband alone; your ship is an Outlaw all the same.',
  'story.calm-at-haven': 'End a turn at your Haven, and nobody aboard is disgruntled any more.',
  'story.hunt':
    'The Corvette is on its way to {place}: at the end of each of your turns roll a die; on {on} or more it comes one sector nearer by a shortest way. Cards that would let a player move it bring it one sector nearer instead. If it is at {place} at the end of your turn, the game is lost.',
  'story.false-trail':
    'False trail: Work on any planet at least {from} sectors from {place} and misbehave once: the Corvette goes {back} sectors back the way it came.',
  'story.new-alert-at': 'When {counts} timer tokens are left, another Alliance Alert comes into force.',
  'story.feats': 'Each of these feats brings a Goal token, once, the moment it is done:',
  'feat.gifts': '{name}: with Work actions, give {credits} away in {n} different places out of {places}.',
  'feat.content-crew': '{name}: end a turn with {n} crew aboard, none of them disgruntled.',
  'feat.tests': '{name}: pass {n} tests of {skill} with a target of {target} or more.',
  'feat.sales': '{name}: sell {what} to contacts in all.',
  'feat.standing':
    '{name}: end a turn Solid with {n} contacts and with {warrants, plural, one {a Warrant} other {# Warrants}}.',
  'story.heroes':
    'You are {leader}, aboard the {ship} with {upgrade}, with {crew}. You start at {place} with {credits} and the usual Fuel and Parts.',
  'story.adventures':
    'Draw {n} of the stories that have three goals and are not for one captain alone, and tell one of them: its goals are yours and its rules hold, its set-up is skipped. Where a goal asks you to be Solid with several contacts, one of them is enough.',
  'story.adventure-told':
    'With its third goal you get {credits}, your crew are content, and {n} timer tokens come back; then draw again.',
  'story.challenge': 'Challenge “{name}”: {what}',
  'story.advanced': 'Advanced: “{name}”: {what}.',
  'advanced.wolf-at-the-door': 'Wolf at the Door',
  'advanced.wolf-at-the-door.about':
    'a further Cutter starts in the border; at the end of each of your turns it comes one sector nearer, never into Alliance Space',
  'advanced.fair-weather-friends': 'Fair-Weather Friends',
  'advanced.fair-weather-friends.about':
    'Harken, Badger and Mr. Universe do not count; with a Warrant at the end of your turn you lose Solid with one contact of your choice',
  'advanced.long-arm': 'The Long Arm',
  'advanced.long-arm.about':
    'after each illegal job you complete, the Corvette comes two sectors nearer; without one, the Cruiser does within Alliance Space',
  'advanced.easy-mark': 'An Easy Mark',
  'advanced.easy-mark.about':
    'with 3 or more Contraband aboard, every Nav card of the Cruiser or the Reavers also brings the Cruiser or the nearest Cutter one sector nearer',
  'advanced.dragons-there-be': 'Dragons There Be',
  'advanced.dragons-there-be.about':
    'whenever you deal with Patience, Niska or Amnon Duul, the nearest Cutter comes one sector nearer',
  'advanced.everybody-wants-something': 'Everybody Wants Something',
  'advanced.everybody-wants-something.about':
    'a Deal with a contact you are not Solid with costs $100, or there is none; Harken first tests your papers (Negotiate 6, or no Deal); Niska has one of your crew disgruntled, your choice; Mr. Universe wants 1 Part, or there is no Deal',
  'advanced.lost-lambs': 'Lost Lambs',
  'advanced.lost-lambs.about':
    'crew struck down at work are taken to the Cruiser instead; a Work action beside it (Negotiate 8, else a Warrant) brings one back; after 5 turns they are lost',
  'advanced.he-does-not-sleep': 'He Does Not Sleep',
  'advanced.he-does-not-sleep.about':
    'every Nav card that only lets you fly on also brings the Cruiser, the nearest Cutter or the Corvette (a die: 1–2, 3–4, 5–6) one sector nearer to you',
  'advanced.hard-masters': 'Hard Masters',
  'advanced.hard-masters.about':
    'whenever a job for Niska is botched, 1 of the crew at it is killed; Harken’s jobs take 1 Misbehave card more; Badger keeps $300 of every pay; each of Patience’s jobs leaves 1 of your crew disgruntled; Amnon Duul pays in Parts, 1 for each $500',
  'story.grade-1': 'Won: {conditions}.',
  'story.grade-2': 'Well done: {conditions}.',
  'story.grade-3': 'A legend: {conditions}.',
  'story.graded':
    'Once you have won you may end the game or play on for a better grade: the best one counts, whatever comes.',
  'story.most-points':
    'Points: {tale} per tale, {acedTale} if its card was passed by its ace, and {fourSuits} for every set of four suits. Most points win; among equals, most credits.',
  'need.barred': 'allowed by the challenge',
  'condition.illegal-jobs': 'have completed illegal jobs for {n} different contacts',
  'condition.goal-tokens': 'hold {n, plural, one {# Goal token} other {# Goal tokens}}',
  'condition.solid-with-one-named': 'be Solid with any one of the contacts named',
  'condition.friends': 'be Solid with {n} contacts at the same time',
  'condition.turns': 'have taken {n} turns',
  'condition.favours-in-all-regions': 'have at least one favour from each region',
  'set-up.head-start':
    'Once the shops are laid out, spend up to {credits} on up to {n} of the cards that lie open; those bought are replaced.',
  'set-up.local-heroes': 'Each Misbehave card you pass in the system of your own Haven brings {credits}.',

  'mark.standing-reavers': 'Reavers who never leave',
  'mark.contraband': '{n} Contraband to be smuggled',
  'mark.goal-token-on-deck': 'A Goal token on the deck of {contact}',
  'mark.mission': 'Mission begins: {card}',
  'mark.mission.end': 'Mission ends: {card}',
  'counter.points': '{who}: {n, plural, one {# point} other {# points}}',
  'counter.feat': '{feat}: {n} of {most}',
  'counter.adventure': '{story}: {n} of {most} goals, now {goal}',
  'laid.adventure': 'adventure',
  'counter.bill': 'A bill of ${credits} at the end of turn {turn}',
  'counter.hunt': 'The Corvette: {n, plural, one {# sector} other {# sectors}} from your Haven',
  'token-for.favour': 'a favour from {contact}',
  'token-for.feat': '{feat}',
  'token-for.delivery': 'a delivery to {contact}',
  'token-for.adventure': 'the adventure {story}',
  'token-for.mission': 'the mission {card}',

  'deck.ship-upgrades': 'Ship Upgrades',
  'prompt.ones-price': 'A 1: the test is failed. What do you give to pass it all the same?',
  'option.one-part': 'Spend 1 Part',
  'option.one-disgruntle': 'Disgruntle one of those in the test',
  'option.one-kill': 'Lose one of those in the test: killed',
  'option.one-fail': 'Nothing: fail the test',
  'prompt.temper': 'Who of your crew bears the brunt of it?',
  'prompt.first-contacts': 'From which {n} contacts do you take a job?',
  'option.first-contact': '{contact}',
  'option.favour': 'Call in a favour from {contact}: 1 Goal token',
  'prompt.adventure': 'Which adventure do you tell?',
  'option.adventure': '{story}',
  'prompt.own-heroes': 'Who comes along, {n} at most?',
  'option.own-hero': 'Take along',
  'prompt.tale': 'Which card do you keep as a tale?',
  'option.gift': 'Give money away',
  'option.smuggle': 'Fetch the Contraband here',
  'prompt.smuggle-on': 'Face another card for another Contraband?',
  'option.smuggle-on': 'Face another card',
  'option.smuggle-stop': 'Be content with that',
  'option.false-trail': 'Lay a false trail',
  'prompt.niska-wants': 'Niska wants one of your crew to suffer: whom?',
  'prompt.unpleasant': 'Tempers are short: who gets a Disgruntled token?',
  'prompt.one-deceiver': 'Two of a kind will not stay aboard: who leaves the game?',
  'option.rest': 'End the game with this victory',
  'prompt.friend-lost': 'Which friend do you lose over your Warrant?',
  'option.friend-lost': 'Lose Solid with {contact}',
  'prompt.botch-pay': 'The crew want their cuts all the same: pay ${credits}?',
  'option.yes.botch-pay': 'Pay them',
  'option.no.botch-pay': 'Disgruntle them',
  'prompt.head-start': 'What do you buy before the game, for ${credits} and {n} cards at most?',
  'option.head-start': 'Buy',
  'option.begin-mission': 'Begin the mission',
  'option.end-mission': 'End the mission',
  'option.rescue': 'Get one of your crew back from the Cruiser',
  'prompt.rescue': 'Whom do you get back?',
  'option.rescue-one': 'Get back',

  'log.feat-progress': '{who} comes nearer to {feat}: {n} of {most}.',
  'log.favour': '{who} calls in a favour from {contact}.',
  'log.tale': '{who} will tell of {card}: {points, plural, one {# point} other {# points}} now.',
  'log.gift': '{who} gives ${credits} away at {sector}.',
  'log.contraband-found': '{who} loads Contraband at {sector}: {left} left there.',
  'log.adventure-begun': '{who} sets out on {story}.',
  'log.adventure-goal': '{who} reaches the goal {goal} of the adventure ({n} of 3).',
  'log.bill-paid': '{who} pays the bill of ${credits}.',
  'log.bill-unpaid': '{who} cannot pay the bill of ${credits}.',
  'log.life-lost': '{who} loses a Goal token: {left} left.',
  'log.life-gained': '{who} gains a Goal token: {left} now.',
  'log.mission-begun': '{who} begins the mission {card}.',
  'log.mission-lost': '{who} has to give up the mission {card}.',
  'log.lamb-taken': '{card} is taken to the Cruiser.',
  'log.lamb-lost': '{card} is lost for good.',
  'log.false-trail': '{who} lays a false trail.',
  'log.hunt-roll': 'The hunter rolls {die}: {comes, plural, =1 {he comes nearer} other {he loses time}}.',
  'log.trouble-roll': '{card} wonders about the others: {die}.',
  'log.unpleasant-roll': '{who} rolls {die} for the mood aboard.',
  'log.out-of-game': '{card} is out of the game.',
  'log.graded':
    '{who} {grade, plural, =1 {has won, and may play on} =2 {has won, and well done} other {has become a legend}}.',
}
