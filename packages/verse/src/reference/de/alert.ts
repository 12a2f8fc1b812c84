export const title = 'Alarmmarker'

export const rules: Readonly<Record<string, string>> = {
  'ALERT-01':
    'Es gibt zwei Arten von Alarmmarkern: Reaver und Allianz. In einem Sektor können von jeder Art beliebig viele liegen.',
  'ALERT-02':
    'In jedem Sektor des Reaver-Raums ist ein Reaver-Alarm auf den Plan gedruckt. Er zählt als Marker und wird nie entfernt; lose Marker kommen dazu.',
  'ALERT-03':
    'Bewegt sich dein Schiff in einen Sektor mit Alarmmarkern, handle sie sofort ab, vor jeder Nav-Karte. Das gilt für Vollschub, Bummeln und Ausweichen, auch für ein Ausweichen außerhalb deiner Aktion Fliegen.',
  'ALERT-04':
    'Um Alarmmarker abzuhandeln, wirf einen Würfel. Ist das Ergebnis nicht höher als die Zahl der Marker dieser Art, wird ein Schiff herbeigerufen.',
  'ALERT-05':
    'Der Alarmwurf ist keine Probe. Was Proben verändert, verändert ihn nicht, und eine Firefly ist eine einfache 6.',
  'ALERT-06':
    'Liegen beide Arten dort, handle zuerst die Allianz-Marker ab. Dann handle die Reaver-Marker, die noch dort liegen, mit einem eigenen Wurf ab.',
  'ALERT-07':
    'Reaver-Marker rufen einen Kutter herbei: Der Spieler rechts von dir wählt einen und bewegt ihn in deinen Sektor, wo immer er gerade ist. Ist dort schon ein Kutter, bewegt sich kein Schiff, es gibt jetzt keinen Reaver-Kontakt, und die Marker werden entfernt.',
  'ALERT-11':
    'Wird ein Allianz-Schiff herbeigerufen, also der Kreuzer oder (mit Kalidasa) die Korvette des Operative, und bist du ein gesetzloses Schiff, handle sofort den Kontakt mit ihm ab.',
  'ALERT-12':
    'Für ein gesetzloses Schiff, das der Kreuzer oder die Korvette so findet, endet die Aktion Fliegen auf der Stelle, und es zieht keine Nav-Karte.',
  'ALERT-13': 'Was du auch geworfen hast: Alle losen Marker, die du abgehandelt hast, werden aus dem Sektor genommen.',
  'ALERT-14':
    'Ein herbeigerufener Kutter löst durch seine Ankunft keinen Reaver-Kontakt aus. Wie immer bist du nur in Gefahr, wenn du einen Zug in seinem Sektor beginnst.',
  'ALERT-15':
    'Bist du mit Vollschub gekommen und hat nichts deine Aktion Fliegen beendet, ziehst du danach wie üblich die Nav-Karte des Sektors.',
  'ALERT-16':
    'Ein Kutter, den ein Alarm wegruft, lässt in dem Sektor, aus dem er kommt, einen Reaver-Alarmmarker zurück, wie bei jeder anderen Bewegung.',
  'ALERT-17': 'Allianz-Alarmmarker kommen nur ins Spiel, wenn eine Karte sie legt.',
  'ALERT-18':
    'Mit dem Ausbau „Long-Range Scanner Array“ darfst du jederzeit während deiner Aktion Fliegen die Marker eines benachbarten Sektors abhandeln, so oft du willst. Ein herbeigerufenes Schiff kommt in jenen Sektor, und deine Aktion Fliegen geht weiter.',
}
