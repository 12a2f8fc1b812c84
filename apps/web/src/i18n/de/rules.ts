import type { Messages } from '@keep-flying/kernel'

export const rules: Messages = {
  'rules.title': 'Die Regeln',
  'rules.home': 'Startseite',
  'rules.about':
    'Jede Regel von Firefly: The Game und seinen Erweiterungen in unseren eigenen Worten, jede unter ihrer Kennung. Am Ende stehen die Entscheidungen zu dem, was die Bücher offen lassen.',
  'rules.search': 'In den Regeln suchen',
  'rules.none': 'Keine Regel enthält alle diese Wörter.',
  'rules.in-question': 'Die Regel dazu: {rule}',
  'rules.see': 'Siehe auch',
}
