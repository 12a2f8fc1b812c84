import { bestOf, ranked } from '@keep-flying/kernel'
import { NavRisks } from '../../../ask/nav-risk.ts'
import { distancesFrom } from '../../../ask/routes.ts'
import type { Advice } from '../../../bot/advice.ts'
import { gearWorth } from '../../../bot/cards.ts'
import { crewWorth, sheetOf } from '../../../bot/crew.ts'
import { destination } from '../../../bot/flight.ts'
import { plainGain } from '../../../bot/jobs.ts'
import { cardsIn, optionIds, type Policies, type Position } from '../../../bot/policy.ts'
import type { Basis, Prospect } from '../../../bot/prospects.ts'
import { leaveGain } from '../../../bot/shopping.ts'
import { thrift, trustWorth, warrantWorth } from '../../../bot/story.ts'
import { appraiserFor } from '../../../bot/strength.ts'
import type { EffectWorths } from '../../../bot/worth.ts'
import { canShoreLeave } from '../../../rules/buy.ts'
import { isMoral } from '../../../rules/crew.ts'
import { regionOf } from '../../../rules/map.ts'
import { isOutlaw } from '../../../rules/outlaw.ts'
import {
  abilityOf,
  crewCard,
  gearCard,
  jobCard,
  misbehaveCard,
  supplyCard,
  supplyPile,
  upgradeCard,
} from '../../../rules/table.ts'
import type { Member } from '../../../state.ts'
import type { CardId, ContactId } from '../../../vocabulary/index.ts'
import { chartsFor } from '../abilities-turn.ts'
import type { KalidasaCardEffects } from '../vocabulary-cards.ts'

/** How the cards of this box are put to use. */

const effectWorths: Pick<EffectWorths, keyof KalidasaCardEffects> = {
  wager: (_, { stake, prize }) => prize / 4 - stake,
  'kill-one-of': ({ t, team }, { profession }) => {
    const doomed = team.members.filter(({ card }) => crewCard(t, card).professions.includes(profession))
    return -Math.min(...doomed.map((member) => crewWorth(t, member)), crewLeast)
  },
}

/** Nobody is worth less than somebody who was never paid for. */
const crewLeast = 1000

function memberOn({ me, decision }: Position): Member | undefined {
  return me.crew.find(({ card }) => card === decision.card)
}

/** A Warrant on a job costs more than one outside it. */
function avertWarrant(position: Position): boolean {
  const { t, me } = position
  const dancer = memberOn(position)
  const job = t.state.attempt?.job ?? null
  return (
    dancer !== undefined && warrantWorth(t, me, job === null ? null : jobCard(t, job).contact) > crewWorth(t, dancer)
  )
}

function keepTrust(position: Position): boolean {
  const { t, me } = position
  const envoy = memberOn(position)
  const contact = contactAsked(position)
  return envoy !== undefined && contact !== undefined && trustWorth(t, me, contact) > crewWorth(t, envoy)
}

function contactAsked({ t, decision: { about } }: Position): ContactId | undefined {
  return about?.name === 'contact' ? [...t.box.contacts.keys()].find((contact) => contact === about.id) : undefined
}

function saveForSure(position: Position): boolean {
  const victim = memberOn(position)
  return victim !== undefined && crewWorth(position.t, victim) > gearWorth
}

/** Cards that let the ship fly on come first. */
function orderNav(position: Position): string[] {
  const risks = new NavRisks(position.t, position.me)
  return optionIds(position).sort((one, other) => risks.past(other) - risks.past(one))
}

/** The deck of the region where the ship is. */
function chooseRegion(position: Position): string | undefined {
  const here = regionOf(position.t, position.me.sector)
  return optionIds(position).find((id) => id === here)
}

/** The suit of which most is still in the deck. */
function betOn(position: Position): string | undefined {
  const { t } = position
  const gone = t.state.misbehave.discard.cards.concat(t.state.attempt?.misbehave.cards ?? [])
  const left = (suit: string) =>
    [...t.box.misbehave.values()].reduce((n, card) => n + (card.suit === suit ? 1 : 0), 0) -
    gone.filter((card) => misbehaveCard(t, card).suit === suit).length
  return bestOf(optionIds(position), left)
}

/** The job that is worth least goes back. */
function cutDownJobs(position: Position): string | undefined {
  const { t, me } = position
  const sheet = sheetOf(t, me)
  const pickedUp = new Map(me.jobs.map((job) => [job.card, job.pickedUp]))
  return bestOf(optionIds(position), (card) => -plainGain(t, sheet, card, pickedUp.get(card) ?? false))
}

const policies: Policies = {
  'medic.sure': saveForSure,
  'warrant.avert': avertWarrant,
  'solid.keep': keepTrust,
  'nav-deck.region': chooseRegion,
  'nav-deck.order': orderNav,
  'jobs.cut-down': cutDownJobs,
  wager: ({ me }) => me.credits >= 2 * 500,
  'wager.suit': betOn,
}

/** Somebody hired by contract costs nothing but the action. */
function contracts({ t, me }: Basis): Prospect[] {
  const worthOf = appraiserFor(t, me)
  return me.gear.flatMap((gear): Prospect[] => {
    const contract = abilityOf(gearCard(t, gear), 'hires-from')
    if (!contract) return []
    const hands = supplyPile(t, contract.deck).discard.cards.filter((card) => supplyCard(t, card).kind === 'crew')
    const [best] = ranked(hands, worthOf)
    return best === undefined
      ? []
      : [{ at: me.sector, action: `hire-from:${gear}`, kind: 'buy', gain: worthOf(best), turns: 0.5 }]
  })
}

function gameNights({ t, me }: Basis): Prospect[] {
  const games = me.upgrades.find((id) => abilityOf(upgradeCard(t, id), 'leave-anywhere'))
  if (games === undefined || !canShoreLeave(t, me)) return []
  return [{ at: me.sector, action: `leave-anywhere:${games}`, kind: 'buy', gain: leaveGain(t, me), turns: 0.5 }]
}

/** Those who can be sold are, where they bring more than they are worth and nobody minds. */
function sellOff({ t, me }: Position, ids: readonly string[]): string | undefined {
  if (me.crew.some((member) => isMoral(t, member))) return undefined
  const sold = me.crew.find((member) => {
    const worth = abilityOf(crewCard(t, member.card), 'sells-off')
    return worth && ids.includes(`sell-off:${member.card}`) && thrift(t, me) * worth.credits > crewWorth(t, member)
  })
  return sold && `sell-off:${sold.card}`
}

/** A flight worth looking ahead for: a long one with the law to fear. */
const farAway = 3

function lookAhead(position: Position, next: string): string | undefined {
  const { t, me } = position
  if (next !== 'burn' || !isOutlaw(t, me)) return undefined
  const to = destination(t, me)
  const far = to === undefined ? 0 : (distancesFrom(t, me.sector).get(to) ?? 0)
  const [charts] = chartsFor(t, me, regionOf(t, me.sector))
  return charts !== undefined && far >= farAway ? offered(position, charts) : undefined
}

function offered(position: Position, gear: CardId): string | undefined {
  return cardsIn(position, 'gear').find(({ card }) => card === gear)?.id
}

/** What the cards and contacts of this box mean to the bots. */
export const cardAdvice: Advice = {
  policies,
  effectWorths,
  upgradeWorths: { 'recycles-fuel': 150, 'leave-anywhere': 150, 'jobs-are-salvage': 200 },
  prospects: (basis) => [...contracts(basis), ...gameNights(basis)],
  aside: sellOff,
  prepare: lookAhead,
}
