import { type Decision, type Option, type SomeOf, type Text, text } from '@keep-flying/kernel'
import type { CardId, Table } from '@keep-flying/verse'
import { answerOf, type Picked, timesIn, withTimes } from '../../../dock/answers.ts'
import { cardIn } from '../../../dock/looks.ts'

/** Buying and dealing: what is in the basket, what it comes to, and in which words. */

const looking: readonly string[] = ['shop', 'deal']
const taking: readonly string[] = ['shop.keep', 'deal.accept']

/** Whether it is still open what will be looked at. */
export function isLooking({ kind }: Decision): boolean {
  return looking.includes(kind)
}

/** Cards that were picked to be looked at are picked to be taken, as far as that can be paid for; null where none were. */
export function lookedAt(decision: Decision, before: Picked): Picked | null {
  if (decision.form !== 'some' || !taking.includes(decision.kind)) return null
  const wanted = before.filter((id) => decision.options.some((option) => option.id === id && cardIn(option) !== null))
  return wanted.length > 0 ? asManyAsGo(decision, wanted) : null
}

/** Of what is wanted, the first that may all be had together. */
export function asManyAsGo(decision: SomeOf, wanted: readonly string[]): Picked {
  const picked: string[] = []
  for (const id of wanted) if (answerOf(decision, [...picked, id]) !== null) picked.push(id)
  return picked
}

/**
 * Puts a card in or takes it out. Either all cards are drawn or one: the newer wish counts. What is bought by the piece
 * gives way to a card as far as it must.
 */
export function toggledIn(decision: SomeOf, picked: Picked, id: string): Picked {
  const { options } = decision
  if (picked.includes(id)) return withTimes(picked, id, 0)
  const isDraw = (one: string) => options.some((option) => option.id === one && option.group === 'deck')
  const errand = options.find(({ sign }) => sign === 'shore-leave')?.id
  if (id === errand) return [id]
  const others = picked.filter((other) => other !== errand && !(isDraw(id) && isDraw(other)))
  return givingWay(decision, withTimes(others, id, 1))
}

/** The basket without the goods that there is no longer enough for; as it is where that would not help. */
function givingWay(decision: SomeOf, basket: Picked): Picked {
  const isBought = (id: string) =>
    decision.options.some(({ id: one, at, group }) => one === id && group !== 'sell' && at && 'token' in at)
  let less = basket
  while (answerOf(decision, less) === null) {
    const last = less.findLastIndex(isBought)
    if (last < 0) return basket
    less = less.toSpliced(last, 1)
  }
  return less
}

/** What the basket costs in the end; below nothing where it brings more. */
export function costOf({ options }: SomeOf, picked: Picked): number {
  return options.reduce((sum, { id, group, price = 0 }) => {
    return sum + timesIn(picked, id) * (group === 'sell' ? -price : price)
  }, 0)
}

/** The tokens that come aboard and leave with the basket. */
export function freightOf({ options }: SomeOf, picked: Picked): ReadonlyMap<string, number> {
  const freight = new Map<string, number>()
  for (const { id, at, group } of options) {
    const n = timesIn(picked, id) * (group === 'sell' ? -1 : 1)
    if (n !== 0 && at && 'token' in at) freight.set(at.token, (freight.get(at.token) ?? 0) + n)
  }
  return freight
}

/** The deeds a basket holds, in the order in which they are said. */
const verbs = [
  'leave',
  'sell',
  'dismiss',
  'scrap',
  'discard',
  'hire',
  'buy',
  'load',
  'clear',
  'accept',
  'look',
  'draw',
] as const

type Verb = (typeof verbs)[number]

const byGroup: Readonly<Record<string, Verb>> = {
  sell: 'sell',
  supplies: 'buy',
  buy: 'buy',
  cards: 'buy',
  load: 'load',
  jobs: 'accept',
  pile: 'look',
  deck: 'draw',
  crew: 'dismiss',
  upgrades: 'scrap',
  hand: 'discard',
}

function verbOf(t: Table, option: Option): Verb {
  const card = cardIn(option)
  if (option.group === 'cards' && card !== null && t.box.supply.get(card)?.kind === 'crew') return 'hire'
  return byGroup[option.group ?? ''] ?? (option.sign === 'shore-leave' ? 'leave' : 'clear')
}

/** One deed of a basket: what is done, to how many things, and to which. */
export interface BasketDeed {
  readonly verb: Verb
  readonly n: number
  /** In the game's own words. */
  readonly things: readonly Text[]
}

function thing({ at }: Option, n: number): Text[] {
  if (at && 'card' in at) return [text('option.card', { card: { name: 'card', id: at.card } })]
  return at && 'token' in at ? [text('option.goods', { what: { name: 'token', id: at.token, n } })] : []
}

/** What a basket does, deed by deed; `draws` is how many cards will be drawn. */
export function deedsIn(t: Table, { options }: SomeOf, picked: Picked, draws: number): readonly BasketDeed[] {
  const named = options
    .map((option) => ({ option, n: timesIn(picked, option.id), verb: verbOf(t, option) }))
    .filter(({ n }) => n > 0)
  return verbs.flatMap((verb) => {
    const same = named.filter((one) => one.verb === verb)
    const n = verb === 'draw' ? draws : same.length
    return same.length === 0 || n === 0 ? [] : [{ verb, n, things: same.flatMap(({ option, n }) => thing(option, n)) }]
  })
}

/** A place for a card that is looked at: filled, to be filled from the deck, or free. */
export type Slot = { readonly card: CardId } | { readonly is: 'unseen' | 'free' }

/** The places from first to last: the pile's cards as they were picked, then what is or will be drawn. */
export function slotsOf(decision: Decision, picked: Picked, seen: readonly CardId[], room: Room): readonly Slot[] {
  const chosen = isLooking(decision) ? picksIn(decision, picked) : seen
  const cards = chosen.slice(0, room.places).map((card): Slot => ({ card }))
  const draws = isLooking(decision) ? drawsIn(decision, picked, room) : 0
  return Array.from(
    { length: Math.max(room.places, cards.length) },
    (_, n): Slot => cards[n] ?? { is: n < cards.length + draws ? 'unseen' : 'free' },
  )
}

interface Room {
  /** How many cards may be looked at. */
  readonly places: number
  /** How many cards the deck has. */
  readonly inDeck: number
}

function picksIn(decision: Decision, picked: Picked): readonly CardId[] {
  const options = 'options' in decision ? decision.options : []
  return picked.flatMap((id) => {
    const option = options.find((one) => one.id === id && one.group === 'pile')
    return option ? (cardIn(option) ?? []) : []
  })
}

/** How many cards will be drawn as things are picked. */
export function drawsIn(decision: Decision, picked: Picked, { places, inDeck }: Room): number {
  const options = 'options' in decision ? decision.options : []
  const draw = options.find(({ id, group }) => group === 'deck' && picked.includes(id))
  const most = Math.max(0, Math.min(places - picksIn(decision, picked).length, inDeck))
  return draw ? (draw.role === 'minor' ? Math.min(1, most) : most) : 0
}
