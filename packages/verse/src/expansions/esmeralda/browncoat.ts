import { chooseOne, type Rules, text } from '@keep-flying/kernel'
import { buyTokens, mostOf } from '../../rules/buy.ts'
import { plainOption } from '../../rules/deed.ts'
import { announceChoice, chooseLeader, placeShip, shipsLeft, takeShip } from '../../rules/draft.ts'
import type { Hooks } from '../../rules/moments.ts'
import { onCard, showToken } from '../../rules/show.ts'
import { cardName, seatName, shipCard, tell } from '../../rules/table.ts'
import type { Captain, Table } from '../../state.ts'
import type { CardId } from '../../vocabulary/index.ts'

/** The Browncoat Way: ships are bought. */

type Pick = 'leader' | 'ship'

/** The first to choose takes a Leader or a ship, and so on to the left; the last takes both, and so back to the right. */
function* buyShips(t: Table, order: readonly Captain[], capital: number): Rules<void> {
  for (const captain of order) captain.credits = capital
  const left: [Captain, Pick][] = []
  for (const captain of order.slice(0, -1)) {
    const pick = yield* choosePick(captain)
    yield* take(t, captain, pick)
    left.unshift([captain, pick === 'leader' ? 'ship' : 'leader'])
  }
  for (const captain of order.slice(-1)) {
    const pick = yield* choosePick(captain)
    yield* take(t, captain, pick)
    yield* take(t, captain, pick === 'leader' ? 'ship' : 'leader')
    yield* announceChoice(t, captain)
  }
  for (const [captain, pick] of left) {
    yield* take(t, captain, pick)
    yield* announceChoice(t, captain)
  }
  for (const captain of order) yield* provision(t, captain)
}

function choosePick({ seat }: Captain): Rules<Pick> {
  return chooseOne(
    { seat, kind: 'set-up.first-pick', prompt: text('prompt.first-pick') },
    ['leader', 'ship'],
    (id) => ({ id, text: text(`option.pick-${id}`), sign: id === 'leader' ? 'crew' : 'ship' }),
  )
}

function* take(t: Table, c: Captain, pick: Pick): Rules<void> {
  if (pick === 'leader') return yield* chooseLeader(t, c)
  const price = (ship: CardId) => t.box.ships.get(ship)?.price ?? 0
  const ship = yield* chooseOne(
    { seat: c.seat, kind: 'set-up.buy-ship', prompt: text('prompt.buy-ship', { credits: c.credits }) },
    shipsLeft(t).filter((card) => price(card) <= c.credits),
    (card) => onCard(card, 'option.buy-card', { price: price(card) }, { price: price(card) }),
  )
  takeShip(t, c, ship)
  const credits = shipCard(t, c).price
  c.credits -= credits
  tell(t, 'ship-bought', { who: seatName(c), card: cardName(ship), credits })
  yield* placeShip(t, c)
}

/** Fuel and Parts at the prices of any shop. */
function* provision(t: Table, c: Captain): Rules<void> {
  for (;;) {
    const wares = (['fuel', 'part'] as const).filter((token) => mostOf(t, c, token) > 0)
    const choice = yield* chooseOne<'fuel' | 'part' | null>(
      { seat: c.seat, kind: 'set-up.provisions', prompt: text('prompt.provisions', { credits: c.credits }) },
      [null, ...wares],
      (token) => (token === null ? plainOption('done', { role: 'end', sign: 'check' }) : showToken(token)),
    )
    if (choice === null) return
    yield* buyTokens(t, c, choice)
  }
}

export function browncoatHooks(capital: number): Hooks {
  return {
    draft: (t, order) => buyShips(t, order, capital),
    startingSupplies: (_t, c) => ({ credits: c.credits, fuel: 0, parts: 0, upgradesPaid: true }),
  }
}
