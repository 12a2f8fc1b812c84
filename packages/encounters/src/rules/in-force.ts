import { printedOn, textsOfObjective } from '../catalog/index.ts'
import type { CardId, State, Table } from '../state.ts'
import type {
  Modifier,
  ModifierKind,
  ModifierOf,
  Moment,
  Scope,
  ScopedAbility,
  ShipStrike,
} from '../vocabulary/index.ts'
import { type Context, holds } from './conditions.ts'
import { type Lying, lyingIn, type Spot, stillLie } from './lying.ts'

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

/** Those of them that give the active player something to do. */
export function actionsInPlay({ state }: Table): readonly InPlay[] {
  return inForce(state).actions
}

const none: readonly InPlay[] = []

/** Those of them that wait for a moment, or for any strike. */
export function textsWaiting({ state }: Table, moment: Exclude<Moment, object> | 'strike'): readonly InPlay[] {
  return inForce(state).waiting.get(moment) ?? none
}

/** Most kinds of modifier hold nowhere most of the time. */
const nothing: readonly never[] = []

/** All modifiers of a kind that hold now. */
export function modifiers<K extends ModifierKind>(t: Table, kind: K): readonly Holding<K>[] {
  const statics = inForce(t.state).statics.get(kind)
  if (!statics && t.state.lasting.length === 0) return nothing
  const holding: Holding<K>[] = []
  if (statics)
    for (const { modifier, context, ability } of statics)
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

interface Static extends InPlay {
  readonly modifier: Modifier
}

interface InForce {
  readonly episode: number
  readonly active: number
  readonly lying: Lying
  readonly texts: readonly InPlay[]
  readonly actions: readonly InPlay[]
  readonly waiting: ReadonlyMap<string, readonly InPlay[]>
  readonly statics: ReadonlyMap<ModifierKind, readonly Static[]>
}

/** A table that nothing changes at the moment. */
interface Still {
  readonly state: State
  readonly inForce: InForce
}

const gathered = new WeakMap<State, InForce>()
let still: Still | null = null

/** Reads the table while nothing changes, so that it need not be looked over for every question. */
export function reading<T>({ state }: Table, read: () => T): T {
  const before = still
  if (before?.state !== state) still = { state, inForce: inForce(state) }
  try {
    return read()
  } finally {
    still = before
  }
}

function inForce(state: State): InForce {
  if (still?.state === state) return still.inForce
  const known = gathered.get(state)
  if (known && known.active === state.active && isEpisode(known, state) && stillLie(known.lying, state)) return known
  const gatheredNow = gatherTexts(state, lyingIn(state))
  gathered.set(state, gatheredNow)
  return gatheredNow
}

function isEpisode({ episode }: InForce, { episodes, letter }: State): boolean {
  return episode === episodes[letter]
}

function gatherTexts(state: State, lying: Lying): InForce {
  const { active, episodes, letter } = state
  const texts = textsOn(lying, active)
  addTextsOfObjective(state, texts)
  const waiting = new Map<string, InPlay[]>()
  const statics = new Map<ModifierKind, Static[]>()
  const actions: InPlay[] = []
  for (const text of texts) {
    const { ability, context, ordered } = text
    if ('static' in ability)
      for (const modifier of ability.static) addTo(statics, modifier.mod, { ability, context, ordered, modifier })
    else if ('when' in ability) addTo(waiting, typeof ability.when === 'object' ? 'strike' : ability.when, text)
    else actions.push(text)
  }
  return { episode: episodes[letter], active, lying, texts, actions, waiting, statics }
}

function addTo<K, T>(lists: Map<K, T[]>, key: K, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}

/** The texts on cards that hold where these lie; of Ship Strikes that are alike, only one has an effect. */
function textsOn({ cards, spots }: Lying, active: number): InPlay[] {
  const texts: InPlay[] = []
  const shipStrikes: ShipStrike[] = []
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at]
    const spot = spots[at]
    if (card === undefined || !spot) continue
    const { boxed, texts: printed } = printedOn(card)
    if (printed.scoped.length === 0) continue
    if (boxed.kind === 'ship-strike') {
      if (shipStrikes.includes(boxed.card)) continue
      shipStrikes.push(boxed.card)
    }
    for (const ability of printed.scoped) if (holdsAt(ability, spot)) texts.push(textOn(card, spot, ability, active))
  }
  return texts
}

function textOn(card: CardId, { place, space, seat }: Spot, ability: ScopedAbility, active: number): InPlay {
  const you = seat ?? active
  const context: Context = space === undefined ? { you, card } : { you, card, space }
  return { ability, context, ordered: place === 'combat-zone' || space !== undefined }
}

function addTextsOfObjective({ active, episodes, letter }: State, texts: InPlay[]): void {
  const { scoped } = textsOfObjective(episodes[letter])
  const context: Context = { you: active, card: null }
  for (const ability of scoped) texts.push({ ability, context, ordered: false })
}

function holdsAt({ in: scope }: ScopedAbility, { place }: Spot): boolean {
  const includes = (one: Scope) => one === 'ongoing' || one === place
  return typeof scope === 'string' ? includes(scope) : scope.some(includes)
}
