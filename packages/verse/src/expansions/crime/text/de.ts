import type { Messages } from '@keep-flying/kernel'
import { messages as starts } from '../../shared/starts/text/de.ts'

/** Contacts of other boxes whom a card of this one names. */
const contacts: Messages = {
  'contact.mr-universe': 'Mr. Universe',
  'contact.fanty-and-mingo': 'Fanty & Mingo',
}

/** Phrases that stand at the head of a sentence as well as within one. */
const phrases: Messages = {
  'effect.return-to-ship.all': 'sie kehren zum Schiff zurück',
  'effect.return-to-ship.wanted': 'die ganze gesuchte Crew bei der Arbeit kehrt zum Schiff zurück',
  'effect.return-to-ship.any-number': 'schicke beliebig viele Crewmitglieder zum Schiff zurück',
  'effect.return-to-ship.highest-fight.upset':
    'das Crewmitglied bei der Arbeit mit dem meisten Kampf samt Ausrüstung kehrt zum Schiff zurück und ist verstimmt, falls es das nicht schon ist',
  'effect.make-wanted.all': 'deine ganze Crew wird gesucht',
  'effect.make-wanted.tester': 'das Crewmitglied, das die Probe abgelegt hat, wird gesucht',
  'effect.make-wanted.carriers':
    'alle bei der Arbeit, die Ausrüstung mit dem Stichwort {keyword} tragen, werden gesucht',
  'effect.seize-gear':
    'alle getragene Ausrüstung mit dem Stichwort {keywords} wird beschlagnahmt und verlässt das Spiel',
  'effect.seize-gear.carriers':
    'alle getragene Ausrüstung mit dem Stichwort {keywords} wird beschlagnahmt und verlässt das Spiel, und wer sie trug, ist verstimmt',
  'effect.seize-gear.wanted':
    'alle getragene Ausrüstung mit dem Stichwort {keywords} wird beschlagnahmt und verlässt das Spiel; war welche da, ist die ganze gesuchte Crew bei der Arbeit verstimmt',
  'effect.lose-any-solid': 'verliere dein Ansehen bei einem Kontakt deiner Wahl',
  'effect.give-up-solid': 'gib dein Ansehen bei einem Kontakt deiner Wahl auf (sonst: Versuch verpatzt)',
  'effect.discard-hand': 'lege alle Aufträge auf deiner Hand ab',
  'effect.new-alert': 'ein neuer Allianzalarm tritt in Kraft',
  'effect.extra-action': 'du darfst in diesem Zug 1 Aktion mehr ausführen',
  'effect.split-crew':
    'teile deine Crew bei der Arbeit in zwei Gruppen; jede zieht 1 Karte für krumme Touren und steht sie allein durch, und wer sie verpatzt, kehrt zum Schiff zurück',
  'effect.draw-misbehaves': 'ziehe nacheinander {n} Karten für krumme Touren; alle müssen bestanden werden',
  'effect.roll-doubles': 'würfle mit 2 Würfeln; bei einem Pasch erhalte {credits}',
  'effect.buy-from-discards':
    'kaufe beliebige Ausrüstung mit dem Stichwort {keywords} aus dem Ablagestapel von {place} zum halben Preis',
  'effect.clear-record': 'du darfst bis zu {warrants, plural, one {# Haftbefehl} other {# Haftbefehle}} tilgen',
  'effect.clear-record.either':
    'du darfst bis zu {warrants, plural, one {# Haftbefehl} other {# Haftbefehle}} oder bis zu {wanted, plural, one {# Gesucht-Marker} other {# Gesucht-Marker}} tilgen',
}

