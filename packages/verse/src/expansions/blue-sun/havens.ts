import { text } from '@keep-flying/kernel'
import { isPlanetary } from '../../rules/map.ts'
import type { Hooks, StartingPlaces } from '../../rules/moments.ts'
import type { Need } from '../../rules/needs.ts'
import { seatName, sectorName, story, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { Sector, SectorId } from '../../vocabulary/index.ts'
import { blueSunOf } from './state.ts'

/** Havens: for the stories that have them. */

export function isHaven(t: Table, sector: SectorId): boolean {
  return blueSunOf(t).havens.includes(sector)
}

export function isAtOwnHaven(t: Table, c: Captain): boolean {
  return blueSunOf(t).havens[c.seat] === c.sector
}

/** What a goal asks for that is reached at the captain's own Haven. */
export function homeNeed(t: Table, c: Captain): Need {
  const haven = blueSunOf(t).havens[c.seat] ?? null
  return { is: 'own-haven', sectors: haven === null ? [] : [haven], met: isAtOwnHaven(t, c) }
}

/** Planets without shop or contact on the map, where the story allows them; Harken's Cruiser is not a planet. */
function havenPlaces(t: Table): SectorId[] {
  const { havens } = story(t)
  if (!havens) return []
  const fits = ({ id, region, places, supply, contacts = [] }: Sector) =>
    region === havens.within &&
    isPlanetary(t, id) &&
    supply === undefined &&
    contacts.length === 0 &&
    !places.some((place) => havens.notAt.includes(place))
  return [...t.box.sectors.values()].filter(fits).map((sector) => sector.id)
}

function askForHaven(t: Table): StartingPlaces {
  return { sectors: havenPlaces(t), prompt: text('prompt.place-haven'), rule: 'HAVEN-03' }
}

/** Every ship lies at its Haven when all are placed. */
function foundHavens(t: Table): void {
  const { havens } = blueSunOf(t)
  for (const captain of t.state.captains) {
    havens[captain.seat] = captain.sector
    tell(t, 'haven', { who: seatName(captain), sector: sectorName(captain.sector) })
  }
}

export const havenHooks = { startingPlaces: askForHaven, shipsPlaced: foundHavens } satisfies Hooks
