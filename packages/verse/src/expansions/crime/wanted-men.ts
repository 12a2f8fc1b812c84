import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import { cutOf, isWanted } from '../../rules/crew.ts'
import { disgruntleAll } from '../../rules/disgruntled.ts'
import { wholeCrew } from '../../rules/gear.ts'
import { regionOf } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { gain } from '../../rules/purse.ts'
import { showCrew } from '../../rules/show.ts'
import { endGame } from '../../rules/story.ts'
import { isLeader, story } from '../../rules/table.ts'
import { hasVariant } from '../../rules/variants.ts'
import { apprehend } from '../../rules/wanted.ts'
import type { Captain, Table } from '../../state.ts'
import { longGame } from './listing.ts'

/** "Wanted Men". */

/** The Alliance keeps whoever costs most; among equals the captain chooses, and a Leader is never kept. */
function* loseDearest(t: Table, c: Captain): Rules<void> {
  const hired = c.crew.filter((member) => !isLeader(t, member))
  if (hired.length === 0) return
  const most = Math.max(...hired.map((member) => cutOf(t, member)))
  const taken = yield* chooseOne(
    { seat: c.seat, kind: 'crew.taken', prompt: text('prompt.dearest-taken') },
    hired.filter((member) => cutOf(t, member) === most),
    showCrew,
  )
  yield* apprehend(t, wholeCrew(c), taken)
}

export const wantedMenHooks: Hooks = {
  startingPlaces(t) {
    const { noStartIn } = story(t)
    const sectors = [...t.box.sectors.keys()].filter((sector) => regionOf(t, sector) !== noStartIn)
    return { sectors, prompt: text('prompt.place-ship'), rule: 'SETUP-08' }
  },
  jobPays(t, { captain }, { legal }) {
    const credits = legal ? 0 : captain.warrants * (story(t).illegalJobBonusPerWarrant ?? 0)
    gain(t, captain, credits)
  },
  jobCompleted(t, { captain }, { legal }) {
    if (!legal) return
    disgruntleAll(
      t,
      captain,
      captain.crew.filter((member) => isWanted(t, member)),
    )
  },
  allianceContactOver: loseDearest,
  turnEnds(t, c) {
    const { end } = story(t)
    if (end.kind !== 'rich-at-turn-end') return
    if (c.credits >= (hasVariant(t, longGame) ? end.long : end.credits)) endGame(t, [c.seat])
  },
}
