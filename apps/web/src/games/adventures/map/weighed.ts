import type { CrewMember, Table } from '@keep-flying/adventures'
import { deedsOnCard, type Reach, reachOf } from '@keep-flying/adventures/ask'
import type { Decision } from '@keep-flying/kernel'
import { optionsOf } from '../../../table/context.tsx'

/** What the viewer weighs, as far as the map shows it. */
export interface Weighed {
  /** Who would do it. */
  readonly who: CrewMember
  /** Where it could lead. */
  readonly squares: readonly number[]
  /** The ways there; null for what is not walked. */
  readonly ways: Reach | null
  /** Goons it is aimed at. */
  readonly targets: readonly string[]
}

/** Squares beyond any walk. */
const farOff = 60

/** What the question is about; while a turn asks, where the next Move could lead. */
export function weighed(t: Table, me: CrewMember | null, decision: Decision | null): Weighed | null {
  if (!decision || !me || me.at === null) return null
  const squares = optionsOf(decision).flatMap(({ at }) => (at && 'place' in at ? [Number(at.place)] : []))
  const targets = optionsOf(decision).flatMap(({ at }) => (at && 'token' in at ? [at.token] : []))
  const isWalk = decision.kind === 'turn.action' || decision.kind === 'move.to'
  const ways = isWalk ? reachOf(t, me, farOff) : null
  if (decision.kind !== 'turn.action') return { who: me, squares, ways, targets }
  const move = deedsOnCard(t, me, me.stance).find((deed) => deed.why === null && deed.squares.length > 0)
  return { who: me, squares: move?.squares ?? [], ways, targets }
}
