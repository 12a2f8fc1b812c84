import type { Good } from '../../../vocabulary/index.ts'

/** What cards of several boxes do that no card of the base box does. */
export interface SharedEffects {
  /** As many goods of the captain's choice as room allows, mixed at will; or of one kind alone. */
  'load-any-goods': { only?: Good }
  /** Goods of the captain's choice, from the hold alone or from hold and stash; all there is if short. */
  'lose-goods': { n: number; from: 'hold' | 'hold-and-stash' }
  /** Lets this Full Burn go on further, if the ship is where the card asks. */
  'more-range': { sectors: number; where: 'planetary-sector' }
  /** More pay if so many of the Misbehave cards passed share a suit. */
  'double-down': { alike: number; credits: number }
  /** A result that is a Salvage Op though the option as a whole is not. */
  'count-as-salvage': object
}

declare module '../../../vocabulary/events.ts' {
  interface EffectKinds extends SharedEffects {}
}
