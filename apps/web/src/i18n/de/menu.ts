import type { Messages } from '@keep-flying/kernel'

/** The menu of a game. */
export const menu: Messages = {
  'menu.text': 'Textansicht',
  'menu.drawn': 'Gezeichneter Tisch',
  'menu.rules': 'Regeln',
  'menu.settings': 'Einstellungen',
  'menu.save': 'Als Datei speichern',
  'menu.save.rest': 'zum Aufheben oder um anderswo weiterzuspielen',
  'menu.save.saved': 'Gespeichert.',
  'menu.save.none': 'Der Server gibt die Aufzeichnung heraus, wenn die Partie vorbei ist.',
  'menu.leave.local': 'Partie verlassen',
  'menu.leave.local.note': 'Sie bleibt erhalten. Du kannst von der ersten Seite aus weiterspielen.',
  'menu.leave.online': 'Partie verlassen',
  'menu.leave.online.note': 'Dein Platz bleibt dir. Du kannst von der ersten Seite aus zurückkommen.',
  'menu.leave.replay': 'Wiedergabe verlassen',
  'menu.leave.replay.note': 'Zurück zu deinen Partien und Aufzeichnungen.',
}
