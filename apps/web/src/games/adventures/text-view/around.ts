import type { CrewMember, Table, Thing } from '@keep-flying/adventures'
import { distanceBetween, seesSquare, squaresOf } from '@keep-flying/adventures/ask'
import { type Direction, directions } from '../map/directions.ts'

/** Something on the map, as somebody there finds it. */
export interface Near {
  readonly thing: Thing
  readonly at: number
  /** Steps as the rules count them. */
  readonly far: number
  readonly direction: Direction | 'here'
  readonly isSeen: boolean
}

/** Everything on the map but oneself, the nearest first. */
export function nearTo(t: Table, who: CrewMember): readonly Near[] {
  const { at: from } = who
  if (from === null) return []
  return thingsOn(t)
    .filter((thing) => !(thing.kind === 'crew' && thing.id === who.id))
    .flatMap((thing): Near[] => {
      const [at] = squaresOf(t, thing).toSorted(
        (one, other) => distanceBetween(t, from, one) - distanceBetween(t, from, other),
      )
      if (at === undefined) return []
      const far = distanceBetween(t, from, at)
      return [{ thing, at, far, direction: directionTo(t, from, at), isSeen: seesSquare(t, from, at) }]
    })
    .toSorted((one, other) => one.far - other.far)
}

function thingsOn({ state }: Table): readonly Thing[] {
  return [
    ...state.goons.map(({ id }): Thing => ({ kind: 'goon', id })),
    ...state.crew.filter(({ at }) => at !== null).map(({ id }): Thing => ({ kind: 'crew', id })),
    ...state.tokens.map(({ id }): Thing => ({ kind: 'token', id })),
    ...state.doors.map((_, door): Thing => ({ kind: 'door', door })),
    ...(state.captive ? [{ kind: 'captive' } as const] : []),
  ]
}

/** One of eight directions: the nearest to the straight line. */
export function directionTo({ ground }: Table, from: number, to: number): Direction | 'here' {
  if (from === to) return 'here'
  const across = (to % ground.columns) - (from % ground.columns)
  const down = Math.floor(to / ground.columns) - Math.floor(from / ground.columns)
  const turn = Math.atan2(across, -down) / (Math.PI / 4)
  return directions[(Math.round(turn) + directions.length) % directions.length] ?? 'here'
}