/** The words of this box in German. */
export const messages: Messages = {
  ...starts,
  ...contacts,
  ...phrases,

  'alert-card.system-wide': 'Systemweit.',
  'alert-card.bars-contact': 'Kein Handel mit {contact}.',
  'alert-card.bars-shop': 'Kein Einkauf bei {place}.',
  'alert-card.persons-of-interest': 'Wer einen Auftrag verpatzt, dessen ganze Crew ist verstimmt.',
  'alert-card.alliance-audit':
    'Schließt jemand einen Auftrag ab, wandert diese Karte auf den Stapel des Kontakts. Niemand darf mit diesem Kontakt handeln, bis die Karte weiterwandert.',
  'alert-card.rapid-response':
    'Wer ein Schiff der Allianz bewegt, darf es 1 Sektor weiter bewegen. Das gilt nicht für die Nav-Karte Alliance Cruiser.',
  'alert-card.criminal-sighting':
    'Heuert jemand ein gesuchtes Crewmitglied an, wandert diese Karte auf den Versorgungsstapel, aus dem es kam. Niemand darf dort kaufen, bis die Karte weiterwandert.',
  'alert-card.privilege-suspension': 'Niemand gilt als angesehen bei Harken.',
  'alert-card.incarceration-order':
    'Bei einem Allianzkontakt darfst du statt der Buße für 1 Haftbefehl 1 deiner gesuchten Crewmitglieder aus dem Spiel nehmen lassen.',
  'alert-card.white-sun-commerce': 'Wer einen Haftbefehl hat, darf auf Osiris und Persephone nicht kaufen.',
  'alert-card.criminal-activity':
    'Wer einen Haftbefehl hat, besteht bei jeder Arbeit an einem illegalen Auftrag 1 Karte für krumme Touren mehr.',
  'alert-card.background-checks':
    'Gesuchte Crew von Kapitänen mit Haftbefehlen wird erwischt, wenn der Wurf nicht höher ist als die Zahl der Haftbefehle.',
  'alert-card.enhanced-inspection': 'Fracht darf nicht an Kontakte verkauft werden.',

  'story.alert-in-force': 'Von Anfang an ist ein zufällig gezogener Allianzalarm in Kraft.',
  'story.no-start-in': 'Kein Schiff beginnt im {region}.',
  'story.smuggling.goods': 'In jedem Planetensektor im {region} liegt {n} Schmuggelware.',
  'story.smuggling.work':
    'Wo Schmuggelware liegt, darfst du dafür arbeiten: Dreh krumme Touren, so oft du willst. Jede bestandene Karte bringt 1 Schmuggelware aus diesem System.',
  'story.smuggling.prizes':
    'Von {contacts} zahlt jeder {credits} an den ersten Kapitän, der ihm in einem Handel {least} oder mehr Schmuggelware verkauft.',
  'story.illegal-job-bonus-per-warrant': 'Jeder illegale Auftrag bringt {credits} mehr für jeden deiner Haftbefehle.',
  'story.legal-jobs-upset-wanted': 'Ein abgeschlossener legaler Auftrag verstimmt deine ganze gesuchte Crew.',
  'story.alliance-takes-dearest':
    'Nach jedem Kontakt mit der Allianz wird das teuerste deiner angeheuerten Crewmitglieder aus dem Spiel genommen.',
  'story.last-prize':
    'Wer die letzte dieser Prämien holt, ruft damit die letzte Runde aus: Jeder andere Kapitän hat noch 1 Zug, dann gewinnt das meiste Geld.',
  'story.rich-at-turn-end':
    'Es gewinnt der erste Kapitän, der einen Zug mit {credits} beendet, im langen Spiel mit {long}.',

  'set-up.alert-in-force': 'Von Anfang an ist ein zufällig gezogener Allianzalarm in Kraft.',
  'set-up.absent': '{contacts} {n, plural, one {nimmt} other {nehmen}} nicht teil: keine Aufträge, kein Handel.',
  'set-up.jobs-of-choice':
    'Jeder Kapitän zieht {n} Startaufträge von beliebigen Kontakten und behält davon, was er will.',
  'set-up.clear-skies':
    'Beginnt ein Vollschub, würfle: So viele Sektoren werden ohne Nav-Karte betreten. Die Reichweite des Antriebs bleibt gleich.',
  'set-up.no-alert-tokens': 'Es gibt keine Alarmmarker.',

  'mark.contraband-lying': '{n} Schmuggelware zum Mitnehmen',

  'prompt.hand-over': '1 gesuchtes Crewmitglied statt der Buße für 1 Haftbefehl ausliefern?',
  'prompt.send-back': 'Wer kehrt zum Schiff zurück? Dein Wurf muss höher sein als die Zahl derer, die bleiben.',
  'prompt.strongest': 'Wer von den Stärksten kehrt zum Schiff zurück?',
  'prompt.give-up-solid': 'Das Ansehen bei einem Kontakt aufgeben? Sonst ist der Versuch verpatzt.',
  'prompt.lose-solid': 'Bei wem bist du nicht mehr angesehen?',
  'prompt.split-team': 'Wer gehört zur ersten Gruppe? Die anderen sind die zweite.',
  'prompt.black-market': 'Was kaufst du zum halben Preis?',
  'prompt.clear-record': 'Was lässt du aus den Akten streichen?',
  'prompt.clear-wanted': 'Wessen Gesucht-Marker werden getilgt? Bis zu {n}.',
  'prompt.strike-off': 'Wie viele Haftbefehle werden getilgt? Bis zu {n}.',
  'prompt.job-from': 'Von wem ziehst du einen Auftrag? Noch {n} zu ziehen.',
  'prompt.lift-more': 'Weitermachen? In diesem System liegt noch {n} Schmuggelware.',
  'prompt.dearest-taken': 'Wen behält die Allianz?',

  'option.yes.give-up-solid': 'Ansehen bei einem Kontakt aufgeben',
  'option.no.give-up-solid': 'Behalten: Versuch verpatzt',
  'option.yes.lift-more': 'Eine weitere Karte wagen',
  'option.no.lift-more': 'Mit der Beute gehen',
  'option.contact-solid': '{contact}',
  'option.buy-no-more': 'Nichts mehr kaufen',
  'option.clear-warrants': 'Haftbefehle',
  'option.clear-wanted': 'Gesucht-Marker',
  'option.job-from': 'Einen Auftrag von {contact} ziehen',
  'option.lift-contraband': 'Krumme Touren für Schmuggelware',

  'log.now-wanted': '{card} wird jetzt gesucht.',
  'log.wanted-no-more': '{card} wird nicht mehr gesucht.',
  'log.warrants-struck-off': '{who} lässt {n, plural, one {# Haftbefehl} other {# Haftbefehle}} tilgen.',
  'log.gear-seized': 'Die Allianz beschlagnahmt {card} bei der Crew von {who}.',
  'log.crew-split': 'Die Crew von {who} teilt sich auf.',
  'log.team-back': 'Eine Gruppe von {who} ist wieder auf dem Schiff.',
  'log.two-dice': '{who} würfelt {one} und {other}.',
  'log.one-more-action': '{who} hat in diesem Zug 1 Aktion mehr.',
  'log.alert-in-force': 'Allianzalarm in Kraft: {card}.',
  'log.alert-on-contact': '{card}: Mit {contact} darf jetzt niemand handeln.',
  'log.alert-on-shop': '{card}: Bei {sector} darf jetzt niemand kaufen.',
  'log.clear-skies': '{who} würfelt {die}: so viele Sektoren ohne Nav-Karte.',
  'log.goods-lifted': '{who} holt 1 Schmuggelware bei {sector}; dort liegt noch {left}.',
  'log.prize-taken': '{who} bringt {contact} als Erster genug Schmuggelware und erhält ${credits, number}.',
}
