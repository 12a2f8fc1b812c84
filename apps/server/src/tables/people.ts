import { handleOf } from '../ids.ts'
import { Trouble } from '../problems.ts'
import type { Services } from '../services.ts'
import type { GameAndSeats } from '../storage/store.ts'

/** How many of those who have chatted at a table are known by it, the latest first. */
const speakersKnown = 500

/** The id of the person who is meant: somebody who sits at the table, or who has said something there. */
export async function personAt(
  { store }: Pick<Services, 'store'>,
  { game, seats }: GameAndSeats,
  handle: string,
): Promise<string> {
  const sitters = seats.flatMap(({ user }) => user ?? [])
  // Whoever was forgotten has left lines of nobody.
  const meant = (user: string) => user !== '' && handleOf(user) === handle
  const found = sitters.find(meant) ?? (await store.speakers(game.id, speakersKnown)).find(meant)
  if (found !== undefined) return found
  throw new Trouble('not-found', 'This person neither sits at the table nor has said anything there.', 'person')
}
