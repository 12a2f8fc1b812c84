import type { Stock, Token } from '@keep-flying/verse'
import type { Filled } from '@keep-flying/verse/ask'

/** What lies in one space of a hold or stash: one thing, or two halves; nothing if it is free. */
export type Space = readonly Token[]

const whole: readonly Token[] = ['contraband', 'cargo', 'fugitive', 'passenger']
const halves: readonly Token[] = ['fuel', 'part']

const repeat = (stock: Readonly<Stock>, kinds: readonly Token[]): Token[] =>
  kinds.flatMap((token) => Array.from({ length: stock[token] }, () => token))

/** Lays things out over the spaces there are: Fuel that has its own, whole ones, then Fuel and Parts two by two. */
export function layOut(
  stock: Readonly<Stock>,
  { of: spaces, fuelApart }: Pick<Filled, 'of' | 'fuelApart'>,
): readonly Space[] {
  const { n: drums, each } = fuelApart
  const apart = Array.from(
    { length: Math.ceil(drums / each) },
    (_, n): Space => Array.from({ length: Math.min(each, drums - n * each) }, () => 'fuel'),
  )
  const small = repeat({ ...stock, fuel: stock.fuel - drums }, halves)
  const pairs = Array.from({ length: Math.ceil(small.length / 2) }, (_, n) => small.slice(2 * n, 2 * n + 2))
  const full: readonly Space[] = [...apart, ...repeat(stock, whole).map((token) => [token]), ...pairs]
  const free = Array.from({ length: Math.max(0, spaces - full.length) }, (): Space => [])
  return [...full, ...free]
}
