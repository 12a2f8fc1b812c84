import { because, chooseOne, gather, type Option, oncePer, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Flight, Table } from '../state.ts'
import type { SectorId } from '../vocabulary/index.ts'
import { deedsBetween } from './between.ts'
import { endMeetings, stoppedByCruiser } from './cruiser.ts'
import { hasCutter } from './cutter.ts'
import { carryOut, type Deed, plainOption } from './deed.ts'
import { aboard, unload } from './hold.ts'
import { resolveNavCard } from './nav.ts'
import { showSector } from './show.ts'
import { noticeGoals } from './story.ts'
import { coreCard, jobCard, neighbours, seatName, sectorName, shipAbilities, shipBonus, tell } from './table.ts'

/** The Fly action: Full Burn or Mosey. */

/** How a ship may come into a sector; a box declares further ways. */
export interface Ways {
  burn: true
  mosey: true
  evade: true
}

export type Way = keyof Ways

export function burnRange(t: Table, c: Captain): number {
  const usual = coreCard(t, c).range + shipBonus(t, c, 'burn-range')
  return t.moments.reduce((range, on) => range + (on.burnRange?.(t, c) ?? 0), usual)
}

const noneClear: readonly number[] = [0]

/** How many sectors of a Full Burn turn up no nav card: what that may come to, each as likely as the others. */
export function clearSectors(t: Table, c: Captain): readonly number[] {
  const said = t.moments.map((on) => on.clearSectors?.(t, c)).findLast((clear) => clear !== undefined)
  return said ?? noneClear
}

/** Fuel to begin a Full Burn: what the core asks for, and one for every heavy load among the active jobs. */
export function burnCost(t: Table, c: Captain): number {
  const usual = coreCard(t, c).burnFuel + c.jobs.filter((job) => jobCard(t, job.card).heavyLoad).length
  return t.moments.reduce((fuel, on) => on.burnCost?.(t, c, fuel) ?? fuel, usual)
}

export function moseyRange(t: Table, c: Captain): number {
  return Math.max(1, ...shipAbilities(t, c, 'mosey-range').map((mosey) => mosey.sectors))
}

/** No ship moves into a Cutter's sector, unless a box knows a way. */
export function mayEnter(t: Table, c: Captain, sector: SectorId, way: Way): boolean {
  return !hasCutter(t, sector) || t.moments.some((on) => on.mayJoinCutter?.(t, c, way))
}

export function sectorsAhead(t: Table, c: Captain, way: Way): SectorId[] {
  return neighbours(t, c.sector).filter((sector) => mayEnter(t, c, sector, way))
}

function canMove(t: Table, c: Captain, way: Way): boolean {
  return neighbours(t, c.sector).some((sector) => mayEnter(t, c, sector, way))
}

export function canBurn(t: Table, c: Captain): boolean {
  return aboard(c, 'fuel') >= burnCost(t, c) && canMove(t, c, 'burn')
}

const toBurn = plainOption('burn', { role: 'risky', sign: 'burn', group: 'fly' })
const toMosey = plainOption('mosey', { sign: 'mosey', group: 'fly' })

/** The Fly actions a captain could take from here. */
export function flights(t: Table, c: Captain): Deed[] {
  const open: Deed[] = []
  if (canBurn(t, c)) open.push({ option: toBurn, action: 'fly', carryOut: () => fullBurn(t, c) })
  if (canMove(t, c, 'mosey')) open.push({ option: toMosey, action: 'fly', carryOut: () => mosey(t, c) })
  return open
}

function moveShip(t: Table, c: Captain, to: SectorId, way: Way): void {
  c.sector = to
  endMeetings(t)
  tell(t, way, { who: seatName(c), sector: sectorName(to) })
}

/** What waits in a sector for a ship that comes into it. True ends its Fly action. */
function* arrive(t: Table, c: Captain, way: Way): Rules<boolean> {
  let over = false
  for (const on of t.moments) {
    const asking = on.shipEntered?.(t, c, way)
    if (asking && (yield* asking)) over = true
  }
  return over
}

/** Takes a ship into a sector, where whatever is there has its say. True ends its Fly action. */
export function* enter(t: Table, c: Captain, to: SectorId, way: Way): Rules<boolean> {
  moveShip(t, c, to, way)
  const stopped = yield* stoppedByCruiser(t, c)
  const over = yield* arrive(t, c, way)
  return stopped || over || !t.state.turn.flight
}

