import { onceFor, sum } from '@keep-flying/kernel'
import { isWanted as isWantedByLaw } from '../rules/crew.ts'
import { crewIn } from '../rules/disgruntled.ts'
import type { Team } from '../rules/gear.ts'
import { aboard, roomFor } from '../rules/hold.ts'
import { isOutlaw } from '../rules/outlaw.ts'
import { pointsOf } from '../rules/skill.ts'
import { isSolid } from '../rules/solid.ts'
import { contactCard, crewCard, isLeader, jobCard } from '../rules/table.ts'
import { openOpportunity } from '../rules/work.ts'
import type { Captain, Member, Table } from '../state.ts'
import {
  type BaseEffectKinds,
  type CrewGroup,
  type Effect,
  type EffectKind,
  type EffectOf,
  type Load,
  type Profession,
  type Token,
  tokensOf,
} from '../vocabulary/index.ts'
import { type Advice, adviceFor } from './advice.ts'
import { chanceSaved, crewWorth, victimsOf } from './crew.ts'
import { keptForGoals } from './goal-goods.ts'
import { trustWorth, warrantWorth } from './story.ts'
import { isLost } from './substitutes.ts'

/** What things that happen are worth to a captain, in credits. */

/** Who is concerned, and what the job at hand pays. */
export interface Stakes {
  readonly t: Table
  readonly team: Team
  readonly pay: number
  /** What a credit is worth. */
  readonly credit: number
}

/** The best price a contact who trusts the captain would pay for a token. */
export function bestPrice(t: Table, c: Captain, token: Token): number {
  return Math.max(
    0,
    ...[...t.box.contacts.keys()].map((contact) =>
      isSolid(t, c, contact) ? (contactCard(t, contact).buys[token] ?? 0) : 0,
    ),
  )
}

/** Fuel and Parts are for the ship. */
export function isForShip(token: Token): boolean {
  return token === 'fuel' || token === 'part'
}

/** How many of a token the active deliveries need; those that are lost need nothing any more. */
export function spokenFor(t: Table, c: Captain, token: Token): number {
  const forJobs = sum(c.jobs, (job) => {
    if (!job.pickedUp || isLost(t, c, job)) return 0
    const dues = [jobCard(t, job.card).finish.deliver, openOpportunity(t, c, job)?.deliver]
    return sum(dues, (due) => (due ? dueOf(c, due, token) : 0))
  })
  return forJobs + keptForGoals(t, c, token)
}

function dueOf(c: Captain, due: Load, token: Token): number {
  if ('fixed' in due) return due.fixed[token] ?? 0
  return tokensOf(due.any).includes(token) ? aboard(c, token) : 0
}

export function tokenWorth(t: Table, c: Captain, token: Token): number {
  switch (token) {
    case 'fuel':
      return aboard(c, 'fuel') < 4 ? 100 : 40
    case 'part':
      return aboard(c, 'part') < 2 ? 150 : 50
    case 'cargo':
      return Math.max(100, 0.7 * bestPrice(t, c, 'cargo'))
    case 'contraband':
      return Math.max(50, 0.7 * bestPrice(t, c, 'contraband') - 100)
    default:
      return 50
  }
}

/** What losing tokens costs: those a delivery needs cost the delivery. */
export function loss(t: Table, c: Captain, token: Token, n: number): number {
  const lost = Math.min(n, aboard(c, token))
  const needed = Math.max(0, lost - (aboard(c, token) - spokenFor(t, c, token)))
  return needed * 900 + (lost - needed) * tokenWorth(t, c, token)
}

function temper(t: Table, c: Captain, members: readonly Member[]): number {
  return sum(members, (member) => {
    if (!isLeader(t, member)) return member.disgruntled ? crewWorth(t, member) : 120
    return member.disgruntled ? sum(c.crew, (one) => (one === member ? 0 : crewWorth(t, one))) : 250
  })
}

/** The cheapest of a team to lose so many of. */
function cheapest(t: Table, team: Team, n: number): number {
  const worths = team.members.map((member) => crewWorth(t, member)).sort((one, other) => one - other)
  return sum(worths.slice(0, n), (worth) => worth)
}

function ofProfession(t: Table, team: Team, profession: Profession): Member[] {
  return team.members.filter((member) => crewCard(t, member.card).professions.includes(profession))
}

