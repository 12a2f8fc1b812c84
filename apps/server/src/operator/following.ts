import type { DeedRow } from '../storage/schema.ts'
import type { Store } from '../storage/store.ts'
import type { Bans } from './bans.ts'

/** What a node does when an operator has changed something, anywhere. */
export interface Followers {
  /** Seats or status of a table changed, or it is gone. */
  changed(table: string): Promise<void>
  /** The addresses from which somebody is connected here are to be banned, too. */
  banAddresses(user: string): Promise<void>
  /** Somebody may be banned who is connected. */
  cutBanned(): void
  /** A person is gone. */
  signOut(user: string): void
}

/**
 * Follows the list of deeds: whatever an operator does, on another node or on the command line, is stored there. A node
 * reads on from the last deed it knows, and acts on what is new.
 */
export class Following {
  readonly #store: Pick<Store, 'deedsSince' | 'lastDeed' | 'bansInForce'>
  readonly #bans: Bans
  #known = 0
  #last: Promise<void> = Promise.resolve()

  constructor(store: Pick<Store, 'deedsSince' | 'lastDeed' | 'bansInForce'>, bans: Bans) {
    this.#store = store
    this.#bans = bans
  }

  /** Reads the bans as they are; everything after that is news. */
  async begin(): Promise<void> {
    this.#known = await this.#store.lastDeed()
    await this.#bans.read(this.#store)
  }

  /** Reads what is new and tells the followers. Two readers wait for each other. */
  follow(followers: Followers): Promise<void> {
    const pass = this.#last.then(() => this.#readOn(followers))
    this.#last = pass.catch(() => undefined)
    return pass
  }

  async #readOn(followers: Followers): Promise<void> {
    for (;;) {
      const deeds = await this.#store.deedsSince(this.#known)
      if (deeds.length === 0) return
      await this.#act(deeds, followers)
      this.#known = deeds.at(-1)?.n ?? this.#known
    }
  }

  async #act(deeds: readonly DeedRow[], followers: Followers): Promise<void> {
    // Before they are cut off: afterwards nobody knows any more where they were.
    for (const { deed, person } of deeds)
      if (deed === 'ban-addresses' && person !== null) await followers.banAddresses(person)
    if (deeds.some(({ deed }) => deed === 'ban' || deed === 'unban')) {
      await this.#bans.read(this.#store)
      followers.cutBanned()
    }
    for (const { deed, person } of deeds) if (deed === 'delete-person' && person !== null) followers.signOut(person)
    const tables = new Set(deeds.flatMap((deed): string[] => JSON.parse(deed.tables)))
    for (const table of tables) await followers.changed(table)
  }
}
