import { isPlanetary, regionOf } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { tell } from '../../rules/table.ts'
import { issueWarrant } from '../../rules/warrant.ts'
import type { Table } from '../../state.ts'
import { layAlert } from '../shared/alerts/tokens.ts'
import { isHaven } from '../shared/havens/havens.ts'

/** "Any Port in a Storm". */

/** The Alliance waits on every planet of its own that is not a Haven. */
function watchPlanets(t: Table): void {
  for (const sector of t.box.sectors.keys())
    if (regionOf(t, sector) === 'alliance' && isPlanetary(t, sector) && !isHaven(t, sector))
      layAlert(t, sector, 'alliance')
  tell(t, 'alliance-alerts-laid-out', {})
}

export const anyPortHooks: Hooks = {
  shipsPlaced: watchPlanets,
  *jobCompleted(t, { captain }, card) {
    if (!card.legal) yield* issueWarrant(t, captain)
  },
}
