import type { Decision, Option } from '@keep-flying/kernel'
import type { Captain, ContactId, JobType, SectorId, SupplyDeckId, Table } from '@keep-flying/verse'
import { contactsIn, distancesFrom, outlookOf } from '@keep-flying/verse/ask'
import type { Picked } from '../../../dock/answers.ts'
import { cardIn, placeIn } from '../../../dock/looks.ts'
import { optionsOf } from '../../../table/context.tsx'
import { awayFrom, nearestOf } from '../ship/sources.ts'

/** Something worth having, where it is and how far that is from a place; 0 is at the place itself. */
interface Near<T> {
  readonly what: T
  readonly sector: SectorId
  readonly far: number
}

/** What a place offers a ship that starts there. */
export interface Start {
  readonly supply: Near<SupplyDeckId> | null
  readonly contact: Near<ContactId> | null
}

/** The nearest supplies and the nearest contact; those who play no part in the story do not count. */
export function startAt(t: Table, from: SectorId): Start {
  const far = distancesFrom(t, from)
  const absent = t.box.stories.get(t.state.options.story)?.absent ?? []
  const nearest = <T>(find: (sector: SectorId) => T | undefined): Near<T> | null => {
    const found = [...t.box.sectors.keys()].flatMap((sector): Near<T>[] => {
      const what = find(sector)
      const away = far.get(sector)
      return what === undefined || away === undefined ? [] : [{ what, sector, far: away }]
    })
    return found.sort((one, other) => one.far - other.far)[0] ?? null
  }
  return {
    supply: nearest((sector) => t.box.sectors.get(sector)?.supply),
    contact: nearest((sector) => contactsIn(t, sector).find((contact) => !absent.includes(contact))),
  }
}

/** The jobs a contact hands out, and of which kinds they are, the commonest first. */
export function jobsFrom(t: Table, contact: ContactId): { readonly n: number; readonly types: readonly JobType[] } {
  const jobs = [...t.box.jobs.values()].filter((job) => job.contact === contact)
  const counts = new Map<JobType, number>()
  for (const type of jobs.flatMap(({ types }) => types)) counts.set(type, (counts.get(type) ?? 0) + 1)
  return { n: jobs.length, types: [...counts].sort((one, other) => other[1] - one[1]).map(([type]) => type) }
}

/** What a captain who has no wish of their own begins with; null for questions of the game itself. */
export function startingPick(t: Table, c: Captain, decision: Decision): Picked | null {
  if (decision.kind === 'set-up.place') return bestPlace(t, decision)
  if (decision.kind !== 'set-up.keep-jobs' || decision.form !== 'some') return null
  const jobs = decision.options.toSorted((one, other) => trouble(t, c, one) - trouble(t, c, other))
  return jobs.slice(0, decision.max).map(({ id }) => id)
}

/** Where supplies and a contact are at hand. */
function bestPlace(t: Table, decision: Decision): Picked {
  const farOff = (option: Option) => {
    const { supply, contact } = startAt(t, placeIn(option) ?? '')
    return (supply?.far ?? 99) + (contact?.far ?? 99)
  }
  const rated = optionsOf(decision).map((option) => ({ id: option.id, far: farOff(option) }))
  return rated
    .sort((one, other) => one.far - other.far)
    .slice(0, 1)
    .map(({ id }) => id)
}

/** What is missing weighs more than any way. */
const perNeed = 100

function trouble(t: Table, c: Captain, option: Option): number {
  const card = cardIn(option)
  if (card === null || !t.box.jobs.has(card)) return Number.POSITIVE_INFINITY
  const { step, needs } = outlookOf(t, c, card)
  const far = Math.min(99, awayFrom(t, c.sector, nearestOf(t, c.sector, step.at)))
  return perNeed * needs.filter(({ met }) => !met).length + far
}
