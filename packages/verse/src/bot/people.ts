import { bestOf, ranked } from '@keep-flying/kernel'
import { cutOf } from '../rules/crew.ts'
import { aboard, dumpable, roomFor } from '../rules/hold.ts'
import { gearCard, isLeader, upgradeCard } from '../rules/table.ts'
import type { Captain, Member, Table } from '../state.ts'
import type { Token } from '../vocabulary/index.ts'
import { crewWorth, handiness } from './crew.ts'
import { cardsIn, isToken, offers, optionIds, type Policies, type Position, tokenAsked } from './policy.ts'
import { isLastTurn } from './story.ts'
import { worthOfUpgrade } from './strength.ts'
import { bestPrice, spokenFor, tokenWorth } from './worth.ts'

/** Looking after crew, gear and hold. */

function memberOf({ me }: Position, card: string): Member {
  return me.crew.find((member) => member.card === card) ?? { card, disgruntled: false }
}

function worthOf(position: Position, card: string): number {
  return crewWorth(position.t, memberOf(position, card))
}

function leastCrew(position: Position): string | undefined {
  return bestOf(optionIds(position), (card) => -worthOf(position, card))
}

function mostCrew(position: Position): string | undefined {
  return bestOf(optionIds(position), (card) => worthOf(position, card))
}

/** Everybody is paid, the best first; only when nothing comes after is the money better kept. */
function payCuts(position: Position): string {
  if (isLastTurn(position.t)) return 'stop'
  if (offers(position, 'all')) return 'all'
  const due = optionIds(position).filter((id) => id !== 'stop')
  return bestOf(due, (card) => worthOf(position, card)) ?? 'stop'
}

function payOff(position: Position): string {
  const { t, decision } = position
  const member = memberOf(position, decision.card ?? '')
  return offers(position, 'pay') && worthOf(position, member.card) >= cutOf(t, member) ? 'pay' : 'discard'
}

function hide(position: Position): string[] | undefined {
  const { decision } = position
  return decision.form === 'some'
    ? ranked(optionIds(position), (card) => worthOf(position, card)).slice(0, decision.max)
    : undefined
}

function leastUpgrade(position: Position): string | undefined {
  return bestOf(optionIds(position), (card) => -worthOfUpgrade(position.t, position.me, upgradeCard(position.t, card)))
}

function leastGear(position: Position): string | undefined {
  return bestOf(optionIds(position), (card) => -gearCard(position.t, card).cost)
}

/** Of what may go overboard, the cheapest that no delivery needs; where nothing must go, only for something dearer. */
export function cheapestToLose(position: Position): string | undefined {
  const { t, me } = position
  const wanted = tokenAsked(position)
  const price = (token: Token) => spaceOf(token) * lossOf(t, me, token)
  const token = bestOf(optionIds(position).filter(isToken), (id) => -price(id))
  if (!offers(position, 'enough') || !token || !wanted) return token
  return price(token) < spaceOf(wanted) * gainOf(t, me, wanted) ? token : 'enough'
}

/** How many of a token share a space. */
function spaceOf(token: Token): number {
  return forTheShip.includes(token) ? 2 : 1
}

function lossOf(t: Table, c: Captain, token: Token): number {
  return (aboard(c, token) > spokenFor(t, c, token) ? 0 : 5000) + tokenWorth(t, c, token)
}

/** What one more of a token is worth: most of all where a delivery lacks it. */
function gainOf(t: Table, c: Captain, token: Token): number {
  return (aboard(c, token) < spokenFor(t, c, token) ? 900 : 0) + tokenWorth(t, c, token)
}

/** Goods to throw out because they leave no room for fuel. */
export function clutter(t: Table, c: Captain): Token | undefined {
  if (aboard(c, 'fuel') >= enoughFuel || roomFor(t, c, 'fuel') > 0) return undefined
  if (aboard(c, 'part') > enoughParts) return 'part'
  return dumpable(t, c).find((token) => !forTheShip.includes(token) && aboard(c, token) > spokenFor(t, c, token))
}

const forTheShip: readonly Token[] = ['fuel', 'part']

const enoughFuel = 4
const enoughParts = 2

function clearOut(position: Position): string {
  const token = clutter(position.t, position.me)
  return token && offers(position, `dump:${token}`) ? `dump:${token}` : 'done'
}

function dumpAmount(position: Position): number | undefined {
  const { t, me, decision } = position
  const token = tokenAsked(position)
  if (decision.form !== 'amount' || !token) return undefined
  const kept = token === 'part' ? enoughParts : spokenFor(t, me, token)
  return Math.max(decision.min, Math.min(decision.max, aboard(me, token) - kept))
}

/** Paying passengers, as many as fit beside some fuel; loot only where somebody buys it or a delivery lacks it. */
function loadAmount(position: Position): number | undefined {
  const { t, me, decision } = position
  if (decision.form !== 'amount') return undefined
  const { min, max, usual: fitting = max } = decision
  const token = tokenAsked(position)
  if (token === 'fuel') return fitting
  if (token === 'part') return Math.min(fitting, Math.max(min, enoughParts - aboard(me, 'part')))
  const isLoot = min === 0 && token !== undefined
  if (isLoot) return bestPrice(t, me, token) > 0 || spokenFor(t, me, token) > aboard(me, token) ? fitting : 0
  return Math.max(min, fitting - (aboard(me, 'fuel') < enoughFuel ? 2 : 0))
}

function most({ decision }: Position): number | undefined {
  return decision.form === 'amount' ? decision.max : undefined
}

function loadGood(position: Position): string | undefined {
  const { t, me } = position
  const fitting = optionIds(position).filter((id) => isToken(id) && roomFor(t, me, id) > 0)
  return bestOf(fitting, (id) => (isToken(id) ? tokenWorth(t, me, id) : 0)) ?? 'enough'
}

/** Everybody goes, unless not all may: then whoever is least use stays aboard. */
function sendTeam(position: Position): string | undefined {
  if (offers(position, 'go')) return 'go'
  const { t } = position
  const spared = cardsIn(position, 'leave').map(({ id, card }) => ({ id, member: memberOf(position, card) }))
  const hired = spared.filter(({ member }) => !isLeader(t, member))
  return bestOf(hired, ({ member }) => -handiness(t, member))?.id
}

export const peoplePolicies: Policies = {
  'work.team': sendTeam,
  'gear.carry': () => 'suggested',
  'gear.spend': leastGear,
  'kill.victim': leastCrew,
  'crew.too-many': leastCrew,
  'crew.calm': mostCrew,
  'crew.pay-off': payOff,
  'pay.cuts': payCuts,
  'wanted.hide': hide,
  'upgrade.lose': leastUpgrade,
  'hold.make-room': cheapestToLose,
  'cost.either': cheapestToLose,
  'hold.arrange': clearOut,
  'hold.dump-amount': dumpAmount,
  'load.amount': loadAmount,
  'load.good': loadGood,
  'deliver.amount': most,
}
