/** Fractions of whole numbers, exact; too large ones are an error. */
export interface Fraction {
  readonly over: number
  readonly under: number
}

export function fraction(over: number, under = 1): Fraction {
  if (under === 0) throw new Error('Nothing is divided by 0.')
  const shared = divisor(Math.abs(over), Math.abs(under)) * Math.sign(under)
  const made = { over: over / shared, under: under / shared }
  if (!Number.isSafeInteger(made.over) || !Number.isSafeInteger(made.under))
    throw new Error('The fraction is too large.')
  return made
}

function divisor(one: number, other: number): number {
  return other === 0 ? one || 1 : divisor(other, one % other)
}

export const plus = (one: Fraction, other: Fraction) =>
  fraction(one.over * other.under + other.over * one.under, one.under * other.under)
export const minus = (one: Fraction, other: Fraction) => plus(one, fraction(-other.over, other.under))
export const times = (one: Fraction, other: Fraction) => fraction(one.over * other.over, one.under * other.under)
const half = (one: Fraction) => fraction(one.over, 2 * one.under)
export const middle = (one: Fraction, other: Fraction) => half(plus(one, other))
export const compare = (one: Fraction, other: Fraction) => one.over * other.under - other.over * one.under
export const least = (...all: readonly Fraction[]) =>
  all.reduce((one, other) => (compare(one, other) <= 0 ? one : other))
export const most = (...all: readonly Fraction[]) =>
  all.reduce((one, other) => (compare(one, other) >= 0 ? one : other))
/** Divided; null by nothing. */
export const divided = (one: Fraction, other: Fraction) =>
  other.over === 0 ? null : fraction(one.over * other.under, one.under * other.over)
