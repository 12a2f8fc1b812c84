import type { Rules } from '@keep-flying/kernel'
import type { Captain, Table } from '../../../state.ts'
import type { SectorId } from '../../../vocabulary/index.ts'

/** What boxes ask of the law that other boxes bring: the Corvette, and Alliance Alerts. */
declare module '../../../rules/moments.ts' {
  interface Asked {
    /** Where the Corvette is, in games that have one. */
    corvetteAt(t: Table): SectorId
    /** May the Corvette stop in this sector? */
    mayCorvetteStop(t: Table, sector: SectorId): boolean
  }

  interface Moments {
    /** The Corvette is brought to a sector. */
    corvetteSent(t: Table, mover: Captain, to: SectorId): Rules<void>
    /** A card would let a player move the Corvette: where it goes instead, if anywhere; undefined leaves it to the player. */
    corvetteMoved(t: Table): { readonly to: SectorId | undefined } | undefined
    /** The Corvette is done with a captain who had so much before. */
    corvetteContactOver(t: Table, c: Captain, before: Belongings): void
    /** Another Alliance Alert comes into force, where there are any. */
    alertReplaced(t: Table): void
  }
}
