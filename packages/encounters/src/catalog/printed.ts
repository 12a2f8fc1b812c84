import { grouped } from '@keep-flying/kernel'
import type {
  Ability,
  CharacterCard,
  CharacterClass,
  EnemyCard,
  EnemyKeyword,
  ScopedAbility,
  Trigger,
  TriggeredAbility,
} from '../vocabulary/index.ts'
import type { BoxCard } from './index.ts'

/** Cards as rules look them up: sorted once, because most kinds of text are on very few cards. */

/** Texts as they are printed, and those of them that count at a time. */
export interface Texts {
  readonly all: readonly Ability[]
  /** Those that hold for as long as their card lies somewhere. */
  readonly scoped: readonly ScopedAbility[]
  readonly triggered: ReadonlyMap<Trigger['at'], readonly TriggeredAbility[]>
}

/** A card in one shape, whatever is printed on it. */
export interface Printed {
  readonly boxed: BoxCard
  readonly texts: Texts
  readonly character: CharacterCard | null
  readonly class: CharacterClass | null
  /** Whether it has Coordinate. */
  readonly coordinate: boolean
  readonly enemy: EnemyCard | null
  readonly keywords: readonly EnemyKeyword[]
}

export function sortTexts(all: readonly Ability[]): Texts {
  const triggered = grouped(
    all.filter((ability) => 'at' in ability),
    ({ at }) => at,
  )
  return { all, scoped: all.filter((ability) => 'in' in ability), triggered }
}

export function print(boxed: BoxCard): Printed {
  const character = boxed.kind === 'character' ? boxed.card : null
  return {
    boxed,
    texts: sortTexts('card' in boxed ? boxed.card.abilities : []),
    character,
    class: character?.class ?? null,
    coordinate: character?.coordinate === true,
    enemy: boxed.kind === 'enemy' ? boxed.card : null,
    keywords: ('card' in boxed && 'keywords' in boxed.card && boxed.card.keywords) || [],
  }
}

const none: readonly TriggeredAbility[] = []

/** Those of the texts that are followed when a trigger comes, in the order printed. */
export function textsFor({ triggered }: Texts, at: Trigger['at']): readonly TriggeredAbility[] {
  return triggered.get(at) ?? none
}
