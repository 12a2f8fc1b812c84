/** What a die counts, by its face: a Disgruntled one nothing. */
export const disgruntled = 1
export const firefly = 6

/** The sign of a face. */
export function dieIcon(face: number): string {
  return face === firefly ? 'firefly' : face === disgruntled ? 'disgruntled' : `die${face}`
}
