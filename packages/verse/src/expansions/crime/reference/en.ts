import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    SPLIT: 'Splitting up',
    SEIZE: 'Seizure of gear',
    'ALERT-CARDS': 'Alliance Alert cards',
    'WANTED-TOKENS': 'Wanted tokens',
  },
  rules: {
    'SPLIT-01':
      'Some Misbehave cards split the crew at work into two teams, of at least one crew each. On "Fork in the Road" each team faces a card of its own; on "They\'re right on our Tails!" only the team without your Leader does.',
    'SPLIT-02': 'If only one crew is left at work, nobody can split up: the attempt is botched.',
    'SEIZE-01':
      'Gear that a Misbehave card seizes is taken from those who carry it at work and leaves the game. It cannot be bought again. Gear left aboard is safe.',
    'ALERT-CARDS-01':
      'A Set Up card or a Story may start the game with an Alliance Alert in force. The Misbehave card "Alliance Alert!" and the Nav card "Alliance Cruiser" bring a new one.',
    'ALERT-CARDS-02': 'While an Alliance Alert is in force, what it says binds every captain.',
    'ALERT-CARDS-03': 'An Alliance Alert that is replaced goes to the bottom of the Alert deck.',
    'WANTED-TOKENS-01':
      'Where a card makes your crew Wanted, each of your crew who is not Wanted yet gets a Wanted token.',
    'WANTED-TOKENS-02': 'Crew with a Wanted token count as Wanted in every respect, and so make Wanted rolls.',
    'WANTED-TOKENS-03': 'When crew with a Wanted token are dismissed, the token is gone.',
    'OPEN-70':
      'The rulebook does not say whether split teams come together again. Ruling: they are split for that one card. Gear stays with whoever carries it, each team uses its own points alone, and then those who are left work on together. Both teams face their cards even if the first has earned a Warrant.',
    'OPEN-71':
      'The glossary does not say whether several Alliance Alerts may be in force. Ruling: one at a time. A new one replaces the one before it.',
    'OPEN-72':
      'The glossary does not say whether the Leader and those aboard become Wanted, nor what becomes of the token when crew leave otherwise than by dismissal. Ruling: all your crew do, your Leader and those aboard included, and yours is then an Outlaw Ship. The token is gone whenever the card goes to a discard pile, and stays on it when it changes hands.',
  },
}
