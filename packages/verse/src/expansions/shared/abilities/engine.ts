import type { PartEngine } from '../../../boxes/engine.ts'
import type { Team } from '../../../rules/gear.ts'
import { loadGoods } from '../../../rules/loading.ts'
import type { Hooks } from '../../../rules/moments.ts'
import { abilityOf, gearCard } from '../../../rules/table.ts'
import type { Table } from '../../../state.ts'
import type { JobCard } from '../../../vocabulary/index.ts'
import { armourSaves } from './armour.ts'
import { burnMore } from './burn.ts'
import { calmingChoices, deckChoices, mailOrderChoices, soothingChoices } from './in-turn.ts'
import { abilities } from './index.ts'
import { preparesRoll } from './rolls.ts'

const abilityHooks: Hooks = {
  burnBegins: burnMore,
  beforeRoll: preparesRoll,
  crewFalls: armourSaves,
  turnChoices: (t, c) => [
    ...mailOrderChoices(t, c),
    ...calmingChoices(t, c),
    ...soothingChoices(t, c),
    ...deckChoices(t, c),
  ],
  *jobPays(t, team, card) {
    yield* loadGoods(t, team.captain, goodsByCrew(t, team, card))
  },
}

export const abilitiesPlayed: PartEngine = { of: abilities, plays: { hooks: [abilityHooks] } }

/** The fewer have worked the job, the more room there is on the way home. */
function goodsByCrew(t: Table, team: Team, card: JobCard): number {
  const mules = team.carried.flatMap((item) => abilityOf(gearCard(t, item.gear), 'job-goods-by-crew') ?? [])
  return mules
    .filter((mule) => card.types.includes(mule.type))
    .reduce((sum, mule) => sum + Math.max(0, mule.base - team.members.length), 0)
}
