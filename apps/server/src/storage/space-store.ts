/** What is kept of somebody's. */
export interface Kept {
  /** Tables that they are the host of, whatever came of them. */
  readonly tables: number
  readonly reports: number
  readonly replays: number
}

/**
 * What is given up when there is no more room, in this order: tables that never began, uploaded records, games that
 * guests left or finished, and old reports. Nothing that an account has a part in, and no running game.
 */
export const givenUp = ['open', 'replays', 'abandoned', 'over', 'reports'] as const
export type GivenUp = (typeof givenUp)[number]

/** What the server needs to know about the room that its database takes. */
export interface SpaceStore {
  /**
   * Bytes that the database uses, and bytes that it has on the disk and can use again. PostgreSQL does not say what it
   * can use again: there everything counts as used.
   */
  bytes(): Promise<{ readonly used: number; readonly spare: number }>
  keptBy(user: string): Promise<Kept>
  /** Deletes the oldest of a kind, at most so many, that nobody touched since the time given; returns how many. */
  giveUp(kind: GivenUp, before: number, most: number): Promise<number>
}
