import { Match, type Name, type Option, type Value } from '@keep-flying/kernel'
import { plainWords, type Script, ScriptedMatch } from '@keep-flying/kernel/scenario'
import { avatars, boxCard } from '../catalog/index.ts'
import { checkLaws } from '../laws.ts'
import type { Options } from '../options.ts'
import { effectTable } from '../rules/effect-table.ts'
import { encounters } from '../rules/game.ts'
import type { CardId, Main, Player, State, Table } from '../state.ts'
import { writerFor } from '../text/languages.ts'
import { nameOf } from '../text/names.ts'
import type { Crew } from '../vocabulary/index.ts'

import { Scene } from './scene.ts'

/** A game under way, driven by what its options are called. */
export class Play extends ScriptedMatch<State, Options> {
  constructor(start: () => Match<State, Options>) {
    super(scriptFor(start))
  }

  /** A whole game from its set-up on. */
  static newGame(options: unknown, seed: string): Play {
    const read = encounters.readOptions(options)
    return new Play(() => Match.start(encounters, read, seed))
  }

  player(seat = 0): Player {
    const player = this.state.players[seat]
    if (!player) throw new Error(`There is no seat ${seat}.`)
    return player
  }

  main(crew: Crew): Main {
    const main = this.state.mains.find((one) => one.crew === crew)
    if (!main) throw new Error(`${crew} is no Main Character.`)
    return main
  }

  /** What the cards of a zone are called. */
  names(zone: { readonly cards: readonly CardId[] } | readonly (CardId | null)[]): string[] {
    const cards = 'cards' in zone ? zone.cards : zone
    return cards.flatMap((card) => (card === null ? [] : nameOf(card)))
  }

  /** The table as it is now, for asking the rules about it. */
  table(): Table {
    return { state: this.state, effects: effectTable, tell: () => {}, seal: () => {}, begin: () => {} }
  }

  /** Answers as every scripted match does; of several copies of a card, the first is meant. */
  override choose(value: Value, seat?: number): this {
    const idOf = (one: string, n = 0) => this.#copy(one, n, seat)
    if (typeof value === 'string') return super.choose(idOf(value), seat)
    return super.choose(typeof value === 'object' ? copies(value, idOf) : value, seat)
  }

  /** Puts cards on top of a deck, to be drawn in this order. */
  next(deck: string, ...cards: string[]): this {
    return this.change((state) => new Scene(state).next(deck, cards))
  }

  /** Leaves nothing but these cards in a deck, first to be drawn first; the others leave the game. */
  only(deck: string, ...cards: string[]): this {
    return this.change((state) => new Scene(state).only(deck, cards))
  }

  /** Puts cards on a discard pile. */
  discards(deck: string, ...cards: string[]): this {
    return this.change((state) => new Scene(state).discards(deck, cards))
  }

  /** The id of the n-th of several options that stand for copies of one card; whatever else is named is left as it is. */
  #copy(called: string, n: number, seat?: number): string {
    for (const decision of this.match.pending) {
      if (seat === undefined ? decision.standing : decision.seat !== seat) continue
      if (!('options' in decision)) continue
      if (decision.options.some(({ id }) => id === called)) return called
      const meant = decision.options.filter((option) => nameOfCard(option) === plainWords(called))
      const [first] = meant
      if (first && meant.every((option) => isAlike(first, option))) return meant[n]?.id ?? called
    }
    return called
  }
}

/** Names of copies, each the next copy of those named before. */
function copies(values: readonly string[], idOf: (value: string, n: number) => string): string[] {
  return values.map((value, n) => idOf(value, values.slice(0, n).filter((before) => before === value).length))
}

function cardOf({ at }: Option): CardId | null {
  return at && 'card' in at ? at.card : null
}

function nameOfCard(option: Option): string | null {
  const card = cardOf(option)
  return card === null ? null : plainWords(nameOf(card))
}

/** Whether two options do the same with copies of the same card. */
function isAlike(one: Option, other: Option): boolean {
  const [card, twin] = [cardOf(one), cardOf(other)]
  return card !== null && twin !== null && boxCard(card) === boxCard(twin) && one.group === other.group
}

function scriptFor(start: () => Match<State, Options>): Script<State, Options> {
  return { start, write: (text, state) => writerFor(state)(text), namesOf, check: checkLaws }
}

function namesOf({ at, about }: Option): readonly string[] {
  const things: Name[] = about ? [about] : []
  if (at && 'card' in at) things.push({ name: 'card', id: at.card })
  return things.flatMap(({ name, id }) => {
    if (name === 'card') return nameOf(String(id))
    return name === 'crew' ? (avatars.find(({ crew }) => crew === id)?.name ?? []) : []
  })
}
