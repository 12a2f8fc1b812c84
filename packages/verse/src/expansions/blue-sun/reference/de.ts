import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    ALERT: 'Alarmmarker',
    HARROW: 'Lord Harrow',
    UNIVERSE: 'Mr. Universe und Herausforderungen',
    HAVEN: 'Zufluchten',
  },
  rules: {
    'BOX-08':
      'Blue Sun fügt 25 Versorgungskarten (den Stapel von Meridian), 75 Auftragskarten, 2 Anführer, 3 Geschichten, 2 Aufbaukarten, 2 Reaver-Schiffe, 88 Marker und einen Teil des Plans hinzu. Von seinen Nav-Karten gehören 30 zum Rand-Stapel, und 10 weitere ersetzen Grenz-Karten.',
    'BOX-09': 'Die Anführer von Blue Sun sind Murphy und Atherton. Seine Kontakte sind Lord Harrow und Mr. Universe.',
    'DECK-08':
      'Die Mischkarte eines Nav- oder Krumme-Tour-Stapels liegt nie in einem Ablagestapel, außer wo der Aufbau sie dorthin legt. Das gilt in jeder Partie, mit oder ohne Blue Sun.',
    'DECK-09':
      'Legt ein Effekt eine Mischkarte ab, ohne dass sie abgehandelt wird, führe erst die Aktion zu Ende, die das getan hat, dann mische den Stapel neu. Das gilt in jeder Partie, mit oder ohne Blue Sun.',
    'SETUP-20':
      'Eine Aufbaukarte ersetzt nur die Schritte, die sie als abweichend kennzeichnet, seien es Nav-Stapel, Schiffe, Aufträge, Startmittel, Zufluchten oder Alarme. Jeder Schritt, den sie nicht kennzeichnet, bleibt wie üblich.',
    'SETUP-21': 'Jede Aufbaukarte lässt sich mit jeder Geschichte verbinden.',
    'SETUP-22':
      'Der Planteil von Blue Sun schließt an den linken Rand des Plans des Grundspiels an. Er bringt Sektoren des Grenzraums und eine neue Region, den Randraum, mit roten Grenzen. Cortex Relay 7 gilt als Planet.',
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
    'MAP-05':
      'Ein Auftrag, dessen Abholort der Uroboros Belt ist, kann in jedem der vier Sektoren begonnen werden, die seine Asteroiden zeigen.',
    'MAP-06':
      'Ein Sektor des Uroboros Belt ist nur dann ein Planetensektor, wenn in ihm auch ein benannter Planet liegt. Asteroiden allein zählen nicht.',
    'MAP-07': 'Der Reaver-Raum besteht genau aus den drei Sektoren um Burnham und keinen anderen.',
    'MAP-08': 'Mit Blue Sun sind die drei Sektoren des Reaver-Raums auch die, in denen die Reaver-Kutter beginnen.',
    'FLY-08':
      'Mit Blue Sun darfst du auf eigene Gefahr in einen Sektor bummeln, in dem ein Reaver-Kutter ist. Vollschub und Ausweichen dorthin bleiben verboten.',
    'FLY-12': 'Betrittst du einen Sektor mit Alarmmarkern, handle sie ab, bevor du eine Nav-Karte ziehst.',
    'NAV-08': 'Weichst du in einen Sektor mit Alarmmarkern aus, musst du sie abhandeln.',
    'NAV-09':
      'Die Sektoren des Randraums haben einen eigenen Nav-Stapel. Kommst du mit Vollschub in einen davon, zieh vom Rand-Stapel.',
    'CRUISER-12':
      'Der Kreuzer lässt bei einer Bewegung keinen Alarmmarker zurück, außer eine Geschichte oder Aufbaukarte sagt es.',
    'CUTTER-09':
      'In einem Sektor ist höchstens ein Reaver-Schiff. Ein Kutter darf nicht in einen Sektor bewegt werden, in dem ein anderer ist.',
    'CUTTER-10':
      'Würde eine Nav-Karte einen Kutter in einen Sektor bringen, in dem schon einer ist, bewegt sich kein Kutter. Handle stattdessen sofort den Reaver-Kontakt ab.',
    'CUTTER-11':
      'Mit Blue Sun lässt ein Kutter jedes Mal, wenn er einen Sektor verlässt, dort einen Reaver-Alarmmarker zurück. Im Reaver-Raum kommt dieser Marker zum aufgedruckten hinzu.',
    'CUTTER-12':
      'Könnte sich mehr als ein Kutter bewegen, wählt der Spieler, der die Bewegung ausführt, welcher es ist. Bei der Karte „Reaver Cutter“ dieser Box ist das der Spieler rechts von dir.',
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
    'ALERT-13':
      'Was du auch geworfen hast: Alle losen Marker, die du abgehandelt hast, werden aus dem Sektor genommen.',
    'ALERT-14':
      'Ein herbeigerufener Kutter löst durch seine Ankunft keinen Reaver-Kontakt aus. Wie immer bist du nur in Gefahr, wenn du einen Zug in seinem Sektor beginnst.',
    'ALERT-15':
      'Bist du mit Vollschub gekommen und hat nichts deine Aktion Fliegen beendet, ziehst du danach wie üblich die Nav-Karte des Sektors.',
    'ALERT-16':
      'Ein Kutter, den ein Alarm wegruft, lässt in dem Sektor, aus dem er kommt, einen Reaver-Alarmmarker zurück, wie bei jeder anderen Bewegung.',
    'ALERT-17': 'Allianz-Alarmmarker kommen nur ins Spiel, wenn eine Karte sie legt.',
    'ALERT-18':
      'Mit dem Ausbau „Long-Range Scanner Array“ darfst du jederzeit während deiner Aktion Fliegen die Marker eines benachbarten Sektors abhandeln, so oft du willst, auch nach dem letzten Sektor oder nach dem Bummeln. Ein herbeigerufenes Schiff kommt in jenen Sektor, und deine Aktion Fliegen geht weiter.',
    'BUY-08': 'Mit Blue Sun ist Meridian ein Versorgungsplanet mit eigenem Stapel.',
    'TRADE-06':
      'Mit Blue Sun darfst du jedem Spieler jederzeit und über jede Entfernung Credits geben. Alles andere wechselt weiterhin nur im selben Sektor den Besitzer.',
    'HARROW-01':
      'Bist du bei Lord Harrow angesehen und handelst mit ihm, darfst du beliebig viel Fracht zu je $300 kaufen und dazu seine Aufträge in Betracht ziehen.',
    'HARROW-02':
      'Solange du bei Lord Harrow angesehen bist, bringt jeder Schmuggel- oder Frachtauftrag, den du abschließt, $500 mehr, von wem er auch stammt. Der Auftrag, durch den du bei ihm angesehen wirst, bringt sie noch nicht.',
    'HARROW-03': 'Der Kontaktplanet von Lord Harrow ist Highgate.',
    'UNIVERSE-01':
      'Wenn du mit Mr. Universe handelst, ziehst du statt Aufträgen Herausforderungen in Betracht: Sieh dir drei an, behalte bis zu zwei.',
    'UNIVERSE-02': 'Herausforderungen auf deiner Hand zählen wie Aufträge für dein Handlimit.',
    'UNIVERSE-03':
      'Du legst eine Herausforderung von deiner Hand an den Auftrag eines anderen Kontakts an, und zwar in der Aktion Arbeiten, mit der du diesen Auftrag beginnst. Später geht es nicht mehr.',
    'UNIVERSE-04': 'An einer Herausforderung allein wird nie gearbeitet.',
    'UNIVERSE-05': 'An einen Piraterie-Auftrag oder ein Kopfgeld kannst du keine Herausforderung anlegen.',
    'UNIVERSE-06':
      'Eine legale Herausforderung passt nur zu einem legalen Auftrag, eine illegale nur zu einem illegalen.',
    'UNIVERSE-07':
      'Eine angelegte Herausforderung zählt nicht zu deinen laufenden Aufträgen: Jeder von drei laufenden Aufträgen darf eine haben. Ein Auftrag erhält nie mehr als eine, Coups und Ziele erhalten keine.',
    'UNIVERSE-08':
      'Um einen Auftrag mit einer Herausforderung abzuschließen, musst du erfüllen, was der Auftrag verlangt und was die Herausforderung verlangt.',
    'UNIVERSE-09':
      'Verlangt eine Herausforderung mehr Krumme-Tour-Karten, kommen sie bei jedem Schritt hinzu, bei dem du ohnehin eine krumme Tour drehst, jeweils in dieser Zahl. Gibt es keinen solchen Schritt, kommen sie beim letzten.',
    'UNIVERSE-10':
      'Unter der Herausforderung „With Your Hands Tied“ zählen bei keiner Probe des Auftrags, auch nicht bei Krumme-Tour-Proben, Kampf-Punkte: weder die der Crew noch die der Ausrüstung, die sie trägt. Stichwörter gelten weiterhin, und was der Auftrag voraussetzt, ist keine Probe: Dafür zählen Kampf-Punkte wie immer.',
    'UNIVERSE-11':
      'Die Belohnung einer Herausforderung kommt zum Lohn des Auftrags hinzu, und nur, wenn du den Auftrag unter der Herausforderung abschließt. Ein verpatzter Versuch oder ein Haftbefehl bringt nichts davon.',
    'UNIVERSE-12':
      'Schließt du einen Auftrag mit einer Herausforderung ab, bist du bei Mr. Universe ebenso angesehen wie beim Kontakt des Auftrags. Die Karte der Herausforderung zeigt es an, und von da an behältst oder verlierst du das Ansehen bei beiden getrennt.',
    'UNIVERSE-13': 'Solange du bei Mr. Universe angesehen bist, steigt dein Handlimit um zwei, von drei auf fünf.',
    'UNIVERSE-14':
      'Bekommst du bei einem Auftrag mit einer Herausforderung einen Haftbefehl, wird die Herausforderung mit dem Auftrag abgelegt, und du verlierst dein Ansehen bei Mr. Universe.',
    'UNIVERSE-15':
      'Sinkt dein Handlimit und hast du zu viele Karten, lege sofort bis auf das Limit ab. Du wählst, welche.',
    'UNIVERSE-16': 'Ist ein Versuch verpatzt, bleibt die Herausforderung beim Auftrag, der weiterhin läuft.',
    'HAVEN-01':
      'Zufluchten werden nur benutzt, wenn die Geschichte oder die Aufbaukarte sie verlangt. Diese Karte sagt, was sie bedeuten und welche Planeten gewählt werden dürfen.',
    'HAVEN-02':
      'Werden Zufluchten benutzt, legst du deinen Zufluchtsmarker nach der Wahl der Anführer, dann, wenn sonst die Schiffe aufgestellt würden.',
    'HAVEN-03':
      'Eine Zuflucht muss in einem Planetensektor liegen, der weder Versorgungsplanet noch Kontaktplanet ist. Es zählt nur, was auf dem Plan markiert ist: Der Sektor des Kreuzers ist nicht wegen Harken gesperrt.',
    'HAVEN-04': 'Keine zwei Zufluchten dürfen im selben Sektor liegen.',
    'HAVEN-05': 'Dein Schiff beginnt bei deiner eigenen Zuflucht, außer die Karte sagt etwas anderes.',
    'OPEN-01':
      'Wie teilen sich die Nav- und Auftragskarten von Blue Sun auf? Es gibt 30 Karten für den Randraum, dazu 10 Ersatzkarten für den Grenzraum. Die 75 Auftragskarten sind 25 von Lord Harrow, 25 von Mr. Universe und je 5 von den fünf Kontakten des Grundspiels.',
    'OPEN-09':
      'Wann werden bei „Awful Crowded in My Sky“ die Alarmmarker gelegt, und bekommt ein Planet im Reaver-Raum einen? Wenn alle Startorte feststehen, wobei eine Zuflucht als Startort zählt. Und ja, zusätzlich zum aufgedruckten Alarm.',
    'OPEN-23':
      'Was, wenn Reaver-Marker einen Kutter dorthin rufen, wo schon einer ist? Kein Schiff bewegt sich, es gibt jetzt keinen Reaver-Kontakt, und die Marker werden entfernt. Sofortigen Kontakt gibt es nur durch Nav-Karten.',
    'OPEN-24':
      'Was rufen Allianz-Marker herbei? Ohne Kalidasa rufen Marker im Allianzraum den Kreuzer. Außerhalb des Allianzraums ohne die Korvette, oder im Reaver-Raum, wo die Korvette nicht halten darf, würfelst du und entfernst die Marker, aber kein Schiff kommt.',
    'OPEN-58':
      'Bringt der Auftrag, durch den du bei Lord Harrow angesehen bist, schon die zusätzlichen $500? Nein, nur die, die du danach abschließt.',
    'OPEN-59':
      'Kann ein Auftrag mehrere Herausforderungen haben, und können Coups oder Ziele eine haben? Eine Herausforderung je Auftrag. Coups und Ziele erhalten keine.',
    'OPEN-60':
      'Schließt „With Your Hands Tied“ auch Kampf-Punkte von Ausrüstung aus? Ja: Es zählen überhaupt keine Kampf-Punkte. Stichwörter gelten weiterhin.',
    'OPEN-61':
      'Zählt der Sektor des Kreuzers als Kontaktplanet, wenn Zufluchten gelegt werden? Nein, nur auf dem Plan markierte Planeten zählen.',
    'OPEN-77':
      'Was kommt zuerst in einem Sektor mit einem Allianz-Schiff und Alarmmarkern? Der Kontakt mit dem Schiff, das schon da ist, dann die Marker, auch wenn deine Aktion Fliegen vorbei ist. Herbeigerufen wird ein Schiff, das noch nicht da ist, wenn eines erlaubt ist; sonst kommt nichts.',
    'OPEN-81':
      'Zählen Alarmmarker, wenn du außerhalb deiner Aktion Fliegen ausweichst? Ja: Nach jeder Bewegung deines Schiffs in ihren Sektor werden sie abgehandelt.',
    'PIC-NAV-08':
      '„Reavers on the Hunt“ in Blue Sun: Der Spieler rechts von dir muss ein Reaver-Schiff im Grenz- oder Randraum einen Sektor weit bewegen. Weiterfliegen.',
    'PIC-NAV-11':
      '„Objects in Space“: Hast du Platz für ein Crewmitglied, nimm 1 Crewkarte aus einem beliebigen Ablagestapel umsonst und mache einen Vollen Stopp. Oder Weiterfliegen.',
    'PIC-NAV-12':
      '„Fuel Coupling Failure“: eine Panne; gib 1 Ersatzteil aus: Weiterfliegen. Oder Weiterfliegen ohne Reparatur, und lege 1 Treibstoff für jeden weiteren Sektor ab, den du in diesem Zug betrittst.',
    'PIC-NAV-13':
      '„Nav System on the Fritz“: Der Spieler rechts von dir muss dein Schiff zwei Sektoren weit bewegen, dann Weiterfliegen. Oder lege mit einem Mechaniker eine Technik-Probe gegen 7 ab, eine Panne: 1–6 ist ein Voller Stopp, ab 7 Weiterfliegen.',
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
    'PIC-CARD-17':
      '„Awful Crowded in My Sky“ geht in dieser Reihenfolge: Nav-Stapel, dann Schiffe und Anführer, dann Alarmmarker und die Schiffe der Allianz und der Reaver. Die Marker kommen also, wenn die Startorte bekannt sind.',
  },
}
