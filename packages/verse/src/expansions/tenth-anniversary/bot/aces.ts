import { bestOf } from '@keep-flying/kernel'
import type { Advice } from '../../../bot/advice.ts'
import { optionIds, type Policies, type Position } from '../../../bot/policy.ts'
import { misbehaveCard, story } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { JobCard } from '../../../vocabulary/index.ts'
import { talesOf } from '../aces.ts'
import { tenthOf } from '../state.ts'

/** Tales worth telling. */

/** What a point is worth where points decide. */
const pointWorth = 700

function bonuses(t: Table, _c: Captain): (job: JobCard) => number {
  return ({ finish }) => (story(t).tales && finish.misbehave > 0 ? pointWorth : 0)
}

/** A card passed by its ace first, and then a suit that is still missing. */
function keep(position: Position): string | undefined {
  const { t, me } = position
  const told = talesOf(t, me).map(({ card }) => misbehaveCard(t, card).suit)
  const aced = tenthOf(t).aced ?? []
  return bestOf(optionIds(position), (card) => {
    const { suit } = misbehaveCard(t, card)
    return (aced.includes(card) ? 1 : 0) - told.filter((one) => one === suit).length / 4
  })
}

const policies: Policies = { tale: keep }

export const advice: Advice = { policies, bonuses }
