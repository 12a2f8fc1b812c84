import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: { CAPER: 'Capers', SHUTTLE: 'Shuttles' },
  rules: {
    'DECEPTIVE-03':
      'In games with Capers no Deceptive crew leaves the game: whatever would take one out shuffles the card into its supply deck instead.',
    'CAPER-01':
      'With a Deceptive crew aboard, a Deal action in any sector lets you consider 3 Capers and keep up to 2. A Caper is a job that nobody hands out: it pays, and cuts are due, but nobody becomes Solid by it. Your Deceptive crew must be among those who work it. A completed Caper leaves the game.',
    'CAPER-02': 'The reshuffle card among the Capers is resolved the moment it is drawn.',
    'CAPER-03': 'When you lose your Deceptive crew, you discard all your active Capers at once.',
    'CAPER-04': 'If that happens while you work a Caper, you may finish that attempt before the card is discarded.',
    'CAPER-05': 'Capers count towards your hand limit and, once started, towards your limit of active jobs.',
    'SHUTTLE-01':
      'When crew jump ship, or are hired away while Disgruntled, roll a die. If it shows less than the number who leave, they take off in a Shuttle: discard one Upgrade with that keyword.',
    'SHUTTLE-02':
      'If you Work in another sector by Shuttle, what you deliver there and what you load there must fit into the Shuttle.',
    'SHUTTLE-03': 'Your other Upgrades are of no use in that work.',
    'SHUTTLE-04': 'No more than 4 crew go by Shuttle.',
    'SHUTTLE-05': 'Alert tokens where the Shuttle goes are ignored.',
    'SHUTTLE-06': 'A Shuttle goes to no sector with a Reaver Cutter.',
    'SHUTTLE-07':
      'While yours is an Outlaw Ship, no Shuttle goes to the sector of the Alliance Cruiser, nor to that of the Corvette.',
    'OPEN-63':
      'The glossary does not say what becomes of Capers in hand once the Deceptive crew is gone, nor what replaces the reshuffle card. Ruling: Capers in hand stay, but cannot be started without a Deceptive crew. The reshuffle card shuffles deck, discard pile and itself together, and another card is drawn for it.',
    'OPEN-73':
      'A single departure can never cost a Shuttle, for no die shows less than 1. Ruling: all who leave by one event are counted together, with one roll. Crew whom a Leader fires do not jump ship. With several Shuttles you choose which is gone.',
  },
}
