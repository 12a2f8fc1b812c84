import { chooseAmount, chooseOne, type Rules, text } from '@keep-flying/kernel'
import { isMoral, isWanted, leaveCrew } from '../../rules/crew.ts'
import { discardSupply } from '../../rules/decks.ts'
import type { EffectTable } from '../../rules/effects.ts'
import { keepOnlyOwnCrew, type Team } from '../../rules/gear.ts'
import { aboard, amountOf, manyOf, unload } from '../../rules/hold.ts'
import { loadGoods } from '../../rules/loading.ts'
import { earn, payWhatYouCan } from '../../rules/purse.ts'
import { showCrew, showToken } from '../../rules/show.ts'
import { cardName, isLeader, roll, seatName, tell } from '../../rules/table.ts'
import { apprehend, hidingPlaces } from '../../rules/wanted.ts'
import type { Captain, Table } from '../../state.ts'
import { type EffectOf, goods, type Offer, people, type Token } from '../../vocabulary/index.ts'
import { settleBet, suitsDrawn } from '../shared/abilities/misbehave-deck.ts'
import { moveCorvetteByCard } from './corvette.ts'
import type { KalidasaEffects } from './vocabulary.ts'

/** What the effects of this box's nav cards and of its contact tile do. */
export const effects: Pick<EffectTable, keyof KalidasaEffects> = {
  *'move-corvette'(t, { team }, move) {
    yield* moveCorvetteByCard(t, team.captain, move)
  },

  *'remove-wanted-crew'(t, { team }) {
    yield* removeWanted(t, team)
  },

  *'hand-over-crew'(t, { team }) {
    yield* handOver(t, team)
  },

  'lose-all-goods'(t, { team: { captain } }) {
    for (const good of goods) {
      const n = captain.hold[good]
      captain.hold[good] = 0
      if (n > 0) tell(t, 'lost', { who: seatName(captain), what: amountOf(good, n) })
    }
  },

  *'offer-to-buy'(t, { team }, { offers }) {
    for (const offer of offers) yield* sellTo(t, team.captain, offer)
  },

  *'people-lost-by-die'(t, { team }) {
    yield* losePeople(t, team.captain)
  },

  *'swap-goods'(t, { team }, { n }) {
    yield* swapGoods(t, team.captain, n)
  },

  *'bet-on-suits'(t, { team }, bet) {
    yield* betOnSuits(t, team.captain, bet)
  },

  'range-per-moral-crew'(t, { team: { captain } }, { sectors }) {
    const { flight } = t.state.turn
    if (flight) flight.further += sectors * captain.crew.filter((member) => isMoral(t, member)).length
  },
}

/** Whatever hides crew from Wanted rolls hides them here: with a place for everyone, nobody goes. */
function* removeWanted(t: Table, team: Team): Rules<void> {
  const { captain } = team
  const wanted = captain.crew.filter((member) => isWanted(t, member))
  if (wanted.length <= hidingPlaces(t, captain)) return
  const member = yield* chooseOne(
    { seat: captain.seat, kind: 'crew.remove', prompt: text('prompt.remove-wanted-crew'), rule: 'KAL-CORVETTE-08' },
    wanted,
    showCrew,
  )
  yield* apprehend(t, team, member)
}

function* handOver(t: Table, team: Team): Rules<void> {
  const { captain } = team
  const others = captain.crew.filter((member) => !isLeader(t, member))
  if (others.length === 0) return
  const member = yield* chooseOne(
    { seat: captain.seat, kind: 'crew.hand-over', prompt: text('prompt.hand-over-crew') },
    others,
    showCrew,
  )
  leaveCrew(t, captain, member)
  discardSupply(t, member.card)
  tell(t, 'walked-out', { who: seatName(captain), card: cardName(member.card) })
  keepOnlyOwnCrew(team)
}

function* sellTo(t: Table, c: Captain, { token, price, max = Number.POSITIVE_INFINITY }: Offer): Rules<void> {
  const most = Math.min(max, aboard(c, token))
  if (most === 0) return
  const n = yield* chooseAmount({
    seat: c.seat,
    kind: 'sell.amount',
    prompt: text('prompt.sell-amount', { what: manyOf(token), price }),
    about: manyOf(token),
    min: 0,
    max: most,
  })
  if (n === 0) return
  unload(c, token, n)
  tell(t, 'sold-by-card', { who: seatName(c), what: amountOf(token, n), credits: earn(t, c, n * price) })
}

/** A die that reaches their number leaves them all alone. */
function* losePeople(t: Table, c: Captain): Rules<void> {
  const count = () => aboard(c, 'passenger') + aboard(c, 'fugitive')
  if (count() === 0) return
  const die = roll(t)
  tell(t, 'people-roll', { who: seatName(c), die, n: count() })
  if (die >= count()) return
  for (let left = die; left > 0; left--) {
    const person = yield* chooseOne(
      { seat: c.seat, kind: 'lose.person', prompt: text('prompt.lose-person', { n: left }) },
      people.filter((one) => aboard(c, one) > 0),
      showToken,
    )
    unload(c, person, 1)
    tell(t, 'lost', { who: seatName(c), what: amountOf(person, 1) })
  }
}

/** Goods go one at a time until the captain has given enough; then as many others come aboard. */
function* swapGoods(t: Table, c: Captain, n: number): Rules<void> {
  let given = 0
  for (; given < n; given++) {
    const had = goods.filter((good) => aboard(c, good) > 0)
    const good = yield* chooseOne<Token | null>(
      { seat: c.seat, kind: 'swap.good', prompt: text('prompt.swap-good', { n: n - given }) },
      [...had, null],
      (item) => (item === null ? { id: 'enough', text: text('option.swap-no-more'), role: 'end' } : showToken(item)),
    )
    if (good === null) break
    unload(c, good, 1)
    tell(t, 'lost', { who: seatName(c), what: amountOf(good, 1) })
  }
  yield* loadGoods(t, c, given)
}

const stakes = 100

/** The stake is named in hundreds; it is only paid if the bet is lost. */
function* betOnSuits(t: Table, c: Captain, bet: EffectOf<'bet-on-suits'>): Rules<void> {
  const { upTo, cards, alike, times } = bet
  const most = Math.floor(Math.min(upTo, c.credits) / stakes)
  if (most === 0) return
  const hundreds = yield* chooseAmount({
    seat: c.seat,
    kind: 'bet.stake',
    prompt: text('prompt.bet-stake', { cards, alike, times }),
    min: 0,
    max: most,
  })
  if (hundreds === 0) return
  const stake = hundreds * stakes
  const suits = suitsDrawn(t, c, cards)
  const best = Math.max(...suits.map((suit) => suits.filter((other) => other === suit).length))
  settleBet(t, c, best >= alike, stake * times)
  if (best < alike) payWhatYouCan(t, c, stake)
}
