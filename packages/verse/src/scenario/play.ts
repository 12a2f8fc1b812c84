import { Match, type Name, type Option } from '@keep-flying/kernel'
import { type Script, ScriptedMatch } from '@keep-flying/kernel/scenario'
import { tableFor } from '../ask/view-table.ts'
import type { Box } from '../box.ts'
import { boxFor } from '../boxes/index.ts'
import { checkLaws } from '../laws.ts'
import type { Options } from '../options.ts'
import { verseWith } from '../rules/game.ts'
import type { Captain, State, Table } from '../state.ts'
import { english, writerFor } from '../text/languages.ts'
import { nameInGame } from '../text/names.ts'
import { Scene } from './scene.ts'

/** A game under way, driven by what its options are called. */
export class Play extends ScriptedMatch<State, Options> {
  readonly box: Box

  constructor(start: () => Match<State, Options>, box: Box) {
    super(scriptFor(start, box))
    this.box = box
  }

  /** A whole game from its set-up on. */
  static newGame(options: unknown, seed: string, madeUp?: Box): Play {
    const game = verseWith(madeUp)
    const read = game.readOptions(options)
    return new Play(() => Match.start(game, read, seed), madeUp ?? boxFor(read))
  }

  captain(seat = 0): Captain {
    const captain = this.state.captains[seat]
    if (!captain) throw new Error(`There is no seat ${seat}.`)
    return captain
  }

  /** The table as it is now, for asking the rules about it. */
  table(): Table {
    return tableFor(this.state, this.box)
  }

  /** Puts cards on top of a deck, to be drawn in this order. */
  next(deck: string, ...cards: string[]): this {
    return this.change((state) => new Scene(this.box, state).next(deck, cards))
  }

  /** Leaves nothing but these cards in a deck, first to be drawn first; the others leave the game. */
  only(deck: string, ...cards: string[]): this {
    return this.change((state) => new Scene(this.box, state).only(deck, cards))
  }

  /** Puts cards on a discard pile. */
  discards(deck: string, ...cards: string[]): this {
    return this.change((state) => new Scene(this.box, state).discards(deck, cards))
  }
}

function scriptFor(start: () => Match<State, Options>, box: Box): Script<State, Options> {
  return {
    start,
    write: (text, state) => writerFor(state, english, box)(text),
    namesOf: (option, state) => thingsIn(option).map((thing) => printed(thing, state, box)),
    check: (match) => checkLaws(match, box),
  }
}

/** The card or the sector an option lives on, and what it is about. */
function thingsIn({ at, about }: Option): Name[] {
  const things: Name[] = about ? [about] : []
  if (at && 'card' in at) things.push({ name: 'card', id: at.card })
  if (at && 'place' in at) things.push({ name: 'sector', id: at.place })
  return things
}

function printed(thing: Name, state: State, box: Box): string {
  const called = nameInGame(thing, state, box)
  return typeof called === 'string' ? called : writerFor(state, english, box)(called)
}
