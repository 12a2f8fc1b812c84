import type { market as english } from '../en/market.ts'

export const market: Record<keyof typeof english, string> = {
  'market.at': 'Markt: {place}',
  'market.with': 'Handel mit {contact}',
  'market.first': 'Erst vom Stapel aussuchen; der Rest wird gezogen.',
  'market.then': 'Was du liegen lässt, kommt offen auf den Stapel.',
  'market.looked':
    '{of, select, jobs {{n, plural, one {Du siehst dir einen Auftrag an.} other {Du siehst dir # Aufträge an.}}} other {{n, plural, one {Du siehst dir eine Karte an.} other {Du siehst dir # Karten an.}}}}',
  'market.deck-empty': 'Das Deck ist leer: nur der Stapel ist noch da.',
  'market.draw':
    '{of, select, jobs {{n, plural, =0 {Keine Aufträge ziehen} one {1 Auftrag ziehen} other {# Aufträge ziehen}}} other {{n, plural, =0 {Keine Karten ziehen} one {1 Karte ziehen} other {# Karten ziehen}}}}',
  'market.draw-one': 'nur eine, dann weitersehen',
  'market.unseen': 'wird gezogen',
  'market.free': 'keine Karte',
  'market.leave':
    '{n, plural, =0 {Landgang: niemand braucht ihn} one {Landgang: beruhigt ein Crewmitglied} other {Landgang: beruhigt # Crewmitglieder}}',
  'market.make-room':
    '{n, plural, one {Platz schaffen: eins könnte weichen} other {Platz schaffen: # könnten weichen}}',
  'market.purse': 'Kasse',
  'market.left': 'Bleibt',
  'market.short': '{sum} zu wenig',
  'market.hold': 'Frachtraum',
  'market.spaces': '{used} von {of}',
  'market.overboard': 'Etwas muss über Bord',
  'market.ware.buy': '{what}',
  'market.ware.sell': '{what} verkaufen',
  'market.ware.load': '{what} laden',
  'market.pile': 'Stapel · {n}',
  'market.pile-closed': 'geschlossen: die Karten sind gezogen',
  'market.picked': 'ausgesucht',
  'market.deck': '{n} im Deck',
  'market.put-back': 'Zurücklegen',
  'market.in-basket': 'Im Korb',
  'market.chosen': 'Ausgewählt',
  'market.take.hire': 'Anheuern',
  'market.take.buy': 'Kaufen',
  'market.take.accept': 'Annehmen',
  'market.take.hire-for': '{price, plural, =0 {Umsonst anheuern} other {Für $# anheuern}}',
  'market.take.buy-for': '{price, plural, =0 {Umsonst nehmen} other {Für $# kaufen}}',
  'market.take.this': '{deed}: {card}',
}
