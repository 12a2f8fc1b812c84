/** The numbers from one, for drawing so many of a thing. */
export function oneTo(n: number): readonly number[] {
  return Array.from({ length: n }, (_, index) => index + 1)
}
