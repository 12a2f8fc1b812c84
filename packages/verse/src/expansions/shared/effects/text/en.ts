import type { Messages } from '@keep-flying/kernel'

/** The words of these effects: phrases that stand at the head of a sentence as well as within one, and what is asked. */
export const messages: Messages = {
  'effect.load-any-goods': 'load as many goods of your choice as you have room for',
  'effect.load-any-goods.only': 'load as much {tokens} as you have room for',
  'effect.lose-goods.hold': 'lose {n, plural, one {# good} other {# goods}} of your choice from your hold',
  'effect.lose-goods.hold-and-stash': 'lose {n, plural, one {# good} other {# goods}} of your choice',
  'effect.more-range.planetary-sector':
    'if in a planetary sector, this Full Burn may go {sectors, plural, one {# sector} other {# sectors}} further',
  'effect.count-as-salvage': 'count this as a Salvage Op',
  'effect.double-down': 'take {credits} more if {n} or more of the Misbehave cards you passed share a suit',
  'prompt.lose-good': 'Which good do you give up? {n, plural, one {# is} other {# are}} still to go.',
}
