import { bestOf, sum } from '@keep-flying/kernel'
import { distancesFrom } from '../ask/routes.ts'
import { mayTake } from '../rules/actions.ts'
import { goalSectors } from '../rules/needs.ts'
import { isOutlaw } from '../rules/outlaw.ts'
import { openGoals } from '../rules/story.ts'
import { neighbours, rivalsOf } from '../rules/table.ts'
import type { Captain, Table } from '../state.ts'
import type { SectorId } from '../vocabulary/index.ts'
import { hasRisks, hazardOf, waysFrom } from './hazards.ts'
import { type Aim, offers, optionIds, optionsIn, type Policies, type Position } from './policy.ts'
import { type Prospect, prospects } from './prospects.ts'
import { ratesIn } from './sequence.ts'
import { weights } from './weights.ts'

/** Where to fly, and where to send Cruiser and Cutters. */

/** What the captain flies for. */
export function aimOf(t: Table, me: Captain): Aim | undefined {
  const worthIt = prospects(t, me).filter((one) => one.gain > 0)
  const all = worthIt.map((one) => inTime(t, me, one))
  const rate = ratesIn(t, me, all)
  const best = bestOf(all, rate)
  return best && { at: best.at, rate: rate(best) }
}

/** Where the captain is bound. */
export function destination(t: Table, me: Captain): SectorId | undefined {
  return aimOf(t, me)?.at
}

/** What can no longer be done here this turn has to wait for the next. */
export function inTime(t: Table, me: Captain, prospect: Prospect): Prospect {
  const waits = prospect.at === me.sector && !isOpenThisTurn(t, prospect)
  return waits ? { ...prospect, turns: prospect.turns + weights.waiting } : prospect
}

export function isOpenThisTurn(t: Table, { kind }: Prospect): boolean {
  return kind === undefined || mayTake(t, kind)
}

function flyTo(position: Position): string | undefined {
  return steer(position, destination(position.t, position.me))
}

/** The next sector on the way, or the end of the flight where it leads no further. */
export function steer(position: Position, target: SectorId | undefined): string | undefined {
  const { t, me } = position
  const stop = offers(position, 'stop')
  if (target === undefined || target === me.sector) return stop ? 'stop' : anywhere(position)
  const ahead = sectorsOffered(position)
  const distances = waysFrom(t, me, target)
  const next = bestOf(ahead, (sector) => -(distances.get(sector) ?? 1000) - perilOf(t, me, sector))
  if (next === undefined) return undefined
  const gets = distances.get(next) ?? 1000
  const has = distances.get(me.sector) ?? 1001
  return stop && (gets > has || perilOf(t, me, next) >= 1000) ? 'stop' : next
}

export function sectorsOffered(position: Position): string[] {
  return optionIds(position).filter((id) => position.t.box.sectors.has(id))
}

/** With nowhere in particular to go, somewhere safe. */
function anywhere(position: Position): string | undefined {
  return bestOf(sectorsOffered(position), (sector) => -dangerOf(position.t, position.me, sector))
}

/** How bad it is to be in a sector: beside the Cruiser as an Outlaw, where a Cutter may strike next, or hemmed in. */
export function dangerOf(t: Table, me: Captain, sector: SectorId): number {
  const law = sector === t.state.cruiser && isOutlaw(t, me) ? 1000 : 0
  const exits = neighbours(t, sector).filter((next) => !t.state.cutters.includes(next)).length
  const reavers = t.state.cutters.some((cutter) => neighbours(t, cutter).includes(sector)) ? 0.4 : 0
  return law + reavers + hazardOf(t, me, sector) + (exits === 0 ? 500 : exits === 1 ? 0.5 : 0)
}

/** What the length of a way does not tell: where risks count as detours, only what is out of all proportion. */
function perilOf(t: Table, me: Captain, sector: SectorId): number {
  const danger = dangerOf(t, me, sector)
  return hasRisks(t) ? Math.floor(danger / 100) * 100 : danger
}

function evadeTo(position: Position): string | undefined {
  const { t, me } = position
  const target = destination(t, me)
  const distances = target === undefined ? undefined : waysFrom(t, me, target)
  return bestOf(sectorsOffered(position), (sector) => -(distances?.get(sector) ?? 0) - 3 * dangerOf(t, me, sector))
}

/** What a captain would lose to a roaming ship. */
function plight(c: Captain): number {
  return 1000 * c.goals + 100 * c.crew.length + c.credits / 10
}

/** Further only onto a rival the law is after. */
function cruiserFurther(position: Position): string {
  const { t, me } = position
  const hunted = rivalsOf(t, me).filter((rival) => isOutlaw(t, rival) && rival.sector !== me.sector)
  return sectorsOffered(position).find((sector) => hunted.some((rival) => rival.sector === sector)) ?? 'no-further'
}

function moveCruiser(position: Position): string | undefined {
  const { t, me } = position
  const outlaw = isOutlaw(t, me)
  const far = distancesFrom(t, me.sector)
  return bestOf(optionIds(position), (sector) => {
    const caught = rivalsOf(t, me).filter((rival) => rival.sector === sector && isOutlaw(t, rival) && !rival.metCruiser)
    const mine = outlaw ? (sector === me.sector ? -5000 : 20 * (far.get(sector) ?? 0)) : 0
    return sum(caught, (rival) => plight(rival) + 500 * rival.warrants) + mine
  })
}

function moveCutter(position: Position): string | undefined {
  const { t, me } = position
  const wanted = openGoals(t, me).flatMap((goal) => goalSectors(t, me, goal))
  const far = distancesFrom(t, me.sector)
  const best = bestOf(optionsIn(position), ({ at }) => {
    if (!at || !('place' in at)) return Number.NEGATIVE_INFINITY
    const sector = at.place
    const caught = rivalsOf(t, me).filter((rival) => rival.sector === sector)
    const blocks = wanted.includes(sector) ? -500 : 0
    const mine = sector === me.sector ? -5000 : blocks + 20 * Math.min(8, far.get(sector) ?? 8)
    return sum(caught, plight) + mine
  })
  return best?.id
}

/** Is it worth an Upgrade to be rid of the Cruiser? */
function dodge(position: Position): string | undefined {
  const { me } = position
  const fine = Math.min(me.credits, 1000 * me.warrants)
  const goods = 800 * (me.hold.contraband + me.stash.contraband + me.hold.fugitive + me.stash.fugitive)
  const way = optionIds(position).find((id) => id !== 'submit')
  return fine + goods > 500 ? way : 'submit'
}

export const flightPolicies: Policies = {
  'fly.to': flyTo,
  'evade.to': evadeTo,
  'cruiser.move': moveCruiser,
  'cruiser.further': cruiserFurther,
  'cutter.move': moveCutter,
  'cruiser.dodge': dodge,
}
