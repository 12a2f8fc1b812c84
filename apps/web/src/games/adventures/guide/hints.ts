import { dangersAt } from '@keep-flying/adventures/ask'
import type { Hint } from '../../../game/client.ts'
import { useTable } from '../table.tsx'

/** Where the one who acts stands, as far as hints care. */
export interface Situation {
  /** The kind of question asked; null while others act. */
  readonly kind: string | null
  readonly isHeroic: boolean
  /** A Waiting Goon sees the square. */
  readonly isSeen: boolean
  /** An Alerted Goon stands beside. */
  readonly isHeld: boolean
  readonly anyAlerted: boolean
}

interface JobHint extends Hint {
  applies(now: Situation): boolean
}

const asked =
  (kind: string) =>
  (now: Situation): boolean =>
    now.kind === kind

const inTurn =
  (condition: (now: Situation) => boolean) =>
  (now: Situation): boolean =>
    now.kind === 'turn.action' && condition(now)

/** In order of weight: where several fit, the first is shown first. */
export const hints: readonly JobHint[] = [
  { id: 'adv-deploy', rule: 'TIMELINE-04', at: ['map'], applies: asked('setup.deploy') },
  { id: 'adv-held', rule: 'BREAKAWAY-01', at: ['map'], applies: inTurn((now) => now.isHeld && now.isHeroic) },
  { id: 'adv-map', rule: 'TIMELINE-03', at: ['map'], applies: asked('turn.action') },
  { id: 'adv-timeline', rule: 'TIMELINE-07', at: ['timeline'], applies: asked('turn.action') },
  { id: 'adv-seen', rule: 'TIMELINE-09', at: ['map'], applies: inTurn((now) => now.isSeen && now.isHeroic) },
  { id: 'adv-alerted', rule: 'BREAKAWAY-01', at: ['map'], applies: inTurn((now) => now.anyAlerted) },
  { id: 'adv-card', rule: 'TIMELINE-03', at: ['crew-card', 'tab-crew'], applies: asked('turn.action') },
  { id: 'adv-test', rule: 'TEST-04', at: ['prompt'], applies: asked('test.prepare') },
]

export function hintsFor(now: Situation, seen: readonly string[]): readonly JobHint[] {
  return hints.filter((hint) => !seen.includes(hint.id) && hint.applies(now))
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
