import { type RandomStream, shuffle } from './random.ts'

/** Who may look into a thing: everyone, nobody, or the one seat it belongs to. */
export type Sight = 'everyone' | 'nobody' | number
/** A seat's number, or null for a spectator. */
export type Viewer = number | null

/** A pile, row or hand of cards. It says itself who sees into it. */
export interface Zone {
  readonly sees: Sight
  cards: string[]
  /** In a view of a hidden zone: the backs of its cards, sorted. */
  backs?: string[]
}

export function zone(sees: Sight, cards: string[] = []): Zone {
  return { sees, cards }
}

/** What a face-down card shows. */
export type BackOf = (card: string) => string

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

function mask(value: unknown, viewer: Viewer, backOf: BackOf): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return maskArray(value, viewer, backOf)
  if (isSecretive(value) && !sees(value.sees, viewer)) {
    if (isZone(value)) return { sees: value.sees, cards: [], backs: value.cards.map(backOf).sort() }
    return { sees: value.sees }
  }
  return maskFields(value as Record<string, unknown>, viewer, backOf)
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

/** The zones a viewer cannot look into, be it that something around them is hidden. */
function* hiddenZones(value: unknown, viewer: Viewer, covered = false): Generator<Zone> {
  if (value === null || typeof value !== 'object') return
  const hidden = covered || (isSecretive(value) && !sees(value.sees, viewer))
  if (!isZone(value)) for (const part of Object.values(value)) yield* hiddenZones(part, viewer, hidden)
  else if (hidden) yield value
}

/**
 * Deals whatever is hidden from the viewer anew, in place: cards of one back are mixed among all the places where the
 * viewer cannot see them. The result is a state that agrees with the viewer's view.
 */
export function redeal(state: object, viewer: Viewer, backOf: BackOf, stream: RandomStream): void {
  const hidden = [...hiddenZones(state, viewer)]
  const pools = new Map<string, string[]>()
  for (const card of hidden.flatMap((place) => place.cards)) {
    const pool = pools.get(backOf(card))
    if (pool) pool.push(card)
    else pools.set(backOf(card), [card])
  }
  for (const pool of pools.values()) shuffle(stream, pool)
  for (const place of hidden) place.cards = place.cards.map((card) => pools.get(backOf(card))?.pop() ?? card)
}
