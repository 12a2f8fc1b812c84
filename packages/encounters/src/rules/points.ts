import { chooseAmount, confirm, type Rules } from '@keep-flying/kernel'
import type { CardId, Table } from '../state.ts'
import type { Purpose, Resource } from '../vocabulary/index.ts'
import { fits } from './filters.ts'
import { says, seatName, tell } from './table.ts'

/** Recruit and Attack: the active player gets them by playing cards, and spends them until the turn ends. */

/** What restricted Attack may be meant for. */
export type Spending = { readonly scan: true } | { readonly fight: CardId }

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
  return restricted.length === 0 ? attack : attack + sumOf(serving(t, spending))
}

type Restricted = Table['state']['turn']['restricted'][number]

/** The restricted Attack that serves a purpose. */
function serving(t: Table, spending: Spending): Restricted[] {
  return t.state.turn.restricted.filter((part) => serves(t, part, spending))
}

function serves(t: Table, { only }: Restricted, spending: Spending): boolean {
  if (only === 'scan') return 'scan' in spending
  if (!('fight' in spending)) return false
  return only === 'one-enemy' || fits(t, { you: t.state.active, card: null }, only.enemies, spending.fight)
}

/** Spends Attack on a scan or a fight, that which serves little else first. */
export function* spendAttackOn(t: Table, n: number, spending: Spending): Rules<void> {
  let left = n
  const use = (part: Restricted) => {
    left -= useUp(t, part, left)
  }
  for (const part of yield* attackForOneEnemy(t, n, spending)) use(part)
  for (const part of serving(t, spending)) if (part.only !== 'one-enemy') use(part)
  spendAttack(t, left)
}

/**
 * Attack for a single enemy that goes into a fight: where all that serves it is needed, or nothing else would do, without a
 * question; what such a part has too much is lost, so that else the player decides.
 */
function* attackForOneEnemy(t: Table, n: number, spending: Spending): Rules<Restricted[]> {
  const parts = serving(t, spending)
  const single = parts.filter(({ only }) => only === 'one-enemy')
  if (sumOf(parts) <= n) return single
  const others = attackFor(t, spending) - sumOf(single)
  const chosen: Restricted[] = []
  for (const part of single.toSorted((one, other) => other.n - one.n)) {
    const left = n - sumOf(chosen)
    if (left > 0 && (left > others || (yield* wantsToSpend(t, part, spending)))) chosen.push(part)
  }
  return chosen
}

const sumOf = (parts: readonly Restricted[]): number => parts.reduce((sum, { n }) => sum + n, 0)

function* wantsToSpend({ state }: Table, { n }: Restricted, spending: Spending): Rules<boolean> {
  const about = 'fight' in spending ? { card: spending.fight } : {}
  return yield* confirm({ seat: state.active, kind: 'fight.single', prompt: says('ask.single', { n }), ...about })
}

/** Takes what is needed out of restricted Attack; what is for one enemy only is then gone as a whole. */
function useUp({ state: { turn } }: Table, part: Restricted, needed: number): number {
  const spent = Math.min(needed, part.n)
  part.n -= spent
  if (part.n === 0 || part.only === 'one-enemy') turn.restricted.splice(turn.restricted.indexOf(part), 1)
  return spent
}

/** Spends Attack that may be spent on anything. */
export function spendAttack({ state: { turn } }: Table, n: number): void {
  if (n > turn.attack) throw new Error('There is not that much Attack to spend.')
  turn.attack -= n
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
  spendAttack(t, n - inRecruit)
}
