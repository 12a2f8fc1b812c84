import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    BOX: 'Was in der Schachtel ist',
    DECK: 'Stapel und Ablagestapel',
    SETUP: 'Spielaufbau',
    MAP: 'Der Plan',
    TURN: 'Dein Zug',
    FLY: 'Fliegen',
    NAV: 'Nav-Karten',
    OUTLAW: 'Gesetzlose Schiffe',
    CRUISER: 'Der Allianz-Kreuzer',
    CUTTER: 'Reaver-Kutter',
    BUY: 'Kaufen',
    CONSIDER: 'Karten in Betracht ziehen',
    CREW: 'Crew',
    LEADER: 'Anführer',
    GEAR: 'Ausrüstung',
    UPGRADE: 'Schiffsausbauten und Antriebskerne',
    HOLD: 'Frachtraum und Versteck',
    DEAL: 'Handeln mit Kontakten',
    JOB: 'Aufträge',
    WORK: 'Arbeiten',
    PAY: 'Bezahlung',
    MORAL: 'Unanständige Aufträge',
    SOLID: 'Ansehen',
    MISBEHAVE: 'Krumme Touren',
    SKILL: 'Fertigkeiten und Proben',
    WARRANT: 'Haftbefehle',
    DISGRUNTLED: 'Verstimmte Crew',
    KILL: 'Tod',
    MEDIC: 'Sanitäter',
    STORY: 'Geschichten und Ziele',
    TRADE: 'Tauschhandel unter Spielern',
    DECEPTIVE: 'Trügerische Crew',
    OPEN: 'Regelentscheide',
    'PIC-ALLIANCE': 'Die Tafel „Allianz-Kontakt“',
    'PIC-REAVER': 'Die Tafel „Reaver-Kontakt“',
    'PIC-NAV': 'Nav-Karten im Einzelnen',
    'PIC-CARD': 'Andere Karten im Einzelnen',
  },
  rules: {
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
    'DECK-01':
      'Eine abgelegte Karte kommt offen auf den Ablagestapel des Stapels, aus dem sie stammt. Sie bleibt im Spiel und kann wieder auftauchen.',
    'DECK-02':
      'Eine aus dem Spiel entfernte Karte kommt zurück in die Schachtel und ist für den Rest dieser Partie weg. Entfernen ist nie dasselbe wie Ablegen.',
    'DECK-03':
      'Die Ablagestapel der Versorgungs- und Kontaktstapel stehen allen offen. Du darfst sie jederzeit durchblättern, im Zug jedes Spielers.',
    'DECK-04':
      'Jeder Versorgungsstapel und jeder Kontaktstapel gehört zu einem Ort auf dem Plan und kann nur dort benutzt werden. Commander Harken ist die Ausnahme: Er hat keinen Planeten und ist immer dort, wo der Allianz-Kreuzer ist.',
    'DECK-05':
      'Ein Nav-Stapel ist erschöpft, sobald seine letzte Karte abgehandelt und abgelegt ist. Mische sofort seinen Ablagestapel, die Mischkarte eingeschlossen, zu einem neuen Stapel. Verlangt eine Karte, die du noch abhandelst, ein weiteres Ziehen von einem leeren Stapel, mische den Ablagestapel ohne diese Karte.',
    'DECK-06':
      'Manche Nav-Karten sind als Mischkarten gekennzeichnet. Hast du eine gezogen und abgehandelt, mische den Ablagestapel dieses Stapels mit seinem Rest zu einem neuen Stapel.',
    'DECK-07':
      'Mit drei oder mehr Spielern beginnt die Mischkarte eines Nav-Stapels im Ablagestapel und kann daher erst gezogen werden, wenn der Stapel einmal erschöpft war. Von da an wird beim Ziehen der Mischkarte neu gemischt. Das gilt für jeden Nav-Stapel gesondert.',
    'SETUP-01':
      'Ab drei Spielern nimm die Mischkarte aus jedem Nav-Stapel („Alliance Cruiser“ im Allianzraum, „Reaver Cutter“ im Grenzraum und die jedes weiteren Nav-Stapels) und lege sie zu Beginn auf den Ablagestapel ihres Stapels. Eine Aufbaukarte kann es anders bestimmen.',
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
      'Für das Spiel wird eine Geschichte gewählt; die anderen kommen weg. Aufbaukarte und Geschichte werden vor allem anderen gewählt; dann kommen Anführer, Startplätze, Startaufträge und die ersten Versorgungskarten.',
    'SETUP-11': 'Die Geschichte kann jeden anderen Schritt des Aufbaus ändern; lies sie also, bevor du beginnst.',
    'SETUP-12': 'Wo sich Geschichte und Aufbaukarte widersprechen, gilt die Geschichte.',
    'SETUP-13': 'Du beginnst mit $3000, 6 Treibstoff und 2 Ersatzteilen.',
    'SETUP-14':
      'Dein anfänglicher Treibstoff und deine Ersatzteile brauchen von Beginn an Platz: Lege sie auf freie Plätze deines Frachtraums oder Verstecks, wie du willst. Jedes braucht einen halben Platz.',
    'SETUP-15':
      'Jeder Spieler erhält je einen Auftrag von den fünf Kontakten des Grundspiels: Harken, Amnon Duul, Patience, Badger und Niska. Das bleibt mit Erweiterungen so, wenn Aufbaukarte oder Geschichte nichts anderes sagen. Ausgeteilt wird in Sitzreihenfolge ab dem ersten Spieler, dann legen alle verdeckt und gleichzeitig ab.',
    'SETUP-16':
      'Du darfst beliebig viele deiner Startaufträge ablegen und musst bis auf das Handlimit von drei ablegen.',
    'SETUP-17':
      'Für Einsteiger gibt es die Möglichkeit, Startaufträge nur von Harken, Amnon Duul und Patience auszuteilen.',
    'SETUP-18':
      'Haben alle ihre Startaufträge geregelt, decke die ersten Versorgungskarten auf: Lege die ersten drei Karten jedes Versorgungsstapels offen auf seinen Ablagestapel. Sie können vom ersten Zug an gekauft werden.',
    'SETUP-19':
      '„The King of All Londinium“ ist die Geschichte, die wir für ein erstes Spiel vorschlagen. Du kannst auch eine andere nehmen.',
    'MAP-01':
      'Der Plan hat Regionen, zu unterscheiden an der Farbe der Sektorgrenzen: blau für den Allianzraum, gelb oder orange für den Grenzraum. Die Region, in die du kommst, bestimmt, von welchem Nav-Stapel du ziehst.',
    'MAP-02':
      'Zwei Sektoren sind nur benachbart, wenn sie eine gemeinsame Grenze haben. Berührung an einer Ecke genügt nicht, also bewegt sich nie etwas schräg.',
    'MAP-03': 'Ein Planetensektor ist ein Sektor mit einem benannten Planeten.',
    'MAP-04': 'Der Space Bazaar gilt als Planet.',
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
    'FLY-01':
      'Eine Aktion Fliegen ist entweder ein Vollschub oder ein Bummeln. Entscheide dich, bevor du dich bewegst.',
    'FLY-02':
      'Ein Vollschub kostet zu Beginn 1 Treibstoff, und ohne diesen Treibstoff kannst du ihn nicht wählen. Der Treibstoff wird mit deiner ersten Bewegung bezahlt, die du dann auch machen musst.',
    'FLY-03':
      'Beim Vollschub bewegst du dich jeweils einen benachbarten Sektor weiter, bis zur Reichweite deines Antriebskerns. Du darfst jeden benachbarten Sektor betreten, auch einen, den du gerade verlassen hast.',
    'FLY-04':
      'Nach jedem Sektor, den du im Vollschub betrittst, zieh eine Nav-Karte der Region dieses Sektors und handle sie ab, bevor du dich weiterbewegst.',
    'FLY-05': 'Du darfst einen Vollschub nach jedem Sektor beenden; du musst nicht die ganze Reichweite nutzen.',
    'FLY-06':
      'Bummeln bewegt dich genau einen Sektor weit. Es braucht keinen Treibstoff, du ziehst keine Nav-Karte, und deine Aktion Fliegen ist damit zu Ende.',
    'FLY-07':
      'Im Grundspiel darf kein Schiff in den Sektor des Reaver-Kutters kommen, auf keine Weise, ob Vollschub, Bummeln oder Ausweichen.',
    'FLY-09':
      'Jeder deiner laufenden Aufträge mit dem Zeichen „Schwere Last“ macht jeden Vollschub um 1 Treibstoff teurer. Mehrere solche Aufträge zählen zusammen.',
    'FLY-10': 'Auch ein Antriebskern, der ohne Treibstoff auskommt, zahlt den Aufschlag für „Schwere Last“.',
    'FLY-11':
      'Antriebskerne und Schiffsausbauten können deine Reichweite, deinen Treibstoffverbrauch oder dein Bummeln verändern. Wo die Karte von der Regel abweicht, gilt die Karte.',
    'NAV-01':
      'Was du auf einer Nav-Karte auch wählst, sie endet auf eine von drei Arten: Weiterfliegen, Voller Stopp oder Ausweichen.',
    'NAV-02':
      'Bietet eine Nav-Karte Möglichkeiten, wähle eine. Was eine Möglichkeit voraussetzt oder dich ausgeben lässt, muss da sein, bevor du sie wählen darfst; für eine Zahlung innerhalb eines Ergebnisses gilt das nicht. Steht dir keine Möglichkeit offen, mach einen Vollen Stopp.',
    'NAV-03': 'Weiterfliegen heißt, du darfst dich weiterbewegen, solange du noch Reichweite hast.',
    'NAV-04':
      'Kommt Weiterfliegen im letzten Sektor deiner Reichweite, endet deine Aktion Fliegen einfach. Hast du noch eine Aktion, darfst du sie nutzen.',
    'NAV-05':
      'Voller Stopp: Du bleibst in diesem Sektor, und deine Aktion Fliegen ist vorbei. Hast du noch eine Aktion, darfst du sie nutzen.',
    'NAV-06':
      'Ausweichen: Beweg dich in einen benachbarten Sektor deiner Wahl und zieh dort keine Nav-Karte. Es beendet die Aktion Fliegen, in der es geschieht, und eine verbleibende Aktion muss von anderer Art sein. Ein Ausweichen zu Beginn deines Zuges verbraucht nichts: Du darfst noch fliegen.',
    'NAV-07':
      'Ausweichen kann dich nie dorthin führen, wo ein Reaver-Kutter ist. Bleibt dir dadurch kein Sektor, bleibt dein Schiff, wo es ist, und der Rest des Ergebnisses gilt.',
    'NAV-10': 'Credits, die du durch Nav-Karten gewinnst, gehören dir ganz; deine Crew bekommt davon keinen Anteil.',
    'NAV-11': 'Eine abgehandelte Nav-Karte kommt auf den Ablagestapel ihrer eigenen Region.',
    'OUTLAW-01':
      'Dein Schiff ist gesetzlos, solange eines davon zutrifft: Du hast einen Haftbefehl, du führst Schmuggelware mit, du führst einen Flüchtling mit, oder du hast ein gesuchtes Crewmitglied an Bord.',
    'OUTLAW-02': 'Das Versteck hilft hier nicht: Schmuggelware oder Flüchtlinge darin machen dich genauso gesetzlos.',
    'OUTLAW-03':
      'Du bist nur so lange gesetzlos, wie es einen Grund dafür gibt. Sobald der letzte Grund wegfällt, bist du wieder ein legales Schiff.',
    'OUTLAW-04': 'Gesuchte Crewmitglieder sind die, deren Karte das Gesucht-Zeichen trägt.',
    'CRUISER-01':
      'Ein gesetzloses Schiff im selben Sektor wie der Kreuzer handelt sofort den Allianz-Kontakt ab. Es ist gleich, wer am Zug ist und wer von beiden zum anderen kam.',
    'CRUISER-02': 'Bist du nicht gesetzlos, darfst du mit dem Kreuzer in einem Sektor sein, und nichts geschieht.',
    'CRUISER-03':
      'Der Kontakt kommt einmal je Begegnung: Danach lässt der Kreuzer dich in Ruhe, solange ihr beide in diesem Sektor bleibt. Wirst du erst neben ihm gesetzlos, folgt der Kontakt dann, nach dem Ende der laufenden Aktion. Trennt ihr euch und trefft euch wieder, ist das eine neue Begegnung.',
    'CRUISER-04': 'Der Allianz-Kontakt kostet keine Aktion.',
    'CRUISER-05':
      'Kannst du nicht die ganze Strafe zahlen, verlierst du alle Credits, die du hast, und trotzdem werden alle Haftbefehle getilgt.',
    'CRUISER-06':
      'Beim Allianz-Kontakt wirf für jedes deiner gesuchten Crewmitglieder einen Würfel: Bei einer 1 wird es festgenommen und aus dem Spiel entfernt. Ein Anführer, den es so trifft, gilt stattdessen als getötet: zurück aufs Schiff, mit einem Verstimmt-Marker.',
    'CRUISER-07':
      'Ziehst du die Nav-Karte „Alliance Cruiser“, kommt der Kreuzer in deinen Sektor, und du machst einen Vollen Stopp, gesetzlos oder nicht.',
    'CRUISER-08':
      'Ziehst du „Alliance Entanglements“, bewegst du den Kreuzer: in einen beliebigen Sektor des Allianzraums, in dem keine Firefly ist, oder nach der anderen Möglichkeit zu einem gesetzlosen Schiff dort.',
    'CRUISER-09':
      'Ziehst du „Cruiser Patrol“, muss der Spieler rechts von dir den Kreuzer genau einen Sektor weit innerhalb des Allianzraums bewegen, wenn ein erlaubter da ist. Zu zweit ist das dein Gegner; allein entscheidest du selbst.',
    'CRUISER-10': 'Der Kreuzer verlässt nie den Allianzraum.',
    'CRUISER-11':
      'Commander Harken reist an Bord des Kreuzers. Wo der Kreuzer auch ist, in dessen Sektor kannst du mit Harken handeln.',
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
      'Ziehst du „Reavers on the Hunt“, muss der Spieler rechts von dir einen Kutter einen Sektor weit bewegen, innerhalb der Regionen, die auf der Karte stehen. Kann der gewählte Kutter sich nicht bewegen, wird ein anderer genommen. Erreicht er dich, gibt es noch keinen Kontakt.',
    'CUTTER-08': 'Kutter kommen nie in den Allianzraum.',
    'BUY-01': 'Die Aktion Kaufen ist nur in einem Sektor mit einem Versorgungsplaneten möglich.',
    'BUY-02':
      'Eine Aktion Kaufen ist entweder ein Einkauf von Versorgungskarten, Treibstoff und Ersatzteilen oder ein Landgang. Beides in einer Aktion geht nicht.',
    'BUY-03':
      'Beim Einkauf ziehst du drei Karten aus Stapel und Ablagestapel dieses Planeten in Betracht und kaufst davon keine, eine oder zwei.',
    'BUY-04': 'Für jede Karte, die du kaufst, zahlst du den aufgedruckten Preis an die Bank.',
    'BUY-05':
      'Beim selben Einkauf darfst du beliebig viel Treibstoff zu $100 und beliebig viele Ersatzteile zu $300 kaufen, soweit deine Credits und dein Platz reichen. Das geht, bevor oder nachdem du Karten in Betracht ziehst, oder ganz ohne das.',
    'BUY-06':
      'Landgang kostet $100 für jedes Crewmitglied, den Anführer eingeschlossen, verstimmt oder nicht; dann werden alle deine Verstimmt-Marker entfernt. Es geht nur ganz oder gar nicht: Kannst du nicht für alle zahlen, steht er dir nicht offen.',
    'BUY-07':
      'In Betracht gezogene Karten, die du nicht kaufst, kommen offen auf den Ablagestapel, ob sie aus dem Stapel oder vom Ablagestapel stammen.',
    'CONSIDER-01':
      'Wähle zuerst bis zu drei Karten von beliebiger Stelle im Ablagestapel. Du darfst auch keine wählen.',
    'CONSIDER-02':
      'Dann darfst du für jede Karte, die dir zu dreien fehlt, eine ungesehen vom Stapel ziehen. Du musst nicht alle ziehen, auch gar keine.',
    'CONSIDER-03':
      'Was du aus dem Ablagestapel nimmst, steht vor dem ersten Ziehen fest. Hast du gezogen, kannst du nicht zum Ablagestapel zurück.',
    'CONSIDER-04':
      'Von den Karten zur Auswahl behältst du bis zu zwei, woher sie auch stammen, und bezahlst sie, wenn sie einen Preis haben. Du darfst auch keine behalten.',
    'CONSIDER-05': 'Die Karten, die du nicht behältst, kommen offen auf den Ablagestapel, zu dem sie gehören.',
    'CONSIDER-06':
      'Du ziehst Karten immer auf dieselbe Art in Betracht, ob Versorgungskarten, Aufträge oder andere Karten von Kontakten.',
    'CONSIDER-07':
      'Enthalten Stapel und Ablagestapel zusammen weniger als drei Karten, ziehst du in Betracht, was da ist. Ein leerer Versorgungs- oder Kontaktstapel wird nicht neu gemischt; sein Ablagestapel steht dir weiter offen.',
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
    'LEADER-01':
      'Dein Anführer ist in jeder Hinsicht ein Crewmitglied: Er belegt einen Crewplatz, kostet beim Landgang, trägt Ausrüstung und kann getötet werden, außer eine Regel sagt etwas anderes.',
    'LEADER-02': 'Dein Anführer nimmt keinen Anteil an einem Auftrag.',
    'LEADER-03':
      'Würde dein Anführer getötet, kehrt er stattdessen aufs Schiff zurück und bekommt einen Verstimmt-Marker.',
    'LEADER-04': 'Ein Anführer, der so aufs Schiff zurückkehrt, setzt für den Rest dieser Aktion Arbeiten aus.',
    'LEADER-05':
      'Ein Sanitäter darf zuerst versuchen, deinen Anführer zu retten. Gelingt der Wurf, gibt es keinen Verstimmt-Marker.',
    'LEADER-06':
      'Bekommt dein Anführer einen zweiten Verstimmt-Marker, werden alle deine anderen Crewmitglieder sofort auf die Ablagestapel ihrer Versorgungsstapel abgelegt. Der Anführer bleibt, ohne Marker.',
    'LEADER-07': 'Niemand kann je deinen Anführer abwerben.',
    'GEAR-01': 'Jedes deiner Crewmitglieder, den Anführer eingeschlossen, kann jeweils ein Stück Ausrüstung tragen.',
    'GEAR-02':
      'Du darfst beliebig viel Ausrüstung besitzen, aber was niemand trägt, liegt an Bord und bewirkt nichts. Außerhalb einer Aktion Arbeiten darfst du Ausrüstung frei innerhalb der Crew umverteilen, auch zwischen zwei Nav-Karten eines Vollschubs, und vor jeder Probe und jedem Kontakt mit Allianz oder Reavern wählen, wer was trägt.',
    'GEAR-03': 'Fertigkeitspunkte auf getragener Ausrüstung zählen in Proben genauso wie die der Crew.',
    'GEAR-04':
      'Du teilst Ausrüstung aus, wenn eine Aktion Arbeiten beginnt. Von da an bleibt sie bei ihrem Träger, bis der Versuch vorbei ist.',
    'GEAR-05':
      'Wird ein Crewmitglied getötet, kommt seine Ausrüstung zurück aufs Schiff und kann für den Rest des Versuchs nicht benutzt werden. Sie gehört weiter dir.',
    'GEAR-06':
      'Regeln und Karten, die von Ausrüstung sprechen, meinen nie Schiffsausbauten. Beides wird getrennt gehalten.',
    'GEAR-07':
      'Die Stichwörter sind Schusswaffe, Scharfschützengewehr, Sprengstoff, Hackergerät, Falscher Ausweis, Transportmittel und Feiner Zwirn. Du findest sie auf Ausrüstung und bei manchen Crewmitgliedern.',
    'GEAR-08':
      'Ein Stichwort kann eine Anforderung eines Auftrags erfüllen, eine Möglichkeit einer Krumme-Tour-Karte eröffnen oder dich sofort an einer Krumme-Tour-Karte vorbeibringen.',
    'UPGRADE-01':
      'Dein Schiff hat einen Platz für einen Antriebskern und so viele Ausbauplätze, wie seine Karte zeigt; bei den Schiffen des Grundspiels sind es drei.',
    'UPGRADE-02':
      'Um einen Schiffsausbau zu kaufen, brauchst du einen freien Ausbauplatz. Du kannst nie mehr Ausbauten als Ausbauplätze haben.',
    'UPGRADE-03':
      'Du darfst einen Ausbau in deinem Zug ablegen oder wenn du einen bekommst und den Ausbauplatz brauchst, aber nie, um einem Effekt zu entgehen, der gerade abgehandelt wird. Die Karte kommt auf den Ablagestapel ihres Versorgungsstapels; Güter, die keinen Platz mehr haben, werden sofort abgeworfen, und du wählst, welche.',
    'UPGRADE-04':
      'Du hast genau einen Antriebskern. Kaufst du einen neuen, kommt der alte auf den Ablagestapel seines Versorgungsstapels; der Kern, mit dem dein Schiff begonnen hat, hat keinen solchen Stapel und verlässt das Spiel.',
    'UPGRADE-05':
      'Die Reichweite auf deinem Antriebskern ist die Höchstzahl der Sektoren, die du in einem Vollschub betreten kannst. Was die Karte sonst noch sagt, gilt auch.',
    'UPGRADE-06': 'Manche Schiffe haben einen eigenen Antriebskern, der nicht ersetzt werden kann.',
    'HOLD-01':
      'Du kannst so viel mitführen, wie leere Felder in deinem Frachtraum und deinem Versteck sind, dazu, was deine Ausbauten bringen.',
    'HOLD-02': 'Jede Fracht, jede Schmuggelware, jeder Passagier und jeder Flüchtling braucht einen Platz.',
    'HOLD-03':
      'Jeder Treibstoff und jedes Ersatzteil braucht einen halben Platz. Je zwei davon teilen sich einen Platz, gleich oder gemischt.',
    'HOLD-04':
      'Du darfst nicht mehr laden, als Platz ist. Eine feste Ladung muss vollständig abgeholt und abgeliefert werden, sonst kann an diesem Schritt gar nicht gearbeitet werden; wo du beliebig viel laden darfst, entscheidest du, mindestens eins. Für alles, was geladen wird, darfst du Platz schaffen; was du durch andere Karten gewinnst und was dann nicht hineinpasst, ist verloren.',
    'HOLD-05':
      '„Güter“ sind Fracht, Schmuggelware, Treibstoff und Ersatzteile. Menschen, ob Passagiere oder Flüchtlinge, sind nie Güter.',
    'HOLD-06': 'Darfst du eine Anzahl Güter laden, wählst du die Arten und mischst sie, wie du willst.',
    'HOLD-07':
      'In deinem Zug darfst du Fracht, Schmuggelware, Treibstoff und Ersatzteile abwerfen, wann immer nichts abgehandelt wird: nicht während einer Nav-Karte, eines Kontakts mit Allianz oder Reavern oder einer Krumme-Tour-Karte, und nicht vor dem Kontakt, der deinen Zug eröffnet. Auch beim Laden darfst du Platz schaffen.',
    'HOLD-08':
      'Passagiere und Flüchtlinge darfst du zu denselben Zeiten absetzen, aber nur in einem Sektor mit einem Planeten.',
    'HOLD-09':
      'Das Versteck schützt seinen Inhalt nur so weit vor Durchsuchung und Piraterie, wie die jeweilige Karte sagt. Du darfst Frachtraum und Versteck in deinem Zug umräumen, wenn gerade nichts abgehandelt wird, aber nicht mehr, sobald eine Karte gezogen ist oder ein Kontakt begonnen hat. Alle dürfen sehen, was in deinem Versteck ist.',
    'HOLD-11': 'Das Versteck mancher Schiffe, derer der Series 4, fasst nur Treibstoff.',
    'HOLD-12':
      'Ein Schiff der Series 4 hat mehr Frachtraum und einen stärkeren Antriebskern als die Schiffe des Grundspiels, und sein Versteck besteht aus sechs Plätzen nur für Treibstoff. Ein Platz nur für Treibstoff fasst zwei Treibstoff, außer die Karte zeigt etwas anderes.',
    'HOLD-13':
      'Ein Schiff der Series 4 beginnt mit Ausbauten, die du nicht ablehnen kannst. Sie belegen Ausbauplätze, und ihre aufgedruckten Preise gehen von den $3000 ab, mit denen du beginnst.',
    'DEAL-01':
      'Die Aktion Handeln ist im Sektor eines Kontakts möglich, mit diesem Kontakt. Sind zwei Kontakte im selben Sektor, weil der Kreuzer bei einem Kontaktplaneten liegt, wähle einen: Handeln kannst du jeweils nur mit einem Kontakt.',
    'DEAL-02':
      'Beim Handeln ziehst du drei Aufträge dieses Kontakts in Betracht und nimmst davon keinen, einen oder zwei an.',
    'DEAL-03':
      'Angenommene Aufträge kommen auf deine Hand, vor den anderen verborgen. Sie ruhen, bis du sie mit einer Aktion Arbeiten beginnst.',
    'DEAL-04':
      'Bist du bei dem Kontakt angesehen, darfst du bei diesem Handeln Fracht und Schmuggelware zu den angegebenen Preisen verkaufen, auch Güter, die einer deiner Aufträge braucht. Verkaufen und Aufträge in Betracht ziehen gehen in beliebiger Reihenfolge, und beides kann entfallen; ist deine Hand voll, lege Aufträge ab, bevor du weitere annimmst.',
    'DEAL-05': 'Ein Kontakt kauft nur, was auf der Karte steht, und verkauft dir nur etwas, wenn die Karte es sagt.',
    'DEAL-07': 'Geld aus dem Verkauf von Gütern gehört dir allein; deine Crew bekommt davon keinen Anteil.',
    'DEAL-08':
      'Angesehen zu sein kann dir beim selben Handeln noch mehr eröffnen, wie die Karte des Kontakts beschreibt.',
    'JOB-01':
      'Du darfst zu jeder Zeit höchstens drei ruhende Aufträge auf der Hand haben. Andere Karten von Kontakten zählen dazu.',
    'JOB-02': 'Du darfst höchstens drei laufende Aufträge haben. Die auf deiner Hand zählen nicht dazu.',
    'JOB-03': 'Einen Auftrag, den du noch auf der Hand hast, kannst du jederzeit ablegen.',
    'JOB-04':
      'Einen laufenden Auftrag darfst du nicht ablegen. Du wirst ihn nur los, indem du ihn abschließt oder bei der Arbeit an ihm einen Haftbefehl bekommst.',
    'JOB-05': 'Ein abgelegter Auftrag kommt auf den Ablagestapel des Kontakts, von dem er stammt.',
    'JOB-06':
      'Aufträge auf deiner Hand sind geheim, bis du an ihnen arbeitest. Laufende Aufträge liegen für alle offen.',
    'JOB-07':
      'Eine Auftragskarte nennt ihren Namen, ihren Kontakt, ihre Art, ob sie legal und ob sie anständig ist, wohin du musst, wie viele Krumme-Tour-Karten jeder Schritt verlangt, was zu tun ist, was er braucht, einen etwaigen Bonus und den Lohn.',
    'JOB-08': 'Zwei Aufträge desselben Namens können Verschiedenes verlangen. Jede Karte steht für sich.',
    'JOB-09': 'Ein Frachtauftrag ist legale Arbeit: Bring Fracht vom Abholort zum Ablieferort.',
    'JOB-10':
      'Transportaufträge bringen Passagiere oder Flüchtlinge vom Abholort zum Ablieferort. Mit Flüchtlingen ist der Auftrag illegal und macht dich gesetzlos, solange du sie an Bord hast.',
    'JOB-11':
      'Ein Schmuggelauftrag ist ausnahmslos illegal: Bring Schmuggelware vom Abholort zum Ablieferort. Du drehst eine krumme Tour beim Laden, beim Abliefern oder bei beidem.',
    'JOB-12':
      'Verbrechen schicken dich an einen Zielort, an dem du eine krumme Tour drehst. Die meisten haben nur einen Ort und brauchen eine Aktion Arbeiten.',
    'JOB-13': 'Ein Auftrag, dessen Lohn „Besonders“ lautet, wird so bezahlt, wie seine Anweisungen sagen.',
    'JOB-14':
      '„Bergung“ ist ein Zeichen, auf das manche Crewmitglieder und Ausbauten ansprechen. Für sich allein bewirkt es nichts.',
    'WORK-01':
      'Mit einer Aktion Arbeiten bringst du einen Auftrag um einen Schritt voran, arbeitest an einem Ziel der Geschichte oder machst Gelegenheitsarbeit.',
    'WORK-02': 'Dein Schiff muss an dem Ort sein, den der Schritt des Auftrags nennt.',
    'WORK-03':
      'Beginnst du einen Auftrag, liegt er offen bei deinen laufenden Aufträgen. Hast du schon drei davon, kannst du keinen weiteren beginnen.',
    'WORK-04':
      'Arbeiten geht in dieser Reihenfolge: Crewmitglieder und Ausrüstung wählen, Anforderungen prüfen, die krumme Tour drehen, falls verlangt, den Anweisungen folgen, das Ergebnis feststellen. Ein Team, das die Anforderungen nicht erfüllt, kann nicht gewählt werden, und der Auftrag wird erst offen ausgelegt, wenn sie erfüllt sind.',
    'WORK-05':
      'Du wählst, welche deiner Crewmitglieder mitmachen; die anderen bleiben an Bord. Das Team muss mindestens ein Mitglied haben, und dein Anführer darf zurückbleiben.',
    'WORK-06':
      'Crewmitglieder und Ausrüstung, die an Bord bleiben, können für diesen Auftrag in keiner Weise genutzt werden.',
    'WORK-07':
      'Crewmitglieder, die an Bord bleiben, sind sicher: Krumme-Tour-Karten und Proben des Auftrags können ihnen weder schaden noch sie verändern, auch nicht anstelle des Anführers.',
    'WORK-08':
      'Ein Effekt kann Crewmitglieder des Teams aufs Schiff zurückschicken. Sie fallen für den Rest des Versuchs aus.',
    'WORK-09':
      'Das gewählte Team muss alle Anforderungen des Auftrags erfüllen, Fertigkeiten wie Stichwörter. Sonst kannst du diesen Schritt gar nicht ausführen: kein Laden und keine krumme Tour.',
    'WORK-10': 'Die Anforderungen einer Lieferung müssen beim Abholen erfüllt sein und beim Abliefern noch einmal.',
    'WORK-11': 'Ein Auftrag ohne Anforderungen auf seiner Karte verlangt von deinem Team im Voraus nichts.',
    'WORK-12': 'Manche Aufträge haben eine Probe anstelle von Anforderungen. Ihr Text sagt, wann du sie ablegst.',
    'WORK-13': 'Eine Lieferung braucht zwei Aktionen Arbeiten, eine beim Abholen und eine beim Abliefern.',
    'WORK-14':
      'Verlangt ein Schritt eine krumme Tour, drehe sie zuerst; die übrigen Anweisungen folgen erst, wenn du durch bist.',
    'WORK-15':
      'Verlierst du, was du für einen Auftrag geladen hast, kannst du es am Abholort nicht noch einmal holen. Aber Marker einer Art sind alle gleich; beim Abliefern genügen also auch solche, die du anderswo findest.',
    'WORK-16': 'Sind alle Crewmitglieder, die am Auftrag arbeiten, tot oder zurück an Bord, ist der Versuch verpatzt.',
    'WORK-17':
      'Ist ein Versuch verpatzt, endet deine Aktion Arbeiten. Der Auftrag läuft weiter, und du darfst es in einem späteren Zug wieder versuchen.',
    'WORK-18':
      'Gelegenheitsarbeit: In jedem Planetensektor darfst du deine ganze Aktion Arbeiten für kleine Arbeiten verwenden und $200 verdienen. Das darfst du auch, wenn du Besseres zu tun hättest.',
    'WORK-19':
      'Illegale Aufträge lassen dich bei jedem Schritt, bei dem Krumme-Tour-Karten abgebildet sind, eine krumme Tour drehen. Ein legaler Auftrag enthält keine krumme Tour, außer eine Karte, die darunter liegt, fügt welche hinzu.',
    'PAY-01': 'Wenn du einen Auftrag abschließt, zahlt dir die Bank den Betrag auf seiner Karte.',
    'PAY-02':
      'Hat der Auftrag einen Bonus für einen Beruf und ist jemand mit diesem Beruf unter denen, die beim Abschluss noch am Auftrag beteiligt sind, bekommst du den Bonus, und zwar einmal, wie viele solche Crewmitglieder es auch sind.',
    'PAY-03': 'Boni von Crewkarten und aus der Geschichte kommen zum Lohn hinzu.',
    'PAY-04':
      'Dann kommt der Anteil: Jedem deiner Crewmitglieder außer dem Anführer steht der Wert auf seiner Karte zu, ob es am Auftrag gearbeitet hat oder an Bord geblieben ist.',
    'PAY-05': 'Der Anteil ist derselbe, wie viel der Auftrag auch zahlt. Du zahlst ihn an die Bank.',
    'PAY-06':
      'Du darfst jedem deiner Crewmitglieder den Anteil verweigern und entscheidest das einzeln. Jedes unbezahlte Crewmitglied bekommt sofort einen Verstimmt-Marker.',
    'PAY-07': 'Crewmitglieder, deren Anteil du dir nicht leisten kannst, gelten als unbezahlt.',
    'PAY-08':
      'Ein Anteil wird nur für abgeschlossene Aufträge fällig. Geld von Nav-Karten, Krumme-Tour-Karten, Verkäufen, Gelegenheitsarbeit oder Zielen wird nicht geteilt.',
    'PAY-09':
      'Ein abgeschlossener Auftrag wird in dieser Reihenfolge abgerechnet: Lohn und alle Boni, Anteile einer nach dem anderen, Marker für einen unanständigen Auftrag, Ansehen und zuletzt jedes Ziel, das nun erfüllt ist. Was dir das Ansehen bringt, gilt erst danach.',
    'MORAL-01': 'Ein Auftrag ist anständig, wenn seine Karte nicht anders gekennzeichnet ist.',
    'MORAL-02':
      'Schließt du einen unanständigen Auftrag ab, bekommt jedes deiner anständigen Crewmitglieder einen Verstimmt-Marker, auch wer an Bord blieb. Ein anständiger Anführer bekommt auch einen. Wer außerdem unbezahlt bleibt, bekommt für denselben Auftrag zwei Marker und geht damit von Bord.',
    'MORAL-03':
      'Nur der Abschluss eines unanständigen Auftrags verstimmt jemanden. Wird er verpatzt oder endet er mit einem Haftbefehl, nimmt es deine anständige Crew nicht übel.',
    'SOLID-01':
      'Schließt du einen Auftrag ab, bist du bei seinem Kontakt angesehen. Behalte die Karte als Zeichen dafür unter deinem Schiff.',
    'SOLID-02':
      'Bist du bei dem Kontakt schon angesehen, wird die neu abgeschlossene Auftragskarte aus dem Spiel entfernt.',
    'SOLID-03': 'Bist du angesehen, darfst du dem Kontakt verkaufen, und seine Sonderregel gilt für dich.',
    'SOLID-04':
      'Niska ist anders: Sobald du irgendeinen Auftrag von ihm annimmst, bindet dich seine Sonderregel, ob du bei ihm angesehen bist oder nicht.',
    'SOLID-05':
      'Bekommst du einen Haftbefehl, während du am Auftrag eines Kontakts arbeitest, verlierst du dein Ansehen bei ihm und alles, was dazugehörte.',
    'SOLID-06': 'Wenn du ein Ansehen verlierst, wird die Karte, die es anzeigte, aus dem Spiel entfernt.',
    'SOLID-07': 'Ein verlorenes Ansehen kommt mit dem nächsten Auftrag zurück, den du für diesen Kontakt abschließt.',
    'SOLID-08': 'Harken duldet nichts: Jeder Haftbefehl, woher auch immer, beendet dein Ansehen bei ihm.',
    'SOLID-09':
      'Solange du einen Haftbefehl hast, kannst du bei Harken kein Ansehen gewinnen. Ein Auftrag, den du für ihn abschließt, zahlt wie üblich, aber seine Karte wird aus dem Spiel entfernt, und du gewinnst kein Ansehen.',
    'MISBEHAVE-01':
      'Ein Schritt, der eine Anzahl Krumme-Tour-Karten zeigt, verlangt, dass du an so vielen davon nacheinander vorbeikommst.',
    'MISBEHAVE-02': 'Zieh Krumme-Tour-Karten einzeln. Die nächste ziehst du erst, wenn du an der letzten vorbei bist.',
    'MISBEHAVE-03': 'Hast du eine krumme Tour begonnen, kannst du sie nicht mittendrin abbrechen.',
    'MISBEHAVE-04':
      'Wähle eine der Möglichkeiten der Karte. Du kannst keine wählen, wenn dir fehlt, was sie voraussetzt, oder wenn du ihre Kosten nicht aufbringen kannst; eine Zahlung innerhalb eines Ergebnisses steht dem nicht im Weg. Ist keine Möglichkeit offen, ist der Versuch verpatzt.',
    'MISBEHAVE-05': 'Manche Krumme-Tour-Karten haben zwei Schritte. Du musst durch beide, einen nach dem anderen.',
    'MISBEHAVE-06':
      'Viele Krumme-Tour-Karten nennen ein Ass: eine Person, einen Beruf, einen Gegenstand oder ein Stichwort. Ist es in deinem Team bei der Arbeit, Ausrüstung von jemandem getragen, darfst du sofort an der Karte vorbei; du musst es nicht nutzen. Ein Schiffsausbau zählt, wo die Karte ihn nennt.',
    'MISBEHAVE-07':
      '„Weiter“ heißt, du bist an der Karte vorbei. Nach der letzten fährst du mit den Anweisungen des Auftrags fort.',
    'MISBEHAVE-08':
      '„Versuch verpatzt“: Alle Krumme-Tour-Karten dieses Versuchs werden abgelegt, die, an denen du vorbei warst, und die, an der du gescheitert bist. Ein neuer Versuch beginnt wieder ganz von vorn.',
    'MISBEHAVE-09':
      '„Haftbefehl erlassen“: Der Versuch ist gescheitert, deine Aktion Arbeiten endet, und dich trifft alles, was ein Haftbefehl mit sich bringt.',
    'MISBEHAVE-10': 'Credits, die du auf Krumme-Tour-Karten gewinnst, teilst du nicht mit deiner Crew.',
    'MISBEHAVE-11':
      'Krumme-Tour-Karten bleiben neben dem Stapel liegen, bis dein Versuch endet, dann kommen sie auf dessen Ablagestapel. Die Mischkarte ist von Anfang an immer im Stapel; wird sie abgehandelt oder ist der Stapel leer, mische alles außer den Karten des laufenden Versuchs.',
    'SKILL-01':
      'Es gibt drei Fertigkeiten: Kampf, Technik und Verhandeln. Jedes Fertigkeitssymbol auf deiner Crew oder auf benutzter Ausrüstung ist einen Punkt wert.',
    'SKILL-02':
      'Für eine Probe würfle und addiere alle deine verfügbaren Punkte dieser Fertigkeit. Suche die Summe unter den Ergebnissen auf der Karte; der Bereich, in den sie fällt, sagt dir, was geschieht.',
    'SKILL-03':
      'Der Würfel hat anstelle der 6 eine Firefly. Bei einer Probe zählt sie 6 und bringt einen Bonuswurf, der hinzugezählt wird, und noch einen, solange eine Firefly fällt. Enterproben und Showdowns gehen genauso; bei jedem anderen Wurf ist eine Firefly eine einfache 6.',
    'SKILL-04':
      'Bei einer koscheren Kampf-Probe zählen nur Kampf-Punkte, die auf Crewkarten stehen. Ausrüstung bringt keine.',
    'SKILL-05':
      'Bei einer Verhandeln-Probe mit dem Zeichen für Bestechung darfst du vor dem Wurf an die Bank zahlen: Je $100 steigt deine Summe um 1, so oft du zahlen kannst.',
    'SKILL-06':
      'Nach dem Wurf kannst du keine Bestechung mehr hinzufügen und bei einer Probe ohne das Zeichen keine zahlen.',
    'SKILL-07':
      'Während du arbeitest, zählen nur die Crewmitglieder und die Ausrüstung des Teams bei der Arbeit. Legt jemand eine Probe allein ab, darf niemand sonst sie neu würfeln oder in eine andere verwandeln.',
    'SKILL-08': 'Wo dir eine Karte mehrere Proben anbietet, wählst du, welche du ablegst.',
    'SKILL-09':
      'Bei Nav-Karten und beim Allianz- und Reaver-Kontakt zählen alle an Bord, jeder mit höchstens einem Stück Ausrüstung. Wer was trägt, bestimmst du vor der Probe.',
    'WARRANT-01':
      'Wird ein Haftbefehl erlassen, bekommt dein Schiff einen Haftbefehl-Marker. Die Marker summieren sich.',
    'WARRANT-02':
      'Bekommst du einen Haftbefehl, während du an einem Auftrag arbeitest, kommt der Auftrag auf den Ablagestapel seines Kontakts. Güter und Personen, die du dafür geladen hast, bleiben als gewöhnliche an Bord.',
    'WARRANT-03':
      'Ein Haftbefehl bei einem Auftrag beendet auch dein Ansehen bei dessen Kontakt und in jedem Fall bei Harken.',
    'WARRANT-04':
      'Bekommst du einen Haftbefehl, während du für Niska arbeitest, wird eines deiner Crewmitglieder getötet, sobald der Haftbefehl genommen und das Ansehen verloren ist. Du wählst unter denen, die noch am Auftrag beteiligt sind, den Anführer eingeschlossen, oder aus deiner ganzen Crew, wenn dort niemand mehr ist; ein Sanitäter-Wurf ist möglich.',
    'WARRANT-05':
      'Ein Haftbefehl, den du außerhalb eines Auftrags bekommst, etwa bei einem Ziel oder durch eine Nav-Karte, kostet dich keinen Auftrag und keinen Kontakt außer Harken.',
    'WARRANT-06': 'Der Allianz-Kontakt tilgt alle deine Haftbefehle gegen eine Strafe von je $1000.',
    'WARRANT-07': 'Solange du einen Haftbefehl hast, ist dein Schiff gesetzlos.',
    'DISGRUNTLED-01': 'Wird eines deiner Crewmitglieder verstimmt, lege einen Verstimmt-Marker auf die Karte.',
    'DISGRUNTLED-02':
      'Crewmitglieder werden verstimmt, wenn du ihren Anteil nicht zahlst, wenn sie anständig sind und du einen unanständigen Auftrag abschließt, oder wenn eine Nav-, Auftrags- oder Krumme-Tour-Karte es sagt.',
    'DISGRUNTLED-03':
      'Mit einem zweiten Verstimmt-Marker geht ein Crewmitglied von Bord: Die Karte wird sofort auf den Ablagestapel ihres Versorgungsstapels abgelegt, wo jeder es anwerben darf.',
    'DISGRUNTLED-04':
      'Dein Anführer geht nicht von Bord. Beim zweiten Verstimmt-Marker feuert er stattdessen alle anderen.',
    'DISGRUNTLED-05':
      'Du darfst einem verstimmten Crewmitglied eines Rivalen ein besseres Angebot machen: Zahle in deinem eigenen Zug und im selben Sektor die Anwerbekosten an die Bank und nimm die Karte. Das kostet keine Aktion und geht, so oft du zahlen kannst und in der Crew Platz hast, aber nie mitten in etwas anderem. Anführer sind außer Reichweite.',
    'DISGRUNTLED-06': 'Ein Crewmitglied, das du einem Rivalen abwirbst, kommt ohne seinen Verstimmt-Marker.',
    'DISGRUNTLED-07':
      'Der Rivale kann ein besseres Angebot nicht ablehnen und bekommt nichts dafür, behält aber die Ausrüstung, die das Crewmitglied trug.',
    'DISGRUNTLED-08':
      'Für ein besseres Angebot müssen beide Schiffe im selben Sektor stillstehen; keines darf mitten im Flug sein.',
    'DISGRUNTLED-09': 'Landgang entfernt alle Verstimmt-Marker von deiner Crew, den Anführer eingeschlossen.',
    'KILL-01':
      'Sollen Crewmitglieder getötet werden, wählst du, wen aus deiner Crew es trifft. Jedes Töten läuft gleich ab, ob es von einer Probe kommt oder nicht.',
    'KILL-02':
      'Getötete Crewmitglieder werden aus dem Spiel entfernt, nicht abgelegt. Niemand kann sie wieder anwerben.',
    'KILL-03':
      'Während einer Aktion Arbeiten kann der Tod nur Crewmitglieder treffen, die dabei sind, nie die an Bord.',
    'KILL-04':
      'Du darfst deinen Anführer wählen, der dann verstimmt aufs Schiff zurückkehrt, statt zu sterben. Bestimme alle Opfer eines Ergebnisses zusammen; der Anführer zählt dabei nur einmal. Hast du weniger Crewmitglieder, als getötet werden sollen, trifft es alle.',
    'KILL-05': 'Die Ausrüstung der Toten bleibt dein und kommt zurück aufs Schiff.',
    'KILL-06': 'Ein Sanitäter kann Crewmitglieder retten, die getötet würden.',
    'MEDIC-01':
      'Mit einem Sanitäter in deiner Crew wirf für jedes getötete Crewmitglied einen Würfel: Bei 1–4 stirbt es, bei 5–6 kehrt es aufs Schiff zurück. Während einer Aktion Arbeiten muss der Sanitäter beim Auftrag dabei sein.',
    'MEDIC-02': 'Für jedes getötete Crewmitglied gibt es einen Wurf, wie viele Sanitäter du auch hast.',
    'MEDIC-03': 'Auch ein Sanitäter, der getötet würde, bekommt einen Wurf.',
    'MEDIC-04':
      'Alle Tode eines Ergebnisses geschehen zugleich, also würfelt der Sanitäter für jeden davon, auch für sich selbst, und auch dann, wenn der Wurf für ihn selbst misslingt. Die Reihenfolge der Würfe wählst du.',
    'MEDIC-05': 'Jede Karte mit dem Beruf Sanitäter hat diese Fähigkeit, ob sie sie ausschreibt oder nicht.',
    'MEDIC-06': 'Manche Ausrüstung und manche Ausbauten verändern den Wurf des Sanitäters.',
    'MEDIC-07':
      'Crewmitglieder, die ein Sanitäter rettet, bleiben für den Rest des Zuges an Bord und können nicht zum Auftrag zurück.',
    'MEDIC-08': 'Ein Anführer, den ein Sanitäter rettet, kehrt ohne Verstimmt-Marker aufs Schiff zurück.',
    'STORY-01': 'Die Geschichte sagt, was zum Sieg nötig ist. Der erste Spieler, der es erreicht, gewinnt sofort.',
    'STORY-02': 'Sind Ziele nummeriert, musst du sie in dieser Reihenfolge erfüllen.',
    'STORY-03': 'An einem Ziel mit Probe oder krummer Tour arbeitest du mit einer Aktion Arbeiten an seinem Ort.',
    'STORY-04':
      'Ein Ziel ohne Probe ist erreicht, sobald seine Bedingung zutrifft, ohne Aktion. Geprüft wird es nach allem, was abgehandelt wird, im Zug jedes Spielers, der aktive Spieler zuerst; mehrere hintereinander können auf einmal erfüllt sein.',
    'STORY-05': 'Für jedes Ziel, das du abschließt, nimmst du einen Zielmarker. Du kannst ihn nie verlieren.',
    'STORY-06': 'Verlangt ein Ziel eine krumme Tour, drehe sie zuerst und folge dann seinen übrigen Anweisungen.',
    'STORY-07':
      'Ein Ziel ist kein Auftrag. Fähigkeiten und Karten, die von Aufträgen sprechen, bewirken für Ziele nichts.',
    'STORY-08': 'Nach einem Ziel schuldest du deiner Crew keinen Anteil.',
    'STORY-09': 'Verpatzt du ein Ziel, darfst du es ab deinem nächsten Zug wieder versuchen.',
    'STORY-10':
      'Bekommst du bei einem Ziel einen Haftbefehl, nimm den Marker und verliere Harkens Gunst. Ab deinem nächsten Zug darfst du es wieder versuchen.',
    'STORY-11': 'Die Geschichte kann den Aufbau und die Regeln für das ganze Spiel ändern.',
    'STORY-12':
      '„The King of All Londinium“, Ziel 1, ist eine Verhandeln-Probe bei Jiangyin: Bei 1–5 zahlst du $1000 (oder was du hast), und der Versuch ist verpatzt; bei 6–8 schließt du es für $7000 ab, ab 9 für $5000. Kannst oder willst du den vollen Preis nicht zahlen, ist der Versuch verpatzt.',
    'STORY-13':
      '„The King of All Londinium“, Ziel 2, ist eine Technik-Probe bei Londinium: 1–6 ist verpatzt mit einem Haftbefehl, ab 7 ist es abgeschlossen.',
    'STORY-14':
      '„The King of All Londinium“, Ziel 3, ist eine Kampf-Probe bei Boros: 1–9 ist verpatzt mit einem Haftbefehl, ab 10 gewinnst du das Spiel.',
    'TRADE-01':
      'Während eure Schiffe im selben Sektor stehen und keines eine Aktion Fliegen im Gang hat, dürft ihr, du und ein anderer Spieler, Crewmitglieder, Treibstoff, Ersatzteile, Fracht, Schmuggelware, Ausbauten, Ausrüstung und Credits kaufen, verkaufen und tauschen, wie ihr euch einigt. Anführer bleiben außen vor, Marker wandern mit den Crewmitgliedern, und eine Abmachung wird sofort ausgeführt: Versprechen binden niemanden.',
    'TRADE-02': 'Aufträge, Passagiere, Flüchtlinge und Antriebskerne können nie getauscht werden.',
    'TRADE-03':
      'Tauschhandel kostet keine Aktion. Er ist auch außerhalb deines Zuges möglich, während andere spielen; niemand wartet darauf.',
    'TRADE-04': 'Die Gelegenheit zum Tauschhandel ist vorbei, sobald eines der Schiffe den Sektor verlässt.',
    'TRADE-05':
      'Nach einem Tauschhandel müssen beide Schiffe ihre Grenzen für Platz, Crew und Ausbauplätze weiterhin einhalten.',
    'DECEPTIVE-01':
      'Im ganzen Spiel kann höchstens ein trügerisches Crewmitglied im Spiel sein, die Crews aller Spieler zusammengenommen.',
    'DECEPTIVE-02':
      'Wirbt jemand ein trügerisches Crewmitglied an, wird jedes andere in der Crew eines Spielers aus dem Spiel entfernt. Kaufen, Abwerben, Retten und Gewinnen durch eine Karte gelten als Anwerben; Tauschen nicht, denn dabei wechselt nur dieselbe Karte den Besitzer.',
    'OPEN-02':
      'Zu welchem Ort gehört jeder Versorgungs- und Kontaktstapel? Der Plan nennt sie alle. Nur Harken hat keinen Planeten: Er ist beim Kreuzer.',
    'OPEN-03':
      'Wann genau ist ein Nav-Stapel erschöpft? Wenn seine letzte Karte abgehandelt und abgelegt ist; dann wird sofort gemischt. Verlangt eine Karte, die du gerade abhandelst, eine weitere aus dem leeren Stapel, wird der Ablagestapel ohne diese Karte gemischt.',
    'OPEN-04':
      'Welche Mischkarten kommen zu Beginn beiseite? Ab drei Spielern die aller Nav-Stapel, außer eine Box oder eine Aufbaukarte bestimmt es anders.',
    'OPEN-05':
      'Was, wenn der erste Wurf einen Gleichstand ergibt oder eine Firefly zeigt? Wer sich den höchsten Wurf teilt, würfelt untereinander noch einmal. Eine Firefly ist hier eine einfache 6 ohne Bonuswurf.',
    'OPEN-06':
      'Darf dein Schiff in einem Reaver-Sektor beginnen? Ja: Gesperrt sind nur Sektoren anderer Spieler, und Aufstellen ist keine Bewegung. Der Reaver-Kontakt folgt zu Beginn deines ersten Zuges.',
    'OPEN-07':
      'Wann werden Geschichte und Aufbaukarte gewählt? Zuallererst, denn sie können ändern, wo Schiffe beginnen. Dann kommen die Anführer, dann die Startplätze, danach die Startaufträge und die ersten Versorgungskarten.',
    'OPEN-08':
      'Geben auch Kontakte aus Erweiterungen Startaufträge? Nein: Je ein Auftrag kommt von den fünf Kontakten des Grundspiels, sofern Aufbaukarte oder Geschichte nichts anderes sagen. Ausgeteilt wird in Sitzreihenfolge ab dem ersten Spieler, und alle legen verdeckt und gleichzeitig ab.',
    'OPEN-10':
      'Darf der nächste Spieler beginnen, während du noch Karten in Betracht ziehst? Nein: Der Zug geht weiter, wenn deine Aktion beendet ist.',
    'OPEN-11':
      'Darfst du Vollschub bezahlen und stehen bleiben oder dorthin zurückfliegen, woher du kommst? Der Treibstoff wird mit der ersten Bewegung bezahlt, und die muss ausgeführt werden. Zurückfliegen ist erlaubt: Du darfst jeden benachbarten Sektor betreten, ob du schon dort warst oder nicht.',
    'OPEN-12':
      'Was, wenn dir keine Möglichkeit einer Karte offensteht oder du keine bezahlen kannst? Was eine Möglichkeit voraussetzt oder dich ausgeben lässt, muss vorhanden sein, bevor du sie wählst; für eine Zahlung innerhalb eines Ergebnisses gilt das nicht. Steht keine Möglichkeit offen, bedeutet eine Nav-Karte einen Vollen Stopp und eine Krumme-Tour-Karte einen verpatzten Versuch.',
    'OPEN-13':
      'Hindert dich ein Ausweichen daran, in diesem Zug zu fliegen? Es beendet die Aktion Fliegen, in der es geschieht. Ein Ausweichen zu Beginn deines Zuges verbraucht nichts; du darfst danach noch zwei beliebige Aktionen ausführen, auch Fliegen.',
    'OPEN-14':
      'Was, wenn es keinen Sektor gibt, in den du ausweichen darfst? Dein Schiff bleibt, wo es ist, und alles andere im Ergebnis gilt.',
    'OPEN-15':
      'Wie oft behelligt der Kreuzer dasselbe Schiff? Einmal je Begegnung. Eine Begegnung beginnt, wenn die beiden zusammentreffen, und zum Allianz-Kontakt kommt es im ersten Moment, in dem du gesetzlos bist, oder, wenn du es während einer Aktion wirst, nach deren Ende. Trennt ihr euch und trefft wieder zusammen, ist das eine neue Begegnung.',
    'OPEN-16':
      'Was geschieht beim Allianz-Kontakt? Nur bei gesetzlosen Schiffen, sofort und in dieser Reihenfolge: Zahle $1000 je Haftbefehl (alles, was du hast, wenn es nicht reicht), und sie werden getilgt; verliere alle Schmuggelware und alle Flüchtlinge, auch aus dem Versteck; würfle für jedes gesuchte Crewmitglied, das bei einer 1 aus dem Spiel kommt; wenn du fliegst, Voller Stopp ohne Nav-Karte. Ein so gefasster Anführer gilt als getötet.',
    'OPEN-17':
      'Wie weit bewegen „Alliance Entanglements“ und „Reaver Bait“ ihr Schiff? So weit du willst: den Kreuzer in einen beliebigen Sektor des Allianzraums, den Kutter in einen beliebigen Sektor des Grenzraums, solange keine Firefly darin ist. Jede der beiden Karten hat auch eine zweite Möglichkeit.',
    'OPEN-18':
      'Muss eine Patrouille bewegt werden, und wer ist in kleiner Runde der Spieler rechts von dir? Sie muss, um genau einen Sektor, wenn es einen zulässigen gibt. Zu zweit ist es der andere; allein entscheidest du.',
    'OPEN-19':
      'Was ist die Reaver-Probe, und in welcher Reihenfolge wird gestorben? Es ist eine Kampf-Probe mit der ganzen Crew an Bord. Passagiere und Flüchtlinge sterben zuerst, und kein Sanitäter hilft ihnen; dann kommen die Probe, die Getöteten mit ihren Sanitäter-Würfen und das Ausweichen. Für die Flucht darf eine Person zugleich Pilot und Mechaniker sein.',
    'OPEN-20':
      'Wie weit streifen „Reavers on the Hunt“? Der Kutter zieht einen Sektor weit, innerhalb der Regionen, die auf der Karte stehen. Er zieht nie auf einen anderen Kutter, und hat der gewählte keine zulässige Bewegung, wird ein anderer genommen.',
    'OPEN-25':
      'In welcher Reihenfolge kaufst du ein, und musst du Karten ansehen? Karten in Betracht zu ziehen ist freiwillig, und Treibstoff und Ersatzteile darfst du vorher oder nachher kaufen. Grenzen sind deine Credits und dein Platz.',
    'OPEN-26':
      'Was, wenn du den Landgang nicht für alle bezahlen kannst? Dann kannst du ihn nicht nehmen. Es gilt alles oder nichts.',
    'OPEN-27':
      'Was, wenn ein Versorgungs- oder Kontaktstapel leer wird? Er wird nicht neu gemischt. Die Karten seines Ablagestapels kannst du ohnehin in Betracht ziehen.',
    'OPEN-28':
      'Was, wenn dir eine Karte ein Crewmitglied gibt und dein Schiff voll ist? Du kannst es nicht aufnehmen, außer du entlässt vorher jemanden, wo das erlaubt ist. Sonst kommt der Neuling auf seinen Ablagestapel.',
    'OPEN-29':
      'Wann darfst du Crewmitglieder entlassen? In deinem eigenen Zug, wenn gerade nichts abgehandelt wird: nie mitten in einer Karte, einem Allianz- oder Reaver-Kontakt oder einer Aktion Arbeiten. Verstimmt- und Gesucht-Marker auf ihnen entfallen.',
    'OPEN-30':
      'Wer trägt außerhalb der Aktion Arbeiten welche Ausrüstung? Du darfst Ausrüstung jederzeit frei umverteilen, nur nicht während einer Aktion Arbeiten, auch zwischen zwei Nav-Karten eines Vollschubs. Vor jeder Probe und jedem Allianz- oder Reaver-Kontakt bestimmst du, wer was trägt.',
    'OPEN-31':
      'Wann darfst du einen Schiffsausbau ablegen, und was wird aus den Gütern darin? In deinem Zug oder wenn du einen bekommst, aber nie, um einem Effekt zu entgehen, der gerade abgehandelt wird. Güter, die keinen Platz mehr haben, werden sofort abgeworfen, nach deiner Wahl, und die Karte kommt auf den Ablagestapel ihres Versorgungsstapels.',
    'OPEN-32':
      'Wohin kommt ein ersetzter Antriebskern? Ein gekaufter kommt auf den Ablagestapel seines Versorgungsstapels. Der, mit dem dein Schiff begonnen hat, gehört zu keinem Stapel und verlässt das Spiel.',
    'OPEN-33':
      'Was, wenn eine Ladung nicht hineinpasst oder dir beim Abliefern etwas fehlt? Eine feste Ladung muss vollständig geladen und abgeliefert werden, sonst kann der Schritt nicht ausgeführt werden; das wird vor jeder krummen Tour geprüft. Darf beliebig viel geladen werden, wählst du die Menge, mindestens eins. Was dir sonst zufällt, nicht hineinpasst und wofür du keinen Platz schaffst, ist verloren. Was du während des Versuchs weggibst, kannst du in ihm nicht abliefern: Er ist verpatzt.',
    'OPEN-34':
      'Darfst du Schmuggelware abwerfen, wenn der Kreuzer zu dir kommt? Nein. Mit Abwerfen und Absetzen musst du warten, bis nichts mehr abgehandelt wird, sei es eine Nav-Karte, ein Kontakt oder eine Krumme-Tour-Karte, und bis der Kontakt zu Beginn deines Zuges vorbei ist. Platz zu schaffen, um zu laden, gehört zum Laden, was auch immer geladen wird.',
    'OPEN-35':
      'Darfst du Dinge ins Versteck räumen, wenn eine Durchsuchung beginnt? Nein: Frachtraum und Versteck darfst du in deinem Zug frei umräumen, solange nichts abgehandelt wird; aber sobald eine Karte gezogen ist oder ein Kontakt beginnt, bleibt alles, wo es ist. Nur das Opfer eines Piraterie-Auftrags darf dann noch umräumen. Was in einem Versteck liegt, ist für alle sichtbar.',
    'OPEN-36':
      'Was ist mit den Schiffen der Series 4? Es sind wahlfreie Schiffe. Ein Platz nur für Treibstoff fasst zwei Treibstoff, wenn die Karte nichts anderes zeigt. Ausbauten, mit denen ein Schiff beginnt, kannst du nicht ablehnen; sie belegen Ausbauplätze und werden von deinen anfänglichen $3000 bezahlt.',
    'OPEN-37': 'Was, wenn zwei Kontakte in einem Sektor sind? Eine Aktion Handeln gilt einem Kontakt; wähle, welchem.',
    'OPEN-38':
      'In welcher Reihenfolge verkaufst du und ziehst Aufträge in Betracht, und was, wenn deine Hand voll ist? In beliebiger Reihenfolge, und beides darfst du auslassen. Um Aufträge über das Limit hinaus anzunehmen, lege zuerst welche von der Hand ab. Du darfst jede Fracht und Schmuggelware an Bord verkaufen, auch die, die ein Auftrag braucht.',
    'OPEN-39':
      'Werden die Anforderungen vor oder nach der Wahl des Teams geprüft? Danach: Du wählst Team und Ausrüstung, und an diesem Team werden die Anforderungen geprüft. Ein Team, das sie nicht erfüllt, kann nicht gewählt werden, und der Auftrag wird erst offen ausgelegt, wenn die Prüfung bestanden ist.',
    'OPEN-40':
      'Wie klein darf ein Team bei der Arbeit sein, und muss der Anführer mit? Beliebige deiner Crewmitglieder, mindestens eines. Der Anführer darf an Bord bleiben.',
    'OPEN-41':
      'Sind geladene Güter an den Auftrag gebunden, für den sie geladen wurden? Nein. Marker einer Art sind austauschbar, und beim Abliefern tut es jeder.',
    'OPEN-42':
      'Darfst du Gelegenheitsarbeit nur annehmen, wenn du sonst nichts zu tun hast? Nein. Jeder Planetensektor genügt, und niemand prüft es.',
    'OPEN-43':
      'Muss der Beruf für einen Bonus beim Auftrag dabei sein oder nur in deiner Crew? Beim Auftrag: Die Person muss zu denen gehören, die beim Abschluss noch daran arbeiten.',
    'OPEN-44':
      'In welcher Reihenfolge wird ein abgeschlossener Auftrag abgerechnet? Lohn und alle Boni; Anteile, einer nach dem anderen; Marker für einen unanständigen Auftrag; Ansehen; dann Ziele, die dadurch erfüllt sind. Vorteile aus einem Ansehen, das dieser Auftrag einbringt, gelten erst danach.',
    'OPEN-45':
      'Nimmt ein anständiger Anführer Anstoß, und was ist mit Crewmitgliedern, die unbezahlt und empört sind? Ein anständiger Anführer zählt als anständiges Crewmitglied und bekommt den Marker. Zwei Marker aus einem abgeschlossenen Auftrag zählen als zwei, unbezahlte anständige Crewmitglieder gehen also von Bord.',
    'OPEN-46':
      'Was, wenn du einen Auftrag für Harken mit einem Haftbefehl auf deinem Schiff abschließt? Er zahlt wie üblich, aber du bist danach nicht bei ihm angesehen, und die Karte wird aus dem Spiel entfernt.',
    'OPEN-47':
      'Musst du ein Ass nutzen, und darf es an Bord geblieben sein? Du darfst darauf verzichten. Es muss im Team bei der Arbeit sein, Ausrüstung muss jemand tragen; ein Schiffsausbau zählt, wo er genannt ist.',
    'OPEN-48':
      'Wann wird der Krumme-Tour-Stapel neu gemischt? Wenn seine Mischkarte abgehandelt oder der Stapel leer ist: Mische alles außer den Karten des laufenden Versuchs. Die Mischkarte ist immer von Anfang an im Stapel, und überstandene Karten warten neben dem Stapel, bis der Versuch endet.',
    'OPEN-49':
      'Bringt eine Firefly beim Bonuswurf noch einen, und bei welchen Würfen hilft sie? Ja, solange eine Firefly fällt. Das gilt für Proben, Enterproben und Showdowns; bei jedem anderen Wurf, etwa für Sanitäter, für Gesuchte oder um den ersten Spieler, ist eine Firefly eine einfache 6.',
    'OPEN-50':
      'Was wird aus den Gütern eines Auftrags, den du durch einen Haftbefehl verlierst? Sie bleiben als gewöhnliche Güter an Bord, und Personen ebenso.',
    'OPEN-51':
      'Wen tötet Niska, und wann? Nach dem Haftbefehl und dem Verlust des Ansehens wählst du ein Crewmitglied, das noch am Auftrag beteiligt ist, möglicherweise den Anführer; ist dort keines mehr, eines aus deiner ganzen Crew. Ein Sanitäter-Wurf ist möglich. Nur ein Haftbefehl bei seinem Auftrag löst das aus, keine Strafe und keine Beschlagnahme.',
    'OPEN-52':
      'Was sind die Grenzen eines besseren Angebots? Dein eigener Zug, nichts wird gerade abgehandelt, beide Schiffe sind im Sektor und nicht mitten im Flug. Du brauchst Platz für das Crewmitglied und den vollen Preis, darfst es beliebig oft tun, und nie bei einem Anführer. Die Ausrüstung behält der Rivale.',
    'OPEN-53':
      'Was, wenn mehr Crewmitglieder getötet werden sollen, als du hast, und kann der Anführer zweimal benannt werden? Du benennst verschiedene Opfer, alle zusammen, so viele es gibt. Der Anführer zählt je Ergebnis höchstens einmal.',
    'OPEN-54':
      'Muss der Sanitäter beim Auftrag dabei sein, und verhindert sein eigener Tod seine anderen Würfe? Bei einer Aktion Arbeiten muss er dabei sein. Alle Tode eines Ergebnisses geschehen zugleich, er würfelt also für jeden davon, in der Reihenfolge, die du wählst.',
    'OPEN-55':
      'Wann wird ein Ziel ohne Probe festgestellt? Nach allem, was abgehandelt wird, im Zug jedes Spielers, der aktive Spieler zuerst. Mehrere nacheinander können auf einmal erfüllt sein.',
    'OPEN-56':
      'Was, wenn du für ein Ziel der Geschichte zahlen musst und das Geld nicht hast? Eine Zahlung innerhalb eines Ergebnisses nimmt, was du hast; eine Zahlung, mit der du das Ziel abschließt, verlangt den vollen Betrag. Die Fertigkeiten und Orte von „The King of All Londinium“ stehen auf der Karte.',
    'OPEN-57':
      'Was gilt beim Tauschhandel für Anführer, Marker und Versprechen? Anführer können nicht getauscht werden, und Verstimmt- und Gesucht-Marker wandern mit der Karte. Abmachungen werden sofort ausgeführt und binden später niemanden. Schiffe gelten als stehend, wenn keines eine Aktion Fliegen im Gang hat.',
    'OPEN-62':
      'Wann ist ein trügerisches Crewmitglied im Spiel, und was zählt als Anwerben? Im Spiel heißt: in der Crew eines Spielers; ein gefesseltes gehört nicht zur Crew. Kaufen, Abwerben, Retten und Gewinnen durch eine Karte sind Anwerben; beim Tauschhandel wechselt nur dasselbe den Besitzer.',
    'OPEN-74': 'Können der Bank das Geld oder die Marker ausgehen? Nie. Nur die Zahl der Karten ist begrenzt.',
    'OPEN-75':
      'Was, wenn du mehr zahlen oder verlieren musst, als du hast? Du zahlst, was du hast, und der Rest verfällt. Für Güter, die du verlieren musst, gilt dasselbe.',
    'OPEN-76':
      'Was, wenn mehrere Spieler im selben Moment getroffen werden, etwa zwei Gesetzlose vom Kreuzer? Der aktive Spieler kommt zuerst, dann geht es im Uhrzeigersinn. Treffen mehrere Effekte zugleich einen Spieler, bestimmt er ihre Reihenfolge.',
    'OPEN-78':
      'Läuft es anders, wenn jemand ohne Probe getötet wird, etwa durch Niska oder die Reaver? Nein, es gibt ein Verfahren für alle Fälle.',
    'OPEN-79':
      'Wie lange fallen gerettete Crewmitglieder und ein getroffener Anführer aus? Beide kehren aufs Schiff zurück. Außerhalb einer Aktion Arbeiten hat das keine Wirkung; und da ein Zug nur eine Aktion Arbeiten hat, macht es keinen Unterschied, welcher der beiden Fälle vorliegt.',
    'OPEN-80':
      'Was, wenn beim Ansehen oder Ablegen mehrerer Karten eine Mischkarte auftaucht? Führe die Aktion zu Ende, dann mische neu.',
    'PIC-ALLIANCE-01':
      'Der Allianz-Kontakt gilt für gesetzlose Schiffe im Sektor des Kreuzers und wird sofort abgehandelt.',
    'PIC-ALLIANCE-02':
      'Schritt 1: Zahle eine Strafe von $1000 für jeden deiner Haftbefehle. Reicht es nicht, zahle alles, was du hast.',
    'PIC-ALLIANCE-03': 'Schritt 2: Alle deine Haftbefehle werden getilgt. Gesuchte Crewmitglieder bleiben gesucht.',
    'PIC-ALLIANCE-04':
      'Schritt 3: Alle deine Schmuggelware und alle deine Flüchtlinge werden beschlagnahmt, und auch das Versteck wird durchsucht.',
    'PIC-ALLIANCE-05':
      'Schritt 4: Würfle für jedes gesuchte Crewmitglied. Bei einer 1 wird es aus dem Spiel entfernt; bei 2–6 geschieht ihm nichts.',
    'PIC-ALLIANCE-06':
      'Schritt 5: Wenn du fliegst, mache einen Vollen Stopp. Außerhalb einer Aktion Fliegen geschieht nichts weiter.',
    'PIC-REAVER-01': 'Der Reaver-Kontakt gilt für ein Schiff, das seinen Zug im Sektor eines Kutters beginnt.',
    'PIC-REAVER-02':
      'Möglichkeit 1: Alle Passagiere und Flüchtlinge an Bord sterben. Dann lege eine Kampf-Probe gegen 8 ab: Bei 1–7 verlierst du 2 Crewmitglieder, ab 8 nur 1 Crewmitglied; in beiden Fällen weichst du aus.',
    'PIC-REAVER-03': 'Möglichkeit 2: Hast du einen Piloten und einen Mechaniker, gib 1 Treibstoff aus und weiche aus.',
    'PIC-NAV-01':
      '„Alliance Cruiser“: Der Kreuzer kommt in deinen Sektor, und die Schritte 1 bis 4 des Allianz-Kontakts gelten für jedes Schiff, auch wenn sie bei einem legalen nichts finden. Dann machst du in jedem Fall einen Vollen Stopp, und der Stapel wird neu gemischt.',
    'PIC-NAV-02':
      '„Cruiser Patrol“: Der Spieler rechts von dir muss den Kreuzer im Allianzraum einen Sektor weit bewegen. Weiterfliegen.',
    'PIC-NAV-03':
      '„Alliance Entanglements“, Möglichkeit 1: Du bewegst den Kreuzer in einen beliebigen Sektor des Allianzraums, in dem keine Firefly ist. Weiterfliegen.',
    'PIC-NAV-04':
      '„Alliance Entanglements“, Möglichkeit 2: Bist du bei Harken angesehen, bewegst du den Kreuzer in einen Sektor des Allianzraums, in dem ein gesetzloses Schiff ist, und nimmst $500. Weiterfliegen. Ist dort kein gesetzloses Schiff, steht dir diese Möglichkeit nicht offen.',
    'PIC-NAV-05':
      '„Reaver Bait“, Möglichkeit 1: Du bewegst den Kutter in einen beliebigen Sektor des Grenzraums, in dem keine Firefly ist. Weiterfliegen.',
    'PIC-NAV-06': '„Reaver Bait“, Möglichkeit 2: Der Kutter kommt in deinen Sektor, und du weichst aus.',
    'PIC-NAV-07':
      '„Reavers on the Hunt“ im Grundspiel: Der Spieler rechts von dir muss den Kutter im Grenzraum einen Sektor weit bewegen. Weiterfliegen.',
    'PIC-NAV-09':
      '„Reaver Cutter“: Du hast dieselben zwei Möglichkeiten wie beim Reaver-Kontakt, und danach wird der Stapel neu gemischt.',
    'PIC-NAV-10':
      '„Punctured Fuel Lines“: Lege eine Technik-Probe gegen 5 ab, eine Panne: Bei 1–4 verliere 2 Treibstoff und mache einen Vollen Stopp, ab 5 Weiterfliegen. Oder gib 1 Ersatzteil aus: Weiterfliegen.',
    'PIC-NAV-14':
      '„Panne“ und „Bergung“ neben einer Probe oder einem Preis sind Kennzeichen, auf die andere Karten reagieren. Für sich bewirken sie nichts.',
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
    'PIC-CARD-14':
      'Das Feld der Anforderungen eines Auftrags zeigt die Punkte, die er nicht braucht, ausgegraut. Ein Auftrag kann mehrere Fertigkeiten und ein Stichwort zugleich verlangen.',
    'PIC-CARD-15':
      'Eine Schiffskarte des Grundspiels hat einen Frachtraum mit 8 Plätzen, ein Versteck mit 4, Raum für 6 Crewmitglieder und 3 laufende Aufträge sowie 3 Ausbauplätze neben dem Hauptantrieb.',
    'PIC-CARD-16':
      '„Concealed Smuggling Compartments“ bringen 2 Plätze im Versteck hinzu, und bis zu 2 deiner Crewmitglieder an Bord dürfen Gesucht-Würfe auslassen.',
  },
}
