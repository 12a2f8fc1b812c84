import type { Band } from '@keep-flying/verse'

/** The totals a band reaches over, as cards print them. */
export function bandRange(bands: readonly Band<string>[], n: number): string {
  const from = bands[n]?.from ?? 1
  const next = bands[n + 1]?.from
  if (next === undefined) return `${from}+`
  return next - 1 > from ? `${from}–${next - 1}` : `${from}`
}
