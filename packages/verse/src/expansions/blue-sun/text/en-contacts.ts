import type { Messages } from '@keep-flying/kernel'

export const messages: Messages = {
  'prompt.challenge': 'Lay a Challenge under “{card}”?',
  'prompt.give-away-credits': 'How much do you give to {who}?',
  'option.challenge': 'Take up “{card}”',
  'option.no-challenge': 'No Challenge',
  'option.give-away-credits': 'Give credits to {who}',
  'log.gave-credits': '{who} gives {partner} ${credits, number}.',
}
