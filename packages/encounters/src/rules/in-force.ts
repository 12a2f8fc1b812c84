import { gather } from '@keep-flying/kernel'
import { boxCard, episodeOf } from '../catalog/index.ts'
import type { CardId, State, Table } from '../state.ts'
import type { Ability, Modifier, ModifierKind, ModifierOf, Scope, ScopedAbility } from '../vocabulary/index.ts'
import { type Context, holds } from './conditions.ts'
import { inevitableAt, isInevitableOut } from './inevitable.ts'
import { abilitiesOf } from './table.ts'

/** What texts in play hold at the moment: TIMING says which come first, the oldest cards before the newer. */

/** A text in play, and who "you" is in it. */
export interface InPlay {
  readonly ability: ScopedAbility
  readonly context: Context
  /** Its card lies in the Combat Zone or the 'Verse, which have an order of their own. */
  readonly ordered: boolean
}

/** A modifier that holds now, and who and what it comes from. */
export interface Holding<K extends ModifierKind> {
  readonly modifier: ModifierOf<K>
  readonly context: Context
}

/** Every text in play whose scope holds where its card lies, in the order of TIMING; the Objective's come last. */
export function textsInPlay({ state }: Table): readonly InPlay[] {
  return inForce(state).texts
}

/** All modifiers of a kind that hold now. */
export function modifiers<K extends ModifierKind>(t: Table, kind: K): readonly Holding<K>[] {
  const statics = inForce(t.state).statics.get(kind)
  if (!statics && t.state.lasting.length === 0) return []
  const holding: Holding<K>[] = []
  for (const { modifier, context, ability } of statics ?? [])
    if (isOf(modifier, kind) && (!ability.if || holds(t, context, ability.if))) holding.push({ modifier, context })
  for (const { modifier, you, card } of t.state.lasting)
    if (isOf(modifier, kind)) holding.push({ modifier, context: { you, card } })
  return holding
}

function isOf<K extends ModifierKind>(modifier: Modifier, kind: K): modifier is ModifierOf<K> & Modifier {
  return modifier.mod === kind
}

// Rules ask what is in force many times between two changes, so the texts are gathered once for the cards that lie
// where they lie, and again as soon as any of them has moved.

/** A card in play, where it lies, and who "you" is in its text. */
interface Lying {
  readonly card: CardId
  readonly place: Place
  readonly you: number
  /** The space of the 'Verse it is in or attached to, counted from 0. */
  readonly space?: number
}

type Place = Exclude<Scope, 'ongoing'> | 'serenity' | 'avatar'

interface Static extends InPlay {
  readonly modifier: Modifier
}

interface InForce {
  readonly episode: number
  readonly lying: readonly Lying[]
  readonly texts: readonly InPlay[]
  readonly statics: ReadonlyMap<ModifierKind, readonly Static[]>
}

const gathered = new WeakMap<State, InForce>()
/** The table that nothing changes at the moment. */
let still: State | null = null

/** Reads the table while nothing changes, so that it need not be looked over for every question. */
export function reading<T>({ state }: Table, read: () => T): T {
  inForce(state)
  const before = still
  still = state
  try {
    return read()
  } finally {
    still = before
  }
}

function inForce(state: State): InForce {
  const known = gathered.get(state)
  if (known && (still === state || isUpToDate(known, state))) return known
  const gatheredNow = gatherTexts(state)
  gathered.set(state, gatheredNow)
  return gatheredNow
}

function isUpToDate({ episode, lying }: InForce, state: State): boolean {
  let at = 0
  const same = forEveryCard(state, (card, place, you, space) => {
    const before = lying[at++]
    return before?.card === card && before.place === place && before.you === you && before.space === space
  })
  return same && at === lying.length && episode === state.episodes[state.letter]
}

type Visit = (card: CardId, place: Place, you: number, space?: number) => boolean

