import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    STRIKE: 'Schläge und Treffer',
    DEFEATED: 'Besiegte Spieler',
    CLEANUP: 'Aufräumen',
  },
  rules: {
    'STRIKE-01': 'In der Schlagphase schlagen die Gegner in der Kampfzone einzeln zu, vom rechten Ende nach links.',
    'STRIKE-02':
      'Steht in der Art eines Gegners das Wort Schiff, ist er ein Schiffsgegner. Alle anderen sind Crewgegner.',
    'STRIKE-03':
      'Schlägt ein Crewgegner zu, zieht, wer am Zug ist, einen Crewtreffer, legt ihn auf den eigenen Avatar und führt dann aus, was darauf steht.',
    'STRIKE-04':
      'Schlägt ein Schiffsgegner zu, zieht, wer am Zug ist, einen Schiffstreffer. Er kommt auf den untersten Platz der Serenity, der noch keinen Treffer hat, und dann folgt ihr seinem Text.',
    'STRIKE-05': 'Crewgegner schlagen nur nach dem aktiven Spieler, nach niemandem sonst.',
    'STRIKE-06': 'Fast jeder Crewtreffer hat eine Schadenszahl; einige wenige haben keine.',
    'STRIKE-07': 'Du bist besiegt, sobald der Schaden auf deinem Avatar so hoch ist wie deine Gesundheit oder höher.',
    'STRIKE-08':
      'Ein Text „Dauerhaft“ auf einem Schiffstreffer gilt von dem Augenblick an, in dem der Treffer eintrifft, und solange er auf der Serenity bleibt.',
    'STRIKE-09':
      'Jeder andere Text auf einem Schiffstreffer wird ein Mal befolgt, Zeile für Zeile, wenn er gezogen wird.',
    'STRIKE-10':
      'Wird ein Schiffstreffer gezogen, während jeder Platz schon einen hat, explodiert die Serenity, und ihr habt verloren.',
    'STRIKE-11': 'Der Treffer auf dem letzten freien Platz ist noch nicht das Ende. Erst der nächste ist es.',
    'STRIKE-12': 'Auf jedem Schiffstreffer stehen seine Reparaturkosten. Zahle sie, und der Treffer ist repariert.',
    'STRIKE-13': 'Du wählst, welchen Schiffstreffer du reparierst; es muss weder der älteste noch der unterste sein.',
    'STRIKE-14':
      'Ein reparierter Schiffstreffer kommt offen unter den Stapel der Schiffstreffer, außer er stammt aus einem Episodenstapel.',
    'STRIKE-15':
      'Hat der Gegner eine Fähigkeit „Schlag“, führt sie jedes Mal aus, wenn er zuschlägt, nach der Trefferkarte.',
    'STRIKE-16': 'Vermeidest du einen Schlag, ziehst du dafür keine Karte.',
    'STRIKE-17': 'Vermeidest du den Schlag eines Gegners, entfällt auch seine Fähigkeit „Schlag“.',
    'STRIKE-18':
      'Eine Karte, mit der du irgendeinen Schlag vermeiden darfst, erspart dir ein einziges Ziehen, einmal in diesem Zug.',
    'STRIKE-19':
      'Du darfst einen Schlag der Schlagphase ebenso vermeiden wie einen, der von einem Ereignis oder sonst einem Effekt kommt.',
    'STRIKE-20':
      'Du musst nicht den ersten Schlag vermeiden, der kommt: Warte, wenn du willst, auf einen schlimmeren im selben Zug.',
    'STRIKE-21':
      'Aufheben kommt später als Vermeiden: Du hast die Trefferkarte gesehen, und sie wird sofort abgelegt, ohne ihren Schaden und ihren Text.',
    'STRIKE-22':
      'In der Regel ziehen nur Spieler Treffer. Nennt ein Effekt eine Hauptfigur, zieht diese, ob sie nun jemand spielt oder nicht.',
    'STRIKE-23':
      'Eine Hauptfigur, die niemand spielt, beachtet den Text eines Treffers nicht, den sie zieht. Steht auf der Karte mindestens 1 Schaden, ist die Figur besiegt.',
    'STRIKE-24': 'Hat er keinen Schaden, wird ein Treffer, den eine Hauptfigur ohne Spieler zieht, einfach abgelegt.',
    'STRIKE-25': 'Wird eine Hauptfigur ohne Spieler besiegt, drehe ihren Avatar um und lass den Treffer darauf liegen.',
    'STRIKE-26':
      'Verdeckt ist eine Hauptfigur ohne Spieler aus dem Spiel; sie hat keinen Rang und zählt nicht als Hauptfigur.',
    'STRIKE-27':
      'Eine besiegte Hauptfigur, die niemand spielt, kann auf dieselbe Weise ins Spiel zurückgeheilt werden wie ein Spieler.',
    'STRIKE-28': 'Ist sie in der Kampfzone, schlägt die Unvermeidliche Karte in der Schlagphase zu wie ein Gegner.',
    'STRIKE-29':
      'Crewtreffer, die geheilt oder aufgehoben wurden, und harmlose, die Figuren ohne Spieler gezogen haben, kommen zu den Abgelegten Treffern.',
    'DEFEATED-01':
      'Wann immer dein Schaden zusammen deine Gesundheit erreicht oder übersteigt, bist du besiegt. Es folgen sofort vier Schritte, einer nach dem anderen.',
    'DEFEATED-02': 'Erstens: Ist es deine eigene Aktionsphase, ist sie vorbei.',
    'DEFEATED-03': 'Zweitens: Für den Rest des Zuges vermeidest du jeden Crewtreffer, den du ziehen müsstest.',
    'DEFEATED-04': 'Schiffstreffer werden im Zug eines Spielers, der in ihm besiegt wurde, weiterhin gezogen.',
    'DEFEATED-05': 'Drittens: Drehe deinen Avatar um. Alle seine Treffer bleiben darauf liegen.',
    'DEFEATED-06':
      'Viertens: Mische alle deine Karten zu einem Deck: Deck, Ablagestapel, Hand und was du in diesem Zug ausgespielt hast. Ziehe nichts.',
    'DEFEATED-07': 'Solange du besiegt bist, bist du aus dem Spiel, und deine Züge werden übersprungen.',
    'DEFEATED-08': 'Du ziehst keine Treffer, solange du besiegt bist.',
    'DEFEATED-09': 'Kein Effekt des Spiels erreicht einen besiegten Spieler.',
    'DEFEATED-10': 'Ein besiegter Spieler hat keinen Rang und ist keine Hauptfigur, solange der Avatar verdeckt ist.',
    'DEFEATED-11':
      'Heilung ist das Einzige, was Besiegte erreicht: Was eine Hauptfigur heilt, kann auch eine heilen, die besiegt ist.',
    'DEFEATED-12':
      'Einen Treffer zu heilen nimmt eine Trefferkarte deiner Wahl von der Figur und legt sie zu den Abgelegten Treffern.',
    'DEFEATED-13':
      'Bringt eine Heilung deinen Schaden unter deine Gesundheit, bist du sofort wieder im Spiel und ziehst sechs Karten.',
    'DEFEATED-14': 'Wieder im Spiel, machst du deinen Zug, wenn du das nächste Mal an der Reihe bist.',
    'DEFEATED-15':
      'Liegt dein Schaden auch nach der Heilung eines Treffers noch bei deiner Gesundheit oder darüber, ist der Treffer weg, aber du bleibst besiegt.',
    'DEFEATED-16': 'Besiegt zu sein kostet dich nichts als Zeit. Du behältst alle Karten deines Decks.',
    'DEFEATED-17':
      'Sind alle Spieler gleichzeitig besiegt, ist das Spiel auf der Stelle verloren. Figuren, die niemand spielt, zählen hier nicht.',
    'DEFEATED-18': 'Spieler dürfen beliebig oft besiegt werden, solange immer einer von euch steht.',
    'DEFEATED-19':
      'Ein Schlag, der dir durch deine Niederlage erspart bleibt, gilt als vermieden; die Fähigkeiten „Schlag“ von Crewgegnern tun dir für den Rest des Zuges also nichts.',
    'DEFEATED-20': 'Für die Unvermeidliche Karte zählt auch der übersprungene Zug eines besiegten Spielers.',
    'CLEANUP-01': 'Beim Aufräumen lege alles, was du in diesem Zug ausgespielt hast, auf deinen Ablagestapel.',
    'CLEANUP-02':
      'Beim Aufräumen legst du auch ab, was noch auf deiner Hand ist. Du kannst keine Karte für später behalten.',
    'CLEANUP-03': 'Du darfst deinen eigenen Ablagestapel jederzeit durchsehen.',
    'CLEANUP-04': 'Hast du beim Aufräumen abgelegt, ziehe sechs Karten.',
    'CLEANUP-05':
      'Geht dein Deck zur Neige, bevor du alle Karten hast, mische deinen Ablagestapel zu einem neuen Deck und ziehe den Rest davon.',
    'CLEANUP-06':
      'Ein leeres Deck allein ist kein Grund zu mischen. Du mischst erst, wenn das Deck leer ist und noch eine Karte davon gebraucht wird.',
    'CLEANUP-07':
      'Nicht nur beim Aufräumen: Wann immer Karten von deinem Deck gezogen oder aufgedeckt werden, in wessen Zug auch immer, tritt an die Stelle eines leeren Decks dein gemischter Ablagestapel.',
    'CLEANUP-08':
      'Am Ende eines Zuges kommen die Karten, die in ihm koordiniert wurden, auf die Ablagestapel ihrer Besitzer.',
  },
}
