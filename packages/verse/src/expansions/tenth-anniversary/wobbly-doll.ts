import { aboard } from '../../rules/hold.ts'
import type { Hooks } from '../../rules/moments.ts'
import { navCard, story } from '../../rules/table.ts'

/** "The Wobbly Headed Doll Caper". */

export const wobblyDollHooks: Hooks = {
  /** Nobody looks for contraband among as much cargo; a customs inspection does. */
  seizes(t, c, token, card) {
    if (!story(t).cargoHidesContraband || token !== 'contraband') return true
    const isAllianceContact = card === undefined || navCard(t, card).kind === 'cruiser'
    return !isAllianceContact || aboard(c, 'cargo') < aboard(c, 'contraband')
  },
}
