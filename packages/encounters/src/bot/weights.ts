import type { Table } from '../state.ts'
import type { Letter } from '../vocabulary/index.ts'

/** What things are worth to the mate, in points: one point is one Attack that is well spent. */
export const mateWeights = {
  /** Points of a card that is played now, by the letter of the Episode: later on there is less to recruit for. */
  recruit: { A: 1, B: 0.9, C: 0.7 } satisfies Record<Letter, number>,
  attack: { A: 1, B: 1.1, C: 1.15 } satisfies Record<Letter, number>,
  /** Attack that serves one purpose only, as a share of free Attack. */
  restricted: 0.7,
  /** Attack while nothing face-up can be fought. */
  idleAttack: 0.6,

  /** What a teammate has asked for help with is worth so much more. */
  wish: 6,

  draw: 1.6,
  discard: 1.2,
  credit: 2,
  talent: 2.5,
  flaw: 2.5,
  browncoats: 1.5,
  search: 2.5,
  arrange: 0.7,
  thinning: 1.5,
  /** What losing a card that was paid for costs, per Recruit of its price. */
  lostPerCost: 0.8,
  sweep: 0.2,
  extraCoordinate: 1,
  joinDeck: 2.5,
  resetUpgrade: 1,
  /** What defeating a Talent for its effect gives up: it could be used when it matters more, as long as there is time. */
  talentKept: { A: 2.4, B: 1.8, C: 1.2 } satisfies Record<Letter, number>,
  /** What using up something that comes once per Episode gives up. */
  oncePerEpisode: 1.5,

  /** Turning up a card of the 'Verse, from the space where cards enter to the one beside the Combat Zone. */
  scan: [0.5, 0.6, 0.7, 0.8, 1],
  /** As long as a task cannot be worked on yet, because its card is still hidden. */
  scanForTask: 0.8,
  look: 0.3,
  addEpisode: 1.5,
  move: 0.6,
  attach: 0.5,
  moveTimer: 2,
  skipAdd: 1.5,

  /** A Crew Strike on a player who is well, and how much worse it is with so much Health left at most. */
  strike: 2.2,
  fragile: [
    { health: 2, times: 4 },
    { health: 4, times: 2.5 },
    { health: 6, times: 1.6 },
    { health: 99, times: 1 },
  ],
  /** A strike on a Main Character whom nobody plays. */
  strikeOnOther: 1,
  /** A Ship Strike, by how many slots are then left. */
  shipStrike: [60, 9, 5, 3.5, 2.5, 2],
  /** A repair, and beside it the share of the next Ship Strike's cost that it saves. */
  repair: 1,
  repairedRisk: 0.4,
  perDamage: 1.2,
  /** A Main Character whom nobody plays is well again. */
  otherHealed: 0.5,
  /** Somebody who was defeated comes back. */
  revival: 10,

  /** What an open task is worth beside its reward. */
  task: 4,
  mandatoryTask: 25,
  /** As a share of a task: one step of several counts for less than its part. */
  step: 0.9,
  counter: 0.3,
  /** How many strikes an enemy of the Combat Zone would make before somebody else defeats it. */
  strikesToCome: 1.6,
  /** What a text costs that holds while its enemy lies there. */
  tax: 1,
  /** Fighting for its own sake: an enemy less to come. */
  kill: 0.5,
  /** The share of that for an enemy in the 'Verse, from the space where cards enter to the one beside the Combat Zone. */
  approaching: [0.35, 0.4, 0.5, 0.65, 0.8],

  /** About how many turns an Episode takes, and how many are left when its deck is gone. */
  turnsPerEpisode: 13,
  turnsAfterDeck: 4,
  /** What one more point in a hand of later turns is worth now. */
  later: 0.35,
  /** A card in the deck that is no better than this only makes it thicker. */
  thick: 1,
  combo: 0.5,
  activate: 0.8,
  reaction: 1.2,
  coordinate: 0.6,

  hurtHand: 1.4,
  scanCost: 0.7,
  recruitCost: 1,
  repairCost: 0.6,
  goalPrice: 0.8,
  bridgeClosed: 0.7,
  fightBan: 2,
  slot: 4,
  /** What a turn without a new card in the 'Verse is worth. */
  turn: 5,
  /** How often in an Episode something is used that can be used every turn. */
  usesPerEpisode: 5,
  /** What other Upgrades do in an Episode. */
  otherUpgrade: 0.5,
  /** Several repairs at once are worth a little more than one after the other. */
  repairsTogether: 1.2,
  /** With more Health left than this, a mate takes somebody else's strike. */
  spareHealth: 6,
  /** Choosing to end the turn rather than do something worth less than this. */
  worthIt: 0.05,
  /**
   * Up to which space of the 'Verse the Inevitable card has to come before the last task of Episode A or B is welcome, and what that
   * task is worth before; null if it always is welcome. Every turn of these Episodes makes the decks better that the third is played with.
   */
  lingersUntil: null as number | null,
  tooEarly: 0,
  /** The share of what can be done in a turn that is overlooked. */
  overlooks: 0,
}

export type Weights = Readonly<typeof mateWeights>

/** A table that is read, with what things are worth to whoever reads it. */
export interface Weighed extends Table {
  readonly weights: Weights
}

/** Somebody who plays by the same lights, but has eyes for only a part of what lies on the table. */
export const easyWeights: Weights = { ...mateWeights, overlooks: 0.35 }

/** The first mate takes its time in the first two Episodes, buys for later, and spares crew and ship for the third. */
export const firstMateWeights: Weights = {
  ...mateWeights,
  lingersUntil: 4,
  tooEarly: -8,
  later: 0.49,
  strike: 2.9,
  repair: 1.5,
}
