/** Questions that are put by a card with options printed on it. */
export const cardQuestions: readonly string[] = [
  'nav',
  'misbehave',
  'trial',
  'reaver-contact',
  'alliance-contact',
  'boarding',
  'corvette-contact',
]
