import type { Messages } from '@keep-flying/kernel'

/** What is told of a finished Job. */
export const end: Messages = {
  'adv.end.grades': 'Die Noten',
  'adv.end.from': 'ab {n, number} $',
  'adv.end.reward': 'Lohn',
  'adv.end.found': 'Gefunden',
  'adv.end.intel': 'Hinweise',
  'adv.end.bodies': 'Zurückgelassene Körper',
  'adv.end.alerted': 'Ganoven noch alarmiert',
  'adv.end.wounds': 'Wunden',
  'adv.end.crew': 'Crew',
  'adv.end.crew.after': 'Wie es der Crew erging',
  'adv.end.money': 'Geld',
  'adv.end.gear': 'Ausrüstung',
  'adv.end.moment': 'Moment',
  'adv.end.moment-n': 'Moment {n}',
  'adv.end.count': '{n}',
  'adv.end.curve.alerted': 'Alarmierte Ganoven',
  'adv.end.curve.wounds': 'Wunden',
  'adv.end.curve.bodies': 'Körper auf der Karte',
}
