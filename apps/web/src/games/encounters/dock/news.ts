import { boxCard } from '@keep-flying/encounters'
import type { HeardEvent } from '@keep-flying/kernel'
import type { News } from '../../../dock/planning.ts'
import { idIn } from '../told/words.ts'

/** An event or a special card that came up is gone at once: what it did stands above the next question. */
export function newsIn(events: readonly HeardEvent[]): News | null {
  const at = events.findLastIndex((event) => isPassing(event))
  const event = events[at]
  return event ? { card: idIn(event, 'card'), roll: null, lines: events.slice(at) } : null
}

function isPassing(event: HeardEvent): boolean {
  if (event.kind !== 'revealed' && event.kind !== 'entered-revealed') return false
  const card = idIn(event, 'card')
  const kind = card === null ? null : boxCard(card).kind
  return kind === 'event' || kind === 'special'
}
