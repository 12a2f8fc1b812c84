import type { Amount, CardName, JobType, Profession, SeatName, Skill, Token } from '../../../vocabulary/index.ts'

/** What crew, gear, upgrades, cores and leaders of several boxes are able to do beyond those of the base box. */
export interface SharedAbilities {
  /** The owner may pay bribes before any Negotiate test. */
  'bribes-any-negotiation': object
  /** More credits for each of these sold to a contact. */
  'sale-bonus': { tokens: readonly Token[]; plus: number }
  /** In a Buy action anywhere, discarded: one upgrade or core from any supply discard pile at half price. */
  'mail-order': object
  /** May be discarded before the roll of any test. */
  'lifts-any-test': { plus: number }
  /** May be discarded to clear its carrier's Disgruntled token. */
  'soothes-owner': object
  /** May be discarded to look at the top cards of the Misbehave deck, then reorder them or discard them all. */
  'reads-misbehave-deck': { cards: number }
  /** Gear that counts as a crew of this profession. */
  'counts-as-profession': { profession: Profession }
  /** Spends an action to clear the Disgruntled token of any one crew. */
  'calms-anyone': object
  /** After a job of this type: goods of choice, `base` less the number of crew who worked it. */
  'job-goods-by-crew': { type: JobType; base: number }
  /** May disgruntle its carrier to add the carrier's Fight to a Negotiate test. */
  'fight-into-negotiation': object
  /** Clears its carrier's Disgruntled token before every Fight test. */
  'calms-before-fight': object
  /** May be discarded to bet on red or black: the prize if all the Misbehave cards drawn are of that colour. */
  'suits-gamble': { cards: number; prize: number }
  /** May be discarded after the roll of a test of this skill: the die counts as a 6 and earns its bonus roll. */
  'counts-as-six': { skill: Skill }
  /** May be discarded after the roll of a test of this skill, which is then rolled again. */
  'discard-to-reroll': { skill: Skill }
  /** May be discarded to count as the Ace of any Misbehave card. */
  'counts-as-ace': object
  /** On starting a Full Burn, this much more Fuel may be spent for more range. */
  'burns-extra': { fuel: number; plus: number }
  /** Its carrier, struck down, rolls a die and lives from this number on. */
  armour: { from: number }
  /** Every die that shows 1 in a test of this skill is rolled again; some gear needs a carrier of a profession for that. */
  'reroll-ones': { skill: Skill; carrier?: Profession }
  /** So many dice are thrown at a time in tests of this skill, and the highest counts. */
  'throws-more': { skill: Skill; dice: number }
  /** Drawback of a Leader: hires nobody of this profession. */
  'will-not-hire': { profession: Profession }
}

declare module '../../../vocabulary/supply.ts' {
  interface AbilityKinds extends SharedAbilities {}
}

/** What such cards bring about. */
export interface AbilityHappenings {
  'armour-roll': { readonly card: CardName; readonly gear: CardName; readonly die: number }
  'burned-more': { readonly who: SeatName; readonly fuel: Amount; readonly n: number }
  'rolls-again': { readonly who: SeatName; readonly die: number }
  'counts-as-six': { readonly who: SeatName; readonly die: number }
  'reads-misbehave': { readonly who: SeatName; readonly n: number }
  'misbehave-put-back': { readonly who: SeatName }
  'misbehave-throw-out': { readonly who: SeatName }
  'gamble-card': { readonly who: SeatName; readonly card: CardName }
  'gamble-lost': { readonly who: SeatName }
}

declare module '../../../vocabulary/happenings.ts' {
  interface HappeningKinds extends AbilityHappenings {}
}
