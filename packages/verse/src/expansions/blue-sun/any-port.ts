import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import { isPlanetary, regionOf } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { showSector } from '../../rules/show.ts'
import { neighbours, rightOf, sectorName, tell } from '../../rules/table.ts'
import { issueWarrant } from '../../rules/warrant.ts'
import type { Captain, Table } from '../../state.ts'
import type { SectorId } from '../../vocabulary/index.ts'
import { layAlert } from '../shared/alerts/tokens.ts'
import { havenChoices } from './haven-comforts.ts'
import { havenHooks, homeNeed, isHaven } from './havens.ts'

/** "Any Port in a Storm". */

/** The Alliance waits on every planet of its own that is not a Haven. */
function watchPlanets(t: Table): void {
  for (const sector of t.box.sectors.keys())
    if (regionOf(t, sector) === 'alliance' && isPlanetary(t, sector) && !isHaven(t, sector))
      layAlert(t, sector, 'alliance')
  tell(t, 'alliance-alerts-laid-out', {})
}

/** Sent into a Haven, the Cruiser is put beside it; between nothing but Havens it stays where it is. */
function* turnAwayCruiser(t: Table, c: Captain, to: SectorId): Rules<SectorId | undefined> {
  if (!isHaven(t, to)) return undefined
  const beside = neighbours(t, to).filter((sector) => regionOf(t, sector) === 'alliance' && !isHaven(t, sector))
  if (beside.length === 0) return t.state.cruiser
  return yield* chooseOne(
    {
      seat: rightOf(t, c).seat,
      kind: 'cruiser.move',
      prompt: text('prompt.cruiser-beside-haven', { sector: sectorName(to) }),
      rule: 'HAVEN-01',
    },
    beside,
    showSector,
  )
}

export const anyPortHooks: Hooks = {
  ...havenHooks,
  shipsPlaced(t) {
    havenHooks.shipsPlaced(t)
    watchPlanets(t)
  },
  barsCruiser: isHaven,
  cruiserSent: turnAwayCruiser,
  turnChoices: havenChoices,
  *jobCompleted(t, { captain }, card) {
    if (!card.legal) yield* issueWarrant(t, captain)
  },
  goalNeeds: (t, c, { atOwnHaven }) => (atOwnHaven ? [homeNeed(t, c)] : []),
}
