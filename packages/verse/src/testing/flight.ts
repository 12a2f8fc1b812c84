import { canonical, copy } from '@keep-flying/kernel'
import type { Play, Scenario } from '../scenario.ts'
import type { Captain, Member, State, Stock } from '../state.ts'
import type { CardId, NavOutcome, SectorId } from '../vocabulary/index.ts'

const ends: Readonly<Record<string, NavOutcome>> = { 'fly.to': 'keep-flying', 'evade.to': 'evade', turn: 'full-stop' }

/** A Full Burn into a sector where a card waits: what it did is its outcome and every field no longer as before. */
export class Flight {
  readonly game: Play
  readonly #watched: (state: State) => object
  readonly #before: Map<string, unknown>

  /** `watched` are the parts of the table, besides the captain's own, that a card might change. */
  constructor(scene: Scenario, to: SectorId, watched: (state: State) => object) {
    this.#watched = watched
    this.game = scene.begin().choose('burn')
    const before = copy(this.game.captain())
    before.sector = to
    before.hold.fuel--
    this.#before = new Map(this.#fields(before))
    this.game.choose(to)
  }

  #fields(captain: Captain): [string, unknown][] {
    return Object.entries({ ...captain, ...copy(this.#watched(this.game.state)) })
  }

  choose(...values: (string | number | boolean | string[])[]): this {
    this.game.path(...values)
    return this
  }

  /** How the card ended, and what has changed. */
  get result(): Record<string, unknown> {
    const changed = this.#fields(this.game.captain()).filter(
      ([field, value]) => canonical(value) !== canonical(this.#before.get(field)),
    )
    return { end: ends[this.game.kind], ...Object.fromEntries(changed) }
  }
}

const none: Stock = { cargo: 0, contraband: 0, fuel: 0, part: 0, passenger: 0, fugitive: 0 }

/** The hold after a Full Burn, but for what is said. */
export const holding = (stock: Partial<Stock>): Stock => ({ ...none, fuel: 5, part: 2, ...stock })
export const hiding = (stock: Partial<Stock>): Stock => ({ ...none, ...stock })
export const calm = (...cards: CardId[]): Member[] => cards.map((card) => ({ card, disgruntled: false }))
export const cross = (...cards: CardId[]): Member[] => cards.map((card) => ({ card, disgruntled: true }))
