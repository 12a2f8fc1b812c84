import { chooseAmount, chooseOne, type Name, type Option, type Rules, type Text, text } from '@keep-flying/kernel'
import type { Captain, Table } from '../state.ts'
import { type Amounts, goods, people, type Token, tokens } from '../vocabulary/index.ts'
import { aboard, amountOf, dumpable, fits, load, manyOf, mostRoomFor, roomFor, tidy, unload } from './hold.ts'
import { onToken, showToken } from './show.ts'
import { seatName, tell } from './table.ts'

/** Taking things aboard. Whatever is loaded, room may be made for it first; what is left over is lost. */

interface RoomWanted {
  readonly prompt: Text
  /** What the room is for. */
  readonly about?: Name
  isThere(): boolean
  mayGo?(token: Token): boolean
  /** What to say for going no further; none where room must be made. */
  decline?(): Option
}

/** Throws things out, one token at a time, until there is room, the captain has enough of it or nothing is left to go. */
function* dumpUntil(t: Table, c: Captain, room: RoomWanted): Rules<void> {
  while (!room.isThere()) {
    const mayGo = dumpable(t, c).filter((token) => room.mayGo?.(token) ?? true)
    if (mayGo.length === 0) return
    const declined = room.decline?.()
    const { prompt, about } = room
    const { token } = yield* chooseOne(
      { seat: c.seat, kind: 'hold.make-room', prompt, rule: 'HOLD-07', ...(about ? { about } : {}) },
      [...mayGo.map(dumping), ...(declined ? [{ option: declined, token: null }] : [])],
      ({ option }) => option,
    )
    if (token === null) return
    unload(c, token, 1)
    tell(t, 'dumped', { who: seatName(c), what: amountOf(token, 1) })
  }
}

interface Dumping {
  readonly option: Option
  readonly token: Token | null
}

function dumping(token: Token): Dumping {
  return { option: onToken(token, 'option.dump-one'), token }
}

/** Room for so much must be made. */
function* makeRoom(t: Table, c: Captain, more: Amounts): Rules<void> {
  yield* dumpUntil(t, c, { prompt: text('prompt.make-room'), isThere: () => fits(t, c, more) })
}

/** A load that must be taken in full. */
export function* loadInFull(t: Table, c: Captain, amounts: Amounts): Rules<void> {
  yield* makeRoom(t, c, amounts)
  for (const token of tokens) load(t, c, token, amounts[token] ?? 0)
}

/** What a card or a job brings, as far as there is room and the captain makes some; the rest is lost. */
export function* loadGain(t: Table, c: Captain, token: Token, n: number): Rules<void> {
  const lacking = () => amountOf(token, n - roomFor(t, c, token))
  yield* dumpUntil(t, c, {
    prompt: text('prompt.room-for', { what: amountOf(token, n) }),
    about: manyOf(token),
    isThere: () => roomFor(t, c, token) >= n || !canGrow(t, c, token),
    mayGo: (other) => other !== token,
    decline: () => {
      const what = lacking()
      return { id: 'enough', text: text('option.dump-no-more', { what }), role: 'end', about: what }
    },
  })
  const lost = n - load(t, c, token, n)
  if (lost > 0) tell(t, 'no-room', { who: seatName(c), what: amountOf(token, lost) })
}

/** Would throwing other things out bring more of this aboard? */
function canGrow(t: Table, c: Captain, token: Token): boolean {
  return mostRoomFor(t, c, token) > roomFor(t, c, token)
}

interface LoadAsked {
  readonly kind: string
  /** The key of its prompt, which is given what is loaded and the room there is. */
  readonly prompt: string
  readonly price?: number
  readonly min: number
  /** How many are to be had. */
  readonly max?: number
  /** As many as there is room for are what most captains want. */
  readonly wanted?: true
  readonly rule?: string
}

/** Free for the taking, so most captains take what fits. */
export const freeLoad = { kind: 'load.amount', prompt: 'prompt.load-amount', wanted: true } as const

