/** Work that may be long: it yields after every step, and whoever runs it decides when the next one is done. */
export type Steps<T> = Generator<void, T, void>

/** Does all steps at one stretch. */
export function finish<T>(steps: Steps<T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
