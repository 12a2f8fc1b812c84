import type { Messages } from '@keep-flying/kernel'

export const decks: Messages = {
  'decks.title': 'The cards',
  'decks.home': 'Home',
  'decks.search': 'Search the cards',
  'decks.none': 'No card goes by that name or says that.',
  'decks.pick': 'Pick a card to read it.',
  'decks.piles': '{left, number} left, {discarded, number} discarded',
  'decks.cards': '{n, plural, one {# card} other {# cards}}',
  'decks.discard': 'Discard pile',
  'decks.all': 'All cards',
}
