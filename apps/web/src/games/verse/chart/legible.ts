import type { Geometry } from './geometry.ts'
import { coverOf, type Label, nearly, overlap, type Rect, steps } from './labels.ts'

/**
 * The labels there is room for at a scale. From the second step on that is all of them; from further off those of
 * contacts and supplies come first, and a name that would cover another or be cut waits for a closer look.
 */
export function legible(labels: readonly Label[], { bounds }: Geometry, scale: number): readonly Label[] {
  if (scale + nearly >= (steps[1]?.scale ?? 0)) return labels
  const use = ({ contact, supply }: Label) => (contact ? 2 : 0) + (supply ? 1 : 0)
  const kept: { readonly label: Label; readonly rect: Rect }[] = []
  for (const label of [...labels].sort((one, other) => use(other) - use(one))) {
    const rect = coverOf(label, scale)
    const isCut =
      rect.left < bounds.x * scale ||
      rect.top < bounds.y * scale ||
      rect.right > (bounds.x + bounds.width) * scale ||
      rect.bottom > (bounds.y + bounds.height) * scale
    if (!isCut && kept.every((other) => overlap(rect, other.rect) === 0)) kept.push({ label, rect })
  }
  return kept.map(({ label }) => label)
}
