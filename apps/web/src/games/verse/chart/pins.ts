import { type Text, text } from '@keep-flying/kernel'
import {
  type Amounts,
  type Captain,
  type CardId,
  type JobStep,
  type SectorId,
  type Table,
  tokens,
  tokensOf,
} from '@keep-flying/verse'
import { distancesFrom, goalSectors, jobsToStart, openGoals, sectorsAt } from '@keep-flying/verse/ask'

/** Where a captain's jobs and the next goal are done. */

export interface Pin {
  readonly key: string
  readonly kind: 'pickup' | 'dropoff' | 'target' | 'opportunity' | 'goal'
  readonly sector: SectorId
  /** The job's place in the captain's list, from 1; a goal has none. */
  readonly n?: number
  readonly card?: CardId
  /** Laid open, not just in hand. */
  readonly active: boolean
  /** What is loaded or handed over there. */
  readonly load: readonly Text[]
}

/** Of a place that stretches over several sectors, the one nearest to the ship. */
function nearestOf(t: Table, me: Captain, sectors: readonly SectorId[]): SectorId | undefined {
  if (sectors.length < 2 || me.sector === '') return sectors[0]
  const far = distancesFrom(t, me.sector)
  return [...sectors].sort((one, other) => (far.get(one) ?? 99) - (far.get(other) ?? 99))[0]
}

function amountsOf(amounts: Amounts): Text[] {
  return tokens.flatMap((token) => {
    const n = amounts[token] ?? 0
    return n === 0 ? [] : [text(`token.${token}`, { n })]
  })
}

function loadOf({ load, deliver }: Pick<JobStep, 'load' | 'deliver'>): readonly Text[] {
  const what = load ?? deliver
  if (!what) return []
  if ('fixed' in what) return amountsOf(what.fixed)
  if ('goods' in what) return [text('load.goods', { n: what.goods })]
  return tokensOf(what.any).map((token) => text(`token.${token}.many`))
}

export function pinsOf(t: Table, me: Captain): readonly Pin[] {
  const jobs = [
    ...me.jobs.map((job) => ({ ...job, active: true })),
    ...jobsToStart(t, me).map((card) => ({ card, pickedUp: false, opportunityTaken: false, active: false })),
  ].filter(({ card }) => t.box.jobs.has(card))
  const pins = jobs.flatMap(({ card, pickedUp, opportunityTaken, active }, index): Pin[] => {
    const job = t.box.jobs.get(card)
    if (!job) return []
    const n = index + 1
    const pin = (kind: Pin['kind'], step: Pick<JobStep, 'at' | 'load' | 'deliver'>): Pin[] => {
      const sector = nearestOf(t, me, sectorsAt(t, step.at))
      return sector === undefined ? [] : [{ key: `${card} ${kind}`, kind, sector, n, card, active, load: loadOf(step) }]
    }
    const extra = active && job.opportunity && !opportunityTaken ? pin('opportunity', job.opportunity) : []
    if (!job.pickUp) return [...pin('target', job.finish), ...extra]
    return [...(pickedUp ? [] : pin('pickup', job.pickUp)), ...pin('dropoff', job.finish), ...extra]
  })
  return [...pins, ...goalPins(t, me)]
}

/** Where the goals are that may be reached next, as far as they are reached at some place. */
function goalPins(t: Table, me: Captain): Pin[] {
  const sectors = openGoals(t, me).flatMap((goal) => nearestOf(t, me, goalSectors(t, me, goal)) ?? [])
  return sectors.map((sector, n) => {
    return { key: n === 0 ? 'goal' : `goal ${n + 1}`, kind: 'goal', sector, active: true, load: [] }
  })
}
