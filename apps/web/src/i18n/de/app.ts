import type { Messages } from '@keep-flying/kernel'

export const app: Messages = {
  'app.loading': 'Die Karte wird ausgerollt.',
  'app.lost.title': 'Hier draußen ist nichts als Schwarz',
  'app.lost.text': 'Der Link ist vertippt, oder das, wohin er führte, ist geschlossen.',
  'app.lost.home': 'Zur Startseite',
  'app.lost.tables': 'Die offenen Tische ansehen',
  'app.lost.ask': 'Wer den Link geschickt hat, hat vielleicht einen neuen',
  'app.missing.title': 'Diese Seite kam nicht durch',
  'app.missing.why':
    'Vielleicht ist die Verbindung weg. Deine Partien sind gespeichert; versuch es gleich noch einmal.',
  'app.missing.text': 'Dieser Teil kam nicht durch.',
  'app.missing.again': 'Noch einmal versuchen',
  'app.broken.title': 'Da hat sich etwas gelöst',
  'app.broken.text': 'Die Seite ist gestolpert. Dein Spiel ist gesichert: Lade die Seite neu und mach weiter.',
  'app.broken.reload': 'Neu laden',
  'app.update.ready': 'Eine neue Fassung liegt bereit. Deine Partien bleiben.',
  'app.update.load': 'Laden',
  'app.update.later': 'Später',
  'app.outcome.won-by': 'Gewonnen von {names}',
  'app.outcome.nobody': 'Niemand hat gewonnen',
  'app.outcome.team-won': 'Gemeinsam gewonnen',
  'app.outcome.team-lost': 'Gemeinsam verloren',
}
