import type { Box } from '../box.ts'
import type { Options } from '../options.ts'
import type { Amounts, ContactId } from '../vocabulary/index.ts'
import type { Scene } from './scene.ts'

/**
 * A situation: what is on the table. Whatever is left out is as after an ordinary set-up, and gives way to what is named.
 * Cards and sectors go by their ids or by their printed names.
 */
export interface Situation extends Partial<Omit<Options, 'players'>> {
  /** One entry per seat; by default a single captain. */
  readonly captains?: readonly CaptainSet[]
  /** Whose turn begins; seat 0 by default. */
  readonly turn?: number
  /** Who took the first turn of the game; seat 0 by default. */
  readonly first?: number
  readonly round?: number
  readonly cruiser?: string
  readonly cutters?: readonly string[]
  /** Another seed deals another order of the decks. */
  readonly seed?: string
  /** What is played with; by default the base box and those named in `expansions`. */
  readonly box?: Box
}

/** What a captain has. Tokens named beside the other fields lie in the hold. */
export interface CaptainSet extends Amounts {
  readonly at?: string
  readonly leader?: string
  readonly ship?: string
  readonly core?: string
  /** Hired crew, without the Leader. */
  readonly crew?: readonly string[]
  /** Those among Leader and crew who have a Disgruntled token. */
  readonly disgruntled?: readonly string[]
  readonly gear?: readonly string[]
  readonly upgrades?: readonly string[]
  readonly credits?: number
  readonly warrants?: number
  readonly goals?: number
  readonly stash?: Amounts
  readonly hand?: readonly string[]
  /** Jobs already laid open; those in `loaded` have had their pick-up. */
  readonly active?: readonly string[]
  readonly loaded?: readonly string[]
  /** Cards laid under active jobs: the job, then the card. */
  readonly under?: Readonly<Record<string, string>>
  readonly solid?: readonly ContactId[]
  readonly metCruiser?: boolean
}

/**
 * What a box adds to situations. It declares its fields on `Situation` and `CaptainSet` by declaration merging, lists
 * them here, and lays on the table what they say.
 */
export interface SituationPart {
  readonly fields: readonly (keyof Situation)[]
  readonly captainFields: readonly (keyof CaptainSet)[]
  lay(scene: Scene, situation: Situation): void
}
