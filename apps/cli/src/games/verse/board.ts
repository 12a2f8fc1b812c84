import type { PlaceId, SectorId } from '@keep-flying/verse'
import { contactsIn, marksAt, sectorsAt } from '@keep-flying/verse/ask'
import { UsageError } from '../../args.ts'
import { aligned, wrap } from '../../terminal/layout.ts'
import { bold } from '../../terminal/style.ts'
import { call, type Sight, seatName } from './facts.ts'

/** The board in words: where everything is, and how far away. */

const regionNames = { alliance: 'Alliance', border: 'Border', rim: 'Rim' } as const

/** For each sector that can be reached, the one before it on a shortest way, and the distance. Cutters block the way. */
function waysFrom(
  sight: Sight,
  start: SectorId,
): Map<SectorId, { readonly from: SectorId | null; readonly far: number }> {
  const ways = new Map<SectorId, { readonly from: SectorId | null; readonly far: number }>()
  if (start === '') return ways
  ways.set(start, { from: null, far: 0 })
  for (const [sector, { far }] of ways)
    for (const next of sight.box.neighbours.get(sector) ?? [])
      if (!ways.has(next) && !sight.view.cutters.includes(next)) ways.set(next, { from: sector, far: far + 1 })
  return ways
}

function ownSector({ view, viewer }: Sight): SectorId {
  return view.captains[viewer ?? 0]?.sector ?? ''
}

/** How many sectors away each place is, if it can be reached. */
export function distanceWords(sight: Sight, from: SectorId, places: readonly PlaceId[]): string[] {
  const ways = waysFrom(sight, from)
  return places.flatMap((place) => {
    const far = sectorsAt(sight.t, place).flatMap((sector) => ways.get(sector)?.far ?? [])
    return far.length === 0 ? [] : [`${call(sight.say, 'place', place)} ${Math.min(...far)}`]
  })
}

/** What is in a sector: shops, people to deal with, ships. */
function whatIsIn(sight: Sight, sector: SectorId): string[] {
  const { view, say } = sight
  const ships = view.captains.filter((captain) => captain.sector === sector)
  const { places = [], supply } = sight.box.sectors.get(sector) ?? {}
  const stretches = places.filter((place) => sight.box.places.get(place)?.planet === false)
  return [
    ...stretches.map((place) => call(say, 'place', place)),
    ...(supply ? ['supply'] : []),
    ...contactsIn(sight.t, sector).map((contact) => call(say, 'contact', contact)),
    ...(view.cruiser === sector ? ['CRUISER'] : []),
    ...(view.cutters.includes(sector) ? ['REAVER CUTTER'] : []),
    ...tokensIn(sight, sector),
    ...ships.map((captain) => seatName(sight, captain.seat)),
  ]
}

/** What the boxes in play have put into a sector. */
export function tokensIn(sight: Sight, sector: SectorId): string[] {
  return marksAt(sight.t, sector).map((mark) => sight.say(mark.text))
}

/** The region, what is there, and how far away from there the places you want are. */
export function noteOn(sight: Sight, sector: SectorId, wanted: readonly PlaceId[]): string {
  const region = sight.box.sectors.get(sector)?.region ?? 'border'
  const here = [regionNames[region], ...whatIsIn(sight, sector)].join(', ')
  const distances = distanceWords(sight, sector, wanted)
  return distances.length === 0 ? here : `${here}; from there ${distances.join(', ')}`
}

export function around(sight: Sight): string[][] {
  const here = ownSector(sight)
  if (here === '') return []
  const row = (sector: SectorId, mark: string) => [
    `  ${mark} ${call(sight.say, 'sector', sector)}`,
    regionNames[sight.box.sectors.get(sector)?.region ?? 'border'],
    whatIsIn(sight, sector).join(', '),
  ]
  const rows = [row(here, '*'), ...(sight.box.neighbours.get(here) ?? []).map((sector) => row(sector, ' '))]
  return [[bold('Around you'), ...aligned(rows)]]
}

export function drawMap(sight: Sight): string[] {
  const ways = waysFrom(sight, ownSector(sight))
  const far = (sector: SectorId) => String(ways.get(sector)?.far ?? '-')
  const planetary = [...sight.box.sectors.values()].filter((sector) => sector.places.length > 0)
  const rows = planetary.map((sector) => [
    `  ${call(sight.say, 'sector', sector.id)}`,
    regionNames[sector.region],
    sector.system ?? '',
    far(sector.id),
    whatIsIn(sight, sector.id).join(', '),
  ])
  const inSpace = [...sight.box.sectors.values()].filter(
    (sector) => sector.places.length === 0 && whatIsIn(sight, sector.id).length > 0,
  )
  return [
    ...aligned([['  planet', 'region', 'system', 'far', 'there'], ...rows], ['left', 'left', 'left', 'right']).map(
      (line, n) => (n === 0 ? bold(line) : line),
    ),
    ...inSpace.flatMap((sector) =>
      wrap(
        `  ${call(sight.say, 'sector', sector.id)} (${far(sector.id)}): ${whatIsIn(sight, sector.id).join(', ')}`,
        4,
      ),
    ),
  ]
}

/** The sectors on a shortest way to a place, by the beginning of its name. */
export function drawWay(sight: Sight, typed: string): string[] {
  const here = ownSector(sight)
  if (here === '') throw new UsageError('Your ship is not on the board yet.')
  const wanted = typed.toLowerCase()
  const place = [...sight.box.places.values()].find(({ name }) => name.toLowerCase().startsWith(wanted))
  if (wanted === '' || !place) throw new UsageError(`No place is called "${typed}"; "map" lists them.`)
  const ways = waysFrom(sight, here)
  const far = (sector: SectorId) => ways.get(sector)?.far ?? Number.POSITIVE_INFINITY
  const [nearest] = [...sectorsAt(sight.t, place.id)].sort((one, other) => far(one) - far(other))
  if (nearest === undefined || !ways.has(nearest)) return [`There is no way to ${place.name} now.`]
  const path: SectorId[] = []
  for (
    let sector: SectorId | null = nearest;
    sector !== null && sector !== here;
    sector = ways.get(sector)?.from ?? null
  )
    path.unshift(sector)
  if (path.length === 0) return [`You are at ${place.name}.`]
  const names = path.map((sector) => call(sight.say, 'sector', sector))
  return wrap(`${place.name} is ${path.length} away: ${names.join(' > ')}`, 2)
}
