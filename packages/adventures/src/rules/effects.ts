import type { Rules } from '@keep-flying/kernel'
import type { CopyId } from '../catalog/index.ts'
import type { Character, CrewMember, Table, Thing } from '../state.ts'
import type { Effect, EffectKind, EffectOf } from '../vocabulary/index.ts'
import type { Brawl } from './brawl.ts'
import { isCrew } from './table.ts'
import type { TestRun } from './test-run.ts'
import { leader } from './timeline.ts'
import type { WoundRun } from './wound.ts'

/** Following the text of cards, tokens and Jobs. */

/** What a text is about, and the rule under way that it works on. */
export interface Context {
  /** Whose text it is: the user, the tester, that Goon; nobody in events of the Job. */
  readonly self: Character | null
  /** The Crew Member whose turn or Action set it off. */
  readonly cause: CrewMember | null
  target: Thing | null
  readonly opponent?: Character
  /** The card on which the text stands. */
  readonly card?: CopyId
  /** Where counters of a place are kept. */
  readonly place?: string
  readonly test?: TestRun
  readonly brawl?: Brawl
  readonly wound?: WoundRun
  /** A Move Action under way: how many shifts are free, how many squares it has. */
  readonly move?: MoveRun
  /** Something that is about to happen, and may be cancelled. */
  readonly coming?: { cancelled: boolean }
  /** Moments of the Action that nobody has paid yet: the first Test in it does, after all declarations. */
  readonly owed?: { moments: number }
  /** Whether the Brawl of this Action was won. */
  readonly fought?: { won: boolean }
  /** What an attack leaves of a Goon. */
  readonly remains?: { sleeper: boolean }
}

export interface MoveRun {
  squares: number
  freeShifts: number
}

/** Does what an effect says; returns whether it could. */
export type EffectRule<K extends EffectKind> = (
  t: Table,
  context: Context,
  effect: EffectOf<K>,
) => Rules<boolean> | boolean

/** One rule for every kind of effect there is. */
export type EffectTable = { readonly [K in EffectKind]: EffectRule<K> }

/** Does the effects one after the other; what cannot be done gives way to its `else`. */
export function* doEffects(t: Table, context: Context, effects: readonly Effect[]): Rules<boolean> {
  let all = true
  for (const effect of effects) {
    if (t.state.end) return all
    if (yield* doEffect(t, context, effect)) continue
    all = false
    yield* doEffects(t, context, effect.else ?? [])
  }
  return all
}

function* doEffect<K extends EffectKind>(t: Table, context: Context, effect: EffectOf<K>): Rules<boolean> {
  const rule: EffectRule<K> = t.effects[effect.do]
  const done = rule(t, context, effect)
  return typeof done === 'boolean' ? done : yield* done
}

/** What a Test within an Action takes in time. */
export function takeOwed({ owed }: Context): number {
  const moments = owed?.moments ?? 0
  if (owed) owed.moments = 0
  return moments
}

/** The seat that decides about a text: its user's, else that of whoever set it off, else that of whoever leads. */
export function decider(t: Table, { self, cause }: Pick<Context, 'self' | 'cause'>): number {
  if (self && isCrew(self)) return self.seat
  return (cause ?? leader(t)).seat
}
