import { type Zone, zone } from '@keep-flying/kernel'
import { didYouMean, plainWords, SituationError } from '@keep-flying/kernel/scenario'
import { allCards, type BoxCard, boxCard, isMadeUp } from '../catalog/index.ts'
import type { CardId, Player, State } from '../state.ts'
import { nameOf } from '../text/names.ts'

/** Where in a situation something is said: by which seat, or of the whole table, and in which field. */
export interface Said {
  readonly seat: number | null
  readonly field: string
}

type Kind = BoxCard['kind']

/** Cards that can be in a player's deck. */
export const ownKinds: readonly Kind[] = ['character', 'talent', 'flaw']
/** Cards that can lie in the 'Verse, in the Combat Zone and in the Episode deck. */
export const episodeKinds: readonly Kind[] = [
  ...(['enemy', 'goal', 'event', 'special', 'character', 'ship-strike', 'side-job', 'inevitable'] as const),
]

/** A table on which a situation is laid out: finds cards by what they are called, or says what is wrong. */
export class Scene {
  readonly state: State
  /** Cards named for a place: nobody else may take them. */
  readonly #named: Set<CardId>

  constructor(state: State, named: Iterable<CardId> = []) {
    this.state = state
    this.#named = new Set(named)
  }

  /** The same situation on another table. */
  on(state: State): Scene {
    return new Scene(state, this.#named)
  }

  fail({ seat, field }: Said, message: string): never {
    throw new SituationError(seat, field, message)
  }

  /** A whole number within bounds. */
  count(value: number, said: Said, least: number, most: number): number {
    if (Number.isInteger(value) && value >= least && value <= most) return value
    return this.fail(said, `This must be a whole number from ${least} to ${most}, not ${value}.`)
  }

  /** Takes a card of certain kinds that is not in use; the player's own before any other. */
  take(called: string, said: Said, kinds: readonly Kind[], own?: Player): CardId {
    const named = cardsCalled(called)
    const fitting = named.filter((id) => kinds.includes(boxCard(id).kind))
    for (const { cards } of this.#unused(own)) {
      const card = fitting.find((id) => cards.includes(id) && !this.#named.has(id))
      if (card === undefined) continue
      cards.splice(cards.indexOf(card), 1)
      this.#named.add(card)
      return card
    }
    const madeUp = fitting.find((id) => isMadeUp(id) && !this.#named.has(id))
    if (madeUp !== undefined) {
      this.#named.add(madeUp)
      return madeUp
    }
    if (fitting.length > 0)
      this.fail(
        said,
        `"${called}" is not to be had: it is named elsewhere, or its Episode or stack is not in this game.`,
      )
    const [other] = named
    if (other !== undefined)
      this.fail(said, `"${called}" is a card of the kind ${boxCard(other).kind}. Here go ${kinds.join(', ')}.`)
    return this.fail(said, `There is no card "${called}".${didYouMean(called, allNames())}`)
  }

  /** What a strike counts as by its print. */
  damageOf(card: CardId): number {
    const boxed = boxCard(card)
    return boxed.kind === 'crew-strike' ? boxed.card.damage : 0
  }

  takeAll(cards: readonly string[], said: Said, kinds: readonly Kind[], own?: Player): CardId[] {
    return cards.map((called) => this.take(called, said, kinds, own))
  }

  /** Cards that are not named leave the game. */
  leaveOut(cards: readonly CardId[]): void {
    const { leftOut } = this.state
    if (leftOut) leftOut.cards.push(...cards)
    else this.state.leftOut = zone('nobody', [...cards])
  }

  /** Puts cards on top of a deck, to be drawn in this order. */
  next(deck: string, cards: readonly string[]): void {
    const said: Said = { seat: null, field: `next("${deck}")` }
    const { zone: pile, kinds, own } = this.#pile(deck, said)
    pile.cards.push(...this.takeAll(cards, said, kinds, own).reverse())
  }

  /** Leaves nothing but these cards in a deck. */
  only(deck: string, cards: readonly string[]): void {
    const said: Said = { seat: null, field: `only("${deck}")` }
    const { zone: pile, kinds, own } = this.#pile(deck, said)
    const kept = this.takeAll(cards, said, kinds, own)
    this.leaveOut(pile.cards.splice(0))
    pile.cards.push(...kept.reverse())
  }

  /** Puts cards on a discard pile. */
  discards(deck: string, cards: readonly string[]): void {
    const said: Said = { seat: null, field: `discards("${deck}")` }
    const { discard, kinds, own } = this.#pile(deck, said)
    if (!discard) this.fail(said, 'This deck has no discard pile.')
    discard.cards.push(...this.takeAll(cards, said, kinds, own))
  }

  #pile(deck: string, said: Said): Pile {
    const { state } = this
    const piles = new Map<string, Pile>([
      ['episode', { zone: state.episodeDeck, kinds: episodeKinds, discard: state.defeatedCards }],
      ['crew', { zone: state.crewDeck, kinds: ['character'], discard: state.defeatedCharacters }],
      ['crew-strikes', { zone: state.crewStrikes.deck, kinds: ['crew-strike'], discard: state.crewStrikes.discard }],
      ['ship-strikes', { zone: state.shipStrikes.deck, kinds: ['ship-strike'], discard: state.shipStrikes.discard }],
      ['browncoats', { zone: state.browncoats, kinds: ['character'] }],
      ['upgrades', { zone: state.upgrades, kinds: ['upgrade'] }],
      ['talents', { zone: state.talents, kinds: ['talent'] }],
      ['flaws', { zone: state.flaws, kinds: ['flaw'] }],
      ...state.players.map((own): [string, Pile] => [
        `deck ${own.seat}`,
        { zone: own.deck, kinds: ownKinds, discard: own.discard, own },
      ]),
    ])
    return piles.get(deck) ?? this.fail(said, `There is no deck "${deck}"; there are ${[...piles.keys()].join(', ')}.`)
  }

  /** Where cards lie that are not in play. */
  #unused(own?: Player): Zone[] {
    const { state } = this
    const { crewStrikes, shipStrikes } = state
    return [
      ...(own ? [own.deck, own.discard] : []),
      ...[state.crewDeck, state.browncoats, state.talents, state.flaws, state.upgrades],
      ...[crewStrikes.deck, crewStrikes.discard, shipStrikes.deck, shipStrikes.discard],
      ...[state.episodeDeck, ...Object.values(state.waiting), state.sideJobs],
      ...[state.defeatedCards, state.defeatedCharacters],
      ...(state.leftOut ? [state.leftOut] : []),
    ]
  }
}

interface Pile {
  readonly zone: Zone
  readonly kinds: readonly Kind[]
  readonly discard?: Zone
  readonly own?: Player
}

const idsByName = new Map<string, CardId[]>()
for (const id of allCards.keys()) {
  const name = plainWords(nameOf(id))
  idsByName.set(name, [...(idsByName.get(name) ?? []), id])
}

/** The card with this id, or every copy of every card with this printed name. */
function cardsCalled(called: string): readonly CardId[] {
  if (allCards.has(called)) return [called]
  return idsByName.get(plainWords(called)) ?? [...allCards.keys()].filter((id) => id.startsWith(`${called}#`))
}

function allNames(): string[] {
  return [...allCards.keys()].map(nameOf)
}
