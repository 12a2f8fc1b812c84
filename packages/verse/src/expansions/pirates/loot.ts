import { chooseOne, type Option, type Rules, shuffle, text } from '@keep-flying/kernel'
import { atMost, type Bound, chooseBasket, countTokens } from '../../rules/basket.ts'
import { take } from '../../rules/decks.ts'
import { plainOption } from '../../rules/deed.ts'
import {
  amountOf,
  canShift,
  dumpable,
  fits,
  fuelOnlyRoom,
  holdSpaces,
  load,
  manyOf,
  shiftOne,
  spacesAboard,
  stashSpaces,
  unload,
} from '../../rules/hold.ts'
import { acceptJob, cutDownHand } from '../../rules/job.ts'
import { onToken } from '../../rules/show.ts'
import { seatName, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import { type Good, goods, type Token, tokens } from '../../vocabulary/index.ts'
import type { Raid } from './vocabulary.ts'

/** Taking things from a rival: goods out of the Hold, or jobs out of the hand. */

/** How many things were taken. */
export function* loot(t: Table, c: Captain, rival: Captain, takes: Raid['takes']): Rules<number> {
  if ('jobs' in takes) return yield* stealJobs(t, c, rival, takes.jobs)
  return yield* stealGoods(t, c, rival, takes.goods === 'all' ? Number.POSITIVE_INFINITY : takes.goods)
}

type Sheltering =
  | { readonly does: 'done' }
  | { readonly does: 'suggested' }
  | { readonly does: 'hide' | 'unhide'; readonly token: Token }

/** What is hidden first, where everything cannot be. */
const dearFirst: readonly Token[] = ['contraband', 'cargo', 'part', 'fuel']

/** The target of a Piracy job may shift things between Hold and Stash before the dice fall. */
export function* shelterGoods(t: Table, c: Captain): Rules<void> {
  for (;;) {
    const hiding = tokens.filter((token) => canShift(t, c, token, 'hold', 'stash'))
    const baring = tokens.filter((token) => canShift(t, c, token, 'stash', 'hold'))
    const worthwhile = hiding.some((token) => dearFirst.includes(token))
    if (hiding.length === 0 && (baring.length === 0 || !isStealable(c))) return
    const choice = yield* chooseOne<Sheltering>(
      { seat: c.seat, kind: 'piracy.shelter', prompt: text('prompt.shelter-goods'), rule: 'HOLD-10' },
      [
        ...(worthwhile ? [{ does: 'suggested' } as const] : []),
        { does: 'done' },
        ...hiding.map((token): Sheltering => ({ does: 'hide', token })),
        ...baring.map((token): Sheltering => ({ does: 'unhide', token })),
      ],
      showSheltering,
    )
    if (choice.does === 'done') return
    if (choice.does === 'suggested') return hideDearest(t, c)
    shiftOne(c, choice.token, choice.does === 'hide')
  }
}

function isStealable(c: Captain): boolean {
  return goods.some((good) => c.hold[good] > 0)
}

function hideDearest(t: Table, c: Captain): void {
  for (const token of dearFirst) while (canShift(t, c, token, 'hold', 'stash')) shiftOne(c, token, true)
}

function showSheltering(choice: Sheltering): Option {
  if (choice.does === 'suggested')
    return { id: 'suggested', text: text('option.shelter-suggested'), usual: true, sign: 'stash' }
  if (choice.does === 'done') return plainOption('done', { role: 'end', sign: 'check' })
  const { does, token } = choice
  return onToken(token, `option.${does}`, {}, { id: `${does}:${token}`, group: does })
}

/** All room is made first; then as much is taken as the card allows, the other has in the Hold and the ship holds. */
function* stealGoods(t: Table, c: Captain, rival: Captain, most: number): Rules<number> {
  const there = goods.reduce((sum, good) => sum + rival.hold[good], 0)
  if (there === 0) return 0
  yield* jettison(t, c, rival, most)
  const named = yield* chooseBasket<{ readonly token: Good; readonly most: number }>(
    {
      seat: c.seat,
      kind: 'piracy.loot',
      prompt: text('prompt.loot', { n: Math.min(most, there), who: seatName(rival) }),
      about: seatName(rival),
      rule: 'PIRACY-03',
    },
    goods.flatMap((token) => (rival.hold[token] > 0 ? [{ token, most: rival.hold[token] }] : [])),
    ({ token, most: n }) =>
      onToken(token, 'option.loot', { what: manyOf(token), n }, { most: n, group: 'supplies', sign: token }),
    [atMost('loot', Math.min(most, there), () => 1), ...withinFreeRoom(t, c)],
  )
  const taken = countTokens(named)
  for (const good of goods) {
    const n = taken[good] ?? 0
    unload(rival, good, n)
    load(t, c, good, n)
  }
  if (named.length > 0) tell(t, 'goods-stolen', { who: seatName(c), rival: seatName(rival), n: named.length })
  return named.length
}

/** Goods find place in what is free now; some ships have spaces that only Fuel may use. */
function withinFreeRoom(t: Table, c: Captain): Bound<{ readonly token: Token }>[] {
  const forFuel = Math.max(0, fuelOnlyRoom(t, c) - c.hold.fuel - c.stash.fuel)
  const halves = freeHalves(t, c)
  const halvesOf = (token: Token) => (token === 'fuel' || token === 'part' ? 1 : 2)
  const bound = (most: number, counts: (token: Token) => boolean): Bound<{ readonly token: Token }> => ({
    of: 'room',
    most,
    text: text('limit.room'),
    uses: ({ token }) => (counts(token) ? halvesOf(token) : 0),
  })
  const all = bound(halves + forFuel, () => true)
  return forFuel > 0 ? [all, bound(halves, (token) => token !== 'fuel')] : [all]
}

/** Half spaces that lie free: an odd Fuel or Part leaves one beside it. */
function freeHalves(t: Table, c: Captain): number {
  const spaces = holdSpaces(t, c) + stashSpaces(t, c)
  const odd = spacesAboard(t, c, { part: 1 }) === spacesAboard(t, c, {}) ? 1 : 0
  return 2 * (spaces - spacesAboard(t, c, {})) + odd
}

/** Things may be thrown out before anything is taken, while not all that could be taken would fit. */
function* jettison(t: Table, c: Captain, rival: Captain, most: number): Rules<void> {
  for (;;) {
    const there = {
      cargo: rival.hold.cargo,
      contraband: rival.hold.contraband,
      fuel: rival.hold.fuel,
      part: rival.hold.part,
    }
    const number = there.cargo + there.contraband + there.fuel + there.part
    const mayGo = dumpable(t, c)
    const roomy = number <= most ? fits(t, c, there) : freeHalves(t, c) >= 2 * most
    if (roomy || mayGo.length === 0) return
    const choice = yield* chooseOne<Token | null>(
      { seat: c.seat, kind: 'piracy.jettison', prompt: text('prompt.jettison'), rule: 'HOLD-07' },
      [null, ...mayGo],
      (token) =>
        token === null
          ? plainOption('done', { role: 'end', usual: true, sign: 'check' })
          : onToken(token, 'option.dump-one', {}, { group: 'dump' }),
    )
    if (choice === null) return
    unload(c, choice, 1)
    tell(t, 'dumped', { who: seatName(c), what: amountOf(choice, 1) })
  }
}

/** Jobs in hand are taken unseen. What does not fit the new hand goes to the discard piles. */
function* stealJobs(t: Table, c: Captain, rival: Captain, most: number): Rules<number> {
  const jobs = rival.hand.cards.filter((card) => t.box.jobs.has(card))
  const stolen = jobs.length > most ? pickedBlind(t, jobs, most) : jobs
  for (const card of stolen) acceptJob(t, c, take(rival.hand, card))
  if (stolen.length > 0) tell(t, 'jobs-stolen', { who: seatName(c), rival: seatName(rival), n: stolen.length })
  yield* cutDownHand(t, c)
  return stolen.length
}

function pickedBlind(t: Table, jobs: readonly string[], n: number): string[] {
  t.seal('shuffled')
  return shuffle(t.state.random, [...jobs]).slice(0, n)
}
