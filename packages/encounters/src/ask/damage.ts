import { box, boxCard } from '../catalog/index.ts'
import { type Context, holds } from '../rules/conditions.ts'
import { canPay } from '../rules/costs.ts'
import { abilitiesOf } from '../rules/table.ts'
import type { CardId, Main, Table } from '../state.ts'
import type { Ability, Effect } from '../vocabulary/index.ts'

/** How much damage Crew Strikes do that nobody has drawn yet: which cards the deck holds is known to everybody, their order to nobody. */

/** The chance of each amount of damage: the place in the list is the amount. */
export type DamageOdds = readonly number[]

/** The odds of the damage that so many strikes do to somebody together. */
export function damageOdds(t: Table, victim: Main, strikes: number): DamageOdds {
  const decks = strikeDecks(t).map((cards) => countDamages(t, victim, cards))
  const total: number[] = []
  draw(decks, strikes, (damage, chance) => {
    total[damage] = (total[damage] ?? 0) + chance
  })
  return Array.from(total, (chance) => chance ?? 0)
}

/** The cards of the deck, and those of the one that is made from the discarded when it runs out. */
function strikeDecks({ state }: Table): readonly (readonly CardId[])[] {
  const discarded = state.crewStrikes.discard.cards
  const taken = state.mains.flatMap(({ strikes }) => strikes.map(({ card }) => card))
  const gone = new Set([...discarded, ...taken, ...state.drawnStrikes.cards])
  return [box.crewStrikes.filter((card) => !gone.has(card)), discarded]
}

/** How many cards do each amount of damage. */
type Counts = readonly number[]

function countDamages(t: Table, victim: Main, cards: readonly CardId[]): Counts {
  const counts: number[] = []
  for (const card of cards) {
    const damage = damageOf(t, victim, card)
    counts[damage] = (counts[damage] ?? 0) + 1
  }
  return Array.from(counts, (count) => count ?? 0)
}

/** Goes through all ways to draw so many cards one after the other. */
function draw(
  [deck = [], ...later]: readonly Counts[],
  left: number,
  tell: (damage: number, chance: number) => void,
  sum = 0,
  chance = 1,
): void {
  const cards = deck.reduce((all, count) => all + count, 0)
  if (left === 0 || (cards === 0 && later.length === 0)) return tell(sum, chance)
  if (cards === 0) return draw(later, left, tell, sum, chance)
  for (const [damage, count] of deck.entries()) {
    if (count === 0) continue
    const rest = deck.with(damage, count - 1)
    draw([rest, ...later], left - 1, tell, sum + damage, (chance * count) / cards)
  }
}

/** What a strike would count against somebody who does whatever lowers it, as far as that is known to be possible. */
function damageOf(t: Table, victim: Main, card: CardId): number {
  const boxed = boxCard(card)
  if (boxed.kind !== 'crew-strike') return 0
  if (victim.seat === null) return boxed.card.damage
  const context: Context = { you: victim.seat, card, victim }
  return abilitiesOf(card).reduce((damage, ability) => changed(t, context, ability, damage), boxed.card.damage)
}

function changed(t: Table, context: Context, ability: Ability, damage: number): number {
  if (!('at' in ability) || ability.at !== 'before-placing') return damage
  if (ability.if && !holds(t, context, ability.if)) return damage
  return ability.effects.reduce((now, effect) => {
    const set = damageSet(t, context, effect)
    return set === null ? now : ability.may ? Math.min(now, set) : set
  }, damage)
}

function damageSet(t: Table, context: Context, effect: Effect): number | null {
  if (effect.do === 'set-damage') return effect.n
  if (effect.do !== 'pay-or' || (effect.who ?? 'you') !== 'you') return null
  const outcome = canPay(t, context, effect.cost) ? effect.effects : effect.else
  return (outcome ?? []).reduce<number | null>((set, one) => damageSet(t, context, one) ?? set, null)
}