/** Asks how many come aboard, up to what could ever find room, and has room made for them. */
export function* loadByChoice(t: Table, c: Captain, token: Token, asked: LoadAsked): Rules<number> {
  const { kind, prompt, price = 0, min, max = Number.POSITIVE_INFINITY, wanted, rule } = asked
  const room = roomFor(t, c, token)
  const most = Math.max(min, Math.min(max, mostRoomFor(t, c, token)))
  const n = yield* chooseAmount({
    seat: c.seat,
    kind,
    prompt: text(prompt, { what: manyOf(token), price, room }),
    about: manyOf(token),
    ...(price > 0 ? { price } : {}),
    min,
    max: most,
    ...(wanted ? { usual: Math.max(min, Math.min(most, room)) } : {}),
    ...(rule === undefined ? {} : { rule }),
  })
  return yield* loadChosen(t, c, token, n)
}

/** What the captain has chosen to load of several kinds comes aboard together, whatever else must go. */
export function* loadAll(t: Table, c: Captain, amounts: Amounts): Rules<void> {
  const wanted = tokens.filter((token) => (amounts[token] ?? 0) > 0)
  const [first, ...others] = wanted
  if (first === undefined) return
  if (others.length === 0) {
    yield* loadChosen(t, c, first, amounts[first] ?? 0)
    return
  }
  const list = wanted.map((token) => text('option.goods', { what: amountOf(token, amounts[token] ?? 0) }))
  const spare = () => dumpable(t, c).some((token) => !wanted.includes(token))
  yield* dumpUntil(t, c, {
    prompt: text('prompt.room-for', { what: { list, join: 'and' } }),
    isThere: () => fits(t, c, amounts),
    mayGo: (token) => !wanted.includes(token) || !spare(),
  })
  for (const token of wanted) load(t, c, token, amounts[token] ?? 0)
}

/** What the captain has chosen to load comes aboard, whatever else must go. */
function* loadChosen(t: Table, c: Captain, token: Token, n: number): Rules<number> {
  yield* dumpUntil(t, c, {
    prompt: text('prompt.room-for', { what: amountOf(token, n) }),
    about: manyOf(token),
    isThere: () => roomFor(t, c, token) >= n,
    mayGo: (other) => other !== token || !canGrow(t, c, token),
  })
  return load(t, c, token, n)
}

/** Goods of the captain's choice, one at a time, so that kinds may be mixed. */
export function* loadGoods(t: Table, c: Captain, n: number): Rules<void> {
  for (let left = n; left > 0; left--) {
    const possible = goods.filter((good) => mostRoomFor(t, c, good) > 0)
    const isFull = goods.every((good) => roomFor(t, c, good) === 0)
    if (possible.length === 0) return leaveBehind(t, c, left)
    const good = yield* chooseOne<Token | null>(
      { seat: c.seat, kind: 'load.good', prompt: text('prompt.load-good', { n: left }), rule: 'HOLD-06' },
      isFull ? [...possible, null] : possible,
      (item) => (item === null ? { id: 'enough', text: text('option.load-no-more'), role: 'end' } : showToken(item)),
    )
    if (good === null) return leaveBehind(t, c, left)
    yield* loadChosen(t, c, good, 1)
  }
}

function leaveBehind(t: Table, c: Captain, n: number): void {
  tell(t, 'no-room-for-goods', { who: seatName(c), n })
}

/** After room was lost, whatever lies over the new capacity goes at once, the owner's choice. */
export function* settleOverflow(t: Table, c: Captain): Rules<void> {
  yield* makeRoom(t, c, {})
  if (fits(t, c, {})) return tidy(t, c)
  for (const token of people) {
    let n = 0
    for (; !fits(t, c, {}) && aboard(c, token) > 0; n++) unload(c, token, 1)
    if (n > 0) tell(t, 'no-room', { who: seatName(c), what: amountOf(token, n) })
  }
  tidy(t, c)
}
