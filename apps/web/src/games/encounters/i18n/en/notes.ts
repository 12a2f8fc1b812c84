import type { Messages } from '@keep-flying/kernel'

/** The words of the game, as a card that is explained explains them. */
export const notes: Messages = {
  'enc.notes.words': 'What its words mean',
  'enc.notes.rule': 'The rule',
  'enc.notes.enemy': 'Enemy',
  'enc.notes.enemy.means':
    'Turned up, it can be fought: pay its Attack value. In the Combat Zone it strikes every turn.',
  'enc.notes.side-job': 'Side Job',
  'enc.notes.side-job.means':
    'Do what it asks before it has been through the Combat Zone, and the team is rewarded. It never strikes.',
  'enc.notes.event': 'Event',
  'enc.notes.event.means': 'Happens once, when it is turned up, and is gone.',
  'enc.notes.goal': 'Goal',
  'enc.notes.goal.means': 'An Objective depends on it.',
  'enc.notes.special': 'Special',
  'enc.notes.special.means': 'Has an effect of its own; no Objective depends on it.',
  'enc.notes.character': 'Character',
  'enc.notes.character.means': 'Recruited, it goes to your discard pile and comes to your hand later.',
  'enc.notes.talent': 'Talent',
  'enc.notes.talent.means': 'Does what the Talent text of your Avatar says.',
  'enc.notes.flaw': 'Flaw',
  'enc.notes.flaw.means':
    'Must be played first, does what the Flaw text of your Avatar says, and goes back to its stack.',
  'enc.notes.crew-strike': 'Crew Strike',
  'enc.notes.crew-strike.means':
    'Stays on an Avatar until it is healed. With as much damage as Health you are defeated.',
  'enc.notes.ship-strike': 'Ship Strike',
  'enc.notes.ship-strike.means':
    'Stays on Serenity until it is repaired. One more than there are slots, and the game is lost.',
  'enc.notes.upgrade': 'Upgrade',
  'enc.notes.upgrade.means': 'Bought with Credits between two Episodes; works as long as it is on Serenity.',
  'enc.notes.inevitable': 'Inevitable card',
  'enc.notes.inevitable.means': 'The timer of the Episode: nobody scans it, fights it or moves it.',
  'enc.notes.range': 'Range',
  'enc.notes.range.means': 'Face-up, it strikes from the ’Verse already.',
  'enc.notes.stationary': 'Stationary',
  'enc.notes.stationary.means': 'Is not pushed; other cards pass it by.',
  'enc.notes.escape': 'Escape',
  'enc.notes.escape.means': 'Gets away where others would enter the Combat Zone.',
  'enc.notes.double-strike': 'Double Strike',
  'enc.notes.double-strike.means': 'Strikes twice.',
  'enc.notes.coordinate': 'Coordinate',
  'enc.notes.coordinate.means': 'On another’s turn you may set it aside: you draw a card, and they may play a copy.',
  'enc.notes.combo': 'Combo',
  'enc.notes.combo.means': 'Works if you played another card of that class before, in the same turn.',
  'enc.notes.activate': 'Activate',
  'enc.notes.activate.means': 'Once it is played you may use it later in your Action Phase, once.',
  'enc.notes.reaction': 'Reaction',
  'enc.notes.reaction.means': 'May be used from your hand at the moment it names, mostly on others’ turns.',
  'enc.notes.reveal': 'Reveal',
  'enc.notes.reveal.means': 'Happens when the card is first turned face-up.',
}
