import type { Messages } from '@keep-flying/kernel'

/** What is chosen before the first turn. */
export const choosing: Messages = {
  'choosing.ships.alike': 'All of them are built alike. Choose by the name.',
  'choosing.jobs.crew': 'Your crew brings',
  'choosing.jobs.job': 'Job',
  'choosing.jobs.needs': 'What you need',
  'choosing.jobs.where': 'Where, in sectors',
  'choosing.jobs.pay': 'Pay',
  'choosing.jobs.ready': 'You have what it takes.',
  'choosing.jobs.lacking': '{n, plural, one {One thing is missing} other {# things are missing}}.',
}
