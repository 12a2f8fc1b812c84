import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    TIMELINE: 'Die Zeitleiste',
    TURN: 'Ein Zug',
  },
  rules: {
    'TIMELINE-01': 'Die Zeitleiste besteht aus Abschnitten. Jeder hat zehn Momente, von 1 bis 10.',
    'TIMELINE-02': 'Jeder zehnte Moment trägt einen Stern für die Ereignisse des Auftrags.',
    'TIMELINE-03': 'Eine Aktion dauert so viele Momente, wie auf ihr stehen: So weit rückt der Marker vor.',
    'TIMELINE-04': 'Als Nächstes ist immer die Figur dran, die am weitesten hinten liegt, ob Crew oder Ganove.',
    'TIMELINE-05':
      'Marker auf demselben Moment bilden einen Stapel. Wer höher liegt, gilt als weiter hinten als alle darunter.',
    'TIMELINE-06': 'Ein Marker, der auf einen besetzten Moment kommt, landet oben auf dem Stapel.',
    'TIMELINE-07': 'Als Nächstes handelt also der oberste Marker des hintersten Stapels.',
    'TIMELINE-08': 'Liegst du nach deinem Zug immer noch ganz hinten, folgt sofort noch ein Zug.',
    'TIMELINE-09':
      'Der Marker eines gerade alarmierten Ganoven kommt oben auf den hintersten, er ist also der Nächste.',
    'TIMELINE-10': 'Warten ist eine Aktion im eigenen Zug, die nur deinen Marker vorrückt.',
    'TIMELINE-11': 'Wie lange du wartest, entscheidest du, doch höchstens bis einen Moment hinter die vorderste Figur.',
    'TIMELINE-12': 'Liegt kein Marker auf deinem, bist du verfügbar.',
    'TIMELINE-13': 'Liegt ein Marker auf deinem, bist du abgelenkt.',
    'TIMELINE-14': 'Solange du abgelenkt bist, kannst du weder helfen noch außerhalb deines Zuges handeln.',
    'TIMELINE-15': 'Was außerhalb deines Zuges Zeit kostet, geht nur, wenn du verfügbar bist.',
    'TIMELINE-16': 'Jederzeit-Aktionen, und Helfen ist eine, gehen auch, wenn du nicht am Zug bist.',
    'TIMELINE-17': 'Die vorderste Figur kann keine Jederzeit-Aktionen nutzen.',
    'TIMELINE-18': 'Ein Auftrag kann Marker für eine Patrouille oder einen Alarm auf die Zeitleiste legen.',
    'TIMELINE-19': 'Was ein Stern bringt, fest oder ausgewürfelt, legt der Auftrag fest.',
    'TIMELINE-20': 'Wartende Ganoven haben keinen Marker auf der Zeitleiste; er liegt auf ihrer Karte.',
    'TIMELINE-21': 'Ergebnisse können einen Marker vor- oder zurückrücken.',
    'TIMELINE-22': 'Ein Ergebnis kann dich auch dann vorrücken, wenn du vorne liegst oder dein Zug vorbei ist.',
    'TURN-01': 'Ein Crewmitglied führt in einem Zug bis zu zwei Aktionen aus.',
    'TURN-02': 'Du darfst deinen Zug nach einer Aktion beenden.',
    'TURN-03': 'Beide Aktionen dürfen dieselbe sein.',
    'TURN-04': 'Ein Ganovenzug hat immer zwei Aktionen.',
    'TURN-05':
      'Aktionen stehen auf deiner Crewkarte, deiner Ausrüstung, einer gezogenen Herausforderung und einem Schlossmarker.',
    'TURN-06': 'Der Auftrag oder etwas anderes kann weitere bieten.',
    'TURN-07': 'Erst wenn die erste Aktion ganz zu Ende ist, entscheidest du über die zweite.',
    'TURN-08': 'Gibt dir eine Aktion zweierlei, etwa Prügeln und Bewegen, bestimmst du die Reihenfolge.',
    'TURN-09':
      'Was Crew im Allgemeinen tut: Proben und Herausforderungen, sich oder schwere Gegenstände bewegen, Schlösser öffnen, schießen und prügeln, heilen, neu würfeln, unauffällig tun, Würfel hinzufügen, helfen.',
    'TURN-10':
      'So läuft ein Zug: Die hinterste Figur handelt und zahlt Zeit; nach einem Crewzug wird geprüft, welche Ganoven etwas merken.',
    'TURN-11':
      'Diese Prüfung alarmiert Ganoven, die wartend verwundet wurden, und solche, die jetzt ein heldenhaftes Crewmitglied oder einen Körper sehen.',
    'TURN-12':
      'Ein Schloss aufdecken, tauschen, in eine Kiste sehen, heldenhaft werden und Ausrüstung ohne Zeitkosten brauchen keine Aktion.',
  },
}
