import { boxCard } from '@keep-flying/encounters'
import type { HeardEvent } from '@keep-flying/kernel'
import type { News } from '../../../dock/planning.ts'
import { idIn } from '../told/words.ts'

/** What happens to the crew between two questions and is over when the second is asked. */
const blows: ReadonlySet<string> = new Set([
  'strikes',
  'strike-drawn',
  'ship-strike-drawn',
  'strike-cancelled',
  'avoided',
  'escaped',
])

/** What stands above the next question: an event that came up and is gone, or else the strikes that have fallen. */
export function newsIn(events: readonly HeardEvent[]): News | null {
  const at = events.findLastIndex(isPassing)
  const event = events[at]
  if (event) return { card: idIn(event, 'card'), roll: null, lines: events.slice(at) }
  const lines = events.filter(({ kind }) => blows.has(kind))
  return lines.length === 0 ? null : { card: null, roll: null, lines }
}

function isPassing(event: HeardEvent): boolean {
  if (event.kind !== 'revealed' && event.kind !== 'entered-revealed') return false
  const card = idIn(event, 'card')
  const kind = card === null ? null : boxCard(card).kind
  return kind === 'event' || kind === 'special'
}
