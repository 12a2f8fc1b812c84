/** The chance of a Skill Test, exact: every roll, bonus die and reroll is gone through, each used as well as it can be. */

export interface Attempt {
  readonly dice: number
  /** What the dice must bring: the target number less all points of Skill and whatever else is added. */
  readonly need: number
  /** Disgruntled dice that may be ignored after the roll. */
  readonly ignored?: number
  /** Sources of a reroll of one die, and of a reroll of the Test. */
  readonly dieRerolls?: number
  readonly testRerolls?: number
}

const faces = [0, 2, 3, 4, 5, 6] as const
type Value = (typeof faces)[number]
const firefly = 6
const disgruntled = 0

/** The chance if exactly so many dice are rolled. */
export function chanceOf({ dice, need, ignored = 0, dieRerolls = 0, testRerolls = 0 }: Attempt): number {
  if (dice < 1) throw new Error('At least one die is rolled.')
  return new Rolls(dice, need, ignored).fresh(dieRerolls, testRerolls)
}

/** What may be done about a roll that lies on the table. */
export type Improvement = 'bonus' | 'die' | 'test'

/**
 * The chance from a roll that lies on the table, each die with the bonus dice it led to, by their faces: 1 is
 * Disgruntled. With `first`, if that is done next.
 */
export function chanceFrom(
  rolls: readonly (readonly number[])[],
  { need, ignored = 0, dieRerolls = 0, testRerolls = 0 }: Omit<Attempt, 'dice'>,
  first?: Improvement,
): number {
  return new Rolls(rolls.length, need, ignored).from(rolls, dieRerolls, testRerolls, first)
}

/** The number of dice to roll, of as many as are allowed, and the chance with them. Fewer are better where they do as well. */
export function bestRoll(attempt: Attempt): { readonly dice: number; readonly chance: number } {
  let best = { dice: 1, chance: chanceOf({ ...attempt, dice: 1 }) }
  for (let dice = 2; dice <= attempt.dice; dice++) {
    const chance = chanceOf({ ...attempt, dice })
    if (chance > best.chance + equal) best = { dice, chance }
  }
  return best
}

const equal = 1e-12

/** The best chance with 0, 1, 2 … points added: what each $100 of a bribe, or each point of an assistant, is worth. */
export function chancesByPoints(attempt: Attempt, most: number): number[] {
  return Array.from({ length: most + 1 }, (_, points) => bestRoll({ ...attempt, need: attempt.need - points }).chance)
}

/** What lies on the table in the course of a Test. */
interface Roll {
  /** How much is still missing. */
  readonly short: number
  /** Disgruntled dice beyond Fireflies. */
  readonly lead: number
  /** Bonus dice that may still be rolled. */
  readonly bonus: number
  /** How many dice show each value; Fireflies are not among them, since nobody rerolls one. */
  readonly shown: readonly number[]
  readonly dieRerolls: number
  readonly testRerolls: number
}

class Rolls {
  readonly #dice: number
  readonly #need: number
  readonly #ignored: number
  readonly #known = new Map<string, number>()

  constructor(dice: number, need: number, ignored: number) {
    this.#dice = dice
    this.#need = need
    this.#ignored = ignored
  }

  fresh(dieRerolls: number, testRerolls: number): number {
    return this.#throwBase(this.#nothingRolled(dieRerolls, testRerolls), this.#dice)
  }

  from(
    rolls: readonly (readonly number[])[],
    dieRerolls: number,
    testRerolls: number,
    first: Improvement | undefined,
  ): number {
    const dice = rolls.flat().map((face) => faces[face - 1] ?? disgruntled)
    const lying = dice.reduce(withDie, this.#nothingRolled(dieRerolls, testRerolls))
    // A Firefly that was followed by a bonus die leads to no other.
    const roll = { ...lying, bonus: rolls.filter((die) => faces[(die.at(-1) ?? 0) - 1] === firefly).length }
    if (first === 'bonus') return this.#byBonus(roll)
    if (first === 'die') return this.#byDie(roll)
    return first === 'test' ? this.#byTest(roll) : this.#chance(roll)
  }

  #nothingRolled(dieRerolls: number, testRerolls: number): Roll {
    return { short: this.#need, lead: 0, bonus: 0, shown: faces.map(() => 0), dieRerolls, testRerolls }
  }

  #throwBase(roll: Roll, dice: number): number {
    return dice === 0 ? this.#chance(roll) : average((value) => this.#throwBase(withDie(roll, value), dice - 1))
  }

  /** The chance from here on, by the best of whatever may still be done. */
  #chance(roll: Roll): number {
    if (roll.short <= 0 && roll.lead <= this.#ignored) return 1
    const key = `${Math.max(roll.short, 0)} ${roll.lead} ${roll.bonus} ${roll.dieRerolls > 0 ? roll.shown : ''} ${roll.dieRerolls} ${roll.testRerolls}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const chance = Math.max(this.#byBonus(roll), this.#byDie(roll), this.#byTest(roll))
    this.#known.set(key, chance)
    return chance
  }

  #byBonus(roll: Roll): number {
    if (roll.bonus === 0) return 0
    const left = { ...roll, bonus: roll.bonus - 1 }
    return average((value) => this.#chance(withDie(left, value)))
  }

  #byDie(roll: Roll): number {
    if (roll.dieRerolls === 0) return 0
    const chances = faces.map((value, n) => {
      if (!roll.shown[n]) return 0
      const left = { ...withoutDie(roll, value), dieRerolls: roll.dieRerolls - 1 }
      return average((next) => this.#chance(withDie(left, next)))
    })
    return Math.max(...chances)
  }

  #byTest({ dieRerolls, testRerolls }: Roll): number {
    return testRerolls === 0 ? 0 : this.fresh(dieRerolls, testRerolls - 1)
  }
}

function average(chance: (value: Value) => number): number {
  return faces.reduce<number>((sum, value) => sum + chance(value), 0) / faces.length
}

function withDie(roll: Roll, value: Value): Roll {
  if (value === firefly) return { ...roll, short: roll.short - firefly, lead: roll.lead - 1, bonus: roll.bonus + 1 }
  return changed(roll, value, 1)
}

function withoutDie(roll: Roll, value: Value): Roll {
  return changed(roll, value, -1)
}

function changed(roll: Roll, value: Value, by: 1 | -1): Roll {
  const at = faces.indexOf(value)
  return {
    ...roll,
    short: roll.short - by * value,
    lead: roll.lead + (value === disgruntled ? by : 0),
    shown: roll.shown.map((count, n) => (n === at ? count + by : count)),
  }
}
