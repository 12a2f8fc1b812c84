import type { Messages } from '@keep-flying/kernel'

export const decks: Messages = {
  'decks.title': 'Die Karten',
  'decks.about': 'Jede Karte von {game}, in unseren eigenen Worten.',
  'decks.overview': 'Alle Stapel',
  'decks.overview.all': '{n, number} Karten in {decks, number} Stapeln. Drücke auf einen, um ihn zu öffnen.',
  'decks.search': 'In den Karten suchen',
  'decks.none': 'Keine Karte heißt so oder sagt das.',
  'decks.pick': 'Wähle eine Karte, um sie zu lesen.',
  'decks.piles': '{left, number} im Stapel, {discarded, number} abgelegt',
  'decks.cards': '{n, plural, one {# Karte} other {# Karten}}',
  'decks.discard': 'Ablagestapel',
  'decks.all': 'Alle Karten',
}
