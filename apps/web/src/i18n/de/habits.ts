import type { Messages } from '@keep-flying/kernel'

/** Answers that are given without being asked for. */
export const habits: Messages = {
  'dock.habit': 'Nicht mehr fragen …',
  'dock.habit.suggested': 'wie vorgeschlagen',
  'dock.habit.always': 'Immer: {says}',
  'dock.habit.note': 'Zurücknehmen bringt die Frage wieder. In den Einstellungen steht, was für dich beantwortet wird.',
  'dock.habit.note-hosted':
    'Auch wenn du nicht da bist. Zurücknehmen bringt die Frage wieder. Im Menü steht, was für dich beantwortet wird.',

  // What the dock says only now and then.
  'dock.meanwhile': '{n, plural, one {Außerdem möglich: eines} other {Außerdem möglich: #}}',
  'dock.fault':
    'Hier sind die Regeln gestolpert, verloren ist nichts. Mach vom Beginn des Zuges weiter oder schicke den Bericht.',
  'dock.fault-go-on': 'Weitermachen',
  'dock.fault-report': 'Bericht schicken',
  'dock.fault-sent': 'Abgeschickt. Hier steht er.',
  'dock.fault-no-server': 'Hier ist kein Server, an den er gehen könnte. Exportiere die Partie und schicke sie.',
}
