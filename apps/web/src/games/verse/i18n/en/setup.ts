import type { Messages } from '@keep-flying/kernel'

export const setup: Messages = {
  'setup.jobs.by-story': 'This story settles the first jobs itself.',
  'setup.jobs.by-card': 'The set-up card settles the first jobs.',
  'setup.story': 'The story',
  'setup.story.about': 'what it takes to win',
  'setup.story.box': '{name} · {n, plural, one {# story} other {# stories}}',
  'setup.story.hours': '{hours} h',
  'setup.story.measured': 'Bots take about {rounds, number} rounds (median of {games, number} games).',
  'setup.story.measured.alone':
    'A bot wins {won, number} % of {games, number} games, which last about {rounds, number} rounds.',
  'setup.story.seats': '{n, plural, one {for one captain} other {{least} to {most} captains}}',
  'setup.chart': 'The chart for this table · {n, number} sectors',
  'setup.chart.goals': 'The chart for this table · {n, number} sectors · goals marked',
  'setup.captains': '{n, plural, one {# captain} other {# captains}} · about {hours} h',
}
