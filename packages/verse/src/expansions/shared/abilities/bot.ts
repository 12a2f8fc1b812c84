import { bestOf, ranked, sum } from '@keep-flying/kernel'
import { distancesFrom } from '../../../ask/routes.ts'
import type { Advice } from '../../../bot/advice.ts'
import { findTest, gearWorth, type Trouble, troubleOf, worthOfResult } from '../../../bot/cards.ts'
import { cardOdds, crewWorth, sheetOf } from '../../../bot/crew.ts'
import { destination } from '../../../bot/flight.ts'
import { stepsLeft } from '../../../bot/jobs.ts'
import { cardsIn, optionIds, type Policies, type Position } from '../../../bot/policy.ts'
import type { Basis, Prospect } from '../../../bot/prospects.ts'
import { riskOf } from '../../../bot/shopping.ts'
import { purse, thrift } from '../../../bot/story.ts'
import { type Appraiser, appraiserFor } from '../../../bot/strength.ts'
import { hasRoomFor } from '../../../rules/buy.ts'
import { burnCost, burnRange } from '../../../rules/fly.ts'
import { aboard } from '../../../rules/hold.ts'
import { bandAt, pointsOf } from '../../../rules/skill.ts'
import { goalHere } from '../../../rules/story.ts'
import {
  abilityOf,
  crewCard,
  gearCard,
  isLeader,
  jobCard,
  misbehaveCard,
  supplyCard,
  supplyPile,
} from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import type { AbilityKind, CardId } from '../../../vocabulary/index.ts'

/** How cards with these abilities are put to use. */

/** Gear that costs no action and is of no other use, tempers that cannot wait. */
function useGear(position: Position): string | undefined {
  const { t, me } = position
  const soothes = me.crew.some((member) => member.disgruntled && isLeader(t, member))
  return gearWith(position, 'suits-gamble') ?? (soothes ? gearWith(position, 'soothes-owner') : undefined)
}

/** The option to give up gear of an ability. */
function gearWith(position: Position, ability: AbilityKind): string | undefined {
  return cardsIn(position, 'gear').find(({ card }) => abilityOf(gearCard(position.t, card), ability))?.id
}

/** Before hard work, a look into the deck. */
function lookAhead(position: Position, next: string): string | undefined {
  const { t, me } = position
  const look = gearWith(position, 'reads-misbehave-deck')
  if (look === undefined) return undefined
  const atGoal = next === 'goal' ? (goalHere(t, me)?.misbehave ?? 0) : 0
  const job = cardsIn(position, 'work').find(({ id }) => id === next)?.card
  const begun = me.jobs.find((active) => active.card === job)
  const step = job === undefined ? undefined : stepsLeft(jobCard(t, job), begun?.pickedUp ?? false)[0]
  return Math.max(atGoal, step?.misbehave ?? 0) >= 2 ? look : undefined
}

/** Some gear can cheer anybody up, at the cost of an action. */
function calming({ t, me }: Basis): Prospect[] {
  const toy = me.gear.find((gear) => abilityOf(gearCard(t, gear), 'calms-anyone'))
  const unhappy = me.crew.filter((member) => member.disgruntled)
  if (toy === undefined || unhappy.length === 0) return []
  const gain = Math.max(...unhappy.map((member) => riskOf(t, member)))
  return [{ at: me.sector, action: `calm-anyone:${toy}`, kind: 'other', gain, turns: 0.5 }]
}

/** Tells what is gained by ordering an upgrade or a core by post, at half its price. */
function postalGains(t: Table, c: Captain): Appraiser {
  const worthOf = appraiserFor(t, c)
  const credit = thrift(t, c)
  const spendable = purse(t, c)
  return (card) => {
    const face = supplyCard(t, card)
    const price = Math.floor(face.cost / 2)
    const isFitting = face.kind === 'upgrade' || face.kind === 'core'
    return isFitting && hasRoomFor(t, c, face) && price <= spendable ? worthOf(card) - credit * price : 0
  }
}

/** Some crew can be parted with for a bargain by post. */
function mailOrders({ t, me, credit }: Basis): Prospect[] {
  const seller = me.crew.find((member) => abilityOf(crewCard(t, member.card), 'mail-order'))
  if (!seller) return []
  const offers = t.box.supplyDecks.flatMap((deck) => supplyPile(t, deck).discard.cards)
  const [best] = ranked(offers, postalGains(t, me))
  if (best === undefined) return []
  const gain = postalGains(t, me)(best) - credit * crewWorth(t, seller)
  return [{ at: me.sector, action: `mail-order:${seller.card}`, kind: 'buy', gain, turns: 0.5 }]
}

function orderByMail(position: Position): string | undefined {
  return bestOf(optionIds(position), postalGains(position.t, position.me))
}

const sourness = 200

