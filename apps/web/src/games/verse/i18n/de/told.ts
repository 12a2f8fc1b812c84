import type { Messages } from '@keep-flying/kernel'

/** What a captain did in a turn: phrases that a list makes a sentence of. */
export const told: Messages = {
  'told.turn': '{who} {did}.',
  'told.nothing': 'tut nichts Nennenswertes',
  'told.went': 'fliegt nach {place}',
  'told.completed': 'erledigt „{card}“',
  'told.started': 'beginnt „{card}“',
  'told.botched': 'verpatzt einen Auftrag',
  'told.odd-jobs': 'macht Gelegenheitsarbeit',
  'told.shore-leave': 'gibt der Crew Landgang',
  'told.jobs': '{n, plural, one {nimmt einen Auftrag an} other {nimmt # Aufträge an}}',
  'told.goal': 'erreicht das Ziel „{goal}“',
  'told.reavers': 'trifft auf Reaver',
  'told.alliance': 'wird vom Kreuzer angehalten',
  'told.money': '${n, number}',
  'told.gains': 'gewinnt {what}',
  'told.loses': 'verliert {what}',
  'told.solid': 'ist bei {who} angesehen',
  'told.spoiled': 'ist bei {who} nicht mehr angesehen',
  'told.warrant': '{n, plural, one {bekommt einen Haftbefehl} other {bekommt # Haftbefehle}}',
}
