import type { Zone } from '@keep-flying/kernel'
import { didYouMean, plainWords, SituationError } from '@keep-flying/kernel/scenario'
import type { Box } from '../box.ts'
import type { Captain, Pile, State } from '../state.ts'
import { sectorText } from '../text/languages.ts'
import type { CardId, SectorId } from '../vocabulary/index.ts'
import { allFaces, type Face, facesCalled, oneOf, type Sort } from './faces.ts'

/** Where in a situation something is said: by which seat, or of the whole table, and in which field. */
export interface Said {
  readonly seat: number | null
  readonly field: string
}

/** The cards a field may name, in words: those that there are, and one of them. */
interface Wanted {
  readonly all: string
  readonly one: string
  fits(face: Face): boolean
}

/** A table on which a situation is laid out: finds cards and sectors by what they are called, or says what is wrong. */
export class Scene {
  readonly box: Box
  readonly state: State
  /** Cards named for a deck or pile: nobody else may take them. */
  readonly #named: Set<CardId>

  constructor(box: Box, state: State, named: Iterable<CardId> = []) {
    this.box = box
    this.state = state
    this.#named = new Set(named)
  }

  /** The same situation on another table. */
  on(state: State): Scene {
    return new Scene(this.box, state, this.#named)
  }

  fail({ seat, field }: Said, message: string): never {
    throw new SituationError(seat, field, message)
  }

  /** Takes an unused card of certain sorts. */
  take(called: string, said: Said, ...sorts: Sort[]): CardId {
    const [all, one] = [sorts.join(' or '), sorts.map(oneOf).join(' or ')]
    return this.#take(called, said, { all, one, fits: ({ sort }) => sorts.includes(sort) })
  }

  /** Takes any unused card of a deck that nobody named, from the bottom up. */
  takeAny(deck: string, said: Said): CardId {
    const pile = this.pile(deck, said)
    for (const zone of [pile.deck, pile.discard, this.state.removed]) {
      const card = zone.cards.find((id) => !this.#named.has(id) && facesCalled(this.box, id)[0]?.deck === deck)
      if (card !== undefined) return takeFrom(zone, card)
    }
    return this.fail(said, `The deck "${deck}" has no card left for this.`)
  }

  /** Puts cards on top of a deck, to be drawn in this order. */
  next(deck: string, cards: readonly string[]): void {
    const said: Said = { seat: null, field: `next("${deck}")` }
    const { cards: zone } = this.pile(deck, said).deck
    zone.push(...this.#takeNamed(deck, cards, said).reverse())
  }

  /** Leaves nothing but these cards in a deck. */
  only(deck: string, cards: readonly string[]): void {
    const said: Said = { seat: null, field: `only("${deck}")` }
    const zone = this.pile(deck, said).deck
    const kept = this.#takeNamed(deck, cards, said)
    this.state.removed.cards.push(...zone.cards)
    zone.cards = kept.reverse()
  }

  discards(deck: string, cards: readonly string[]): void {
    const said: Said = { seat: null, field: `discards("${deck}")` }
    this.pile(deck, said).discard.cards.push(...this.#takeNamed(deck, cards, said))
  }

  pile(deck: string, said: Said): Pile {
    const { supply, contacts, nav, misbehave } = this.state
    const navDecks = Object.entries(nav).map(([region, pile]): [string, Pile] => [`nav-${region}`, pile])
    const piles = new Map<string, Pile>([
      ...Object.entries(supply),
      ...Object.entries(contacts),
      ...navDecks,
      ['misbehave', misbehave],
      ...this.#added(),
    ])
    return piles.get(deck) ?? this.fail(said, `There is no deck "${deck}"; there are ${[...piles.keys()].join(', ')}.`)
  }

  /** A sector by its id or its printed name, or by a place that lies in no other sector. */
  sector(called: string, said: Said): SectorId {
    const { sectors, places } = this.box
    if (sectors.has(called)) return called
    const printed = [...sectors.keys()].filter((id) => plainWords(sectorText(id, this.box)) === plainWords(called))
    const placed = [...places.values()].filter(({ name }) => plainWords(name) === plainWords(called))
    const found = new Set([...printed, ...placed.flatMap((place) => place.sectors)])
    const [only] = found
    if (only !== undefined && found.size === 1) return only
    if (found.size > 1)
      this.fail(said, `"${called}" lies in several sectors: ${[...found].join(', ')}. Name one of them.`)
    return this.fail(
      said,
      `There is no sector "${called}".${didYouMean(called, [...sectors.keys(), ...this.#placeNames()])}`,
    )
  }

  /** A whole number, `least` or more, and not above `most`. */
  count(value: number, said: Said, least = 0, most = Number.POSITIVE_INFINITY): number {
    if (Number.isInteger(value) && value >= least && value <= most) return value
    const range = most === Number.POSITIVE_INFINITY ? `${least} or more` : `from ${least} to ${most}`
    return this.fail(said, `This must be a whole number, ${range}, not ${value}.`)
  }

  #placeNames(): string[] {
    return [...this.box.places.values()].map((place) => place.name)
  }

  #takeNamed(deck: string, cards: readonly string[], said: Said): CardId[] {
    const all = `card of the deck "${deck}"`
    const wanted: Wanted = { all, one: `a ${all}`, fits: (face) => face.deck === deck }
    return cards.map((called) => {
      const card = this.#take(called, said, wanted)
      this.#named.add(card)
      return card
    })
  }

  #take(called: string, said: Said, wanted: Wanted): CardId {
    const named = facesCalled(this.box, called)
    const fitting = named.filter((face) => wanted.fits(face))
    for (const { id } of fitting) {
      const zone = this.#named.has(id) ? undefined : this.#unused().find(({ cards }) => cards.includes(id))
      if (zone) return takeFrom(zone, id)
    }
    const [taken] = fitting
    if (taken) this.fail(said, `"${called}" is taken: ${this.#whereIs(taken.id)}. Name another card.`)
    const [other] = named
    if (other) this.fail(said, `"${called}" is ${inDeck(other)}. Name ${wanted.one} here.`)
    const names = [...allFaces(this.box)].filter((face) => wanted.fits(face)).map((face) => face.name)
    return this.fail(said, `There is no ${wanted.all} called "${called}".${didYouMean(called, names)}`)
  }

  /** The decks that boxes have of their own. */
  #added(): [string, Pile][] {
    return this.box.parts.flatMap((part) => Object.entries(part.piles?.(this.state) ?? {}))
  }

