export const title = 'Nav-Karten im Einzelnen'

export const rules: Readonly<Record<string, string>> = {
  'PIC-NAV-01':
    '„Alliance Cruiser“: Der Kreuzer kommt in deinen Sektor, und die Schritte 1 bis 4 des Allianz-Kontakts gelten für jedes Schiff, auch wenn sie bei einem legalen nichts finden. Dann machst du in jedem Fall einen Vollen Stopp, und der Stapel wird neu gemischt.',
  'PIC-NAV-02':
    '„Cruiser Patrol“: Der Spieler rechts von dir muss den Kreuzer im Allianzraum einen Sektor weit bewegen. Weiterfliegen.',
  'PIC-NAV-03':
    '„Alliance Entanglements“, Möglichkeit 1: Du bewegst den Kreuzer in einen beliebigen Sektor des Allianzraums, in dem keine Firefly ist. Weiterfliegen.',
  'PIC-NAV-04':
    '„Alliance Entanglements“, Möglichkeit 2: Bist du bei Harken angesehen, bewegst du den Kreuzer in einen Sektor des Allianzraums, in dem ein gesetzloses Schiff ist, und nimmst $500. Weiterfliegen.',
  'PIC-NAV-05':
    '„Reaver Bait“, Möglichkeit 1: Du bewegst den Kutter in einen beliebigen Sektor des Grenzraums, in dem keine Firefly ist. Weiterfliegen.',
  'PIC-NAV-06': '„Reaver Bait“, Möglichkeit 2: Der Kutter kommt in deinen Sektor, und du weichst aus.',
  'PIC-NAV-07':
    '„Reavers on the Hunt“ im Grundspiel: Der Spieler rechts von dir muss den Kutter im Grenzraum einen Sektor weit bewegen. Weiterfliegen.',
  'PIC-NAV-08':
    '„Reavers on the Hunt“ in Blue Sun: Der Spieler rechts von dir muss ein Reaver-Schiff im Grenz- oder Randraum einen Sektor weit bewegen. Weiterfliegen.',
  'PIC-NAV-09':
    '„Reaver Cutter“: Du hast dieselben zwei Möglichkeiten wie beim Reaver-Kontakt, und danach wird der Stapel neu gemischt. Bei den Karten von Blue Sun und Kalidasa bringt der Spieler rechts von dir den Kutter und sucht also aus, welchen.',
  'PIC-NAV-10':
    '„Punctured Fuel Lines“: Lege eine Technik-Probe gegen 5 ab, eine Panne: Bei 1–4 verliere 2 Treibstoff und mache einen Vollen Stopp, ab 5 Weiterfliegen. Oder gib 1 Ersatzteil aus: Weiterfliegen.',
  'PIC-NAV-11':
    '„Objects in Space“: Hast du Platz für ein Crewmitglied, nimm 1 Crewkarte aus einem beliebigen Ablagestapel umsonst und mache einen Vollen Stopp. Oder Weiterfliegen.',
  'PIC-NAV-12':
    '„Fuel Coupling Failure“: eine Panne; gib 1 Ersatzteil aus: Weiterfliegen. Oder Weiterfliegen ohne Reparatur, und lege 1 Treibstoff für jeden weiteren Sektor ab, den du in diesem Zug betrittst.',
  'PIC-NAV-13':
    '„Nav System on the Fritz“: Der Spieler rechts von dir muss dein Schiff zwei Sektoren weit bewegen, dann Weiterfliegen. Oder lege mit einem Mechaniker eine Technik-Probe gegen 7 ab, eine Panne: 1–6 ist ein Voller Stopp, ab 7 Weiterfliegen.',
  'PIC-NAV-14':
    '„Panne“ und „Bergung“ neben einer Probe oder einem Preis sind Kennzeichen, auf die andere Karten reagieren. Für sich bewirken sie nichts.',
}
