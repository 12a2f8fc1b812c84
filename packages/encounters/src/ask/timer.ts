import { inevitableAt, isInevitableOut } from '../rules/inevitable.ts'
import type { Table } from '../state.ts'

/** How long an Episode can still take. */

export interface Timer {
  /** Episode Phases until the Inevitable card comes into the 'Verse; 0 once it has. */
  readonly turnsToEnter: number
  /** Spaces it then has to go to the Combat Zone, one each turn; 0 once it is there. */
  readonly spacesToCross: number
  /** Turns that the Episode goes on once it is there. */
  readonly turnsToEnd: number
}

/** Where the Inevitable card is on its way, as everybody knows; effects may speed it up or hold it up. */
export function timerOf({ state }: Table): Timer {
  const { episodeDeck, verse, players, counted } = state
  const inDeck = episodeDeck.backs?.length ?? episodeDeck.cards.length
  const at = inevitableAt(state)
  return {
    turnsToEnter: at === null ? inDeck : 0,
    spacesToCross: isInevitableOut(state) ? 0 : verse.length - (at ?? 0),
    turnsToEnd: players.length - counted.length,
  }
}
