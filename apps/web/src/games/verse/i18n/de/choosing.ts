import type { Messages } from '@keep-flying/kernel'

/** What is chosen before the first turn. */
export const choosing: Messages = {
  'choosing.ships.alike': 'Alle sind gleich gebaut. Wähle nach dem Namen.',
  'choosing.jobs.crew': 'Deine Crew bringt mit',
  'choosing.jobs.job': 'Auftrag',
  'choosing.jobs.needs': 'Was du brauchst',
  'choosing.jobs.where': 'Wo, in Sektoren',
  'choosing.jobs.pay': 'Lohn',
  'choosing.jobs.ready': 'Du hast alles dafür.',
  'choosing.jobs.lacking': '{n, plural, one {Eines fehlt} other {# Dinge fehlen}}.',
}
