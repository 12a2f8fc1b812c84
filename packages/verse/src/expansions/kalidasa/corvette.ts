import { chooseOne, type Option, type Rules, text } from '@keep-flying/kernel'
import { announceRoamer, belongingsOf, destinations, furtherSectors } from '../../rules/cruiser.ts'
import { hasCutter } from '../../rules/cutter.ts'
import { plainOption } from '../../rules/deed.ts'
import { resolveOptions } from '../../rules/events.ts'
import { wholeCrew } from '../../rules/gear.ts'
import type { Answers, Hooks } from '../../rules/moments.ts'
import { isOutlaw } from '../../rules/outlaw.ts'
import { showSector } from '../../rules/show.ts'
import {
  activeCaptain,
  cardName,
  fromActive,
  neighbours,
  rightOf,
  seatName,
  sectorName,
  tell,
} from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { EffectOf, SectorId } from '../../vocabulary/index.ts'
import { looseAlerts, takeOff } from '../shared/alerts/tokens.ts'
import { kalidasaOf } from './state.ts'
import { corvetteContact } from './tile.ts'

/** The Operative's Corvette. */

/** Where Reavers come from it never stops. */
export function mayStop(t: Table, sector: SectorId): boolean {
  return !t.box.starts.cutters.includes(sector)
}

/** The Corvette comes into a sector, to stay there or in passing: Reavers and the signs of them are gone from it. */
function* enterSector(t: Table, mover: Captain, sector: SectorId): Rules<void> {
  kalidasaOf(t).corvette = sector
  tell(t, 'corvette-moved', { sector: sectorName(sector) })
  if (looseAlerts(t, sector).reaver > 0) {
    takeOff(t, sector, 'reaver')
    tell(t, 'reaver-tokens-cleared', { sector: sectorName(sector) })
  }
  yield* driveOffCutter(t, mover)
}

/** A Cutter beside the Corvette flees to where Reavers come from, and leaves no token behind. */
function* driveOffCutter(t: Table, mover: Captain): Rules<void> {
  const from = kalidasaOf(t).corvette
  if (!hasCutter(t, from) || !mayStop(t, from)) return
  const to = yield* chooseOne(
    { seat: mover.seat, kind: 'corvette.drive-off', prompt: text('prompt.corvette-drives-off'), rule: 'CORVETTE-03' },
    t.box.starts.cutters.filter((sector) => !hasCutter(t, sector)),
    showSector,
  )
  t.state.cutters = t.state.cutters.map((sector) => (sector === from ? to : sector))
  tell(t, 'corvette-drives-off', { from: sectorName(from), to: sectorName(to) })
  yield* announceRoamer(t, to)
}

/** The Corvette stays where it has come to: Outlaw Ships there are dealt with at once. */
function* endMove(t: Table): Rules<void> {
  const { corvette } = kalidasaOf(t)
  yield* announceRoamer(t, corvette)
  for (const captain of fromActive(t)) if (captain.sector === corvette) yield* meetCorvette(t, captain)
}

/** True if an Outlaw Ship was found. If it was flying, it comes to a Full Stop. */
function* meetCorvette(t: Table, c: Captain): Rules<boolean> {
  if (!isOutlaw(t, c)) return false
  tell(t, 'corvette-contact', { who: seatName(c) })
  const before = belongingsOf(c)
  yield* resolveOptions(t, { team: wholeCrew(c) }, corvetteContact.options, 'corvette-contact')
  for (const on of t.moments) on.corvetteContactOver?.(t, c, before)
  if (t.state.active === c.seat) t.state.turn.flight = null
  return true
}

/** Brings the Corvette to a sector, wherever it was. */
export function* sendCorvette(t: Table, mover: Captain, to: SectorId): Rules<void> {
  yield* enterSector(t, mover, to)
  yield* endMove(t)
}

/** A card moves the Corvette: the captain to the right says where. */
export function* moveCorvetteByCard(t: Table, c: Captain, move: EffectOf<'move-corvette'>): Rules<void> {
  const mover = rightOf(t, c)
  const otherwise = t.moments.map((on) => on.corvetteMoved?.(t)).findLast((moved) => moved !== undefined)
  if (otherwise) return otherwise.to === undefined ? undefined : yield* sendCorvette(t, mover, otherwise.to)
  const further = furtherSectors(t, mover)
  if ('steps' in move) {
    const steps = move.steps + further
    yield* pursue(t, mover, steps, steps)
  } else {
    const open = goalsOf(t, c, move)
    if (open.length === 0) return
    yield* enterSector(t, mover, yield* chooseOne(movingCorvette(mover), open, showSector))
    yield* pursue(t, mover, further, further + 1)
  }
  yield* endMove(t)
}

/** Where a card lets the Corvette go that names a kind of sector. */
export function goalsOf(t: Table, c: Captain, move: Extract<EffectOf<'move-corvette'>, { to: string }>): SectorId[] {
  const sectors = destinations(t, kalidasaOf(t).corvette, c, { ...move, unoccupied: true })
  return sectors.filter((sector) => mayStop(t, sector))
}

function movingCorvette({ seat }: Captain) {
  return { seat, kind: 'corvette.move', prompt: text('prompt.move-corvette'), rule: 'CORVETTE-01' }
}

/** One sector after another, so many at most of a whole move; it may only pass where it must not stop. */
function* pursue(t: Table, mover: Captain, most: number, whole: number): Rules<void> {
  for (let left = most; left > 0; left--) {
    const { corvette } = kalidasaOf(t)
    const mayStay = left < whole && mayStop(t, corvette)
    const next = yield* chooseOne(
      movingCorvette(mover),
      [...neighbours(t, corvette).filter((sector) => leadsOn(t, sector, left - 1)), ...(mayStay ? [null] : [])],
      showStep,
    )
    if (next === null) break
    yield* enterSector(t, mover, next)
  }
}

const toStay: Option = plainOption('corvette-stays', { role: 'end', sign: 'full-stop' })

function showStep(sector: SectorId | null): Option {
  return sector === null ? toStay : showSector(sector)
}

/** Can a move through this sector still end where the Corvette may stop? */
function leadsOn(t: Table, sector: SectorId, stepsLeft: number): boolean {
  if (mayStop(t, sector)) return true
  return stepsLeft > 0 && neighbours(t, sector).some((next) => leadsOn(t, next, stepsLeft - 1))
}

export const corvetteAnswers: Answers = {
  corvetteAt: (t) => kalidasaOf(t).corvette,
  mayCorvetteStop: mayStop,

  barsCutter: (t, sector) => sector === kalidasaOf(t).corvette,

  otherShips: (t) => [kalidasaOf(t).corvette],
}

export const corvetteHooks: Hooks = {
  shipEntered: (t, c) => (c.sector === kalidasaOf(t).corvette ? meetCorvette(t, c) : undefined),
  corvetteSent: sendCorvette,

  *roamerArrived(t, sector) {
    if (sector === kalidasaOf(t).corvette) yield* driveOffCutter(t, activeCaptain(t))
  },

  /** Reavers do not fall upon a ship beside the Corvette. */
  voidsNavCard(t, c, card, id) {
    if (card.kind !== 'reaver' || !card.first || c.sector !== kalidasaOf(t).corvette) return false
    tell(t, 'corvette-shields', { who: seatName(c), card: cardName(id) })
    return true
  },
}
