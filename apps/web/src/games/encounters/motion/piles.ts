import type { Crew } from '@keep-flying/encounters'

/** What things come from and go to, by the names that parts of the table bear. */
export const piles = {
  episode: 'episode-deck',
  crew: 'crew-deck',
  ship: 'serenity',
  /** The viewer's own. */
  avatar: 'avatar',
  deck: 'deck',
  discard: 'discard-pile',
} as const

export function avatarPile(crew: Crew): string {
  return `avatar-${crew}`
}
