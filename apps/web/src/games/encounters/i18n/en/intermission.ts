import type { Messages } from '@keep-flying/kernel'

/** The words of the Inter-Mission. */
export const intermission: Messages = {
  'enc.intermission.about':
    'Episode {letter} is over. The team has {n, plural, one {# Credit} other {# Credits}}; what is not spent is lost.',
  'enc.intermission.left': '{n, plural, =0 {All spent} other {# left, and lost}}',
  'enc.intermission.upgrades': 'Upgrades on offer',
  'enc.intermission.in-plan': 'in the plan',
  'enc.intermission.buy': 'buy',
  'enc.intermission.too-dear': 'too dear',
  'enc.intermission.left-out': 'not in the plan',
  'enc.intermission.repair': 'repairs, in Credits',
  'enc.intermission.heal': 'Heal the crew',
  'enc.intermission.well': 'no strike',
  'enc.intermission.heal.about':
    '{n, plural, =0 {A Credit heals 1 damage of each Main Character; only whole strikes go.} one {# Credit heals 1 damage of each Main Character; only whole strikes go.} other {# Credits heal up to # damage of each Main Character; only whole strikes go.}}',
  'enc.intermission.health': '{n} of {of}',
  'enc.intermission.health.then': '{n} → {then} of {of}',
  'enc.intermission.draw': 'Extra cards',
  'enc.intermission.draw.about': 'Each time, every player draws a card before the next Episode begins.',
  'enc.intermission.team': 'The team',
  'enc.intermission.planned': 'made this plan',
  'enc.intermission.decides': 'decides for the team',
  'enc.intermission.agrees': 'agrees',
  'enc.intermission.looks': 'is looking at it',
  'enc.intermission.may-plan': 'may make a plan',
  'enc.ahead.next': 'Episode {letter} next',
  'enc.ahead.mandatory': 'mandatory',
  'enc.ahead.score': 'Score so far',
  'enc.ahead.earned': 'Episode {letter}',
  'enc.ahead.open': '{letter} is worth {n}',
  'enc.ahead.missed': '{letter} missed',
  'enc.ahead.campaign': 'Campaign: game {n} of 5, {points, plural, one {# point} other {# points}} so far',
  'enc.intermission.worth.strikes':
    '{n, plural, =0 {Serenity has no strike now.} one {Serenity has # strike now.} other {Serenity has # strikes now.}}',
  'enc.intermission.worth.slots':
    '{n, plural, =0 {No slot is free now.} one {# slot is free now.} other {# slots are free now.}}',
  'enc.intermission.worth.damage': '{n, plural, =0 {Nobody is hurt now.} other {The crew has # damage now.}}',
}
