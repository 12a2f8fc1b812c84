import type { Messages } from '@keep-flying/kernel'

/** What a captain did in a turn: phrases that a list makes a sentence of. */
export const told: Messages = {
  'told.turn': '{who} {did}.',
  'told.nothing': 'does nothing to speak of',
  'told.went': 'flies to {place}',
  'told.completed': 'completes “{card}”',
  'told.started': 'starts “{card}”',
  'told.botched': 'botches a job',
  'told.odd-jobs': 'does odd jobs',
  'told.shore-leave': 'gives the crew shore leave',
  'told.jobs': '{n, plural, one {takes a job} other {takes # jobs}}',
  'told.goal': 'reaches the goal “{goal}”',
  'told.reavers': 'meets Reavers',
  'told.alliance': 'is stopped by the Cruiser',
  'told.money': '${n, number}',
  'told.gains': 'gains {what}',
  'told.loses': 'loses {what}',
  'told.solid': 'is Solid with {who}',
  'told.spoiled': 'is no longer Solid with {who}',
  'told.warrant': '{n, plural, one {gets a Warrant} other {gets # Warrants}}',
}
