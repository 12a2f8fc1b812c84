import type { Messages } from '@keep-flying/kernel'

/** The titles of the decks. */
export const deck: Messages = {
  'deck.supply': 'Versorgung: {of}',
  'deck.contact': 'Aufträge: {of}',
  'deck.nav.alliance': 'Nav, Allianzraum',
  'deck.nav.border': 'Nav, Grenzraum',
  'deck.nav.rim': 'Nav, Randraum',
  'deck.supply.ship-upgrades': 'Schiffsausbauten',
  'deck.extra.bounty': 'Kopfgelder',
  'deck.misbehave': 'Krumme Touren',
  'deck.extra.caper': 'Gaunerstücke',
  'deck.extra.alert': 'Allianzalarme',
  'deck.leader': 'Anführer',
  'deck.ship': 'Schiffe',
  'deck.core': 'Antriebskerne der Schiffe',
  'deck.story': 'Geschichten',
  'deck.set-up': 'Aufbaukarten',
}
