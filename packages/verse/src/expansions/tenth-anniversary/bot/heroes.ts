import { bestOf, sum } from '@keep-flying/kernel'
import type { Advice } from '../../../bot/advice.ts'
import { naming, optionIds, type Policies, type Position } from '../../../bot/policy.ts'
import { appraiserFor } from '../../../bot/strength.ts'
import { nextGoal } from '../../../rules/story.ts'
import type { Captain, Table } from '../../../state.ts'
import type { ContactId, Goal } from '../../../vocabulary/index.ts'

/** Adventures. */

/** What a goal takes, in turns or thereabouts. */
function toil(goal: Goal): number {
  if (goal.kind === 'work') return 2 + 2 * goal.misbehave + (goal.pays ?? 0) / 1000
  const { solidWith, solidWithAnyOf, credits = 0 } = goal.when ?? {}
  return (solidWith || solidWithAnyOf ? 4 : 0) + credits / 1000
}

function shortest(position: Position): string | undefined {
  const { stories } = position.t.box
  return bestOf(optionIds(position), (id) => -sum(stories.get(id)?.goals ?? [], toil))
}

/** One of those whose trust is enough for now. */
function trust(t: Table, c: Captain, contact: ContactId): number {
  const goal = nextGoal(t, c)
  return goal?.kind === 'condition' && goal.when.solidWithOneOf?.includes(contact) ? 3500 : 0
}

/** The strongest crew there is. */
function chooseHeroes(position: Position): readonly string[] {
  const worth = appraiserFor(position.t, position.me)
  let named: readonly string[] = []
  for (const card of optionIds(position).sort((one, other) => worth(other) - worth(one)))
    named = naming(position, named, card)
  return named
}

const policies: Policies = { adventure: shortest, 'set-up.heroes': chooseHeroes }

export const advice: Advice = { policies, trust }
