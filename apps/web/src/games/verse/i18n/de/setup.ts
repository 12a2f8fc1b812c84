import type { Messages } from '@keep-flying/kernel'

export const setup: Messages = {
  'setup.jobs.by-story': 'Diese Geschichte legt die ersten Aufträge selbst fest.',
  'setup.jobs.by-card': 'Die Aufbaukarte legt die ersten Aufträge fest.',
  'setup.story': 'Die Geschichte',
  'setup.story.about': 'was zum Sieg führt',
  'setup.story.seats': '{n, plural, one {für einen Kapitän} other {{least} bis {most} Kapitäne}}',
  'setup.story.box': '{name} · {n, plural, one {# Geschichte} other {# Geschichten}}',
  'setup.story.hours': '{hours} Std.',
  'setup.story.measured': 'Bots brauchen etwa {rounds, number} Runden (Median aus {games, number} Spielen).',
  'setup.story.measured.alone':
    'Ein Bot gewinnt {won, number} % von {games, number} Spielen, die etwa {rounds, number} Runden dauern.',
  'setup.chart': 'Die Karte für diesen Tisch · {n, number} Sektoren',
  'setup.chart.goals': 'Die Karte für diesen Tisch · {n, number} Sektoren · Ziele markiert',
  'setup.captains': '{n, plural, one {# Kapitän} other {# Kapitäne}} · etwa {hours} Std.',
}
