import { because, chooseOne, type Rules, text } from '@keep-flying/kernel'
import { allianceContact } from '../catalog/tiles.ts'
import type { Captain, Table } from '../state.ts'
import { type CardId, type Destination, type Region, type SectorId, tokens } from '../vocabulary/index.ts'
import { type Deed, plainOption } from './deed.ts'
import { resolveOptions } from './events.ts'
import { wholeCrew } from './gear.ts'
import { aboard } from './hold.ts'
import { isPlanetary, regionOf } from './map.ts'
import type { Belongings } from './moments.ts'
import { isOutlaw, outlawSectors } from './outlaw.ts'
import { onCard, showSector } from './show.ts'
import {
  abilityOf,
  cardName,
  fromActive,
  neighbours,
  rightOf,
  seatName,
  sectorName,
  tell,
  upgradeCard,
} from './table.ts'
import { spendUpgrade } from './upgrade.ts'

/** The Alliance Cruiser. */

const patrolled: readonly Region[] = ['alliance']

function* setCruiser(t: Table, to: SectorId): Rules<void> {
  t.state.cruiser = to
  tell(t, 'cruiser-moved', { sector: sectorName(to) })
  endMeetings(t)
  yield* announceRoamer(t, to)
}

/** The Cruiser or a Cutter has come: ships in the sector may have a way to slip off. */
export function* announceRoamer(t: Table, sector: SectorId): Rules<void> {
  for (const on of t.moments) if (on.roamerArrived) yield* on.roamerArrived(t, sector)
}

/** A meeting lasts as long as ship and Cruiser share a sector. */
export function endMeetings(t: Table): void {
  for (const captain of t.state.captains) if (captain.sector !== t.state.cruiser) captain.metCruiser = false
}

/** Does a ship lie there that is nobody's? */
function hasRoamer(t: Table, sector: SectorId): boolean {
  const { cruiser, cutters } = t.state
  return [cruiser, ...cutters, ...t.moments.flatMap((on) => on.otherShips?.(t) ?? [])].includes(sector)
}

/** The sectors a card lets a roaming ship go to. */
export function destinations(t: Table, from: SectorId, c: Captain, to: Destination): SectorId[] {
  const { captains } = t.state
  const within = (sector: SectorId, regions: readonly Region[]) => regions.includes(regionOf(t, sector))
  const isEmpty = (sector: SectorId) => captains.every((one) => one.sector !== sector)
  const isFree = (sector: SectorId) => isEmpty(sector) && !(to.unoccupied && hasRoamer(t, sector))
  switch (to.to) {
    case 'your-sector':
      return [c.sector]
    case 'place':
      return [...(t.box.places.get(to.place)?.sectors ?? [])]
    case 'next-sector':
      return neighbours(t, from).filter((sector) => within(sector, to.within))
    case 'outlaw-ship':
      return outlawSectors(t, to.within)
    case 'beside-you':
      return neighbours(t, c.sector).filter((sector) => sector !== from && within(sector, to.within) && isFree(sector))
    case 'planetary-sector':
      return [...t.box.sectors.keys()].filter(
        (sector) => sector !== from && within(sector, to.within) && isPlanetary(t, sector) && isFree(sector),
      )
    case 'any-empty-sector':
      return [...t.box.sectors.keys()].filter(
        (sector) => sector !== from && within(sector, to.within) && isEmpty(sector),
      )
  }
}

/** A card moves the Cruiser: the captain who drew it or the one on the right chooses where. */
export function* moveCruiserByCard(
  t: Table,
  c: Captain,
  move: { readonly by: 'drawer' | 'right' | 'card' } & Destination,
): Rules<void> {
  const mover = move.by === 'right' ? rightOf(t, c) : c
  const sectors = destinations(t, t.state.cruiser, c, move)
  if (sectors.length === 0) return
  const open = sectors.filter((sector) => !t.moments.some((on) => on.barsCruiser?.(t, sector)))
  const goal = yield* chooseOne(
    { seat: mover.seat, kind: 'cruiser.move', prompt: text('prompt.move-cruiser'), rule: 'CRUISER-09' },
    open.length > 0 ? open : sectors,
    showSector,
  )
  yield* sendCruiser(t, c, move.by === 'card' ? goal : yield* furtherOn(t, mover, goal))
}

/** By how many sectors whoever moves a ship of the Alliance may take it further. */
export function furtherSectors(t: Table, mover: Captain): number {
  return t.moments.reduce((sum, on) => sum + (on.furtherSectors?.(t, mover) ?? 0), 0)
}