function takeOff(t: Table, way: Flight['way']): Flight {
  const flight: Flight = { way, flown: 0, range: 0, further: 0 }
  t.state.turn.flight = flight
  return flight
}

/** Is there range left? */
function canGoOn(t: Table, c: Captain, flight: Flight): boolean {
  flight.range = flight.further + (flight.way === 'burn' ? burnRange(t, c) : moseyRange(t, c))
  return flight.flown < flight.range
}

export function* fullBurn(t: Table, c: Captain): Rules<void> {
  const flight = takeOff(t, 'burn')
  for (const on of t.moments) on.takesOff?.(t, c)
  for (const on of t.moments) if (on.burnBegins) flight.further += yield* on.burnBegins(t, c)
  yield* burnOn(t, c, flight)
  t.state.turn.flight = null
}

function* burnOn(t: Table, c: Captain, flight: Flight): Rules<void> {
  for (;;) {
    const to = yield* chooseSector(t, c, flight)
    if (to === null) return
    if (flight.flown === 0) unload(c, 'fuel', burnCost(t, c))
    if (yield* flyTo(t, c, flight, to)) return
    if (clearSectors(t, c).every((clear) => flight.flown <= clear)) continue
    const { outcome, cause } = yield* resolveNavCard(t, c)
    if (outcome === 'full-stop' || !t.state.turn.flight) return
    if (outcome === 'evade') return yield* because(cause, evade(t, c))
  }
}

/** A Mosey draws no nav cards and costs nothing. */
function* mosey(t: Table, c: Captain): Rules<void> {
  const flight = takeOff(t, 'mosey')
  for (;;) {
    const to = yield* chooseSector(t, c, flight)
    if (to === null || (yield* flyTo(t, c, flight, to))) break
  }
  t.state.turn.flight = null
}

/** One sector further. True ends the Fly action. */
function* flyTo(t: Table, c: Captain, flight: Flight, to: SectorId): Rules<boolean> {
  flight.flown++
  return yield* enter(t, c, to, flight.way)
}

type Course = { readonly to: SectorId } | { readonly deed: Deed } | 'stop'

/**
 * The next sector, or null to stop. Between two nav cards the ship may be seen to, and a goal may be reached. What can
 * be done in flight alone can still be done when the range is used up.
 */
function* chooseSector(t: Table, c: Captain, flight: Flight): Rules<SectorId | null> {
  for (;;) {
    const ahead = canGoOn(t, c, flight) ? sectorsAhead(t, c, flight.way) : []
    const inFlight = gather(t.moments, (on) => on.inFlight?.(t, c) ?? [])
    if (ahead.length + inFlight.length === 0) return null
    noticeGoals(t)
    if (t.state.result) return null
    const courses: Course[] = ahead.map((to) => ({ to }))
    if (flight.flown > 0 || ahead.length === 0) courses.push('stop')
    if (flight.flown > 0) for (const deed of deedsBetween(t, c)) courses.push({ deed })
    for (const deed of inFlight) courses.push({ deed })
    const course = yield* chooseOne(
      { seat: c.seat, kind: 'fly.to', prompt: text('prompt.fly-to'), rule: 'FLY-03' },
      courses,
      (item) => showCourse(item, flight),
    )
    if (course === 'stop') return null
    if ('to' in course) return course.to
    yield* carryOut(course.deed)
  }
}

const toStop = plainOption('stop', { role: 'end', sign: 'full-stop' })
const toMoseyTo = oncePer((to: SectorId): Option => ({ group: 'fly', ...showSector(to) }))
/** At Full Burn every sector entered turns up a Nav card. */
const toBurnTo = oncePer((to: SectorId): Option => ({ role: 'risky', ...toMoseyTo(to) }))

function showCourse(course: Course, { way }: Flight): Option {
  if (course === 'stop') return toStop
  if ('deed' in course) return course.deed.option
  return way === 'burn' ? toBurnTo(course.to) : toMoseyTo(course.to)
}

/** Slip into a neighbouring sector: no nav card, and the end of any Fly action. With nowhere to go the ship stays. */
export function* evade(t: Table, c: Captain): Rules<void> {
  if (t.state.active === c.seat) t.state.turn.flight = null
  const sectors = sectorsAhead(t, c, 'evade')
  if (sectors.length === 0) return
  const to = yield* chooseOne(
    { seat: c.seat, kind: 'evade.to', prompt: text('prompt.evade'), rule: 'NAV-06' },
    sectors,
    showSector,
  )
  yield* enter(t, c, to, 'evade')
}
