import { standInOf } from '../games/catalog.ts'
import type { Services } from '../services.ts'

type Needed = Pick<Services, 'store' | 'games'>

/** How many people one pass of the upkeep forgets: the next pass goes on. */
const atOnce = 1000

/**
 * Deletes a person and everything that is theirs; returns the tables where they sat, or null if there is no such
 * person. Whoever calls this tells those tables, and cuts the person's sockets.
 */
export function forgetPerson(services: Needed, user: string): Promise<string[] | null> {
  return services.store.forgetUser(user, standIns(services))
}

/** Does the same to people who were not seen since the time given and play nowhere; returns how many. */
export async function forgetUnseen(services: Needed, kind: 'guests' | 'accounts', since: number): Promise<number> {
  const { store } = services
  const bots = standIns(services)
  let forgotten = 0
  for (const user of await store.unseenUsers(kind, since, atOnce))
    if ((await store.forgetUser(user, bots, since)) !== null) forgotten++
  return forgotten
}

/** By game, the bot that sits down for somebody who goes. */
function standIns({ games }: Needed): ReadonlyMap<string, string> {
  const bots = [...games].map(([id, { pack }]) => [id, standInOf(pack)] as const)
  return new Map(bots.flatMap(([id, bot]) => (bot === null ? [] : [[id, bot]])))
}
