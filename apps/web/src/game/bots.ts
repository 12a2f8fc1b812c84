/** The strongest of a game's bots: the one that sits down unless another is chosen. */
export function strongestOf<B extends { readonly strength: number }>(bots: readonly B[]): B {
  const [strongest] = [...bots].sort((one, other) => other.strength - one.strength)
  if (!strongest) throw new Error('The game has no bot.')
  return strongest
}
