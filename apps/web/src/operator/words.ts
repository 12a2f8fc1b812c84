import type { BanInfo } from '@keep-flying/protocol'
import { type Say, useLocale } from '../i18n/language.tsx'
import { regionOf } from '../i18n/region.ts'

/** Writes a moment with its date. */
export function useMoment(): (at: number) => string {
  const format = new Intl.DateTimeFormat(regionOf(useLocale()), { dateStyle: 'medium', timeStyle: 'short' })
  return (at) => format.format(at)
}

/** How long a ban lasts, or that it has ended. */
export function sayEnd(say: Say, moment: (at: number) => string, { until, lifted }: BanInfo): string {
  if (lifted !== null) return say('operator.ban.lifted', { at: moment(lifted) })
  return until === null ? say('operator.ban.good') : say('operator.ban.until', { at: moment(until) })
}

export function kindOf({ operator, account }: { readonly operator: boolean; readonly account: boolean }): string {
  if (operator) return 'operator'
  return account ? 'account' : 'guest'
}

/** A person or a network that is banned. */
export function bannedIn({ network, name, person }: BanInfo): string {
  return network ?? name ?? person ?? ''
}
