import { goonRolls } from './goon-roll.ts'
import { type Attempt, bestRoll } from './skill-test.ts'

/** The chances of shots and Brawls. */

/** What cover adds to the target number of a shot. */
export const coverBonus = 3

export interface Shot extends Omit<Attempt, 'need'> {
  readonly distance: number
  readonly covered: boolean
  /** Of the Crew Card and the one firearm, with whatever is added. */
  readonly fight: number
}

export function hitChance({ distance, covered, fight, ...attempt }: Shot): number {
  return bestRoll({ ...attempt, need: distance + (covered ? coverBonus : 0) - fight }).chance
}

/** Who wounds whom in a Brawl of one die each. */
export interface BrawlOdds {
  /** Only the Crew Member deals a Wound, only the Goon does, both do, nobody does. */
  readonly deals: number
  readonly takes: number
  readonly both: number
  readonly nobody: number
  /** The Crew Member has the higher total and may move off instead of wounding; part of `deals`. */
  readonly wins: number
  /** The Goon wins by as much as makes it deal more Wounds; part of `takes`. */
  readonly hard: number
}

/** What the Crew Member can do about the roll after seeing both. */
export type Helpers = Omit<Attempt, 'need' | 'dice'>

/** What is special about the Goon. */
export interface GoonSide {
  /** Disgruntled dice that it rolls again. */
  readonly rerolls?: number
  /** It takes no Wound from equal totals. */
  readonly tiesSpare?: boolean
  /** By how much it must win to deal more Wounds. */
  readonly hardBy?: number
}

/** What the Crew Member is after: to wound and not be wounded, or to get away. */
export type BrawlAim = 'wound' | 'away'

/** By how much more Fight the Crew Member has. Whatever helps is used for the aim, and then to keep unhurt. */
export function brawlOdds(
  lead: number,
  helpers: Helpers = {},
  goon: GoonSide = {},
  aim: BrawlAim = 'wound',
): BrawlOdds {
  const odds = { ...never }
  const { rerolls = 0 } = goon
  for (const roll of goonRolls({ dice: 1, wanted: Number.POSITIVE_INFINITY, rerolls })) {
    const against = new Duel(roll.total - lead, roll.disgruntled, helpers, goon, aim).odds()
    for (const end of ends) odds[end] += roll.chance * against[end]
  }
  return odds
}

const ends = ['deals', 'takes', 'both', 'nobody', 'wins', 'hard'] as const

/** One die against a total that is known. */
class Duel {
  readonly #beat: number
  readonly #goonLost: boolean
  readonly #helpers: Required<Helpers>
  readonly #goon: GoonSide
  readonly #aim: keyof BrawlOdds
  readonly #known = new Map<string, BrawlOdds>()

  constructor(beat: number, goonLost: boolean, helpers: Helpers, goon: GoonSide, aim: BrawlAim) {
    const { ignored = 0, dieRerolls = 0, testRerolls = 0 } = helpers
    this.#beat = beat
    this.#goonLost = goonLost
    this.#helpers = { ignored, dieRerolls, testRerolls }
    this.#goon = goon
    this.#aim = aim === 'away' ? 'wins' : 'deals'
  }

  odds(): BrawlOdds {
    return this.#roll(0, this.#helpers.dieRerolls, this.#helpers.testRerolls)
  }

  /** A die is rolled after so many Fireflies in a row. */
  #roll(fireflies: number, dieRerolls: number, testRerolls: number): BrawlOdds {
    const key = `${fireflies} ${dieRerolls} ${testRerolls}`
    const known = this.#known.get(key)
    if (known) return known
    const odds = average(faces.map((face) => this.#shows(fireflies, face, dieRerolls, testRerolls)))
    this.#known.set(key, odds)
    return odds
  }

  /** A bonus die never does any harm here: there is a Firefly for each Disgruntled die. */
  #shows(fireflies: number, face: number, dieRerolls: number, testRerolls: number): BrawlOdds {
    const total = firefly * fireflies + face
    const lost = face === 0 && fireflies === 0 && this.#helpers.ignored === 0
    if (total > this.#beat && !lost) return { ...never, deals: 1, wins: 1 }
    if (face === firefly) return this.#roll(fireflies + 1, dieRerolls, testRerolls)
    const choices = [this.#stops(total, lost)]
    if (dieRerolls > 0) choices.push(this.#roll(fireflies, dieRerolls - 1, testRerolls))
    if (testRerolls > 0) choices.push(this.#roll(0, dieRerolls, testRerolls - 1))
    return choices.reduce((best, other) => (this.#isBetter(other, best) ? other : best))
  }

  #stops(total: number, lost: boolean): BrawlOdds {
    const deals = !lost && total === this.#beat && !this.#goon.tiesSpare
    const takes = !this.#goonLost && total <= this.#beat
    const hard = takes && total <= this.#beat - (this.#goon.hardBy ?? Number.POSITIVE_INFINITY) ? 1 : 0
    return { ...never, [deals ? (takes ? 'both' : 'deals') : takes ? 'takes' : 'nobody']: 1, hard }
  }

  /** More likely to get what it is after; if equally, less likely to be hurt. */
  #isBetter(one: BrawlOdds, other: BrawlOdds): boolean {
    const more = one[this.#aim] - other[this.#aim]
    return more > equal || (more > -equal && one.takes + one.both < other.takes + other.both - equal)
  }
}

const faces = [0, 2, 3, 4, 5, 6]
const firefly = 6
const never: BrawlOdds = { deals: 0, takes: 0, both: 0, nobody: 0, wins: 0, hard: 0 }

function average(all: readonly BrawlOdds[]): BrawlOdds {
  const odds = { ...never }
  for (const one of all) for (const end of ends) odds[end] += one[end] / all.length
  return odds
}

const equal = 1e-12

export interface Breakaway extends Helpers {
  /** By how much more Fight the Crew Member has. */
  readonly lead: number
  readonly goon?: GoonSide
}

/** The chance to win a Brawl by a higher total, which lets a Crew Member move off instead of wounding. */
export function breakawayChance({ lead, goon, ...helpers }: Breakaway): number {
  return brawlOdds(lead, helpers, goon, 'away').wins
}
