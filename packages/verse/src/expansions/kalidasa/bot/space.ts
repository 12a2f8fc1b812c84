import { bestOf, sum } from '@keep-flying/kernel'
import { distancesFrom } from '../../../ask/routes.ts'
import type { Advice } from '../../../bot/advice.ts'
import { crewWorth } from '../../../bot/crew.ts'
import { sectorsOffered } from '../../../bot/flight.ts'
import { cheapestToLose } from '../../../bot/people.ts'
import { offers, optionIds, type Policies, type Position } from '../../../bot/policy.ts'
import { type EffectWorths, loss, tokenWorth } from '../../../bot/worth.ts'
import { isMoral, isWanted } from '../../../rules/crew.ts'
import { aboard } from '../../../rules/hold.ts'
import { isOutlaw } from '../../../rules/outlaw.ts'
import { isLeader } from '../../../rules/table.ts'
import { hidingPlaces } from '../../../rules/wanted.ts'
import type { Captain, Table } from '../../../state.ts'
import { goods, type SectorId } from '../../../vocabulary/index.ts'
import { kalidasaOf } from '../state.ts'
import type { KalidasaEffects } from '../vocabulary.ts'

/** The Corvette and the cards of the Rim, for the bots. */

/** The least of those who would have to go. */
function leastWanted(t: Table, c: Captain): number {
  const wanted = c.crew.filter((member) => isWanted(t, member))
  if (wanted.length <= hidingPlaces(t, c)) return 0
  return Math.min(...wanted.map((member) => (isLeader(t, member) ? 700 : crewWorth(t, member))))
}

/** What meeting the Corvette costs a captain. */
function costOfMeeting(t: Table, c: Captain): number {
  if (!isOutlaw(t, c)) return 0
  return 200 + leastWanted(t, c) + c.hold.fugitive * tokenWorth(t, c, 'fugitive')
}

/** To whom it does the most harm; close to them, if it cannot reach anybody. */
function harmAt(t: Table, mover: Captain, sector: SectorId): number {
  const distances = distancesFrom(t, sector)
  return sum(t.state.captains, (captain) => {
    const cost = costOfMeeting(t, captain)
    const away = distances.get(captain.sector) ?? Number.POSITIVE_INFINITY
    const felt = away === 0 ? cost : cost / (10 * (away + 1))
    return captain === mover ? -2 * felt : felt
  })
}

function moveCorvette(position: Position): string | undefined {
  const { t, me } = position
  const best = bestOf(sectorsOffered(position), (sector) => harmAt(t, me, sector))
  const stays = offers(position, 'corvette-stays') && harmAt(t, me, kalidasaOf(t).corvette)
  return stays !== false && (best === undefined || stays >= harmAt(t, me, best)) ? 'corvette-stays' : best
}

/** The Cruiser fines, the Corvette takes people: whichever is worse for a rival, and better for oneself. */
function callShip({ t, me }: Position): string {
  const found = t.state.captains.find((captain) => captain.seat === t.state.active) ?? me
  const fined = 1000 * Math.min(found.warrants, 2) + aboard(found, 'contraband') * 300
  const isCruiserWorse = fined >= costOfMeeting(t, found)
  return isCruiserWorse === (found !== me) ? 'call-cruiser' : 'call-corvette'
}

function leastCrew({ t, me }: Position, ids: readonly string[]): string | undefined {
  const worth = (card: string) => {
    const member = me.crew.find((one) => one.card === card)
    return member ? crewWorth(t, member) : 0
  }
  return bestOf(ids, (card) => -worth(card))
}

const dearest = ({ decision }: Position) => (decision.form === 'amount' ? decision.max : undefined)

export const spacePolicies: Policies = {
  'corvette.move': moveCorvette,
  'corvette.drive-off': (position) => sectorsOffered(position)[0],
  'alert.call': (position) => {
    const ship = callShip(position)
    return offers(position, ship) ? ship : optionIds(position)[0]
  },
  'crew.remove': (position) => leastCrew(position, optionIds(position)),
  'crew.hand-over': (position) => leastCrew(position, optionIds(position)),
  'lose.person': (position) => cheapestToLose(position),
  // More than a third of all draws win three times the stake.
  'bet.stake': dearest,
  // Parts are cheaper in any shop.
  'sell.amount': dearest,
  'swap.good': () => 'enough',
  'people.sell': ({ t, me }) => !me.crew.some((member) => isMoral(t, member)),
}

export const effectWorths: Pick<EffectWorths, keyof KalidasaEffects> = {
  'move-corvette': () => -20,
  'remove-wanted-crew': ({ t, team }) => -leastWanted(t, team.captain),
  'hand-over-crew': ({ t, team: { captain } }) => {
    const others = captain.crew.filter((member) => !isLeader(t, member))
    return others.length === 0 ? 0 : -Math.min(...others.map((member) => crewWorth(t, member)))
  },
  'lose-all-goods': ({ t, team: { captain } }) => -sum(goods, (good) => loss(t, captain, good, captain.hold[good])),
  'offer-to-buy': ({ team: { captain } }, { offers: [offer] }) =>
    offer ? Math.min(offer.max ?? 0, aboard(captain, offer.token)) * (offer.price - 300) : 0,
  'people-lost-by-die': ({ t, team: { captain } }) =>
    -0.3 * sum(['passenger', 'fugitive'] as const, (person) => loss(t, captain, person, aboard(captain, person))),
  'swap-goods': () => 0,
  'bet-on-suits': ({ team: { captain } }, { upTo }) => 0.4 * Math.min(upTo, captain.credits),
  'range-per-moral-crew': ({ t, team: { captain } }, { sectors }) =>
    40 * sectors * captain.crew.filter((member) => isMoral(t, member)).length,
}

export const risks: NonNullable<Advice['risks']> = {
  in: (t, sector, law) => (sector === kalidasaOf(t).corvette ? law : 0),
  key: (t) => kalidasaOf(t).corvette,
}
