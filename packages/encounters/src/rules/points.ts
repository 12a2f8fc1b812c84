import { chooseAmount, type Rules } from '@keep-flying/kernel'
import type { CardId, Table } from '../state.ts'
import type { Purpose, Resource } from '../vocabulary/index.ts'
import { fits } from './filters.ts'
import { says, seatName, tell } from './table.ts'

/** Recruit and Attack: the active player gets them by playing cards, and spends them until the turn ends. */

/** What Attack is spent on. */
export type Spending = { readonly scan: true } | { readonly fight: CardId } | { readonly other: true }

export function gainPoints(t: Table, resource: Resource, n: number, only?: Purpose): void {
  if (n <= 0) return
  const { turn, active } = t.state
  if (resource === 'attack' && only !== undefined) turn.restricted.push({ n, only })
  else turn[resource] += n
  tell(t, `gained-${resource}`, { who: seatName(active), n })
}

/** How much Attack there is for a purpose. */
export function attackFor(t: Table, spending: Spending): number {
  const { attack, restricted } = t.state.turn
  return restricted.reduce((sum, part) => (serves(t, part, spending) ? sum + part.n : sum), attack)
}

type Restricted = Table['state']['turn']['restricted'][number]

function serves(t: Table, { only, on }: Restricted, spending: Spending): boolean {
  if (only === 'scan') return 'scan' in spending
  if (!('fight' in spending)) return false
  if (only === 'one-enemy') return on === undefined || on === spending.fight
  return fits(t, { you: t.state.active, card: null }, only.enemies, spending.fight)
}

/** Spends Attack, that which serves nothing else first. */
export function spendAttack(t: Table, n: number, spending: Spending): void {
  const { turn } = t.state
  let left = n
  for (const part of turn.restricted) {
    if (!serves(t, part, spending)) continue
    const spent = Math.min(left, part.n)
    part.n -= spent
    left -= spent
    if (spent > 0 && 'fight' in spending) part.on = spending.fight
  }
  turn.restricted = turn.restricted.filter((part) => part.n > 0)
  if (left > turn.attack) throw new Error('There is not that much Attack to spend.')
  turn.attack -= left
}

export function spendRecruit(t: Table, n: number): void {
  if (n > t.state.turn.recruit) throw new Error('There is not that much Recruit to spend.')
  t.state.turn.recruit -= n
}

/** What a player can pay with: only the active player has points. */
export function purseOf({ state }: Table, seat: number): { recruit: number; attack: number } {
  return seat === state.active ? state.turn : { recruit: 0, attack: 0 }
}

/** Pays in any mix of both; where there is a choice, the player says how much of it in Recruit. */
export function* payEither(t: Table, seat: number, n: number): Rules<void> {
  const { recruit, attack } = purseOf(t, seat)
  const inRecruit = yield* chooseAmount({
    seat,
    kind: 'pay.mix',
    prompt: says('ask.mix', { n }),
    min: Math.max(0, n - attack),
    max: Math.min(n, recruit),
  })
  spendRecruit(t, inRecruit)
  spendAttack(t, n - inRecruit, { other: true })
}
