import { sum } from '@keep-flying/kernel'
import type { Advice } from '../../bot/advice.ts'
import { cardsIn, naming, optionIds, type Policies, type Position } from '../../bot/policy.ts'
import { abilityOf, crewCard, gearCard, story, supplyCard } from '../../rules/table.ts'
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

/** The best for their money. */
function freeCrew(position: Position): readonly string[] {
  const { t } = position
  const worth = (card: string) => {
    const face = supplyCard(t, card)
    return face.kind === 'crew' ? sum(Object.values(face.skills), (points) => points) / Math.max(100, face.cost) : 0
  }
  let named: readonly string[] = []
  for (const card of optionIds(position).sort((one, other) => worth(other) - worth(one)))
    named = naming(position, named, card)
  return named
}

/** Money is what captains are best at. */
function path(position: Position): string | undefined {
  const { goals } = story(position.t)
  return goals.find((goal) => goal.kind === 'condition' && goal.when.credits !== undefined)?.name
}

const policies: Policies = { 'set-up.free-crew': freeCrew, 'set-up.path': path }

export const advice: Advice = { aside: openCrate, bonuses, policies }
