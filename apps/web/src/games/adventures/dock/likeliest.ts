import type { Table } from '@keep-flying/adventures'
import { bestTest, testAhead, thingCalled, wayPlans } from '@keep-flying/adventures/ask'
import type { Decision } from '@keep-flying/kernel'
import type { Picked } from '../../../dock/answers.ts'
import { optionsOf } from '../../../table/context.tsx'

/** The chance of each way of a Challenge, in the order of the options. */
function waysIn(t: Table, { about, card }: Decision): readonly number[] {
  const spot = about ? thingCalled(t, about) : null
  const who = t.state.crew.find(({ id }) => id === t.state.turn?.id)
  if (!who || !spot || card === undefined) return []
  return wayPlans(t, who, card, spot).map((plan) => bestTest(testAhead(t, plan)).chance)
}

/** The way of a Challenge that is likelier to be passed. */
export function likeliestWay(t: Table, decision: Decision): Picked | null {
  const chances = waysIn(t, decision)
  const best = optionsOf(decision)[chances.indexOf(Math.max(...chances))]
  return best ? [best.id] : null
}
