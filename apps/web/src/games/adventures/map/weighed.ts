import type { CrewMember, Table, Thing } from '@keep-flying/adventures'
import { brawlChances, getaway, type Reach, reachOf } from '@keep-flying/adventures/ask'
import type { Decision } from '@keep-flying/kernel'
import { useMemo } from 'react'
import { optionsOf } from '../../../table/context.tsx'
import { useIntent } from '../dock/intent.tsx'
import { takesAim } from '../dock/weighed.ts'
import { useTable } from '../table.tsx'
import { squareOfThing, thingOf } from './things.ts'

/** What the viewer weighs, as far as the map shows it. */
export interface Weighed {
  /** Who would do it; null for a Boss, who moves everybody. */
  readonly who: CrewMember | null
  /** Where it could lead. */
  readonly squares: readonly number[]
  /** One of the Crew would stand there, in sight of Goons or out of it; not a Goon, or a thing. */
  readonly isStand: boolean
  /** The ways there; null for what is not walked. */
  readonly ways: Reach | null
  /** Where it could lead if a Brawl is won first, and how likely that is, of 100; null for whoever is not held. */
  readonly away: { readonly squares: readonly number[]; readonly chance: number } | null
  /** All else that something could be done with. */
  readonly things: readonly Thing[]
  /** Those of them that are not what the chosen deed is aimed at. */
  readonly others: ReadonlySet<Thing>
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
  const { deeds, deed, brawl, helping } = useIntent()
  return useMemo(() => {
    if (!decision) return null
    const isTurn = decision.kind === 'turn.action'
    const asked = isTurn ? deeds.flatMap(({ aims }) => aims) : thingsAsked(t, decision)
    const isWalked = decision.kind === 'move.to' || (isTurn && deed?.icon === 'move')
    const away = me && brawl ? getaway(t, me) : []
    return {
      who: me,
      squares: squaresIn(isTurn ? (deed?.aims ?? []) : asked),
      isStand: me !== null && (isWalked || decision.kind === 'setup.deploy'),
      ways: isWalked && me && me.at !== null ? reachOf(t, me, farOff) : null,
      away:
        brawl && away.length > 0
          ? { squares: away, chance: Math.round(100 * brawlChances(brawl, helping, 'away').wins) }
          : null,
      things: asked.filter(({ kind }) => kind !== 'square'),
      others: new Set(isTurn && deed ? asked.filter((thing) => !takesAim(deed, thing)) : []),
    }
  }, [t, me, decision, deeds, deed, brawl, helping])
}

/** The squares on which something could be chosen. */
export function useLitSquares(weighed: Weighed | null): ReadonlySet<number> {
  const { t } = useTable()
  return useMemo(
    () =>
      new Set([
        ...(weighed?.squares ?? []),
        ...(weighed?.things ?? []).flatMap((thing) => squareOfThing(t, thing) ?? []),
      ]),
    [t, weighed],
  )
}
