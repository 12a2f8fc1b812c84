import type { Problem } from '@keep-flying/protocol'
import { Trouble } from '../problems.ts'
import type { BanRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import { beginning, readAddress, readNetwork } from './networks.ts'

/** A request of somebody who is banned, with the reason and the end. */
export class Banned extends Trouble {
  readonly ban: NonNullable<Problem['ban']>

  constructor({ why, until }: Pick<BanRow, 'why' | 'until'>) {
    const end =
      until === null ? 'for good' : `until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`
    super('banned', `You are banned from this server ${end}. The reason: ${why}`)
    this.ban = { why, until }
  }

  override get problem(): Problem {
    return { ...super.problem, ban: this.ban }
  }
}

/** Who may not come here, as this node knows it: asked at every request, so it is kept in memory. */
export class Bans {
  readonly #now: () => number
  #people = new Map<string, BanRow[]>()
  /** For each length of a prefix, the networks with it. */
  #networks = new Map<string, { readonly prefix: number; readonly bans: Map<bigint, BanRow[]> }>()

  constructor(now: () => number) {
    this.#now = now
  }

  /** Reads all bans again. */
  async read(store: Pick<Store, 'bansInForce'>): Promise<void> {
    this.set(await store.bansInForce())
  }

  set(bans: readonly BanRow[]): void {
    this.#people = new Map()
    this.#networks = new Map()
    for (const ban of bans) {
      if (ban.person !== null) listed(this.#people, ban.person).push(ban)
      if (ban.network !== null) this.#addNetwork(ban.network, ban)
    }
  }

  #addNetwork(text: string, ban: BanRow): void {
    const { bits, prefix, value } = readNetwork(text)
    const key = `${bits}/${prefix}`
    const alike = this.#networks.get(key) ?? { prefix, bans: new Map<bigint, BanRow[]>() }
    this.#networks.set(key, alike)
    listed(alike.bans, value).push(ban)
  }

  /** Refuses a person who is banned. */
  checkPerson(user: string): void {
    this.#refuse(this.#people.get(user) ?? [])
  }

  /** Refuses whoever comes from an address that is banned. */
  checkAddress(address: string): void {
    if (this.#networks.size === 0) return
    const place = readAddress(address)
    if (!place) return
    for (const [key, { prefix, bans }] of this.#networks)
      if (key === `${place.bits}/${prefix}`) this.#refuse(bans.get(beginning(place, prefix)) ?? [])
  }

  /** Whether somebody, or where they come from, is banned. */
  excludes(user: string, address: string): boolean {
    return refuses(() => this.checkPerson(user)) || this.excludesAddress(address)
  }

  excludesAddress(address: string): boolean {
    return refuses(() => this.checkAddress(address))
  }

  /** Refuses if one of the bans is in force, and names the one that ends last. */
  #refuse(bans: readonly BanRow[]): void {
    const end = ({ until }: BanRow) => until ?? Number.POSITIVE_INFINITY
    const [ban] = bans.filter((each) => end(each) > this.#now()).sort((one, other) => end(other) - end(one))
    if (ban) throw new Banned(ban)
  }
}

function refuses(check: () => void): boolean {
  try {
    check()
    return false
  } catch (problem) {
    if (problem instanceof Banned) return true
    throw problem
  }
}

function listed<K>(map: Map<K, BanRow[]>, key: K): BanRow[] {
  const known = map.get(key)
  if (known) return known
  const list: BanRow[] = []
  map.set(key, list)
  return list
}
