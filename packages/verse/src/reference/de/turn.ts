export const title = 'Dein Zug'

export const rules: Readonly<Record<string, string>> = {
  'TURN-01':
    'In deinem Zug darfst du bis zu zwei Aktionen ausführen, in beliebiger Reihenfolge. Sie müssen verschieden sein.',
  'TURN-02':
    'Es gibt vier Arten von Aktionen: Fliegen, Kaufen, Handeln und Arbeiten. Jede Art kannst du in einem Zug nur einmal ausführen.',
  'TURN-03':
    'Hast du deine zwei Aktionen ausgeführt oder passt du, statt weitere auszuführen, ist dein Zug vorbei, und der Spieler links von dir macht weiter.',
  'TURN-04':
    'Ist zu Beginn deines Zuges ein Reaver-Kutter in deinem Sektor, handle den Reaver-Kontakt ab, bevor du irgendetwas anderes tust.',
  'TURN-05':
    'Der Kontakt mit der Allianz oder den Reavern kostet dich nie eine Aktion. Zu Beginn deines Zuges hast du danach noch beide Aktionen.',
  'TURN-06':
    'Manches kostet in deinem Zug keine Aktion: Crewmitglieder entlassen, ein verstimmtes Crewmitglied eines Rivalen anwerben, Tauschhandel, Güter abwerfen, Personen auf einem Planeten absetzen, Aufträge von der Hand ablegen und einen Schiffsausbau ablegen.',
  'TURN-07': 'Der Dinosaurier steht bei dem Spieler, der am Zug ist, und wandert nach der zweiten Aktion weiter.',
  'TURN-08':
    'Am Tisch lässt man den nächsten Spieler vielleicht schon beginnen, während man noch über den Karten beim Kaufen oder Handeln nachdenkt. Hier handelt niemand in deinem Zug: Er geht weiter, wenn deine Aktion beendet ist.',
  'TURN-09': 'Die Züge gehen reihum, bis jemand gewonnen hat.',
}
