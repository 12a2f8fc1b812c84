import type { Advice } from '../../../bot/advice.ts'
import { dealingPolicies } from '../../../bot/dealing.ts'
import { offers, type Policies, type Position } from '../../../bot/policy.ts'
import { type Basis, type Prospect, turnsTo, whereToDeal } from '../../../bot/prospects.ts'
import { goalWorth } from '../../../bot/story.ts'
import { story } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { ContactId } from '../../../vocabulary/index.ts'
import { favoursOf, isOwedFavour, portOf } from '../friends.ts'

/** Friends in every port. */

/** Contacts of a region where nobody owes anything yet are the ones to win. */
function trust(t: Table, c: Captain, contact: ContactId): number {
  if (!story(t).favours) return 0
  const isNew = favoursOf(t, c).every((known) => portOf(t, known) !== portOf(t, contact))
  return isNew ? 3500 : 2000
}

function prospects(basis: Basis): Prospect[] {
  const { t, me, distances } = basis
  if (!story(t).favours) return []
  return [...t.box.contacts.keys()].flatMap((contact): Prospect[] => {
    const at = isOwedFavour(t, me, contact) ? whereToDeal(t, me, contact) : undefined
    if (at === undefined || !distances.has(at)) return []
    return [{ at, action: `deal:${contact}`, kind: 'deal', gain: goalWorth, turns: turnsTo(basis, at) }]
  })
}

/** A favour that can be asked for is asked for. */
function deal(position: Position) {
  if (!offers(position, 'favour')) return undefined
  const usual = dealingPolicies['deal']?.(position)
  return [...(Array.isArray(usual) ? usual : []), 'favour']
}

const policies: Policies = { deal }

export const advice: Advice = { policies, prospects, trust }
