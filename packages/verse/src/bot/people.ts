import { cutOf } from '../rules/crew.ts'
import { aboard, dumpable, roomFor } from '../rules/hold.ts'
import { gearCard, isLeader, upgradeCard } from '../rules/table.ts'
import type { Captain, Member, Table } from '../state.ts'
import type { Token } from '../vocabulary/index.ts'
import { handiness } from './challenges.ts'
import { crewWorth } from './crew.ts'
import { bestOf, type Helm, isToken, offers, optionIds, type Policies, ranked, tokenAsked } from './helm.ts'
import { isLastTurn } from './story.ts'
import { worthOfUpgrade } from './strength.ts'
import { bestPrice, spokenFor, tokenWorth } from './worth.ts'

/** Looking after crew, gear and hold. */

function memberOf({ me }: Helm, card: string): Member {
  return me.crew.find((member) => member.card === card) ?? { card, disgruntled: false }
}

function worthOf(helm: Helm, card: string): number {
  return crewWorth(helm.t, memberOf(helm, card))
}

function leastCrew(helm: Helm): string | undefined {
  return bestOf(optionIds(helm), (card) => -worthOf(helm, card))
}

function mostCrew(helm: Helm): string | undefined {
  return bestOf(optionIds(helm), (card) => worthOf(helm, card))
}

/** Everybody is paid, the best first; only when nothing comes after is the money better kept. */
function payCuts(helm: Helm): string {
  if (isLastTurn(helm.t)) return 'stop'
  if (offers(helm, 'all')) return 'all'
  const due = optionIds(helm).filter((id) => id !== 'stop')
  return bestOf(due, (card) => worthOf(helm, card)) ?? 'stop'
}

function payOff(helm: Helm): string {
  const { t, decision } = helm
  const member = memberOf(helm, decision.card ?? '')
  return offers(helm, 'pay') && worthOf(helm, member.card) >= cutOf(t, member) ? 'pay' : 'discard'
}

function hide(helm: Helm): string[] | undefined {
  const { decision } = helm
  return decision.form === 'some'
    ? ranked(optionIds(helm), (card) => worthOf(helm, card)).slice(0, decision.max)
    : undefined
}

function leastUpgrade(helm: Helm): string | undefined {
  return bestOf(optionIds(helm), (card) => -worthOfUpgrade(helm.t, helm.me, upgradeCard(helm.t, card)))
}

function leastGear(helm: Helm): string | undefined {
  return bestOf(optionIds(helm), (card) => -gearCard(helm.t, card).cost)
}

/** Of what may go overboard, the cheapest that no delivery needs. */
function makeRoom(helm: Helm): string | undefined {
  const { t, me } = helm
  return bestOf(optionIds(helm), (id) => {
    if (!isToken(id)) return Number.NEGATIVE_INFINITY
    const spare = aboard(me, id) > spokenFor(t, me, id)
    return (spare ? 0 : -5000) - tokenWorth(t, me, id)
  })
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

function clearOut(helm: Helm): string {
  const token = clutter(helm.t, helm.me)
  return token && offers(helm, `dump:${token}`) ? `dump:${token}` : 'done'
}

function dumpAmount(helm: Helm): number | undefined {
  const { t, me, decision } = helm
  const token = tokenAsked(helm)
  if (decision.form !== 'amount' || !token) return undefined
  const kept = token === 'part' ? enoughParts : spokenFor(t, me, token)
  return Math.max(decision.min, Math.min(decision.max, aboard(me, token) - kept))
}

/** Paying passengers, as many as fit beside some fuel; loot only where somebody buys it or a delivery lacks it. */
function loadAmount(helm: Helm): number | undefined {
  const { t, me, decision } = helm
  if (decision.form !== 'amount') return undefined
  const token = tokenAsked(helm)
  if (token === 'fuel') return decision.max
  if (token === 'part') return Math.min(decision.max, Math.max(decision.min, enoughParts - aboard(me, 'part')))
  const isLoot = decision.min === 0 && token !== undefined
  if (isLoot) return bestPrice(t, me, token) > 0 || spokenFor(t, me, token) > aboard(me, token) ? decision.max : 0
  return Math.max(decision.min, decision.max - (aboard(me, 'fuel') < enoughFuel ? 2 : 0))
}

function most({ decision }: Helm): number | undefined {
  return decision.form === 'amount' ? decision.max : undefined
}

function loadGood(helm: Helm): string | undefined {
  return bestOf(optionIds(helm), (id) => (isToken(id) ? tokenWorth(helm.t, helm.me, id) : 0))
}

/** Everybody goes, unless not all may: then whoever is least use stays aboard. */
function sendTeam(helm: Helm): string | undefined {
  if (offers(helm, 'go')) return 'go'
  const use = (id: string) => handiness(helm.t, memberOf(helm, id.slice('leave:'.length)))
  const hired = optionIds(helm).filter((id) => !isLeader(helm.t, memberOf(helm, id.slice('leave:'.length))))
  return bestOf(hired, (id) => -use(id))
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
  'hold.make-room': makeRoom,
  'hold.arrange': clearOut,
  'hold.dump-amount': dumpAmount,
  'load.amount': loadAmount,
  'load.good': loadGood,
  'lose.good': makeRoom,
  'deliver.amount': most,
}
