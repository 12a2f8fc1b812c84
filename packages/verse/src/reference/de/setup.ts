export const title = 'Spielaufbau'

export const rules: Readonly<Record<string, string>> = {
  'SETUP-01':
    'Ab drei Spielern nimm die Mischkarte aus jedem Nav-Stapel („Alliance Cruiser“ im Allianzraum, „Reaver Cutter“ im Grenzraum und die jedes weiteren Nav-Stapels, etwa des Randraums) und lege sie zu Beginn auf den Ablagestapel ihres Stapels. Eine Aufbaukarte kann es anders bestimmen.',
  'SETUP-02': 'Mit einem oder zwei Spielern wird in jeden Nav-Stapel seine Mischkarte von Anfang an eingemischt.',
  'SETUP-03': 'Der Allianz-Kreuzer beginnt im Sektor von Londinium.',
  'SETUP-04': 'Der Reaver-Kutter beginnt in dem Sektor, der das Logo des Spiels trägt.',
  'SETUP-05':
    'Alle würfeln, und wer am höchsten würfelt, wählt zuerst; die anderen folgen nach links. Wer sich den höchsten Wurf teilt, würfelt untereinander noch einmal. Eine Firefly ist hier eine einfache 6 und bringt keinen Bonuswurf.',
  'SETUP-06':
    'Wenn du mit Wählen an der Reihe bist, nimm einen Anführer, eine Schiffskarte und den Antriebskern, der zu diesem Schiff gehört.',
  'SETUP-07':
    'Die Schiffe kommen in umgekehrter Reihenfolge der Wahl auf den Plan: Wer zuletzt gewählt hat, stellt zuerst auf, und wer zuerst gewählt hat, zuletzt.',
  'SETUP-08':
    'Dein Schiff darf in jedem Sektor beginnen, in dem kein Schiff eines anderen Spielers ist. Auch der Sektor des Kreuzers oder eines Reaver-Kutters ist erlaubt; wer seinen ersten Zug aber bei einem Kutter beginnt, hat Reaver-Kontakt.',
  'SETUP-09':
    'Der Spieler, der zuletzt aufgestellt und also zuerst gewählt hat, macht den ersten Zug. Dann geht es im Uhrzeigersinn weiter, nach links.',
  'SETUP-10':
    'Für das Spiel wird eine Geschichte gewählt; die anderen kommen weg. Aufbaukarte und Geschichte werden vor allem anderen gewählt; dann kommen Anführer, Schiffe oder Zufluchten, Startaufträge und die ersten Versorgungskarten.',
  'SETUP-11': 'Die Geschichte kann jeden anderen Schritt des Aufbaus ändern; lies sie also, bevor du beginnst.',
  'SETUP-12': 'Wo sich Geschichte und Aufbaukarte widersprechen, gilt die Geschichte.',
  'SETUP-13': 'Du beginnst mit $3000, 6 Treibstoff und 2 Ersatzteilen.',
  'SETUP-14':
    'Dein anfänglicher Treibstoff und deine Ersatzteile brauchen von Beginn an Platz: Lege sie auf freie Plätze deines Frachtraums oder Verstecks, wie du willst. Jedes braucht einen halben Platz.',
  'SETUP-15':
    'Jeder Spieler erhält je einen Auftrag von den fünf Kontakten des Grundspiels: Harken, Amnon Duul, Patience, Badger und Niska. Das bleibt mit Erweiterungen so, wenn Aufbaukarte oder Geschichte nichts anderes sagen. Ausgeteilt wird in Sitzreihenfolge ab dem ersten Spieler, dann legen alle verdeckt und gleichzeitig ab.',
  'SETUP-16': 'Du darfst beliebig viele deiner Startaufträge ablegen und musst bis auf das Handlimit von drei ablegen.',
  'SETUP-17':
    'Für Einsteiger gibt es die Möglichkeit, Startaufträge nur von Harken, Amnon Duul und Patience auszuteilen.',
  'SETUP-18':
    'Haben alle ihre Startaufträge geregelt, decke die ersten Versorgungskarten auf: Lege die ersten drei Karten jedes Versorgungsstapels offen auf seinen Ablagestapel. Sie können vom ersten Zug an gekauft werden.',
  'SETUP-19':
    '„The King of All Londinium“ ist die Geschichte, die wir für ein erstes Spiel vorschlagen. Du kannst auch eine andere nehmen.',
  'SETUP-20':
    'Eine Aufbaukarte ersetzt nur die Schritte, die sie als abweichend kennzeichnet, seien es Nav-Stapel, Schiffe, Aufträge, Startmittel, Zufluchten oder Alarme. Jeder Schritt, den sie nicht kennzeichnet, bleibt wie üblich.',
  'SETUP-21': 'Jede Aufbaukarte lässt sich mit jeder Geschichte verbinden.',
  'SETUP-22':
    'Der Planteil von Blue Sun schließt an den linken Rand des Plans des Grundspiels an. Er bringt Sektoren des Grenzraums und eine neue Region, den Randraum.',
  'SETUP-23':
    'Mit Blue Sun nimm einen „Reaver Cutter“, einen „Reaver Bait“ und acht „Reavers on the Hunt“ aus dem Nav-Stapel des Grenzraums und gib die zehn neuen Grenzraum-Karten an ihre Stelle.',
  'SETUP-24':
    'Mit Blue Sun gibt es drei Reaver-Kutter. Je einer beginnt in den drei Sektoren des Reaver-Raums und keiner im Startsektor des Grundspiels.',
  'SETUP-25':
    'Mit der Aufbaukarte „Awful Crowded in My Sky“ sind die Mischkarten von Anfang an in den Nav-Stapeln, wie viele auch mitspielen.',
  'SETUP-26':
    'Mit „Awful Crowded in My Sky“ bekommt, sobald alle Startorte feststehen, jeder Planetensektor einen Alarmmarker: im Allianzraum einen der Allianz, im Grenz- und Randraum einen der Reaver. Sektoren, in denen ein Spieler beginnt (eine Zuflucht zählt), bekommen keinen; ein Planet im Reaver-Raum bekommt seinen Marker zusätzlich zum aufgedruckten Alarm.',
  'SETUP-27':
    'Mit „Awful Crowded in My Sky“ werden der Kreuzer und die Kutter wie üblich aufgestellt. Bewegungen des Kreuzers erzeugen keine Alarmmarker; Bewegungen eines Kutters schon.',
  'SETUP-28':
    'Mit „Awful Crowded in My Sky“ sind deine Startaufträge je einer von Harken, Amnon Duul und Patience. Du darfst beliebige davon ablegen.',
}