function mutiny(t: Table, team: Team, profession: Profession): number {
  const mutineers = ofProfession(t, team, profession)
  const fight = (members: readonly Member[]) => sum(members, (member) => pointsOf(t, team, member, 'fight'))
  const outgunned = fight(mutineers) > fight(team.members) - fight(mutineers)
  return outgunned ? sum(mutineers, (member) => (isLeader(t, member) ? 0 : crewWorth(t, member))) : 0
}

function group(t: Table, team: Team, who: CrewGroup): Member[] {
  return crewIn(t, who, team.members)
}

type Worth<K extends EffectKind> = (stakes: Stakes, effect: EffectOf<K>) => number

export type EffectWorths = { readonly [K in EffectKind]: Worth<K> }

const effectWorths: Pick<EffectWorths, keyof BaseEffectKinds> = {
  load: ({ t, credit, team: { captain } }, { token, n }) =>
    (isForShip(token) ? 1 : credit) * Math.min(n, roomFor(t, captain, token)) * tokenWorth(t, captain, token),
  'load-goods': ({ t, credit, team: { captain } }, { n }) => credit * n * tokenWorth(t, captain, 'cargo'),
  lose: ({ t, team: { captain } }, { token, n }) => -loss(t, captain, token, n),
  'lose-upgrade': ({ team }) => (team.captain.upgrades.length > 0 ? -600 : 0),
  seize: ({ t, team: { captain } }, { tokens, from }) =>
    -sum(tokens, (token) => loss(t, captain, token, from === 'hold' ? captain.hold[token] : aboard(captain, token))),
  'kill-people': ({ t, team: { captain } }, { people }) =>
    -sum(people, (person) => loss(t, captain, person, aboard(captain, person))),
  gain: ({ credit }, { credits }) => credit * credits,
  pay: ({ team, credit }, { credits }) => -credit * Math.min(credits, team.captain.credits),
  'fine-per-warrant': ({ credit, team: { captain } }, { credits }) =>
    -credit * Math.min(captain.credits, credits * captain.warrants),
  'clear-warrants': ({ team }) => 300 * team.captain.warrants,
  'issue-warrant': ({ t, team }) => -warrantWorth(t, team.captain, null),
  'offer-goods': () => 50,
  'take-from-discards': () => 400,
  'kill-crew': ({ t, team }, effect) => -(1 - chanceSaved(t, team)) * cheapest(t, team, victimsOf(team, effect)),
  disgruntle: ({ t, team }, { who }) => -temper(t, team.captain, group(t, team, who)),
  calm: ({ t, team }, { who }) => 150 * group(t, team, who).filter((member) => member.disgruntled).length,
  'wanted-rolls': ({ t, team }) =>
    -sum(team.members, (member) => (isWantedByLaw(t, member) ? crewWorth(t, member) / 6 : 0)),
  'discard-crew': ({ t, team }, { profession }) =>
    -sum(ofProfession(t, team, profession), (member) => (isLeader(t, member) ? 0 : crewWorth(t, member))),
  'mutiny-if-outgunned': ({ t, team }, { profession }) => -mutiny(t, team, profession),
  'pay-off-disgruntled': ({ team }) => -200 * team.captain.crew.filter((member) => member.disgruntled).length,
  'move-cruiser': ({ t, team }, { to }) => (to === 'your-sector' && isOutlaw(t, team.captain) ? -800 : 0),
  'move-cutter': (_, { to }) => (to === 'your-sector' ? -400 : 0),
  'halve-pay': ({ pay, credit }) => (-credit * pay) / 2,
  'adjust-pay': ({ credit }, { credits }) => credit * credits,
  'lose-solid': ({ t, team }, { contact }) => -trustWorth(t, team.captain, contact),
  'pay-to-complete': () => 0,
  evade: () => 0,
}

/** What a box in play says about effects comes on top. */
const tablesFor = onceFor((advice: readonly Advice[]): readonly Partial<EffectWorths>[] => [
  effectWorths,
  ...advice.flatMap(({ effectWorths: told }) => told ?? []),
])

function worthOfEffect<K extends EffectKind>(stakes: Stakes, effect: EffectOf<K>): number {
  return sum(tablesFor(adviceFor(stakes.t)), (table) => table[effect.do]?.(stakes, effect) ?? 0)
}

export function worthOfEffects(stakes: Stakes, effects: readonly Effect[]): number {
  return sum(effects, (effect) => worthOfEffect(stakes, effect))
}
