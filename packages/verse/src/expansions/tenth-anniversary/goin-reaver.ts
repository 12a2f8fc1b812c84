import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import { disgruntle } from '../../rules/disgruntled.ts'
import { sectorsAt } from '../../rules/map.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { showCrew } from '../../rules/show.ts'
import { crewCard, isLeader, story } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import type { Captain, Table } from '../../state.ts'
import { layAlert } from '../shared/alerts/tokens.ts'
import { advanced } from './listing.ts'
import { keepTenth, tenthOf } from './state.ts'
import { cutterTowards } from './towards.ts'

/** "Goin' Reaver". */

/** The temper of the Leader wears on the crew. */
function* disgruntleOne(t: Table, c: Captain): Rules<void> {
  const crew = c.crew.filter((member) => !isLeader(t, member))
  if (crew.length === 0) return
  const asked = { seat: c.seat, kind: 'temper', prompt: text('prompt.temper') }
  disgruntle(t, c, yield* chooseOne(asked, crew, showCrew))
}

/** Where the hunter of the advanced game starts. */
const lair = 'border-r2-06'

export const goinReaverAnswers: Answers = {
  points(t, _team, member, skill) {
    const { rage = 0 } = story(t)
    if (rage === 0 || !isLeader(t, member)) return 0
    if (skill === 'negotiate') return -(crewCard(t, member.card).skills.negotiate ?? 0)
    return skill === 'fight' ? rage : 0
  },
}

export const goinReaverHooks: Hooks = {
  laidOut(state) {
    if (!state.options.variants?.includes(advanced)) return
    keepTenth(state, { hunter: state.cutters.length })
    state.cutters.push(lair)
  },
  shipsPlaced(t) {
    for (const place of story(t).reaverAlertsAt ?? [])
      for (const sector of sectorsAt(t, place)) layAlert(t, sector, 'reaver')
  },
  *timeFalls(t, left) {
    const [captain] = t.state.captains
    if (captain && story(t).temperAt?.includes(left)) yield* disgruntleOne(t, captain)
  },
  *turnEnds(t, c) {
    const { hunter } = tenthOf(t)
    const from = hunter === undefined ? undefined : t.state.cutters[hunter]
    if (hasVariant(t, advanced) && from !== undefined) yield* cutterTowards(t, from, c)
  },
}