  /** Where cards lie that are not in play, those out of the game last. */
  #unused(): Zone[] {
    const { supply, contacts, nav, misbehave, aside, leftOut, removed } = this.state
    const added = this.#added().map(([, pile]) => pile)
    const piles = [...Object.values(supply), ...Object.values(contacts), ...Object.values(nav), misbehave, ...added]
    return [aside, ...piles.flatMap(({ deck, discard }) => [deck, discard]), ...(leftOut ? [leftOut] : []), removed]
  }

  #whereIs(card: CardId): string {
    if (this.#named.has(card)) return 'it was named for a deck before'
    const owner = this.state.captains.find((captain) => isWith(captain, card))
    return owner ? `seat ${owner.seat} has it` : 'it is being resolved'
  }
}

function inDeck({ sort, deck }: Face): string {
  return sort === 'Job' || sort === "contact's card" ? `${oneOf(sort)} of the deck "${deck}"` : oneOf(sort)
}

function takeFrom(zone: Zone, card: CardId): CardId {
  zone.cards.splice(zone.cards.indexOf(card), 1)
  return card
}

function isWith(captain: Captain, card: CardId): boolean {
  const { ship, core, crew, gear, upgrades, solid, hand, jobs } = captain
  const cards = [ship, core, ...gear, ...upgrades, ...hand.cards, ...Object.values(solid)]
  return [...cards, ...crew.map((member) => member.card), ...jobs.flatMap(cardsOfJob)].includes(card)
}

function cardsOfJob({ card, laidUnder = [] }: Captain['jobs'][number]): CardId[] {
  return [card, ...laidUnder]
}
