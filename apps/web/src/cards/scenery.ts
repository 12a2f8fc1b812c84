/** The small kit from which the pictures on cards are put together: engraved lines, redrawn from the same seed. */

export const width = 240
export const height = 104

/** Numbers from 0 up to 1 that are the same for the same name. */
export type Dice = () => number

export function diceFor(name: string): Dice {
  let seed = 2166136261
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function oneOf<T>(dice: Dice, things: readonly [T, ...T[]]): T {
  return things[Math.floor(dice() * things.length)] ?? things[0]
}

const between = (dice: Dice, from: number, to: number) => from + dice() * (to - from)
const short = (n: number) => n.toFixed(1)

/** Level lines, closer to the top than to the ground. */
export function skyLines(): readonly string[] {
  const bands = [0, 1, 2]
  return bands.map((band) => {
    const rows = Array.from({ length: 9 }, (_, n) => band * 9 + n)
    return rows.map((row) => `M0 ${row * 4 + 1}H${width}`).join('')
  })
}

export function stars(dice: Dice, n: number): string {
  return Array.from({ length: n }, () => {
    const [x, y, arm] = [between(dice, 6, width - 6), between(dice, 5, height * 0.7), between(dice, 0.6, 2)]
    return `M${short(x - arm)} ${short(y)}h${short(2 * arm)}M${short(x)} ${short(y - arm)}v${short(2 * arm)}`
  }).join('')
}

export interface Drawn {
  readonly fill: string
  readonly hatch: string
  readonly light: string
}

/** Houses shoulder to shoulder, their right sides in shade, some windows lit. */
export function skyline(dice: Dice): Drawn {
  let [fill, hatch, light] = ['', '', '']
  for (let x = -6; x < width; ) {
    const [wide, top] = [between(dice, 20, 38), between(dice, 34, 72)]
    fill += `M${short(x)} ${short(top)}h${short(wide)}V${height}H${short(x)}Z`
    for (let line = 0; line < 7; line++) hatch += `M${short(x + wide - 1.5 - line * 1.7)} ${short(top)}V${height}`
    for (let window = 0; window < 3; window++)
      if (dice() < 0.6) light += `M${short(x + 4 + window * 6)} ${short(top + between(dice, 6, 26))}h3v4h-3Z`
    x += wide - 3
  }
  return { fill, hatch, light }
}

/** Ridges one behind the other; the strokes run down their lee. */
export function hills(dice: Dice): Drawn {
  let [fill, hatch, light] = ['', '', '']
  for (const base of [58, 74]) {
    const peaks = Array.from({ length: 9 }, (_, n) => [n * 30 + between(dice, -8, 8), base + between(dice, -14, 10)])
    const ridge = peaks.map(([x = 0, y = 0]) => `L${short(x)} ${short(y)}`).join('')
    fill += `M-10 ${height}L-10 ${base}${ridge}L250 ${base}V${height}Z`
    for (const [x = 0, y = 0] of peaks)
      for (let line = 0; line < 9; line++)
        hatch += `M${short(x + line * 2.6)} ${short(y + 2 + line * 1.4)}l-${short(between(dice, 5, 11))} ${short(between(dice, 12, 20))}`
  }
  for (let n = 0; n < 5; n++) {
    const [x, y] = [between(dice, 6, width - 6), between(dice, 84, 100)]
    light += `M${short(x)} ${short(y)}h${short(between(dice, 8, 22))}`
  }
  return { fill, hatch, light }
}

/** A gangway aboard, rib behind rib, with a light at its end. */
export function gangway(dice: Dice): Drawn {
  const middle = between(dice, 96, 144)
  let [fill, hatch] = [`M0 0H${width}V${height}H0ZM${short(middle - 16)} 34v34h32v-34l-6-8h-20Z`, '']
  for (const step of [1, 1.6, 2.5, 3.9, 6]) {
    const [wide, high] = [18 * step, 20 * step]
    hatch += `M${short(middle - wide)} ${short(51 + high)}V${short(51 - high * 0.6)}l${short(wide * 0.4)} ${short(-high * 0.5)}h${short(wide * 1.2)}l${short(wide * 0.4)} ${short(high * 0.5)}V${short(51 + high)}`
  }
  for (let line = -8; line <= 8; line++)
    hatch += `M${short(middle + line * 2)} 68L${short(middle + line * 16)} ${height}`
  const light = Array.from({ length: 4 }, () => {
    const x = dice() < 0.5 ? middle - between(dice, 40, 90) : middle + between(dice, 40, 90)
    return `M${short(x)} ${short(between(dice, 30, 60))}h4v6h-4Z`
  }).join('')
  return { fill, hatch, light }
}

/** Stalls under striped awnings, and crates before them. */
export function market(dice: Dice): Drawn {
  let [fill, hatch, light] = ['', '', '']
  for (let x = -10 + dice() * 12; x < width; ) {
    const [wide, top] = [between(dice, 42, 58), between(dice, 40, 54)]
    fill += `M${short(x)} ${short(top + 14)}L${short(x + 5)} ${short(top)}h${short(wide - 10)}l5 14ZM${short(x + 4)} ${short(top + 14)}h2V${height}h-2ZM${short(x + wide - 6)} ${short(top + 14)}h2V${height}h-2Z`
    fill += `M${short(x + 8)} ${short(top + 30)}h${short(wide - 18)}V${height}h-${short(wide - 18)}Z`
    for (let stripe = 0; stripe < 5; stripe++)
      light += `M${short(x + 8 + stripe * (wide / 6))} ${short(top + 1)}h4l1 12h-5Z`
    for (let line = 0; line < 9; line++)
      hatch += `M${short(x + 9)} ${short(top + 33 + line * 3)}h${short(wide - 20 - (line % 3) * 5)}`
    x += wide + between(dice, 2, 12)
  }
  return { fill, hatch, light }
}

/** People seen from behind, in hats; the middle of their feet is at 0, 0. */
export const people = [
  'M-20 0c1-16 5-22 9-24-4-1-7-2-10-4 3-2 7-3 10-3l2-8c4 1 8 1 12 0l2 8c3 0 7 1 10 3-3 2-6 3-10 4 4 2 8 8 9 24z',
  'M-16 0c0-13 4-19 8-21-3-1-5-2-8-4 3-1 5-2 8-2l1-6c4 1 6 1 10 0l1 6c3 0 5 1 8 2-3 2-5 3-8 4 4 2 8 8 8 21z',
  'M-15 0c0-11 3-16 8-18-3-3-4-10 2-12 7-3 13 1 12 7 0 3-1 4-3 5 5 2 9 7 10 18z',
] as const
