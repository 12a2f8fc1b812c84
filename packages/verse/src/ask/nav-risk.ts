import type { Peril } from '../box.ts'
import { isOutlaw } from '../rules/outlaw.ts'
import type { Captain, Table } from '../state.ts'
import type { NavCard, SectorId } from '../vocabulary/index.ts'
import { flyOnChance, unseenNav } from './nav-odds.ts'
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
    return card.kind === 'breakdown' ? 'breakdown' : 'hazard'
  }

  /** Would a rival who may move a roaming ship by one sector bring it upon the ship? */
  isHunted(card: NavCard, sector: SectorId, stays: boolean): boolean {
    const { state, box } = this.t
    if (state.captains.length < 2) return false
    const moves = card.options.flatMap((option) => option.effects ?? [])
    const near = (from: SectorId) => box.neighbours.get(from)?.includes(sector) ?? false
    return moves.some((effect) => {
      if (effect.do === 'move-cruiser') return this.outlaw && effect.to === 'next-sector' && near(state.cruiser)
      return stays && effect.do === 'move-cutter' && effect.to === 'next-sector' && state.cutters.some(near)
    })
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

  /** What a draw does is the same all over a region, but for sectors that the Cruiser lies next to. */
  #drawing(sector: SectorId): Passage {
    const { state, box } = this.t
    const region = box.sectors.get(sector)?.region
    if (!region) return { on: 1, untroubled: 1 }
    const key = `${region} ${box.neighbours.get(state.cruiser)?.includes(sector)}`
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

/** The chances in one sector. */
export interface Passage {
  /** To fly on. */
  readonly on: number
  /** To meet neither the law nor Reavers. */
  readonly untroubled: number
}
