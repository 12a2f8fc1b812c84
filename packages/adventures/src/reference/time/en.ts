import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const en: TextsFor<typeof table> = {
  titles: {
    TIMELINE: 'The Timeline',
    TURN: 'A turn',
  },
  rules: {
    'TIMELINE-01': 'The Timeline is made of Segments. Each has ten Moments, from 1 to 10.',
    'TIMELINE-02': 'Every tenth Moment has a star, for the events of the Job.',
    'TIMELINE-03': 'An Action takes as many Moments as are printed on it: move the marker forward by so many.',
    'TIMELINE-04': 'The Character farthest back on the Timeline is next, be it Crew or Goon.',
    'TIMELINE-05':
      'Markers on the same Moment form a stack. Whoever lies higher counts as farther back than those below.',
    'TIMELINE-06': 'A marker that comes to an occupied Moment lands on top of the stack there.',
    'TIMELINE-07': 'So the top marker of the stack farthest back acts next.',
    'TIMELINE-08': 'If you are still last after your turn, take another turn right away.',
    'TIMELINE-09':
      'The marker of a Goon that was just Alerted goes on top of the one farthest back, so the Goon is next.',
    'TIMELINE-10': 'Waiting is an Action on your own turn that does nothing but move your marker forward.',
    'TIMELINE-11':
      'You decide how long you wait, but you may end at most one Moment beyond the Character at the front.',
    'TIMELINE-12': 'If no marker lies on yours, you are Available.',
    'TIMELINE-13': 'If a marker lies on yours, you are Distracted.',
    'TIMELINE-14': 'While Distracted you cannot Assist, nor act outside your turn.',
    'TIMELINE-15': 'Whatever costs time outside your turn needs you to be Available.',
    'TIMELINE-16': 'Any Time Actions, and Assist is one, can be taken when it is not your turn.',
    'TIMELINE-17': 'The Character at the front takes no Any Time Actions.',
    'TIMELINE-18': 'A Job may put markers for a Patrol or an Alarm on the Timeline.',
    'TIMELINE-19': 'What a star brings, always the same or by a die, is up to the Job.',
    'TIMELINE-20': 'Goons that are Waiting have no marker on the Timeline; it lies on their card.',
    'TIMELINE-21': 'Results may move a marker back as well as forward.',
    'TIMELINE-22': 'A result can push you forward even if you are in front or your turn is over.',
    'TURN-01': 'A Crew Member takes up to two Actions in a turn.',
    'TURN-02': 'You may end your turn after one Action.',
    'TURN-03': 'Both Actions may be the same one.',
    'TURN-04': "A Goon's turn always has two Actions.",
    'TURN-05':
      'Actions are found on your Crew Card, on your Equipment, on a Challenge you drew, and on a Locked Token.',
    'TURN-06': 'The Job, or something else, may offer more of them.',
    'TURN-07': 'See how your first Action ends before you decide on the second.',
    'TURN-08': 'If an Action gives you two things, such as a Brawl and a move, do them in the order you like.',
    'TURN-09':
      'What Crew generally do: Tests and Challenges, moving themselves or Heavy Objects, opening locks, shooting and brawling, healing, rerolling, acting Casual, adding dice, Assisting.',
    'TURN-10':
      'A turn goes like this: the Character farthest back acts and pays time; after a Crew turn you check which Goons notice something.',
    'TURN-11':
      'That check Alerts Goons that were wounded while Waiting, and those that now see a Heroic Crew Member or a Body.',
    'TURN-12':
      'Turning up a lock, exchanging, looking into a Crate, turning Heroic, and Equipment that costs no time use no Action.',
  },
}
