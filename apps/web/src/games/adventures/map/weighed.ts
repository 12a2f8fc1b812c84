import type { CrewMember, Table, Thing } from '@keep-flying/adventures'
import { type Reach, reachOf } from '@keep-flying/adventures/ask'
import type { Decision } from '@keep-flying/kernel'
import { useMemo } from 'react'
import { optionsOf } from '../../../table/context.tsx'
import { useIntent } from '../dock/intent.tsx'
import { useTable } from '../table.tsx'
import { thingOf } from './things.ts'

/** What the viewer weighs, as far as the map shows it. */
export interface Weighed {
  /** Who would do it. */
  readonly who: CrewMember
  /** Where it could lead. */
  readonly squares: readonly number[]
  /** The ways there; null for what is not walked. */
  readonly ways: Reach | null
  /** All else that something could be done with. */
  readonly things: readonly Thing[]
}

/** Squares beyond any walk. */
const farOff = 60

/** What the question may be answered with. */
function thingsAsked(t: Table, decision: Decision | null): readonly Thing[] {
  return optionsOf(decision).flatMap((option) => (option.role === 'minor' ? [] : (thingOf(t, option) ?? [])))
}

function squaresIn(things: readonly Thing[]): number[] {
  return things.flatMap((thing) => (thing.kind === 'square' ? [thing.at] : []))
}

/** What is weighed: while a turn asks, what the chosen deed could be aimed at, and whom others could. */
export function useWeighed(): Weighed | null {
  const { t, me, decision } = useTable()
  const { deeds, deed } = useIntent()
  return useMemo(() => {
    if (!decision || !me) return null
    const isTurn = decision.kind === 'turn.action'
    const asked = isTurn ? deeds.flatMap(({ aims }) => aims) : thingsAsked(t, decision)
    const isWalked = me.at !== null && (decision.kind === 'move.to' || (isTurn && deed?.icon === 'move'))
    return {
      who: me,
      squares: squaresIn(isTurn ? (deed?.aims ?? []) : asked),
      ways: isWalked ? reachOf(t, me, farOff) : null,
      things: asked.filter(({ kind }) => kind !== 'square'),
    }
  }, [t, me, decision, deeds, deed])
}
