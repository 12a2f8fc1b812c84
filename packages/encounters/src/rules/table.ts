import {
  type Happening,
  type Name,
  type Sight,
  shuffle,
  type Text,
  text,
  type Word,
  type Zone,
} from '@keep-flying/kernel'
import { avatars, box, boxCard, episodeOf, printedOn } from '../catalog/index.ts'
import { sortTexts, type Texts, textsFor } from '../catalog/printed.ts'
import type { CardId, Main, Player, Space, State, Table } from '../state.ts'
import type {
  Ability,
  Avatar,
  CharacterCard,
  CharacterClass,
  Crew,
  EnemyCard,
  Episode,
  Trigger,
  TriggeredAbility,
} from '../vocabulary/index.ts'

/** Reading the table: who sits where, which card is which, who goes before whom. */

function found<T>(thing: T | undefined | null, what: string, id: string | number): T {
  if (thing === undefined || thing === null) throw new Error(`There is no ${what} ${id} in this game.`)
  return thing
}

export function playerAt({ state }: Table, seat: number): Player {
  return found(state.players[seat], 'seat', seat)
}

export function activePlayer(t: Table): Player {
  return playerAt(t, t.state.active)
}

/** The Main Character whom a seat plays. */
export function mainAt({ state }: Table, seat: number): Main {
  for (const main of state.mains) if (main.seat === seat) return main
  throw new Error(`There is no Main Character of seat ${seat} in this game.`)
}

const avatarsByCrew = new Map(avatars.map((avatar) => [avatar.crew, avatar]))

export function avatarOf(crew: Crew): Avatar {
  return found(avatarsByCrew.get(crew), 'Avatar of', crew)
}

const textsByCrew = new Map(
  avatars.map(({ crew, talent, flaw }) => [
    crew,
    { talent: sortTexts(talent.abilities), flaw: sortTexts(flaw.abilities) },
  ]),
)

/** What the Talents and Flaws of an Avatar do. */
export function avatarTexts(crew: Crew): { readonly talent: Texts; readonly flaw: Texts } {
  return found(textsByCrew.get(crew), 'Avatar of', crew)
}

export function rankOf({ crew }: { readonly crew: Crew }): number {
  return avatarOf(crew).rank
}

export function isStanding(t: Table, seat: number): boolean {
  return !mainAt(t, seat).down
}

/** The seats of players who are not defeated, the active player first, then clockwise. */
export function standingSeats(t: Table): number[] {
  return clockwise(t, t.state.active).filter((seat) => isStanding(t, seat))
}

/** All seats, from one of them clockwise. */
function clockwise({ state }: Table, from: number): number[] {
  return state.players.map((_, n, { length }) => (from + n) % length)
}

/** The next player clockwise who is not defeated; with nobody else left, the same one. */
export function nextStanding(t: Table, seat: number): number {
  const [, ...others] = clockwise(t, seat)
  return others.find((other) => isStanding(t, other)) ?? seat
}

/** All Main Characters: the active player, players clockwise, then the others by Rank. */
export function mainsInOrder(t: Table): Main[] {
  const players = clockwise(t, t.state.active).map((seat) => mainAt(t, seat))
  const others = t.state.mains.filter(({ seat }) => seat === null)
  return [...players, ...others.sort((one, other) => rankOf(one) - rankOf(other))]
}

/** Those of them who are not defeated. */
export function standingMains(t: Table): Main[] {
  return mainsInOrder(t).filter(({ down }) => !down)
}

/** The Episode being played. */
export function currentEpisode({ state }: Table): Episode {
  return episodeOf(state.episodes[state.letter])
}

export function characterOf(id: CardId): CharacterCard | null {
  return printedOn(id).character
}

/** The class of a card, if it has one. */
export function boxedClass(id: CardId): CharacterClass | null {
  return printedOn(id).class
}

/** Whether cards are copies of one card, so that it does not matter which of them is meant. */
export function areAlike(cards: readonly CardId[]): boolean {
  return new Set(cards.map(boxCard)).size <= 1
}

export function enemyOf(id: CardId): EnemyCard | null {
  return printedOn(id).enemy
}

const inevitable: ReadonlySet<CardId> = new Set(box.inevitable)

/** Whether a card is a timer; its back shows that, so a card that nobody knows is none. */
export function isInevitable(id: CardId): boolean {
  return inevitable.has(id)
}

/** The text printed on a card; Talents and Flaws have that of their player's Avatar. */
export function abilitiesOf(id: CardId): readonly Ability[] {
  return printedOn(id).texts.all
}

/** Those of a card's texts that are followed when a trigger comes. */
export function textsAt(id: CardId, at: Trigger['at']): readonly TriggeredAbility[] {
  return textsFor(printedOn(id).texts, at)
}

export function spaceAt({ state }: Table, index: number): Space {
  return found(state.verse[index], 'space', index + 1)
}

/** The card in a space, face-up or face-down. */
export function cardIn({ hidden, shown }: Space): CardId | null {
  return shown.cards[0] ?? hidden.cards[0] ?? null
}

/** Where an Episode card lies: in the 'Verse, elsewhere in play, in the deck, or where it went when it was defeated. */
export function zoneWith(state: State, card: CardId): Zone | undefined {
  const { combatZone, operations, episodeDeck, defeatedCards } = state
  const holdsIt = ({ cards }: Zone) => cards.includes(card)
  for (const { hidden, shown, attached } of state.verse) {
    if (holdsIt(hidden)) return hidden
    if (holdsIt(shown)) return shown
    if (holdsIt(attached)) return attached
  }
  return [combatZone, operations, episodeDeck, defeatedCards].find(holdsIt)
}

/** Takes a card out of a zone that it is known to be in, where everybody will see it. */
export function takeFrom(zone: Zone, card: CardId): CardId {
  const at = zone.cards.indexOf(card)
  if (at < 0) throw new Error(`The card "${card}" is not where it is taken from.`)
  zone.cards.splice(at, 1)
  if (zone.lookedAt) delete zone.lookedAt[card]
  return card
}

/** Shuffles a zone, out of everybody's sight. */
export function shuffleZone(t: Table, zone: Zone): void {
  t.seal('shuffled')
  shuffle(t.state.random, zone.cards)
  delete zone.lookedAt
}

// Words

export const cardName = (id: CardId): Name => ({ name: 'card', id })
export const crewName = (crew: Crew): Name => ({ name: 'crew', id: crew })
export const seatName = (seat: number): Name => ({ name: 'seat', id: seat })
export const spaceName = (index: number): Name => ({ name: 'space', id: index + 1 })

interface Secret {
  readonly sees: Sight
  readonly instead?: Happening
}

const noSecret: Secret = { sees: 'everyone' }

/** Tells everybody, or those who may know, and the others less. */
export function tell(t: Table, kind: string, data?: Readonly<Record<string, Word>>, secret = noSecret): void {
  const { sees, instead } = secret
  const happened = data === undefined ? { kind, sees } : { kind, data, sees }
  t.tell(instead === undefined ? happened : { instead, ...happened })
}

export function says(key: string, words?: Readonly<Record<string, Word>>): Text {
  return text(key, words)
}
