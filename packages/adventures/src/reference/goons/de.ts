import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    GOON: 'Ganoven',
    BOSS: 'Die Ganoven spielen',
  },
  rules: {
    'GOON-01': 'Es gibt Schläger, die nahe kommen, und Cowboys, die schießen.',
    'GOON-02': 'Eine Seite einer Ganovenkarte zeigt, was seine Art tut, die andere, wer er ist.',
    'GOON-03': 'Für jede seiner zwei Aktionen geht ein Ganove seine Liste durch und nimmt die erste mögliche.',
    'GOON-04': 'Kann ein Schläger sich prügeln, tut er es, für 2 Momente.',
    'GOON-05': 'Wenn nicht, bewegt er sich, für 3 Momente.',
    'GOON-06': 'Für die zweite Aktion entscheidet er neu; er kann also herankommen und dann prügeln.',
    'GOON-07': 'Ein Cowboy, der mehr als 6 Felder vom nächsten Gegner entfernt ist, bewegt sich.',
    'GOON-08': 'Wenn es geht, endet er dabei, wo er schießen kann.',
    'GOON-09': 'Mit der zweiten Aktion schießt er auf jeden, den er sieht, so weit er auch weg ist.',
    'GOON-10': 'Höchstens 6 Felder entfernt, aber nicht neben dem Gegner, schießt er zweimal.',
    'GOON-11': 'Ein Cowboy prügelt sich nur mit Crew neben ihm.',
    'GOON-12': 'Er bewegt sich 3 Felder weit, für 2 Momente.',
    'GOON-13': 'Die persönliche Seite hat Kampf, Wunden und eine eigene Regel und kann Tempo oder Schaden ändern.',
    'GOON-14': 'Was dort steht, geht den allgemeinen Ganovenregeln vor.',
    'GOON-15': 'Die Rückseiten einer Art sind gleich; mischt sie also und teilt zufällig aus.',
    'GOON-16': 'Für ein erstes Spiel hat jeder Ganove Kampf 1, hält 2 Wunden aus und hat keine eigene Regel.',
    'GOON-17': 'Zu Beginn warten Ganoven meist: Sie haben keinen Marker auf der Zeitleiste und tun nichts.',
    'GOON-18':
      'Nach jedem Crewzug wird jeder wartende Ganove alarmiert, der ein heldenhaftes Crewmitglied oder einen Körper sieht.',
    'GOON-19': 'Er handelt als Nächstes und später immer, wenn er ganz hinten liegt.',
    'GOON-20': 'Werden mehrere zugleich alarmiert, handelt der nächste an der Ursache zuerst.',
    'GOON-21': 'Ein Ganove, der während des Auftrags dazukommt, ist alarmiert.',
    'GOON-22':
      'Seinen Blick nur zu kreuzen alarmiert einen Ganoven nicht, wenn du am Ende deines Zuges außer Sicht bist.',
    'GOON-23': 'Eine Wunde alarmiert einen wartenden Ganoven.',
    'GOON-24': 'Ein Angriff ohne Wunde lässt ihn warten, wenn ihn nichts anderes weckt.',
    'GOON-25': 'Statt eines ausgeschalteten Ganoven liegt ein Körper auf seinem Feld.',
    'GOON-26': 'Ein Körper alarmiert Ganoven, die ihn sehen, und lässt sich als Gegenstand bewegen.',
    'GOON-27': 'Manche Aufträge zahlen weniger für Körper, die herumliegen.',
    'GOON-28':
      'Ein Herausforderungsmarker bei einem Ganoven bleibt bei ihm, wenn er alarmiert wird und fortgeht, außer der Auftrag nimmt ihn weg.',
    'GOON-29': 'Solange auf dem Plan keine Crew heldenhaft ist, gehen Ganoven zum nächsten freien Startfeld.',
    'GOON-30':
      'Beginnt ein Ganove dann seinen Zug auf einem, wartet er wieder: Sein Marker kommt weg, seine Wunden heilen, und sein Zug ist vorbei.',
    'GOON-31': 'Ist keins frei, nimmt er einen Platz, der den Auftrag eher schwerer macht als leichter.',
    'GOON-32': 'Ein Ganove geht auf das nächste heldenhafte Crewmitglied zu, das er sieht.',
    'GOON-33': 'Sieht er keines, geht er auf das nächste auf dem Plan los.',
    'GOON-34': 'Er nimmt den direktesten Weg.',
    'GOON-35':
      'Ein Ganove schießt auf das nächste heldenhafte Crewmitglied, das er sieht, auch wenn ein anderes leichter zu treffen wäre.',
    'GOON-36': 'Ganoven prügeln sich wie Crew und müssen neben ihrem Gegner stehen.',
    'GOON-37': 'Sie schießen auch auf jemanden, der sich gerade prügelt.',
    'GOON-38': 'Misslingt ein solcher Schuss durch Missmut, trifft er jemanden neben dem Ziel.',
    'GOON-39': 'Sind es mehrere, entscheidet der Zufall.',
    'GOON-40': 'Ganoven sind nicht dumm: Beim Gehen suchen sie Deckung.',
    'GOON-41':
      'Zwischen zwei gleich weit entfernten Crewmitgliedern wählt ein Schläger das, das weniger Wunden aushält.',
    'GOON-42': 'Ein Cowboy wählt dann das, das leichter zu treffen oder gefährlicher ist.',
    'GOON-43': 'Bleibt ein Zweifel, entscheidet, wer das vorderste Crewmitglied spielt.',
    'GOON-44': 'Verstärkung kommt am Rand des Plans herein, auf dem Feld, das der Ursache am nächsten ist.',
    'GOON-45': 'Nehmt einen unbenutzten Ganoven einer Art, die der Auftrag schon hat.',
    'GOON-46': 'Ist ein Startfeld übrig, kommt es dorthin, wo der Ganove hereinkam.',
    'GOON-47': 'Ist kein Ganove übrig, wird der nächste wartende alarmiert.',
    'GOON-48': 'Unauffällige Crew ist nie das Ziel eines Ganoven.',
    'GOON-49':
      'Am Ende eines Zuges heldenhafte Crew oder einen Körper sehen und verwundet werden: Nach den allgemeinen Regeln alarmiert nichts anderes einen Ganoven auf dem Plan.',
    'BOSS-01': 'In jedem Auftrag darf einer von euch die Ganoven spielen.',
    'BOSS-02': 'Dann sind alle Ganoven des Auftrags von Anfang an alarmiert, mit ihren Markern auf Moment 5.',
    'BOSS-03': 'Der Boss wählt für jeden Ganovenzug zwei beliebige Aktionen der Karte.',
    'BOSS-04': 'Auch wohin sie gehen und auf wen sie schießen, ist frei und muss nicht das Nächste sein.',
    'BOSS-05': 'Doch unauffällige Crew prügeln und beschießen sie weiterhin nicht.',
    'BOSS-06': 'Neue Ganoven stellt der Boss auf ein Randfeld oder auf eines, das kein Crewmitglied sieht.',
  },
}
