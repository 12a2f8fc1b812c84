import type { Messages } from '@keep-flying/kernel'

/** The Corvette, the Rim, the Leader, the stories and Set Up cards of the box. */
export const messages: Messages = {
  'effect.move-corvette.steps': 'the player to your right moves the Corvette 1 to {n} sectors in any region',
  'effect.move-corvette.beside-you':
    'the player to your right moves the Corvette to an unoccupied sector next to your ship, within {regions}',
  'effect.move-corvette.planetary-sector':
    'the player to your right moves the Corvette to an unoccupied planetary sector, within {regions}',
  'effect.remove-wanted-crew': 'remove 1 Wanted crew without a hiding place from the game',
  'effect.hand-over-crew': 'discard 1 crew other than your Leader',
  'effect.lose-all-goods': 'lose all goods in your hold',
  'effect.offer-to-buy': 'you may sell up to {n} {tokens} at {price} each',
  'effect.people-lost-by-die':
    'roll a die: if it shows less than your Passengers and Fugitives together, lose as many of them as it shows',
  'effect.swap-goods': 'you may change up to {n} goods for others',
  'effect.bet-on-suits':
    'bet up to {upTo} on {cards} Misbehave cards: if {alike} or more share a suit take {times} times your stake, else pay it',
  'effect.range-per-moral-crew':
    'fly up to {n, plural, one {# sector} other {# sectors}} further for each Moral crew aboard',
  'ability.sells-people': 'Delivering {person} you may take {credits} more for each; the job then counts as Immoral.',
  'story.jobs-run-out':
    'The game ends at once with {n} completed jobs per captain, counted together. The most Solid contacts win; among equals, the dearest crew.',
  'story.bank': 'After set-up the bank holds {credits} per captain; whatever is spent goes back to it.',
  'story.bank-empty': 'When the bank cannot pay in full or has nothing left, the most credits win.',
  'story.half-claimed': 'In your turn you may claim victory with more than half of all money in the game.',
  'set-up.jobs-only-of': 'Contact decks hold only jobs of Blue Sun and Kalidasa.',
  'set-up.turn-tokens':
    'The first captain gives up one of {n} timer tokens as each own turn begins; after the last one everyone has one more turn, then the most credits win.',
  'set-up.jobs-of-one-contact': 'Everyone starts with {n} jobs of one contact of their choice.',
  'condition.owns-gear.fancy-duds': 'own gear with Fancy Duds',
  'condition.owns-gear.explosives': 'own gear with Explosives',
  'condition.done-immoral-job': 'have completed an Immoral job',
  'condition.has-warrant': 'hold a Warrant',
  'condition.temptress': 'have a Companion or a Deceptive crew aboard',
  'condition.has-saint': 'have a Moral crew aboard who is neither Wanted nor your Leader',
  'condition.has-disgruntled': 'have a Disgruntled crew aboard',
  'condition.solid-with-one-of': 'be Solid with Harken, Lord Harrow or Magistrate Higgins',
  'condition.hold-full': 'have no free space in your hold, the Stash aside',
  'tile.corvette-contact': 'Corvette Contact',
  'mark.corvette': "The Operative's Corvette",
  'prompt.corvette-contact': 'The Operative has found you.',
  'prompt.move-corvette': "Where does the Operative's Corvette go?",
  'prompt.corvette-drives-off': 'Where does the Cutter flee to?',
  'prompt.remove-wanted-crew': 'Which Wanted crew does the Operative take?',
  'prompt.hand-over-crew': 'Which crew do you hand over?',
  'prompt.sell-amount': 'How many {what} do you sell at ${price, number} each?',
  'prompt.lose-person': 'Who is lost? {n, plural, one {# more} other {# more}} must go.',
  'prompt.swap-good': 'Which goods do you give away? Up to {n} more.',
  'prompt.bet-stake':
    'How many hundreds do you bet that {alike} of {cards} cards share a suit? You win {times} times your stake.',
  'prompt.sell-people':
    'Take ${credits, number} more for {n, plural, one {# Fugitive} other {# Fugitives}}? The job then counts as Immoral.',
  'prompt.first-contact': 'From which contact do you take your first {n} jobs?',
  'option.corvette-stays': 'Stay here',
  'option.call-corvette': "The Operative's Corvette",
  'option.swap-no-more': 'That is all',
  'option.yes.sell-people': 'Take it',
  'option.no.sell-people': 'Leave it',
  'option.claim-half': 'Claim victory with more than half of all money',
  'log.corvette-moved': 'The Corvette moves to {sector}.',
  'log.corvette-contact': 'The Operative finds {who}: Corvette Contact.',
  'log.corvette-drives-off': 'The Corvette drives the Cutter from {from} to {to}.',
  'log.reaver-tokens-cleared': 'The Corvette clears the Reaver Alerts at {sector}.',
  'log.corvette-shields': 'Beside the Corvette, {who} is safe from {card}.',
  'log.sold-by-card': '{who} sells {what} for ${credits, number}.',
  'log.people-roll': '{who} rolls {die} for {n, plural, one {# person} other {# people}} aboard.',
  'log.tokens-left':
    '{n, plural, =0 {The last timer token is gone.} one {# timer token is left.} other {# timer tokens are left.}}',
  'log.timer-over': 'Time is up: everyone has one more turn.',
  'log.jobs-run-out': 'That was the last job: the best connected captain wins.',
  'log.bank-empty': 'The bank is empty: the books are closed.',
  'log.half-claimed': '{who} holds ${credits, number}, more than half of all money.',
}
