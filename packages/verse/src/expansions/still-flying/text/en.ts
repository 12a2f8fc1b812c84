import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/en.ts'
import { messages as effects } from '../../shared/effects/text/en.ts'

/** The words of this box in English. */
export const messages: Messages = {
  ...abilities,
  ...effects,
  'keyword.shuttle': 'Shuttle',
  'keyword.shuttle.a': 'a Shuttle',
  'job-type.caper': 'Caper',
  'back.caper': 'a Caper',
  'extra.caper-reshuffle':
    'Resolve this at once: shuffle the Capers, their discards and this card together, and draw another.',

  'ability.shuttle':
    'You may Work up to {reach, plural, one {# sector} other {# sectors}} away from your ship: 4 crew at most, no help of other Upgrades, room for {room}.',
  'ability.shuttle.quiet':
    'You may Work up to {reach, plural, one {# sector} other {# sectors}} away from your ship, where no misbehaving is asked for: 4 crew at most, no help of other Upgrades, room for {room}.',
  'ability.shuttle-room': 'Your Shuttles have room for {plus} more.',
  'ability.keeps-shuttle': 'When deserters might take a Shuttle, you may roll again.',
  'ability.make-work-in-company': 'With {profession} in your crew, your Make-Work pays {credits} more.',
  'ability.escapes-reavers': 'When Reavers are upon you, discard this: Evade, and nobody is harmed.',
  'effect.double-cross': 'your Deceptive crew double-crosses you, takes {credits} or all you have, and is gone',

  'set-up.starting-capers': 'Each captain starts with {n, plural, one {# Caper} other {# Capers}}.',
  'set-up.free-shuttles':
    'Before supplies are handed out, all Shuttles are taken from the supply decks. From the winner of the roll to the left, each captain takes one for nothing; the others go to the discard piles of their decks.',

  'prompt.capers': 'Capers: what does {card} have in mind?',
  'prompt.free-shuttle': 'Which Shuttle do you take, for nothing?',
  'prompt.shuttle-again': '{card} can keep the Shuttle: roll again? {n} or more keeps it.',
  'prompt.escape': 'Leave {card} to the Reavers and Evade?',
  'option.capers': 'Consider Capers with {card}',
  'option.yes.shuttle-again': 'Roll again',
  'option.no.shuttle-again': 'Let it go',
  'option.yes.escape': 'Leave it and Evade',
  'option.no.escape': 'Face them',

  'log.capers-reshuffled': 'The Capers are shuffled with their discards.',
  'log.double-crossed': '{card} double-crosses {who} and takes ${credits, number}.',
  'log.back-in-deck': '{card} is shuffled into the deck of {deck}.',
  'log.shuttle-roll': 'Deserters, {n} of them, eye a Shuttle of {who}: the die shows {die}.',
  'log.shuttle-taken': 'They take off in a Shuttle of {who}.',
  'log.shuttle-found': '{who} starts with {card}.',
  'story.invites':
    'With {n} presents given, you may spend an action at {place} to send out the invites: every other captain takes one more turn. Then the most presents win, and among equals the most credits.',
  'story.presents': 'Presents are Goal tokens, one of each kind: {presents}.',
  'story.presents-given':
    'Bring them to {place} with a Work action, as many kinds at once as you like. The present of a Caper comes as the Caper is completed, wherever that is. Gear you give away goes to its discard pile.',
  'story.runners-range':
    'From your first Goal token on, your Full Burns go {n, plural, one {# sector} other {# sectors}} further.',
  'story.casks': 'The casks are Contraband like any other: what is lost must be made up from elsewhere.',
  'story.core-on-alert':
    'An Alliance Alert token lies on every planet of Alliance Space at the start. When you reach a goal, 1 is put on every planet of Alliance Space next to you.',
  'story.contraband-sold': 'At {places}, a Work action buys up to {n} Contraband at {price} each.',
  'option.place': '{place}',
  'present.finery': 'gear with Fancy Duds',
  'present.spirits': '2 Contraband',
  'present.household': '3 Cargo',
  'present.envelope': '$2,500',
  'present.guests': '3 Passengers',
  'present.brides-own': 'a completed Caper',
  'token-for.finery': 'finery for the wedding',
  'token-for.spirits': 'spirits for the wedding',
  'token-for.household': 'goods for the household',
  'token-for.envelope': 'an envelope with $2,500',
  'token-for.guests': 'guests for the wedding',
  'token-for.brides-own': 'a Caper after the bride’s own heart',
  'prompt.presents': 'Which presents do you give?',
  'prompt.present-gear': 'Which gear do you give away?',
  'option.give-presents': 'Give presents',
  'option.send-invites': 'Send out the invites: one more turn for everybody else',
  'option.present.finery': 'Gear with Fancy Duds',
  'option.present.spirits': '2 Contraband',
  'option.present.household': '3 Cargo',
  'option.present.envelope': '$2,500',
  'option.present.guests': '3 Passengers',
  'option.buy-contraband': 'Buy Contraband at ${price, number} each',
  'counter.presents': 'Presents of {who}: {n}',
  'log.invites-sent': '{who} sends out the invites.',
  'log.contraband-bought': '{who} buys {what} for ${credits, number}.',
}
