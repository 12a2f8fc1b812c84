import { hideCard, unknownStream, type Zone } from '@keep-flying/kernel'
import { tableOf } from '../rules/game.ts'
import type { Face, State, Table } from '../state.ts'

type Unknown = ReturnType<typeof unknownStream>

/** A table for reading: clients and bots ask the rules' own functions about a view through it. */
export function tableFor(view: State): Table {
  const stream = unknownStream()
  const doors = view.doors.map((door) => ({ ...door, lock: faced(door.lock, stream) }))
  const tokens = view.tokens.map((token) => ({
    ...token,
    face: faced(token.face, stream),
    lock: faced(token.lock, stream),
  }))
  return tableOf({ state: { ...view, doors, tokens }, tell: () => {}, seal: () => {}, begin: () => {} })
}

function faced({ hidden, shown }: Face, stream: Unknown): Face {
  return { hidden: filled(hidden, stream), shown }
}

/** A face-down zone with stand-ins for what nobody knows, so that the rules see that something lies there. */
function filled(zone: Zone, stream: Unknown): Zone {
  const { backs, known = [], ...rest } = zone
  if (!backs) return zone
  return { ...rest, cards: backs.map((_, at) => known.find((one) => one.at === at)?.card ?? hideCard(stream)) }
}
