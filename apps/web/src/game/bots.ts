import { usualBot } from '@keep-flying/kernel'

/** The one of a game's bots that sits down unless another is chosen. */
export function usualOf<B extends { readonly strength: number; readonly thinks?: boolean }>(bots: readonly B[]): B {
  const usual = usualBot(bots)
  if (!usual) throw new Error('The game has no bot.')
  return usual
}
