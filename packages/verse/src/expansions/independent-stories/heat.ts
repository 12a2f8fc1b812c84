import type { Answers, Hooks } from '../../rules/moments.ts'
import { leaderOf } from '../../rules/table.ts'
import type { SetUpCard } from '../../vocabulary/index.ts'
import { makeWanted, wantedTokens } from '../shared/wanted/wanted.ts'
import { heatIsOn } from './listing.ts'

/** The Set Up card "The Heat Is On": Wanted tokens add up, and every Leader begins with one. */

export const setUps: readonly SetUpCard[] = [
  {
    ...{ ...heatIsOn, alertInForce: true, heat: true },
    check:
      'One list calls the token that Leaders begin with Wanted and Warrant. Here it is a Wanted token, for those of Leaders add up on the same card.',
  },
]

export const heatAnswers: Answers = {
  takenUpTo: (_t, _c, member) => wantedTokens(member),
}

export const heatHooks: Hooks = {
  leaderChosen: (t, c) => makeWanted(t, leaderOf(c)),
  wantedAddsUp: () => true,
}
