import type { Keyword } from '../../vocabulary/index.ts'

/** What crew and gear of this box are able to do beyond those of other boxes. */
export interface BreakinAtmoAbilities {
  /** A Deal action anywhere: the top cards of the Misbehave deck are looked at and put back in any order. */
  'studies-misbehave-deck': { cards: number }
  /** Credits for every Goal token the owner takes. */
  'goal-bonus': { credits: number }
  /** A Deal action anywhere: the top job of any contact's deck is considered. */
  'deals-by-cortex': object
  /** Gear of no use to a team without this keyword. */
  'works-with': { keyword: Keyword }
  /** May be discarded to clear the Disgruntled tokens of the whole crew. */
  'calms-all': object
  /** May be discarded with a stake: the prize if enough of the Misbehave cards drawn are of one suit. */
  'same-suit-gamble': { stake: number; cards: number; alike: number; prize: number }
}

declare module '../../vocabulary/supply.ts' {
  interface AbilityKinds extends BreakinAtmoAbilities {}
}

declare module '../../vocabulary/basics.ts' {
  interface Boxes {
    'breakin-atmo': true
  }
}
