import type { Messages } from '@keep-flying/kernel'

export const messages: Messages = {
  'prompt.challenge': 'Legst du an „{card}“ eine Herausforderung an?',
  'prompt.give-away-credits': 'Wie viel gibst du {who}?',
  'option.challenge': '„{card}“ annehmen',
  'option.no-challenge': 'Keine Herausforderung',
  'option.give-away-credits': '{who} Credits geben',
  'log.gave-credits': '{who} gibt {partner} ${credits, number}.',
}
