import type { Messages } from '@keep-flying/kernel'

export const decks: Messages = {
  'decks.title': 'The cards',
  'decks.about': 'Every card of {game}, in our own words.',
  'decks.overview': 'All decks',
  'decks.overview.all': '{n, number} cards in {decks, number} decks. Press one to open it.',
  'decks.search': 'Search the cards',
  'decks.none': 'No card goes by that name or says that.',
  'decks.pick': 'Pick a card to read it.',
  'decks.piles': '{left, number} left, {discarded, number} discarded',
  'decks.cards': '{n, plural, one {# card} other {# cards}}',
  'decks.discard': 'Discard pile',
  'decks.all': 'All cards',
}
