import { chooseAmount, chooseOne, type Name, type Option, type Rules, text } from '@keep-flying/kernel'
import type { Captain, Stock, Table } from '../state.ts'
import { type Amount, type Amounts, people, type Token, tokens, usualFuelEach } from '../vocabulary/index.ts'
import { plainOption } from './deed.ts'
import { isPlanetary } from './map.ts'
import { onToken } from './show.ts'
import { seatName, shipAbilities, shipBonus, shipCard, tell } from './table.ts'

/** Hold, Stash and dumping. Fuel and Parts take half a space each, everything else a whole one. */

export function emptyStock(): Stock {
  return { cargo: 0, contraband: 0, fuel: 0, part: 0, passenger: 0, fugitive: 0 }
}

/** The spaces a stock takes up; Fuel and people who have spaces of their own are not counted. */
export function spacesUsed(stock: Readonly<Stock>, fuelApart = 0, peopleApart = 0): number {
  const whole = stock.cargo + stock.contraband + Math.max(0, stock.passenger + stock.fugitive - peopleApart)
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

/** How many people find place in spaces of the hold that take nobody else. */
export function peopleOnlyRoom(t: Table, c: Captain): number {
  return shipAbilities(t, c, 'hold-room').reduce((sum, { plus, only }) => (only ? sum + plus : sum), 0)
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

/** The spaces that what is aboard and these tokens besides take up, those with spaces of their own not counted. */
export function spacesAboard(t: Table, c: Captain, more: Amounts): number {
  const all = allAboard(c)
  for (const token of tokens) all[token] += more[token] ?? 0
  return spacesUsed(all, fuelOnlyRoom(t, c), peopleOnlyRoom(t, c))
}

export function fits(t: Table, c: Captain, more: Amounts): boolean {
  return spacesShort(t, c, more) <= 0 && canBeBrought(c, more)
}

/** Could a team away from the ship bring these along besides what it has taken in? */
function canBeBrought({ away }: Captain, more: Amounts): boolean {
  if (!away) return true
  const all = { ...away.loaded }
  for (const token of tokens) all[token] += more[token] ?? 0
  return spacesUsed(all) <= away.room
}

/** Could a team away from the ship have taken these there? */
export function canBeTaken({ away }: Captain, what: Amounts): boolean {
  return !away || spacesUsed({ ...emptyStock(), ...what }) <= away.room
}

/** The most of one token that a team away from the ship could have taken there. */
export function mostTaken({ away }: Captain, token: Token): number {
  if (!away) return Number.POSITIVE_INFINITY
  return token === 'fuel' || token === 'part' ? 2 * away.room : away.room
}

/** The most of one token that a team away from the ship can still bring. */
function mostBrought({ away }: Captain, token: Token): number {
  if (!away) return Number.POSITIVE_INFINITY
  const { cargo, contraband, passenger, fugitive, fuel, part } = away.loaded
  const halves = 2 * (away.room - cargo - contraband - passenger - fugitive) - fuel - part
  return Math.max(0, token === 'fuel' || token === 'part' ? halves : Math.floor(halves / 2))
}

/** The most of one token that can still come aboard. */
export function roomFor(t: Table, c: Captain, token: Token): number {
  return Math.min(mostBrought(c, token), roomBeside(t, c, allAboard(c), token))
}

/** The most of one token that can come aboard beside this load. */
function roomBeside(t: Table, c: Captain, load: Stock, token: Token): number {
  const { cargo, contraband, passenger, fugitive, fuel, part } = load
  const berths = peopleOnlyRoom(t, c) - passenger - fugitive
  const spaces = holdSpaces(t, c) + stashSpaces(t, c) - cargo - contraband + Math.min(0, berths)
  const apart = fuelOnlyRoom(t, c)
  const halves = Math.max(0, fuel - apart) + part
  if (token === 'part') return Math.max(0, 2 * spaces - halves)
  if (token === 'fuel') return Math.max(0, apart - fuel) + Math.max(0, 2 * spaces - halves)
  const whole = Math.max(0, spaces - Math.ceil(halves / 2))
  return people.some((person) => person === token) ? whole + Math.max(0, berths) : whole
}

/** The most of one token that could come aboard if everything else that may be thrown out were. */
export function mostRoomFor(t: Table, c: Captain, token: Token): number {
  const kept = allAboard(c)
  for (const other of dumpable(t, c)) if (other !== token) kept[other] = 0
  return Math.min(mostBrought(c, token), roomBeside(t, c, kept, token))
}

interface Room {
  /** In half spaces. */
  readonly halves: number
  readonly forFuelOnly: number
  readonly forPeopleOnly: number
}

/** The room there would be if everything that may be thrown out were, and what only Fuel or people may use besides. */
export function mostRoomForAll(t: Table, c: Captain): Room {
  const mayGo = dumpable(t, c)
  const kept = allAboard(c)
  for (const token of mayGo) kept[token] = 0
  const berths = peopleOnlyRoom(t, c)
  return {
    halves: 2 * (holdSpaces(t, c) + stashSpaces(t, c) - spacesUsed(kept, 0, berths)),
    forFuelOnly: fuelOnlyRoom(t, c),
    forPeopleOnly: 2 * Math.max(0, berths - kept.passenger - kept.fugitive),
  }
}

/** Could these be loaded if everything that may be thrown out were? */
export function couldMakeRoomFor(t: Table, c: Captain, load: Amounts): boolean {
  const kept = emptyStock()
  if (!isPlanetary(t, c.sector)) for (const token of people) kept[token] = aboard(c, token)
  for (const token of tokens) kept[token] += load[token] ?? 0
  const isRoom = spacesUsed(kept, fuelOnlyRoom(t, c), peopleOnlyRoom(t, c)) <= holdSpaces(t, c) + stashSpaces(t, c)
  return isRoom && canBeBrought(c, load)
}

const hiddenFirst: ReadonlySet<Token> = new Set(['contraband', 'fugitive'])

function goesToStashFirst(t: Table, c: Captain, token: Token): boolean {
  return hiddenFirst.has(token) || (token === 'fuel' && c.stash.fuel < fuelOnlyRoom(t, c))
}

/** Puts tokens aboard: what is better hidden goes to the Stash first. The captain may rearrange freely later. */
export function load(t: Table, c: Captain, token: Token, wanted: number): number {
  const n = Math.min(wanted, roomFor(t, c, token))
  for (let done = 0; done < n; done++) stowOne(t, c, token)
  if (c.away) c.away.loaded[token] += n
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

export function fitsIn(t: Table, c: Captain, area: Area, stock: Readonly<Stock>): boolean {
  if (area === 'hold') return spacesUsed(stock, 0, peopleOnlyRoom(t, c)) <= holdSpaces(t, c)
  return spacesUsed(stock, fuelOnlyRoom(t, c)) <= stashSpaces(t, c)
}

/** How full an area is, spaces that only Fuel or people may use included. */
export interface Filled {
  readonly used: number
  readonly of: number
  /** The Fuel that lies in spaces of its own, and how much of it to a space. */
  readonly fuelApart: { readonly n: number; readonly each: number }
}

export function filled(t: Table, c: Captain, area: Area): Filled {
  if (area === 'hold')
    return {
      used: spacesUsed(c.hold),
      of: holdSpaces(t, c) + peopleOnlyRoom(t, c),
      fuelApart: { n: 0, each: usualFuelEach },
    }
  const { spaces = 0, fuelEach: each = usualFuelEach } = shipCard(t, c).fuelStash ?? {}
  const n = Math.min(c.stash.fuel, spaces * each)
  return { used: spacesUsed(c.stash, n) + Math.ceil(n / each), of: stashSpaces(t, c) + spaces, fuelApart: { n, each } }
}

/** Shifts things between Hold and Stash until both are within their spaces: half spaces may have lain open in both. */
export function tidy(t: Table, c: Captain): void {
  if (!fitsIn(t, c, 'hold', c.hold) || !fitsIn(t, c, 'stash', c.stash)) fillBerths(t, c)
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

/** People in the Stash make place for goods where the Hold has spaces for people alone. */
function fillBerths(t: Table, c: Captain): void {
  for (const person of people) {
    const n = Math.max(0, Math.min(c.stash[person], peopleOnlyRoom(t, c) - c.hold.passenger - c.hold.fugitive))
    c.stash[person] -= n
    c.hold[person] += n
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

export function canShift(t: Table, c: Captain, token: Token, from: Area, to: Area): boolean {
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

export function shiftOne(c: Captain, token: Token, hide: boolean): void {
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
