/** What the dice of a Goon come to: nobody decides anything for it. */

export interface GoonRoll {
  /** Of the dice alone. */
  readonly total: number
  readonly disgruntled: boolean
  readonly chance: number
}

export interface GoonDice {
  readonly dice: number
  /** Bonus dice are rolled for as long as the dice bring less than this; in a Brawl always. */
  readonly wanted: number
  /** Disgruntled dice that it rolls again. */
  readonly rerolls?: number
}

const faces = [0, 2, 3, 4, 5, 6] as const
const disgruntled = 0
const firefly = 6

/** Further Fireflies in a row are too rare to change a figure. */
const mostFireflies = 8

/** Every way in which its dice can fall, with how likely each is. */
export function goonRolls({ dice, wanted, rerolls = 0 }: GoonDice): GoonRoll[] {
  const rolls = new Map<string, GoonRoll>()
  fall([], 1)
  return [...rolls.values()]

  /** Rolls what is still to be rolled; each die is a list with the bonus dice it led to. */
  function fall(rolled: readonly (readonly number[])[], chance: number): void {
    if (rolled.length < dice) each((face) => fall([...rolled, [face]], chance / faces.length))
    else goOn(rolled, rerolls, chance)
  }

  function goOn(rolled: readonly (readonly number[])[], left: number, chance: number): void {
    const again = left > 0 ? rolled.findIndex((die) => die.at(-1) === disgruntled) : -1
    if (again >= 0) {
      const kept = rolled[again]?.slice(0, -1) ?? []
      return each((face) => goOn(put(rolled, again, [...kept, face]), left - 1, chance / faces.length))
    }
    const open = rolled.findIndex((die) => die.at(-1) === firefly)
    const shown = rolled.flat()
    if (open < 0 || sum(shown) >= wanted || count(shown, firefly) >= mostFireflies) return note(shown, chance)
    each((face) => goOn(put(rolled, open, [...(rolled[open] ?? []), face]), left, chance / faces.length))
  }

  function note(shown: readonly number[], chance: number): void {
    const total = sum(shown)
    const lost = count(shown, disgruntled) > count(shown, firefly)
    const key = `${total} ${lost}`
    rolls.set(key, { total, disgruntled: lost, chance: chance + (rolls.get(key)?.chance ?? 0) })
  }
}

function each(does: (face: number) => void): void {
  for (const face of faces) does(face)
}

function put<T>(list: readonly T[], at: number, item: T): T[] {
  return list.map((one, n) => (n === at ? item : one))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0)
}

function count(shown: readonly number[], face: number): number {
  return shown.filter((one) => one === face).length
}

/** The chances of a Goon's shot. */
export interface GoonShotOdds {
  readonly hits: number
  /** Fails by Disgruntled dice: into a Brawl, somebody next to the target is hit. */
  readonly wild: number
  readonly misses: number
}

/** By what the dice must bring: the target number less the Goon's Fight. */
export function goonShotOdds({ dice, need, rerolls }: Omit<GoonDice, 'wanted'> & { need: number }): GoonShotOdds {
  const odds = { hits: 0, wild: 0, misses: 0 }
  for (const roll of goonRolls({ dice, wanted: need, ...(rerolls === undefined ? {} : { rerolls }) }))
    odds[roll.disgruntled ? 'wild' : roll.total >= need ? 'hits' : 'misses'] += roll.chance
  return odds
}
