import type { Text } from '@keep-flying/kernel'
import type {
  AbilityKind,
  AbilityOf,
  EffectKind,
  EffectOf,
  FavourKind,
  FavourKinds,
  LeaderCard,
  StoryEndKind,
  StoryEndOf,
  SupplyCard,
} from '../vocabulary/index.ts'

/** What each kind says. A box brings the entries of its own kinds; the compiler finds the one nobody wrote. */

/** Every effect as a phrase without a full stop, to be strung together with others. */
export type EffectTexts = { readonly [K in EffectKind]: (effect: EffectOf<K>) => Text }

/** What sort of card an ability stands on: some count only while that card is at work. */
export type Bearer = LeaderCard['kind'] | SupplyCard['kind'] | 'ship'

/** Every ability as a sentence. */
export type AbilityTexts = { readonly [K in AbilityKind]: (ability: AbilityOf<K>, bearer: Bearer) => Text }

export type FavourOf<K extends FavourKind> = { readonly is: K } & Readonly<FavourKinds[K]>

export type FavourTexts = { readonly [K in FavourKind]: (favour: FavourOf<K>) => Text }

/** Every way a story may end, as sentences. */
export type StoryEndTexts = { readonly [K in StoryEndKind]: (end: StoryEndOf<K>) => readonly Text[] }

/** What the kinds say that a box brings. */
export interface KindTexts {
  readonly effects?: Partial<EffectTexts>
  readonly abilities?: Partial<AbilityTexts>
  readonly favours?: Partial<FavourTexts>
  readonly ends?: Partial<StoryEndTexts>
}
