import { sum } from '@keep-flying/kernel'
import { missingForGoal } from '../../../bot/goal-goods.ts'
import { nearest } from '../../../bot/jobs.ts'
import { optionIds, type Policies, type Position } from '../../../bot/policy.ts'
import { type Basis, type Prospect, turnsTo } from '../../../bot/prospects.ts'
import { goalWorth, isLastTurn } from '../../../bot/story.ts'
import { sectorsAt } from '../../../rules/map.ts'
import { story } from '../../../rules/table.ts'
import type { Captain, Table } from '../../../state.ts'
import { type JobCard, tokens } from '../../../vocabulary/index.ts'
import { contrabandToBuy } from '../bustle.ts'
import { presentsAtHand, presentsLeft } from '../presents.ts'

/** How the stories of this box are played. */

const presentWorth = 3000

/** What is at hand is brought to the wedding; who has all that is left to give need not wait. */
function weddingProspects(basis: Basis): Prospect[] {
  const { t, me } = basis
  const { presents, end } = story(t)
  if (!presents) return []
  const at = nearest(basis.distances, sectorsAt(t, presents.at))
  if (at === undefined) return []
  const n = presentsAtHand(t, me).length
  const turns = turnsTo(basis, at)
  const gifts: Prospect[] = n > 0 ? [{ at, action: 'give-presents', kind: 'work', gain: n * presentWorth, turns }] : []
  const isReady = end.kind === 'invites' && me.goals >= end.presents && isAhead(t, me)
  return isReady ? [...gifts, { at, action: 'send-invites', kind: 'other', gain: goalWorth, turns }] : gifts
}

/** Rivals may bring one present more before it is over. */
function isAhead(t: Table, me: Captain): boolean {
  const others = t.state.captains.filter(({ seat }) => seat !== me.seat)
  const all = story(t).presents?.kinds.length ?? 0
  const most = Math.max(0, ...others.map(({ goals }) => goals))
  if (others.length === 0 || me.goals > most + 1 || me.goals === all) return true
  const isSure = isRichest(me, others)
  return me.goals > most ? isSure || isLate(t) : me.goals === most && isSure && isLate(t)
}

/** By now it takes longer to find another present than a captain who is ahead should wait. */
function isLate(t: Table): boolean {
  return t.state.round > 30
}

function isRichest(me: Captain, others: readonly Captain[]): boolean {
  return others.every(({ credits }) => credits < me.credits)
}

/** Jobs that load what is still to be given, and those that are a present by themselves. */
export function presentBonus(t: Table, c: Captain): (job: JobCard) => number {
  const left = presentsLeft(t, c)
  if (left.length === 0) return () => 0
  return ({ types, pickUp }) =>
    sum(left, (present) => {
      if ('completed' in present) return types.includes(present.completed) ? presentWorth : 0
      if (!('tokens' in present) || !pickUp?.load || !('fixed' in pickUp.load)) return 0
      const load = pickUp.load.fixed
      return tokens.every((token) => (load[token] ?? 0) >= (present.tokens[token] ?? 0)) ? presentWorth / 2 : 0
    })
}

/** Contraband that a goal asks for is bought where it is sold. */
function smugglingProspects(basis: Basis): Prospect[] {
  const { t, me } = basis
  const { contrabandSold: sold } = story(t)
  const missing = missingForGoal(t, me).contraband ?? 0
  if (!sold || missing === 0 || contrabandToBuy(t, me) < missing || isLastTurn(t)) return []
  const at = nearest(
    basis.distances,
    sold.at.flatMap((place) => sectorsAt(t, place)),
  )
  if (at === undefined) return []
  return [{ at, action: 'buy-contraband', kind: 'work', gain: goalWorth / 2, turns: turnsTo(basis, at) }]
}

export function storyProspects(basis: Basis): Prospect[] {
  return [...weddingProspects(basis), ...smugglingProspects(basis)]
}

/** What the next goals take, and no more. */
function buyAmount({ t, me, decision }: Position): number | undefined {
  if (!story(t).contrabandSold || decision.form !== 'amount' || decision.about?.id !== 'contraband') return undefined
  return Math.max(decision.min, Math.min(decision.max, missingForGoal(t, me).contraband ?? decision.min))
}

export const storyPolicies: Policies = {
  presents: (position) => optionIds(position),
  'buy.amount': buyAmount,
}
