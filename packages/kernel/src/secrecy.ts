import { grouped } from './gather.ts'
import { type RandomStream, shuffle } from './random.ts'

/** Who may look into a thing: everyone, nobody, or the one seat it belongs to. */
export type Sight = 'everyone' | 'nobody' | number
/** A seat's number, or null for a spectator. */
export type Viewer = number | null

/** A pile, row or hand of cards. It says itself who sees into it. */
export interface Zone {
  readonly sees: Sight
  /** Which cards lie in zones of one pool is known to all, though not where: they are dealt again only among these. */
  readonly pool?: string
  /** Kinds of cards of which everybody knows that none lies here. */
  lacks?: readonly string[]
  cards: string[]
  /** Who has looked at which of its cards, for as long as they know where these are. In no view. */
  lookedAt?: Record<string, number[]>
  /** In a view of a hidden zone: the backs of its cards, sorted. */
  backs?: string[]
  /** In a view of a hidden zone: the cards the viewer has looked at, and their places in it. */
  known?: readonly KnownCard[]
}

export interface KnownCard {
  readonly card: string
  /** Its place in the zone, counted from 0. */
  readonly at: number
}

export function zone(sees: Sight, cards: string[] = [], pool?: string): Zone {
  return pool === undefined ? { sees, cards } : { sees, pool, cards }
}

/** A seat looks at cards of a zone it cannot see into, and from now on knows them there. */
export function lookAt(place: Zone, seat: number, cards: readonly string[] = place.cards): void {
  place.lookedAt ??= {}
  for (const card of cards) {
    const seats = place.lookedAt[card] ?? []
    if (!seats.includes(seat)) place.lookedAt[card] = [...seats, seat].sort((one, other) => one - other)
  }
}

/** Nobody knows any longer which card of the zone is which: it was shuffled, or its order changed out of sight. */
export function forget(place: Zone): void {
  delete place.lookedAt
}

/** Moves a card, and with it what seats know of it, to the end of another zone or to a place in it. */
export function moveCard(from: Zone, to: Zone, card: string, at = to.cards.length): void {
  const place = from.cards.indexOf(card)
  if (place < 0) throw new Error(`The card "${card}" is not in the zone it is taken from.`)
  from.cards.splice(place, 1)
  to.cards.splice(at, 0, card)
  const seats = from.lookedAt?.[card]
  if (!seats || !from.lookedAt) return
  delete from.lookedAt[card]
  for (const seat of seats) lookAt(to, seat, [card])
}

/** What a face-down card shows. */
export type BackOf = (card: string) => string

/** What is known of hidden cards in general. */
export interface Dealing {
  readonly backOf: BackOf
  /** What sort of card a card is, in games that must know for dealing. */
  readonly kindOf?: (card: string) => string
  /** Kinds of cards of which it is not even known in which pool they are. */
  readonly strays?: readonly string[]
}

function sees(sight: Sight, viewer: Viewer): boolean {
  return sight === 'everyone' || (sight !== 'nobody' && sight === viewer)
}

/** Whether a thing says itself who may look into it. */
export function isSecretive(value: object): value is { sees: Sight } {
  return 'sees' in value
}

function isZone(value: object): value is Zone {
  return isSecretive(value) && 'cards' in value
}

/**
 * All that a viewer may know of a state. Everything in the state that carries `sees` is masked by it; parts with
 * nothing to hide are shared with the state, so a view is to be read or sent, never changed.
 */
export function viewOf<S extends object>(state: S, viewer: Viewer, backOf: BackOf): S {
  return mask(state, viewer, backOf) as S
}

/** The seats that may see more of a thing than a spectator does; to all others it looks the same. */
export function insidersOf(value: unknown, into = new Set<number>()): Set<number> {
  if (value === null || typeof value !== 'object') return into
  if (isSecretive(value)) {
    if (typeof value.sees === 'number') into.add(value.sees)
    if (isZone(value)) {
      for (const card in value.lookedAt) for (const seat of value.lookedAt[card] ?? []) into.add(seat)
      return into
    }
    if (value.sees !== 'everyone') return into
  }
  for (const key in value) insidersOf((value as Record<string, unknown>)[key], into)
  return into
}

function mask(value: unknown, viewer: Viewer, backOf: BackOf): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return maskArray(value, viewer, backOf)
  if (isSecretive(value) && !sees(value.sees, viewer))
    return isZone(value) ? maskZone(value, viewer, backOf) : { sees: value.sees }
  if (isZone(value) && value.lookedAt) {
    const { lookedAt: _, ...shown } = value
    return shown
  }
  return maskFields(value as Record<string, unknown>, viewer, backOf)
}

function maskZone({ cards, lookedAt, backs: _, ...place }: Zone, viewer: Viewer, backOf: BackOf): Zone {
  const hidden = { cards: [], backs: backsOf(cards, backOf), ...place }
  const known = knownTo(viewer, cards, lookedAt)
  return known.length === 0 ? hidden : { known, ...hidden }
}

/** Sorted, so that they do not tell the order of the cards; most zones have backs of one kind only. */
function backsOf(cards: readonly string[], backOf: BackOf): string[] {
  const [first] = cards
  if (first === undefined) return []
  const back = backOf(first)
  if (cards.every((card) => backOf(card) === back)) return new Array<string>(cards.length).fill(back)
  return cards.map(backOf).sort()
}

