import { sum } from '@keep-flying/kernel'
import { crewWorth, sheetOf } from '../../../bot/crew.ts'
import { promiseOf } from '../../../bot/jobs.ts'
import type { Basis, Prospect } from '../../../bot/prospects.ts'
import { isLastTurn } from '../../../bot/story.ts'
import type { EffectWorths } from '../../../bot/worth.ts'
import { isDeceptive } from '../../../rules/crew.ts'
import { activeLimit, handLimit } from '../../../rules/job.ts'
import type { Captain, Table } from '../../../state.ts'
import type { Effect, JobCard, JobStep } from '../../../vocabulary/index.ts'
import { deceiverOf } from '../capers.ts'
import { stillFlyingOf } from '../state.ts'
import type { StillFlyingEffects } from '../vocabulary.ts'

/** Which Capers are worth the risk. */

/** With more work than can be done soon, new Capers are worth less. */
const appetite = [1, 0.8, 0.5, 0.2]

/** Turns to get to where a Caper begins. */
const turnsToBegin = 1.5

export function caperProspects({ t, me, factors, plans, credit }: Basis): Prospect[] {
  if (deceiverOf(t, me) === undefined || isLastTurn(t) || !areAnyLeft(t)) return []
  if (me.jobs.length >= activeLimit(t, me) && me.hand.cards.length >= handLimit(t, me)) return []
  const hunger = appetite[plans.filter((plan) => plan.gain > 0).length] ?? 0
  const { gain, turns } = promiseOf(t, factors.sheet, null)
  return [{ at: me.sector, action: 'capers', kind: 'deal', gain: hunger * credit * gain, turns: turnsToBegin + turns }]
}

/** Is there a card left that is not the reshuffle card? */
function areAnyLeft(t: Table): boolean {
  const { deck, discard } = stillFlyingOf(t).capers
  return deck.cards.length + (deck.backs?.length ?? 0) + discard.cards.length > 1
}

const isDoubleCross = (effect: Effect) => effect.do === 'double-cross'

/** What a double-cross is expected to cost: the loot, the crew and what the Caper would have paid. */
export function riskOfCapers(t: Table, c: Captain): (job: JobCard) => number {
  const deceiver = c.crew.find((member) => isDeceptive(t, member))
  if (!deceiver) return () => 0
  const crossed = (step: JobStep) =>
    sum(step.trial ?? [], (option) =>
      sum(sheetOf(t, c).odds.ends(option, 'helped'), (end) => (end.effects.some(isDoubleCross) ? end.chance : 0)),
    )
  return ({ types, finish, pay }) => {
    if (!types.includes('caper')) return 0
    const chance = crossed(finish)
    const lost = lootIn(finish) + crewWorth(t, deceiver) + ('credits' in pay ? pay.credits : 0)
    return chance > 0 ? -chance * lost : 0
  }
}

function lootIn({ trial = [] }: JobStep): number {
  const effects = trial.flatMap((option) =>
    'bands' in option ? option.bands.flatMap((band) => band.effects ?? []) : [],
  )
  return sum(effects, (effect) => (effect.do === 'double-cross' ? effect.credits : 0))
}

export const effectWorths: Pick<EffectWorths, keyof StillFlyingEffects> = {
  'double-cross': ({ t, team: { captain } }, { credits }) => {
    const deceiver = captain.crew.find((member) => isDeceptive(t, member))
    return deceiver ? -Math.min(credits, captain.credits) - crewWorth(t, deceiver) : 0
  },
}
