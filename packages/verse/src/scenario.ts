import { copy, loadDice, Match, type Name, type Option, openStream, type Zone } from '@keep-flying/kernel'
import { type Script, ScriptedMatch } from '@keep-flying/kernel/scenario'
import { type Box, backOf } from './box.ts'
import { boxWith } from './boxes/index.ts'
import { type Alerts, blueSunIn } from './expansions/blue-sun/state.ts'
import { type Options, readOptions } from './options.ts'
import { verseWith } from './rules/game.ts'
import { layOut } from './rules/set-up.ts'
import type { Captain, Member, State } from './state.ts'
import { writerFor } from './text/languages.ts'
import { nameInGame, nameOf } from './text/names.ts'
import type { Amounts, CardId, ContactId, SectorId, Token } from './vocabulary/index.ts'

/**
 * Any situation in a few lines, for tests and for anyone who wants to check how we read a rule:
 *
 *     const game = scenario({ captains: [{ at: 'persephone', crew: ['Kaylee'], fuel: 1 }] })
 *       .next('nav-alliance', 'Minor Technical Difficulty')
 *       .dice(4)
 *       .begin()
 *     game.choose('burn').choose('pelorum')
 *     game.options()            // what is legal now
 *     game.captain(0).sector    // what happened
 *
 * Cards go by their printed name or their id. Whatever is not said stands as after an ordinary set-up: $3000, 6 Fuel
 * and 2 Parts in the hold, no crew but the Leader, empty hands, nothing in the discard piles.
 */
export function scenario(set: Situation = {}): Scenario {
  return new Scenario(set)
}

export interface Situation extends Partial<Omit<Options, 'players'>> {
  /** One entry a seat; by default a single captain. */
  readonly captains?: readonly CaptainSet[]
  /** Whose turn begins; seat 0 unless said. */
  readonly turn?: number
  readonly cruiser?: SectorId
  readonly cutters?: readonly SectorId[]
  /** Alert tokens lying about; the printed ones of Reaver Space are there anyway. */
  readonly alerts?: Readonly<Record<SectorId, Partial<Alerts>>>
  readonly round?: number
  /** Another seed deals another order of the decks. */
  readonly seed?: string
  /** What is played with; the base box unless said. */
  readonly box?: Box
}

export interface CaptainSet extends Amounts {
  readonly at?: SectorId
  readonly leader?: string
  readonly ship?: CardId
  readonly core?: string
  /** Hired crew, without the Leader. */
  readonly crew?: readonly string[]
  /** Those among Leader and crew who have a Disgruntled token. */
  readonly disgruntled?: readonly string[]
  readonly gear?: readonly string[]
  readonly upgrades?: readonly string[]
  readonly credits?: number
  readonly warrants?: number
  readonly goals?: number
  /** Tokens in the stash; those named beside it lie in the hold. */
  readonly stash?: Amounts
  readonly hand?: readonly string[]
  /** Jobs already laid open; those in `loaded` have had their pick-up. */
  readonly active?: readonly string[]
  readonly loaded?: readonly string[]
  /** Cards laid under active jobs: the job, then the card. */
  readonly under?: Readonly<Record<string, string>>
  readonly solid?: readonly ContactId[]
  readonly metCruiser?: boolean
  /** The captain's Haven, in stories that have them. */
  readonly haven?: SectorId
}

const quietPlaces: readonly SectorId[] = ['albion', 'valentine', 'santo', 'bellerophon']
const usualLeaders = ['malcolm', 'womack', 'corbin', 'nandi']
const usualShips = ['serenity', 'yun-qi', 'bonanza', 'bonnie-mae']
const usualHold: Amounts = { fuel: 6, part: 2 }

export class Scenario {
  readonly #box: Box
  readonly #seed: string
  readonly #options: Options
  readonly #state: State
  #dice: number[] = []

  constructor(set: Situation) {
    const {
      captains = [{}],
      turn = 0,
      cruiser,
      cutters,
      alerts = {},
      round = 1,
      seed = 'scenario',
      box,
      ...options
    } = set
    this.#seed = seed
    this.#options = readOptions({ ...options, players: captains.length })
    this.#box = box ?? boxWith(this.#options.expansions)
    this.#state = layOut(this.#box, this.#options, openStream(`sfc32:${seed}`))
    const state = this.#state
    state.phase = 'playing'
    state.round = round
    state.active = turn
    if (cruiser) state.cruiser = cruiser
    if (cutters) state.cutters = [...cutters]
    for (const [sector, there] of Object.entries(alerts))
      blueSunIn(state).alerts[sector] = { reaver: 0, alliance: 0, ...there }
    captains.forEach((captain, seat) => {
      this.#seat(seat, captain)
    })
  }

