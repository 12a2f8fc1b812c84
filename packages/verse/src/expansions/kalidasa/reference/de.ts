import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    CORVETTE: 'Die Korvette des Agenten',
    'BONUS-OPP': 'Bonusgelegenheiten',
    'KAL-BOX': 'Kalidasa: die Box',
    'KAL-MAP': 'Kalidasa: die Karte',
    'KAL-NAV': 'Kalidasa: Navigationskarten',
    'KAL-CORVETTE': 'Kalidasa: die Korvette',
    'KAL-ALERT': 'Kalidasa: Alarmmarker',
    'KAL-BONUS': 'Kalidasa: Bonusgelegenheiten',
    'KAL-TYPE': 'Kalidasa: Aufträge zweier Arten',
    'KAL-CONTACT': 'Kalidasa: Kontakte',
    'KAL-SETUP': 'Kalidasa: Aufbau- und Geschichtenkarten',
    'KAL-OPEN': 'Kalidasa: Auslegungen',
  },
  rules: {
    'CORVETTE-01': 'Die Korvette darf jeden Sektor der Karte betreten.',
    'CORVETTE-02': 'Sie darf keinen Zug in einem Sektor beenden, in dem Reaver-Kutter starten.',
    'CORVETTE-03':
      'Sind Korvette und Kutter in einem Sektor, wird der Kutter in einen Startsektor der Kutter vertrieben. Wer die Korvette bewegt hat, wählt einen ohne Kutter.',
    'CORVETTE-04': 'Reaver-Alarmmarker eines Sektors, den sie betritt, werden entfernt, ohne aufgelöst zu werden.',
    'CORVETTE-05': 'Endet ihr Zug im Sektor eines gesetzlosen Schiffs, löst dieses sofort den Korvetten-Kontakt auf.',
    'CORVETTE-06': 'Ein gesetzloses Schiff, das in ihren Sektor fliegt, löst sofort den Korvetten-Kontakt auf.',
    'BONUS-OPP-01':
      'Eine Bonusgelegenheit ist eine freiwillige Aufgabe mancher Aufträge. Sie geht nur zwischen Beginn und Abschluss des Auftrags.',
    'BONUS-OPP-02': 'Sie kostet eine eigene Arbeitsaktion.',
    'BONUS-OPP-03': 'Ist sie erledigt, wird der Auftrag markiert und der Bonus sofort genommen; einmal je Auftrag.',
    'BONUS-OPP-04': 'Die Crew erhält davon keinen Anteil.',
    'ALERT-08': 'Allianz-Marker im Allianzraum rufen den Kreuzer oder die Korvette; die Person rechts von dir wählt.',
    'ALERT-09': 'Allianz-Marker im Grenzraum oder am Rand rufen die Korvette.',
    'ALERT-10': 'Kommt die Korvette, sind die Reaver-Marker des Sektors sofort fort, ohne aufgelöst zu werden.',
    'DEAL-06': 'Wer bei Fanty & Mingo Ansehen hat, kann bei ihnen Schmuggelware kaufen.',
    'KAL-BOX-01':
      'Kalidasa bringt einen Kartenteil, 50 Versorgungs-, 71 Navigations- und 75 Auftragskarten, einen Anführer, 3 Geschichten, 2 Aufbaukarten und die Korvette des Agenten.',
    'KAL-BOX-02': 'Von den Navigationskarten sind 20 für den Allianzraum, 20 für den Grenzraum und 31 für den Rand.',
    'KAL-BOX-03':
      'Zusammen mit Blue Sun hat der Rand-Stapel 60 Karten, weil eine der beiden Karten „Reaver Cutter“ wegbleibt.',
    'KAL-BOX-04': 'Die Aufträge sind je 5 für die fünf Kontakte des Grundspiels und je 25 für die zwei neuen.',
    'KAL-BOX-05': 'Aufträge, die auch Blue Sun brauchen, tragen die Zeichen beider Boxen.',
    'KAL-BOX-06':
      'Der Anführer Wright hat in jeder Fertigkeit einen Punkt und ist Gauner. Liefert er Flüchtlinge ab, darf er für jeden $100 mehr nehmen; das gilt als unmoralisch.',
    'KAL-BOX-07': 'Die Box lässt sich mit und ohne Blue Sun spielen.',
    'KAL-MAP-01':
      'Der Kartenteil schließt rechts an die Grundkarte an. Er bringt Sektoren des Grenzraums und das System Kalidasa am Rand.',
    'KAL-MAP-02':
      'Regionen erkennt man an der Farbe der Grenzen: Rot für den Rand, Orange für den Grenzraum, Blau für den Allianzraum.',
    'KAL-MAP-03': 'Schiffe fliegen nie diagonal über eine Ecke.',
    'KAL-MAP-04':
      'Mit Kalidasa ist Harvest der Planet von Magistrate Higgins und damit kein Ort für einen Unterschlupf.',
    'KAL-MAP-05': 'Beaumonde ist ein Versorgungsplanet mit eigenem Stapel und der Planet von Fanty & Mingo.',
    'KAL-MAP-06': 'Der Space Bazaar und die Cortex-Relais 2 und 7 gelten als Planeten.',
    'KAL-NAV-01': 'Voller Schub am Rand zieht vom Rand-Stapel.',
    'KAL-NAV-02': 'Die neuen Allianz- und Grenzkarten kommen in ihre Stapel, die dann je 60 Karten haben.',
    'KAL-NAV-03': 'Mit Kalidasa sind die Mischkarten von Anfang an in den Navigationsstapeln, wie viele auch spielen.',
    'KAL-NAV-04':
      'Mit Blue Sun bilden die Randkarten beider Boxen einen Stapel, und eine der beiden Karten „Reaver Cutter“ bleibt weg.',
    'KAL-NAV-05': 'Kein Navigationsstapel hat mehr als eine Mischkarte.',
    'KAL-NAV-06':
      'Mischkarten liegen nie im Ablagestapel, außer durch den Aufbau. Kommt eine unaufgelöst dorthin, wird ihr Stapel nach der Aktion gemischt.',
    'KAL-NAV-07':
      '„Reaver Cutter“ am Rand: die Person rechts von dir bringt einen Kutter zu dir. Dann kämpfe und verliere alle Personen an Bord und 2 Crewmitglieder, ab 8 nur 1; oder gib mit Pilot und Mechaniker 1 Treibstoff aus. So oder so weichst du aus.',
    'KAL-NAV-08': 'Das Ergebnis einer Probe kann eine weitere Probe sein. Lege sie sofort ab; ihr Ergebnis zählt.',
    'KAL-NAV-09': 'Solche Proben stehen auf Aufträgen und auf Navigationskarten.',
    'KAL-NAV-10':
      '„Persistent Pursuit“: die Person rechts von dir muss die Korvette 1 oder 2 Sektoren weit bewegen, in jeder Region. Du fliegst weiter.',
    'KAL-NAV-11':
      "„He'll Come at You Sideways“: die Person rechts von dir muss die Korvette in einen freien Sektor neben dir bewegen. Du fliegst weiter.",
    'KAL-NAV-12':
      '„Leave No Ground To Go To“: die Person rechts von dir muss die Korvette in einen freien Planetensektor bewegen. Du fliegst weiter.',
    'KAL-NAV-13':
      "„Niska's Ne'er-Do-Wells“: mit Ansehen bei Niska fliegst du weiter. Sonst eine Verhandlungsprobe gegen 10 mit Bestechung; misslingt sie, eine Kampfprobe gegen 8, bei deren Scheitern du 3 Güter verlierst und anhältst.",
    'KAL-NAV-14':
      '„Damaged Spy Satellite“: flieg weiter, oder mach eine Bergung: du darfst ein „Cry Baby“ aus einem Ablagestapel nehmen, jeder Nachbarsektor erhält einen Allianz-Alarmmarker, und du hältst an.',
    'KAL-NAV-15':
      '„First-Come, First-Serve“: lade 1 Gut und flieg weiter; oder eine Technikprobe als Bergung für 1, 3 oder 5 Güter und Vollstopp.',
    'KAL-CORVETTE-01': 'Die Korvette startet beim Cortex-Relais 2.',
    'KAL-CORVETTE-02': 'Sie fliegt durch alle drei Regionen.',
    'KAL-CORVETTE-03': 'Sie darf einen Startsektor der Reaver durchqueren, aber nicht dort halten.',
    'KAL-CORVETTE-04': 'Sie bewegt sich durch Allianz-Alarmmarker, durch Navigationskarten und was es sonst sagt.',
    'KAL-CORVETTE-05': 'Sie lässt keine Alarmmarker zurück.',
    'KAL-CORVETTE-06': 'Der Korvetten-Kontakt wird sofort aufgelöst, wenn ihr Zug bei einem gesetzlosen Schiff endet.',
    'KAL-CORVETTE-07': 'Er wird auch aufgelöst, wenn ein gesetzloses Schiff in ihren Sektor fliegt.',
    'KAL-CORVETTE-08': 'Zuerst wird ein gesuchtes Crewmitglied deiner Wahl ohne Wurf aus dem Spiel entfernt.',
    'KAL-CORVETTE-09': 'Was Crew vor Fahndungswürfen schützt, schützt sie auch hiervor.',
    'KAL-CORVETTE-10': 'Dann werden alle Flüchtlinge außerhalb des Verstecks abgelegt.',
    'KAL-CORVETTE-11': 'Warst du im Flug, kommst du zum Vollstopp.',
    'KAL-CORVETTE-12': 'Haftbefehle, Geld und Schmuggelware bleiben unberührt.',
    'KAL-CORVETTE-13':
      'Ein Schiff, das mit vollem Schub in ihren Sektor fliegt, ist vor der Karte „Reaver Cutter“ sicher: sie wird nicht aufgelöst und kein Kutter kommt, aber der Stapel wird gemischt.',
    'KAL-CORVETTE-14':
      'Ein Kutter in ihrem Sektor flieht in einen Startsektor der Reaver und lässt keinen Marker zurück.',
    'KAL-CORVETTE-15': 'Sie räumt die Reaver-Alarmmarker jedes Sektors ab, den sie betritt, auch im Vorbeiflug.',
    'KAL-ALERT-01': 'Allianz-Alarmmarker werden nur durch Karten gelegt, beliebig viele je Sektor.',
    'KAL-ALERT-02': 'Fliegst du in ihren Sektor, löse sie mit einem Würfel auf, vor jeder Navigationskarte.',
    'KAL-ALERT-03':
      'Zeigt der Würfel nicht mehr als ihre Zahl, bringt die Person rechts von dir ein Schiff der Allianz zu dir.',
    'KAL-ALERT-04': 'Im Allianzraum ist das der Kreuzer oder die Korvette, anderswo nur die Korvette.',
    'KAL-ALERT-05': 'Das Schiff, das kam, nimmt nach seinen eigenen Regeln Kontakt auf.',
    'KAL-ALERT-06': 'Was auch gewürfelt wurde, die Marker verlassen den Sektor.',
    'KAL-ALERT-07': 'Bei vollem Schub kommen erst die Marker, dann die Navigationskarte des Sektors.',
    'KAL-ALERT-08': 'Der Wurf ist keine Probe; was Proben ändert, ändert ihn nicht.',
    'KAL-ALERT-09':
      'Bist du gesetzlos und kommt ein Schiff der Allianz, ist deine Flugaktion vorbei, ohne Navigationskarte.',
    'KAL-ALERT-10': 'Auch Bummeln und Ausweichen lösen Marker auf.',
    'KAL-ALERT-11':
      'Sind beide Arten in einem Sektor, kommen die Allianz-Marker zuerst; eine Korvette, die kommt, räumt die der Reaver ab.',
    'KAL-BONUS-01': 'Manche Aufträge haben eine freiwillige Zusatzaufgabe auf einem anderen Planeten.',
    'KAL-BONUS-02': 'Sie geht, nachdem der Auftrag begonnen und bevor er abgeschlossen ist.',
    'KAL-BONUS-03': 'Sie geht einmal je Auftrag.',
    'KAL-BONUS-04': 'Ihr Lohn wird sofort genommen.',
    'KAL-BONUS-05': 'Davon ist kein Anteil fällig; der Auftrag selbst zahlt Anteile wie immer.',
    'KAL-BONUS-06':
      "„Double-Time Delivery“ ist ein illegaler Auftrag von Fanty & Mingo, Transport und Schmuggel zugleich: lade 3 Fracht und 3 Schmuggelware bei Djinn's Bane, liefere die Schmuggelware bei Liann Jiun für je $500, an beiden Orten eine Untat-Karte; Bonus: 3 Fracht bei Pelorum für $1.500.",
    'KAL-BONUS-07': 'Besonderer Lohn wird berechnet, wie es der Auftrag sagt.',
    'KAL-TYPE-01': 'Ein Auftrag kann zwei Arten haben; Regeln und Boni beider gelten.',
    'KAL-TYPE-02':
      'Ob ein Auftrag legal ist, sagt die Karte, nicht seine Art: auch ein Transport kann illegal sein und Untaten verlangen.',
    'KAL-TYPE-03': 'Ein abgeschlossener Auftrag der Art Bergung zählt als eine Bergung.',
    'KAL-CONTACT-01': 'Magistrate Higgins sitzt auf Harvest in Red Sun. Er kauft und verkauft nichts.',
    'KAL-CONTACT-02': 'Wer bei Higgins Ansehen hat, darf einen aktiven Auftrag mehr haben.',
    'KAL-CONTACT-03': 'Verlierst du dieses Ansehen mit vier aktiven Aufträgen, wähle einen davon und lege ihn ab.',
    'KAL-CONTACT-04':
      'Mit Jayne in der Crew kannst du weder mit Higgins handeln noch an seinen Aufträgen arbeiten, mit oder ohne Ansehen.',
    'KAL-CONTACT-05':
      'Mudder sind Leibeigene: auf Harvest darfst du einen für $500 aus dem Spiel entfernen; das gilt als unmoralisch.',
    'KAL-CONTACT-06': 'Sieben Aufträge von Higgins führen ins System Blue Sun. Ohne Blue Sun bleiben sie weg.',
    'KAL-CONTACT-07': 'Fanty & Mingo sitzen auf Beaumonde in Kalidasa.',
    'KAL-CONTACT-08':
      'Wer bei ihnen Ansehen hat, erhält $500 mehr für jeden abgeschlossenen Personentransport, wer auch immer ihn vergab.',
    'KAL-CONTACT-09': 'Wer bei ihnen Ansehen hat, darf beim Handeln beliebig viel Schmuggelware für je $400 kaufen.',
    'KAL-CONTACT-10': 'Sie kaufen nichts an.',
    'KAL-SETUP-01': 'Jede Aufbaukarte passt zu jeder Geschichte.',
    'KAL-SETUP-02': 'Nur die Schritte, die eine Aufbaukarte kennzeichnet, weichen vom Üblichen ab.',
    'KAL-SETUP-03': 'Widersprechen sie sich, geht die Geschichte der Aufbaukarte vor.',
    'KAL-SETUP-04': 'Ein Planetensektor ist einer mit einem benannten Planeten.',
    'KAL-SETUP-05': "„The Rim's the Thing“: in den Kontaktstapeln sind nur Aufträge aus Blue Sun und Kalidasa.",
    'KAL-SETUP-06': 'Dieselbe Karte hat die Mischkarten von Anfang an in den Navigationsstapeln.',
    'KAL-SETUP-07':
      'Dieselbe Karte gibt zu Beginn je einen Auftrag von Fanty & Mingo, Lord Harrow, Mr. Universe und Magistrate Higgins.',
    'KAL-SETUP-08': 'Alle ihre übrigen Schritte sind wie üblich.',
    'KAL-SETUP-09': 'Güter werden geladen wie im Grundspiel.',
    'OPEN-21':
      'Das Glossar sagt nicht, wohin ein Kutter flieht, auf den die Korvette trifft. Auslegung: Wer die Korvette gezogen hat, sonst wer am Zug ist, wählt einen Startsektor der Reaver ohne Kutter. Kein Marker bleibt zurück, und niemand wird durch diesen Zug getroffen. Niemand darf einen Kutter nach Wahl in den Sektor der Korvette ziehen; einer, den eine Karte oder ein Alarm dorthin bringt, wird sofort vertrieben.',
    'OPEN-22':
      'Das Glossar zeigt die Tafel für die Begegnung mit der Korvette nicht. Auslegung, wie sie gedruckt ist: Wo die Korvette ihren Zug neben einem gesetzlosen Schiff beendet oder eins zu ihr kommt, verlässt ein gesuchtes Crewmitglied nach Wahl seines Kapitäns das Spiel ohne Wurf, Flüchtlinge außerhalb des Verstecks sind fort, und ein Schiff im Flug hält an. Es gibt keine Strafe, und Haftbefehle und Schmuggelware bleiben.',
    'KAL-OPEN-01':
      'Geschützte Crew hält den Agenten nicht auf: du wählst unter deinen gesuchten Crewmitgliedern ohne Schutz; gibt es keins, geht niemand. Was mehrere schützt, schützt so viele deiner Wahl.',
    'KAL-OPEN-02': 'Ein gesuchter Anführer, der genommen wird, gilt als getötet, und kein Arzt hilft.',
    'KAL-OPEN-03': 'Ein gesetzloses Schiff, das neben der Korvette bleibt, begegnet ihr nicht erneut.',
    'KAL-OPEN-04': 'Ohne Blue Sun ist der Start des Kutters im Grundspiel der einzige Startsektor der Reaver.',
    'KAL-OPEN-05':
      'Der aufgegebene Auftrag kommt in den Ablagestapel seines Kontakts; seine Güter bleiben an Bord, und sonst geht nichts verloren.',
    'KAL-OPEN-06':
      'Frei heißt: kein Schiff irgendeiner Art im Sektor. Gibt es keinen solchen Sektor, tut die Karte nichts.',
    'KAL-OPEN-07':
      'Ohne Blue Sun lassen Kutter keine Marker zurück, und niemand bummelt in ihren Sektor; Karten, die anderes sagen, gelten für ihre eigene Wirkung.',
    'KAL-OPEN-08':
      'Sagt keine Aufbaukarte etwas anderes, kommen die ersten Aufträge von den fünf Kontakten des Grundspiels.',
  },
}
