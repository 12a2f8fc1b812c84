import type { Messages } from '@keep-flying/kernel'
import { messages as starts } from '../../shared/starts/text/en.ts'

/** Contacts of other boxes whom a card of this one names. */
const contacts: Messages = {
  'contact.mr-universe': 'Mr. Universe',
  'contact.fanty-and-mingo': 'Fanty & Mingo',
}

/** Phrases that stand at the head of a sentence as well as within one. */
const phrases: Messages = {
  'effect.return-to-ship.all': 'they return to the ship',
  'effect.return-to-ship.wanted': 'all Wanted crew at work return to the ship',
  'effect.return-to-ship.any-number': 'send any number of crew back to the ship',
  'effect.return-to-ship.highest-fight.upset':
    'the crew at work with the most Fight, gear included, returns to the ship and is disgruntled unless already so',
  'effect.make-wanted.all': 'all your crew become Wanted',
  'effect.make-wanted.tester': 'the crew who took the test becomes Wanted',
  'effect.make-wanted.carriers': 'all crew at work carrying gear marked {keyword} become Wanted',
  'effect.seize-gear': 'all carried gear marked {keywords} is seized and leaves the game',
  'effect.seize-gear.carriers':
    'all carried gear marked {keywords} is seized and leaves the game, and those who carried it are disgruntled',
  'effect.seize-gear.wanted':
    'all carried gear marked {keywords} is seized and leaves the game; if any is, all Wanted crew at work are disgruntled',
  'effect.lose-any-solid': 'lose Solid with a contact of your choice',
  'effect.give-up-solid': 'give up Solid with a contact of your choice (or else: attempt botched)',
  'effect.discard-hand': 'discard all jobs in your hand',
  'effect.new-alert': 'a new Alliance Alert comes into force',
  'effect.extra-action': 'you may take 1 more action this turn',
  'effect.split-crew':
    'split your crew at work into two teams; each draws and faces 1 Misbehave card alone, and a team that botches it returns to the ship',
  'effect.draw-misbehaves': 'draw {n} Misbehave cards, one after the other; all must be passed',
  'effect.roll-doubles': 'roll 2 dice; on doubles take {credits}',
  'effect.buy-from-discards': 'buy any gear marked {keywords} from the discard pile of {place} at half price',
  'effect.clear-record': 'you may clear up to {warrants, plural, one {# Warrant} other {# Warrants}}',
  'effect.clear-record.either':
    'you may clear up to {warrants, plural, one {# Warrant} other {# Warrants}} or up to {wanted, plural, one {# Wanted token} other {# Wanted tokens}}',
}

