export const title = 'Andere Karten im Einzelnen'

export const rules: Readonly<Record<string, string>> = {
  'PIC-CARD-01':
    'Krumme-Tour-Karte „Alliance Patrol“, Herz: Lege eine Verhandeln-Probe gegen 8 ab, mit −1 für jeden deiner Haftbefehle: 1–7 ist ein Haftbefehl, ab 8 weiter. Oder du kommst, wenn du ein Transportmittel hast, mit einem verpatzten Versuch davon. Das Ass ist ein falscher Ausweis.',
  'PIC-CARD-02': 'Jede Krumme-Tour-Karte hat eine Kartenfarbe, und manche Karten zählen Farben.',
  'PIC-CARD-03':
    '„The King of All Londinium“ dauert etwa zwei Stunden. Ziel 1 liegt bei Jiangyin, mit 2 Krumme-Tour-Karten und einer Verhandeln-Probe; Ziel 2 bei Londinium, mit 3 und einer Technik-Probe gegen 7; Ziel 3 bei Boros, mit 4 und einer Kampf-Probe gegen 10.',
  'PIC-CARD-04':
    'Was Kontakte dir für Fracht und für Schmuggelware zahlen: Amnon Duul $600 und $500, Badger $400 und $700, Niska $400 und $800, Patience $500 und $600. Harken kauft keines von beiden, verkauft dir aber Treibstoff für $100.',
  'PIC-CARD-05':
    'Badger ist auf Persephone, Patience auf Athens, Niska auf Ezra und Amnon Duul im Space Bazaar. Die Versorgungsplaneten des Grundspiels sind Persephone, Osiris, Regina, Silverhold und der Space Bazaar.',
  'PIC-CARD-06':
    'Bist du bei Patience angesehen, ziehst du 4 Aufträge in Betracht; bei Badger tilgen $1000 in einer Aktion Handeln alle Haftbefehle; bei Amnon Duul darfst du im Space Bazaar beliebig viele Passagiere und Flüchtlinge laden; bei Harken darfst du „Customs Inspection“ ignorieren. Niska, angesehen oder nicht: Ein Haftbefehl bei seinem Auftrag tötet eines deiner Crewmitglieder.',
  'PIC-CARD-07':
    'Lord Harrow verkauft Fracht für $300 und kauft nichts. Mr. Universe, auf Cortex Relay 7, kauft und verkauft nicht; bist du bei ihm angesehen, steigt dein Handlimit um zwei, und du darfst von jedem Sektor aus mit ihm handeln.',
  'PIC-CARD-08':
    'Herausforderung „With Your Hands Tied“ (illegal): Kampf-Punkte, woher auch immer, zählen bei keiner Probe dieses Auftrags. Die Belohnung ist $500 für jede überstandene Krumme-Tour-Karte.',
  'PIC-CARD-09':
    'Herausforderung „Action on the Side“ (illegal): 2 Krumme-Tour-Karten mehr. Die Belohnung ist 1 geladene Fracht für jede Krumme-Tour-Karte, die du im ganzen Auftrag überstanden hast, nicht nur für diese beiden.',
  'PIC-CARD-10':
    "Herausforderung „To the Eyes & Ears of the 'Verse“ (legal): Lege vor dem letzten Schritt des Auftrags eine Verhandeln-Probe gegen 8 ab, mit Bestechung: 1–7 ist verpatzt, ab 8 wirst du bezahlt. Die Belohnung ist 2 Schmuggelware.",
  'PIC-CARD-11':
    'Wird ein Auftrag abgelegt, aus welchem Grund auch immer, wird auch die daran angelegte Herausforderung abgelegt.',
  'PIC-CARD-12':
    '„Tag & Bag“ auf einem Auftrag ist eine Technik-Probe, die bestimmt, wie viele Güter du lädst, von beliebiger Art: 3 im unteren Bereich, 6 im mittleren, unbegrenzt im oberen. Beim Abliefern werden dann eigene, feste Güter verlangt.',
  'PIC-CARD-13': '„Schwere Last“ gilt, solange der Auftrag läuft, nicht nur, während etwas geladen ist.',
  'PIC-CARD-14':
    'Das Feld der Anforderungen eines Auftrags zeigt die Punkte, die er nicht braucht, ausgegraut. Ein Auftrag kann mehrere Fertigkeiten und ein Stichwort zugleich verlangen.',
  'PIC-CARD-15':
    'Eine Schiffskarte des Grundspiels hat einen Frachtraum mit 8 Plätzen, ein Versteck mit 4, Raum für 6 Crewmitglieder und 3 laufende Aufträge sowie 3 Ausbauplätze neben dem Hauptantrieb.',
  'PIC-CARD-16':
    '„Concealed Smuggling Compartments“ bringen 2 Plätze im Versteck hinzu, und bis zu 2 deiner Crewmitglieder an Bord dürfen Gesucht-Würfe auslassen.',
  'PIC-CARD-17':
    '„Awful Crowded in My Sky“ geht in dieser Reihenfolge: Nav-Stapel, dann Schiffe und Anführer, dann Alarmmarker und die Schiffe der Allianz und der Reaver. Die Marker kommen also, wenn die Startorte bekannt sind.',
}
