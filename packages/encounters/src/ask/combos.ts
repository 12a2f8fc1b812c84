import { textOf } from '../rules/play.ts'
import { boxedClass } from '../rules/table.ts'
import type { CardId, Table } from '../state.ts'
import type { Ability } from '../vocabulary/index.ts'

/** Class combos, and the order of playing that brings them about. */

interface Combo {
  readonly class: string
  readonly ability: Ability
}

export function combosOf(t: Table, card: CardId, seat: number): Combo[] {
  return textOf(t, card, seat).flatMap((ability) =>
    'at' in ability && ability.at === 'combo' ? { class: ability.class, ability } : [],
  )
}

export function isReady({ state }: Table, wanted: string): boolean {
  return state.turn.played.some(({ card }) => boxedClass(card) === wanted)
}

/** Those that would bring about a combo of a card that is not ready yet. */
export function awaitedBy(t: Table, card: CardId, left: readonly CardId[]): CardId[] {
  const missing = combosOf(t, card, t.state.active).filter((one) => !isReady(t, one.class))
  return left.filter((other) => other !== card && missing.some((one) => one.class === boxedClass(other)))
}

/** A card that waits for none of the others; else the one that the others wait for most. */
export function nextToPlay(t: Table, left: readonly CardId[]): CardId {
  const { active } = t.state
  const wanted = (card: CardId) =>
    left.filter((other) => combosOf(t, other, active).some((one) => one.class === boxedClass(card))).length
  const free = left.find((card) => awaitedBy(t, card, left).length === 0)
  return free ?? left.toSorted((one, other) => wanted(other) - wanted(one))[0] ?? ''
}
