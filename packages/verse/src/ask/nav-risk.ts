import type { Peril } from '../box.ts'
import { destinations, furtherSectors } from '../rules/cruiser.ts'
import { distance } from '../rules/map.ts'
import { isOutlaw } from '../rules/outlaw.ts'
import { captainAt, rightOf } from '../rules/table.ts'
import type { Captain, Table } from '../state.ts'
import type { Destination, Effect, NavCard, Region, SectorId } from '../vocabulary/index.ts'
import { flyOnChance, isBlank, unseenNav } from './nav-odds.ts'
import { TeamOdds } from './odds.ts'

/** What a ship meets in a single sector on its way. */

/** Stops that do no other harm. */
const mereStops: ReadonlySet<Peril> = new Set(['breakdown', 'hazard'])

/** Does it mean the law or Reavers, and not just an end to the flight? */
export function isTrouble(peril: Peril): boolean {
  return !mereStops.has(peril)
}

/** What one captain risks with every nav card and in every sector, each computed once. */
export class NavRisks {
  readonly t: Table
  readonly c: Captain
  readonly outlaw: boolean
  readonly #odds: TeamOdds
  readonly #chances = new Map<NavCard, number>()
  readonly #passages = new Map<string, Passage>()
  readonly #hunters = new Map<Region, readonly NavCard[]>()

  constructor(t: Table, c: Captain) {
    this.t = t
    this.c = c
    this.outlaw = isOutlaw(t, c)
    this.#odds = new TeamOdds(t, { captain: c, members: [...c.crew], carried: [], attempt: null })
  }

  /** The chance to fly on past a card, unless somebody sends the Cruiser or a Cutter after the ship. */
  past(id: string): number {
    const card = this.t.box.nav.get(id)
    if (!card) return 1
    const known = this.#chances.get(card)
    if (known !== undefined) return known
    const chance = flyOnChance(this.t, this.c, id, this.#odds)
    this.#chances.set(card, chance)
    return chance
  }

  /** What a card is feared for; a ship that stays where it is has more to fear. */
  perilOf(card: NavCard, stays: boolean): Peril {
    if (card.kind === 'reaver') return card.first ? 'cutter' : stays ? 'reavers-near' : 'hazard'
    if (card.kind === 'cruiser' && this.outlaw) return card.first ? 'cruiser' : 'patrol'
    if (card.kind === 'law' && this.outlaw) return 'law'
    const feared = this.outlaw && this.t.box.parts.map((part) => part.feared?.[card.kind]).find(Boolean)
    if (feared) return feared
    return card.kind === 'breakdown' ? 'breakdown' : 'hazard'
  }

  /** Would a rival who may move a roaming ship bring it upon the ship? */
  isHunted(card: NavCard, sector: SectorId, stays: boolean): boolean {
    if (this.t.state.captains.length < 2 || isBlank(this.t, this.c, card)) return false
    return movesOn(card).some((effect) => this.#bringsShip(effect, sector, stays))
  }

  #bringsShip(effect: Effect, sector: SectorId, stays: boolean): boolean {
    const { t, c } = this
    const { state, box } = t
    if (effect.do === 'move-cutter') {
      const near = (from: SectorId) => box.neighbours.get(from)?.includes(sector) ?? false
      return stays && effect.to === 'next-sector' && state.cutters.some(near)
    }
    if (!this.outlaw) return false
    const there = withShipAt(t, c, sector)
    if (effect.do === 'move-cruiser') return mayBringCruiser(there, captainAt(there, c.seat), effect)
    return box.parts.some((part) => part.mayHunt?.(there, captainAt(there, c.seat), effect))
  }

  /** What waits in a sector before any card is drawn there. */
  waiting(sector: SectorId, stays: boolean): ReadonlyMap<Peril, number> {
    const { state, box } = this.t
    const found = new Map<Peril, number>()
    if (this.outlaw && state.cruiser === sector && !(this.c.metCruiser && this.c.sector === sector))
      found.set('cruiser', 1)
    if (stays && state.cutters.includes(sector)) found.set('cutter', 1)
    const visit = { sector, isOutlaw: this.outlaw, stays }
    for (const part of box.parts)
      for (const [peril, chance] of part.perils?.(this.t, visit) ?? []) found.set(peril, chance)
    return found
  }

  /** The chance to get through a sector, as far as a single one tells: at all, and without meeting law or Reavers. */
  through(sector: SectorId): Passage {
    let on = 1
    for (const chance of this.waiting(sector, false).values()) on *= 1 - chance
    const drawn = this.#drawing(sector)
    return { on: on * drawn.on, untroubled: on * drawn.untroubled }
  }

  /** The cards of a region that let somebody move ships. */
  #hunting(region: Region): readonly NavCard[] {
    const known = this.#hunters.get(region)
    if (known) return known
    const { navDecks, nav } = this.t.box
    const cards = new Set((navDecks[region] ?? []).flatMap((id) => nav.get(id) ?? []))
    const hunting = [...cards].filter((card) => movesOn(card).length > 0)
    this.#hunters.set(region, hunting)
    return hunting
  }

  /** What a draw does is the same all over a region, but for sectors to which somebody may send a ship. */
  #drawing(sector: SectorId): Passage {
    const { box } = this.t
    const region = box.sectors.get(sector)?.region
    if (!region) return { on: 1, untroubled: 1 }
    const hunters = this.#hunting(region).filter((card) => this.isHunted(card, sector, false))
    const key = [region, ...hunters.map(({ name }) => name)].join()
    const known = this.#passages.get(key)
    if (known) return known
    const cards = unseenNav(this.t, region)
    let [on, untroubled] = [0, 0]
    for (const id of cards) {
      const card = box.nav.get(id)
      if (!card) continue
      const past = this.isHunted(card, sector, false) ? 0 : this.past(id)
      on += past / cards.length
      untroubled += (isTrouble(this.perilOf(card, false)) ? past : 1) / cards.length
    }
    this.#passages.set(key, { on, untroubled })
    return { on, untroubled }
  }
}

/** What a card lets the captain to the right do. */
function movesOn(card: NavCard): readonly Effect[] {
  const effects = card.options.flatMap((option) => option.effects ?? [])
  return effects.filter((effect) => 'by' in effect && effect.by === 'right')
}

/** Might the captain to the right take the Cruiser to the captain's own sector? */
function mayBringCruiser(t: Table, c: Captain, move: Destination): boolean {
  const further = furtherSectors(t, rightOf(t, c))
  return destinations(t, t.state.cruiser, c, move).some((goal) => distance(t, goal, c.sector) <= further)
}

/** The table as it would be with a captain's ship in another sector. */
function withShipAt(t: Table, { seat }: Captain, sector: SectorId): Table {
  const captains = t.state.captains.map((one) => (one.seat === seat ? { ...one, sector } : one))
  return { ...t, state: { ...t.state, captains } }
}

/** The chances in one sector. */
export interface Passage {
  /** To fly on. */
  readonly on: number
  /** To meet neither the law nor Reavers. */
  readonly untroubled: number
}
