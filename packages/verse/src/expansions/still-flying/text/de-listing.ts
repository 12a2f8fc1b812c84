import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.still-flying': 'Still Flying',
  'box.still-flying.about':
    'Gaunerstücke für alle mit einem trügerischen Crewmitglied, Shuttles, die ein Team einen Sektor weiter zur Arbeit bringen, Versorgungskarten, die Restless Sole und drei Geschichten. Die Karten sind von uns.',
  'story.summary.rare-specimen':
    'Badger heiratet, ausgerechnet Saffron: Übertriff die anderen mit Geschenken und verschicke dann die Einladungen.',
  'story.summary.rumrunners-seasonal':
    'Ein Rennen von einem Ende des Himmels zum anderen mit Fässern an Bord: Zahle das Startgeld, umrunde die Marke und entkorke als Erster.',
  'story.summary.smuggly-bustle':
    'Im Kern ist jeder Planet in Alarm, und gerade dort verkauft sich Schmuggelware: Mach dir Freunde und bring sie ihnen vor die Nase.',
  'set-up.about.buttons-and-charts':
    'Jeder Kapitän beginnt mit einem Shuttle und mit einem Gaunerstück neben Aufträgen von Amnon Duul, Lord Harrow und Magistrate Higgins.',
}
