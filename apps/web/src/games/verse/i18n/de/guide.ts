import type { Messages } from '@keep-flying/kernel'

/** Each hint explains one thing, once. */
export const guide: Messages = {
  'guide.leader.title': 'Dein Anführer',
  'guide.leader.text':
    'Das bist du. Die Zeichen sind Fertigkeiten: Kampf in Rot, Technik in Blau, Verhandeln in Grün. Jeder Punkt zählt in Proben dieser Fertigkeit. Tippe auf einen Namen, um die ganze Karte zu lesen.',
  'guide.ship.title': 'Dein Schiff',
  'guide.ship.text':
    'Der Frachtraum trägt Waren, das Versteck verbirgt ein paar davon, die Kojen begrenzen deine Crew, der Antriebskern sagt, wie weit du kommst. Die Schiffe zu Beginn sind einander sehr ähnlich.',
  'guide.chart.title': 'Die Karte',
  'guide.chart.text':
    'Blau ist Allianzraum: reich und voller Gesetz. Bernstein ist Grenzraum: frei, aber dort streifen Reaver umher. Ein Ladenschild verkauft Crew und Ausrüstung, ein Hut ist ein Kontakt mit Aufträgen. Beginne in der Nähe von einem; klicke einen hellen Sektor an.',
  'guide.first-jobs.title': 'Erste Aufträge',
  'guide.first-jobs.text':
    'Aufträge bringen Geld und Freunde. Behalte, was du bald tun könntest: Sieh nach, wo er beginnt, wo er endet und was er braucht. Was du nicht behältst, kostet nichts.',
  'guide.turn.title': 'Dein Zug',
  'guide.turn.text':
    'Zwei Aktionen verschiedener Art: Fliegen, Kaufen, Handeln, Arbeiten. Meist fliegt man irgendwohin und tut dort etwas. Was hier nicht geht, sagt warum.',
  'guide.goals.title': 'Worum es geht',
  'guide.goals.text':
    'Wer zuerst das letzte Ziel der Geschichte erreicht, gewinnt. Ziele werden der Reihe nach erreicht. {goal} Aufträge bringen Geld und Freunde, und die bringen dich hin.',
  'guide.money.title': 'Bevor du etwas ausgibst',
  'guide.money.text':
    'Du hast {credits}. {goal} Gib Geld für das aus, was mehr einbringt: ein, zwei Leute für deine Aufträge, dann Treibstoff. Behalte den Rest.',
  'guide.fly.title': 'Vollschub',
  'guide.fly.text':
    'Ein Treibstoff bringt dich so weit, wie deine Reichweite ist, Sektor für Sektor, und jeder betretene Sektor deckt eine Nav-Karte auf. Zeige auf einen Ort, um den Weg zu sehen; klicke ihn an, um den Kurs zu setzen und Karten und Risiko zu sehen.',
  'guide.mosey.title': 'Bummeln',
  'guide.mosey.text':
    'Ein Sektor, kein Treibstoff, keine Karte. Langsam und sicher: gut für den letzten Schritt und wenn der Tank leer ist.',
  'guide.burning.title': 'Unterwegs',
  'guide.burning.text':
    'Es geht Sektor für Sektor weiter, und in jedem darfst du anhalten. Hast du einen Kurs gesetzt, wird er für dich geflogen, bis etwas dazwischenkommt.',
  'guide.nav.title': 'Eine Nav-Karte',
  'guide.nav.text':
    'Die meisten sind leeres Schwarz. Andere verlangen eine Wahl und enden auf eine von drei Arten: Weiterfliegen, Voller Stopp oder Ausweichen in einen Sektor daneben. Jede Wahl zeigt, was daraus werden kann.',
  'guide.evade.title': 'Ausweichen',
  'guide.evade.text':
    'Wähle einen Sektor neben dir. Dort wird keine Karte aufgedeckt, aber dein Flug ist für diesen Zug vorbei.',
  'guide.cruiser.title': 'Der Allianz-Kreuzer',
  'guide.cruiser.text':
    'Er kümmert sich nur um Gesetzlose: mit Haftbefehl, Schmuggelware, Flüchtlingen oder gesuchter Crew. Wer dann in seinem Sektor ist, zahlt $1.000 je Haftbefehl und verliert alles Illegale. Halte Abstand, oder bleib sauber.',
  'guide.reavers.title': 'Reaver',
  'guide.reavers.text':
    'Niemand fliegt mit Vollschub in den Sektor eines Kutters. Ist einer bei dir, wenn dein Zug beginnt, sterben Leute. Ein Pilot und ein Mechaniker zusammen entkommen für 1 Treibstoff.',
  'guide.outlaw.title': 'Du bist gesetzlos',
  'guide.outlaw.text':
    'Ein Haftbefehl, Schmuggelware, ein Flüchtling oder gesuchte Crew machen dich dazu, solange du sie hast. Nur den Kreuzer und manche Nav-Karte kümmert das.',
  'guide.buy.title': 'Ein Versorgungsplanet',
  'guide.buy.text':
    'Hier kaufst du Treibstoff für $100, Ersatzteile für $300 sowie Crew, Ausrüstung und Ausbauten vom Stapel des Planeten. Crew zuerst: Ohne Hände wird kein Auftrag fertig.',
  'guide.shop.title': 'Im Laden',
  'guide.shop.text':
    'Sieh dir drei Karten an und kaufe bis zu zwei. Treibstoff und Ersatzteile gehen außerdem, davor oder danach.',
  'guide.consider.title': 'Drei zur Auswahl',
  'guide.consider.text':
    'Zuerst wählst du aus dem offenen Ablagestapel, so viele der drei du willst; der Rest wird blind gezogen. Was offen liegt, ist also einen Blick wert, bevor du herfliegst.',
  'guide.hire.title': 'Anwerben und kaufen',
  'guide.hire.text':
    'Crew kostet dies einmal und einen Anteil an jedem Auftrag. Achte auf Fertigkeiten, die dir fehlen, und auf Berufe, die deine Aufträge verlangen. Ausrüstung braucht jemanden, der sie trägt, ein Ausbau einen freien Platz.',
  'guide.deal.title': 'Ein Kontakt ist hier',
  'guide.deal.text':
    'Handle, um Aufträge zu bekommen. Bei wem du angesehen bist, der kauft dir auch Waren ab und hat einen Gefallen für dich.',
  'guide.dealing.title': 'Einen Auftrag annehmen',
  'guide.dealing.text':
    'Sieh dir drei an, nimm bis zu zwei. Drei darfst du auf der Hand haben und drei am Laufen. Legale Arbeit ist sicher und schlecht bezahlt; Verbrechen lohnt sich und verlangt krumme Touren.',
  'guide.job-needs.title': 'Was ein Auftrag braucht',
  'guide.job-needs.text':
    'Deine Aufträge stehen neben deinem Schiff, ihre Orte sind auf der Karte angeheftet. Ein Haken ist erfüllt; ein Kreuz sagt, was fehlt und wo es das gibt.',
  'guide.work.title': 'Arbeiten',
  'guide.work.text':
    'Du bist, wo ein Auftrag dich haben will. Arbeiten bringt ihn einen Schritt weiter: laden, abliefern oder das Ding drehen. Der letzte Schritt zahlt.',
  'guide.work-goal.title': 'Hier ist ein Ziel',
  'guide.work-goal.text':
    'Arbeite daran wie an einem Auftrag. Es bringt keinen Lohn und kostet keine Anteile, aber damit gewinnt man.',
  'guide.make-work.title': 'Gelegenheitsarbeit',
  'guide.make-work.text':
    'Gibt es auf einem Planeten nichts Besseres zu tun, bringt Arbeiten $200. Wenig ist mehr als nichts.',
  'guide.team.title': 'Wer geht',
  'guide.team.text':
    'Nur wer geht, zählt in Proben, und nur ihm kann etwas zustoßen. Meist gehen alle; lass an Bord, wen du nicht verlieren willst.',
  'guide.gear.title': 'Wer trägt was',
  'guide.gear.text':
    'Jeder trägt ein Stück Ausrüstung, und nur was getragen wird, zählt. Der Vorschlag ist brauchbar; ändere ihn, wenn du es besser weißt.',
  'guide.misbehave.title': 'Krumme Tour',
  'guide.misbehave.text':
    'Komm an jeder Karte vorbei. Weiter ist gut; Verpatzt beendet den Versuch, und du probierst es in einem anderen Zug; ein Haftbefehl kostet den Auftrag und das Vertrauen des Kontakts.',
  'guide.ace.title': 'Ein Ass',
  'guide.ace.text':
    'Du hast jemanden oder etwas dabei, gegen das diese Karte machtlos ist. Spiel es aus, und du bist ohne Wurf vorbei.',
  'guide.test.title': 'Proben und Chancen',
  'guide.test.text':
    'Ein Würfel und alle deine Punkte der Fertigkeit ergeben die Summe. Der Balken zeigt jeden Ausgang mit seiner Chance, Wiederholungen eingerechnet. Die 6 ist die Firefly: noch einmal würfeln und addieren.',
  'guide.bribe.title': 'Bestechung',
  'guide.bribe.text':
    'Je $100 jetzt gezahlt bringen 1 Punkt, nach dem Wurf geht es nicht mehr. Die Leiter zeigt, was jede Stufe bringt.',
  'guide.after-roll.title': 'Nach dem Wurf',
  'guide.after-roll.text':
    'Du kannst ihn behalten oder nutzen, was ihn noch ändert: noch einmal würfeln oder etwas für mehr Punkte hergeben.',
  'guide.pay.title': 'Zahltag',
  'guide.pay.text':
    'Der Auftrag ist erledigt. Jedem Crewmitglied steht ein Anteil zu, ob es gearbeitet hat oder nicht. Du darfst ihn verweigern, aber wer leer ausgeht, ist verstimmt.',
  'guide.disgruntled.title': 'Verstimmt',
  'guide.disgruntled.text':
    'Jemand an Bord ist unzufrieden. Beim zweiten Mal geht er, und bis dahin dürfen ihn andere abwerben. Landgang hilft.',
  'guide.shore-leave.title': 'Landgang',
  'guide.shore-leave.text':
    'Auf einem Versorgungsplaneten machen $100 pro Kopf alle zufrieden. Das ist deine Aktion Kaufen, eingekauft wird in diesem Zug also nicht.',
  'guide.warrants.title': 'Ein Haftbefehl',
  'guide.warrants.text':
    'Du bist gesetzlos, bis er bezahlt ist: $1.000, wenn der Kreuzer dich findet. Harken will so lange nichts mit dir zu tun haben.',
  'guide.solid.title': 'Angesehen',
  'guide.solid.text':
    'Du hast für diesen Kontakt gearbeitet und bist bei ihm angesehen: Er kauft deine Waren und hat einen Gefallen für dich. Ein Haftbefehl bei einem seiner Aufträge beendet das.',
  'guide.goal-reached.title': 'Ein Ziel ist erreicht',
  'guide.goal-reached.text': 'Du kannst es nicht wieder verlieren. Das nächste steht bei deinen Aufträgen.',
  'guide.hold.title': 'Der Frachtraum',
  'guide.hold.text':
    'Eine Ware braucht einen Platz, Treibstoff und Ersatzteile je einen halben. Lege Illegales ins Versteck; manche Durchsuchung sieht dort nicht nach.',
  'guide.end-turn.title': 'Den Zug beenden',
  'guide.end-turn.text': 'Gibt es hier nichts mehr zu tun, beende den Zug. Übrige Aktionen werden nicht aufgehoben.',
  'guide.undo.title': 'Zurücknehmen',
  'guide.undo.text':
    'Zurücknehmen macht die letzte Wahl ungeschehen; noch einmal gedrückt die Aktion, dann den Zug. Ist ein Würfel gefallen oder eine Karte aufgedeckt, geht es nicht mehr.',
  'guide.others.title': 'Jemand anders ist dran',
  'guide.others.text':
    'Das Protokoll erzählt, was geschieht, und oben ist jedes Schiff einen Tipp entfernt. In den Einstellungen werden Bots schneller.',
  'guide.move-work.title': 'Arbeite hier',
  'guide.move-work.text':
    '{job} geht hier weiter, und du hast alles dafür. {open, select, yes {Mit dem Knopf geht es los.} other {Drücke auf Arbeiten.}}',
  'guide.move-goal.title': 'Auf zum Ziel',
  'guide.move-goal.text':
    'Du bist, wo das Ziel dich haben will. {open, select, yes {Mit dem Knopf geht es los.} other {Drücke auf Arbeiten.}}',
  'guide.move-deal.title': 'Sprich mit {contact}',
  'guide.move-deal.text':
    '{contact} ist hier und hat Aufträge. Nimm einen, für den du alles hast, bevor du weiterfliegst. {open, select, yes {Mit dem Knopf geht es los.} other {Drücke auf Handeln.}}',
  'guide.move-buy.title': 'Kauf hier ein',
  'guide.move-buy.text':
    '{why, select, fuel {Dir geht der Treibstoff aus, und ohne ihn kriechst du.} needs {Einem deiner Aufträge fehlt etwas, das es hier gibt.} other {Du hast wenig Leute. Crew zuerst: Sie bringt die Fähigkeiten, nach denen Aufträge fragen.}} Bezahlt wird erst, wenn du bestätigst. {open, select, yes {Mit dem Knopf geht es los.} other {Drücke auf Kaufen.}}',
  'guide.move-fly.title': 'Flieg nach {place}',
  'guide.move-fly.text':
    '{why}. {open, select, yes {Weg und Risiko stehen darüber. Der Knopf bricht auf.} other {Drücke auf Fliegen, um Weg und Risiko zu sehen; ausgegeben wird erst, wenn du bestätigst.}}',
  'guide.move-end.title': 'Beende den Zug',
  'guide.move-end.text': 'Hier ist in diesem Zug nichts mehr zu tun. Ungenutzte Aktionen verfallen.',
  'guide.move-odd-jobs.title': 'Gelegenheitsarbeit',
  'guide.move-odd-jobs.text':
    'Sonst gibt es hier nichts für dich, und der nächste Ort ist weit. Gelegenheitsarbeit bringt $200. {open, select, yes {Mit dem Knopf geht es los.} other {Drücke auf Arbeiten.}}',
}
