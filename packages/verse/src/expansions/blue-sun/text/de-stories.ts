import type { Messages } from '@keep-flying/kernel'

/** The three stories of the box. */
export const messages: Messages = {
  'log.alliance-alerts-laid-out':
    'Bei jedem Planeten im Allianzraum, der keine Zuflucht ist, liegt ein Allianz-Alarmmarker.',
  'log.contacts-exhausted': '{n, number} Kontakte haben keine Arbeit mehr: Die Bücher werden geschlossen.',
}
