import { newId } from '../ids.ts'
import { isPrivate } from '../reminders/outgoing.ts'
import type { Services } from '../services.ts'
import { readAddress, readNetwork, writeNetwork } from './networks.ts'

/**
 * Bans the addresses from which somebody who was just banned is connected to this node, for as long as they are. Only the
 * node knows them: nothing stores where people come from. Private addresses are those of a proxy, or of the host's own house.
 */
export async function banAddresses(
  { store, bans, log, now }: Pick<Services, 'store' | 'bans' | 'log' | 'now'>,
  person: string,
  addresses: readonly string[],
): Promise<void> {
  const [ban] = await store.bansOf(person)
  if (!ban || ban.lifted_at !== null) return
  const known = addresses.filter((address) => readAddress(address) !== null && !bans.excludesAddress(address))
  for (const network of new Set(known.map((address) => writeNetwork(readNetwork(address))))) {
    const [address = ''] = network.split('/', 1)
    if (isPrivate(address))
      log.warn({ about: person, ban: ban.id }, 'a private address was not banned: check TRUST_PROXY')
    else
      await store.ban(
        { ...ban, id: newId(), person: null, network, at: now() },
        { by: ban.by, about: network, note: ban.why },
      )
  }
}
