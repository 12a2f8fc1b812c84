import type { Options } from '../options.ts'
import type { TaskState } from '../state.ts'
import type { Crew, Letter, TaskId } from '../vocabulary/index.ts'

/**
 * A situation: what is on the table as a turn begins. Whatever is left out is as after an ordinary set-up, and gives way to
 * what is named. Cards go by their ids or by their printed names; of several copies alike, any one is meant.
 */
export interface Situation extends Partial<Omit<Options, 'players'>> {
  /** One entry per seat; by default a single player. */
  readonly players?: readonly PlayerSet[]
  /** The Main Characters whom nobody plays; whoever is left out is added by Rank until there are five. */
  readonly others?: readonly (Crew | OtherSet)[]
  /** The Episode being played; A by default. Its Setup text has not been followed. */
  readonly letter?: Letter
  /** Whose turn begins; seat 0 by default. */
  readonly turn?: number
  /** How many turns still come without an Episode Phase; the first one by default. */
  readonly quietTurns?: number
  /** What whoever's turn it is already has to spend: the Action Phase is then under way, and no Episode Phase comes before it. */
  readonly recruit?: number
  readonly attack?: number
  /** From left to right; filled from the Crew Deck where nothing is named, empty where null is. */
  readonly bridge?: readonly (string | null)[]
  /** The spaces of the 'Verse, from the one where cards enter to the one beside the Combat Zone. */
  readonly verse?: readonly (SpaceSet | string | null)[]
  /** The oldest first. */
  readonly combatZone?: readonly string[]
  readonly operations?: readonly string[]
  /** From the lowest slot to the highest. */
  readonly serenity?: readonly SlotSet[]
  readonly offered?: readonly string[]
  readonly tasks?: Readonly<Record<TaskId, TaskState>>
  readonly credits?: number
  /** The Episodes that were fully completed before. */
  readonly completed?: readonly Letter[]
  /** The seats whose turns the Inevitable card has been through in the Combat Zone. */
  readonly counted?: readonly number[]
  /** Another seed deals another order of the decks. */
  readonly seed?: string
}

/** A player. */
export interface PlayerSet {
  readonly crew?: Crew
  /** Exactly these; by default as many as a turn begins with, drawn from the deck. */
  readonly hand?: readonly string[]
  /** Exactly these, the first to be drawn first; what else would be in it is left out of the game. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly strikes?: readonly string[]
  /** Defeated. */
  readonly down?: boolean
}

/** A Main Character whom nobody plays. */
export interface OtherSet {
  readonly crew: Crew
  readonly strikes?: readonly string[]
  readonly down?: boolean
}

/** A space of the 'Verse; a name by itself lies face-up. */
export interface SpaceSet {
  readonly shown?: string
  readonly hidden?: string
  readonly attached?: readonly string[]
}

export interface SlotSet {
  readonly strike?: string
  readonly upgrade?: string
}
