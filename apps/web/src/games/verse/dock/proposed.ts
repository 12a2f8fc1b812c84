import type { OneOf, Option } from '@keep-flying/kernel'
import type { Captain, SectorId, Table } from '@keep-flying/verse'
import { type Reason, reasonsToGo } from '@keep-flying/verse/ask'
import { cardIn } from '../../../dock/looks.ts'
import { wayOf } from './deeds.ts'
import { flightSuggestions, type Suggestion } from './flight.ts'
import { type Action, type TurnGroups, turnGroups } from './turn.ts'

/** What a sensible captain would do next in a turn: it stands ready before anything is picked. */
export interface Proposed {
  readonly act: Action | 'end'
  readonly pick: string
  /** The way there, where it is a flight. */
  readonly course: readonly SectorId[]
}

const here: readonly SectorId[] = []

/** First what pays here, then a flight to what pays elsewhere, then odd jobs; where nothing is left, the end of the turn. */
export function proposedIn(t: Table, c: Captain, decision: OneOf): Proposed | null {
  const groups = turnGroups(decision)
  const paying = (reasonsToGo(t, c).get(c.sector) ?? []).flatMap((reason) => worthDoing(reason, groups))
  const [best] = paying.sort((one, other) => order.indexOf(one.act) - order.indexOf(other.act))
  if (best) return best
  const flight = flightSuggestions(t, c).find(({ way }) => wayOf(decision, [way]) === way)
  const spare = groups.work.find(({ id }) => id === 'make-work')
  const work = spare && deed('work', spare)
  // Nothing can be done where a long flight is broken off: what is to be had here is had first.
  if (flight) return flight.left > 0 && work && t.state.turn.taken.length === 0 ? work : flightOf(flight)
  return work ?? (groups.end && deed('end', groups.end))
}

const order: readonly Proposed['act'][] = ['work', 'deal', 'buy']

function deed(act: Proposed['act'], { id }: Option): Proposed {
  return { act, pick: id, course: here }
}

function flightOf(flight: Suggestion): Proposed {
  return { act: 'fly', pick: flight.way, course: flight.path }
}

/** What a reason to be here comes to, where that can be done now. */
function worthDoing(reason: Reason, groups: TurnGroups): Proposed[] {
  const those = (act: Action, isMeant: (option: Option) => boolean) =>
    groups[act].filter(isMeant).map((option) => deed(act, option))
  switch (reason.is) {
    case 'job':
      return those('work', (option) => cardIn(option) === reason.card)
    case 'goal':
      return reason.ready ? those('work', ({ id }) => id === 'goal') : []
    case 'contact':
      return reason.hires || reason.pays > 0
        ? those('deal', ({ about }) => about?.name === 'contact' && about.id === reason.contact)
        : []
    case 'supply':
      return reason.refuels ? those('buy', ({ id }) => id === 'shop') : []
  }
}
