import type { Messages } from '@keep-flying/kernel'
import { messages as abilities } from '../../shared/abilities/text/en.ts'

/** The words of this box in English. */
export const messages: Messages = {
  ...abilities,
  'ability.stands-in': 'Spend {what} in place of a {name}, once.',
  'ability.clears-the-sky':
    'As you begin a Full Burn, discard this: in it, Nav cards that bring the Alliance or Reavers count as empty space.',
  'ability.burns-again': 'Spend an action and discard this: begin a Full Burn, beside your Fly action of the turn.',
  'ability.loyal-crew': '{profession} whom you leave without a cut are not Disgruntled.',

  'story.shared-jobs':
    'The top job of each contact lies open. Anybody may start it where it is worked; the next one takes its place. Jobs that are lost leave the game.',
  'story.deals-only-trade': 'Nobody has jobs in hand, and Deals are for trade alone.',
  'set-up.strip-mining':
    'The winner of the roll names a supply deck. Each captain in turn opens a round: as many cards as captains are turned up, and from that captain leftward each takes one for nothing.',
  'set-up.primed': '{n} cards of each supply deck lie open at the start.',

  'prompt.decoys': 'Discard {card} for a clear sky on this flight?',
  'prompt.strip-mine': 'Which supply deck is strip-mined?',
  'prompt.strip-mined': 'Which card do you take for nothing?',
  'option.yes.decoys': 'Send out decoys',
  'option.no.decoys': 'Keep them',
  'option.ram-jets': 'Discard {card} for another Full Burn',
  'option.strip-mine': '{deck}',

  'log.decoys-out': '{who} sends out decoys.',
  'log.job-laid-open': '{contact} has work for anybody: {card}.',
  'log.strip-mined': '{who} takes {card}.',
}
