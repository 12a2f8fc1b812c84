const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, in words: "3 days ago", "now". */
export function ago(at: number, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const [unit, length] = units.find(([, size]) => now - at >= size) ?? (['second', 0] as const)
  return words.format(unit === 'second' ? 0 : -Math.floor((now - at) / length), unit)
}
