import { chooseAmount, chooseOne, type Name, type Option, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Stock, Table } from '../state.ts'
import { type Amount, type Amounts, people, type Token, tokens, usualFuelEach } from '../vocabulary/index.ts'
import { plainOption } from './deed.ts'
import { isPlanetary } from './map.ts'
import { onToken } from './show.ts'
import { seatName, shipBonus, shipCard, tell } from './table.ts'

/** Hold, Stash and dumping. Fuel and Parts take half a space each, everything else a whole one. */

export function emptyStock(): Stock {
  return { cargo: 0, contraband: 0, fuel: 0, part: 0, passenger: 0, fugitive: 0 }
}

/** The spaces a stock takes up, Fuel that lies apart in spaces of its own not counted. */
export function spacesUsed(stock: Readonly<Stock>, fuelApart = 0): number {
  const whole = stock.cargo + stock.contraband + stock.passenger + stock.fugitive
  return whole + Math.ceil((Math.max(0, stock.fuel - fuelApart) + stock.part) / 2)
}

export function holdSpaces(t: Table, c: Captain): number {
  return shipCard(t, c).hold + shipBonus(t, c, 'hold-room')
}

export function stashSpaces(t: Table, c: Captain): number {
  return shipCard(t, c).stash + shipBonus(t, c, 'stash-room')
}

/** How much Fuel finds place in stash spaces that take nothing else. */
export function fuelOnlyRoom(t: Table, c: Captain): number {
  const { fuelStash } = shipCard(t, c)
  return fuelStash ? fuelStash.spaces * (fuelStash.fuelEach ?? usualFuelEach) : 0
}

export function aboard(c: Captain, token: Token): number {
  return c.hold[token] + c.stash[token]
}

function allAboard({ hold, stash }: Captain): Stock {
  return {
    cargo: hold.cargo + stash.cargo,
    contraband: hold.contraband + stash.contraband,
    fuel: hold.fuel + stash.fuel,
    part: hold.part + stash.part,
    passenger: hold.passenger + stash.passenger,
    fugitive: hold.fugitive + stash.fugitive,
  }
}

/** How many spaces too few there are for what is aboard and these tokens besides; 0 or less when they fit. */
function spacesShort(t: Table, c: Captain, more: Amounts): number {
  return spacesAboard(t, c, more) - holdSpaces(t, c) - stashSpaces(t, c)
}

/** The spaces that what is aboard and these tokens besides take up, Fuel in spaces of its own not counted. */
export function spacesAboard(t: Table, c: Captain, more: Amounts): number {
  const all = allAboard(c)
  for (const token of tokens) all[token] += more[token] ?? 0
  return spacesUsed(all, fuelOnlyRoom(t, c))
}

export function fits(t: Table, c: Captain, more: Amounts): boolean {
  return spacesShort(t, c, more) <= 0
}

/** The most of one token that can still come aboard. */
export function roomFor(t: Table, c: Captain, token: Token): number {
  return roomBeside(t, c, allAboard(c), token)
}

/** The most of one token that can come aboard beside this load. */
function roomBeside(t: Table, c: Captain, load: Stock, token: Token): number {
  const { cargo, contraband, passenger, fugitive, fuel, part } = load
  const spaces = holdSpaces(t, c) + stashSpaces(t, c) - cargo - contraband - passenger - fugitive
  const apart = fuelOnlyRoom(t, c)
  const halves = Math.max(0, fuel - apart) + part
  if (token === 'part') return Math.max(0, 2 * spaces - halves)
  if (token === 'fuel') return Math.max(0, apart - fuel) + Math.max(0, 2 * spaces - halves)
  return Math.max(0, spaces - Math.ceil(halves / 2))
}

/** The most of one token that could come aboard if everything else that may be thrown out were. */
export function mostRoomFor(t: Table, c: Captain, token: Token): number {
  const kept = allAboard(c)
  for (const other of dumpable(t, c)) if (other !== token) kept[other] = 0
  return roomBeside(t, c, kept, token)
}

/** The room there would be if everything that may be thrown out were: in half spaces, and what only Fuel may use besides. */
export function mostRoomForAll(t: Table, c: Captain): { readonly halves: number; readonly forFuelOnly: number } {
  const mayGo = dumpable(t, c)
  const kept = allAboard(c)
  for (const token of mayGo) kept[token] = 0
  return { halves: 2 * (holdSpaces(t, c) + stashSpaces(t, c) - spacesUsed(kept)), forFuelOnly: fuelOnlyRoom(t, c) }
}

/** Could these be loaded if everything that may be thrown out were? */
export function couldMakeRoomFor(t: Table, c: Captain, load: Amounts): boolean {
  const kept = emptyStock()
  if (!isPlanetary(t, c.sector)) for (const token of people) kept[token] = aboard(c, token)
  for (const token of tokens) kept[token] += load[token] ?? 0
  return spacesUsed(kept, fuelOnlyRoom(t, c)) <= holdSpaces(t, c) + stashSpaces(t, c)
}

const hiddenFirst: ReadonlySet<Token> = new Set(['contraband', 'fugitive'])

function goesToStashFirst(t: Table, c: Captain, token: Token): boolean {
  return hiddenFirst.has(token) || (token === 'fuel' && c.stash.fuel < fuelOnlyRoom(t, c))
}

