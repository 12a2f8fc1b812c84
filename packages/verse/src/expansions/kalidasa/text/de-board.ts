import type { Messages } from '@keep-flying/kernel'

/** The Corvette, the Rim, the Leader, the stories and Set Up cards of the box. */
export const messages: Messages = {
  'effect.move-corvette.steps':
    'die Person rechts von dir bewegt die Korvette 1 bis {n} Sektoren weit in beliebigen Regionen',
  'effect.move-corvette.beside-you':
    'die Person rechts von dir bewegt die Korvette in einen freien Nachbarsektor deines Schiffs im {regions}',
  'effect.move-corvette.planetary-sector':
    'die Person rechts von dir bewegt die Korvette in einen freien Planetensektor im {regions}',
  'effect.remove-wanted-crew': 'entferne 1 gesuchtes Crewmitglied ohne Unterschlupf aus dem Spiel',
  'effect.hand-over-crew': 'lege 1 Crewmitglied ab, das nicht dein Anführer ist',
  'effect.lose-all-goods': 'verliere alle Güter in deinem Frachtraum',
  'effect.offer-to-buy': 'du darfst bis zu {n} {tokens} für je {price} verkaufen',
  'effect.people-lost-by-die':
    'wirf einen Würfel: zeigt er weniger als deine Passagiere und Flüchtlinge zusammen, verliere so viele von ihnen',
  'effect.swap-goods': 'du darfst bis zu {n} Güter gegen andere tauschen',
  'effect.bet-on-suits':
    'setze bis zu {upTo} auf {cards} Untat-Karten: haben {alike} oder mehr dieselbe Farbe, erhalte das {times}-Fache, sonst zahle den Einsatz',
  'effect.range-per-moral-crew':
    'fliege je moralischem Crewmitglied an Bord bis zu {n, plural, one {# Sektor} other {# Sektoren}} weiter',
  'ability.sells-people':
    'Lieferst du {person} ab, darfst du je {credits} mehr nehmen; der Auftrag gilt dann als unmoralisch.',
  'story.jobs-run-out':
    'Das Spiel endet sofort mit {n} erledigten Aufträgen je Kapitän, zusammen gezählt. Wer bei den meisten Kontakten Ansehen hat, gewinnt; bei Gleichstand die teuerste Crew.',
  'story.bank': 'Nach dem Aufbau hat die Bank {credits} je Kapitän; alles Ausgegebene geht an sie zurück.',
  'story.bank-empty': 'Kann die Bank nicht voll zahlen oder hat sie nichts mehr, gewinnt das meiste Geld.',
  'story.half-claimed': 'In deinem Zug darfst du mit mehr als der Hälfte allen Geldes im Spiel den Sieg beanspruchen.',
  'set-up.jobs-only-of': 'In den Kontaktstapeln sind nur Aufträge aus Blue Sun und Kalidasa.',
  'set-up.turn-tokens':
    'Wer beginnt, gibt zu Beginn jedes eigenen Zuges einen von {n} Zeitmarkern ab; nach dem letzten haben alle noch einen Zug, dann gewinnt das meiste Geld.',
  'set-up.jobs-of-one-contact': 'Alle beginnen mit {n} Aufträgen eines Kontakts ihrer Wahl.',
  'condition.owns-gear.fancy-duds': 'feine Kleider besitzen',
  'condition.owns-gear.explosives': 'Sprengstoff besitzen',
  'condition.done-immoral-job': 'einen unmoralischen Auftrag erledigt haben',
  'condition.has-warrant': 'einen Haftbefehl haben',
  'condition.temptress': 'ein Crewmitglied an Bord haben, das Companion oder Betrüger ist',
  'condition.has-saint': 'ein moralisches Crewmitglied an Bord haben, das weder gesucht noch dein Anführer ist',
  'condition.has-disgruntled': 'ein verstimmtes Crewmitglied an Bord haben',
  'condition.solid-with-one-of': 'Ansehen bei Harken, Lord Harrow oder Magistrate Higgins haben',
  'condition.hold-full': 'keinen freien Platz im Frachtraum haben, das Versteck nicht gerechnet',
  'tile.corvette-contact': 'Korvetten-Kontakt',
  'mark.corvette': 'Die Korvette des Agenten',
  'prompt.corvette-contact': 'Der Agent hat dich gefunden.',
  'prompt.move-corvette': 'Wohin fliegt die Korvette des Agenten?',
  'prompt.corvette-drives-off': 'Wohin flieht der Kutter?',
  'prompt.remove-wanted-crew': 'Welches gesuchte Crewmitglied nimmt der Agent mit?',
  'prompt.hand-over-crew': 'Wen lieferst du aus?',
  'prompt.sell-amount': 'Wie viele {what} verkaufst du für je ${price, number}?',
  'prompt.lose-person': 'Wer geht verloren? {n, plural, one {Noch # muss} other {Noch # müssen}} gehen.',
  'prompt.swap-good': 'Welche Güter gibst du weg? Noch bis zu {n}.',
  'prompt.bet-stake':
    'Wie viele Hunderter setzt du darauf, dass {alike} von {cards} Karten dieselbe Farbe haben? Du gewinnst das {times}-Fache.',
  'prompt.sell-people':
    '${credits, number} mehr für {n, plural, one {# Flüchtling} other {# Flüchtlinge}} nehmen? Der Auftrag gilt dann als unmoralisch.',
  'prompt.first-contact': 'Von welchem Kontakt nimmst du deine ersten {n} Aufträge?',
  'option.corvette-stays': 'Hier bleiben',
  'option.call-corvette': 'Die Korvette des Agenten',
  'option.swap-no-more': 'Das ist alles',
  'option.yes.sell-people': 'Nehmen',
  'option.no.sell-people': 'Lassen',
  'option.claim-half': 'Mit mehr als der Hälfte allen Geldes den Sieg beanspruchen',
  'log.corvette-moved': 'Die Korvette fliegt nach {sector}.',
  'log.corvette-contact': 'Der Agent stellt {who}: Korvetten-Kontakt.',
  'log.corvette-drives-off': 'Die Korvette vertreibt den Kutter von {from} nach {to}.',
  'log.reaver-tokens-cleared': 'Die Korvette räumt die Reaver-Alarme bei {sector} ab.',
  'log.corvette-shields': 'Neben der Korvette ist {who} vor {card} sicher.',
  'log.sold-by-card': '{who} verkauft {what} für ${credits, number}.',
  'log.people-roll': '{who} würfelt {die} für {n, plural, one {# Person} other {# Personen}} an Bord.',
  'log.tokens-left':
    '{n, plural, =0 {Der letzte Zeitmarker ist fort.} one {Noch # Zeitmarker.} other {Noch # Zeitmarker.}}',
  'log.timer-over': 'Die Zeit ist um: alle haben noch einen Zug.',
  'log.jobs-run-out': 'Das war der letzte Auftrag: wer die besten Verbindungen hat, gewinnt.',
  'log.bank-empty': 'Die Bank ist leer: es wird abgerechnet.',
  'log.half-claimed': '{who} hält ${credits, number}, mehr als die Hälfte allen Geldes.',
}
