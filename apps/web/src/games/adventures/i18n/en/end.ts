import type { Messages } from '@keep-flying/kernel'

/** What is told of a finished Job. */
export const end: Messages = {
  'adv.end.grades': 'The scale of grades',
  'adv.end.from': 'from ${n, number}',
  'adv.end.reward': 'Reward',
  'adv.end.found': 'Found',
  'adv.end.intel': 'Intel',
  'adv.end.bodies': 'Bodies left',
  'adv.end.alerted': 'Goons still Alerted',
  'adv.end.wounds': 'Wounds',
  'adv.end.crew': 'Crew',
  'adv.end.crew.after': 'How the Crew came out of it',
  'adv.end.money': 'Money',
  'adv.end.gear': 'Equipment',
  'adv.end.moment': 'Moment',
  'adv.end.moment-n': 'Moment {n}',
  'adv.end.count': '{n}',
  'adv.end.curve.alerted': 'Alerted Goons',
  'adv.end.curve.wounds': 'Wounds',
  'adv.end.curve.bodies': 'Bodies on the map',
}
