import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.kalidasa': 'Kalidasa',
  'box.kalidasa.about':
    'Der Osten der Karte: der Rand um Kalidasa, die Korvette des Agenten, Magistrate Higgins und Fanty & Mingo, drei weitere Geschichten.',
  'set-up.about.rims-the-thing':
    'Nur Aufträge aus Blue Sun und Kalidasa, die ersten von deren Kontakten; Mischkarten von Anfang an in den Navigationsstapeln. Braucht Blue Sun.',
  'set-up.about.times-not-on-our-side':
    'Zwanzig Runden und noch eine; die ersten Aufträge alle von einem Kontakt deiner Wahl. Ist die Geschichte dann nicht zu Ende, gewinnt das meiste Geld.',
  'story.summary.who-you-know':
    'Nach drei Aufträgen je Kapitän ist Schluss: wer dann bei den meisten Kontakten Ansehen hat, gewinnt.',
  'story.summary.scavengers-verse':
    'Neun Dinge sind vorzuzeigen, von etwas Hübschem bis zum vollen Frachtraum: wer zuerst alle gezeigt hat, gewinnt.',
  'story.summary.wells-run-dry':
    'Die Bank hat nur so viel: hole das meiste heraus, bevor sie leer ist, oder beanspruche mehr als die Hälfte allen Geldes.',
}
