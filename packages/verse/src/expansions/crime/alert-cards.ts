import type { ExtraCard } from '../../vocabulary/index.ts'

/** The ten Alliance Alerts. One at a time is in force. */

export const alertIds = [
  'persons-of-interest',
  'alliance-audit',
  'rapid-response',
  'criminal-sighting',
  'privilege-suspension',
  'incarceration-order',
  'white-sun-commerce',
  'criminal-activity',
  'background-checks',
  'enhanced-inspection',
] as const

export type AlertId = (typeof alertIds)[number]

/** The card of an Alert. */
export function alertCard(id: AlertId): string {
  return `alert/${id}`
}

interface Printed {
  readonly name: string
  /** Whether the card is headed as one that holds in the whole system; all of them bind everybody. */
  readonly systemWide: boolean
  readonly check?: string
}

const printed: Readonly<Record<AlertId, Printed>> = {
  'persons-of-interest': {
    name: 'Persons of Interest',
    systemWide: true,
    check: 'Whether the Leader is included is not stated; here it is.',
  },
  'alliance-audit': { name: 'Alliance Audit', systemWide: false },
  'rapid-response': { name: 'Rapid Response', systemWide: false },
  'criminal-sighting': { name: 'Criminal Sighting', systemWide: false },
  'privilege-suspension': { name: 'Privilege Suspension', systemWide: true },
  'incarceration-order': { name: 'Incarceration Order', systemWide: true },
  'white-sun-commerce': { name: 'White Sun Commerce', systemWide: true },
  'criminal-activity': {
    name: 'Criminal Activity',
    systemWide: true,
    check: 'Whether the further card is due once in a job or at each step is not stated; here at each.',
  },
  'background-checks': { name: 'Background Checks', systemWide: true },
  'enhanced-inspection': { name: 'Enhanced Inspection', systemWide: false },
}

export interface AlertCard extends ExtraCard {
  readonly kind: 'alert'
  readonly alert: AlertId
  readonly systemWide: boolean
}

export const alertCards: readonly AlertCard[] = alertIds.map((alert) => ({
  kind: 'alert',
  id: alertCard(alert),
  box: 'crime',
  deck: 'alert',
  alert,
  ...printed[alert],
}))

export function isAlert(card: ExtraCard): card is AlertCard {
  return card.kind === 'alert'
}
