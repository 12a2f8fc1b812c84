import type { TextsFor } from '@keep-flying/kernel'
import type { table } from './table.ts'

export const de: TextsFor<typeof table> = {
  titles: {
    LAWMAN: 'Gesetzeshüter',
    BOUNTY: 'Kopfgelder und Cortex-Alarme',
    BOARDING: 'Enterproben',
    SHOWDOWN: 'Showdowns',
    PIRACY: 'Piraterie',
    'PBH-BOX': 'Pirates & Bounty Hunters: die Schachtel',
    'PBH-SHIP': 'Walden und Interceptor',
    'PBH-SETUP': 'Piraten: Aufbau',
    'PBH-BOARD': 'Entern',
    'PBH-SHOW': 'Der Showdown',
    'PBH-PIRACY': 'Piraterie-Aufträge ausführen',
    'PBH-LOOT': 'Beute',
    'PBH-LIST': 'Die Meistgesuchten',
    'PBH-BOUNTY': 'Festnehmen',
    'PBH-BOUND': 'Gefesselte Flüchtlinge',
    'PBH-JUMP': 'Abjagen und Retten',
    'PBH-DELIVER': 'Abliefern',
    'PBH-CORTEX': 'Cortex-Alarme',
    'PBH-STORY': 'Geschichten und Zufluchten',
    'PBH-LAW': 'Das Gesetz',
    'PBH-OPEN': 'Piraten: Festlegungen',
  },
  rules: {
    'CREW-05': 'Gesetzeshüter ist ein weiterer Beruf.',
    'CRUISER-13': 'Wer die Nav-Karte „Alliance Cruiser“ zieht, erneuert auch die Liste der Meistgesuchten.',
    'CUTTER-13':
      'Reaver, die deine Flüchtlinge töten, nehmen auch deine gefesselten Flüchtlinge und ihre Kopfgelder aus dem Spiel.',
    'HOLD-10':
      'Das Ziel eines Piraterie-Auftrags darf zuvor Waren und Leute zwischen Frachtraum und Versteck umräumen.',
    'MORAL-04':
      'Ein Piraterie-Auftrag ist unmoralisch, falls der Anführer des angegriffenen Schiffs moralisch ist, sonst nicht.',
    'LAWMAN-01': 'Einen Gesetzeshüter anzuheuern kostet nichts.',
    'LAWMAN-02': 'Ein Gesetzeshüter bekommt keinen Anteil.',
    'LAWMAN-03': 'Bei einem illegalen Auftrag bleiben alle Gesetzeshüter an Bord.',
    'LAWMAN-04': 'Jeder Gesetzeshüter an Bord bringt einen Zuschlag, wenn ein Kopfgeld eingelöst wird.',
    'BOUNTY-01': 'Drei Kopfgelder liegen offen und stehen allen frei.',
    'BOUNTY-02':
      'Ein Kopfgeld braucht zwei Aktionen Arbeiten: eine zum Festnehmen, eine zum Abliefern am Ort auf der Karte.',
    'BOUNTY-03': 'Um einen Flüchtling festzunehmen, musst du in seinem Sektor sein.',
    'BOUNTY-04':
      'Ist der Flüchtling auf dem Schiff eines Rivalen, als Crew oder gefesselt, mach eine Enterprobe und stelle dich dann dessen ganzer Crew im Showdown.',
    'BOUNTY-05':
      'Liegt der Flüchtling im Ablagestapel eines Versorgungsplaneten, entfällt die Enterprobe, und er steht im Showdown allein: Der Spieler rechts würfelt, seine beste Fähigkeit zählt.',
    'BOUNTY-06':
      'Gehört der Flüchtling zu deiner Crew, gelingt die Festnahme ohne Showdown, und deine übrige Crew außer dem Anführer wird verstimmt.',
    'BOUNTY-07': 'Was Sieg und Niederlage im Showdown bedeuten, steht auf dem Kopfgeld.',
    'BOUNTY-08':
      'Nach einer Festnahme nimmst du Crewkarte und Kopfgeld. Sie zählen gegen keine Grenze von Crew, Aufträgen oder Ladung; es gibt keinen Flüchtlingsmarker.',
    'BOUNTY-09':
      'Hast du einem Rivalen einen gefesselten Flüchtling abgenommen, lieferst du ihn selbst ab oder rettest ihn: umsonst in deine Crew oder auf seinen Ablagestapel.',
    'BOUNTY-10': 'Das Kopfgeld auf einen Geretteten kommt unter den Stapel der Kopfgelder.',
    'BOUNTY-11':
      'Reaver-Kontakt, der Flüchtlinge tötet, nimmt gefesselte Flüchtlinge und ihre Kopfgelder aus dem Spiel.',
    'BOUNTY-12':
      'Eine Ablieferung bringt die Belohnung; die Crew bekommt ihre Anteile oder nimmt es übel wie bei einem Auftrag.',
    'BOUNTY-13': 'Nach der Ablieferung verlassen Kopfgeld und Crewkarte das Spiel.',
    'BOUNTY-14': 'Ein Kopfgeld bringt bei niemandem Ansehen, und keine Herausforderung gehört dazu.',
    'BOUNTY-15':
      'Wird die Nav-Karte „Alliance Cruiser“ gezogen, kommen die offenen Kopfgelder unter ihren Stapel, und drei neue werden aufgedeckt.',
    'BOUNTY-16':
      'Ein Cortex-Alarm ist ein Kopfgeld auf eine Gruppe von Crew. Wer das erste Mitglied festnimmt, nimmt die Karte.',
    'BOUNTY-17': 'Wer einen Cortex-Alarm hat, darf in späteren Zügen weitere der Gruppe dazu festnehmen.',
    'BOUNTY-18':
      'Ein Cortex-Alarm bringt die Belohnung je Flüchtling; der Zuschlag der Gesetzeshüter wird einmal gezahlt.',
    'BOUNTY-19': 'Ein Cortex-Alarm wird wie jedes Kopfgeld abgejagt, mit allen Gefesselten, in einer Aktion Arbeiten.',
    'BOARDING-01': 'Vor jedem Piraterie-Auftrag und jedem Kopfgeld auf dem Schiff eines Rivalen steht eine Enterprobe.',
    'BOARDING-02': 'Du wählst, ob die Enterprobe mit Technik oder mit Verhandeln abgelegt wird.',
    'BOARDING-03': 'Bestanden: Es geht weiter. Sonst sind Versuch und Aktion Arbeiten vorbei.',
    'SHOWDOWN-01': 'Wer am Zug ist, greift an; das Ziel verteidigt sich.',
    'SHOWDOWN-02': 'Erst nennt der Angreifer eine Fähigkeit, dann der Verteidiger. Sie dürfen verschieden sein.',
    'SHOWDOWN-03': 'Vor dem Wurf dürfen beide ihre Ausrüstung neu unter ihrer Crew verteilen.',
    'SHOWDOWN-04':
      'Jede Seite wirft einen Würfel und zählt ihre Fähigkeit dazu. Die höhere Summe gewinnt; Gleichstand gehört dem Verteidiger.',
    'PIRACY-01': 'Ein Piraterie-Auftrag braucht eine Aktion Arbeiten im Sektor des angegriffenen Schiffs.',
    'PIRACY-02': 'Erst kommt die Enterprobe, dann der Showdown, dann was die Karte sagt.',
    'PIRACY-03': 'Beute sind Fracht, Schmuggelware, Treibstoff und Teile, soweit die Karte es erlaubt.',
    'PIRACY-04': 'Das Ziel darf zuvor Frachtraum und Versteck umräumen.',
    'OPEN-64': 'Festlegung: Sobald ein Kopfgeld genommen ist, wird ein neues aufgedeckt; es liegen immer drei offen.',
    'OPEN-65':
      'Festlegung: Gefesselte Flüchtlinge machen niemanden zum Geächteten, weder als Flüchtlinge noch als gesuchte Crew.',
    'OPEN-66': 'Festlegung: Eine Enterprobe ist ab 6 bestanden.',
    'OPEN-67':
      'Festlegung: Im Showdown steht der Angreifer mit der Crew bei der Arbeit, der Verteidiger mit der ganzen Crew, ein einzelner Flüchtling mit seinen aufgedruckten Punkten. Beide Seiten verdienen Bonuswürfe.',
    'OPEN-68':
      'Festlegung: Piraterie richtet sich gegen jedes andere Schiff in deinem Sektor, das die Karte zulässt. Ein misslungener Versuch lässt den Auftrag aktiv, sofern die Karte nichts anderes sagt.',
    'OPEN-69':
      'Festlegung: Der Angreifer wählt unter den Waren des Ziels außerhalb des Verstecks, bis zur Zahl auf der Karte und bis sein Platz voll ist.',
    'PBH-BOX-01':
      'Die Schachtel enthält 30 Versorgungskarten, 25 Piraterie-Aufträge, 20 Kopfgelder, 3 Geschichten, 2 Schiffe und Karten für Anführer und Antriebe.',
    'PBH-BOX-02': 'Ihre Aufbaukarten sind zwei Anführer und zwei Startantriebe.',
    'PBH-BOX-03': 'Alle ihre Karten gehören zu einer Schachtel und sind daran zu erkennen.',
    'PBH-BOX-04':
      'Ein Tisch darf vereinbaren, die Piraterieaufträge oder die Kopfgelder wegzulassen, oder beides. Schiffe, Versorgungskarten und Gesetzeshüter kommen ohne Piraterie und Kopfgelder aus.',
    'PBH-BOX-05':
      'Auf jede gesuchte Crew des Grundspiels und dieser Schachtel gibt es ein Kopfgeld: 17 Personen und 3 Gruppen. Auf gesuchte Crew anderer Schachteln gibt es keines.',
    'PBH-SHIP-01': 'Die S.S. Walden hat einen Frachtraum von 15, kein Versteck, Platz für 6 Crew und 3 Ausbauten.',
    'PBH-SHIP-02': 'Auf der Walden zählt jeder abgeschlossene Piraterie-Auftrag auch als Bergung.',
    'PBH-SHIP-03':
      'Ihr Antrieb, der Tri-Capissen 28HD, hat Reichweite 4 und zahlt für schwere Ladung nichts zusätzlich.',
    'PBH-SHIP-04': 'Die Interceptor hat einen Frachtraum von 4, kein Versteck, Platz für 4 Crew und 2 Ausbauten.',
    'PBH-SHIP-05': 'Ihr Kapitän darf Enterproben mit Technik neu werfen, solche mit Verhandeln nicht.',
    'PBH-SHIP-06': 'Jeder eingebaute Ausbau verkürzt ihre Reichweite um 1.',
    'PBH-SHIP-07':
      'Ihr Antrieb, der Echelon LR-8, hat Reichweite 8 und verbraucht keinen Treibstoff, außer für schwere Ladung.',
    'PBH-SHIP-08': 'Keiner der beiden Antriebe wird je ersetzt.',
    'PBH-SHIP-09': 'Beide Schiffe gelten überall als Firefly, wo eine Regel oder Karte davon spricht.',
    'PBH-SHIP-10': 'Jeder Anführer darf jedes der Schiffe nehmen.',
    'PBH-SETUP-01':
      'Piraterie-Aufträge werden in die Stapel ihrer Kontakte gemischt, Versorgungskarten in die ihrer Planeten.',
    'PBH-SETUP-02': 'Kopfgelder sind ein eigener Stapel.',
    'PBH-SETUP-03': 'Drei davon werden beim Aufbau aufgedeckt.',
    'PBH-SETUP-04': 'Die Geschichten der Schachtel brauchen sie im Spiel, mit Piraterie und Kopfgeldern.',
    'PBH-BOARD-01':
      'Jede Feindseligkeit auf dem Schiff eines Rivalen beginnt mit einer Enterprobe: Piraterie, ein Flüchtling in der Crew, ein abgejagtes Kopfgeld.',
    'PBH-BOARD-02': 'Sie wird mit Technik oder Verhandeln abgelegt, nie mit Kampf.',
    'PBH-BOARD-03': 'Mit beiden Fähigkeiten ist 1 bis 5 verpatzt, ab 6 ist man an Bord.',
    'PBH-BOARD-04': 'Verpatzt ist die Aktion Arbeiten verbraucht.',
    'PBH-BOARD-05':
      'Sie ist eine Probe wie jede andere, mit Crew, Ausrüstung, neuen Würfen und Bonuswürfen, aber ohne Bestechung.',
    'PBH-SHOW-01': 'Ein „Angreifer“ auf einer Karte ist, wer am Zug ist.',
    'PBH-SHOW-02': 'Jede der drei Fähigkeiten darf genannt werden, zuerst vom Angreifer.',
    'PBH-SHOW-03': 'Vor dem Wurf darf Ausrüstung neu verteilt werden, soviel jeder tragen darf.',
    'PBH-SHOW-04': 'Würfel plus genannte Fähigkeit: Die höhere Summe gewinnt, Gleichstand gehört dem Verteidiger.',
    'PBH-SHOW-05':
      'Ein gewürfeltes Firefly-Zeichen bringt beiden Seiten den Bonuswurf, auch einem einzelnen Flüchtling.',
    'PBH-SHOW-06': 'Was Sieg oder Niederlage bringt, steht auf der Karte, an der gearbeitet wird.',
    'PBH-PIRACY-01': 'Kein Schiff wird ohne Piraterie-Auftrag oder Kopfgeld angegriffen, das es erlaubt.',
    'PBH-PIRACY-02': 'Dein Schiff muss im Sektor des Ziels sein, und die Karte kann die Ziele einschränken.',
    'PBH-PIRACY-03': 'Der Versuch legt den Auftrag zu deinen aktiven; ist dort kein Platz, ist er nicht möglich.',
    'PBH-PIRACY-04': 'Enterprobe, Showdown, dann das Ergebnis der Karte.',
    'PBH-PIRACY-05':
      'Nach einer misslungenen Enterprobe bleibt der Auftrag aktiv und darf in einem späteren Zug gegen jedes erlaubte Ziel versucht werden.',
    'PBH-PIRACY-06': 'Ein Piraterie-Auftrag ist abgeschlossen, wenn sein Showdown gewonnen ist.',
    'PBH-PIRACY-07': 'Abgeschlossen bringt er Lohn und Ansehen und kostet Anteile wie jeder Auftrag.',
    'PBH-PIRACY-08': 'Er ist unmoralisch, falls der Anführer des Ziels moralisch ist, sonst nicht.',
    'PBH-PIRACY-09': 'Deine moralische Crew nimmt es nur übel, wenn der Auftrag gelingt.',
    'PBH-PIRACY-10': 'Ob er legal ist, steht auf der Karte; Krumme-Tour-Karten werden dafür nicht gezogen.',
    'PBH-PIRACY-11':
      'Ein verlorener Showdown, der einen Haftbefehl bringt, kostet den Auftrag und das Ansehen bei seinem Kontakt und bei Harken.',
    'PBH-PIRACY-12':
      'Badgers Piraterie-Auftrag nimmt bis zu 6 Waren von beliebigen Rivalen und zahlt je $200; verloren tötet er 1 Crew des Angreifers und bringt einen Haftbefehl.',
    'PBH-PIRACY-13':
      'Patiences Piraterie-Auftrag nimmt bis zu 5 Waren; verloren tötet er 1 Crew des Angreifers und bringt einen Haftbefehl.',
    'PBH-LOOT-01': 'Ein gewonnener Piraterie-Auftrag stiehlt Waren oder Aufträge, je nach Karte.',
    'PBH-LOOT-02': 'Waren sind Fracht, Schmuggelware, Treibstoff und Teile, niemals Leute.',
    'PBH-LOOT-03': 'Mehr als die Zahl auf der Karte geht nicht, und mehr als dein freier Platz auch nicht.',
    'PBH-LOOT-04':
      'Nach dem Sieg und bevor du etwas nimmst, darfst du Dinge über Bord werfen, Leute nur bei einem Planeten absetzen.',
    'PBH-LOOT-05': 'Aller Platz wird zuerst geschaffen: Nichts Gestohlenes wird abgeworfen, um mehr zu stehlen.',
    'PBH-LOOT-06': 'Jeder Marker zählt 1 gegen die Zahl; Treibstoff und Teile brauchen einen halben Platz.',
    'PBH-LOOT-07': 'Aus dem Versteck kann nichts gestohlen werden.',
    'PBH-LOOT-08':
      'Wer Ziel ist, darf bis zum Wurf im Showdown Waren, Passagiere und Flüchtlinge zwischen Frachtraum und Versteck umräumen.',
    'PBH-LOOT-09':
      'Gestohlene Aufträge dürfen die Hand überfüllen; bis zum Ende der Aktion Arbeiten wird sie auf die Grenze gekürzt.',
    'PBH-LIST-01': 'Drei Kopfgelder liegen für alle offen.',
    'PBH-LIST-02': 'Sobald eines genommen ist, wird ein neues aufgedeckt.',
    'PBH-LIST-03': 'Die Nav-Karte „Alliance Cruiser“ schickt die drei unter den Stapel und bringt drei neue.',
    'PBH-LIST-04': 'Genommene Kopfgelder stehen nicht mehr auf der Liste und bleiben davon unberührt.',
    'PBH-LIST-05': 'Ein Kopfgeld auf jemanden, der schon aus dem Spiel ist, verlässt es; ein anderes wird aufgedeckt.',
    'PBH-LIST-06': 'Verlässt jemand auf der Liste das Spiel, so auch das Kopfgeld, und es wird ersetzt.',
    'PBH-LIST-07': 'Kopfgelder zählen nie als Aufträge, weder auf der Hand noch unter den aktiven.',
    'PBH-BOUNTY-01':
      'Ein Kopfgeld nennt eine Person oder Gruppe, wo sie zuletzt gesehen wurde, was ein Showdown bringt, den Ort der Ablieferung und den Lohn.',
    'PBH-BOUNTY-02':
      '„Zuletzt gesehen“ ist der Versorgungsplanet der Crew; der Flüchtling ist, wo seine Crewkarte ist.',
    'PBH-BOUNTY-03': 'Eine Festnahme ist eine Aktion Arbeiten im Sektor des Flüchtlings, jedes Mal für einen.',
    'PBH-BOUNTY-04': 'In der Crew eines Rivalen: Enterprobe, dann Showdown gegen diese ganze Crew.',
    'PBH-BOUNTY-05': 'In einem Ablagestapel: Showdown mit dem Flüchtling allein, dessen beste Fähigkeit zählt.',
    'PBH-BOUNTY-06': 'In deiner Crew: kein Showdown, und alle außer dem Anführer werden verstimmt.',
    'PBH-BOUNTY-07':
      'Du darfst die Person erst entlassen und sie dann allein an ihrem Versorgungsplaneten festnehmen; niemand nimmt es übel.',
    'PBH-BOUNTY-08': 'Ein Flüchtling in einem verdeckten Stapel kann nicht festgenommen werden.',
    'PBH-BOUNTY-09':
      'Ein verlorener Showdown tötet so viele der Crew des Angreifers, wie die Karte sagt; das Kopfgeld bleibt auf der Liste.',
    'PBH-BOUNTY-10': 'Ausrüstung wird verteilt, bevor die Arbeit an einem Kopfgeld beginnt.',
    'PBH-BOUNTY-11':
      'Bei einem unmoralischen Kopfgeld nimmt es deine moralische Crew beim Kassieren übel, nicht bei der Festnahme.',
    'PBH-BOUNTY-12': 'Ein Kopfgeld ist nicht illegal: Gesetzeshüter machen mit.',
    'PBH-BOUNTY-13': 'Jayne: zuletzt auf Silverhold gesehen, eine Niederlage tötet 2, Ablieferung auf Harvest, $3.600.',
    'PBH-BOUNTY-14':
      'River Tam: zuletzt auf Persephone gesehen, eine Niederlage tötet 2, unmoralisch, Ablieferung beim Kreuzer, $4.000.',
    'PBH-BOUNTY-15':
      'Two-Fry: zuletzt auf Regina gesehen, eine Niederlage tötet 1, Ablieferung auf Persephone, $2.600.',
    'PBH-BOUNTY-16': 'Eine Ablieferung beim Kreuzer ist dort, wo der Kreuzer ist.',
    'PBH-BOUND-01': 'Crewkarte und Kopfgeld liegen zusammen neben deinem Schiff.',
    'PBH-BOUND-02': 'Ein gefesselter Flüchtling gehört in keiner Weise zu deiner Crew.',
    'PBH-BOUND-03': 'Er zählt weder gegen die Crewgrenze noch als Ladung.',
    'PBH-BOUND-04': 'Für ihn wird nicht nach Gesuchten gewürfelt, und er ächtet niemanden.',
    'PBH-BOUND-05':
      'Reaver, die deine Passagiere und Flüchtlinge töten, nehmen auch deine gefesselten Flüchtlinge aus dem Spiel.',
    'PBH-JUMP-01':
      'Ein Kopfgeld jagst du mit einer Aktion Arbeiten im Sektor des Besitzers ab: Enterprobe, dann Showdown der beiden Crews.',
    'PBH-JUMP-02': 'Ist das Entern verpatzt, ist die Aktion Arbeiten vorbei.',
    'PBH-JUMP-03':
      'Der gefesselte Flüchtling macht nicht mit; was das Kopfgeld über eine Niederlage sagt, gilt für den Angreifer.',
    'PBH-JUMP-04': 'Ein Kopfgeld je Aktion Arbeiten; es darf beliebig oft den Besitzer wechseln.',
    'PBH-JUMP-05': 'Nach dem Sieg übernimmst du ihn gefesselt oder erklärst eine Rettung.',
    'PBH-JUMP-06':
      'Ein Geretteter darf umsonst in deine Crew, wenn Platz ist oder du bei einem Planeten durch Entlassen Platz schaffst.',
    'PBH-JUMP-07': 'Ein Geretteter, der nicht mitkommt, geht auf den Ablagestapel seines Versorgungsplaneten.',
    'PBH-JUMP-08': 'Das Kopfgeld auf einen Geretteten kommt unter den Stapel und kann wieder erscheinen.',
    'PBH-DELIVER-01': 'Am Ort der Ablieferung bringt eine Aktion Arbeiten den Lohn.',
    'PBH-DELIVER-02': 'Danach verlassen Crewkarte und Kopfgeld das Spiel.',
    'PBH-CORTEX-01': 'Ein Cortex-Alarm geht an den, der als Erster jemanden der Gruppe festnimmt.',
    'PBH-CORTEX-02': 'Sein Besitzer darf weitere der Gruppe festnehmen.',
    'PBH-CORTEX-03': 'Ein Flüchtling je Aktion Arbeiten, auch wenn mehrere an einem Ort sind.',
    'PBH-CORTEX-04': 'Eingelöst bringt er den Lohn für jeden Flüchtling darunter.',
    'PBH-CORTEX-05': 'Abgejagt wechseln Karte und alle Flüchtlinge auf einmal den Besitzer.',
    'PBH-CORTEX-06': 'Auch dafür darf eigene Crew verraten werden, mit der üblichen Verstimmung.',
    'PBH-CORTEX-07': 'Banditen: Eine Niederlage tötet 1 der Crew des Angreifers, und der Versuch ist verpatzt.',
    'PBH-STORY-01': 'Wo die Ziele einer Geschichte liegen, darf auf dem Plan markiert sein; das ändert nichts.',
    'PBH-STORY-02': 'Zufluchten gibt es nur, wo eine Geschichte es sagt, und so, wie sie es sagt.',
    'PBH-STORY-03': 'Sie werden nach der Wahl der Anführer gesetzt, an Stelle der Schiffe.',
    'PBH-STORY-04': 'Eine Zuflucht ist ein Planet ohne Versorgung und ohne Kontakt.',
    'PBH-STORY-05': 'Keine zwei Zufluchten teilen einen Sektor.',
    'PBH-STORY-06': 'Schiffe beginnen an ihrer Zuflucht.',
    'PBH-LAW-01': 'Gesetzeshüter kosten nichts und bekommen keinen Anteil.',
    'PBH-LAW-02': 'An einem illegalen Auftrag nehmen sie nie teil.',
    'PBH-LAW-03': 'Jeder bringt einen Zuschlag auf ein eingelöstes Kopfgeld; die Zuschläge mehrerer werden addiert.',
    'PBH-OPEN-01':
      'Festlegung: Ausrüstung steht vom Beginn der Aktion Arbeiten an fest, auch für die Enterprobe. Im Showdown verteilen beide Seiten sie einmal neu, vor dem Wurf; so bleibt es bis zum Ende der Aktion.',
    'PBH-OPEN-02':
      'Festlegung: Der Angreifer nennt eine Fähigkeit, dann der Verteidiger; der Verteidiger verteilt Ausrüstung, dann der Angreifer; dann würfeln beide.',
    'PBH-OPEN-03': 'Festlegung: Ist der Stapel leer, bleibt die Liste kurz; beim Erneuern wird aufgedeckt, was da ist.',
    'PBH-OPEN-04': 'Festlegung: Die Allianz holt keine gefesselten Flüchtlinge.',
    'PBH-OPEN-05': 'Festlegung: Die Ausrüstung einer abgenommenen Crew bleibt beim Rivalen, ihre Marker verfallen.',
    'PBH-OPEN-06':
      'Festlegung: River Tam allein würfelt zuerst um ihre Punkte; ein Wurf, der sie wegschicken würde, bringt keine.',
    'PBH-OPEN-07':
      'Festlegung: Gewonnene Piraterie ohne Beute schließt den Auftrag ab, zahlt nichts und bringt Ansehen.',
    'PBH-OPEN-08':
      'Festlegung: Moralische Crew darf verraten werden. Ein Anführer ist nie ein Flüchtling; ein Kopfgeld auf den Namen eines Anführers im Spiel ist hinfällig.',
    'PBH-OPEN-09':
      'Festlegung: Alle Gefährten eines Verratenen bekommen einen Marker, auch Gesetzeshüter und wer schon einen hat; ein zweiter lässt sie gehen.',
    'PBH-OPEN-10': 'Festlegung: Im Solospiel würfelt das Programm für einen einzelnen Flüchtling.',
  },
}
