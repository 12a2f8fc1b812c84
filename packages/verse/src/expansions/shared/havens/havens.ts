import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import { isPlanetary, regionOf, sectorsAt } from '../../../rules/map.ts'
import type { Answers, Hooks, StartingPlaces } from '../../../rules/moments.ts'
import type { Need } from '../../../rules/needs.ts'
import { showSector } from '../../../rules/show.ts'
import { neighbours, rightOf, seatName, sectorName, sectorOf, story, tell } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { PlaceId, Sector, SectorId, SetUpCard } from '../../../vocabulary/index.ts'
import { keep } from '../kept.ts'
import { havensOf } from './state.ts'
import type { HavenSites } from './vocabulary.ts'

/** Havens: for the stories that have them. */

export function isHaven(t: Table, sector: SectorId): boolean {
  return havensOf(t).includes(sector)
}

export function isAtOwnHaven(t: Table, c: Captain): boolean {
  return havensOf(t)[c.seat] === c.sector
}

/** What a goal asks for that is reached at the captain's own Haven. */
function homeNeed(t: Table, c: Captain): Need {
  const haven = havensOf(t)[c.seat] ?? null
  return { is: 'own-haven', sectors: haven === null ? [] : [haven], met: isAtOwnHaven(t, c) }
}

/** What is said of Havens in this game: a story's word stands before that of the Set Up card. */
export function havenRules(t: Table): Pick<SetUpCard, 'havens' | 'havenComforts'> {
  const card = t.box.setUps.get(t.state.options.setUp)
  return story(t).havens ? story(t) : (card ?? {})
}

/** Planets on the map without a shop and where no contact lives; Harken's Cruiser is not a planet. */
function havenPlaces(t: Table, sites: HavenSites): SectorId[] {
  if ('at' in sites) return [...sectorsAt(t, sites.at)]
  const fits = ({ id, contacts = [], ...sector }: Sector) =>
    isPlanetary(t, id) && contacts.length === 0 && fitsSite(t, { id, ...sector }, sites)
  return [...t.box.sectors.values()].filter(fits).map((sector) => sector.id)
}

type Site = Exclude<HavenSites, { at: PlaceId }>

function fitsSite(t: Table, { id, region, places, supply }: Sector, sites: Site): boolean {
  if (supply !== undefined) return false
  if ('beside' in sites) return neighbours(t, id).some((sector) => sectorOf(t, sector).supply !== undefined)
  const { within, notAt } = sites
  return region === within && !places.some((place) => notAt.includes(place))
}

function askForHaven(t: Table): StartingPlaces | undefined {
  const { havens } = havenRules(t)
  return havens && { sectors: havenPlaces(t, havens), prompt: text('prompt.place-haven'), rule: 'HAVEN-03' }
}

/** Every ship lies at its Haven when all are placed. */
function foundHavens(t: Table): void {
  if (!havenRules(t).havens) return
  for (const captain of t.state.captains) {
    havensOf(t)[captain.seat] = captain.sector
    tell(t, 'haven', { who: seatName(captain), sector: sectorName(captain.sector) })
  }
}

function barsCruiser(t: Table, sector: SectorId): boolean {
  return story(t).noCruiserAtHavens === true && isHaven(t, sector)
}

/** Sent into a Haven, the Cruiser is put beside it; between nothing but Havens it stays where it is. */
function* turnAwayCruiser(t: Table, c: Captain, to: SectorId): Rules<SectorId | undefined> {
  if (!barsCruiser(t, to)) return undefined
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

export const havenAnswers: Answers = {
  barsCruiser,
  goalNeeds: (t, c, { atOwnHaven }) => (atOwnHaven ? [homeNeed(t, c)] : []),
}

export const havenHooks: Hooks = {
  laidOut(state) {
    keep(state, { havens: state.captains.map(() => null) })
  },
  startingPlaces: askForHaven,
  shipsPlaced: foundHavens,
  cruiserSent: turnAwayCruiser,
}
