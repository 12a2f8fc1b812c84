import { isPlanetary, regionOf } from '../../rules/map.ts'
import type { Hooks } from '../../rules/moments.ts'
import { tell } from '../../rules/table.ts'
import { layAlert } from '../shared/alerts/tokens.ts'

/** Awful Crowded in My Sky: alerts wait at every planet but those where ships start. */
export const awfulCrowdedHooks: Hooks = {
  shipsPlaced(t) {
    const starts = t.state.captains.map((captain) => captain.sector)
    for (const sector of t.box.sectors.keys())
      if (isPlanetary(t, sector) && !starts.includes(sector))
        layAlert(t, sector, regionOf(t, sector) === 'alliance' ? 'alliance' : 'reaver')
    tell(t, 'alerts-laid-out', {})
  },
}
