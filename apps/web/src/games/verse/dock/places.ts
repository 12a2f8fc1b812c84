import { text, type Writer } from '@keep-flying/kernel'
import type { Captain, CardId, PlaceId, SectorId, Table } from '@keep-flying/verse'
import { contactsIn, distancesFrom, outlookOf } from '@keep-flying/verse/ask'

/** Why a sector is worth a captain's while. */
export interface Attraction {
  readonly sector: SectorId
  /** The figure of a job's pin, in the order of the jobs panel; null for anything else. */
  readonly job: number | null
  readonly is: 'job' | 'goal' | 'contact' | 'supply'
  readonly worth: number
}

/** The captain's jobs in the order in which they are numbered everywhere: active ones, then those in hand. */
export function jobsOf(t: Table, c: Captain): readonly CardId[] {
  return [...c.jobs.map(({ card }) => card), ...c.hand.cards].filter((card) => t.box.jobs.has(card))
}

const worths = { active: 6, goal: 5, hand: 4, contact: 2, supply: 1 } as const

/** Everything on the board that the captain may want to get to. */
export function attractions(t: Table, c: Captain): readonly Attraction[] {
  const active = c.jobs.length
  const sectorsOf = (place: PlaceId | undefined) =>
    place === undefined ? [] : (t.box.places.get(place)?.sectors ?? [])
  const jobs = jobsOf(t, c).flatMap((card, n) =>
    sectorsOf(outlookOf(t, c, card).step.at).map(
      (sector): Attraction => ({ sector, job: n + 1, is: 'job', worth: n < active ? worths.active : worths.hand }),
    ),
  )
  const goal = t.box.stories.get(t.state.options.story)?.goals[c.goals]
  const goalAt = goal?.kind === 'work' ? goal.at : goal?.when.at
  const goals = sectorsOf(goalAt).map((sector): Attraction => ({ sector, job: null, is: 'goal', worth: worths.goal }))
  const absent = t.box.stories.get(t.state.options.story)?.absent ?? []
  const people = [...t.box.sectors.values()].flatMap(({ id, supply }): Attraction[] => [
    ...(contactsIn(t, id).some((contact) => !absent.includes(contact))
      ? [{ sector: id, job: null, is: 'contact', worth: worths.contact } as const]
      : []),
    ...(supply ? [{ sector: id, job: null, is: 'supply', worth: worths.supply } as const] : []),
  ])
  return [...jobs, ...goals, ...people]
}

/** A sector with all that makes it worth going to. */
export interface Worth {
  readonly sector: SectorId
  readonly attractions: readonly Attraction[]
  readonly worth: number
}

/** Sectors in order of use to the captain; nearer ones first among equals, once the ship is somewhere. */
export function byUse(t: Table, c: Captain, sectors: Iterable<SectorId>): readonly Worth[] {
  const all = attractions(t, c)
  const far = c.sector === '' ? null : distancesFrom(t, c.sector)
  const rated = [...sectors].map((sector) => {
    const here = all.filter((attraction) => attraction.sector === sector)
    return { sector, attractions: here, worth: here.reduce((sum, { worth }) => sum + worth, 0) }
  })
  return rated.sort(
    (one, other) => other.worth - one.worth || (far?.get(one.sector) ?? 0) - (far?.get(other.sector) ?? 0),
  )
}

/** The nearest sector of a sort that is not here, and how far it is. */
export function nearest(t: Table, c: Captain, is: Attraction['is']): { sector: SectorId; far: number } | null {
  const far = distancesFrom(t, c.sector)
  const there = attractions(t, c)
    .filter((attraction) => attraction.is === is && attraction.sector !== c.sector)
    .flatMap(({ sector }) => {
      const moves = far.get(sector)
      return moves === undefined ? [] : [{ sector, far: moves }]
    })
  return there.sort((one, other) => one.far - other.far)[0] ?? null
}

export function sectorName(write: Writer, sector: SectorId): string {
  return write(text('option.sector', { sector: { name: 'sector', id: sector } }))
}
