export const title = 'Crew'

export const rules: Readonly<Record<string, string>> = {
  'CREW-01':
    'Deine Crew, Anführer eingeschlossen, darf nie größer sein als die Höchstzahl auf deiner Schiffskarte. Gibt dir eine Karte ein Crewmitglied, während das Schiff voll ist, musst du erst jemanden entlassen, wo das erlaubt ist; sonst kommt der Neue auf seinen Ablagestapel.',
  'CREW-02':
    'Die Zahl auf einer Crewkarte ist das, was du beim Anwerben zahlst, und zugleich der Anteil, den dieses Crewmitglied nach jedem abgeschlossenen Auftrag erwartet.',
  'CREW-03':
    'Eine Crewkarte zeigt Fertigkeitspunkte und manchmal auch Berufe, Stichwörter, das Zeichen „Gesucht“, das Zeichen „anständig“ und besonderen Text.',
  'CREW-04': 'Die Berufe sind Soldat, Söldner, Pilot, Mechaniker, Gefährtin, Gauner und Sanitäter.',
  'CREW-06':
    'In deinem eigenen Zug darfst du in einem Planetensektor ohne Aktion Crewmitglieder entlassen: Die Karte kommt offen auf den Ablagestapel ihres Versorgungsstapels, und ein Verstimmt- oder Gesucht-Marker auf ihr fällt weg. Mitten in einer Karte, einem Kontakt mit Allianz oder Reavern oder einer Aktion Arbeiten geht es nicht.',
  'CREW-07': 'Du darfst ein Crewmitglied nicht entlassen, um ihm den Tod zu ersparen.',
  'CREW-08': 'Deinen Anführer kannst du nie entlassen.',
}
