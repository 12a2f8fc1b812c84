import type { Messages } from '@keep-flying/kernel'

/** The words of this box's cards. */
export const messages: Messages = {
  'profession.mudder': 'Mudder',
  'profession.mudder.a': 'a Mudder',
  'profession.mudder.many': 'Mudders',
  'job-type.salvage': 'Salvage',

  'effect.wager':
    'you may stake {stake} and name a suit; turn up a Misbehave card, and if it is of that suit, take {prize}',
  'effect.kill-one-of': 'kill 1 of your {profession}',

  'ability.medic-check-succeeds': 'Discard this in place of the roll of a Medic check: the check succeeds.',
  'ability.reads-nav-deck':
    'In your turn, discard this: look at the top {cards} Nav cards of {region} and put them back in any order.',
  'ability.reads-nav-deck.any':
    'In your turn, discard this: look at the top {cards} cards of any Nav deck and put them back in any order.',
  'ability.shuffles-nav-deck': 'In your turn, discard this: shuffle any Nav deck together with its discard pile.',
  'ability.sells-off':
    'In your turn at {place}, you may remove this crew from the game to take {credits}. That is immoral: all your moral crew become Disgruntled.',
  'ability.jobs-are-salvage': 'Each {type} job you complete is also a Salvage Op.',
  'ability.recycles-fuel': 'Once a Fly action, after {cards} “{card}” in a row in a Full Burn: take {fuel}.',
  'ability.free-leave': 'Your Shore Leave on supply planets costs nothing.',
  'ability.leave-anywhere': 'In any sector you may give your crew Shore Leave as a Buy action, at the usual cost.',
  'ability.make-work-bonus': 'Your Make-Work pays {credits} more.',
  'ability.make-work-bonus.load': 'After your Make-Work you may load {load}.',
  'ability.averts-warrant': 'When a Warrant is issued to you, you may discard this crew: ignore that Warrant.',
  'ability.keeps-trust': 'When you would lose Solid standing with a contact, you may discard this crew instead.',
  'ability.deals-from-afar': 'You may Deal with {contact} from any sector.',
  'ability.keeps-gear': 'Whenever you discard gear, roll a die. {from, plural, =6 {6} other {#–6}}: keep the gear.',
  'ability.bet-on-buying': 'When you buy this, roll {dice} dice, take {credits} for each point, and discard this.',
  'ability.hires-from':
    'In a Buy action anywhere, hire 1 crew from the discard pile of {place} for nothing. You keep this.',
  'ability.saves-carrier': 'When its carrier is killed, discard this instead.',

  'favour.more-active-jobs': 'Solid: {plus, plural, one {# more active job} other {# more active jobs}}.',
  'favour.refuses-with-crew':
    'Always: with {crew} in your crew, you may neither Deal with this contact nor work their jobs.',

  'prompt.medic-sure': 'Discard {card}, so that {member} is saved without a roll?',
  'option.yes.medic-sure': 'Use it',
  'option.no.medic-sure': 'Roll the check',
  'prompt.avert-warrant': 'A Warrant is issued to you. Discard {card} to ignore it?',
  'option.yes.avert-warrant': 'Let them go',
  'option.no.avert-warrant': 'Take the Warrant',
  'prompt.keep-trust': 'You are about to lose Solid standing with {contact}. Discard {card} instead?',
  'option.yes.keep-trust': 'Let them go',
  'option.no.keep-trust': 'Lose the standing',
  'prompt.read-nav-region': 'Which Nav deck do you look into?',
  'prompt.shuffle-nav-region': 'Which Nav deck do you shuffle?',
  'prompt.order-nav': 'In which order do you put them back? The first is drawn first.',
  'prompt.cut-down-jobs': 'You have too many active jobs. Which one do you discard?',
  'prompt.wager':
    'Stake ${stake, number} on the suit of the next Misbehave card? If you are right, you take ${prize, number}.',
  'option.yes.wager': 'Bet',
  'option.no.wager': 'Do not bet',
  'prompt.wager-suit': 'Which suit? If you are right, you take ${prize, number}.',

  'option.nav-deck': '{region}',
  'option.read-nav': 'Discard {card} to look at a Nav deck',
  'option.shuffle-nav': 'Discard {card} to shuffle a Nav deck',
  'option.hire-from': 'Hire a crew by {card}',
  'option.leave-anywhere': 'Give your crew Shore Leave with {card}',
  'option.sell-off': 'Give up {card} for good, for money (immoral)',
  'option.suit.clubs': 'Clubs',
  'option.suit.diamonds': 'Diamonds',
  'option.suit.hearts': 'Hearts',
  'option.suit.spades': 'Spades',

  'log.reads-nav': '{who} looks at {n, plural, one {# Nav card} other {# Nav cards}} and puts them back.',
  'log.sold-off': '{who} gives up {card} for ${credits, number}.',
  'log.recycled-fuel': '{who} makes Fuel of empty space.',
  'log.warrant-averted': '{who} lets {card} go, and no Warrant is issued.',
  'log.trust-kept': '{who} lets {card} go to stay in good standing.',
  'log.keeps-gear-roll': '{card} rolls {die} for {gear}.',
  'log.bet-rolled': '{who} wins ${credits, number} with {card}.',
  'log.saved-by-gear': '{gear} saves {card}.',
  'log.check-succeeds': '{gear} saves {card}.',
}
