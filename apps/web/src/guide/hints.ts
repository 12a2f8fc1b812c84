import type { Hint } from '../game/client.ts'

/** What every hint may depend on. */
export interface Situated {
  /** The kind of question asked; null while others act. */
  readonly kind: string | null
}

/** A hint that is shown in some situations of its game. */
export interface HintIn<S extends Situated> extends Hint {
  applies(now: S): boolean
}

/** While a question of one of these kinds is asked. */
export const asked =
  (...kinds: readonly string[]) =>
  ({ kind }: Situated): boolean =>
    kind !== null && kinds.includes(kind)

/** While the question of a turn, which is of this kind, is asked and something is so. */
export const during =
  <S extends Situated>(turn: string) =>
  (condition: (now: S) => boolean) =>
  (now: S): boolean =>
    now.kind === turn && condition(now)

/** The hints that fit and were not seen before, in order of weight. */
export function fitting<S extends Situated>(
  hints: readonly HintIn<S>[],
  now: S,
  seen: readonly string[],
): readonly HintIn<S>[] {
  return hints.filter((hint) => !seen.includes(hint.id) && hint.applies(now))
}
