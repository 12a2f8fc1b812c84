import type { Messages } from '@keep-flying/kernel'

/** What the cards of this box say. */
export const messages: Messages = {
  'profession.lawman': 'Lawman',
  'profession.lawman.a': 'a Lawman',
  'profession.lawman.many': 'Lawmen',
  'place.rival-ship': 'a rival ship',
  'job-type.piracy': 'Piracy',

  'ability.showdown-points': '+{points} {skill} in Showdowns.',
  'ability.showdown-points.attacking': '+{points} {skill} when attacking in a Showdown.',
  'ability.showdown-reroll': 'May roll your Showdown dice again, once per Showdown.',
  'ability.forces-reroll': 'In a Showdown, may make the other side roll again, once.',
  'ability.kosherizes-rival': 'Rivals who use {skill} in a Showdown against you get nothing from gear.',
  'ability.unsettles-leader': 'Before a Showdown is rolled, the rival’s Leader is Disgruntled.',
  'ability.warrant-on-lost-showdown': 'When you lose a Showdown with this crew in it, that rival is issued a Warrant.',
  'ability.boarding-points': '+{points} {skill} in your Boarding Tests.',
  'ability.boarding-reroll': 'May roll your {skill} Boarding Tests again, once each.',
  'ability.bars-boarding': 'Rivals cannot use {skill} to board you.',
  'ability.traps-boarders':
    'Rivals who board you have {points} less in {skill}. If they roll a 1, they have 1 crew killed.',
  'ability.keeps-bounties': 'Rivals cannot jump your Bounties.',
  'ability.bounty-bonus': 'Each time you deliver a Bounty, take {credits} more.',
  'ability.sits-out-illegal-jobs': 'Stays aboard during Illegal jobs.',
  'ability.steals-on-piracy':
    'After each Piracy job completed with this one at work, steal {credits} from the rival who was robbed.',
  'ability.dies-instead':
    'When any of your crew would be killed, or taken by the Alliance, you may have this one killed instead.',
  'ability.pays-to-redraw':
    'Once per Work action, pay {credits} to discard a Misbehave card just drawn and draw another.',
  'ability.mills-supply':
    'A Work action at a supply planet: turn up the top {cards} cards of its deck and put them on its discard pile.',
  'ability.calls-cruiser': 'A Fly action in Alliance Space: move the Alliance Cruiser to your sector.',
  'ability.points-in-region': '+{points} {skill} in all tests while your ship is in {region}.',
  'ability.evades-cutter': 'When Reavers are upon you, spend {fuel} to Evade them.',
  'ability.salvages-upgrade':
    'After each Salvage Op, take a {skill} test: on {n} or more, take 1 Ship Upgrade from any discard pile.',
  'ability.piracy-is-salvage': 'Each Piracy job you complete also counts as a Salvage Op.',
  'ability.upgrades-shorten-range': 'Range is 1 less for each Upgrade installed.',
  'ability.ignores-heavy-load': 'A Heavy Load costs no more Fuel.',
  'ability.named-suit-gamble':
    'Discard this and pay {stake}: name a suit and draw {cards} Misbehave cards. For each of that suit take {prize} and clear 1 Disgruntled token.',

  'effect.free-prisoner': 'take your prisoner along as a Bound Fugitive',

  'raid.target': 'Target: {prey} in your sector. Immoral if that captain’s Leader is Moral.',
  'raid.prey.any': 'any rival ship',
  'raid.prey.outlaw': 'a rival Outlaw Ship',
  'raid.prey.not-solid': 'a rival ship whose captain is not Solid with {contact}',
  'raid.prey.no-job': 'a rival ship without an active job for {contact}',
  'raid.boarding': 'Boarding Test by Tech or Negotiate: 6 or more gets you aboard, less is botched. Then Showdown.',
  'raid.won': 'Won: steal {takes}.',
  'raid.takes.all': 'all Goods outside the Stash',
  'raid.takes.goods': 'up to {n} Goods, none from the Stash',
  'raid.takes.jobs': 'up to {n} jobs from the hand',
  'raid.lost.botched': 'Lost: botched.',
  'raid.lost.botched.kills': 'Lost: kill {n} of your crew at work, botched.',
  'raid.lost.warrant': 'Lost: Warrant.',
  'raid.lost.warrant.kills': 'Lost: kill {n} of your crew at work, Warrant.',

  'bounty.person': 'Bounty on {who}.',
  'bounty.alert': 'Cortex Alert: a Bounty on all {who}. Several may be bound under it.',
  'bounty.immoral': 'Immoral when the reward is collected.',
  'bounty.last-seen': 'Last seen at {place}.',
  'bounty.showdown': 'Showdown won: the Fugitive is bound. Lost: kill {n} of your crew at work, botched.',
  'bounty.showdown.harmless': 'Showdown won: the Fugitive is bound. Lost: botched, and nobody is killed.',
  'bounty.drop-off': 'Drop-off at {place}. Pays {credits}.',
  'bounty.drop-off.each': 'Drop-off at {place}. Pays {credits} for each Fugitive.',

  'story.prisoners':
    'Choosing a Leader, every captain names a Bounty on one person: that Crew card is held by the Alliance as the captain’s prisoner.',
  'story.jobs-laid-open':
    'After the starting jobs, all {type} jobs left in the decks go to their discard piles, and the decks are shuffled.',
  'story.havens-shelter': 'A ship at its own Haven cannot be boarded.',
  'story.haven-sets': 'A Work action at your own Haven: deliver sets of {sets}, each for 1 Goal token.',
  'story.tokens-for': 'Take 1 Goal token for each {types} job completed and for each Bounty delivered.',
  'story.tokens-stolen': 'After completing a {type} job you may steal 1 Goal token from the rival who was robbed.',
  'story.goal-tokens.at-once': 'The first captain with {n} Goal tokens wins.',
  'story.goal-tokens.turn-begins': 'A captain who begins a turn with {n} Goal tokens wins.',
}