/** Puts tokens aboard: what is better hidden goes to the Stash first. The captain may rearrange freely later. */
export function load(t: Table, c: Captain, token: Token, wanted: number): number {
  const n = Math.min(wanted, roomFor(t, c, token))
  for (let done = 0; done < n; done++) stowOne(t, c, token)
  if (n > 0) tell(t, 'loaded', { who: seatName(c), what: amountOf(token, n) })
  return n
}

function stowOne(t: Table, c: Captain, token: Token): void {
  const areas: Area[] = goesToStashFirst(t, c, token) ? ['stash', 'hold'] : ['hold', 'stash']
  for (const area of areas) {
    c[area][token]++
    if (fitsIn(t, c, area, c[area])) return
    c[area][token]--
  }
  c.hold[token]++
  tidy(t, c)
}

type Area = 'hold' | 'stash'

function fitsIn(t: Table, c: Captain, area: Area, stock: Readonly<Stock>): boolean {
  if (area === 'hold') return spacesUsed(stock) <= holdSpaces(t, c)
  return spacesUsed(stock, fuelOnlyRoom(t, c)) <= stashSpaces(t, c)
}

/** Shifts things between Hold and Stash until both are within their spaces: half spaces may have lain open in both. */
export function tidy(t: Table, c: Captain): void {
  for (const [full, other] of [
    ['hold', 'stash'],
    ['stash', 'hold'],
  ] as const) {
    for (const token of ['fuel', 'part', 'cargo', 'passenger', 'contraband', 'fugitive'] as const) {
      while (!fitsIn(t, c, full, c[full]) && c[full][token] > 0) {
        c[full][token]--
        c[other][token]++
        if (fitsIn(t, c, other, c[other])) continue
        c[full][token]++
        c[other][token]--
        break
      }
    }
  }
}

/** Takes tokens off the ship, out of the Hold before the Stash; returns how many there were. */
export function unload(c: Captain, token: Token, wanted: number): number {
  const fromHold = Math.min(wanted, c.hold[token])
  const fromStash = Math.min(wanted - fromHold, c.stash[token])
  c.hold[token] -= fromHold
  c.stash[token] -= fromStash
  return fromHold + fromStash
}

export function amountOf(token: Token, n: number): Amount {
  return { name: 'token', id: token, n }
}

export function manyOf(token: Token): Name {
  return { name: 'token', id: token }
}

/** What may be thrown out here: goods anywhere, people only where there is a planet. */
export function dumpable(t: Table, c: Captain): Token[] {
  const planet = isPlanetary(t, c.sector)
  return tokens.filter((token) => aboard(c, token) > 0 && (planet || (token !== 'passenger' && token !== 'fugitive')))
}

function* dump(t: Table, c: Captain, token: Token): Rules<void> {
  const n = yield* chooseAmount({
    seat: c.seat,
    kind: 'hold.dump-amount',
    prompt: text('prompt.dump-amount', { what: manyOf(token) }),
    about: manyOf(token),
    min: 1,
    max: aboard(c, token),
    rule: 'HOLD-07',
  })
  unload(c, token, n)
  tell(t, 'dumped', { who: seatName(c), what: amountOf(token, n) })
}

type HoldChoice = { readonly does: 'dump' | 'hide' | 'unhide'; readonly token: Token } | { readonly does: 'done' }

function holdChoices(t: Table, c: Captain): HoldChoice[] {
  const choices: HoldChoice[] = [{ does: 'done' }]
  for (const token of dumpable(t, c)) choices.push({ does: 'dump', token })
  for (const token of tokens) {
    if (canShift(t, c, token, 'hold', 'stash')) choices.push({ does: 'hide', token })
    if (canShift(t, c, token, 'stash', 'hold')) choices.push({ does: 'unhide', token })
  }
  return choices
}

function canShift(t: Table, c: Captain, token: Token, from: Area, to: Area): boolean {
  return c[from][token] > 0 && fitsIn(t, c, to, { ...c[to], [token]: c[to][token] + 1 })
}

function showHoldChoice(choice: HoldChoice): Option {
  if (choice.does === 'done') return plainOption('done', { role: 'end', usual: true, sign: 'check' })
  const { does, token } = choice
  return onToken(token, `option.${does}`, {}, { id: `${does}:${token}`, group: does })
}

/** Dumping goods and shifting them between Hold and Stash, as often as the captain likes. */
export function* arrangeHold(t: Table, c: Captain): Rules<void> {
  for (;;) {
    const choice = yield* chooseOne(
      { seat: c.seat, kind: 'hold.arrange', prompt: text('prompt.arrange-hold'), rule: 'HOLD-07' },
      holdChoices(t, c),
      showHoldChoice,
    )
    if (choice.does === 'done') return
    if (choice.does === 'dump') yield* dump(t, c, choice.token)
    else shiftOne(c, choice.token, choice.does === 'hide')
  }
}

function shiftOne(c: Captain, token: Token, hide: boolean): void {
  const [from, to] = hide ? [c.hold, c.stash] : [c.stash, c.hold]
  from[token]--
  to[token]++
}

export function hasAnythingAboard(c: Captain): boolean {
  return !isEmpty(c.hold) || !isEmpty(c.stash)
}

function isEmpty({ cargo, contraband, fuel, part, passenger, fugitive }: Stock): boolean {
  return cargo + contraband + fuel + part + passenger + fugitive === 0
}
