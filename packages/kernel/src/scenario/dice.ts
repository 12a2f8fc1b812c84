/** Loaded dice are meant to be rolled: what is left of them at the end shows a script that went astray. */

interface Roller {
  readonly unrolled: readonly number[]
}

const watched = new Set<Roller>()

/** Has what a match leaves of its loaded dice found by `checkDiceRolled`. */
export function watchDice(match: Roller): void {
  if (match.unrolled.length > 0) watched.add(match)
}

export function forgetDice(match: Roller): void {
  watched.delete(match)
}

/**
 * Throws if dice that were loaded since the last call have not all been rolled and no script said that they would not
 * be. Test runners call it after each test.
 */
export function checkDiceRolled(): void {
  const left = [...watched].map((match) => match.unrolled).filter((dice) => dice.length > 0)
  watched.clear()
  if (left.length > 0)
    throw new Error(
      `Loaded dice were not rolled: ${left.map(listed).join('; ')}. Load only what is rolled, or say "leaves(…)".`,
    )
}

export function listed(dice: readonly number[]): string {
  return dice.length === 0 ? 'none' : dice.join(', ')
}
