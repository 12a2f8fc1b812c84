import { chooseOrder, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import { type Amounts, type Token, tokens } from '../vocabulary/index.ts'
import { amountOf, fits, load } from './hold.ts'
import { seatName, tell } from './table.ts'

/** What cards bring on top of a job's pay or a find. */
export interface Bonus {
  readonly load?: Amounts
  readonly credits?: number
}

/** Bonuses of one moment come in the captain's own order, which is asked for where not all of them find room. */
export function* collectBonuses(t: Table, c: Captain, bonuses: readonly Bonus[]): Rules<void> {
  const numbered = bonuses.map((bonus, n) => ({ bonus, id: String(n) }))
  const loading = numbered.filter(({ bonus }) => bonus.load)
  const ordered =
    fits(t, c, allOf(bonuses)) || !areUnlike(bonuses)
      ? loading
      : yield* chooseOrder(
          { seat: c.seat, kind: 'bonus.order', prompt: text('prompt.bonus-order'), rule: 'OPEN-76' },
          loading,
          ({ bonus, id }) => ({ id, text: text('option.bonus', { what: { list: wordsFor(bonus), join: 'and' } }) }),
        )
  for (const { bonus } of ordered) for (const token of tokens) load(t, c, token, bonus.load?.[token] ?? 0)
  for (const { credits } of bonuses) if (credits) gain(t, c, credits)
}

function gain(t: Table, c: Captain, credits: number): void {
  c.credits += credits
  tell(t, 'gained', { who: seatName(c), credits })
}

function loaded({ load: amounts = {} }: Bonus): Token[] {
  return tokens.filter((token) => amounts[token])
}

function wordsFor(bonus: Bonus) {
  return loaded(bonus).map((token) => amountOf(token, bonus.load?.[token] ?? 0))
}

function allOf(bonuses: readonly Bonus[]): Amounts {
  const sum = (token: Token) => bonuses.reduce((n, bonus) => n + (bonus.load?.[token] ?? 0), 0)
  return Object.fromEntries(tokens.map((token) => [token, sum(token)]))
}

function areUnlike(bonuses: readonly Bonus[]): boolean {
  return new Set(bonuses.flatMap(loaded)).size > 1
}
