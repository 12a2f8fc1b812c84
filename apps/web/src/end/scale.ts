/** Round figures from 0 up to at least `most`, about `wanted` of them. */
export function ticksTo(most: number, wanted: number): readonly number[] {
  const rough = Math.max(most, 1) / wanted
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough)
  const count = Math.ceil(most / step)
  return Array.from({ length: Math.max(1, count) + 1 }, (_, n) => n * step)
}