  /** Puts cards on top of a deck, to be drawn in this order: 'nav-border', 'misbehave', 'osiris', 'badger' … */
  next(deck: string, ...cards: string[]): this {
    const zone = this.#deck(deck)
    const ids = cards.map((card) => this.#take(card, deck))
    zone.cards.push(...ids.reverse())
    return this
  }

  /** Leaves nothing but these cards in a deck, first to be drawn first; the others leave the game. */
  only(deck: string, ...cards: string[]): this {
    const zone = this.#deck(deck)
    const ids = cards.map((card) => this.#take(card, deck))
    this.#state.removed.cards.push(...zone.cards)
    zone.cards = ids.reverse()
    return this
  }

  /** Puts cards on a discard pile. */
  discards(deck: string, ...cards: string[]): this {
    const ids = cards.map((card) => this.#take(card, deck))
    this.#pile(deck).discard.cards.push(...ids)
    return this
  }

  /** The next die rolls. */
  dice(...dice: number[]): this {
    this.#dice.push(...dice)
    return this
  }

  begin(): Play {
    const state: State = { ...copy(this.#state), random: openStream(`sfc32:${this.#seed}`) }
    loadDice(state.random, this.#dice)
    const saved = { answers: 0, asked: 0, state }
    const game = verseWith(this.#box)
    return new Play(scriptFor(() => Match.resume(game, this.#options, 'sfc32:scenario', copy(saved))))
  }

  #seat(seat: number, set: CaptainSet): void {
    const captain = this.#state.captains[seat]
    if (!captain) throw new Error(`There is no seat ${seat}.`)
    const leader = this.#take(set.leader ?? usualLeaders[seat] ?? 'malcolm', 'aside')
    captain.ship = this.#take(set.ship ?? usualShips[seat] ?? 'serenity', 'aside')
    captain.core = this.#take(set.core ?? this.#box.ships.get(captain.ship)?.core ?? '')
    captain.sector = set.at ?? quietPlaces[seat] ?? 'albion'
    const crew = [leader, ...(set.crew ?? []).map((card) => this.#take(card))]
    captain.crew = crew.map((card): Member => ({ card, disgruntled: this.#isNamed(card, set.disgruntled ?? []) }))
    captain.gear = (set.gear ?? []).map((card) => this.#take(card))
    captain.upgrades = (set.upgrades ?? []).map((card) => this.#take(card))
    captain.credits = set.credits ?? 3000
    captain.warrants = set.warrants ?? 0
    captain.goals = set.goals ?? 0
    captain.metCruiser = set.metCruiser ?? false
    for (const token of Object.keys(captain.hold) as Token[]) {
      captain.hold[token] = set[token] ?? usualHold[token] ?? 0
      captain.stash[token] = set.stash?.[token] ?? 0
    }
    captain.hand.cards = (set.hand ?? []).map((card) => this.#take(card))
    const active = [...(set.active ?? []), ...(set.loaded ?? [])]
    captain.jobs = active.map((card) => {
      const under = set.under?.[card]
      const laidUnder = under === undefined ? {} : { laidUnder: [this.#take(under)] }
      return { card: this.#take(card), pickedUp: (set.loaded ?? []).includes(card), ...laidUnder }
    })
    if (set.haven !== undefined) blueSunIn(this.#state).havens[seat] = set.haven
    for (const contact of set.solid ?? []) captain.solid[contact] = this.#takeAny(this.#deck(contact))
  }

  #isNamed(card: CardId, names: readonly string[]): boolean {
    return names.includes(card) || names.includes(nameOf(card, this.#box))
  }

  #pile(deck: string): { readonly deck: Zone; readonly discard: Zone } {
    const { supply, contacts, nav, misbehave } = this.#state
    const piles: Record<string, { readonly deck: Zone; readonly discard: Zone } | undefined> = {
      ...supply,
      ...contacts,
      misbehave,
    }
    for (const [region, pile] of Object.entries(nav)) piles[`nav-${region}`] = pile
    const pile = piles[deck]
    if (!pile) throw new Error(`There is no deck "${deck}"; there are ${Object.keys(piles).join(', ')}.`)
    return pile
  }

  #deck(deck: string): Zone {
    return this.#pile(deck).deck
  }

  #takeAny(zone: Zone): CardId {
    const card = zone.cards.shift()
    if (card === undefined) throw new Error('There is no card left to take.')
    return card
  }

  /** Takes a card, by name or id, from wherever it lies unused. */
  #take(card: string, deck?: string): CardId {
    const { supply, contacts, nav, misbehave, aside, leftOut } = this.#state
    const piles = [...Object.values(supply), ...Object.values(contacts), ...Object.values(nav), misbehave]
    const zones = [aside, ...piles.flatMap((pile) => [pile.deck, pile.discard]), ...(leftOut ? [leftOut] : [])]
    for (const zone of zones) {
      const place = zone.cards.findIndex(
        (id) =>
          (id === card || nameOf(id, this.#box) === card) &&
          (deck === undefined || zone === aside || backOf(id) === deck),
      )
      const id = zone.cards[place]
      if (id === undefined) continue
      zone.cards.splice(place, 1)
      return id
    }
    throw new Error(`No unused card called "${card}"${deck ? ` in "${deck}"` : ''}.`)
  }
}

export { nameOf }

/** A game under way, driven by the names of its options. */
export class Play extends ScriptedMatch<State, Options> {
  /** A whole game from its set-up on. */
  static newGame(options: unknown, seed: string, box?: Box): Play {
    const read = readOptions(options)
    const game = verseWith(box)
    return new Play(scriptFor(() => Match.start(game, read, seed)))
  }

  captain(seat = 0): Captain {
    const captain = this.state.captains[seat]
    if (!captain) throw new Error(`There is no seat ${seat}.`)
    return captain
  }
}

function scriptFor(start: () => Match<State, Options>): Script<State, Options> {
  return {
    start,
    write: (text, state) => writerFor(state)(text),
    namesOf: (option, state) => thingsIn(option).map((thing) => printed(thing, state)),
    check: () => {},
  }
}

/** The card or the sector an option lives on, and what it is about. */
function thingsIn({ at, about }: Option): Name[] {
  const things: Name[] = about ? [about] : []
  if (at && 'card' in at) things.push({ name: 'card', id: at.card })
  if (at && 'place' in at) things.push({ name: 'sector', id: at.place })
  return things
}

function printed(thing: Name, state: State): string {
  const called = nameInGame(thing, state)
  return typeof called === 'string' ? called : writerFor(state)(called)
}
