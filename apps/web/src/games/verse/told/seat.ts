import type { HeardEvent } from '@keep-flying/kernel'

/** The captain whom an event is about, whatever its kind; null if it is about none. */
export function seatIn({ data }: HeardEvent): number | null {
  const who = data?.['who']
  return typeof who === 'object' && 'name' in who && typeof who.id === 'number' ? who.id : null
}
