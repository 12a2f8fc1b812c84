import { dangersAt } from '@keep-flying/adventures/ask'
import type { Hint } from '../../../game/client.ts'
import { asked, during, fitting, type HintIn, type Situated } from '../../../guide/hints.ts'
import { useTable } from '../table.tsx'

/** Where the one who acts stands, as far as hints care. */
export interface Situation extends Situated {
  readonly isHeroic: boolean
  /** A Waiting Goon sees the square. */
  readonly isSeen: boolean
  /** An Alerted Goon stands beside. */
  readonly isHeld: boolean
  readonly anyAlerted: boolean
}

const inTurn = during<Situation>('turn.action')

/** In order of weight: where several fit, the first is shown first. */
export const hints: readonly HintIn<Situation>[] = [
  { id: 'adv-deploy', rule: 'TIMELINE-04', at: ['map'], applies: asked('setup.deploy') },
  { id: 'adv-held', rule: 'BREAKAWAY-01', at: ['map'], applies: inTurn((now) => now.isHeld && now.isHeroic) },
  { id: 'adv-map', rule: 'TIMELINE-03', at: ['map'], applies: asked('turn.action') },
  { id: 'adv-timeline', rule: 'TIMELINE-07', at: ['timeline'], applies: asked('turn.action') },
  { id: 'adv-seen', rule: 'TIMELINE-09', at: ['map'], applies: inTurn((now) => now.isSeen && now.isHeroic) },
  { id: 'adv-alerted', rule: 'BREAKAWAY-01', at: ['map'], applies: inTurn((now) => now.anyAlerted) },
  { id: 'adv-card', rule: 'TIMELINE-03', at: ['crew-card', 'tab-crew'], applies: asked('turn.action') },
  { id: 'adv-test', rule: 'TEST-04', at: ['prompt'], applies: asked('test.prepare') },
]

export function hintsFor(now: Situation, seen: readonly string[]): readonly HintIn<Situation>[] {
  return fitting(hints, now, seen)
}

export function useHints(seen: readonly string[]): readonly Hint[] {
  const { t, me, decision } = useTable()
  const dangers = me && me.at !== null ? dangersAt(t, me.at) : null
  return hintsFor(
    {
      kind: decision?.kind ?? null,
      isHeroic: me?.stance === 'heroic',
      isSeen: dangers?.seenBy.some(({ alerted }) => !alerted) ?? false,
      isHeld: (dangers?.heldBy.length ?? 0) > 0,
      anyAlerted: t.state.goons.some(({ alerted }) => alerted),
    },
    seen,
  )
}

/** The dock proposes a deed for every turn, and says why. */
export function useMove(): Hint | null {
  return null
}
