import { boxCard } from '../catalog/index.ts'
import type { CardId, Table } from '../state.ts'
import type { Ability, Modifier, ModifierKind, ModifierOf, Scope, ScopedAbility } from '../vocabulary/index.ts'
import { type Context, holds } from './conditions.ts'
import { inevitableAt } from './inevitable.ts'
import { abilitiesOf, currentEpisode } from './table.ts'

/** What texts in play hold at the moment: TIMING says which come first, the oldest cards before the newer. */

/** A text in play, and who "you" is in it. */
export interface InPlay {
  readonly ability: ScopedAbility
  readonly context: Context
}

/** A card in play, and the scopes that hold where it lies. */
interface Lying {
  readonly card: CardId
  readonly scopes: readonly Scope[]
  readonly you: number
  readonly space?: number
}

/** All cards whose text can hold: the Combat Zone from the oldest, the 'Verse from left to right, then everything else. */
function* cardsInPlay({ state }: Table): Generator<Lying> {
  const you = state.active
  for (const card of state.combatZone.cards) yield { card, scopes: ['ongoing', 'combat-zone'], you }
  const closed = inevitableAt(state) ?? -1
  for (let space = state.verse.length - 1; space > closed; space--) {
    const { shown, attached } = state.verse[space] ?? { shown: { cards: [] }, attached: { cards: [] } }
    for (const card of shown.cards) yield { card, scopes: ['ongoing', 'verse'], you, space }
    for (const card of attached.cards) yield { card, scopes: ['ongoing', 'attached'], you, space }
  }
  for (const card of state.operations.cards) yield { card, scopes: ['ongoing', 'operations'], you }
  for (const card of strikesOnSerenity(state.serenity)) yield { card, scopes: ['ongoing'], you }
  for (const { upgrade } of state.serenity) if (upgrade !== null) yield { card: upgrade, scopes: ['ongoing'], you }
  for (const { seat, strikes, down } of state.mains)
    if (seat !== null && !down) for (const { card } of strikes) yield { card, scopes: ['ongoing'], you: seat }
}

/** Ship Strikes in their slots; of several alike, only one has an effect. */
function strikesOnSerenity(slots: readonly { readonly strike: CardId | null }[]): CardId[] {
  const faces = new Set<unknown>()
  return slots.flatMap(({ strike }) => {
    if (strike === null) return []
    const boxed = boxCard(strike)
    const face = 'card' in boxed ? boxed.card : boxed
    if (faces.has(face)) return []
    faces.add(face)
    return strike
  })
}

function isScoped(ability: Ability): ability is ScopedAbility {
  return 'in' in ability
}

function holdsIn({ in: scope }: ScopedAbility, scopes: readonly Scope[]): boolean {
  return typeof scope === 'string' ? scopes.includes(scope) : scope.some((one) => scopes.includes(one))
}

/** Every text in play whose scope holds where its card lies, in the order of TIMING; the Objective's come last. */
export function textsInPlay(t: Table): InPlay[] {
  const texts: InPlay[] = []
  for (const { card, scopes, you, space } of cardsInPlay(t))
    for (const ability of abilitiesOf(card))
      if (isScoped(ability) && holdsIn(ability, scopes))
        texts.push({ ability, context: { you, card, ...(space === undefined ? {} : { space }) } })
  for (const ability of currentEpisode(t).abilities)
    if (isScoped(ability)) texts.push({ ability, context: { you: t.state.active, card: null } })
  return texts
}

/** A modifier that holds now, and who and what it comes from. */
export interface Holding<K extends ModifierKind> {
  readonly modifier: ModifierOf<K>
  readonly context: Context
}

/** All modifiers of a kind that hold now. */
export function modifiers<K extends ModifierKind>(t: Table, kind: K): Holding<K>[] {
  const holding: Holding<K>[] = []
  const add = (modifier: Modifier, context: Context) => {
    if (isOf(modifier, kind)) holding.push({ modifier, context })
  }
  for (const { ability, context } of textsInPlay(t)) {
    if (!('static' in ability) || (ability.if && !holds(t, context, ability.if))) continue
    for (const modifier of ability.static) add(modifier, context)
  }
  for (const { modifier, you, card } of t.state.lasting) add(modifier, { you, card })
  return holding
}

function isOf<K extends ModifierKind>(modifier: Modifier, kind: K): modifier is ModifierOf<K> & Modifier {
  return modifier.mod === kind
}
