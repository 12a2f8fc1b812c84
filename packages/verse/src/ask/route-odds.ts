import type { Peril } from '../box.ts'
import { burnCost, clearSectors } from '../rules/fly.ts'
import type { Captain, Table } from '../state.ts'
import type { CardId, Region, SectorId } from '../vocabulary/index.ts'
import { unseenNav } from './nav-odds.ts'
import { isTrouble, NavRisks } from './nav-risk.ts'

/** How a flight is likely to end. The three chances make up 1. */
export interface RouteOdds {
  /** Gets there and is left in peace. */
  readonly arrive: number
  /** Comes to a stop on the way. */
  readonly stopped: number
  /** Meets the law or Reavers, on the way or at its end. */
  readonly trouble: number
  /** The largest risk; null where there is none to speak of. */
  readonly risk: { readonly of: Peril; readonly chance: number } | null
}

/** Chances below this are not spoken of. */
const hardlyAny = 0.005

/** A Full Burn takes its fuel as the first sector is entered. */
function afterIgnition(t: Table, c: Captain): Captain {
  const { flight } = t.state.turn
  if (flight && flight.flown > 0) return c
  return { ...c, hold: { ...c.hold, fuel: Math.max(0, c.hold.fuel - burnCost(t, c)) } }
}

/** A deck as it is likely to be after some draws: how much of each card is left in it. */
class Deck {
  readonly #left: Map<CardId, number>

  constructor(cards: readonly CardId[]) {
    this.#left = new Map(cards.map((card) => [card, 1]))
  }

  get size(): number {
    return [...this.#left.values()].reduce((sum, left) => sum + left, 0)
  }

  /** The chance of each card to come next. */
  *next(): Generator<readonly [CardId, number]> {
    const { size } = this
    for (const [card, left] of this.#left) yield [card, left / size]
  }

  /** A card has gone with this chance. */
  takeOut(card: CardId, chance: number): void {
    this.#left.set(card, Math.max(0, (this.#left.get(card) ?? 0) - chance))
  }
}

/** What becomes of a flight along a path, from all that can be known of the nav decks, the crew and the ship. */
class Flight {
  readonly #risks: NavRisks
  readonly #decks = new Map<Region, Deck>()
  readonly #ends = new Map<Peril, number>()
  #going = 1

  constructor(risks: NavRisks) {
    this.#risks = risks
  }

  #end(peril: Peril, chance: number): void {
    this.#ends.set(peril, (this.#ends.get(peril) ?? 0) + chance)
  }

  enter(sector: SectorId, isLast: boolean): void {
    for (const [peril, chance] of this.#risks.waiting(sector, isLast)) {
      this.#end(peril, this.#going * chance)
      this.#going *= 1 - chance
    }
  }

  /** A stop at the very end does no harm; the law and Reavers do. */
  draw(sector: SectorId, isLast: boolean): void {
    const { t } = this.#risks
    const region = t.box.sectors.get(sector)?.region
    if (!region || this.#going === 0) return
    const deck = this.#deckOf(region)
    let on = 0
    const survived: [CardId, number][] = []
    for (const [id, chance] of deck.next()) {
      const card = t.box.nav.get(id)
      if (!card) continue
      const peril = this.#risks.perilOf(card, isLast)
      const past = this.#risks.isHunted(card, sector, isLast) ? 0 : this.#risks.past(id)
      const kept = isLast && !isTrouble(peril) ? 1 : past
      if (kept < 1) this.#end(peril, this.#going * chance * (1 - kept))
      on += chance * kept
      survived.push([id, chance * kept])
    }
    if (on > 0) for (const [id, chance] of survived) deck.takeOut(id, chance / on)
    this.#going *= on
  }

  #deckOf(region: Region): Deck {
    const { t } = this.#risks
    const known = this.#decks.get(region)
    if (known && known.size >= 1) return known
    // An empty deck is reshuffled with everything in its discard pile.
    const deck = new Deck(known ? (t.box.navDecks[region] ?? []) : unseenNav(t, region))
    this.#decks.set(region, deck)
    return deck
  }

  /** The chance that nothing has ended the flight. */
  get going(): number {
    return this.#going
  }

  /** What has ended it otherwise, each with its chance. */
  get ends(): ReadonlyMap<Peril, number> {
    return this.#ends
  }
}

const known = new WeakMap<Captain, NavRisks>()

/** The captain's risks in flight; views are never changed, so they are kept as long as the view is. */
export function navRisksOf(t: Table, c: Captain): NavRisks {
  const old = known.get(c)
  if (old?.t.state === t.state) return old
  const risks = new NavRisks(t, afterIgnition(t, c))
  known.set(c, risks)
  return risks
}

/** How a flight from where the captain is along these sectors is likely to end. */
export function routeOdds(t: Table, c: Captain, path: readonly SectorId[], way: 'burn' | 'mosey' = 'burn'): RouteOdds {
  const flown = t.state.turn.flight?.flown ?? 0
  const noDraws = way === 'mosey' ? [Number.POSITIVE_INFINITY] : clearSectors(t, c).map((clear) => clear - flown)
  return oddsOf(noDraws.map((clear) => flyAlong(navRisksOf(t, c), path, clear)))
}

/** A flight whose first sectors are clear of nav cards. */
function flyAlong(risks: NavRisks, path: readonly SectorId[], clear: number): Flight {
  const flight = new Flight(risks)
  path.forEach((sector, n) => {
    const isLast = n === path.length - 1
    flight.enter(sector, isLast)
    if (n >= clear) flight.draw(sector, isLast)
  })
  return flight
}

/** The odds of flights each of which is as likely as the others. */
function oddsOf(flights: readonly Flight[]): RouteOdds {
  const mean = (part: (flight: Flight) => number) =>
    flights.reduce((sum, flight) => sum + part(flight), 0) / flights.length
  const perils = new Set(flights.flatMap(({ ends }) => [...ends.keys()]))
  const ends = [...perils].map((of) => ({ of, chance: mean(({ ends }) => ends.get(of) ?? 0) }))
  const trouble = ends.reduce((sum, { of, chance }) => sum + (isTrouble(of) ? chance : 0), 0)
  const going = mean((flight) => flight.going)
  const [worst] = ends.sort((one, other) => other.chance - one.chance)
  return {
    arrive: Math.min(1, going),
    trouble,
    stopped: Math.max(0, 1 - going - trouble),
    risk: worst && worst.chance >= hardlyAny ? worst : null,
  }
}