function knownTo(viewer: Viewer, cards: readonly string[], lookedAt: Zone['lookedAt']): KnownCard[] {
  if (!lookedAt || viewer === null) return []
  return cards.flatMap((card, at) => (lookedAt[card]?.includes(viewer) ? [{ card, at }] : []))
}

function maskArray(items: unknown[], viewer: Viewer, backOf: BackOf): unknown[] {
  let masked: unknown[] | undefined
  for (let n = 0; n < items.length; n++) {
    const item = items[n]
    if (item === null || typeof item !== 'object') continue
    const shown = mask(item, viewer, backOf)
    if (shown === item) continue
    masked ??= items.slice()
    masked[n] = shown
  }
  return masked ?? items
}

function maskFields(fields: Record<string, unknown>, viewer: Viewer, backOf: BackOf): Record<string, unknown> {
  let masked: Record<string, unknown> | undefined
  for (const key of Object.keys(fields)) {
    const field = fields[key]
    if (field === null || typeof field !== 'object') continue
    const shown = mask(field, viewer, backOf)
    if (shown === field) continue
    masked ??= { ...fields }
    masked[key] = shown
  }
  return masked ?? fields
}

interface Place {
  readonly place: Zone
  /** By itself, or by something around it. */
  readonly hidden: boolean
}

/** Every zone, and whether it is hidden from a viewer. */
function zonesIn(value: unknown, viewer: Viewer, covered = false, into: Place[] = []): readonly Place[] {
  if (value === null || typeof value !== 'object') return into
  const hidden = covered || (isSecretive(value) && !sees(value.sees, viewer))
  if (isZone(value)) into.push({ place: value, hidden })
  else for (const part of Object.values(value)) zonesIn(part, viewer, hidden, into)
  return into
}

/**
 * Deals whatever is hidden from the viewer again, in place: cards of one back are mixed among all the places of their
 * pool where the viewer cannot see them and has not looked at them. The result is a state that agrees with the viewer's
 * view; what others have looked at is not part of that.
 */
export function redeal(state: object, viewer: Viewer, dealing: Dealing, stream: RandomStream): void {
  const zones = zonesIn(state, viewer)
  for (const { place, hidden } of zones) keepOwnLooks(place, hidden ? viewer : null)
  const pools = grouped(
    zones.flatMap(({ place, hidden }) => (hidden ? [place] : [])),
    ({ pool = '' }) => pool,
  )
  const { backOf, kindOf = () => '', strays = [] } = dealing
  const mayLieIn = (card: string, { lacks }: Zone) => !lacks?.includes(kindOf(card))
  const strayKind = (card: string) => {
    const kind = kindOf(card)
    return strays.includes(kind) ? kind : null
  }
  // Which strays a pool gets must not depend on where in it they really lie, so its places come one after the other.
  if (strays.length > 0) mix([...pools.values()].flat(), stream, strayKind, mayLieIn)
  for (const pool of [...pools.keys()].sort()) mix(choosiestFirst(pools.get(pool) ?? []), stream, backOf, mayLieIn)
}

function choosiestFirst(places: readonly Zone[]): readonly Zone[] {
  return [...places.filter(({ lacks }) => lacks), ...places.filter(({ lacks }) => !lacks)]
}

/** Mixes cards of one group among the places where they lie unknown and may lie, place by place; cards of no group stay. */
function mix(
  places: readonly Zone[],
  stream: RandomStream,
  groupOf: (card: string) => string | null,
  mayLieIn: (card: string, place: Zone) => boolean,
): void {
  const groups = new Map<string, string[]>()
  const join = (card: string): string[] | null => {
    const name = groupOf(card)
    if (name === null) return null
    const group = groups.get(name) ?? []
    if (group.length === 0) groups.set(name, group)
    group.push(card)
    return group
  }
  const joined = places.map(({ cards, lookedAt }) => cards.map((card) => (lookedAt?.[card] ? null : join(card))))
  // Groups and cards are sorted first, so that the new deal does not depend on how they really lie.
  for (const name of [...groups.keys()].sort()) shuffle(stream, groups.get(name)?.sort() ?? [])
  for (const [n, place] of places.entries())
    place.cards = place.cards.map((card, at) => {
      const group = joined[n]?.[at]
      return (group && dealt(group, place)) ?? card
    })

  function dealt(group: string[], place: Zone): string | undefined {
    const at = place.lacks ? group.findLastIndex((card) => mayLieIn(card, place)) : group.length - 1
    return group.splice(at, 1)[0]
  }
}

/** Puts a stand-in in the place of every card that is hidden from the viewer, in place. */
export function hideFrom(state: object, viewer: Viewer, standIn: () => string): void {
  for (const { place, hidden } of zonesIn(state, viewer)) {
    keepOwnLooks(place, hidden ? viewer : null)
    if (hidden) place.cards = place.cards.map((card) => (place.lookedAt?.[card] ? card : standIn()))
  }
}

/** Whether a viewer sees a card for which this holds. */
export function seesAny(state: object, viewer: Viewer, is: (card: string) => boolean): boolean {
  for (const { place, hidden } of zonesIn(state, viewer)) if (!hidden && place.cards.some(is)) return true
  return false
}

/** Keeps only the viewer's own looks into a zone. */
function keepOwnLooks(place: Zone, viewer: Viewer): void {
  if (!place.lookedAt) return
  const own = knownTo(viewer, place.cards, place.lookedAt).map(({ card }) => card)
  forget(place)
  if (viewer !== null && own.length > 0) lookAt(place, viewer, own)
}
