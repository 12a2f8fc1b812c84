import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/en.ts'
import { messages as havens } from '../../shared/havens/text/en.ts'

/** The words of these stories in English. */
export const messages: Messages = {
  ...abilities,
  ...havens,
  'story.warrant-pride':
    'Between goal {from} and goal {to}, Warrants are worn with pride: illegal jobs you complete pay {credits} more for each Warrant you hold.',
  'story.hideouts': 'Reaching goal 1, roll a die for the place of goal 2, for yourself alone: {places}.',
  'story.hideout': '{from} to {upTo} {place}',
  'story.patron':
    'The patron travels as a Passenger. If he is killed or set down, fetch him again: work goal 2 once more, for no second token.',
  'condition.warrants-or-jobs': 'hold {warrants} Warrants, or have completed {jobs} illegal jobs',
  'set-up.heat':
    'Every Leader begins with a Wanted token. Wanted tokens add up, on crew who are Wanted without one too: a Wanted roll must be above the number of tokens.',
  'log.more-wanted': '{card} is Wanted more than ever: {n} tokens.',
  'story.only-ships': 'No other ships may be chosen than {ships}.',
  'story.hunter':
    '{card} is no captain, and may not be chosen. In the {ship}, starting from {place}, he flies a die’s number of sectors towards the richest captain at the end of every round; among equals, the one with more Warrants, then the one who plays next.',
  'story.hunter-attacks':
    'Where he reaches that captain, who is safe at the own Haven, there is a Showdown without a Boarding Test, in which he attacks with Fight {fight}. Whoever loses pays {credits}, or all there is, and one of the Wanted crew, if any, leaves the game. Then he goes back to where he started.',
  'mark.hunter': '{card}, hunting',
  'prompt.hunter-takes': 'Who of your Wanted crew is taken?',
  'log.hunter-moves': '{card} rolls {die} and comes as far as {sector}, after {who}.',
  'log.hunter-leaves': '{card} goes back to {sector}.',
  'mark.hideout': 'Where {who} must look for the patron',
  'log.hideout-roll': '{who} rolls {die}: the patron is held at {place}.',
  'log.patron-lost': '{who} has lost the patron.',

  'ability.leave-aboard':
    'A Buy action near any planet may give your crew Shore Leave, at {credits} for each of them; in shops it costs no more.',
  'ability.keeps-spent-upgrades':
    'An Upgrade that would be discarded for what it does is turned face down instead: it keeps its slot and does nothing. In a Buy action in a shop, {parts, plural, one {# Part turns} other {# Parts turn}} one up again.',
  'ability.raises-alerts':
    'Where there are Alliance Alert tokens, they count for {plus} more when this ship comes upon them.',
  'ability.spare-upgrades':
    'Besides those installed, up to {n} Upgrades may be kept aboard unmounted, to no use. In your turn near a planet, mount and unmount them as you like.',
  'ability.express':
    '{credits} more for each {types} job that you complete in the turn of its pick-up or in one of your next {turns}.',
  'laid.spent-upgrade': 'face down',
  'laid.spare-upgrade': 'unmounted',
  'prompt.turn-up': 'Which Upgrades do you turn up again, for {parts, plural, one {# Part} other {# Parts}} each?',
  'prompt.mount-for': 'What comes down for {card}?',
  'option.taproom': 'Shore Leave in the taproom',
  'option.unmount': 'Unmount',
  'option.mount': 'Mount',
  'log.upgrade-face-down': '{who} turns {card} face down.',
  'log.upgrade-turned-up': '{who} turns {card} up again.',
  'log.upgrade-unmounted': '{who} unmounts {card}.',
  'log.upgrade-mounted': '{who} mounts {card}.',
}
