import type { Messages } from '@keep-flying/kernel'

export const messages: Messages = {
  'prompt.drive-off': 'Reavers are upon you. Face them, or discard an upgrade to drive them off?',
  'prompt.slip-away': 'Roll for {card} to slip away? You evade on {n} or more.',
  'prompt.drift': 'Where does the ship of {who} drift?',

  'option.yes.slip-away': 'Roll for it',
  'option.no.slip-away': 'Stay and face it',
  'option.face-reavers': 'Face them',
  'option.drive-off': 'Discard {card} to move the Cutter',
  'option.scan': 'Resolve the alerts at {sector}',

  'log.drift': '{who} drifts to {sector}.',
  'log.alerts-laid-out': 'Alerts lie at every planet where no ship starts.',
  'log.cutter-driven-off': '{who} drives off a Cutter with {card}.',
  'log.slip-away-roll': '{who} rolls {die} to slip away.',
}
