import type { Messages } from '@keep-flying/kernel'

export const messages: Messages = {
  'prompt.drive-off':
    'Reaver sind bei dir. Stellst du dich ihnen, oder legst du einen Ausbau ab, um sie zu vertreiben?',
  'prompt.slip-away': 'Mit {card} würfeln, um zu entwischen? Ab {n} weichst du aus.',
  'prompt.lose-good': 'Welches Gut gibst du her? Noch {n} herzugeben.',
  'prompt.drift': 'Wohin treibt das Schiff von {who}?',

  'option.yes.slip-away': 'Darum würfeln',
  'option.no.slip-away': 'Bleiben und es ausstehen',
  'option.face-reavers': 'Sich ihnen stellen',
  'option.drive-off': '{card} ablegen und den Kutter bewegen',
  'option.scan': 'Die Alarmmarker bei {sector} abhandeln',

  'mark.reaver-alert': '{n, plural, one {Reaver-Alarm} other {# Reaver-Alarme}}',
  'mark.alliance-alert': '{n, plural, one {Allianz-Alarm} other {# Allianz-Alarme}}',
  'mark.haven': 'Zuflucht von {who}',

  'log.drift': '{who} treibt nach {sector}.',
  'log.reaver-alert-placed': 'Bei {sector} bleibt ein Reaver-Alarmmarker zurück.',
  'log.alliance-alert-placed': 'Bei {sector} bleibt ein Allianz-Alarmmarker zurück.',
  'log.reaver-alert-roll': '{who} würfelt {die} gegen {n} Reaver-Alarm bei {sector}.',
  'log.alliance-alert-roll': '{who} würfelt {die} gegen {n} Allianz-Alarm bei {sector}.',
  'log.alerts-laid-out': 'Bei jedem Planeten, bei dem kein Schiff beginnt, liegt ein Alarmmarker.',
  'log.cutter-driven-off': '{who} vertreibt mit {card} einen Kutter.',
  'log.slip-away-roll': '{who} würfelt {die}, um zu entwischen.',
}
