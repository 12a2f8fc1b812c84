import type { Messages } from '@keep-flying/kernel'

/** What is said of this box before it is opened. */
export const listed: Messages = {
  'box.crime': 'Crime & Punishment',
  'box.crime.about':
    'Vierzig weitere Karten für krumme Touren, Allianzalarme, die für alle die Regeln ändern, Gesucht-Marker, zwei weitere Geschichten.',
  'set-up.about.alliance-high-alert':
    'Von Anfang an gilt ein Allianzalarm, Harken fehlt, und die ersten Aufträge kommen, von wem du willst.',
  'set-up.about.clearer-skies':
    'Eine kürzere Partie: Ein Würfel sagt, wie weit ein Vollschub ohne Nav-Karten führt, und es gibt keine Alarmmarker.',
  'story.summary.smugglers-blues':
    'Hol der Allianz Schmuggelware unter der Nase weg und bring sie als Erster denen, die mehr dafür zahlen.',
  'story.summary.wanted-men':
    'Je schlechter dein Name, desto besser zahlt sich Verbrechen aus: Leg als Erster $20.000 beiseite, ehe die Allianz dich beiseitelegt.',
  'variant.long-game': 'Langes Spiel',
  'variant.long-game.about': 'Zum Sieg braucht es 30.000 $ statt 20.000 $.',
  'variant.rim-smuggling': 'Schmuggel vom Rand',
  'variant.rim-smuggling.about': 'Auf jedem Planeten im Randraum liegen 2 Schmuggelware, im Allianzraum keine.',
}
