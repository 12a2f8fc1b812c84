import type { Advice } from '../../bot/advice.ts'
import { cardsIn, type Position } from '../../bot/policy.ts'
import { abilityOf, crewCard, gearCard } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { JobCard } from '../../vocabulary/index.ts'

/** How the cards of this box are put to use. */

/** A crate does nothing until it is opened. */
function openCrate(position: Position): string | undefined {
  return cardsIn(position, 'gear').find(({ card }) => abilityOf(gearCard(position.t, card), 'digs-for-gear'))?.id
}

/** Heroes are paid for every Misbehave card of a job. */
function bonuses(t: Table, c: Captain): (job: JobCard) => number {
  const each = c.crew.reduce(
    (sum, { card }) => sum + (abilityOf(crewCard(t, card), 'misbehave-bonus')?.credits ?? 0),
    0,
  )
  return ({ pickUp, finish }) => each * ((pickUp?.misbehave ?? 0) + finish.misbehave)
}

export const advice: Advice = { aside: openCrate, bonuses }
