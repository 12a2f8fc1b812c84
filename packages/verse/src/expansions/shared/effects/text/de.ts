import type { Messages } from '@keep-flying/kernel'

/** The words of these effects: phrases that stand at the head of a sentence as well as within one, and what is asked. */
export const messages: Messages = {
  'effect.load-any-goods': 'lade so viele Güter deiner Wahl, wie du Platz hast',
  'effect.load-any-goods.only': 'lade {tokens}, soweit der Platz reicht',
  'effect.lose-goods.hold': 'verliere {n, plural, one {# Gut} other {# Güter}} deiner Wahl aus dem Frachtraum',
  'effect.lose-goods.hold-and-stash': 'verliere {n, plural, one {# Gut} other {# Güter}} deiner Wahl',
  'effect.more-range.planetary-sector':
    'in einem Planetensektor darf dieser Vollschub {sectors, plural, one {# Sektor} other {# Sektoren}} weiter gehen',
  'effect.count-as-salvage': 'dies zählt als Bergung',
  'effect.double-down':
    'erhalte {credits} mehr, wenn {n} oder mehr der bestandenen Krumme-Tour-Karten dieselbe Farbe haben',
  'prompt.lose-good': 'Welches Gut gibst du her? Noch {n} herzugeben.',
}
