import type { Messages } from '@keep-flying/kernel'

/** The titles of the decks. */
export const deck: Messages = {
  'deck.supply': 'Supply at {of}',
  'deck.contact': 'Jobs of {of}',
  'deck.nav.alliance': 'Nav, Alliance space',
  'deck.nav.border': 'Nav, Border space',
  'deck.nav.rim': 'Nav, Rim space',
  'deck.supply.ship-upgrades': 'Ship Upgrades',
  'deck.extra.bounty': 'Bounties',
  'deck.misbehave': 'Misbehave',
  'deck.extra.caper': 'Capers',
  'deck.extra.alert': 'Alliance Alerts',
  'deck.leader': 'Leaders',
  'deck.ship': 'Ships',
  'deck.core': 'Drive cores of the ships',
  'deck.story': 'Stories',
  'deck.set-up': 'Set Up cards',
}
