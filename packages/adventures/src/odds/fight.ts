import { type Attempt, bestRoll, chanceOf } from './skill-test.ts'

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

/** What one die comes to with every bonus die: a total, and how likely it is. Nobody loses by rolling a bonus die here. */
interface Throw {
  readonly total: number
  readonly disgruntled: boolean
  readonly chance: number
}

/** Further Fireflies in a row are too rare to change a figure. */
const mostFireflies = 10

const throws: readonly Throw[] = [
  { total: 0, disgruntled: true, chance: 1 / 6 },
  ...[2, 3, 4, 5].map((total) => ({ total, disgruntled: false, chance: 1 / 6 })),
  ...Array.from({ length: mostFireflies }, (_, n) =>
    [0, 2, 3, 4, 5].map((last) => ({ total: 6 * (n + 1) + last, disgruntled: false, chance: 6 ** -(n + 2) })),
  ).flat(),
]

/** Who wounds whom in a Brawl of one die each. */
export interface BrawlOdds {
  /** Only the attacker deals a Wound, only the defender does, both do, nobody does. */
  readonly deals: number
  readonly takes: number
  readonly both: number
  readonly nobody: number
}

/** By how much more Fight the attacker has. */
export function brawlOdds(lead: number): BrawlOdds {
  const odds = { deals: 0, takes: 0, both: 0, nobody: 0 }
  for (const one of throws)
    for (const other of throws) {
      const deals = !one.disgruntled && one.total + lead >= other.total
      const takes = !other.disgruntled && other.total >= one.total + lead
      odds[deals ? (takes ? 'both' : 'deals') : takes ? 'takes' : 'nobody'] += one.chance * other.chance
    }
  return odds
}

export interface Breakaway extends Omit<Attempt, 'need' | 'dice'> {
  /** By how much more Fight the Crew Member has. */
  readonly lead: number
}

/** The chance to win a Brawl by a higher total, which lets a Crew Member move off instead of wounding. */
export function breakawayChance({ lead, ...helpers }: Breakaway): number {
  return throws.reduce((sum, { total, chance }) => sum + chance * winChance(total), 0)

  function winChance(total: number): number {
    return chanceOf({ ...helpers, dice: 1, need: total + 1 - lead })
  }
}