/**
 * Goes through all cards whose text can hold: the Combat Zone from the oldest, the 'Verse from left to right, then
 * everything else. Stops at the first for which the visit returns false.
 */
function forEveryCard(state: State, visit: Visit): boolean {
  const { active } = state
  for (const card of state.combatZone.cards) if (!visit(card, 'combat-zone', active)) return false
  const closed = inevitableAt(state) ?? -1
  // Spaces to the right of the Inevitable card are gone; its own is not, while it is there.
  const last = isInevitableOut(state) ? closed + 1 : Math.max(0, closed)
  for (let index = state.verse.length - 1; index >= last; index--) {
    const space = state.verse[index]
    if (!space) continue
    for (const card of space.shown.cards) if (index > closed && !visit(card, 'verse', active, index)) return false
    for (const card of space.attached.cards) if (!visit(card, 'attached', active, index)) return false
  }
  for (const card of state.operations.cards) if (!visit(card, 'operations', active)) return false
  for (const { strike } of state.serenity) if (strike !== null && !visit(strike, 'serenity', active)) return false
  for (const { upgrade } of state.serenity) if (upgrade !== null && !visit(upgrade, 'serenity', active)) return false
  for (const { seat, strikes, down } of state.mains)
    if (seat !== null && !down) for (const { card } of strikes) if (!visit(card, 'avatar', seat)) return false
  return true
}

function gatherTexts(state: State): InForce {
  const lying: Lying[] = []
  forEveryCard(state, (card, place, you, space) => {
    lying.push({ card, place, you, ...(space === undefined ? {} : { space }) })
    return true
  })
  const texts = [...textsOn(lying), ...textsOfObjective(state)]
  const statics = new Map<ModifierKind, Static[]>()
  for (const text of texts) {
    const { ability } = text
    if (!('static' in ability)) continue
    for (const modifier of ability.static) {
      const alike = statics.get(modifier.mod)
      if (alike) alike.push({ modifier, ...text })
      else statics.set(modifier.mod, [{ modifier, ...text }])
    }
  }
  return { episode: state.episodes[state.letter], lying, texts, statics }
}

/** The texts on cards that hold where these lie; of Ship Strikes that are alike, only one has an effect. */
function textsOn(lying: readonly Lying[]): InPlay[] {
  const shipStrikes = new Set<unknown>()
  return gather(lying, (one) => {
    const boxed = boxCard(one.card)
    if (boxed.kind === 'ship-strike') {
      if (shipStrikes.has(boxed.card)) return []
      shipStrikes.add(boxed.card)
    }
    const texts = scopedIn(abilitiesOf(one.card))
    return texts.length === 0
      ? []
      : texts.filter((ability) => holdsAt(ability, one.place)).map((ability) => textOn(one, ability))
  })
}

function textOn({ card, place, you, space }: Lying, ability: ScopedAbility): InPlay {
  const context: Context = { you, card, ...(space === undefined ? {} : { space }) }
  return { ability, context, ordered: place === 'combat-zone' || space !== undefined }
}

function textsOfObjective(state: State): InPlay[] {
  const context: Context = { you: state.active, card: null }
  const { abilities } = episodeOf(state.episodes[state.letter])
  return scopedIn(abilities).map((ability) => ({ ability, context, ordered: false }))
}

const scoped = new WeakMap<readonly Ability[], readonly ScopedAbility[]>()

/** Those of the texts on a card that hold for as long as it lies somewhere. What is printed never changes. */
function scopedIn(abilities: readonly Ability[]): readonly ScopedAbility[] {
  const known = scoped.get(abilities)
  if (known) return known
  const found = abilities.filter((ability) => 'in' in ability)
  scoped.set(abilities, found)
  return found
}

function holdsAt({ in: scope }: ScopedAbility, place: Place): boolean {
  const includes = (one: Scope) => one === 'ongoing' || one === place
  return typeof scope === 'string' ? includes(scope) : scope.some(includes)
}