/** Whoever moves the Cruiser may have leave to take it further. */
function* furtherOn(t: Table, mover: Captain, goal: SectorId): Rules<SectorId> {
  const most = furtherSectors(t, mover)
  let at = goal
  for (let n = 0; n < most; n++) {
    const beyond = neighbours(t, at).filter((sector) => patrolled.includes(regionOf(t, sector)))
    const to = yield* chooseOne<SectorId | null>(
      { seat: mover.seat, kind: 'cruiser.further', prompt: text('prompt.cruiser-further'), rule: 'CRUISER-09' },
      [null, ...beyond.filter((sector) => !t.moments.some((on) => on.barsCruiser?.(t, sector)))],
      (sector) => (sector === null ? plainOption('no-further', { role: 'end', sign: 'cruiser' }) : showSector(sector)),
    )
    if (to === null) break
    at = to
  }
  return at
}

/** Brings the Cruiser to a sector, or to another that somebody has a say in. */
export function* sendCruiser(t: Table, c: Captain, to: SectorId): Rules<void> {
  let goal = to
  for (const on of t.moments) if (on.cruiserSent) goal = (yield* on.cruiserSent(t, c, goal)) ?? goal
  if (goal !== t.state.cruiser) yield* setCruiser(t, goal)
}

/** Outlaw ships beside the Cruiser resolve Alliance Contact, once a meeting, the active captain's first. */
export function* meetCruiser(t: Table): Rules<void> {
  for (const captain of fromActive(t)) if (isFound(t, captain)) yield* allianceContactFor(t, captain)
}

/** An Outlaw Ship beside the Cruiser that has not met it yet. */
function isFound(t: Table, c: Captain): boolean {
  return c.sector === t.state.cruiser && !c.metCruiser && isOutlaw(t, c)
}

export function isAnybodyFound(t: Table): boolean {
  return t.state.captains.some((captain) => isFound(t, captain))
}

/** True when an Outlaw Ship in flight was stopped by the Cruiser. */
export function* stoppedByCruiser(t: Table, c: Captain): Rules<boolean> {
  return isFound(t, c) && (yield* allianceContactFor(t, c))
}

function* allianceContactFor(t: Table, c: Captain): Rules<boolean> {
  c.metCruiser = true
  tell(t, 'alliance-contact', { who: seatName(c) })
  if (yield* because({ card: 'alliance-contact' }, dodgeCruiser(t, c))) {
    yield* meetCruiser(t)
    return false
  }
  const before = belongingsOf(c)
  yield* resolveOptions(t, { team: wholeCrew(c) }, allianceContact.options, 'alliance-contact')
  yield* partFromAlliance(t, c, before)
  return true
}

/** What comes of a contact with the Alliance once it is over. */
export function* partFromAlliance(t: Table, c: Captain, before: Belongings): Rules<void> {
  for (const on of t.moments) {
    const parting = on.allianceContactOver?.(t, c, before)
    if (parting) yield* parting
  }
}

/** All that the Alliance might take. */
export function belongingsOf(c: Captain): Belongings {
  return { credits: c.credits, crew: c.crew.length, tokens: tokens.reduce((n, token) => n + aboard(c, token), 0) }
}

/** Upgrades that can be given up to send the Cruiser elsewhere. */
export function cruiserDodges(t: Table, c: Captain): CardId[] {
  return c.upgrades.filter((card) => abilityOf(upgradeCard(t, card), 'dodges-cruiser'))
}

/** Beside the Cruiser, such an Upgrade may be given up at any time. */
export function sendOffs(t: Table, c: Captain): Deed[] {
  if (c.sector !== t.state.cruiser) return []
  return cruiserDodges(t, c).map((card) => ({
    option: onCard(card, 'option.send-off', {}, sendingOff(card)),
    carryOut: () => sendCruiserOff(t, c, card),
  }))
}

const sendingOff = (card: CardId) =>
  ({ id: `send-off:${card}`, role: 'minor', group: 'roamers', sign: 'cruiser' }) as const

/** Offers to give up such an Upgrade; true if the Cruiser's effects are ignored and it has moved on. */
export function* dodgeCruiser(t: Table, c: Captain): Rules<boolean> {
  const choice = yield* chooseOne<CardId | null>(
    { seat: c.seat, kind: 'cruiser.dodge', prompt: text('prompt.dodge-cruiser'), rule: 'CRUISER-01' },
    [null, ...cruiserDodges(t, c)],
    (card) =>
      card === null ? plainOption('submit', { role: 'risky', sign: 'cruiser' }) : onCard(card, 'option.discard-card'),
  )
  if (choice === null) return false
  yield* sendCruiserOff(t, c, choice)
  return true
}

function* sendCruiserOff(t: Table, c: Captain, card: CardId): Rules<void> {
  spendUpgrade(t, c, card)
  tell(t, 'cruiser-dodged', { who: seatName(c), card: cardName(card) })
  yield* moveCruiserByCard(t, c, { by: 'drawer', to: 'next-sector', within: patrolled })
}
