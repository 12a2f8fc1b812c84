export const title = 'Regelentscheide'

export const rules: Readonly<Record<string, string>> = {
  'OPEN-01':
    'Wie teilen sich die Nav- und Auftragskarten von Blue Sun auf? Es gibt 30 Karten für den Randraum, dazu 10 Ersatzkarten für den Grenzraum. Die 75 Auftragskarten sind 25 von Lord Harrow, 25 von Mr. Universe und je 5 von den fünf Kontakten des Grundspiels.',
  'OPEN-02':
    'Zu welchem Ort gehört jeder Versorgungs- und Kontaktstapel? Der Plan nennt sie alle. Nur Harken hat keinen Planeten: Er ist beim Kreuzer.',
  'OPEN-03':
    'Wann genau ist ein Nav-Stapel erschöpft? Wenn seine letzte Karte abgehandelt und abgelegt ist; dann wird sofort gemischt. Verlangt eine Karte, die du gerade abhandelst, eine weitere aus dem leeren Stapel, wird der Ablagestapel ohne diese Karte gemischt.',
  'OPEN-04':
    'Welche Mischkarten kommen zu Beginn beiseite? Ab drei Spielern die aller Nav-Stapel, auch des Randraums. In die größeren Stapel mit Kalidasa werden sie immer von Anfang an eingemischt, und eine Aufbaukarte kann es anders bestimmen.',
  'OPEN-05':
    'Was, wenn der erste Wurf einen Gleichstand ergibt oder eine Firefly zeigt? Wer sich den höchsten Wurf teilt, würfelt untereinander noch einmal. Eine Firefly ist hier eine einfache 6 ohne Bonuswurf.',
  'OPEN-06':
    'Darf dein Schiff in einem Reaver-Sektor beginnen? Ja: Gesperrt sind nur Sektoren anderer Spieler, und Aufstellen ist keine Bewegung. Der Reaver-Kontakt folgt zu Beginn deines ersten Zuges.',
  'OPEN-07':
    'Wann werden Geschichte und Aufbaukarte gewählt? Zuallererst, denn sie können ändern, wo Schiffe beginnen. Dann kommen die Anführer, dann Schiffe oder Zufluchten, danach die Startaufträge und die ersten Versorgungskarten.',
  'OPEN-08':
    'Geben auch Kontakte aus Erweiterungen Startaufträge? Nein: Je ein Auftrag kommt von den fünf Kontakten des Grundspiels, sofern Aufbaukarte oder Geschichte nichts anderes sagen. Ausgeteilt wird in Sitzreihenfolge ab dem ersten Spieler, und alle legen verdeckt und gleichzeitig ab.',
  'OPEN-09':
    'Wann werden bei „Awful Crowded in My Sky“ die Alarmmarker gelegt, und bekommt ein Planet im Reaver-Raum einen? Wenn alle Startorte feststehen, wobei eine Zuflucht als Startort zählt. Und ja, zusätzlich zum aufgedruckten Alarm.',
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
    'Wie weit streifen „Reavers on the Hunt“? Die Karte des Grundspiels bewegt einen Kutter innerhalb des Grenzraums, die von Blue Sun einen Sektor weit im Grenz- oder Randraum. Er zieht nie auf einen anderen Kutter, und hat der gewählte keine zulässige Bewegung, wird ein anderer genommen.',
  'OPEN-23':
    'Was, wenn Reaver-Marker einen Kutter dorthin rufen, wo schon einer ist? Kein Schiff bewegt sich, es gibt jetzt keinen Reaver-Kontakt, und die Marker werden entfernt. Sofortigen Kontakt gibt es nur durch Nav-Karten.',
  'OPEN-24':
    'Was rufen Allianz-Marker herbei? Ohne Kalidasa rufen Marker im Allianzraum den Kreuzer. Außerhalb des Allianzraums ohne die Korvette, oder im Reaver-Raum, wo die Korvette nicht halten darf, würfelst du und entfernst die Marker, aber kein Schiff kommt.',
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
    'Was, wenn eine Ladung nicht hineinpasst oder dir beim Abliefern etwas fehlt? Eine feste Ladung muss vollständig geladen und abgeliefert werden, sonst kann der Schritt nicht ausgeführt werden; das wird vor jeder krummen Tour geprüft. Darf beliebig viel geladen werden, wählst du die Menge, mindestens eins. Was dir sonst zufällt und nicht hineinpasst, ist verloren.',
  'OPEN-34':
    'Darfst du Schmuggelware abwerfen, wenn der Kreuzer zu dir kommt? Nein. Mit Abwerfen und Absetzen musst du warten, bis nichts mehr abgehandelt wird, sei es eine Nav-Karte, ein Kontakt, ein Alarm oder eine Krumme-Tour-Karte, und bis der Kontakt zu Beginn deines Zuges vorbei ist. Platz zu schaffen, um zu laden, gehört zum Laden.',
  'OPEN-35':
    'Darfst du Dinge ins Versteck räumen, wenn eine Durchsuchung beginnt? Nein: Frachtraum und Versteck darfst du in deinem Zug frei umräumen, solange nichts abgehandelt wird; aber sobald eine Karte gezogen ist oder ein Kontakt beginnt, bleibt alles, wo es ist. Nur das Opfer eines Piraterie-Auftrags darf dann noch umräumen. Was in einem Versteck liegt, ist für alle sichtbar.',
  'OPEN-36':
    'Was ist mit den Schiffen der Series 4, der Jetwash und der Esmeralda? Es sind wahlfreie Schiffe. Ein Platz nur für Treibstoff fasst zwei Treibstoff, wenn die Karte nichts anderes zeigt. Ausbauten, mit denen ein Schiff beginnt, kannst du nicht ablehnen; sie belegen Ausbauplätze und werden von deinen anfänglichen $3000 bezahlt.',
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
    'Bringt eine Firefly beim Bonuswurf noch einen, und bei welchen Würfen hilft sie? Ja, solange eine Firefly fällt. Das gilt für Proben, Enterproben und Showdowns; bei Alarm-, Sanitäter-, Gesucht- und Shuttle-Würfen und bei der Bestimmung des ersten Spielers ist eine Firefly eine einfache 6.',
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
  'OPEN-58':
    'Bringt der Auftrag, durch den du bei Lord Harrow angesehen bist, schon die zusätzlichen $500? Nein, nur die, die du danach abschließt.',
  'OPEN-59':
    'Kann ein Auftrag mehrere Herausforderungen haben, und können Coups oder Ziele eine haben? Eine Herausforderung je Auftrag. Coups und Ziele erhalten keine.',
  'OPEN-60':
    'Schließt „With Your Hands Tied“ auch Kampf-Punkte von Ausrüstung aus? Ja: Es zählen überhaupt keine Kampf-Punkte. Stichwörter gelten weiterhin.',
  'OPEN-61':
    'Zählt der Sektor des Kreuzers als Kontaktplanet, wenn Zufluchten gelegt werden? Nein, nur auf dem Plan markierte Planeten zählen.',
  'OPEN-62':
    'Wann ist ein trügerisches Crewmitglied im Spiel, und was zählt als Anwerben? Im Spiel heißt: in der Crew eines Spielers; ein gefesseltes gehört nicht zur Crew. Kaufen, Abwerben, Retten und Gewinnen durch eine Karte sind Anwerben; beim Tauschhandel wechselt nur dasselbe den Besitzer.',
  'OPEN-74': 'Können der Bank das Geld oder die Marker ausgehen? Nie. Nur die Zahl der Karten ist begrenzt.',
  'OPEN-75':
    'Was, wenn du mehr zahlen oder verlieren musst, als du hast? Du zahlst, was du hast, und der Rest verfällt. Für Güter, die du verlieren musst, gilt dasselbe.',
  'OPEN-76':
    'Was, wenn mehrere Spieler im selben Moment getroffen werden, etwa zwei Gesetzlose vom Kreuzer? Der aktive Spieler kommt zuerst, dann geht es im Uhrzeigersinn. Treffen mehrere Effekte zugleich einen Spieler, bestimmt er ihre Reihenfolge.',
  'OPEN-77':
    'Was kommt zuerst in einem Sektor mit einem Allianz-Schiff und Alarmmarkern? Der Kontakt mit dem Schiff, das schon da ist, dann die Marker, auch wenn deine Aktion Fliegen vorbei ist. Herbeigerufen wird ein Schiff, das noch nicht da ist, wenn eines erlaubt ist; sonst kommt nichts.',
  'OPEN-78':
    'Läuft es anders, wenn jemand ohne Probe getötet wird, etwa durch Niska oder die Reaver? Nein, es gibt ein Verfahren für alle Fälle.',
  'OPEN-79':
    'Wie lange fallen gerettete Crewmitglieder und ein getroffener Anführer aus? Beide kehren aufs Schiff zurück. Außerhalb einer Aktion Arbeiten hat das keine Wirkung; und da ein Zug nur eine Aktion Arbeiten hat, macht es keinen Unterschied, welcher der beiden Fälle vorliegt.',
  'OPEN-80':
    'Was, wenn in einer Partie ohne Blue Sun beim Ansehen oder Ablegen mehrerer Karten eine Mischkarte auftaucht? Die Regel von Blue Sun gilt in jeder Partie: Führe die Aktion zu Ende, dann mische neu.',
  'OPEN-81':
    'Zählen Alarmmarker, wenn du außerhalb deiner Aktion Fliegen ausweichst? Ja: Nach jeder Bewegung deines Schiffs in ihren Sektor werden sie abgehandelt.',
}
