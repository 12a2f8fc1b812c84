/**
 * The one source of chance in a game: plain data kept in its state. `chacha20` is for real games, so that nobody can
 * work out the deck from the dice seen; `sfc32` is for simulations, where only speed matters.
 */
export type RandomStream = ChaChaStream | SfcStream | UnknownStream

export interface ChaChaStream {
  readonly sees: 'nobody'
  readonly algorithm: 'chacha20'
  readonly key: string
  /** How many 32-bit words were taken so far. */
  drawn: number
}

interface SfcStream {
  readonly sees: 'nobody'
  readonly algorithm: 'sfc32'
  readonly words: [number, number, number, number]
  /** What the next dice show; see `loadDice`. */
  loaded?: number[]
  drawn: number
}

/** Chance as a player knows it who looks ahead: nothing it brings is known. A die stops the look, a shuffle hides the cards. */
interface UnknownStream {
  readonly sees: 'nobody'
  readonly algorithm: 'unknown'
  /** How many cards were hidden. */
  drawn: number
}

/** Chance was asked for something by somebody who only looks ahead. */
export class UnknownChance extends Error {
  constructor() {
    super('What chance brings is not known beforehand.')
    this.name = 'UnknownChance'
  }
}

export function unknownStream(): UnknownStream {
  return { sees: 'nobody', algorithm: 'unknown', drawn: 0 }
}

const hiddenCard = 'hidden card '

/** A stand-in for a card that is not known: no card of any game goes by its name. */
export function hideCard(stream: UnknownStream): string {
  return `${hiddenCard}${stream.drawn++}`
}

export function isHiddenCard(card: string): boolean {
  return card.startsWith(hiddenCard)
}

/**
 * Fixes what the next dice of a stream show, to build a situation. Dice alone are loaded: shuffles go on as the seed
 * says, before and after. The streams of real games cannot be loaded.
 */
export function loadDice(stream: RandomStream, dice: readonly number[], sides = 6): void {
  if (stream.algorithm !== 'sfc32')
    throw new Error(`Dice can be loaded only where the seed begins with "sfc32:", not with "${stream.algorithm}:".`)
  for (const die of dice)
    if (!Number.isInteger(die) || die < 1 || die > sides)
      throw new Error(`A loaded die must show a whole number from 1 to ${sides}, not ${die}.`)
  stream.loaded = [...loadedDice(stream), ...dice]
}

/** The loaded dice that are still to be rolled. */
export function loadedDice(stream: RandomStream): readonly number[] {
  return (stream.algorithm === 'sfc32' && stream.loaded) || []
}

function sfcWord(stream: SfcStream): number {
  const [a, b, c, counter] = stream.words
  const sum = (a + b + counter) | 0
  stream.words[0] = b ^ (b >>> 9)
  stream.words[1] = (c + (c << 3)) | 0
  stream.words[2] = (((c << 21) | (c >>> 11)) + sum) | 0
  stream.words[3] = (counter + 1) | 0
  return sum >>> 0
}

type ChaChaWord = (stream: ChaChaStream, index: number) => number

let chachaWord: ChaChaWord = () => {
  throw new Error('No stream was opened: openStream brings the cipher along.')
}

/** Brings the cipher in. It is apart, so that pages that ask the rules and roll nothing do not load it. */
export function setCipher(word: ChaChaWord): void {
  chachaWord = word
}

function nextWord(stream: RandomStream): number {
  if (stream.algorithm === 'unknown') throw new UnknownChance()
  const index = stream.drawn
  stream.drawn = index + 1
  return stream.algorithm === 'chacha20' ? chachaWord(stream, index) : sfcWord(stream)
}

/** A whole number from 0 up to, not including, `limit`; every one equally likely. */
export function below(stream: RandomStream, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32) throw new Error(`Cannot pick below ${limit}.`)
  const fair = 2 ** 32 - (2 ** 32 % limit)
  let word = nextWord(stream)
  while (word >= fair) word = nextWord(stream)
  return word % limit
}

export function rollDie(stream: RandomStream, sides = 6): number {
  const loaded = stream.algorithm === 'sfc32' ? stream.loaded?.shift() : undefined
  if (loaded === undefined) return 1 + below(stream, sides)
  if (loaded > sides) throw new Error(`A die with ${sides} sides cannot show the ${loaded} loaded for it.`)
  stream.drawn++
  return loaded
}

/** Shuffles in place. */
export function shuffle<T>(stream: RandomStream, items: T[]): T[] {
  if (stream.algorithm === 'unknown' && areCards(items)) {
    hideAll(stream, items)
    return items
  }
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(stream, last + 1)
    const held = items[last] as T
    items[last] = items[other] as T
    items[other] = held
  }
  return items
}

function hideAll(stream: UnknownStream, cards: string[]): void {
  for (const at of cards.keys()) cards[at] = hideCard(stream)
}

function areCards(items: unknown[]): items is string[] {
  return items.every((item) => typeof item === 'string')
}

export function pick<T>(stream: RandomStream, items: readonly T[]): T {
  if (items.length === 0) throw new Error('Cannot pick from nothing.')
  return items[below(stream, items.length)] as T
}
