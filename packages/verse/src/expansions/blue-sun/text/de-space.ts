import type { Messages } from '@keep-flying/kernel'

export const messages: Messages = {
  'prompt.drive-off':
    'Reaver sind bei dir. Stellst du dich ihnen, oder legst du einen Ausbau ab, um sie zu vertreiben?',
  'prompt.slip-away': 'Mit {card} würfeln, um zu entwischen? Ab {n} weichst du aus.',
  'prompt.drift': 'Wohin treibt das Schiff von {who}?',

  'option.yes.slip-away': 'Darum würfeln',
  'option.no.slip-away': 'Bleiben und es ausstehen',
  'option.face-reavers': 'Sich ihnen stellen',
  'option.drive-off': '{card} ablegen und den Kutter bewegen',
  'option.scan': 'Die Alarmmarker bei {sector} abhandeln',

  'log.drift': '{who} treibt nach {sector}.',
  'log.alerts-laid-out': 'Bei jedem Planeten, bei dem kein Schiff beginnt, liegt ein Alarmmarker.',
  'log.cutter-driven-off': '{who} vertreibt mit {card} einen Kutter.',
  'log.slip-away-roll': '{who} würfelt {die}, um zu entwischen.',
}
