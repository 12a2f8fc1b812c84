export const title = 'Was in der Schachtel ist'

export const rules: Readonly<Record<string, string>> = {
  'BOX-01': 'Das Grundspiel enthält fünf Versorgungsstapel mit je 25 Karten.',
  'BOX-02': 'Das Grundspiel enthält fünf Kontaktstapel mit je 25 Auftragskarten.',
  'BOX-03':
    'Das Grundspiel enthält zwei Nav-Stapel mit je 40 Karten, einen für den Allianzraum und einen für den Grenzraum.',
  'BOX-04': 'Das Grundspiel enthält einen einzigen Krumme-Tour-Stapel mit 40 Karten.',
  'BOX-05':
    'Das Grundspiel enthält 11 Aufbaukarten (die Anführer und die Antriebskerne, mit denen man beginnt), 4 Schiffskarten und 6 Geschichten.',
  'BOX-06':
    'Das Grundspiel enthält 2 Würfel, 167 Marker, 150 Geldscheine, 4 Schiffe für die Spieler, 1 Allianz-Kreuzer und 1 Reaver-Kutter. Marker und Geld gehen im Spiel nie aus; nur die Zahl der Karten ist begrenzt.',
  'BOX-07':
    'Die Marker sind Fracht, Passagier, Ersatzteil, Treibstoff, Haftbefehl, Ziel, Schmuggelware, Flüchtling und Verstimmt. Ein Dinosaurier zeigt, wer am Zug ist.',
  'BOX-08':
    'Blue Sun fügt 25 Versorgungskarten (den Stapel von Meridian), 75 Auftragskarten, 2 Anführer, 3 Geschichten, 2 Aufbaukarten, 2 Reaver-Schiffe, 88 Marker und einen Teil des Plans hinzu. Von seinen Nav-Karten gehören 30 zum Rand-Stapel, und 10 weitere ersetzen Grenz-Karten.',
  'BOX-09': 'Die Anführer von Blue Sun sind Murphy und Atherton. Seine Kontakte sind Lord Harrow und Mr. Universe.',
}
