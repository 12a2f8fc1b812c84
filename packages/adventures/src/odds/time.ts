/** How many Moments a success takes on average, if every failure is tried again. */
export function momentsPerSuccess(chance: number, moments: number, lostByFailure = 0): number {
  return (moments + lostByFailure * (1 - chance)) / chance
}
