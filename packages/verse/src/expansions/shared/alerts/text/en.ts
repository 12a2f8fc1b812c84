import type { Messages } from '@keep-flying/kernel'

/** The words of Alert tokens. */
export const messages: Messages = {
  'effect.place-alert.your-sector': 'put {alert} in your sector',
  'effect.place-alert.adjacent-sectors': 'put {alert} in every adjacent sector',
  'effect.place-alert.outlaw-ships': 'put {alert} in the sector of every outlaw ship',
  'prompt.alert-call': 'Which ship answers the Alert?',
  'option.call-cruiser': 'The Alliance Cruiser',
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