/** The words of this box in English. */
export const messages: Messages = {
  ...starts,
  ...contacts,
  ...phrases,

  'alert-card.system-wide': 'System-wide.',
  'alert-card.bars-contact': 'No Deals with {contact}.',
  'alert-card.bars-shop': 'No buying at {place}.',
  'alert-card.persons-of-interest': 'Whoever botches a job has all their crew disgruntled.',
  'alert-card.alliance-audit':
    'When anyone completes a job, this card moves onto the deck of its contact. Nobody may Deal with that contact until the card moves on.',
  'alert-card.rapid-response':
    'Whoever moves a ship of the Alliance may move it 1 sector further. This does not hold for the Nav card Alliance Cruiser.',
  'alert-card.criminal-sighting':
    'When anyone hires a Wanted crew, this card moves onto the supply deck that crew came from. Nobody may Buy there until the card moves on.',
  'alert-card.privilege-suspension': 'Nobody counts as Solid with Harken.',
  'alert-card.incarceration-order':
    'On Alliance Contact, you may have 1 of your Wanted crew taken out of the game in place of the fine for 1 Warrant.',
  'alert-card.white-sun-commerce': 'Captains with any Warrant may not Buy at Osiris or Persephone.',
  'alert-card.criminal-activity':
    'Captains with any Warrant pass 1 Misbehave card more each time they work an illegal job.',
  'alert-card.background-checks':
    'Wanted crew of captains with any Warrant are taken unless their roll is higher than the number of those Warrants.',
  'alert-card.enhanced-inspection': 'No Cargo may be sold to contacts.',

  'story.alert-in-force': 'One Alliance Alert, drawn at random, is in force from the start.',
  'story.no-start-in': 'No ship starts in {region}.',
  'story.smuggling.goods': '{n} Contraband lie in every planetary sector of {region}.',
  'story.smuggling.work':
    'Where Contraband lies, you may work for it: misbehave as often as you like. Each card passed brings 1 Contraband from that system.',
  'story.smuggling.prizes':
    'Each of {contacts} pays {credits} to the first captain who sells them {least} or more Contraband in one Deal.',
  'story.illegal-job-bonus-per-warrant': 'Each illegal job pays {credits} more for each of your Warrants.',
  'story.legal-jobs-upset-wanted': 'Completing a legal job disgruntles all your Wanted crew.',
  'story.alliance-takes-dearest':
    'After each contact with the Alliance, the dearest of your hired crew is taken out of the game.',
  'story.last-prize':
    'Taking the last of these prizes is the last call: every other captain takes 1 more turn, then the most money wins.',
  'story.rich-at-turn-end': 'The first captain to end a turn with {credits} wins; in the long game, {long}.',

  'set-up.alert-in-force': 'One Alliance Alert, drawn at random, is in force from the start.',
  'set-up.absent': '{contacts} {n, plural, one {takes} other {take}} no part: no jobs, no Deal.',
  'set-up.jobs-of-choice': 'Each captain draws {n} starting jobs from any contacts, and keeps any of them.',
  'set-up.clear-skies':
    'When a Full Burn begins, roll a die: so many sectors are entered without a Nav card. The range of the drive stays the same.',
  'set-up.no-alert-tokens': 'No Alert tokens are used.',

  'mark.contraband-lying': '{n} Contraband for the taking',

  'prompt.hand-over': 'Hand over 1 Wanted crew in place of the fine for 1 Warrant?',
  'prompt.send-back': 'Who goes back to the ship? Your die must show more than the number of crew who stay.',
  'prompt.strongest': 'Who of the strongest goes back to the ship?',
  'prompt.give-up-solid': 'Give up Solid with a contact? Otherwise the attempt is botched.',
  'prompt.lose-solid': 'With whom are you no longer Solid?',
  'prompt.split-team': 'Who makes up the first team? The others are the second.',
  'prompt.black-market': 'What do you buy at half price?',
  'prompt.clear-record': 'What do you have struck from the records?',
  'prompt.clear-wanted': 'Whose Wanted tokens are cleared? Up to {n}.',
  'prompt.strike-off': 'How many Warrants are struck off? Up to {n}.',
  'prompt.job-from': 'Whose job do you draw? {n, plural, one {# is} other {# are}} still yours to draw.',
  'prompt.lift-more': 'Go on? {n} Contraband left in this system.',
  'prompt.dearest-taken': 'Whom does the Alliance keep?',

  'option.yes.give-up-solid': 'Give up a contact’s trust',
  'option.no.give-up-solid': 'Keep it: attempt botched',
  'option.yes.lift-more': 'Face another card',
  'option.no.lift-more': 'Leave with what you have',
  'option.contact-solid': '{contact}',
  'option.buy-no-more': 'Buy nothing more',
  'option.clear-warrants': 'Warrants',
  'option.clear-wanted': 'Wanted tokens',
  'option.job-from': 'Draw a job from {contact}',
  'option.lift-contraband': 'Misbehave for Contraband',

  'log.now-wanted': '{card} is now Wanted.',
  'log.wanted-no-more': '{card} is no longer Wanted.',
  'log.warrants-struck-off': '{who} has {n, plural, one {# Warrant} other {# Warrants}} struck off.',
  'log.gear-seized': 'The Alliance seizes {card} from the crew of {who}.',
  'log.crew-split': 'The crew of {who} splits up.',
  'log.team-back': 'A team of {who} is back on the ship.',
  'log.two-dice': '{who} rolls {one} and {other}.',
  'log.one-more-action': '{who} has 1 more action this turn.',
  'log.alert-in-force': 'Alliance Alert in force: {card}.',
  'log.alert-on-contact': '{card}: nobody may Deal with {contact} now.',
  'log.alert-on-shop': '{card}: nobody may Buy at {sector} now.',
  'log.clear-skies': '{who} rolls {die}: so many sectors without a Nav card.',
  'log.goods-lifted': '{who} lifts 1 Contraband at {sector}; {left} left there.',
  'log.prize-taken': '{who} is first to bring {contact} enough Contraband and takes ${credits, number}.',
}
