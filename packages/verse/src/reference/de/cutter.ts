export const title = 'Reaver-Kutter'

export const rules: Readonly<Record<string, string>> = {
  'CUTTER-01':
    'Zum Reaver-Kontakt kommt es, wenn du deinen Zug im Sektor eines Kutters beginnst. Ein Kutter, der nur ankommt, löst ihn nicht aus; es zählt, ob er beim Beginn deines Zuges da ist.',
  'CUTTER-02':
    'Reaver-Kontakt, erste Möglichkeit: Alle deine Passagiere und Flüchtlinge werden getötet, und kein Sanitäter kann ihnen helfen. Dann lege mit der ganzen Crew an Bord eine Kampf-Probe gegen 8 ab: 1–7 tötet 2 Crewmitglieder, 8 oder mehr tötet 1 Crewmitglied, mit Sanitäter-Würfen wie üblich. In beiden Fällen weichst du dann aus.',
  'CUTTER-03':
    'Reaver-Kontakt, zweite Möglichkeit: Mit einem Piloten und einem Mechaniker in deiner Crew gibst du 1 Treibstoff aus und weichst aus, und niemand kommt zu Schaden. Eine Person darf beides sein.',
  'CUTTER-04':
    'Die Reaver beim Beginn deines Zuges kosten dich keine Aktion. Danach hast du deine beiden Aktionen, Fliegen eingeschlossen.',
  'CUTTER-05':
    'Ziehst du die Nav-Karte „Reaver Cutter“, kommt ein Kutter in deinen Sektor, und du handelst sofort ab, was die Karte sagt.',
  'CUTTER-06':
    'Ziehst du „Reaver Bait“, bewegst du einen Kutter: in einen beliebigen Sektor des Grenzraums, in dem keine Firefly ist, oder nach der anderen Möglichkeit in deinen eigenen Sektor, worauf du ausweichst.',
  'CUTTER-07':
    'Ziehst du „Reavers on the Hunt“, muss der Spieler rechts von dir einen Kutter einen Sektor weit bewegen: im Grundspiel innerhalb des Grenzraums, mit der Karte von Blue Sun innerhalb von Grenz- und Randraum. Kann der gewählte Kutter sich nicht bewegen, wird ein anderer genommen. Erreicht er dich, gibt es noch keinen Kontakt.',
  'CUTTER-08': 'Kutter streifen nur durch Grenz- und Randraum; in den Allianzraum kommen sie nie.',
  'CUTTER-09':
    'In einem Sektor ist höchstens ein Reaver-Schiff. Ein Kutter darf nicht in einen Sektor bewegt werden, in dem ein anderer ist.',
  'CUTTER-10':
    'Würde eine Nav-Karte einen Kutter in einen Sektor bringen, in dem schon einer ist, bewegt sich kein Kutter. Handle stattdessen sofort den Reaver-Kontakt ab.',
  'CUTTER-11':
    'Mit Blue Sun lässt ein Kutter jedes Mal, wenn er einen Sektor verlässt, dort einen Reaver-Alarmmarker zurück. Im Reaver-Raum kommt dieser Marker zum aufgedruckten hinzu.',
  'CUTTER-12': 'Könnte sich mehr als ein Kutter bewegen, wählt der Spieler, der die Bewegung ausführt, welcher es ist.',
}
