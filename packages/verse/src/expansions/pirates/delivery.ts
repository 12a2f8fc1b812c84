import { type Rules, sum, text } from '@keep-flying/kernel'
import { remove } from '../../rules/decks.ts'
import type { Deed } from '../../rules/deed.ts'
import { isAt } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { outrageMoralCrew } from '../../rules/moral.ts'
import { payCuts } from '../../rules/pay.ts'
import { earn } from '../../rules/purse.ts'
import { onCard } from '../../rules/show.ts'
import { giveGoalToken } from '../../rules/story.ts'
import { cardName, seatName, shipAbilities, story, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { bountyCard, tendList } from './most-wanted.ts'
import { type Bound, piratesOf } from './state.ts'

/** Bound Fugitives: handed over for the reward, or lost to Reavers. */

export function claimsOf(t: Table, c: Captain): Bound[] {
  return piratesOf(t).bound.filter(({ seat }) => seat === c.seat)
}

/** The reward for every Fugitive, and once what the law pays its own. */
export function rewardFor(t: Table, c: Captain, { bounty, crew }: Bound): number {
  const bonus = sum(shipAbilities(t, c, 'bounty-bonus'), ({ credits }) => credits)
  return bountyCard(t, bounty).reward * crew.length + bonus
}

export function deliveries(t: Table, c: Captain): Deed[] {
  return claimsOf(t, c)
    .filter(({ bounty, freed }) => !freed && isAt(t, c, bountyCard(t, bounty).dropOff))
    .map((claim) => ({
      option: onCard(claim.bounty, 'option.deliver-bounty', {}, { id: `deliver:${claim.bounty}`, sign: 'credits' }),
      action: 'work',
      carryOut: () => handOver(t, c, claim),
    }))
}

/** Pay, cuts, outrage; crew and Bounty leave the game. */
function* handOver(t: Table, c: Captain, claim: Bound): Rules<void> {
  const credits = earn(t, c, rewardFor(t, c, claim))
  const bounty = bountyCard(t, claim.bounty)
  tell(t, 'bounty-delivered', { who: seatName(c), bounty: cardName(claim.bounty), credits })
  discharge(t, claim)
  yield* payCuts(t, c)
  if (bounty.immoral) outrageMoralCrew(t, c)
  if (story(t).tokensFor) giveGoalToken(t, c, text('option.card', { card: cardName(bounty.id) }))
}

/** A claim and those bound under it leave the game. */
function discharge(t: Table, claim: Bound): void {
  const pirates = piratesOf(t)
  pirates.bound = pirates.bound.filter((other) => other !== claim)
  for (const card of [...claim.crew, claim.bounty]) remove(t, card)
}

export const boundHooks: Hooks = {
  peopleKilled(t, c, people) {
    if (!people.includes('fugitive')) return
    for (const claim of claimsOf(t, c)) {
      for (const card of claim.crew) tell(t, 'bound-killed', { who: seatName(c), card: cardName(card) })
      discharge(t, claim)
    }
    tendList(t)
  },
}
