import type { Messages } from '@keep-flying/kernel'

/** Phrases that stand at the head of a sentence as well as within one. */
const phrases: Messages = {
  'effect.leak-fuel': 'lose 1 Fuel for each further sector you enter this turn',
  'effect.drift': 'the player to your right moves your ship {sectors, plural, one {# sector} other {# sectors}}',
}

export const messages: Messages = {
  ...phrases,

  'ability.dodges-cutter':
    'In a sector with a Reaver Cutter, discard this: ignore it and move it 1 sector within Border space or Rim space.',
  'ability.scans-alerts': 'In your Fly action, you may resolve the Alert tokens of neighbouring sectors from afar.',
  'ability.passes-as-reaver':
    'You may fly into sectors with Reavers. Once they have killed any of your crew, discard this.',
  'ability.slips-away': 'When a Reaver or Alliance ship enters your sector, you may roll a die. {from}–6: Evade.',

  'favour.deals-anywhere': 'Solid: you may Deal with this contact from any sector.',
  'favour.larger-hand': 'Solid: {plus, plural, one {# more card} other {# more cards}} in your hand.',

  'challenge.heading': 'Challenge from {contact}: for {standing} jobs of other contacts.',
  'challenge.more-misbehaves':
    'Misbehave {n, plural, one {once} =2 {twice} other {# times}} more at each step where you misbehave, or else at the last.',
  'challenge.max-crew': 'At most {n} crew may work the job.',
  'challenge.no-skill': 'No {skill} points count in any test of the job.',
  'challenge.no-gear': 'No gear may be used on the job.',
  'challenge.trial': 'Before the last step of the job: {option}',
  'challenge.trial.choose': 'Before the last step of the job, choose one:',
  'challenge.pays': 'Reward: {credits}.',
  'challenge.pays.per-misbehave': 'Reward: {credits} for each Misbehave card passed on the job.',
  'challenge.loads': 'Reward: load {tokens}.',
  'challenge.loads.per-misbehave': 'Reward: load {token} for each Misbehave card passed on the job.',
  'challenge.takes-gear': 'Reward: take 1 gear from any supply discard pile for free.',

  'story.illegal-job-warrant': 'Each illegal job you complete brings you 1 Warrant.',
  'story.alliance-alerts-on-planets':
    'Every planetary sector of Alliance space without a Haven starts with 1 Alliance Alert token.',
  'story.contact-decks-cut': 'Each contact deck holds only as many cards as there are players.',
  'story.goal-warrants-spare': 'A Warrant on a goal does not end Solid with {contacts}.',
  'story.contacts-exhausted':
    'The game ends at once when {n, plural, one {# contact has} other {# contacts have}} no cards left in deck and discard pile; then the most money wins.',

  'set-up.alerts-on-planets':
    'Every planetary sector where no ship starts gets 1 Alert token: Alliance in Alliance space, Reaver elsewhere.',
}
