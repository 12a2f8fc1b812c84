import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    EQUIP: 'Equipment',
  },
  rules: {
    'EQUIP-01': 'Icons on Equipment count in Tests of that Skill.',
    'EQUIP-02': 'Those on weapons count only if you use the weapon in the Test.',
    'EQUIP-03': 'If an Action on Equipment takes time, it is one of your two.',
    'EQUIP-04': 'If it takes no time, it is not an Action.',
    'EQUIP-05': 'You carry at most four pieces, of whatever kind.',
    'EQUIP-06': 'Money does not count toward that.',
    'EQUIP-07': 'What is too much you leave in your bunk, hand on or drop.',
    'EQUIP-08': 'Or you carry a new piece beyond the four exhausted, and of no use for the rest of the Job.',
    'EQUIP-09': 'The book leaves it to you whether dropped pieces stay on the map.',
    'EQUIP-10': 'A Shoot Action makes a piece of Equipment a Firearm.',
    'EQUIP-11': 'A Brawl Action makes it a Melee Weapon.',
    'EQUIP-12': 'A weapon is either of the two.',
    'EQUIP-13': 'An exhausted card is turned face down.',
    'EQUIP-14': 'You cannot use it again in this game, unless something refreshes it.',
    'EQUIP-15': 'Refreshed, it lies face up again.',
    'EQUIP-16': 'In a Storyline all cards are refreshed between two Jobs.',
    'EQUIP-17': 'You buy once the Job is chosen, and before it begins.',
    'EQUIP-18': 'Five cards are for sale at a time.',
    'EQUIP-19': 'When one is bought, another takes its place.',
    'EQUIP-20': 'For $200 you discard all five and see five others.',
    'EQUIP-21': 'A piece is sold for half of what it cost you, rounded up to the next $100.',
    'EQUIP-22': 'You agree among yourselves who spends what.',
    'EQUIP-23':
      'On your turn you may give to and take from a Crew Member next to you as many pieces and credits as you like.',
    'EQUIP-24': 'That takes each of you 1 Moment.',
    'EQUIP-25': 'Exchanging does not use up an Action.',
  },
}
