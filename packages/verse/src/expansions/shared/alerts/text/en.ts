import type { Messages } from '@keep-flying/kernel'

/** The words of Alert tokens. */
export const messages: Messages = {
  'effect.place-alert': 'put {alert} in your sector',
  'alert.reaver': '1 Reaver Alert token',
  'alert.alliance': '1 Alliance Alert token',
  'mark.reaver-alert': '{n, plural, one {Reaver Alert} other {# Reaver Alerts}}',
  'mark.alliance-alert': '{n, plural, one {Alliance Alert} other {# Alliance Alerts}}',
  'log.reaver-alert-placed': 'A Reaver Alert is left at {sector}.',
  'log.alliance-alert-placed': 'An Alliance Alert is left at {sector}.',
  'log.reaver-alert-roll':
    '{who} rolls {die} for {n, plural, one {# Reaver Alert} other {# Reaver Alerts}} at {sector}.',
  'log.alliance-alert-roll':
    '{who} rolls {die} for {n, plural, one {# Alliance Alert} other {# Alliance Alerts}} at {sector}.',
}
