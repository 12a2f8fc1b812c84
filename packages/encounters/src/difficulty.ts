import { type OptionsOf, text } from '@keep-flying/kernel'
import { type Letter, letters } from './vocabulary/index.ts'

/** What makes a game easier or harder. Any of it may be combined, and a campaign keeps it for all its games. */

const count = (id: string, min: number, max: number, usual: number) =>
  ({
    kind: 'count',
    label: text(`options.${id}`),
    about: text(`options.${id}.about`),
    min,
    max,
    default: usual,
  }) as const

const toggle = (id: string) =>
  ({ kind: 'switch', label: text(`options.${id}`), about: text(`options.${id}.about`), default: false }) as const

const someEpisodes = <L extends Letter>(id: string, of: readonly L[]) =>
  ({
    kind: 'choices',
    label: text(`options.${id}`),
    about: text(`options.${id}.about`),
    choices: of.map((letter) => ({ id: letter, label: text(`options.episode-${letter}`) })),
    default: [],
  }) as const

export const difficultyFields = {
  /** How many Side Jobs more or fewer each mini-deck has than the table says. */
  sideJobs: count('side-jobs', -4, 4, 0),
  /** How many more turns of preparation each player has. */
  preparation: count('preparation', 0, 2, 0),
  /** How many cards lie in the 'Verse as each Episode begins. */
  startA: count('start-A', 0, 5, 0),
  startB: count('start-B', 0, 5, 2),
  startC: count('start-C', 0, 5, 4),
  /** How many Talents each starting deck has. */
  talents: count('talents', 0, 2, 1),
  /** Before which Episodes each player gets one more. */
  laterTalents: someEpisodes('later-talents', ['B', 'C']),
  /** How many Credits are given at every count. */
  bonusCredits: count('bonus-credits', 0, 5, 0),
  /** The Defense Value is added to each player's Health. */
  toughness: toggle('toughness'),
  /** As which Episodes begin each player gets a Flaw. */
  flaws: someEpisodes('flaws', letters),
  /** Turns of defeated players are not skipped. */
  defeatedTurns: toggle('defeated-turns'),
  /** The game is lost as soon as one player is defeated. */
  oneDefeat: toggle('one-defeat'),
} as const

export type Difficulty = OptionsOf<typeof difficultyFields>
