import type { Messages } from '@keep-flying/kernel'

/** Jeder Hinweis erklärt eine Sache, einmal. */
export const guide: Messages = {
  'guide.enc-goal.title': 'So gewinnt ihr',
  'guide.enc-goal.text':
    'Ein Spiel hat drei Episoden; dies ist „{episode}“. Erfülle so viele Aufgaben, wie du kannst, bevor die Zeit um ist: Sie bringen Credits und Talente. Gewonnen ist, wenn ihr alle drei übersteht und erfüllt, was Episode C verlangt.',
  'guide.enc-hand.title': 'Deine Hand',
  'guide.enc-hand.text':
    'Jeden Zug hast du sechs Karten. Sie auszuspielen kostet nichts: Die grüne Zahl gibt Anwerbepunkte, die rote Angriff. Was du nicht ausgibst, verfällt am Ende des Zugs; spiel also erst alles aus.',
  'guide.enc-threat.title': 'Was durchgekommen ist',
  'guide.enc-threat.text':
    'Alles in der Kampfzone schlägt am Ende deines Zugs zu. Diese Zeile sagt vorher, wie hart. Bekämpfe, was du bezahlen kannst; der Rest tut weh.',
  'guide.enc-verse.title': 'Das ’Verse zieht nach links',
  'guide.enc-verse.text':
    'Jeder Zug beginnt mit einer neuen verdeckten Karte rechts. Sie schiebt weiter, was ihr im Weg liegt, und was links hinausgeschoben wird, ist in der Kampfzone. Schau also zuerst auf das linke Ende.',
  'guide.enc-wounded.title': 'Du bist verletzt',
  'guide.enc-wounded.text':
    'Treffer bleiben bei dir. Du hast noch {health} Gesundheit; bei null bist du besiegt. Manche Karten heilen, und zwischen zwei Episoden tun es Credits.',
  'guide.enc-ship.title': 'Die Serenity ist getroffen',
  'guide.enc-ship.text':
    'Schiffstreffer füllen die Serenity von unten. Sie hält {slots} aus; einer mehr, und das Spiel ist verloren. Mit Anwerbepunkten könnt ihr reparieren, zum Preis neben jedem Treffer.',
  'guide.enc-job.title': 'Ein Nebenauftrag',
  'guide.enc-job.text':
    'Grüne Karten schlagen nicht zu. Tu, was die Karte verlangt, bevor sie durch die Kampfzone gegangen ist, und das Team bekommt, was sie verspricht.',
  'guide.enc-timer.title': 'Wie viel Zeit bleibt',
  'guide.enc-timer.text':
    'Zuunterst im Deck liegt die Unvermeidliche Karte, und nichts hält sie auf. In {turns} Zügen beendet sie die Episode; was dann noch offen ist, ist gescheitert.',
  'guide.enc-timer-out.title': 'Die Unvermeidliche Karte kommt',
  'guide.enc-timer-out.text':
    'Von jetzt an kommen keine neuen Karten; stattdessen rückt sie vor. {turns} Züge bleiben für das, was noch offen ist.',
  'guide.enc-recruit.title': 'Anwerben',
  'guide.enc-recruit.text':
    'Mit Anwerbepunkten holst du jemanden von der Brücke. Die Karte kommt auf deinen Ablagestapel und in deine Hand, sobald dein Deck verbraucht ist: Jeder Kauf stärkt spätere Züge.',
  'guide.enc-scan.title': 'Scannen',
  'guide.enc-scan.text':
    'Mit Angriff deckst du eine verdeckte Karte auf, umso billiger, je weiter sie gekommen ist. Nur was offen liegt, lässt sich bekämpfen, und viele Aufgaben wollen gefunden sein. Wähl eine Karte, um zu sehen, was sie sein kann.',
  'guide.enc-fight.title': 'Kämpfen',
  'guide.enc-fight.text':
    'Bezahl die Zahl im Stern mit Angriff, und der Gegner ist fort. Ein Teil davon zählt nicht. Du kannst auch im ’Verse kämpfen, bevor er dich erreicht.',
  'guide.enc-copy.title': 'Jemand hilft dir',
  'guide.enc-copy.text':
    'Jemand hat eine Karte für dich beiseitegelegt. Spiel die Kopie: Sie zählt wie eine eigene Karte und kostet niemanden mehr etwas.',
  'guide.enc-talent.title': 'Dein Talent',
  'guide.enc-talent.text':
    'Ein Talent tut, was im Talenttext deines Avatars steht. Tippe es an, um ihn zu lesen. Aktivierst du es, ist es danach fort; heb dir das für den rechten Moment auf.',
  'guide.enc-combo.title': 'Eine Kombination ist bereit',
  'guide.enc-combo.text':
    'Eine Zeile, die mit einer Klasse beginnt, wirkt, wenn du in diesem Zug schon eine andere Karte dieser Klasse gespielt hast. Karten, bei denen das so ist, leuchten; die Reihenfolge zählt also.',
  'guide.enc-activate.title': 'Aktivieren',
  'guide.enc-activate.text': 'Eine ausgespielte Karte kann noch etwas, einmal und wann du willst: Sie leuchtet.',
  'guide.enc-repair.title': 'Reparieren',
  'guide.enc-repair.text':
    'Was kaputt ist, schadet weiter: Lies, was auf jedem Schiffstreffer steht. Anwerbepunkte, für die es niemand Guten gibt, sind hier gut angelegt.',
  'guide.enc-solo.title': 'Koordinieren, allein',
  'guide.enc-solo.text':
    'Karten mit zwei Ringen helfen anderen in deren Zügen. Allein darfst du stattdessen jeden Zug eine davon abwerfen und eine Karte ziehen.',
  'guide.enc-end.title': 'Den Zug beenden',
  'guide.enc-end.text':
    'Erst kommen die Treffer, dann wirfst du alles ab, was du hältst und gespielt hast, und ziehst sechs neue Karten. Punkte halten sich nicht: Gib sie vorher aus.',
  'guide.enc-undo.title': 'Zurücknehmen',
  'guide.enc-undo.text':
    'Solange nichts Verdecktes gezeigt wurde, kannst du zurücknehmen, so oft du willst. Probier ruhig.',
  'guide.enc-plan.title': 'Zwischen zwei Episoden',
  'guide.enc-plan.text':
    'Credits kaufen Ausbauten für die Serenity, Reparaturen, Heilung und Karten für den ersten Zug. Was ihr jetzt nicht ausgebt, verfällt.',
  'guide.enc-react.title': 'Du kannst eingreifen',
  'guide.enc-react.text':
    'Eine deiner Karten oder ein Text wehrt das ab. Er ist damit verbraucht: Wäg ab, was der Treffer täte.',
  'guide.enc-flaw.title': 'Etwas Unangenehmes',
  'guide.enc-flaw.text':
    'Schwächen und Treffer verlangen etwas. Lies, was jede Antwort kostet; bis du gewählt hast, geschieht nichts anderes.',
  'guide.enc-others.title': 'Andere sind am Zug',
  'guide.enc-others.text':
    'In den Zügen der anderen leuchten deine Karten mit zwei Ringen: Ein Tippen bietet eine Kopie an, und du ziehst sofort eine Karte dafür. Was die anderen getan haben, steht im Protokoll.',

  'guide.enc-move-play.title': 'Versuch das: Spiel deine Hand',
  'guide.enc-move-play.text': 'Es kostet nichts, und dann siehst du, was du dir leisten kannst.',
  'guide.enc-move-copy.title': 'Versuch das: {deed}',
  'guide.enc-move-copy.text': 'Sie ist angeboten und kostet nichts.',
  'guide.enc-move-fight.title': 'Versuch das: {deed}',
  'guide.enc-move-fight.text': 'Was fort ist, schlägt nicht zu. Einmal drücken wählt, ein zweites Mal tut es.',
  'guide.enc-move-use.title': 'Versuch das: {deed}',
  'guide.enc-move-use.text': 'Das bringt die Mannschaft einer Aufgabe des Missionsziels näher.',
  'guide.enc-move-scan.title': 'Versuch das: {deed}',
  'guide.enc-move-scan.text':
    'Die Karte ist der Kampfzone am nächsten; besser, du kennst sie. Einmal drücken zeigt die Aussichten, ein zweites Mal deckt auf.',
  'guide.enc-move-repair.title': 'Versuch das: {deed}',
  'guide.enc-move-repair.text': 'Die Serenity sollte dem, was sie aushält, nicht zu nahe kommen.',
  'guide.enc-move-recruit.title': 'Versuch das: {deed}',
  'guide.enc-move-recruit.text':
    'Es ist die teuerste Karte, die du bezahlen kannst, und teure Karten sind stark. Einmal drücken wählt, ein zweites Mal tut es.',
  'guide.enc-move-end.title': 'Versuch das: Beende deinen Zug',
  'guide.enc-move-end.text': 'Es ist nichts mehr da, was du bezahlen könntest.',
}
