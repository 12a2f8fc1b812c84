import { copy, loadDice, Match, openStream } from '@keep-flying/kernel'
import { SituationError } from '@keep-flying/kernel/scenario'
import type { Box } from './box.ts'
import './boxes/all.ts'
import { boxFor } from './boxes/index.ts'
import { defaultOptions, type Options, readOptions } from './options.ts'
import { verseWith } from './rules/game.ts'
import { layOut } from './rules/set-up.ts'
import { fillIn, seatCaptain } from './scenario/captains.ts'
import { checkFields, checkLeftToSetUp } from './scenario/fields.ts'
import { checkDeceivers } from './scenario/limits.ts'
import { checkBox } from './scenario/made-up.ts'
import { Play } from './scenario/play.ts'
import { type Said, Scene } from './scenario/scene.ts'
import type { CaptainSet, Situation } from './scenario/situation.ts'
import type { State } from './state.ts'

export { addToBox } from './box.ts'
export { boxWith } from './boxes/index.ts'
export { Play } from './scenario/play.ts'
export type { CaptainSet, Situation } from './scenario/situation.ts'

/**
 * Any situation in a few lines, for tests and for anyone who wants to check how we read a rule:
 *
 *     const game = scenario({ captains: [{ at: 'Persephone', crew: ['Kaylee'], fuel: 1 }] })
 *       .next('nav-alliance', 'Minor Technical Difficulty')
 *       .dice(4)
 *       .begin()
 *     game.choose('Full Burn').choose('Pelorum')
 *     game.options()            // what is legal now
 *     game.captain(0).sector    // what happened
 *
 * docs/scenarios.md tells the whole of it.
 */
export function scenario(situation: Situation = {}): Scenario {
  return new Scenario(situation)
}

export class Scenario {
  readonly #situation: Situation
  readonly #captains: readonly CaptainSet[]
  readonly #box: Box
  readonly #options: Options
  readonly #scene: Scene
  readonly #dice: number[] = []

  constructor(situation: Situation) {
    this.#situation = situation
    this.#captains = situation.captains ?? [{}]
    this.#box = situation.box ?? boxFor({ expansions: [], ...situation })
    if (situation.box) checkBox(situation.box)
    checkFields(situation, this.#captains, this.#box)
    this.#options = optionsOf(situation, this.#captains.length, this.#box)
    this.#scene = new Scene(this.#box, layOut(this.#box, this.#options, this.#openStream()))
    for (const [captain, set] of this.#seats(this.#scene.state)) seatCaptain(this.#scene, captain, set)
    placeRoamers(this.#scene, situation)
  }

  /** Puts cards on top of a deck, to be drawn in this order: 'nav-border', 'misbehave', 'osiris', 'badger' … */
  next(deck: string, ...cards: string[]): this {
    this.#scene.next(deck, cards)
    return this
  }

  /** Leaves nothing but these cards in a deck, first to be drawn first; the others leave the game. */
  only(deck: string, ...cards: string[]): this {
    this.#scene.only(deck, cards)
    return this
  }

  /** Puts cards on a discard pile. */
  discards(deck: string, ...cards: string[]): this {
    this.#scene.discards(deck, cards)
    return this
  }

  /** The next die rolls. */
  dice(...dice: number[]): this {
    this.#dice.push(...dice)
    return this
  }

  /** Begins with the turn of the captain named, set-up done. */
  begin(): Play {
    const scene = this.#scene.on(copy(this.#scene.state))
    const { state } = scene
    const { turn = 0, first = 0, round = 1 } = this.#situation
    const seat = (field: string, value: number) => scene.count(value, table(field), 0, state.captains.length - 1)
    state.phase = 'playing'
    state.round = scene.count(round, table('round'), 1)
    state.first = seat('first', first)
    state.active = seat('turn', turn)
    for (const [captain, set] of this.#seats(state)) fillIn(scene, captain, set)
    checkDeceivers(scene)
    return this.#playFrom(scene)
  }

  /** Begins with set-up: its rolls take the loaded dice, its questions are to be answered. */
  beginAtSetUp(): Play {
    checkLeftToSetUp(this.#situation, this.#captains)
    return this.#playFrom(this.#scene.on(copy(this.#scene.state)))
  }

  #playFrom(scene: Scene): Play {
    for (const { situation } of this.#box.parts) situation?.lay(scene, this.#situation)
    const state: State = { ...scene.state, random: this.#openStream() }
    loadDice(state.random, this.#dice)
    const saved = { answers: 0, asked: 0, state }
    const game = verseWith(this.#box)
    return new Play(() => Match.resume(game, this.#options, 'sfc32:scenario', saved), this.#box)
  }

  #openStream(): State['random'] {
    return openStream(`sfc32:${this.#situation.seed ?? 'scenario'}`)
  }

  *#seats({ captains }: State): Generator<[State['captains'][number], CaptainSet]> {
    for (const [seat, set] of this.#captains.entries()) {
      const captain = captains[seat]
      if (captain) yield [captain, set]
    }
  }
}

function table(field: string): Said {
  return { seat: null, field }
}

/** The options of the game among what is said; a made-up box names the expansions it was made from by itself. */
function optionsOf(situation: Situation, players: number, box: Box): Options {
  if (players < 1 || players > 4) throw new SituationError(null, 'captains', `Name 1 to 4 captains, not ${players}.`)
  const expansions = new Set(box.modules.map((module) => module.id).filter((id) => id !== 'base'))
  const named = Object.entries(situation).filter(([field]) => field in defaultOptions)
  return readOptions({ expansions: [...expansions], ...Object.fromEntries(named), players }, box)
}

/** The Cruiser and the Cutters where they are said to be. */
function placeRoamers(scene: Scene, { cruiser, cutters }: Situation): void {
  const { state, box } = scene
  if (cruiser !== undefined) {
    state.cruiser = scene.sector(cruiser, table('cruiser'))
    if (box.sectors.get(state.cruiser)?.region !== 'alliance')
      scene.fail(table('cruiser'), `The Cruiser stays in Alliance Space, and "${cruiser}" is not there.`)
  }
  if (cutters === undefined) return
  state.cutters = cutters.map((cutter) => scene.sector(cutter, table('cutters')))
  for (const cutter of state.cutters)
    if (box.sectors.get(cutter)?.region === 'alliance')
      scene.fail(table('cutters'), `Cutters stay out of Alliance Space, and "${cutter}" is there.`)
  if (new Set(state.cutters).size < cutters.length) scene.fail(table('cutters'), 'Two Cutters never share a sector.')
  const most = box.starts.cutters.length
  if (cutters.length > most)
    scene.fail(table('cutters'), `These are ${cutters.length}; the boxes in play have ${most}.`)
}
