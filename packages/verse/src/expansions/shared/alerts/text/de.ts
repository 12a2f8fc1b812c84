import type { Messages } from '@keep-flying/kernel'

/** The words of Alert tokens. */
export const messages: Messages = {
  'effect.place-alert.your-sector': 'lege {alert} in deinen Sektor',
  'effect.place-alert.adjacent-sectors': 'lege {alert} in jeden Nachbarsektor',
  'effect.place-alert.outlaw-ships': 'lege {alert} in den Sektor jedes gesetzlosen Schiffs',
  'prompt.alert-call': 'Welches Schiff folgt dem Alarm?',
  'option.call-cruiser': 'Der Kreuzer der Allianz',
  'alert.reaver': '1 Reaver-Alarmmarker',
  'alert.alliance': '1 Allianz-Alarmmarker',
  'mark.reaver-alert': '{n, plural, one {Reaver-Alarm} other {# Reaver-Alarme}}',
  'mark.alliance-alert': '{n, plural, one {Allianz-Alarm} other {# Allianz-Alarme}}',
  'log.reaver-alert-placed': 'Bei {sector} bleibt ein Reaver-Alarmmarker zurück.',
  'log.alliance-alert-placed': 'Bei {sector} bleibt ein Allianz-Alarmmarker zurück.',
  'log.reaver-alert-roll': '{who} würfelt {die} gegen {n} Reaver-Alarm bei {sector}.',
  'log.alliance-alert-roll': '{who} würfelt {die} gegen {n} Allianz-Alarm bei {sector}.',
}
