import type { State, Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'

/** What this box keeps track of. */
export interface KalidasaState {
  corvette: SectorId
  /** Turns of the first captain that are left before the last round. */
  turnsLeft?: number
  /** Jobs that are left before the end. */
  jobsLeft?: number
  /** All money there is, the bank's included. */
  money?: number
  /** The bank could not pay in full, or has nothing left. */
  bankBroken?: true
  /** Who has done an Immoral job. */
  readonly dirty: boolean[]
}

declare module '../../state.ts' {
  interface BoxStates {
    kalidasa?: KalidasaState
  }
}

export function kalidasaIn({ boxes: { kalidasa } }: State): KalidasaState {
  if (!kalidasa) throw new Error('This game is played without Kalidasa.')
  return kalidasa
}

export function kalidasaOf(t: Table): KalidasaState {
  return kalidasaIn(t.state)
}
