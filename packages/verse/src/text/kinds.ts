import type { KindTexts } from './tables.ts'

/** What the kinds of the boxes at hand say, beside those of the base game. */
export const boxTexts: Required<KindTexts> = { effects: {}, abilities: {}, favours: {}, ends: {} }

export function addKindTexts({ effects, abilities, favours, ends }: KindTexts): void {
  Object.assign(boxTexts.effects, effects)
  Object.assign(boxTexts.abilities, abilities)
  Object.assign(boxTexts.favours, favours)
  Object.assign(boxTexts.ends, ends)
}

/** The entry of a kind, whichever box has it. */
export function entryOf<T>(kind: string, ofBase: T | undefined, ofBoxes: T | undefined): T {
  const entry = ofBase ?? ofBoxes
  if (entry === undefined) throw new Error(`No box at hand says what "${kind}" is.`)
  return entry
}
