import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: { 'UPGRADE-DECK': 'A deck of ship Upgrades (variant)', ONES: 'Rolled ones (variants)' },
  rules: {
    'UPGRADE-DECK-01':
      'If the table agreed on it, all Upgrades and Drive Cores of the supply decks form one further deck. Like every supply deck it is primed at the start. What a ship comes with is not part of it.',
    'UPGRADE-DECK-02':
      "At any supply planet a Buy action considers cards of the planet's own deck or of the deck of Upgrades, one of the two. Fuel, Parts and Shore Leave are to be had either way.",
    'UPGRADE-DECK-03': 'Upgrades and Drive Cores that are discarded go to the discard pile of their own deck.',
    'ONES-01': 'Bad temper: a 1 rolled in a skill test disgruntles one of the crew who take it, whom you choose.',
    'ONES-02': 'Failure: a 1 rolled in a skill test fails it, whatever the total. Nothing is added to the 1.',
    'ONES-03':
      'Success at a price: a skill test that a 1 has failed counts as passed in full if you spend 1 Part, disgruntle one of the crew who take it, or have one of them killed. You may also let it fail.',
    'ONES-04':
      'At most one of the three readings is in force, by agreement before the game. It is the die as it counts in the end that matters, after every re-roll; a 1 on the bonus roll of a 6 is no rolled 1. Boarding Tests are skill tests, the rolls of a Showdown are not.',
  },
}