/** Gear or temper is given for points where they make enough of a difference. */
function beforeRoll(position: Position): string {
  const trouble = troubleOf(position)
  const testing = findTest(trouble, position.decision, () => true)
  if (!testing) return 'roll'
  const plain = worthOfResult(trouble, testing)
  const gainOf = ({ points, price }: Spent) =>
    points === 0 ? 0 : worthOfResult(trouble, testing, points) - plain - price
  return ranked(waysToPrepare(position, trouble), gainOf)[0]?.id ?? 'roll'
}

/** A way to add points before the roll, and what it costs. */
interface Spent {
  readonly id: string
  readonly points: number
  readonly price: number
}

function waysToPrepare(position: Position, { team }: Trouble): Spent[] {
  const { t } = position
  const lifting = (gear: CardId) => abilityOf(gearCard(t, gear), 'lifts-any-test')?.plus ?? 0
  const souring = (gear: CardId) => {
    const bearer = team.carried.find((item) => item.gear === gear)?.by
    const member = team.members.find((one) => one.card === bearer)
    return member ? pointsOf(t, team, member, 'fight') : 0
  }
  return [
    ...cardsIn(position, 'lift').map(({ id, card }) => ({ id, points: lifting(card), price: gearWorth })),
    ...cardsIn(position, 'turn-sour').map(({ id, card }) => ({ id, points: souring(card), price: sourness })),
  ]
}

/** The best a die can show. */
const best = 6

const afterRoll: NonNullable<Advice['afterRoll']> = (gear, die) => {
  const six = abilityOf(gear, 'counts-as-six')
  return six && { skill: six.skill, plus: Math.max(0, best - die) }
}

/** Cards of the deck are put back if they are better than most, the easiest on top. */
function proceedOdds({ t, me }: Position): (card: CardId) => number {
  const { team, odds } = sheetOf(t, me)
  return (card) => cardOdds(t, team, odds, misbehaveCard(t, card)).proceed
}

function readDeck(position: Position): string {
  const { t, me } = position
  const seen = me.considering.cards.map(proceedOdds(position)).sort((one, other) => other - one)
  const likely = sheetOf(t, me).misbehaving.proceed
  return (seen[0] ?? 0) * (seen[1] ?? 1) >= likely ** Math.min(2, seen.length) ? 'put-back' : 'throw-out'
}

function orderDeck(position: Position): string[] {
  const odds = proceedOdds(position)
  return optionIds(position).sort((one, other) => odds(other) - odds(one))
}

/** The colour of which more is still in the deck. */
function betOn({ t }: Position): string {
  const isRed = (card: CardId) => ['hearts', 'diamonds'].includes(misbehaveCard(t, card).suit)
  const gone = t.state.misbehave.discard.cards
  const all = [...t.box.misbehave.keys()]
  const redLeft = all.filter(isRed).length - gone.filter(isRed).length
  return redLeft * 2 >= all.length - gone.length ? 'red' : 'black'
}

/** More fuel for more range, where it brings the captain there sooner and enough is left. */
function burnMore({ t, me }: Position): boolean {
  const target = destination(t, me)
  const moves = target === undefined ? 0 : (distancesFrom(t, me.sector).get(target) ?? 0)
  return moves > burnRange(t, me) && aboard(me, 'fuel') - burnCost(t, me) > 2
}

/** Another roll is bought with gear where nothing cheaper is left and the first came to nothing. */
function rollAgain(position: Position): string | undefined {
  const [again] = cardsIn(position, 'again')
  const { rolled } = position.t.state
  if (!again || !rolled || cardsIn(position, 'reroll').length + cardsIn(position, 'discard').length > 0)
    return undefined
  const trouble = troubleOf(position)
  const testing = findTest(trouble, position.decision, (test) => test.skill === rolled.skill)
  if (!testing) return undefined
  const { bands, test } = testing
  const worths = bands.map((band) => worthOfResult(trouble, band))
  const odds = trouble.odds.test(test, bands, { skill: rolled.skill }).plain
  const hoped = sum(worths.keys(), (n) => (odds[n] ?? 0) * (worths[n] ?? 0))
  return hoped - gearWorth > (worths[bandAt(bands, rolled.total)] ?? 0) ? again.id : undefined
}

const policies: Policies = {
  'burn.more': burnMore,
  'shop.mail-order': orderByMail,
  'test.before-roll': beforeRoll,
  'test.after-roll': rollAgain,
  'misbehave-deck.read': readDeck,
  'misbehave-deck.order': orderDeck,
  'gamble.colour': betOn,
}

export const advice: Advice = {
  policies,
  upgradeWorths: { 'burns-extra': 500 },
  prospects: (basis) => [...calming(basis), ...mailOrders(basis)],
  aside: useGear,
  prepare: lookAhead,
  afterRoll,
}
